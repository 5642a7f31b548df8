"""One request, or the mean of many, as a server or a serving benchmark reported it."""

from dataclasses import dataclass
from enum import StrEnum


class ServerKind(StrEnum):
    """Whose report it is."""

    LLAMA_CPP = "llama.cpp"  # timing lines or the "timings" object
    OLLAMA = "ollama"  # the API's durations or --verbose
    OPENAI = "openai"  # usage and, where recorded, the times of the chunks
    SERVING_BENCHMARK = "serving_benchmark"  # vLLM, SGLang: many requests


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerResult:
    """What was measured; None where it is unknown, never 0.

    Attributes
    ----------
    kind : ServerKind
    line : int
        Line in the file, from 1.
    prompt_tokens : int or None
        Of one request, cached ones included where the server says how many; a mean for many requests.
    cached_tokens : int or None
        Prompt tokens that were already in the KV cache.
    answer_tokens : int or None
        Of one request; a mean for many requests.
    ttft_s : float or None
        Time to first token in seconds, as the client sees it where that is known, otherwise load and prompt time.
    tpot_s : float or None
        Time per output token in seconds.
    prefill_tokens_per_s, decode_tokens_per_s : float or None
        Of one request: the prompt tokens that were really read, and the answer tokens.
    load_s, total_s : float or None
        Loading the model, and the whole request or benchmark, in seconds.
    slot : int or None
        llama-server's number, which keeps parallel requests apart.
    requests : int
        How many requests the row stands for.
    concurrency : float or None
        Requests at once.
    tokens_per_s_total : float or None
        Answer tokens of all requests together, in tokens/s; no single user's speed.
    """

    kind: ServerKind
    line: int
    prompt_tokens: int | None = None
    cached_tokens: int | None = None
    answer_tokens: int | None = None
    ttft_s: float | None = None
    tpot_s: float | None = None
    prefill_tokens_per_s: float | None = None
    decode_tokens_per_s: float | None = None
    load_s: float | None = None
    total_s: float | None = None
    slot: int | None = None
    requests: int = 1
    concurrency: float | None = None
    tokens_per_s_total: float | None = None

    @property
    def read_tokens(self) -> int | None:
        """Prompt tokens that were not in the cache and had to be read."""
        if self.prompt_tokens is None:
            return None
        return self.prompt_tokens - (self.cached_tokens or 0)
