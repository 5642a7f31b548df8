"""Which text goes through the model: one of the examples, or one's own."""

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from app.core.splitter import ANSWER_TOKENS_SHOWN, PROMPT_TOKENS_SHOWN, Split, TokenText, joined, split_text
from app.files.examples import ExampleText
from app.theme.tokens import Theme
from app.widgets.labels import TextLabel
from app.widgets.picker import PickerEntry, SearchPicker

OWN_ID = "own"
FALLBACK_LANGUAGE = "en"
_LONGEST_INPUT = 4_000  # characters; far beyond what can be shown, and split within a frame


class TextChooser(QWidget):
    """A picker of examples in the language of the interface, and two fields for one's own prompt and answer.

    Signals
    -------
    text_changed(object)
        The TokenText, whenever another one is shown.
    """

    text_changed = Signal(object)

    def __init__(
        self, theme: Theme, examples: Mapping[str, tuple[ExampleText, ...]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._examples = examples
        self._language = FALLBACK_LANGUAGE
        self._text = self._shown[0].tokens
        self._heading = TextLabel(theme, size="headline", weight=QFont.Weight.DemiBold)
        self._heading.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.picker = SearchPicker(theme, "")
        self._editor = QWidget()
        self._prompt_label = TextLabel(theme, color="prefill_text", wrap=False)
        self._answer_label = TextLabel(theme, color="decode_text", wrap=False)
        self.prompt_field = QLineEdit()
        self.answer_field = QLineEdit()
        self.message = TextLabel(theme, size="caption", color="warning")
        self.message.hide()
        for label, field in ((self._prompt_label, self.prompt_field), (self._answer_label, self.answer_field)):
            label.setBuddy(field)
            field.setAcceptDrops(False)  # a file dropped here is for the window
            field.setMaxLength(_LONGEST_INPUT)
            field.textEdited.connect(self._read_own)
        self._top = QHBoxLayout()
        self._top.addWidget(self._heading, 2)
        self._top.addWidget(self.picker, 1)
        self._grid = QGridLayout(self._editor)
        self._grid.setContentsMargins(0, 0, 0, 0)
        for row, (label, field) in enumerate(
            ((self._prompt_label, self.prompt_field), (self._answer_label, self.answer_field))
        ):
            self._grid.addWidget(label, row, 0)
            self._grid.addWidget(field, row, 1)
        self._grid.addWidget(self.message, 2, 1)
        self._editor.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addLayout(self._top)
        self._column.addWidget(self._editor)
        self.picker.picked.connect(self._pick)
        self.set_theme(theme)
        self.retranslate()
        self.picker.set_value(self._shown[0].id)

    @property
    def text(self) -> TokenText:
        """The text shown."""
        return self._text

    @property
    def is_own(self) -> bool:
        """Whether one's own text is shown."""
        return self.picker.value == OWN_ID

    def choose(self, example_id: str) -> None:
        """Show an example by its id, or one's own text; an unknown one changes nothing."""
        if example_id == OWN_ID or any(example.id == example_id for example in self._shown):
            self.picker.set_value(example_id)
            self._pick(example_id)

    def follow(self, other: "TextChooser") -> None:
        """Show what another chooser shows."""
        self.prompt_field.setText(other.prompt_field.text())
        self.answer_field.setText(other.answer_field.text())
        self.picker.set_value(other.picker.value)
        self._show(other.text)

    def set_language(self, language: str) -> None:
        """Offer the examples of a language, English where it has none; an example changes to its counterpart."""
        language = language if language in self._examples else FALLBACK_LANGUAGE
        if language == self._language:
            return
        self._language = language
        chosen = self.picker.value
        self._offer()
        if not self.is_own:
            example = next((example for example in self._shown if example.id == chosen), self._shown[0])
            self.picker.set_value(example.id)
            self._show(example.tokens)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (self._heading, self.picker, self._prompt_label, self._answer_label, self.message):
            part.set_theme(theme)
        spacing = round(theme.sizes.spacing)
        for layout in (self._top, self._column, self._grid):
            layout.setSpacing(spacing)
        for field in (self.prompt_field, self.answer_field):
            field.setFont(theme.font("body"))
            field.setMinimumHeight(round(theme.sizes.control_height))
        self._arrange()

    def retranslate(self) -> None:
        """Write all words in the present language."""
        self._heading.setText(self.tr("How many times does the text go through the model?"))
        self.picker.set_title(self.tr("Text"))
        self._prompt_label.setText(self.tr("Prompt"))
        self._answer_label.setText(self.tr("Answer"))
        self.prompt_field.setAccessibleName(self.tr("Your prompt"))
        self.answer_field.setAccessibleName(self.tr("Your answer"))
        self._offer()
        if self.is_own:
            self._read_own()

    @property
    def _shown(self) -> tuple[ExampleText, ...]:
        return self._examples[self._language]

    def _offer(self) -> None:
        chosen = self.picker.value
        entries = [PickerEntry(id=example.id, title=example.prompt, subtitle=example.answer) for example in self._shown]
        own = PickerEntry(id=OWN_ID, title=self.tr("Your own text"), subtitle=self.tr("Type a prompt and an answer"))
        self.picker.set_entries([*entries, own])
        if chosen:
            self.picker.set_value(chosen)

    def _pick(self, entry_id: str) -> None:
        self._editor.setVisible(entry_id == OWN_ID)
        if entry_id == OWN_ID:
            if not self.prompt_field.text() and not self.answer_field.text():
                self.prompt_field.setText(joined(self._text.prompt))
                self.answer_field.setText(joined(self._text.answer))
            self._read_own()
            self.prompt_field.setFocus()
            self.prompt_field.selectAll()
            return
        self._show(next(example for example in self._shown if example.id == entry_id).tokens)

    def _read_own(self) -> None:
        prompt = split_text(self.prompt_field.text(), limit=PROMPT_TOKENS_SHOWN)
        answer = split_text(self.answer_field.text(), limit=ANSWER_TOKENS_SHOWN)
        message = self._complaint(prompt, answer)
        self.message.setText(message)
        self.message.setVisible(bool(message))
        if prompt.pieces and answer.pieces:
            self._show(TokenText(prompt=prompt.pieces, answer=answer.pieces))

    def _complaint(self, prompt: Split, answer: Split) -> str:
        """Say in a sentence what is missing or was cut; empty if all is shown."""
        if not prompt.pieces:
            return self.tr("The prompt is empty: type at least one word. Until then the last text stays.")
        if not answer.pieces:
            return self.tr("The answer is empty: type at least one word. Until then the last text stays.")
        if prompt.left_out and answer.left_out:
            return self.tr(
                "Only the first {prompt} tokens of the prompt and {answer} of the answer are shown; "
                "{prompt_cut} and {answer_cut} at their ends are cut."
            ).format(
                prompt=PROMPT_TOKENS_SHOWN,
                answer=ANSWER_TOKENS_SHOWN,
                prompt_cut=prompt.left_out,
                answer_cut=answer.left_out,
            )
        if prompt.left_out:
            return self.tr("Only the first {shown} tokens of the prompt are shown; {cut} at its end are cut.").format(
                shown=PROMPT_TOKENS_SHOWN, cut=prompt.left_out
            )
        if answer.left_out:
            return self.tr("Only the first {shown} tokens of the answer are shown; {cut} at its end are cut.").format(
                shown=ANSWER_TOKENS_SHOWN, cut=answer.left_out
            )
        return ""

    def _show(self, text: TokenText) -> None:
        if text != self._text:
            self._text = text
            self.text_changed.emit(text)

    def _arrange(self) -> None:
        """Put the picker beside the heading, or below it where both would be squeezed."""
        heading = QFontMetricsF(self._heading.font()).horizontalAdvance(self._heading.text())
        needed = heading / 2 + self.picker.sizeHint().width()
        is_narrow = self.width() < needed
        self._top.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find places anew."""
        super().resizeEvent(event)
        self._arrange()
