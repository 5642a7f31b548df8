"""What the layers of a GGUF model mean for the user: facts about them, and remarks on what is unusual."""

from app.core.architecture import LayerKind
from app.files.gguf_families import RecurrentRule, family_of
from app.files.gguf_keys import Keys
from app.files.gguf_layers import Stack
from app.files.model_file import FactName, FactRule, FactSource, Note, NoteKind, NoteWords

QUANTISED_BLOCK = 32  # values per block of q8_0, q5_x, q4_x; heads must be a multiple of it
LAYER_FACTS = {
    LayerKind.FULL: FactName.FULL_LAYERS,
    LayerKind.SLIDING_WINDOW: FactName.WINDOW_LAYERS,
    LayerKind.LATENT: FactName.LATENT_LAYERS,
    LayerKind.RECURRENT: FactName.RECURRENT_LAYERS,
    LayerKind.SHARED: FactName.SHARED_LAYERS,
}


def stack_facts(keys: Keys, stack: Stack) -> None:
    """Write down layers by kind, heads and widths with their sources."""
    for kind, name in LAYER_FACTS.items():
        count = sum(layer.kind is kind for layer in stack.main)
        if count:
            keys.note(name, count, FactSource.COMPUTED, keys.family, rule=FactRule.FAMILY_KEYS)
    heads = stack.heads
    if not any(heads.query):
        return
    keys.note(FactName.HEADS, _shortest(heads.query), FactSource.KEY, keys.name("attention.head_count"))
    for name, value, suffix, rule in (
        (FactName.KV_HEADS, _shortest(heads.key_value), "attention.head_count_kv", FactRule.AS_MANY_AS_HEADS),
        (FactName.KEY_HEAD_DIM, heads.key_dim, "attention.key_length", FactRule.WIDTH_BY_HEADS),
        (FactName.VALUE_HEAD_DIM, heads.value_dim, "attention.value_length", FactRule.WIDTH_BY_HEADS),
    ):
        if keys.value(suffix) is not None:
            keys.note(name, value, FactSource.KEY, keys.name(suffix))
        else:
            keys.note(name, value, FactSource.COMPUTED, rule=rule)


def notes_on_stack(keys: Keys, stack: Stack, *, predictions: int) -> list[Note]:
    """Return remarks on the layers: prediction layers, no cache, latent caches, quantised caches."""
    notes = list(stack.notes)
    family = family_of(keys.family)
    if predictions:
        noun = "layer that only guesses" if predictions == 1 else "layers that only guess"
        sentence = f"{predictions} prediction {noun} ahead at the end; its cache is needed only when used"
        notes.append(
            Note(
                kind=NoteKind.PREDICTION_LAYERS,
                sentence=sentence,
                words=NoteWords.PREDICTION_LAYERS,
                numbers=(predictions,),
            )
        )
    if not family.has_cache or family.recurrent_rule is RecurrentRule.ALL:
        sentence = f"{keys.family!r} keeps no KV cache"
        notes.append(Note(kind=NoteKind.NO_CACHE, sentence=sentence, words=NoteWords.NO_CACHE, names=(keys.family,)))
        return notes
    if keys.integer("attention.kv_lora_rank") and not stack.heads.is_latent and not family.is_compressed:
        latent = (keys.integer("attention.kv_lora_rank") or 0) + (keys.integer("rope.dimension_count") or 0)
        full = max(layer.key_values_per_token + layer.value_values_per_token for layer in stack.main)
        sentence = (
            "the model has a latent cache (MLA), but this export does not let llama.cpp use it: full keys and values, "
            f"{full:,} numbers per token and layer, are kept; a newer conversion keeps {latent:,}"
        )
        notes.append(
            Note(
                kind=NoteKind.LATENT_NOT_USED,
                sentence=sentence,
                words=NoteWords.LATENT_NOT_USED,
                numbers=(full, latent),
            )
        )
    if stack.heads.is_latent or family.is_compressed:
        sentence = "latent cache (MLA): one vector per token and layer is kept, no separate values"
        notes.append(Note(kind=NoteKind.LATENT_USED, sentence=sentence, words=NoteWords.LATENT_USED))
    notes.extend(_quantised_cache_notes(keys, stack, is_supported=family.supports_quantised_cache))
    return notes


def _quantised_cache_notes(keys: Keys, stack: Stack, *, is_supported: bool) -> list[Note]:
    widths = sorted(
        {
            width
            for layer in stack.main
            if layer.key_values_per_token
            for width in (layer.key_head_dim, layer.value_head_dim)
            if width % QUANTISED_BLOCK
        }
    )
    if is_supported and not widths:
        return []
    kind, refused = NoteKind.QUANTISED_CACHE_REFUSED, "a quantised KV cache is refused by llama.cpp"
    if widths:
        sentence = f"{refused}: heads of {widths[0]} values are no multiple of {QUANTISED_BLOCK}"
        numbers = (widths[0], QUANTISED_BLOCK)
        return [Note(kind=kind, sentence=sentence, words=NoteWords.REFUSED_BY_WIDTH, numbers=numbers)]
    sentence = f"{refused}: llama.cpp cannot use flash attention with {keys.family!r}"
    return [Note(kind=kind, sentence=sentence, words=NoteWords.REFUSED_BY_FAMILY, names=(keys.family,))]


def _shortest(values: tuple[int, ...]) -> int | tuple[int, ...]:
    return values[0] if len(set(values)) == 1 else values
