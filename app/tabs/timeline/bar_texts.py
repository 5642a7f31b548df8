"""What the main bar says about a scenario."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.crossovers import answer_where_decode_overtakes_prefill
from app.core.dominance import dominant_phase
from app.core.evaluate import Results
from app.core.passes import Phase
from app.core.prediction import Band, Bands, predicted_bands
from app.core.scenario import Scenario
from app.tabs.catalogue_names import shown_name
from app.tabs.tab_view import Tone, Verdict
from app.tabs.time_scale import time_scale
from app.tabs.time_texts import tick_texts
from app.tabs.timeline.request_bar import RequestBarData, Segment
from app.theme.tokens import Role
from app.widgets.duration_pair import shown_sum_s
from app.widgets.quantity import count, duration, percent_pair, tokens_per_s
from app.widgets.ranges import with_range

translate = QCoreApplication.translate


def subtitle(locale: QLocale, scenario: Scenario, results: Results) -> str:
    """Return who answers, and how fast it reads and writes."""
    texts = {
        "model": shown_name(scenario.architecture.name),
        "weights": shown_name(scenario.weights.name),
        "machine": shown_name(scenario.device.name),
        "read": tokens_per_s(locale, results.prompt_tokens_per_s_total),
    }
    if results.tokens_per_s_total is None:
        return translate("timeline", "{model}, {weights}, on {machine}: reads {read}").format(**texts)
    texts["write"] = tokens_per_s(locale, results.tokens_per_s_total)
    if scenario.batch == 1:
        text = translate("timeline", "{model}, {weights}, on {machine}: reads {read}, writes {write}")
    else:
        texts["chats"] = translate("timeline", "%Ln chats at once", "", scenario.batch)
        text = translate("timeline", "{model}, {weights}, on {machine}, {chats}: reads {read}, writes {write} in all")
    return text.format(**texts)


def crossover_text(locale: QLocale, scenario: Scenario) -> str:
    """Return from which answer on decode takes longer than the prefill."""
    tokens = answer_where_decode_overtakes_prefill(scenario)
    if tokens is None:
        return translate("timeline", "the prefill takes longer, whatever the answer")
    text = translate("timeline", "decode takes longer than the prefill from {tokens} answer tokens on")
    return text.format(tokens=count(locale, tokens))


def bar_data(locale: QLocale, scenario: Scenario, results: Results) -> RequestBarData:
    """Return the phases, the axis and the moments of a request."""
    scale = time_scale(results.total_s)
    bands = predicted_bands(scenario)
    segments = [_prefill(locale, scenario.batch, results)]
    if results.tpot_s is not None:
        segments.append(_decode(locale, scenario, results, results.tpot_s, bands))
    return RequestBarData(
        segments=tuple(segments),
        end_s=scale.end_s,
        ticks=tick_texts(locale, scale),
        callouts=(
            (results.ttft_s, _ttft_texts(locale, results, bands), "prefill_text"),
            (results.total_s, _total_texts(locale, results, bands), "text"),
        ),
    )


def bar_description(data: RequestBarData) -> str:
    """Return the bar in words."""
    parts = [f"{segment.title}: {segment.details[0]}" for segment in data.segments]
    return "; ".join(parts + [texts[0] for _, texts, _ in data.callouts])


def verdict(locale: QLocale, scenario: Scenario, results: Results) -> Verdict:
    """Return which phase takes most of the time."""
    bands = predicted_bands(scenario)
    total = _banded(locale, shown_total_s(results), None if bands is None else bands.total_s)
    prefill, decode = percent_pair(locale, results.prefill_share)
    dominant = dominant_phase(results)
    texts = {"share": prefill if dominant is Phase.PREFILL else decode, "total": total}
    if results.tpot_s is None:
        text = translate("timeline", "Prefill only: all of the {total} is reading the prompt.")
        tone = Tone.PREFILL
    elif dominant is None:
        texts["time"] = duration(locale, results.ttft_s)
        if texts["time"] == duration(locale, results.decode_s):
            text = translate("timeline", "Both phases take equally long: {time} each.")
        else:
            text = translate("timeline", "Both phases take about equally long: {total} in all.")
        tone = Tone.NEUTRAL
    elif dominant is Phase.PREFILL:
        text = translate("timeline", "Prefill-dominated: {share} of the {total} is reading the prompt.")
        tone = Tone.PREFILL
    else:
        text = translate("timeline", "Decode-dominated: {share} of the {total} is writing.")
        tone = Tone.DECODE
    text = text.format(**texts)
    if not results.fits:
        text = f"{text} {translate('timeline', 'But it does not fit in memory.')}"
    return Verdict(text=text, tone=tone)


def _prefill(locale: QLocale, batch: int, results: Results) -> Segment:
    tokens = translate("timeline", "%Ln tokens", "", results.prefill_new_tokens)
    if batch > 1:
        tokens = translate("timeline", "{tokens} of each chat").format(tokens=tokens)
    if results.prefill_passes == 1:
        long_text = translate("timeline", "one pass over {tokens}").format(tokens=tokens)
    else:
        passes = translate("timeline", "%Ln passes", "", results.prefill_passes)
        long_text = translate("timeline", "{passes} over {tokens}").format(passes=passes, tokens=tokens)
    title = translate("timeline", "PREFILL {time}").format(time=duration(locale, results.ttft_s))
    return Segment(role=Role.PREFILL, start_s=0.0, end_s=results.ttft_s, title=title, details=(long_text, tokens))


def _decode(locale: QLocale, scenario: Scenario, results: Results, tpot_s: float, bands: Bands | None) -> Segment:
    passes = translate("timeline", "%Ln passes", "", results.decode_passes)
    shorter = translate("timeline", "{passes}, {tpot} apart")
    if results.decode_passes == 1:
        text, shorter = _one_pass(scenario), translate("timeline", "{passes}, {tpot}")
    elif not scenario.use_kv_cache:
        text = translate("timeline", "{passes}, each over the whole conversation, {tpot} apart (TPOT)")
    elif scenario.batch == 1:
        text = translate("timeline", "{passes}, one token each, {tpot} apart (TPOT)")
    else:
        text = translate("timeline", "{passes}, one token for each chat, {tpot} apart (TPOT)")
    times = [duration(locale, tpot_s)]
    if bands is not None:
        times.insert(0, _banded(locale, tpot_s, bands.tpot_s))
    details = [form.format(passes=passes, tpot=tpot) for form in (text, shorter) for tpot in times]
    return Segment(
        role=Role.DECODE,
        start_s=results.ttft_s,
        end_s=results.total_s,
        title=translate("timeline", "DECODE {time}").format(time=duration(locale, results.decode_s)),
        details=(*details, passes),
    )


def _one_pass(scenario: Scenario) -> str:
    """Return what the only decode pass does: nothing is apart from it."""
    if not scenario.use_kv_cache:
        return translate("timeline", "{passes} over the whole conversation, {tpot} (TPOT)")
    if scenario.batch == 1:
        return translate("timeline", "{passes}, one token, {tpot} (TPOT)")
    return translate("timeline", "{passes}, one token for each chat, {tpot} (TPOT)")


def _ttft_texts(locale: QLocale, results: Results, bands: Bands | None) -> tuple[str, ...]:
    """Return when the first token comes, in many words and in few."""
    is_only = results.tpot_s is None
    if bands is not None and bands.is_rough:
        text = translate("timeline", "first token roughly at {time} (TTFT)")
        if is_only:
            text = translate("timeline", "first and only token roughly at {time} (TTFT), no decode pass")
    elif is_only:
        text = translate("timeline", "first and only token at {time} (TTFT), no decode pass")
    else:
        text = translate("timeline", "first token at {time} (TTFT)")
    time = _banded(locale, results.ttft_s, None if bands is None else bands.ttft_s)
    return text.format(time=time), translate("timeline", "TTFT {time}").format(time=time)


def _total_texts(locale: QLocale, results: Results, bands: Bands | None) -> tuple[str, ...]:
    time = _banded(locale, shown_total_s(results), None if bands is None else bands.total_s)
    return (
        translate("timeline", "whole answer at {time}").format(time=time),
        translate("timeline", "in all {time}").format(time=time),
    )


def shown_total_s(results: Results) -> float:
    """Return the whole time as the sum of both phases as they are told, in seconds."""
    return shown_sum_s(results.ttft_s, results.decode_s)


def _banded(locale: QLocale, time_s: float, band: Band | None) -> str:
    """Return a time, with its range where it has one."""
    return duration(locale, time_s) if band is None else with_range(locale, time_s, band.low, band.high)
