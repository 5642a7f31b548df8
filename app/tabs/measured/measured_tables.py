"""The measured tab's data as tables."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.measured_points import MeasuredPoint
from app.state.measurements import Measured
from app.tabs.measured.measured_words import figures, left_out_sentence, model_name, phase_name
from app.tabs.tab_view import Table

translate = QCoreApplication.translate


def measured_tables(locale: QLocale, measured: Measured) -> tuple[Table, ...]:
    """Return every row with its prediction, the fitted figures, and what was left out."""
    rows = Table(
        title=translate("Measured", "Measured and predicted"),
        columns=(
            translate("Measured", "Model"),
            translate("Measured", "Phase"),
            translate("Measured", "Tokens"),
            translate("Measured", "Cached before"),
            translate("Measured", "Measured (tokens/s)"),
            translate("Measured", "Predicted (tokens/s)"),
            translate("Measured", "Family alone (tokens/s)"),
            translate("Measured", "Roof (tokens/s)"),
        ),
        rows=tuple(_row(point) for point in measured.points),
    )
    fitted = Table(
        title=translate("Measured", "Fitted figures"),
        columns=(
            translate("Measured", "Figure"),
            translate("Measured", "Value"),
            translate("Measured", "Rests on"),
        ),
        rows=tuple((figure.name, figure.value, figure.note) for figure in figures(locale, measured)),
    )
    missed = () if measured.files is None else measured.files.left_out
    left_out = Table(
        title=translate("Measured", "Rows not used"),
        columns=(translate("Measured", "Rows"),),
        rows=tuple((left_out_sentence(entry),) for entry in missed),
    )
    return rows, fitted, left_out


def _row(point: MeasuredPoint) -> tuple[object, ...]:
    observation = point.observation
    return (
        model_name(observation),
        phase_name(observation.phase),
        observation.tokens,
        observation.depth_tokens,
        observation.tokens_per_s,
        point.fitted_tokens_per_s,
        point.prior_tokens_per_s,
        point.roof_tokens_per_s,
    )
