"""The bar of a lesson: caption, question with its choices, and the arrows that go through the steps."""

from PySide6.QtCore import QEvent, QLocale, QRectF, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from app.files.lesson import Text
from app.state.lesson_runner import LessonMoment, LessonRunner
from app.state.view_options import Options, ViewOptions
from app.tabs.lessons.choice_button import ChoiceButton
from app.tabs.lessons.number_texts import lesson_text
from app.theme.tokens import Theme
from app.widgets.flow_layout import FlowLayout
from app.widgets.icon_button import IconButton
from app.widgets.labels import ElidedLabel, TextLabel
from app.widgets.painting import draw_band
from app.widgets.pill_button import PillButton
from app.widgets.quantity import count

MOST_CHOICES = 4
MOST_OF_WINDOW = 0.4  # of its height: more words than that are written smaller, so that the tab keeps its room
_SIZES = (
    ("title", 1.0),
    ("strong", 1.0),
    ("body", 1.0),
    ("caption", 1.0),
    ("caption", 0.8),
    ("caption", 0.65),
    ("caption", 0.5),
)
"""Size role and a factor to it; below 1 only with very large text in a small window."""


class LessonBar(QWidget):
    """Visible only while a lesson is given.

    Signals
    -------
    notes_asked()
        The presenter wants to see the notes, or no longer.
    """

    notes_asked = Signal()

    def __init__(self, runner: LessonRunner, options: ViewOptions, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._runner, self._options = runner, options
        self._theme = theme
        self._is_settling = False
        self.place = TextLabel(theme, size="caption", weight=QFont.Weight.DemiBold, color="accent_text", wrap=False)
        self.hint = ElidedLabel(theme, size="caption", color="text_muted")
        self.caption = TextLabel(theme, size="title")
        self.question = TextLabel(theme, size="title", weight=QFont.Weight.Bold)
        self.choices = tuple(ChoiceButton(theme) for _ in range(MOST_CHOICES))
        self.again = IconButton(theme, "", "reset", show_text=False)
        self.back = IconButton(theme, "", "step-back", show_text=False)
        self.next = PillButton(theme, "", "step-forward")
        self.notes = IconButton(theme, "", "lesson", show_text=False)
        self.leave = IconButton(theme, "", "close", show_text=False)
        self._build()
        self.again.clicked.connect(runner.return_to_step)
        self.back.clicked.connect(runner.back)
        self.next.clicked.connect(runner.next)
        self.notes.clicked.connect(self.notes_asked)
        self.leave.clicked.connect(runner.leave)
        for button in self.choices:
            button.clicked.connect(self._on_choice_clicked)
        runner.changed.connect(self._show)
        options.options_changed.connect(self._on_options_changed)
        self.set_theme(theme)
        self._retranslate()
        self._show(runner.moment)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        self._theme = theme
        for label in (self.place, self.hint, self.caption, self.question):
            label.set_theme(theme)
        for button in (self.again, self.back, self.next, self.notes, self.leave, *self.choices):
            button.set_theme(theme)
        pad, gap = round(theme.sizes.padding), round(theme.sizes.spacing)
        self._column.setContentsMargins(round(1.5 * pad), gap, pad, gap)
        self._column.setSpacing(round(gap * 0.75))
        self._top.setSpacing(pad)
        self._words.setSpacing(round(gap * 0.25))
        self._head.setSpacing(pad)
        self._arrows.setSpacing(round(gap * 0.5))
        self._flow.setSpacing(gap)
        self._settle()
        self.update()

    def _build(self) -> None:
        self._column = QVBoxLayout(self)
        self._top = QHBoxLayout()
        self._words = QVBoxLayout()
        self._head = QHBoxLayout()
        self._arrows = QHBoxLayout()
        self._answers = QWidget()
        self._flow = FlowLayout(self._answers)
        self._head.addWidget(self.place)
        self._head.addWidget(self.hint, 1)
        for button in (self.again, self.back, self.next, self.notes, self.leave):
            self._arrows.addWidget(button)
        for choice in self.choices:
            self._flow.addWidget(choice)
        for label in (self.caption, self.question):
            policy = label.sizePolicy()
            policy.setHorizontalPolicy(QSizePolicy.Policy.Expanding)
            label.setSizePolicy(policy)
        self._words.addLayout(self._head)
        self._words.addWidget(self.caption)
        self._words.addWidget(self.question)
        self._top.addLayout(self._words, 1)
        self._top.addLayout(self._arrows)
        self._column.addLayout(self._top)
        self._column.addWidget(self._answers)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Lesson"))
        for button, icon, text in (
            (self.again, "reset", self.tr("Show this step again (Backspace)")),
            (self.back, "step-back", self.tr("The step before (Page Up)")),
            (self.notes, "lesson", self.tr("Presenter's notes (Ctrl+N)")),
            (self.leave, "close", self.tr("Leave the lesson (Esc)")),
        ):
            button.set_face(text, icon)

    def _show(self, moment: LessonMoment | None) -> None:
        self.setVisible(moment is not None)
        if moment is None:
            return
        locale, question = QLocale(), moment.step.question
        self.place.setText(
            self.tr("{lesson} · step {step} of {steps}").format(
                lesson=self._written(moment, moment.lesson.title),
                step=count(locale, moment.index + 1),
                steps=count(locale, len(moment.lesson.steps)),
            )
        )
        revealed = question is not None and moment.is_revealed and question.reveal is not None
        words = question.reveal if question is not None and question.reveal and revealed else moment.step.caption
        self.caption.setText(self._written(moment, words))
        self.question.setVisible(question is not None)
        self._answers.setVisible(question is not None)
        if question is not None:
            self.question.setText(self._written(moment, question.text))
        self.setAccessibleDescription(" ".join((self.caption.text(), self.question.text() if question else "")).strip())
        self._show_choices(moment)
        self._show_buttons(moment)
        self._settle()

    def _settle(self) -> None:
        """Take the new height at once: with wrapped text Qt's layouts would be a frame behind, and cut it for that."""
        parent = self.parentWidget()
        if parent is None or self._is_settling or not self.isVisible():
            return
        self._is_settling = True
        for size, factor in _SIZES:
            theme = self._theme.scaled(self._theme.text_scale * factor)
            for label in (self.caption, self.question):
                label.set_size(size)
                label.set_theme(theme)
            for button in self.choices:
                button.set_theme(theme)
            self.place.setVisible(factor == 1.0)
            self.hint.setVisible(factor == 1.0)
            if self._has_room(parent):
                break
        layout = parent.layout()
        if layout is not None:
            layout.activate()
        self._is_settling = False

    def _has_room(self, parent: QWidget) -> bool:
        """Return whether the bar takes no more than its share, and everything in the window has its least height."""
        self._answers.updateGeometry()
        self._column.activate()
        self.updateGeometry()
        layout = parent.layout()
        least = 0 if layout is None else layout.minimumHeightForWidth(parent.width())
        own = self._column.heightForWidth(parent.width())
        return own <= MOST_OF_WINDOW * parent.height() and least <= parent.height()

    def _show_choices(self, moment: LessonMoment) -> None:
        question = moment.step.question
        texts = () if question is None else question.choices
        for index, button in enumerate(self.choices):
            button.setVisible(index < len(texts))
            if index < len(texts):
                hands = moment.hands[index]
                button.show_choice(
                    key=str(index + 1),
                    words=self._written(moment, texts[index]),
                    hands=count(QLocale(), hands) if hands else "",
                    share=moment.shares[index],
                    is_right=moment.is_revealed and question is not None and question.answer == index,
                )

    def _show_buttons(self, moment: LessonMoment) -> None:
        hides_answer = not moment.is_revealed
        self.back.setEnabled(not moment.is_first)
        self.next.setEnabled(hides_answer or not moment.is_last)
        if hides_answer:
            self.next.set_face(self.tr("Reveal"), "check")
            self.next.setToolTip(self.tr("Page Down or Enter"))
            self.hint.setText(self.tr("Number keys count a hand, with Shift they take it back; Enter reveals"))
        elif moment.is_last:
            self.next.set_face(self.tr("The end"), "check")
            self.hint.setText(
                self.tr("Esc ends the presentation, and then the lesson; everything is as it was")
                if self._options.options.presenting
                else self.tr("Esc leaves the lesson; everything is as it was")
            )
        else:
            self.next.set_face(self.tr("Next"), "step-forward")
            self.next.setToolTip(self.tr("Page Down"))
            self.hint.setText(self.tr("Page Down goes on; after moving a slider Backspace shows this step again"))
        self.next.updateGeometry()

    def _written(self, moment: LessonMoment, text: Text) -> str:
        return lesson_text(
            text,
            lesson=moment.lesson,
            scenario=moment.scenario,
            locale=QLocale(),
            unit=self._options.options.byte_unit,
        )

    def _on_choice_clicked(self) -> None:
        sender = self.sender()
        self._runner.count_hand(next(index for index, button in enumerate(self.choices) if button is sender))

    def _on_options_changed(self, _options: Options) -> None:
        self._show(self._runner.moment)

    # Qt's own methods

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the words to another width."""
        super().resizeEvent(event)
        is_cut = self.height() < self._column.heightForWidth(self.width())  # a neighbour has become higher
        if event.size().width() != event.oldSize().width() or is_cut:
            self._settle()

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self._show(self._runner.moment)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ground and the line below."""
        painter = QPainter(self)
        box = QRectF(self.rect())
        draw_band(painter, box, self._theme)
        band = QRectF(0, 0, self._theme.sizes.spacing * 0.75, box.height())
        if self.isRightToLeft():
            band.moveRight(box.right())
        painter.fillRect(band, self._theme.color("accent"))
