"""The sentences of the KV cache tab: whether it fits, by how much, and what would change that."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.advice import FitRemedy, Remedy
from app.core.compute_buffer import BufferFit, buffer_estimate
from app.core.context_limit import Limit, is_beyond_model, longest_context, room_left
from app.core.evaluate import Results
from app.core.lengths import FormatRoom
from app.core.memory import CELL_MULTIPLE, Fit, keeps_cache
from app.core.scenario import Runtime, Scenario
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.tabs.kv_cache.byte_axis import magnitude
from app.widgets.quantity import NO_BREAK_SPACE, count, data_size, significant

translate = QCoreApplication.translate
CONTEXT = "KvCacheTab"


def size_pair(locale: QLocale, part_bytes: float, whole_bytes: float, unit: ByteUnit) -> str:
    """Return "20.2 of 24 GB"; parts of another order of magnitude keep their own unit."""
    power = magnitude(whole_bytes, unit)
    part = data_size(locale, part_bytes, unit.thousand)
    if magnitude(part_bytes, unit) == power:
        part = significant(locale, part_bytes / float(unit.thousand**power))
    pattern = translate(CONTEXT, "{part} of {whole}")
    pair = pattern.format(part=part, whole=data_size(locale, whole_bytes, unit.thousand, trim=True))
    return pair.replace(" ", NO_BREAK_SPACE)


def fit_sentence(
    locale: QLocale, unit: ByteUnit, results: Results, scenario: Scenario, remedies: tuple[FitRemedy, ...]
) -> str:
    """Return the verdict."""
    usable = results.usable_bytes
    if results.fit is Fit.DOES_NOT_FIT:
        over = data_size(locale, -results.free_bytes, unit.thousand)
        too_much = translate(CONTEXT, "Does not fit: {over} too much.").format(over=over)
        return f"{too_much} {_first_remedy(locale, remedies)}"
    pair = size_pair(locale, results.memory_bytes, usable, unit)
    if results.fit is Fit.TIGHT:
        text = translate(CONTEXT, "Tight: {pair}. The driver may spill into shared memory, which is far slower.")
        room = "" if is_beyond_model(scenario) else _room_sentence(locale, results, scenario)
        return f"{text.format(pair=pair)} {room}".rstrip()
    made_for = scenario.architecture.max_position_embeddings
    if made_for is not None and is_beyond_model(scenario):
        text = translate(CONTEXT, "Fits: {pair}, but the model was made for {tokens} tokens.")
        return text.format(pair=pair, tokens=count(locale, made_for))
    fits = translate(CONTEXT, "Fits: {pair}.")
    if not has_room_for_scratch(scenario, results):
        fits = translate(CONTEXT, "Fits: {pair}, without scratch memory.")
    return f"{fits.format(pair=pair)} {_room_sentence(locale, results, scenario)}"


def has_room_for_scratch(scenario: Scenario, results: Results) -> bool:
    """Return whether what a runtime takes besides finds room too, whichever of the measured ones it is."""
    return buffer_estimate(scenario=scenario, results=results).fit is BufferFit.FITS


def beyond_sentence(locale: QLocale, scenario: Scenario) -> str:
    """Return that a conversation is longer than the model was trained for."""
    text = translate(CONTEXT, "⚠ Beyond the model: it was made for {made_for} tokens, this conversation has {tokens}.")
    made_for = scenario.architecture.max_position_embeddings or 0
    return text.format(made_for=count(locale, made_for), tokens=count(locale, scenario.context_tokens))


def no_cache_sentence(scenario: Scenario) -> str:
    """Return that there is no cache: none is kept, or the model has no layer that fills one."""
    if scenario.use_kv_cache:
        return translate(CONTEXT, "This model has no KV cache: none of its layers keeps keys and values.")
    return translate(CONTEXT, "There is no KV cache: every token is computed anew.")


def _room_sentence(locale: QLocale, results: Results, scenario: Scenario) -> str:
    if not keeps_cache(scenario):
        return no_cache_sentence(scenario)
    if scenario.allocated_context_tokens is not None:
        tokens = max(scenario.allocated_context_tokens, scenario.context_tokens)
        text = translate(CONTEXT, "{tokens} tokens are allocated up front.")
        return text.format(tokens=count(locale, tokens))
    room = room_left(results=results, scenario=scenario)
    if room is None:
        return translate(CONTEXT, "It does not grow any more, however long the conversation.")
    if room.limit is Limit.MODEL:
        text = translate(CONTEXT, "Room for {tokens} more tokens, up to the model's limit.")
    elif scenario.batch > 1:
        text = translate(CONTEXT, "Room for {tokens} more tokens in each chat.")
    else:
        text = translate(CONTEXT, "Room for {tokens} more tokens.")
    return text.format(tokens=count(locale, room.tokens))


def _first_remedy(locale: QLocale, remedies: tuple[FitRemedy, ...]) -> str:
    if not remedies:
        return translate(CONTEXT, "No single change makes it fit.")
    remedy = remedies[0]
    shorter = translate(CONTEXT, "{tokens} tokens would fit.")
    if remedy.scenario.batch > 1:
        shorter = translate(CONTEXT, "{tokens} tokens in each chat would fit.")
    patterns = {
        Remedy.SHORTER_CONTEXT: shorter,
        Remedy.CACHE_FORMAT: translate(CONTEXT, "A {cache} cache would fit."),
        Remedy.WEIGHT_FORMAT: translate(CONTEXT, "{weights} weights would fit."),
        Remedy.FEWER_CHATS: translate(CONTEXT, "Fewer chats at once would fit: {chats}."),
        Remedy.BIGGER_CARD: translate(CONTEXT, "It would fit on: {machine}."),
    }
    return _filled(patterns[remedy.remedy], locale, remedy.scenario)


def remedy_title(locale: QLocale, remedy: FitRemedy) -> str:
    """Return what to change."""
    shorter = translate(CONTEXT, "Shorter context: {tokens}")
    if remedy.scenario.batch > 1:
        shorter = translate(CONTEXT, "Shorter context of each chat: {tokens}")
    patterns = {
        Remedy.SHORTER_CONTEXT: shorter,
        Remedy.CACHE_FORMAT: translate(CONTEXT, "Smaller cache: {cache}"),
        Remedy.WEIGHT_FORMAT: translate(CONTEXT, "Smaller weights: {weights}"),
        Remedy.FEWER_CHATS: translate(CONTEXT, "Fewer chats: {chats}"),
        Remedy.BIGGER_CARD: translate(CONTEXT, "Bigger card: {machine}"),
    }
    return _filled(patterns[remedy.remedy], locale, remedy.scenario)


def _filled(pattern: str, locale: QLocale, changed: Scenario) -> str:
    return pattern.format(
        tokens=count(locale, changed.context_tokens),
        cache=shown_name(changed.key_format.name),
        weights=shown_name(changed.weights.name),
        chats=count(locale, changed.batch),
        machine=shown_name(changed.device.name),
    )


def remedy_value(locale: QLocale, unit: ByteUnit, remedy: FitRemedy) -> str:
    """Return what a change brings."""
    size = data_size(locale, remedy.saved_bytes, unit.thousand)
    if remedy.remedy is Remedy.BIGGER_CARD:
        return translate(CONTEXT, "adds {size}").format(size=size)
    return translate(CONTEXT, "saves {size}").format(size=size)


def room_value(locale: QLocale, room: FormatRoom, made_for_tokens: int | None) -> str:
    """Return the longest conversation of a cache format; where the model ends it before the memory, this is said."""
    if not room.fits_at_all:
        return translate(CONTEXT, "does not fit")
    longest = longest_context(memory_tokens=room.max_context_tokens, model_tokens=made_for_tokens)
    if longest is None:
        return translate(CONTEXT, "no limit")
    if longest.limit is Limit.MODEL:
        return translate(CONTEXT, "{tokens}: the model's limit").format(tokens=count(locale, longest.tokens))
    return translate(CONTEXT, "{tokens} tokens").format(tokens=count(locale, longest.tokens))


def runtime_sentence(locale: QLocale, unit: ByteUnit, scenario: Scenario, sizes: dict[Runtime, int]) -> str:
    """Return why the two rules for cells differ, and by how much here."""
    why = translate(
        CONTEXT,
        "Ideal keeps one cell for each token in sight; llama.cpp rounds cells up to {cells} and adds {micro_batch} "
        "to each window.",
    ).format(cells=count(locale, CELL_MULTIPLE), micro_batch=count(locale, scenario.micro_batch_tokens))
    here = translate(CONTEXT, "Here: {ideal} and {llama_cpp}.").format(
        ideal=data_size(locale, sizes[Runtime.IDEAL], unit.thousand),
        llama_cpp=data_size(locale, sizes[Runtime.LLAMA_CPP], unit.thousand),
    )
    return f"{why} {here}"


def crossover_sentence(locale: QLocale, scenario: Scenario, tokens: int | None) -> str:
    """Return from which length on a pass reads more cache than weights; without a cache what takes its place."""
    if not scenario.use_kv_cache:
        return translate(CONTEXT, "Each pass runs over the whole conversation again, so each token takes longer.")
    if tokens is None:
        return translate(CONTEXT, "However long it gets, a pass reads more weights than cache.")
    text = translate(CONTEXT, "From {tokens} tokens on, a pass reads more cache than weights.")
    return text.format(tokens=count(locale, tokens))
