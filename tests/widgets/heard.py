"""What sliders tell, as a test hears it."""

from app.widgets.labelled_slider import LabelledSlider
from app.widgets.log_slider import LogSlider


def runs(part: LogSlider | LabelledSlider) -> list[list[int]]:
    """Values by change, as someone hears them who begins a new step at each sliderReleased."""
    heard: list[list[int]] = [[]]

    def note(value: int) -> None:
        heard[-1].append(value)

    def end() -> None:
        heard.append([])

    part.value_changed.connect(note)
    (part.slider if isinstance(part, LabelledSlider) else part).sliderReleased.connect(end)
    return heard
