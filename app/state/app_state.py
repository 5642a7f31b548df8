"""The one shared object: the scenario on screen, its results, and the way back."""

from PySide6.QtCore import QObject, Signal

from app.core.architecture import Architecture
from app.core.device import Device
from app.core.evaluate import Results, evaluate
from app.core.formats import CacheFormat, WeightFormat
from app.core.scenario import (
    ALLOCATED_CONTEXT_TOKENS_RANGE,
    ANSWER_TOKENS_RANGE,
    BATCH_RANGE,
    CHUNK_TOKENS_RANGE,
    PASS_TOKENS_RANGE,
    PROMPT_TOKENS_RANGE,
    RESERVE_BYTES_RANGE,
    Detail,
    Runtime,
    Scenario,
)

UNDO_STEPS = 200


def _clamp(value: int, allowed: tuple[int, int]) -> int:
    low, high = allowed
    return max(low, min(high, int(value)))


class AppState(QObject):
    """The shared scenario with named setters, one commit, two signals, undo and redo.

    Parameters
    ----------
    scenario : Scenario
        What is shown at the start, and what Reset returns to.
    parent : QObject or None
    """

    scenario_changed = Signal(object)
    results_changed = Signal(object)
    history_changed = Signal()

    def __init__(self, scenario: Scenario, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._initial = scenario
        self._scenario = scenario
        self._results = evaluate(scenario)
        self._undo: list[Scenario] = []
        self._redo: list[Scenario] = []
        self._last_gesture: str | None = None

    @property
    def scenario(self) -> Scenario:
        """The scenario on screen."""
        return self._scenario

    @property
    def results(self) -> Results:
        """Everything that follows from it."""
        return self._results

    @property
    def initial_scenario(self) -> Scenario:
        """What Reset returns to."""
        return self._initial

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._undo)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return bool(self._redo)

    def set_architecture(self, architecture: Architecture, weights: WeightFormat | None = None) -> None:
        """Choose the model; with it the weight format where the present one does not exist for it."""
        changes: dict[str, object] = {"architecture": architecture}
        if weights is not None:
            changes["weights"] = weights
        self._commit(self._scenario.evolve(**changes))

    def set_weights(self, weights: WeightFormat) -> None:
        """Choose how the weights are stored."""
        self._commit(self._scenario.evolve(weights=weights))

    def set_device(self, device: Device) -> None:
        """Choose the machine; a reserve that was set by hand for another one is dropped."""
        self._commit(self._scenario.evolve(device=device, reserve_bytes=None))

    def set_cache_formats(self, key_format: CacheFormat, value_format: CacheFormat) -> None:
        """Choose how cached keys and values are stored."""
        self._commit(self._scenario.evolve(key_format=key_format, value_format=value_format))

    def set_prompt_tokens(self, tokens: int) -> None:
        """Set the prompt's length, clamped to its range; a longer reused prefix is cut with it."""
        prompt = _clamp(tokens, PROMPT_TOKENS_RANGE)
        # Cut from what it was before the drag: a hand that goes too far and comes back takes nothing away.
        before = self._undo[-1] if self._last_gesture == "prompt" and self._undo else self._scenario
        prefix = min(before.cached_prefix_tokens, prompt - 1)
        self._commit(self._scenario.evolve(prompt_tokens=prompt, cached_prefix_tokens=prefix), gesture="prompt")

    def set_answer_tokens(self, tokens: int) -> None:
        """Set the answer's length, clamped to its range."""
        self._commit(self._scenario.evolve(answer_tokens=_clamp(tokens, ANSWER_TOKENS_RANGE)), gesture="answer")

    def set_context_tokens(self, tokens: int) -> None:
        """Set the conversation's length by moving the prompt; the answer stays."""
        self.set_prompt_tokens(int(tokens) - self._scenario.answer_tokens)

    def set_batch(self, chats: int) -> None:
        """Set the number of chats at once, clamped to its range."""
        self._commit(self._scenario.evolve(batch=_clamp(chats, BATCH_RANGE)), gesture="batch")

    def set_pass_tokens(self, tokens: int) -> None:
        """Set the tokens in the pass that the roofline looks at, clamped to its range."""
        self._commit(self._scenario.evolve(pass_tokens=_clamp(tokens, PASS_TOKENS_RANGE)), gesture="pass")

    def set_cached_prefix_tokens(self, tokens: int) -> None:
        """Set how much of the prompt is already cached, clamped below the prompt's length."""
        prefix = _clamp(tokens, (0, self._scenario.prompt_tokens - 1))
        self._commit(self._scenario.evolve(cached_prefix_tokens=prefix), gesture="prefix")

    def set_prefill_chunk_tokens(self, tokens: int | None) -> None:
        """Cut the prefill into chunks of so many tokens, or not at all."""
        chunk = None if tokens is None else _clamp(tokens, CHUNK_TOKENS_RANGE)
        is_switched = None in (chunk, self._scenario.prefill_chunk_tokens)  # a press, which no drag goes on from
        self._commit(self._scenario.evolve(prefill_chunk_tokens=chunk), gesture=None if is_switched else "chunk")

    def set_use_kv_cache(self, use: bool) -> None:
        """Keep keys and values between passes, or compute everything again."""
        self._commit(self._scenario.evolve(use_kv_cache=use))

    def set_detail(self, detail: Detail) -> None:
        """Choose the speed of light or what to expect."""
        self._commit(self._scenario.evolve(detail=detail))

    def set_runtime(self, runtime: Runtime) -> None:
        """Choose whose rule for the number of cells applies."""
        self._commit(self._scenario.evolve(runtime=runtime))

    def set_allocated_context_tokens(self, tokens: int | None) -> None:
        """Allocate a cache of this length per chat up front, clamped to its range, or only what is needed."""
        allocated = None if tokens is None else _clamp(tokens, ALLOCATED_CONTEXT_TOKENS_RANGE)
        self._commit(self._scenario.evolve(allocated_context_tokens=allocated))

    def set_unified_cache(self, unified: bool) -> None:
        """Let all slots share one cache, or give each its own; only llama.cpp's rule for cells knows a difference."""
        self._commit(self._scenario.evolve(unified_cache=unified, runtime=Runtime.LLAMA_CPP))

    def set_flash_attention(self, use: bool) -> None:
        """Run attention as one fused kernel, or in separate steps."""
        self._commit(self._scenario.evolve(flash_attention=use))

    def set_reserve_bytes(self, reserve_bytes: int | None) -> None:
        """Set the memory kept free for the desktop, clamped to its range; None for the machine's own."""
        reserve = None if reserve_bytes is None else _clamp(reserve_bytes, RESERVE_BYTES_RANGE)
        self._commit(self._scenario.evolve(reserve_bytes=reserve), gesture="reserve")

    def apply(self, scenario: Scenario) -> None:
        """Show another scenario (a preset, a lesson step, a loaded file) in one commit."""
        self._commit(scenario)

    def reset(self) -> None:
        """Return to the first scenario; undo brings the present one back."""
        self._commit(self._initial)

    @property
    def is_dragged(self) -> bool:
        """Whether the last change is one of a gesture that has not ended: more of the kind may follow at once."""
        return self._last_gesture is not None

    def end_gesture(self) -> None:
        """Close a run of changes of one slider, so that the next one is an undo step of its own.

        A run that led back to where it began leaves no step: taking it back would change nothing.
        """
        if self._last_gesture is None:
            return
        self._last_gesture = None
        if self._undo and self._undo[-1] == self._scenario:
            self._undo.pop()
            self.history_changed.emit()

    def undo(self) -> None:
        """Take the last change back."""
        if self._undo:
            self._redo.append(self._scenario)
            self._show(self._undo.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self._redo:
            self._undo.append(self._scenario)
            self._show(self._redo.pop())

    def _commit(self, scenario: Scenario, *, gesture: str | None = None) -> None:
        if scenario == self._scenario:
            return
        # A drag is hundreds of changes of one number: one undo step takes them all back.
        if gesture is None or gesture != self._last_gesture or not self._undo:
            self._undo.append(self._scenario)
            del self._undo[:-UNDO_STEPS]
        self._redo.clear()
        self._show(scenario, gesture=gesture)

    def _show(self, scenario: Scenario, *, gesture: str | None = None) -> None:
        results = evaluate(scenario)
        self._last_gesture = gesture
        self._scenario = scenario
        self._results = results
        self.scenario_changed.emit(scenario)
        self.results_changed.emit(results)
        self.history_changed.emit()
