"""One measured speed of llama-bench and its relatives, checked before anything is made of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from app.files.llama_bench_values import (
    MAX_TOKENS,
    BadValueError,
    FlashAttention,
    RecordValues,
    parse_flash_attention,
    split_model_name,
)

MAX_MODEL_BYTES = 10**15
MAX_PARAMETERS = 10**15
MAX_RATE_RATIO = 2.0
"""Stated rate against tokens / average time: both are means of the same repetitions, so they differ by some percent."""


class TestKind(StrEnum):
    """Which phase a test measured."""

    __test__ = False  # the name is the field's; pytest must not collect it

    PREFILL = "prefill"  # ppN
    DECODE = "decode"  # tgN
    COMBINED = "combined"  # ppN+tgN: one rate over both, belongs to neither curve


@dataclass(frozen=True, slots=True, kw_only=True)
class BenchRow:
    """One row of results; None where the file does not say.

    Attributes
    ----------
    line : int
        Line in the file, from 1.
    file : str
        The file as it was named.
    model_name : str
        As printed ("qwen2 7B Q4_K - Medium").
    architecture_name, quant_name : str
        Its parts ("qwen2", "Q4_K_M"); empty where they cannot be told apart.
    size_bytes, num_parameters : int or None
        From a table they are rounded to two decimals of the printed unit.
    backend, device : str
        "CUDA"; names of GPU or CPU as the run printed them, empty where it did not.
    kind : TestKind
    prompt_tokens, answer_tokens : int
        Per stream; 0 for the phase that was not run.
    depth_tokens : int
        Tokens in the cache before the test began, not part of `prompt_tokens`.
    streams : int
        Sequences at once (llama-batched-bench); 1 otherwise.
    tokens_per_s : float
        All streams together, > 0, as stated (a mean of rates, not tokens by mean time).
    n_gpu_layers : int or None
        -1: the runtime decided.
    key_cache_type, value_cache_type : str
        "f16", "q8_0"; empty where not stated (the program's default is f16).
    micro_batch : int or None
        n_ubatch.
    build : str
        "8cf427ff (5163)".
    """

    line: int
    file: str = ""
    model_name: str
    kind: TestKind
    tokens_per_s: float
    prompt_tokens: int = 0
    answer_tokens: int = 0
    depth_tokens: int = 0
    streams: int = 1
    architecture_name: str = ""
    quant_name: str = ""
    size_bytes: int | None = None
    num_parameters: int | None = None
    backend: str = ""
    device: str = ""
    n_gpu_layers: int | None = None
    flash_attention: FlashAttention | None = None
    key_cache_type: str = ""
    value_cache_type: str = ""
    micro_batch: int | None = None
    build: str = ""

    @property
    def test_name(self) -> str:
        """The test in llama-bench's own notation: "pp512", "tg128 @ d4096"."""
        parts = [f"pp{self.prompt_tokens}"] if self.prompt_tokens else []
        parts += [f"tg{self.answer_tokens}"] if self.answer_tokens else []
        return "+".join(parts) + (f" @ d{self.depth_tokens}" if self.depth_tokens else "")


def rows_of_record(record: Mapping[str, object], line: int, *, decimal_comma: bool = False) -> list[BenchRow]:
    """Return the rows of one record with llama-bench's JSON names: one, or two for a batched or sweep run.

    Raises
    ------
    BadValueError
        With what is missing or impossible.
    """
    get = RecordValues(record, decimal_comma)
    common = _common_fields(get, line)
    if "speed_pp" in record:
        return _paired_rows(get, common)
    prompt, answer, depth = get.count("n_prompt") or 0, get.count("n_gen") or 0, get.count("n_depth") or 0
    if not prompt and not answer:
        raise BadValueError("neither n_prompt nor n_gen is above 0")
    kind = TestKind.COMBINED if prompt and answer else TestKind.PREFILL if prompt else TestKind.DECODE
    rate = get.rate("avg_ts")
    average_ns = get.number("avg_ns")
    if average_ns is not None and average_ns > 0:
        from_time = (prompt + answer) / (average_ns * 1e-9)
        if not 1 / MAX_RATE_RATIO < rate / from_time < MAX_RATE_RATIO:
            raise BadValueError(f"avg_ts is {rate:g} but the tokens and avg_ns give {from_time:.4g} tokens/s")
    row = BenchRow(
        kind=kind,
        tokens_per_s=rate,
        prompt_tokens=prompt,
        answer_tokens=answer,
        depth_tokens=depth,
        streams=get.count("streams") or 1,
        **common,  # type: ignore[arg-type]
    )
    return [row]


def _common_fields(get: RecordValues, line: int) -> dict[str, object]:
    name = get.text("model_type") or get.text("model_filename")
    architecture, quant = split_model_name(name)
    commit, number = get.text("build_commit"), get.text("build_number")
    device = get.text("gpu_info")
    if not device and get.text("backends") in ("CPU", "BLAS", ""):
        device = get.text("cpu_info")
    return {
        "line": line,
        "model_name": name,
        "architecture_name": architecture,
        "quant_name": quant,
        "size_bytes": get.whole("model_size", 1, MAX_MODEL_BYTES),
        "num_parameters": get.whole("model_n_params", 1, MAX_PARAMETERS),
        "backend": get.text("backends"),
        "device": device,
        "n_gpu_layers": get.whole("n_gpu_layers", -2, 100_000),
        "flash_attention": parse_flash_attention(get.record.get("flash_attn")),
        "key_cache_type": get.text("type_k"),
        "value_cache_type": get.text("type_v"),
        "micro_batch": get.whole("n_ubatch", 1, MAX_TOKENS),
        "build": f"{commit} ({number})" if commit and number else commit,
    }


def _paired_rows(get: RecordValues, common: dict[str, object]) -> list[BenchRow]:
    prompt, answer, streams = get.count("pp") or 0, get.count("tg") or 0, get.count("pl")
    is_sweep = streams is None  # sweep-bench has no column B, and its N_KV is the depth before the test
    shared = get.text("is_pp_shared") in ("1", "True", "true")
    depth = (get.count("n_kv") or 0) if is_sweep else 0
    rows = []
    if prompt:
        rows.append(
            BenchRow(
                kind=TestKind.PREFILL,
                tokens_per_s=get.rate("speed_pp"),
                prompt_tokens=prompt,
                depth_tokens=depth,
                streams=1 if shared else streams or 1,
                **common,  # type: ignore[arg-type]
            )
        )
    if answer:
        rows.append(
            BenchRow(
                kind=TestKind.DECODE,
                tokens_per_s=get.rate("speed_tg"),
                answer_tokens=answer,
                depth_tokens=depth if is_sweep else prompt,
                streams=streams or 1,
                **common,  # type: ignore[arg-type]
            )
        )
    if not rows:
        raise BadValueError("neither PP nor TG is above 0")
    return rows
