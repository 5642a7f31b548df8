"""The passes in words: counters, titles, the verdict and the table."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.core.animation import PassScene
from app.core.evaluate import Results
from app.core.request import token_computations
from app.core.splitter import TokenText
from app.tabs.tab_view import Table, Tone, Verdict
from app.widgets.quantity import count


class PassWords(QObject):
    """Sentences about a scene, in the language and numbers of the widget they are for."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view)
        self._view = view

    def passes(self, text: TokenText, scene: PassScene) -> str:
        """Return the counter of passes."""
        return self.tr("{done} of {all}").format(
            done=self._count(scene.finished_passes), all=self._count(len(text.answer))
        )

    def kept(self, scene: PassScene) -> str:
        """Return what the cache holds."""
        if scene.cached_tokens == 1:
            return self.tr("1 token kept")
        return self.tr("%n tokens kept", "", scene.cached_tokens)

    def grid_titles(self, text: TokenText, scene: PassScene) -> tuple[str, str]:
        """Return the titles of the grids: token computations with and without the cache."""
        with_cache, without_cache = token_computations(prompt_tokens=len(text.prompt), answer_tokens=len(text.answer))
        return (
            self.tr("With the cache: {done} of {all} token computations").format(
                done=self._count(scene.computations_with_cache), all=self._count(with_cache)
            ),
            self.tr("Without it: {done} of {all} token computations").format(
                done=self._count(scene.computations_without_cache), all=self._count(without_cache)
            ),
        )

    def scenario(self, results: Results, batch: int) -> str:
        """Return the same counts for the scenario of the sliders; several chats share the passes, not the tokens."""
        text = self.tr(
            "With your scenario: {prefill} + {decode} passes, {cached} token computations with the cache, "
            "{uncached} without."
        )
        if batch > 1:
            text = self.tr(
                "With your scenario: {prefill} + {decode} passes, {cached} token computations per chat with the "
                "cache, {uncached} without."
            )
        return text.format(
            prefill=self._count(results.prefill_passes),
            decode=self._count(results.decode_passes),
            cached=self._count(results.computations_with_cache),
            uncached=self._count(results.computations_without_cache),
        )

    def verdict(self, text: TokenText, scene: PassScene) -> Verdict:
        """Return the passes so far in a sentence."""
        done = scene.finished_passes
        prompt = len(text.prompt)
        if done == 0:
            if prompt == 1:
                return Verdict(text=self.tr("The first pass reads the whole prompt: 1 token."), tone=Tone.PREFILL)
            sentence = self.tr("The first pass reads the whole prompt: %n tokens at once.", "", prompt)
            return Verdict(text=sentence, tone=Tone.PREFILL)
        if done == 1:
            sentence = (
                self.tr("1 pass in all: it read the whole prompt and wrote the only answer token.")
                if scene.is_finished
                else self.tr("1 pass so far: it read the whole prompt and wrote the first answer token.")
            )
            return Verdict(text=sentence, tone=Tone.PREFILL)
        if done == 2:
            wrote = self.tr("1 wrote one token")
        else:
            wrote = self.tr("%n wrote one token each", "the number counts passes", done - 1)
        passes = self.tr("%n passes in all", "", done) if scene.is_finished else self.tr("%n passes so far", "", done)
        sentence = self.tr("{passes}: 1 read the whole prompt, {wrote}.").format(passes=passes, wrote=wrote)
        return Verdict(text=sentence, tone=Tone.DECODE)

    def table(self, text: TokenText) -> Table:
        """Return one row for each pass of the text."""
        prompt = len(text.prompt)
        rows = tuple(
            (
                index + 1,
                self.tr("prefill") if index == 0 else self.tr("decode"),
                prompt if index == 0 else 1,
                prompt + index,
                token,
            )
            for index, token in enumerate(text.answer)
        )
        return Table(
            title=self.tr("Passes through the model"),
            columns=(
                self.tr("Pass"),
                self.tr("Phase"),
                self.tr("Tokens in, with the cache"),
                self.tr("Tokens in, without it"),
                self.tr("Token out"),
            ),
            rows=rows,
        )

    def _count(self, number: int) -> str:
        return count(self._view.locale(), number)
