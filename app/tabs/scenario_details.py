"""The rarer choices of the scenario panel: how much the times take into account, and how the cache is kept."""

from PySide6.QtCore import QEvent, QLocale
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.evaluate import Results
from app.core.memory import keeps_cache
from app.core.scenario import CHUNK_TOKENS_RANGE, PROMPT_TOKENS_RANGE, Detail, Runtime
from app.core.units import MB
from app.state.view_options import Options
from app.tabs.catalogue_names import shown_name
from app.tabs.scenario_texts import cache_format_numbers, group_title
from app.tabs.tab_view import TabContext
from app.theme.tokens import Role, Theme
from app.widgets.labelled_slider import LabelledSlider
from app.widgets.labels import TextLabel
from app.widgets.painting import Themed
from app.widgets.picker import PickerEntry, SearchPicker
from app.widgets.segmented import Segmented
from app.widgets.switch import Switch

LONGEST_PREFIX = PROMPT_TOKENS_RANGE[1] - 1
MOST_RESERVED_MB = 65_536
START_CHUNK_TOKENS = 512  # llama.cpp's n_ubatch


class ScenarioDetails(QWidget):
    """Detail, runtime, values, KV cache, reused prefix, flash attention, prefill chunks and kept-free memory."""

    def __init__(self, context: TabContext, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._state, self._catalogue, self._options = context.state, context.catalogue, context.options
        self._labels = [TextLabel(theme, color="text_muted") for _ in range(3)]
        self.detail = Segmented(theme, [(detail, "") for detail in Detail])
        self.runtime = Segmented(theme, [(runtime, str(runtime)) for runtime in Runtime])
        self.values = SearchPicker(theme, "")
        self.kv_cache = Switch(theme)
        self.one_cache = Switch(theme)
        self.prefix = LabelledSlider(theme, "", 0, LONGEST_PREFIX, role=Role.CACHE, ticks=(0, 100, 10_000, 1_000_000))
        self.flash_attention = Switch(theme)
        self.chunked = Switch(theme)
        self.chunk = LabelledSlider(
            theme, "", *CHUNK_TOKENS_RANGE, role=Role.PREFILL, ticks=(16, 512, 10_000, 1_000_000)
        )
        self.reserve = LabelledSlider(theme, "", 0, MOST_RESERVED_MB, role=Role.NEUTRAL, ticks=(0, 100, 10_000))
        self._sliders = (self.prefix, self.chunk, self.reserve)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (
            self._labels[0],
            self.detail,
            self._labels[1],
            self.runtime,
            self._labels[2],
            self.values,
            self.kv_cache,
            self.one_cache,
            self.prefix,
            self.flash_attention,
            self.chunked,
            self.chunk,
            self.reserve,
        ):
            self._column.addWidget(part)
        self._parts: tuple[Themed, ...] = (
            *self._labels,
            self.detail,
            self.runtime,
            self.values,
            self.kv_cache,
            self.one_cache,
            self.flash_attention,
            self.chunked,
        )
        self._connect()
        self.set_theme(theme)
        self._retranslate()

    def _connect(self) -> None:
        state = self._state
        self.detail.chosen.connect(state.set_detail)
        self.runtime.chosen.connect(state.set_runtime)
        self.values.picked.connect(self._pick_values)
        self.kv_cache.clicked.connect(state.set_use_kv_cache)
        self.one_cache.clicked.connect(state.set_unified_cache)
        self.prefix.value_changed.connect(state.set_cached_prefix_tokens)
        self.flash_attention.clicked.connect(state.set_flash_attention)
        self.chunked.clicked.connect(self._set_chunked)
        self.chunk.value_changed.connect(state.set_prefill_chunk_tokens)
        self.reserve.value_changed.connect(self._set_reserve)
        for part in self._sliders:
            part.slider.sliderReleased.connect(state.end_gesture)
        state.results_changed.connect(self._show)
        self._options.options_changed.connect(self._on_options_changed)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        parts: tuple[Themed, ...] = (*self._parts, *self._sliders)
        for part in parts:
            part.set_theme(theme)
        self._column.setSpacing(round(theme.sizes.spacing * 0.75))

    def _retranslate(self) -> None:
        """Write all texts in the present language, and the numbers as it writes them."""
        titles = (self.tr("The times show"), self.tr("Cache sized as in"), self.tr("Values of the cache stored as"))
        for label, title in zip(self._labels, titles, strict=True):
            label.setText(title)
        self.detail.set_texts((self.tr("Simple"), self.tr("Full")))
        self.detail.setAccessibleName(titles[0])
        self.detail.setToolTip(
            self.tr("Simple: weights and arithmetic, the speed of light. Full: cache, attention and efficiencies too.")
        )
        self.runtime.set_texts((self.tr("Ideal"), "llama.cpp"))
        self.runtime.setAccessibleName(titles[1])
        self.values.set_title(titles[2])
        self.kv_cache.setText(self.tr("Keep a KV cache"))
        self.one_cache.setText(self.tr("One cache for all chats"))
        self.one_cache.setToolTip(
            self.tr("How llama.cpp divides its cells among the chats; it chooses llama.cpp's rule.")
        )
        self.flash_attention.setText(self.tr("Flash attention (full)"))
        self.flash_attention.setToolTip(
            self.tr("Attention in one step that keeps its scores on the chip; without it long contexts are slower.")
        )
        self.chunked.setText(self.tr("Cut the prefill (full)"))
        self.chunked.setToolTip(
            self.tr("Real machines read 512 tokens in a pass, as llama.cpp does; this sets another number.")
        )
        for slider, title in (
            (self.prefix, self.tr("Cached already")),
            (self.chunk, self.tr("Piece")),
            (self.reserve, self._reserve_title()),
        ):
            slider.set_title(title)
            slider.setLocale(QLocale())
        self._list_values()
        self._show(self._state.results)

    def _list_values(self) -> None:
        catalogue, scenario = self._catalogue, self._state.scenario
        self.values.set_entries(
            [
                PickerEntry(id_, shown_name(item.name), "", group_title(catalogue.cache_format_groups[id_]), id_)
                for id_, item in catalogue.cache_formats.items()
            ]
        )
        self.values.set_value(scenario.value_format.id)

    def _show(self, _results: Results) -> None:
        if self.isHidden():
            return  # closed: it shows itself when it is opened
        scenario = self._state.scenario
        self.detail.set_value(scenario.detail)
        self.runtime.set_value(scenario.runtime)
        self.values.set_value(scenario.value_format.id)
        numbers = cache_format_numbers(QLocale(), scenario, scenario.key_format, scenario.value_format)
        self.values.set_face(shown_name(scenario.value_format.name), numbers)
        self.kv_cache.setChecked(scenario.use_kv_cache)
        self.one_cache.setChecked(scenario.unified_cache)
        self.one_cache.setEnabled(keeps_cache(scenario))
        self.prefix.set_value(scenario.cached_prefix_tokens)
        self.prefix.setEnabled(scenario.use_kv_cache)
        chunk = scenario.prefill_chunk_tokens
        self.flash_attention.setChecked(scenario.flash_attention)
        self.flash_attention.setEnabled(scenario.detail is Detail.FULL)
        self.chunked.setChecked(chunk is not None)
        self.chunked.setEnabled(scenario.detail is Detail.FULL)
        self.chunk.setVisible(chunk is not None)
        self.chunk.setEnabled(scenario.detail is Detail.FULL)
        if chunk is not None:
            self.chunk.set_value(chunk)
        self.reserve.set_title(self._reserve_title())
        self.reserve.set_value(round(scenario.reserved_bytes / self._reserve_unit))

    def _pick_values(self, id_: str) -> None:
        self._state.set_cache_formats(self._state.scenario.key_format, self._catalogue.cache_format(id_))

    def _set_chunked(self, chunked: bool) -> None:
        self._state.set_prefill_chunk_tokens(START_CHUNK_TOKENS if chunked else None)

    def _set_reserve(self, amount: int) -> None:
        self._state.set_reserve_bytes(amount * self._reserve_unit)

    @property
    def _reserve_unit(self) -> int:
        return self._options.options.byte_unit.thousand**2

    def _reserve_title(self) -> str:
        return self.tr("Kept free ({unit})").format(unit="MB" if self._reserve_unit == MB else "MiB")

    def _on_options_changed(self, _options: Options) -> None:
        self._show(self._state.results)

    # Qt's own methods

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with what changed while closed."""
        super().showEvent(event)
        self._show(self._state.results)

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
