"""What "context" means with several requests at once: the same number is divided, shared or multiplied."""

from dataclasses import dataclass

from app.core.memory import scenario_kv_cache_bytes
from app.core.scenario import Runtime, Scenario


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotSettings:
    """The settings of two programs that give each chat of a scenario its context.

    Attributes
    ----------
    chats : int
        llama-server's `-np`, Ollama's OLLAMA_NUM_PARALLEL.
    tokens_per_chat : int
        Also Ollama's `num_ctx`: it multiplies by the chats itself.
    server_context_tokens : int
        llama-server's `-c`: for all chats together.
    tokens_if_divided : int
        What each chat would get if `-c` were set to `tokens_per_chat`, in separate caches.
    unified_bytes, split_bytes : int
        The KV cache as llama.cpp allocates it: one for all chats, or one for each.
    """

    chats: int
    tokens_per_chat: int
    server_context_tokens: int
    tokens_if_divided: int
    unified_bytes: int
    split_bytes: int


def slot_settings(scenario: Scenario) -> SlotSettings:
    """Return the settings for a scenario's chats, each with the context that it has or that is allocated up front."""
    per_chat = max(scenario.context_tokens, scenario.allocated_context_tokens or 0)
    llama_cpp = scenario.evolve(runtime=Runtime.LLAMA_CPP)
    return SlotSettings(
        chats=scenario.batch,
        tokens_per_chat=per_chat,
        server_context_tokens=per_chat * scenario.batch,
        tokens_if_divided=per_chat // scenario.batch,
        unified_bytes=scenario_kv_cache_bytes(llama_cpp.evolve(unified_cache=True)),
        split_bytes=scenario_kv_cache_bytes(llama_cpp.evolve(unified_cache=False)),
    )
