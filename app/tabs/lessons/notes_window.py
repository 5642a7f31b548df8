"""The presenter's notes: what to say at this step, what comes next, and the hands so far, away from the audience."""

from dataclasses import replace

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.files.lesson import Text
from app.files.lesson_scenario import evolved
from app.state.lecture_time import LectureTime
from app.state.lesson_runner import LessonMoment, LessonRunner
from app.state.view_options import Options, ViewOptions
from app.tabs.lessons.number_texts import lesson_text
from app.tabs.lessons.time_row import TimeRow
from app.theme.tokens import Theme
from app.widgets.hidden_window import release_when_hidden
from app.widgets.labels import TextLabel
from app.widgets.quantity import count
from app.widgets.scroll_page import ScrollPage


class NotesWindow(QWidget):
    """A window of its own, so that it can stay on the laptop while the audience sees the other screen.

    Signals
    -------
    leave_asked()
        Esc was pressed here.
    """

    leave_asked = Signal()

    def __init__(
        self, runner: LessonRunner, time: LectureTime, options: ViewOptions, theme: Theme, parent: QWidget
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        release_when_hidden(self)
        self._runner, self._options = runner, options
        self._comes_back = False
        self.time = TimeRow(time, theme)
        self.black = TextLabel(theme, weight=QFont.Weight.DemiBold, color="accent_text")
        self.black.hide()
        self.place = TextLabel(theme, weight=QFont.Weight.DemiBold, color="accent_text")
        self.caption = TextLabel(theme, color="text_muted")
        self.notes = TextLabel(theme, size="headline")
        self.hands = TextLabel(theme, size="title", weight=QFont.Weight.DemiBold)
        self.following = TextLabel(theme, color="text_muted")
        self.keys = TextLabel(theme, size="caption", color="text_muted")
        self._labels = (self.black, self.place, self.caption, self.notes, self.hands, self.following, self.keys)
        page = QWidget()
        self._column = QVBoxLayout(page)
        for label in self._labels[1:]:
            self._column.addWidget(label)
        self._column.insertStretch(4, 1)
        self._area = ScrollPage(theme, page)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._head = QVBoxLayout()  # does not scroll away
        self._head.addWidget(self.time)
        self._head.addWidget(self.black)
        outer.addLayout(self._head)
        outer.addWidget(self._area)
        self._escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._escape.activated.connect(self.leave_asked)
        runner.changed.connect(self._show)
        options.options_changed.connect(self._on_options_changed)
        self.set_theme(theme)
        self._retranslate()
        self._show(runner.moment)
        self.setFocus()  # else the button has it, and Enter presses that instead of revealing
        self.resize(round(theme.sizes.body * 40), round(theme.sizes.body * 34))

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        for part in (self.time, *self._labels, self._area):
            part.set_theme(theme)
        pad = round(theme.sizes.padding * 1.5)
        self._head.setContentsMargins(pad, pad // 2, pad, 0)
        self._column.setContentsMargins(pad, pad, pad, pad)
        self._column.setSpacing(round(theme.sizes.padding))

    def set_black(self, black: object) -> None:
        """Say whether the audience sees a black screen."""
        self.black.setVisible(bool(black))

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Presenter's notes"))
        self.black.setText(self.tr("The screen is black: any key brings the picture back"))
        self.keys.setText(
            self.tr(
                "Page Down: next or reveal · Page Up: back · Backspace: this step again · 1 to 4: count a hand, "
                "with Shift take it back · B: black screen · L: spotlight · K: show keys · Esc: leave"
            )
        )

    def _show(self, moment: LessonMoment | None) -> None:
        if moment is None:
            self._comes_back = self.isVisible()
            self.hide()
            return
        locale, step = QLocale(), moment.step
        self.place.setText(
            self.tr("{lesson} · step {step} of {steps}").format(
                lesson=self._written(moment, moment.lesson.title),
                step=count(locale, moment.index + 1),
                steps=count(locale, len(moment.lesson.steps)),
            )
        )
        self.caption.setText(self._written(moment, step.caption))
        self.notes.setText(self._written(moment, step.notes) or self.tr("No notes for this step."))
        self.hands.setVisible(step.question is not None)
        if step.question is not None:
            self.hands.setText(self._hands_text(moment))
        self.following.setText("" if moment.is_last else self._following_text(moment))
        if self._comes_back:  # another lesson has begun, perhaps straight from the one before
            self._comes_back = False
            self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
            self.show()

    def _following_text(self, moment: LessonMoment) -> str:
        step = moment.lesson.steps[moment.index + 1]
        scenario = evolved(moment.scenario, step.changes) if moment.lesson.keeps_machine else step.scenario
        caption = self._written(replace(moment, index=moment.index + 1, scenario=scenario), step.caption)
        return self.tr("Next: {caption}").format(caption=caption)

    def _hands_text(self, moment: LessonMoment) -> str:
        question = moment.step.question
        assert question is not None
        lines = []
        for index, (choice, hands) in enumerate(zip(question.choices, moment.hands, strict=True)):
            line = self.tr("{number}: {choice} – hands: {hands}").format(
                number=count(QLocale(), index + 1),
                choice=self._written(moment, choice),
                hands=count(QLocale(), hands),
            )
            lines.append(self.tr("{line} (right)").format(line=line) if index == question.answer else line)
        return "\n".join(lines)

    def _written(self, moment: LessonMoment, text: Text) -> str:
        return lesson_text(
            text,
            lesson=moment.lesson,
            scenario=moment.scenario,
            locale=QLocale(),
            unit=self._options.options.byte_unit,
        )

    def _on_options_changed(self, _options: Options) -> None:
        if self._runner.moment is not None:
            self._show(self._runner.moment)

    # Qt's own methods

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language at run time."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            if self._runner.moment is not None:
                self._show(self._runner.moment)
