"""Calibration finds what made the measurements, keeps the family's figures where no row speaks, and shrugs off junk."""

import math
import time
from dataclasses import replace

import numpy as np
import pytest

from app.core.calibration import Estimate, Evidence, calibrate, pooled_efficiency
from app.core.calibration_problem import PARAMETER_SDS
from app.core.device import Device, Efficiency
from app.core.formats import WeightFormat
from app.core.observations import (
    MOST_TOKENS,
    Observation,
    predicted_time_s,
    predicted_tokens_per_s,
    sized_format,
)
from app.core.passes import Phase
from app.core.robust_fit import robust_fit
from tests.samples import EXAMPLE_7B, EXAMPLE_8B, F16_WEIGHTS, Q4_0_WEIGHTS

PRIOR = Efficiency(mbu=0.8, mfu=0.4, overlap=0.5, overhead_s_per_layer=60e-6, band=0.25, prefill_band=0.5)
CARD = Device(
    id="card", name="Card", kind="gpu", memory_bytes=24 * 10**9, bandwidth_bytes_per_s=1e12, peak_flops_per_s=1e14
)
TRUTH = replace(PRIOR, mbu=0.7, mfu=0.55, overhead_s_per_layer=100e-6)
SMALL_MODEL = EXAMPLE_8B.evolve(id="small", num_parameters=1_000_000_000)


def decode_of(architecture=EXAMPLE_8B, weights: WeightFormat = F16_WEIGHTS, tokens_per_s: float = 40.0) -> Observation:
    return Observation(
        architecture=architecture, weights=weights, phase=Phase.DECODE, tokens=128, tokens_per_s=tokens_per_s
    )


def measured(efficiency: Efficiency, *, seed: int | None = None) -> list[Observation]:
    """Return the rows that a card with this efficiency would give, with 2 % noise where a seed is given."""
    noise = np.random.default_rng(seed).normal(0.0, 0.02, 100) if seed is not None else np.zeros(100)
    rows = []
    for architecture in (EXAMPLE_8B, EXAMPLE_7B, SMALL_MODEL):
        for weights in (F16_WEIGHTS, Q4_0_WEIGHTS):
            for phase, tokens, depth in ((Phase.DECODE, 128, 0), (Phase.DECODE, 64, 8192), (Phase.PREFILL, 512, 0)):
                row = replace(decode_of(architecture, weights), phase=phase, tokens=tokens, depth_tokens=depth)
                speed = predicted_tokens_per_s(observation=row, device=CARD.evolve(efficiency=efficiency))
                rows.append(replace(row, tokens_per_s=speed * float(np.exp(noise[len(rows)]))))
    return rows


def test_a_decode_test_takes_the_time_computed_by_hand() -> None:
    # One pass at depth c = 0..3 of 4: weights 16 GB at 0.8 TB/s = 20 ms; the cache of 131,072 bytes per token is read
    # for c tokens and written for one: mean c = 1.5, so 2.5 x 131,072 / 0.8e12 = 0.41 us; 32 layers x 60 us = 1.92 ms;
    # half of the arithmetic: 16e9 FLOP + 2.5 x 4 x 32 x 4,096 FLOP, at 40 TFLOP/s = 0.400 ms + 0.03 us.
    row = replace(decode_of(), tokens=4)
    pass_s = 20e-3 + 0.4096e-6 + 1.92e-3 + 0.5 * (16e9 + 2.5 * 4 * 32 * 4096) / 40e12
    device = CARD.evolve(efficiency=replace(PRIOR, band=0.0))
    assert predicted_time_s(observation=row, device=device) == pytest.approx(4 * pass_s, rel=1e-6)


def test_prefill_is_cut_into_micro_batches_that_read_the_weights_again() -> None:
    # 1,024 tokens of 8e9 weights: 16.384 TFLOP at 40 TFLOP/s = 409.6 ms whatever the cut; the weights, 20 ms a pass,
    # overlap by half: 2 passes cost 10 ms more than one, and 32 layers x 60 us more.
    row = replace(decode_of(), phase=Phase.PREFILL, tokens=1024, micro_batch_tokens=512)
    whole = replace(row, micro_batch_tokens=1024)
    device = CARD.evolve(efficiency=PRIOR)
    more_s = predicted_time_s(observation=row, device=device) - predicted_time_s(observation=whole, device=device)
    assert more_s == pytest.approx(10e-3 + 1.92e-3, rel=0.01)


def test_without_rows_the_prior_stays() -> None:
    result = calibrate([], prior=PRIOR, device=CARD)
    assert result.evidence is Evidence.PRIOR
    assert result.efficiency.mbu == pytest.approx(PRIOR.mbu)
    assert result.efficiency.band == pytest.approx(PRIOR.band)
    assert all(e.evidence is Evidence.PRIOR for e in result.estimates)
    assert result.errors == result.model_effects == ()


def test_many_rows_find_the_efficiency_that_made_them() -> None:
    result = calibrate(measured(TRUTH, seed=1), prior=PRIOR, device=CARD)
    assert result.efficiency.mbu == pytest.approx(0.7, rel=0.08)
    assert result.efficiency.mfu == pytest.approx(0.55, rel=0.08)
    assert result.efficiency.overhead_s_per_layer == pytest.approx(100e-6, rel=0.25)
    assert result.evidence is Evidence.MEASURED
    assert (result.decode_rows, result.prefill_rows, result.moe_prefill_rows) == (12, 6, 0)
    assert max(abs(e) for e in result.errors) < 0.08  # 2 % noise, 18 rows


def test_what_no_row_speaks_of_stays_as_the_family_has_it() -> None:
    result = calibrate(measured(TRUTH), prior=PRIOR, device=CARD)
    found = {e.name: e for e in result.estimates}
    for name in ("moe_layer_factor", "moe_flops_factor", "plain_cache_read_factor"):
        assert found[name].evidence is Evidence.PRIOR
        assert found[name].value == pytest.approx(getattr(PRIOR, name), rel=1e-6)
        assert found[name].relative_error == pytest.approx(PARAMETER_SDS[name])


def test_one_row_moves_the_prior_only_part_of_the_way() -> None:
    truth = replace(PRIOR, mbu=0.5)
    row = measured(truth)[0]
    result = calibrate([row], prior=PRIOR, device=CARD)
    assert 0.5 < result.efficiency.mbu < 0.8
    assert result.evidence is Evidence.MIXED


def test_each_row_makes_the_estimate_surer() -> None:
    errors = []
    for count in (1, 8, 18):
        result = calibrate(measured(TRUTH)[:count], prior=PRIOR, device=CARD)
        errors.append(next(e.relative_error for e in result.estimates if e.name == "mbu"))
    assert errors[0] > errors[1] > errors[2]


def test_an_estimate_reaches_one_standard_error_of_its_logarithm_to_both_sides() -> None:
    estimate = Estimate(name="mbu", value=0.6, relative_error=math.log(1.2), evidence=Evidence.MIXED)
    assert (estimate.low, estimate.high) == (pytest.approx(0.5), pytest.approx(0.72))  # 0.6 / 1.2 and 0.6 x 1.2


def test_a_junk_row_hardly_counts() -> None:
    rows = measured(TRUTH, seed=2)
    clean = calibrate(rows, prior=PRIOR, device=CARD).efficiency
    junk = replace(rows[0], tokens_per_s=rows[0].tokens_per_s / 20)
    result = calibrate([*rows, junk], prior=PRIOR, device=CARD)
    assert result.efficiency.mbu == pytest.approx(clean.mbu, rel=0.05)


def test_the_same_rows_give_the_same_numbers_in_any_order() -> None:
    rows = measured(TRUTH, seed=3)
    first = calibrate(rows, prior=PRIOR, device=CARD)
    assert calibrate(rows, prior=PRIOR, device=CARD) == first
    assert calibrate(rows[::-1], prior=PRIOR, device=CARD).efficiency.mbu == pytest.approx(first.efficiency.mbu)


def test_the_fit_and_the_passes_agree_on_every_row() -> None:
    rows = measured(TRUTH, seed=4)
    result = calibrate(rows, prior=PRIOR, device=CARD)
    for row, error in zip(rows, result.errors, strict=True):
        efficiency = result.efficiency_for(architecture=row.architecture, weights=row.weights)
        predicted = predicted_tokens_per_s(observation=row, device=CARD.evolve(efficiency=efficiency))
        assert predicted / row.tokens_per_s - 1.0 == pytest.approx(error, abs=1e-9)


def test_a_model_that_runs_slower_than_the_rest_keeps_its_own_factor() -> None:
    rows = measured(PRIOR)
    slow = [replace(r, tokens_per_s=r.tokens_per_s / 1.3) if r.architecture is EXAMPLE_7B else r for r in rows]
    result = calibrate(slow, prior=PRIOR, device=CARD)
    of_slow = result.efficiency_for(architecture=EXAMPLE_7B, weights=F16_WEIGHTS)
    of_other = result.efficiency_for(architecture=EXAMPLE_8B, weights=F16_WEIGHTS)
    assert of_other.mbu / of_slow.mbu == pytest.approx(1.3, rel=0.08)
    unknown = EXAMPLE_8B.evolve(id="never-measured")
    assert result.efficiency_for(architecture=unknown, weights=F16_WEIGHTS).band >= of_slow.band


def test_overlap_is_never_fitted() -> None:
    assert calibrate(measured(TRUTH), prior=PRIOR, device=CARD).efficiency.overlap == PRIOR.overlap


def test_a_hundred_rows_take_less_than_a_blink() -> None:
    rows = (measured(TRUTH, seed=5) * 6)[:100]
    calibrate(rows, prior=PRIOR, device=CARD)
    started = time.process_time()
    calibrate(rows, prior=PRIOR, device=CARD)
    assert time.process_time() - started < 0.5  # about 0.02 s; a busy machine gets room


def test_machines_of_a_family_pool_to_what_they_share() -> None:
    sds = dict.fromkeys(PARAMETER_SDS, 0.5)
    machines = [(CARD, measured(replace(PRIOR, mbu=mbu))) for mbu in (0.6, 0.7)]
    found = pooled_efficiency(machines, prior=PRIOR, most_rows=8.0, noise_factor=2.0, sds=sds)
    assert 0.6 < found.mbu < 0.7
    assert pooled_efficiency([], prior=PRIOR, most_rows=8.0, noise_factor=2.0, sds=sds) == PRIOR


def test_a_known_file_size_sets_the_bits_of_a_format() -> None:
    # 8e9 weights in 5 GB are 5 bits each.
    sized = sized_format(Q4_0_WEIGHTS, architecture=EXAMPLE_8B, size_bytes=5e9)
    assert sized.bits_per_weight == pytest.approx(5.0)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"tokens_per_s": 0.0}, "tokens_per_s is 0.0, must be above 0"),
        ({"tokens_per_s": float("nan")}, "tokens_per_s is nan"),
        ({"tokens": 0}, "tokens is 0, must be from 1"),
        ({"depth_tokens": -1}, "depth_tokens is -1, must be from 0"),
        ({"tokens": MOST_TOKENS + 1}, "must be from 1 to 1,048,576"),
    ],
)
def test_impossible_measurements_are_refused(changes: dict[str, float], words: str) -> None:
    with pytest.raises(ValueError, match=words):
        replace(decode_of(), **changes)


def test_a_very_long_prefill_is_sampled_without_losing_time() -> None:
    row = replace(decode_of(), phase=Phase.PREFILL, tokens=MOST_TOKENS, micro_batch_tokens=512)
    device = CARD.evolve(efficiency=PRIOR)
    row = replace(row, tokens_per_s=predicted_tokens_per_s(observation=row, device=device))
    assert calibrate([row], prior=PRIOR, device=CARD).errors[0] == pytest.approx(0.0, abs=0.002)


def test_the_robust_fit_of_a_mean_weighs_prior_and_rows() -> None:
    # Four rows at 1 with noise 1 and a prior at 0 with deviation 1: were the noise Gaussian, 4/5 of the way. Rows
    # within the noise count up to (nu + 1)/nu = 1.25 for one: between 4/5 and 5/6.
    fit = robust_fit(
        predict=lambda p: np.full(4, p[0]),
        jacobian=lambda _: np.ones((4, 1)),
        observed=np.ones(4),
        noise=np.ones(4),
        prior=np.zeros(1),
        prior_sd=np.ones(1),
    )
    assert 0.8 < fit.estimate[0] < 5 / 6
