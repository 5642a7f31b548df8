"""One pass in full detail, term by term."""

import pytest

from app.core.architecture import LayerGroup, LayerKind
from app.core.device import Efficiency
from app.core.passes import Bound, attended_pairs, scenario_pass_model
from app.core.scenario import Detail
from tests.samples import CARD_SCENARIO, EXAMPLE_8B

FULL = CARD_SCENARIO.evolve(detail=Detail.FULL)
NO_CACHE = (LayerGroup(kind=LayerKind.NONE, count=32),)


@pytest.mark.parametrize(
    ("new", "cached", "window", "pairs"),
    [
        (1, 0, None, 1),
        (4, 0, None, 1 + 2 + 3 + 4),
        (1, 10, None, 11),
        (3, 10, None, 11 + 12 + 13),
        (4, 0, 2, 1 + 2 + 2 + 2),
        (3, 1, 3, 2 + 3 + 3),
        (2, 10, 4, 4 + 4),
    ],
)
def test_queries_see_themselves_and_what_came_before(new: int, cached: int, window: int | None, pairs: int) -> None:
    assert attended_pairs(new_tokens=new, cached_tokens=cached, window=window) == pairs


def test_cache_reads_writes_and_attention_are_counted() -> None:
    cost = scenario_pass_model(FULL).cost(new_tokens=1, cached_tokens=999, batch=2)
    assert cost.read_bytes == 16e9 + 2 * 1_000 * 131_072  # 999 read and 1 written for each chat
    # 4 x heads x head_dim for each of 1,000 pairs and 32 layers, two chats
    assert cost.flops == 2 * 16e9 + 2 * 4 * 32 * 128 * 1_000 * 32


def test_an_untied_embedding_is_not_read_and_the_head_runs_once_per_chat() -> None:
    untied = EXAMPLE_8B.evolve(
        tie_word_embeddings=False, embedding_parameters=500_000_000, head_parameters=500_000_000, layer_groups=NO_CACHE
    )
    cost = scenario_pass_model(FULL.evolve(architecture=untied)).cost(new_tokens=10, batch=3)
    assert cost.read_bytes == 2 * 7.5e9
    assert cost.flops == 2 * (7e9 * 10 + 0.5e9) * 3


def test_a_tied_embedding_is_read_as_the_head() -> None:
    tied = EXAMPLE_8B.evolve(embedding_parameters=500_000_000, head_parameters=500_000_000, layer_groups=NO_CACHE)
    cost = scenario_pass_model(FULL.evolve(architecture=tied)).cost(new_tokens=10)
    assert cost.read_bytes == 16e9
    assert cost.flops == 2 * (7.5e9 * 10 + 0.5e9)


def test_simple_detail_knows_none_of_that() -> None:
    cost = scenario_pass_model(CARD_SCENARIO).cost(new_tokens=10, cached_tokens=100_000)
    assert cost.read_bytes == 16e9
    assert cost.flops == 16e9 * 10


def test_a_pass_reads_the_experts_that_its_tokens_meet() -> None:
    moe = EXAMPLE_8B.evolve(expert_parameters=6_400_000_000, num_experts=128, num_experts_per_tok=8)
    model = scenario_pass_model(CARD_SCENARIO.evolve(architecture=moe))
    # E (1 - (1 - k/E)^T): 8, 51.62, 111.77 and 127.97 of 128
    for tokens, distinct in ((1, 8.0), (8, 51.62), (32, 111.77), (128, 127.97)):
        assert 128 * model.distinct_expert_share(tokens) == pytest.approx(distinct, abs=0.005)
    one = model.cost(new_tokens=1)
    assert one.read_bytes == pytest.approx(2 * (1.6e9 + 6.4e9 * 8 / 128))
    assert one.flops == pytest.approx(2 * (1.6e9 + 6.4e9 * 8 / 128))


def test_efficiencies_overlap_and_overhead() -> None:
    efficiency = Efficiency(mbu=0.8, mfu=0.5, overlap=0.25, overhead_s_per_layer=1e-5)
    device = FULL.device.evolve(efficiency=efficiency)
    bare = EXAMPLE_8B.evolve(layer_groups=NO_CACHE)
    cost = scenario_pass_model(FULL.evolve(device=device, architecture=bare)).cost(new_tokens=10)
    read_s, compute_s = 16e9 / 0.8e12, 160e9 / 0.5e14
    assert cost.read_s == pytest.approx(read_s)
    assert cost.compute_s == pytest.approx(compute_s)
    assert cost.time_s == pytest.approx(read_s + 0.75 * compute_s + 32 * 1e-5)
    assert cost.bound is Bound.MEMORY
    assert cost.utilisation == pytest.approx(compute_s / cost.time_s)


def test_recurrent_state_is_read_and_written_once_a_pass() -> None:
    recurrent = EXAMPLE_8B.evolve(
        layer_groups=(LayerGroup(kind=LayerKind.RECURRENT, count=32, state_bytes_per_sequence=1_000_000),)
    )
    cost = scenario_pass_model(FULL.evolve(architecture=recurrent)).cost(new_tokens=5, cached_tokens=100, batch=2)
    assert cost.read_bytes == 16e9 + 2 * 2 * 32 * 1_000_000
