"""What the cards below the bar say about a scenario."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.advice import Speedup, SpeedupEffect
from app.core.context_limit import is_beyond_model
from app.core.curves import BatchCurve
from app.core.evaluate import Results
from app.core.passes import Bound, Phase
from app.core.prediction import Bands, predicted_bands
from app.core.scenario import Detail, Scenario
from app.core.sharing import Sharing, sharing_effect
from app.tabs.timeline.bar_rows import BarRow, shares_of_longest
from app.tabs.timeline.bar_texts import shown_total_s
from app.theme.tokens import Role
from app.widgets.quantity import count, duration, percent, times

translate = QCoreApplication.translate

_WORTH_A_COLOUR = 0.05  # share of the whole time from which a saving is shown in the colour of the phase
_SAME = 5e-3  # difference from which two times are said to differ
_INVISIBLE = 5e-4  # share below which a change makes no difference to speak of


def busy_rows(locale: QLocale, results: Results) -> tuple[BarRow, ...]:
    """Return how busy the arithmetic units are in each phase, and what limits it."""
    bounds = {
        Bound.COMPUTE: translate("timeline", "arithmetic is the limit (compute-bound)"),
        Bound.MEMORY: translate("timeline", "waits for memory (memory-bound)"),
    }
    prefill = BarRow(
        label=translate("timeline", "Prefill"),
        value=percent(locale, results.prefill_utilisation),
        share=results.prefill_utilisation,
        role=Role.PREFILL,
        note=bounds[results.prefill_bound],
    )
    share = results.decode_utilisation
    decode = BarRow(
        label=translate("timeline", "Decode"),
        value="–" if share is None else percent(locale, share),
        share=share,
        role=Role.DECODE,
        note=translate("timeline", "no decode pass") if results.decode_bound is None else bounds[results.decode_bound],
    )
    return prefill, decode


def busy_sentence(locale: QLocale, results: Results) -> str:
    """Return what the chip's arithmetic units do while the answer is written."""
    share = results.decode_utilisation
    if share is None:
        return translate("timeline", "The only token comes out of prefill.")
    text = translate("timeline", "While it writes, the chip computes {share} of the time.")
    return text.format(share=percent(locale, share))


def effect_rows(locale: QLocale, results: Results, effects: Sequence[SpeedupEffect]) -> tuple[BarRow, ...]:
    """Return what each change saves, in the order given; large effects in the colour of the phase that dominates."""
    names = {
        Speedup.HALVE_ANSWER: translate("timeline", "Halve the answer"),
        Speedup.HALVE_PROMPT: translate("timeline", "Halve the prompt"),
        Speedup.HALVE_BITS: translate("timeline", "Halve the bits per weight"),
        Speedup.DOUBLE_BANDWIDTH: translate("timeline", "Twice the bandwidth"),
        Speedup.DOUBLE_COMPUTE: translate("timeline", "Twice the compute"),
    }
    phase_role = Role.PREFILL if results.dominated_by is Phase.PREFILL else Role.DECODE
    return tuple(
        BarRow(
            label=names[effect.change],
            value=_saved(locale, effect),
            share=effect.saved_share,
            role=phase_role if effect.saved_share >= _WORTH_A_COLOUR else Role.NEUTRAL,
        )
        for effect in effects
    )


def _saved(locale: QLocale, effect: SpeedupEffect) -> str:
    if abs(effect.saved_share) < _INVISIBLE:
        return translate("timeline", "no change")
    sign = "\N{MINUS SIGN}" if effect.saved_s > 0 else "+"
    return sign + duration(locale, abs(effect.saved_s))


def comparison_texts(locale: QLocale, results: Results) -> tuple[str, tuple[str, ...]]:
    """Return the words on the bar with a cache, and those on the bar without, from the longest to the shortest."""
    with_cache = translate("timeline", "{time} with the cache").format(
        time=_whole(locale, results, results.with_cache_total_s)
    )
    without = _whole(locale, results, results.no_cache_total_s)
    texts: tuple[str, ...] = (translate("timeline", "{time} without"),)
    if is_longer_without_cache(results):
        texts = (translate("timeline", "{time}: every pass reads the whole conversation again"), *texts)
    return with_cache, tuple(text.format(time=without) for text in texts)


def _whole(locale: QLocale, results: Results, time_s: float) -> str:
    """Return a whole time as the bar tells it, if it is the one on the bar."""
    return duration(locale, shown_total_s(results) if math.isclose(time_s, results.total_s) else time_s)


def is_longer_without_cache(results: Results) -> bool:
    """Return whether the cache saves time that is worth a word."""
    return results.no_cache_ratio >= 1.0 + _SAME


def comparison_sentence(locale: QLocale, scenario: Scenario, results: Results) -> str:
    """Return how much longer it takes without a cache."""
    ratio = results.no_cache_ratio
    if not results.decode_passes:
        text = translate("timeline", "Just as long: the only token comes out of the prefill.")
    elif is_longer_without_cache(results):
        text = translate("timeline", "{ratio} longer").format(ratio=times(locale, ratio))
    elif ratio > 1.0 - _SAME:
        text = translate("timeline", "Just as long: so short a conversation waits for the weights either way.")
    else:
        text = translate("timeline", "{ratio} as long: reading this cache takes more time than it saves.").format(
            ratio=times(locale, ratio)
        )
    if scenario.use_kv_cache:
        return text
    return translate("timeline", "{comparison} This scenario runs without the cache.").format(
        comparison=text if text.endswith(".") else text + "."
    )


def computations_sentence(locale: QLocale, scenario: Scenario, results: Results) -> str:
    """Return how often a token of one chat goes through the model, with a cache and without."""
    text = translate("timeline", "Token computations: {with_cache} with the cache, {without} without.")
    if scenario.batch > 1:
        text = translate("timeline", "Token computations per chat: {with_cache} with the cache, {without} without.")
    return text.format(
        with_cache=count(locale, results.computations_with_cache),
        without=count(locale, results.computations_without_cache),
    )


def cost_rows(locale: QLocale, results: Results) -> tuple[BarRow, ...]:
    """Return the chip time of a prompt token and of an answer token of one chat."""
    answer_s = results.chip_s_per_answer_token
    prompt_share, answer_share = shares_of_longest(results.chip_s_per_prompt_token, answer_s or 0.0)
    return (
        BarRow(
            label=translate("timeline", "Prompt token"),
            value=duration(locale, results.chip_s_per_prompt_token),
            share=prompt_share,
            role=Role.PREFILL,
        ),
        BarRow(
            label=translate("timeline", "Answer token"),
            value=translate("timeline", "no decode pass") if answer_s is None else duration(locale, answer_s),
            share=None if answer_s is None else answer_share,
            role=Role.DECODE,
        ),
    )


def cost_sentence(locale: QLocale, scenario: Scenario, results: Results, curve: BatchCurve) -> str:
    """Return why providers charge more for output, with this scenario's ratio and what more chats do to it."""
    if results.token_cost_ratio is None:
        return translate("timeline", "An answer of one token comes out of prefill and costs nothing more.")
    ratio = times(locale, results.token_cost_ratio)
    if scenario.batch == 1:
        first = translate("timeline", "Chip time of an answer token: {ratio} that of a prompt token.").format(
            ratio=ratio
        )
    else:
        first = translate(
            "timeline",
            "With %Ln chats at once, the chip time of an answer token is {ratio} that of a prompt token.",
            "",
            scenario.batch,
        ).format(ratio=ratio)
    sharing = _sharing_sentence(locale, scenario, curve)
    price = translate("timeline", "Providers charge about three to five times as much for output.")
    return f"{first} {sharing} {price}"


def _sharing_sentence(locale: QLocale, scenario: Scenario, curve: BatchCurve) -> str:
    """Return what happens to the ratio as more chats share a pass."""
    effect = sharing_effect(curve)
    match effect.sharing:
        case Sharing.FALLS:
            text = translate("timeline", "Chats that share a pass bring it down.")
        case Sharing.STAYS if scenario.use_kv_cache:
            text = translate("timeline", "Here chats that share a pass do not change it.")
        case Sharing.STAYS:
            text = translate("timeline", "Without the cache, chats that share a pass do not bring it down.")
        case Sharing.RISES:
            text = translate("timeline", "Here chats that share a pass raise it, up to {highest}.")
        case _ if scenario.architecture.is_moe:
            text = translate(
                "timeline",
                "As more chats share a pass it first rises, up to {highest}, because they touch more experts; then it "
                "falls.",
            )
        case _:
            text = translate("timeline", "As more chats share a pass it first rises, up to {highest}; then it falls.")
    return text.format(highest=times(locale, effect.highest_ratio))


def band_text(bands: Bands) -> str:
    """Return what the ranges in brackets mean."""
    text = translate("timeline", "Ranges in brackets hold 9 of 10 measurements.")
    if bands.is_rough:
        text += " " + translate("timeline", "Prefill of a mixture of experts can only be predicted roughly.")
    return text


def note_text(locale: QLocale, scenario: Scenario, results: Results) -> str:
    """Return what these times take into account."""
    if scenario.detail is Detail.SIMPLE:
        text = translate(
            "timeline",
            "Simple model: reading weights and arithmetic only. Turn on full detail for attention, cache reads and "
            "what real programs reach.",
        )
    else:
        text = translate(
            "timeline",
            "Full detail: with attention, cache reads, reachable speeds and a fixed time for each layer.",
        )
        if scenario.prefill_pass_tokens is not None and results.prefill_passes > 1:
            size = scenario.prefill_pass_tokens
            pieces = translate("timeline", "The prompt is read in pieces of %Ln tokens.", "", size)
            if scenario.batch > 1:
                pieces = translate("timeline", "The prompts of all chats are read in pieces of %Ln tokens.", "", size)
            text = f"{text} {pieces}"
        bands = predicted_bands(scenario)
        if bands is not None:
            text = f"{text} {band_text(bands)}"
    made_for = scenario.architecture.max_position_embeddings
    if made_for is not None and is_beyond_model(scenario):
        beyond = translate("timeline", "⚠ The model was made for {tokens} tokens; this conversation is longer.")
        text = f"{beyond.format(tokens=count(locale, made_for))} {text}"
    if results.fits:
        return text
    return (
        translate("timeline", "Does not fit into memory: these times are for a machine that had enough.") + " " + text
    )
