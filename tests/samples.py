"""Small models, machines and scenarios whose results can be computed by hand."""

from app.core.architecture import Architecture, LayerGroup, LayerKind
from app.core.device import Device
from app.core.formats import CacheFormat, WeightFormat
from app.core.scenario import Scenario

F16_WEIGHTS = WeightFormat(id="f16", name="16-bit", bits_per_weight=16)
Q4_0_WEIGHTS = WeightFormat(id="q4_0", name="4-bit", bits_per_weight=4.5)
F16 = CacheFormat(id="f16", name="16-bit", block_values=1, block_bytes=2)
FP8 = CacheFormat(id="fp8", name="8-bit", block_values=1, block_bytes=1)
Q8_0 = CacheFormat(id="q8_0", name="8-bit", block_values=32, block_bytes=34)
Q4_0 = CacheFormat(id="q4_0", name="4-bit", block_values=32, block_bytes=18)


def attention_group(
    count: int, *, kv_heads: int = 8, head_dim: int = 128, heads: int = 32, window: int | None = None
) -> LayerGroup:
    """Return layers with grouped-query attention."""
    return LayerGroup(
        kind=LayerKind.FULL if window is None else LayerKind.SLIDING_WINDOW,
        count=count,
        key_values_per_token=kv_heads * head_dim,
        value_values_per_token=kv_heads * head_dim,
        sliding_window=window,
        num_attention_heads=heads,
        key_head_dim=head_dim,
        value_head_dim=head_dim,
    )


EXAMPLE_8B = Architecture(
    id="example-8b",
    name="Example 8B",
    layer_groups=(attention_group(32),),
    num_hidden_layers=32,
    num_parameters=8_000_000_000,
)
EXAMPLE_7B = Architecture(
    id="example-7b",
    name="Example 7B",
    layer_groups=(attention_group(32, kv_heads=32),),
    num_hidden_layers=32,
    num_parameters=7_000_000_000,
)
EXAMPLE_CARD = Device(
    id="example-card",
    name="Example card",
    kind="example",
    memory_bytes=24_000_000_000,
    bandwidth_bytes_per_s=1e12,
    peak_flops_per_s=1e14,
)
# example-7b at 4.5 bits writes 18 tok/s and reads 600 tok/s: 3.9375 GB x 18, and 2 x 7e9 FLOP x 600.
LAPTOP = Device(
    id="laptop",
    name="Laptop",
    kind="example",
    memory_bytes=16_000_000_000,
    bandwidth_bytes_per_s=3.9375e9 * 18,
    peak_flops_per_s=14e9 * 600,
)
CARD_SCENARIO = Scenario(
    architecture=EXAMPLE_8B,
    weights=F16_WEIGHTS,
    device=EXAMPLE_CARD,
    key_format=F16,
    value_format=F16,
    prompt_tokens=1_000,
    answer_tokens=860,
)
BALANCED = CARD_SCENARIO.evolve(architecture=EXAMPLE_7B, weights=Q4_0_WEIGHTS, device=LAPTOP)
