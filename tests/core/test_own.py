"""Own models and machines from the few numbers that people know, computed by hand."""

import pytest

from app.core.formats import WeightFormat
from app.core.own import (
    effective_speeds,
    least_active_parameters,
    own_architecture,
    own_device_from_speeds,
)
from tests.samples import EXAMPLE_7B, Q4_0_WEIGHTS

MOE = own_architecture(
    id_="own", name="Own", num_parameters=100, num_hidden_layers=2, num_attention_heads=4, num_key_value_heads=2,
    head_dim=8, num_experts=8, num_experts_per_tok=2, active_parameters=40,
)  # fmt: skip


def test_the_weights_in_experts_follow_from_those_per_token() -> None:
    # dense + x = 100 and dense + x * 2/8 = 40, so x * 6/8 = 60 and x = 80
    assert MOE.expert_parameters == 80
    assert MOE.active_parameters == 40
    assert MOE.num_moe_layers == 2


def test_the_fewest_weights_per_token_are_those_of_a_model_of_experts_only() -> None:
    # 100 * 2/8 = 25; 10 * 1/3 = 3.33, so 4
    assert least_active_parameters(num_parameters=100, num_experts=8, num_experts_per_tok=2) == 25
    assert least_active_parameters(num_parameters=10, num_experts=3, num_experts_per_tok=1) == 4


def test_windows_split_the_layers() -> None:
    # 2 KV heads x 64 = 128 keys and 128 values in each of 1 + 3 layers
    architecture = own_architecture(
        id_="own", name="Own", num_parameters=10**9, num_hidden_layers=4, num_attention_heads=8,
        num_key_value_heads=2, head_dim=64, window_layers=3, sliding_window=512,
    )  # fmt: skip
    assert [(group.count, group.sliding_window) for group in architecture.layer_groups] == [(1, None), (3, 512)]
    assert {group.key_values_per_token for group in architecture.layer_groups} == {128}


def test_measured_speeds_say_what_the_machine_reaches() -> None:
    # 7e9 x 4.5 / 8 = 3.9375 GB x 18 = 70.875 GB/s; 2 x 7e9 x 600 = 8.4 TFLOP/s
    device = own_device_from_speeds(
        id_="own", name="Box", memory_bytes=16 * 10**9, architecture=EXAMPLE_7B, weights=Q4_0_WEIGHTS,
        read_tokens_per_s=600, write_tokens_per_s=18,
    )  # fmt: skip
    assert device.bandwidth_bytes_per_s == pytest.approx(70.875e9)
    assert device.peak_flops_per_s == pytest.approx(8.4e12)
    assert device.measured is not None
    assert device.kind == "own"


def test_a_mixture_reads_only_the_experts_that_a_token_uses() -> None:
    # 8-bit: 100 bytes, 80 of them in experts, of which 2 of 8 are read: 20 + 20 = 40 bytes x 10 tokens/s
    bandwidth, peak = effective_speeds(
        architecture=MOE,
        weights=WeightFormat(id="w", name="8", bits_per_weight=8),
        read_tokens_per_s=1_000,
        write_tokens_per_s=10,
    )
    assert bandwidth == pytest.approx(400)
    assert peak == pytest.approx(2 * 40 * 1_000)
