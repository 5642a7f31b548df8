"""The sentences of the measured tab: figures with their errors, what is odd, and what was left out."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.calibration import Estimate, Evidence
from app.core.calibration_problem import format_key
from app.core.measured_facts import FactKind
from app.core.measured_points import Errors, MeasuredPoint, Remark, median_errors
from app.core.observations import Observation
from app.core.passes import Phase
from app.files.measurements import LeftOut, LeftOutRows
from app.state.measurements import Measured
from app.tabs.catalogue_names import shown_name
from app.tabs.measured.fit_card import FIGURES, Figure
from app.tabs.measured.result_note_texts import result_note_sentence
from app.tabs.tab_view import Tone, Verdict
from app.widgets.quantity import count, duration, percent, tokens_per_s
from app.widgets.ranges import with_range

translate = QCoreApplication.translate

FEW_ROWS = 4


def model_name(observation: Observation) -> str:
    """Return the model with its weight format."""
    return f"{shown_name(observation.architecture.name)} {format_key(observation.weights)}"


def phase_name(phase: Phase) -> str:
    """Return the phase in the user's language."""
    return translate("Measured", "prefill") if phase is Phase.PREFILL else translate("Measured", "decode")


def figures(locale: QLocale, measured: Measured) -> tuple[Figure, ...]:
    """Return MBU, MFU and the overhead of a layer as fitted, beside the family's."""
    if measured.calibration is None or measured.device is None:
        return ()
    prior = measured.device.efficiency
    names = {
        "mbu": translate("Measured", "Reachable share of the bandwidth (MBU)"),
        "mfu": translate("Measured", "Reachable share of the arithmetic (MFU)"),
        "overhead_s_per_layer": translate("Measured", "Fixed time per layer and pass"),
    }
    shown = [e for e in measured.calibration.estimates if e.name in names][:FIGURES]
    return tuple(_figure(locale, e, names[e.name], float(getattr(prior, e.name))) for e in shown)


def _figure(locale: QLocale, estimate: Estimate, name: str, prior: float) -> Figure:
    low, high = estimate.low, estimate.high
    if estimate.name == "overhead_s_per_layer":
        value, family = with_range(locale, estimate.value, low, high, 2), duration(locale, prior, 2)
    else:
        family = percent(locale, prior)
        value = translate("Measured", "{value} ({low} to {high})").format(
            value=percent(locale, estimate.value), low=percent(locale, low), high=percent(locale, high)
        )
    notes = {
        Evidence.PRIOR: translate("Measured", "As its family has it: no row tells."),
        Evidence.MIXED: translate("Measured", "Rows and family together; the family alone: {family}."),
        Evidence.MEASURED: translate("Measured", "Measured; the family alone: {family}."),
    }
    return Figure(name=name, value=value, note=notes[estimate.evidence].format(family=family))


def accuracy_sentence(locale: QLocale, measured: Measured) -> str:
    """Return how far predictions are off, fitted and by the family alone, and what few rows mean."""
    if measured.calibration is None:
        return ""
    sentences = []
    if not measured.points:
        sentences.append(translate("Measured", "No row can be used, so all figures are its family's."))
    elif len(measured.points) < FEW_ROWS:
        text = translate(
            "Measured", "Only %n row(s): what they do not tell stays as the family has it.", "", len(measured.points)
        )
        sentences.append(text)
    for phase, text in (
        (
            Phase.DECODE,
            translate(
                "Measured",
                "Decode: typically off by {fitted}, at worst by {worst} ({rows}); with its family's figures {prior}.",
            ),
        ),
        (
            Phase.PREFILL,
            translate(
                "Measured",
                "Prefill: typically off by {fitted}, at worst by {worst} ({rows}); with its family's figures {prior}.",
            ),
        ),
    ):
        errors = median_errors(points=measured.points, phase=phase)
        if errors is not None:
            sentences.append(_errors(locale, text, errors))
    if any(point.observation.is_moe_prefill for point in measured.points):
        sentences.append(translate("Measured", "Prefill of mixtures of experts is predicted roughly only."))
    if measured.points:
        sentences.append(translate("Measured", "In brackets above: where two of three such fits lie."))
    return " ".join(sentences)


def _errors(locale: QLocale, text: str, errors: Errors) -> str:
    return text.format(
        fitted=percent(locale, errors.fitted),
        worst=percent(locale, errors.worst),
        prior=percent(locale, errors.prior),
        rows=translate("Measured", "%n row(s)", "", errors.rows),
    )


def remark_sentence(locale: QLocale, remark: Remark) -> str:
    """Return what is odd about a measured model, with its numbers."""
    texts = {
        FactKind.DECODE_ABOVE_ROOF: translate(
            "Measured",
            "{model} writes {measured}, but this memory allows {reference} at most: another size, another machine, or "
            "a draft model.",
        ),
        FactKind.PREFILL_ABOVE_ROOF: translate(
            "Measured",
            "{model} reads {measured}, but this chip can compute {reference} at most: part of the prompt was cached, "
            "or it is another machine.",
        ),
        FactKind.PREFILL_LIKE_DECODE: translate(
            "Measured",
            "{model} reads {measured}, hardly more than it writes ({reference}): a broken path reads the prompt token "
            "by token.",
        ),
        FactKind.PREFILL_COLLAPSED: translate(
            "Measured",
            "{model} reads {measured} where about {reference} are to be expected, while it writes as it should: a "
            "missing kernel, or a step left to the processor.",
        ),
    }
    return texts[remark.fact.kind].format(
        model=model_name(remark.observation),
        measured=tokens_per_s(locale, remark.fact.measured_tokens_per_s),
        reference=tokens_per_s(locale, remark.fact.reference_tokens_per_s),
    )


def left_out_sentence(rows: LeftOutRows) -> str:
    """Return how many rows were left out, and why."""
    reasons = {
        LeftOut.MODEL: translate("Measured", "no model of the catalogue has so many weights"),
        LeftOut.AMBIGUOUS: translate("Measured", "several models have so many weights"),
        LeftOut.FORMAT: translate("Measured", "the weight format is not known, nor the file's size"),
        LeftOut.CACHE_FORMAT: translate("Measured", "the cache format is not known"),
        LeftOut.COMBINED: translate("Measured", "prefill and decode are in one rate"),
        LeftOut.PARTLY_OFFLOADED: translate("Measured", "some layers ran on the processor"),
        LeftOut.OUT_OF_RANGE: translate("Measured", "token counts that no request has"),
        LeftOut.OTHER_MACHINE: translate("Measured", "measured on another machine"),
        LeftOut.MANY_REQUESTS: translate("Measured", "many requests at once are nobody's own speed"),
        LeftOut.NO_SPEED: translate("Measured", "neither phase was timed"),
        LeftOut.TOO_MANY: translate("Measured", "more rows than a fit needs"),
    }
    return translate("Measured", "{name}: {count}, {reason}").format(
        name=rows.name, count=translate("Measured", "%n row(s)", "", rows.rows), reason=reasons[rows.reason]
    )


def left_out_lines(locale: QLocale, measured: Measured, *, most: int) -> list[str]:
    """Return what was left out and what the readers doubted, in so many lines."""
    files = measured.files
    if files is None:
        return []
    lines = [left_out_sentence(entry) for entry in files.left_out] + [
        result_note_sentence(note, locale) for note in files.notes
    ]
    hint = []
    if any(entry.reason is LeftOut.MODEL for entry in files.left_out):
        hint = [translate("Measured", "Open the model's own file first, and rows of its size are taken to be of it.")]
    room = most - len(hint)
    if len(lines) > room:
        lines = [*lines[: room - 1], translate("Measured", "and %n more", "", len(lines) - room + 1)]
    return lines + hint


def source_sentence(measured: Measured) -> str:
    """Return which files these are, how many rows are used, and on which machine of which model they were made."""
    files = measured.files
    if files is None:
        return ""
    texts = {
        "files": ", ".join(files.names[:3]) + (", …" if len(files.names) > 3 else ""),
        "rows": translate("Measured", "%n usable row(s)", "", len(files.observations)),
        "machine": files.machine,
    }
    text = translate("Measured", "{files}: {rows}; the file does not say on which machine.")
    if files.machine:
        text = translate("Measured", "{files}: {rows}, measured on {machine}.")
    text = text.format(**texts)
    if files.assumed_model:
        assumed = translate("Measured", "It names no model either: taken as {model}, the one in this scenario.")
        text += " " + assumed.format(model=shown_name(files.assumed_model))
    if measured.is_example:
        source = translate("Measured", "A built-in example, published by github.com/kyuz0/amd-strix-halo-toolboxes.")
        text += " " + source
    return text


def verdict(locale: QLocale, measured: Measured) -> Verdict:
    """Return the one sentence: what is odd, what is missing, or how well the prediction does."""
    if measured.files is None:
        return Verdict(
            text=translate("Measured", "Nothing measured yet: open results of your own machine, or the example.")
        )
    if not measured.files.observations:
        return Verdict(
            text=translate("Measured", "No row can be held against a prediction: “{list}” says why.").format(
                list=translate("Measured", "Rows not used")
            ),
            tone=Tone.WARNING,
        )
    if measured.device is None:
        return Verdict(text=translate("Measured", "Which machine was this? Choose it to compare."), tone=Tone.WARNING)
    if measured.remarks:
        return Verdict(text=remark_sentence(locale, measured.remarks[0]), tone=Tone.WARNING)
    return Verdict(
        text=_typical(locale, measured.points),
        tone=Tone.GOOD if all(point.is_within_band for point in measured.points) else Tone.NEUTRAL,
    )


def _typical(locale: QLocale, points: Sequence[MeasuredPoint]) -> str:
    """Return how far predictions are off in the middle; the table tells of the worst."""
    decode = median_errors(points=points, phase=Phase.DECODE)
    prefill = median_errors(points=points, phase=Phase.PREFILL)
    if prefill is None:
        text = translate("Measured", "Predictions are typically off by {decode} in decode.")
    elif decode is None:
        text = translate("Measured", "Predictions are typically off by {prefill} in prefill.")
    else:
        text = translate("Measured", "Predictions are typically off by {decode} in decode, {prefill} in prefill.")
    return text.format(
        decode="" if decode is None else percent(locale, decode.fitted),
        prefill="" if prefill is None else percent(locale, prefill.fitted),
    )


def point_sentence(locale: QLocale, point: MeasuredPoint) -> str:
    """Return one row in words, for those who cannot see the chart."""
    observation = point.observation
    text = translate("Measured", "{model}, {phase}, {depth} tokens cached: {measured} measured, {predicted} predicted")
    return text.format(
        model=model_name(observation),
        phase=phase_name(observation.phase),
        depth=count(locale, observation.depth_tokens),
        measured=tokens_per_s(locale, observation.tokens_per_s),
        predicted=tokens_per_s(locale, point.fitted_tokens_per_s),
    )
