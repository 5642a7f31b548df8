"""What slots cost in llama-server and Ollama, and the range of measured compute buffers."""

import pytest

from app.core.compute_buffer import BufferFit, buffer_estimate
from app.core.evaluate import evaluate
from app.core.slots import slot_settings
from tests.samples import CARD_SCENARIO, attention_group


def test_the_same_context_is_divided_shared_or_multiplied() -> None:
    settings = slot_settings(CARD_SCENARIO.evolve(prompt_tokens=8_000, answer_tokens=192, batch=4))
    assert settings.tokens_per_chat == 8_192  # Ollama's num_ctx
    assert settings.server_context_tokens == 32_768  # 4 x 8,192: llama-server's -c
    assert settings.tokens_if_divided == 2_048
    # 131,072 B x 32,768 cells, one cache or four of 8,192 cells: all multiples of 256
    assert settings.unified_bytes == settings.split_bytes == 4_294_967_296


def test_windows_and_rounding_make_separate_caches_larger() -> None:
    # one layer, 4,096 B per token, window 1,024, 4 chats of 1,000 tokens, micro-batch 512:
    # one cache: min(4,000 -> 4,096, 4 x 1,024 + 512 = 4,608) = 4,096 cells; each its own: min(1,024, 1,536) x 4 = 4,096
    # with 2,000 tokens: min(8,192 (8,000 rounded), 4,608) = 4,608; each: min(2,048, 1,536) x 4 = 6,144
    windowed = CARD_SCENARIO.architecture.evolve(layer_groups=(attention_group(1, window=1_024),), num_hidden_layers=1)
    scenario = CARD_SCENARIO.evolve(architecture=windowed, prompt_tokens=1_999, answer_tokens=1, batch=4)
    settings = slot_settings(scenario)
    assert settings.unified_bytes == 4_608 * 4_096
    assert settings.split_bytes == 6_144 * 4_096


def test_what_is_allocated_up_front_counts() -> None:
    scenario = CARD_SCENARIO.evolve(allocated_context_tokens=16_384, batch=2)
    assert slot_settings(scenario).server_context_tokens == 32_768


def test_the_estimate_is_the_range_of_the_measured_ones() -> None:
    estimate = buffer_estimate(scenario=CARD_SCENARIO, results=evaluate(CARD_SCENARIO))
    # 456.98 and 2,392 MiB of 1,048,576 bytes
    assert estimate.low_bytes == round(456.98 * 1_048_576)
    assert estimate.high_bytes == 2_392 * 1_048_576
    assert estimate.measurements == 4
    half = CARD_SCENARIO.evolve(micro_batch_tokens=256)
    assert buffer_estimate(scenario=half, results=evaluate(half)).high_bytes == 1_196 * 1_048_576


@pytest.mark.parametrize(
    ("context", "fit"),
    [
        (1_000, BufferFit.FITS),  # 7.87 GB free
        (55_000, BufferFit.UNCERTAIN),  # 8 GB - 7.21 GB = 0.79 GB free: between 0.48 and 2.51 GB
        (59_000, BufferFit.DOES_NOT_FIT),  # 8 GB - 7.73 GB = 0.27 GB free
    ],
)
def test_whether_it_fits_may_be_uncertain(context: int, fit: BufferFit) -> None:
    scenario = CARD_SCENARIO.evolve(prompt_tokens=context - 1, answer_tokens=1)
    assert buffer_estimate(scenario=scenario, results=evaluate(scenario)).fit is fit
