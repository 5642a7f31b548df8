"""Measured rows beside their predictions and roofs, and the findings that follow."""

from dataclasses import replace

import pytest

from app.core.calibration import calibrate
from app.core.device import Efficiency
from app.core.measured_facts import FactKind
from app.core.measured_points import (
    MeasuredPoint,
    depth_curve,
    depth_end,
    emptiest_tests,
    farthest_off,
    fitted_device,
    is_measured,
    longest_test,
    measured_points,
    median_errors,
    remarks_of,
)
from app.core.observations import Observation
from app.core.passes import Phase
from tests.samples import EXAMPLE_7B, EXAMPLE_8B, EXAMPLE_CARD, F16_WEIGHTS, Q4_0_WEIGHTS

# 80 % of 1,000 GB/s and half of 100 TFLOP/s, nothing else
PRIOR = Efficiency(mbu=0.8, mfu=0.5, band=0.2, prefill_band=0.3, moe_prefill_band=1.0)
MACHINE = EXAMPLE_CARD.evolve(kind="gpu", efficiency=PRIOR)


def row_of(phase: Phase, rate: float, *, tokens: int = 128, depth: int = 0) -> Observation:
    return Observation(
        architecture=EXAMPLE_8B,
        weights=F16_WEIGHTS,
        phase=phase,
        tokens=tokens,
        tokens_per_s=rate,
        depth_tokens=depth,
    )


def points_of(*observations: Observation) -> tuple[MeasuredPoint, ...]:
    return measured_points(
        observations, device=MACHINE, calibration=calibrate(observations, prior=PRIOR, device=MACHINE)
    )


def test_the_roof_is_the_data_sheets_and_the_family_stays_below_it() -> None:
    point = points_of(row_of(Phase.DECODE, 50.0, tokens=1))[0]
    # 16 GB at 1,000 GB/s and hardly any cache: 62.5 tokens/s; the family reaches 80 % of it
    assert point.roof_tokens_per_s == pytest.approx(62.5, rel=1e-3)
    assert point.prior_tokens_per_s == pytest.approx(50.0, rel=1e-3)
    assert point.read_bytes == pytest.approx(16e9)
    assert point.prior_error == pytest.approx(0.0, abs=1e-3)


def test_a_row_is_within_the_band_up_to_a_fifth_of_decode_and_three_tenths_of_prefill() -> None:
    decode, prefill = points_of(row_of(Phase.DECODE, 50.0, tokens=1), row_of(Phase.PREFILL, 3_000.0, tokens=512))
    for point, band in ((decode, 0.2), (prefill, 0.3)):
        measured = point.observation.tokens_per_s
        assert replace(point, fitted_tokens_per_s=measured * (1 + band - 0.01)).is_within_band
        assert replace(point, fitted_tokens_per_s=measured / (1 + band - 0.01)).is_within_band
        assert not replace(point, fitted_tokens_per_s=measured * (1 + band + 0.01)).is_within_band
        assert not replace(point, fitted_tokens_per_s=measured / (1 + band + 0.01)).is_within_band


def test_the_worst_row_is_told_beside_the_typical_one() -> None:
    points = points_of(*(row_of(Phase.DECODE, 50.0, tokens=n) for n in (32, 64, 128)))
    spread = [replace(p, fitted_tokens_per_s=50.0 * off) for p, off in zip(points, (1.1, 0.98, 2.0), strict=True)]
    errors = median_errors(points=spread, phase=Phase.DECODE)
    assert errors is not None
    # off by 10, 2 and 100 %
    assert (errors.rows, errors.fitted, errors.worst) == (3, pytest.approx(0.1), pytest.approx(1.0))


def test_the_fit_moves_towards_the_rows_and_the_family_does_not() -> None:
    points = points_of(*(row_of(Phase.DECODE, 45.0, tokens=n) for n in (32, 64, 128, 256)))
    errors = median_errors(points=points, phase=Phase.DECODE)
    assert errors is not None
    assert errors.rows == 4
    assert errors.prior == pytest.approx(50.0 / 45.0 - 1.0, abs=0.01)
    assert errors.fitted < errors.prior / 4
    assert median_errors(points=points, phase=Phase.PREFILL) is None


def test_decode_above_the_bandwidth_roof_is_remarked_once_for_a_model() -> None:
    points = points_of(row_of(Phase.DECODE, 80.0), row_of(Phase.DECODE, 79.0, depth=4096))
    remarks = remarks_of(points)
    assert [remark.fact.kind for remark in remarks] == [FactKind.DECODE_ABOVE_ROOF]
    assert remarks[0].fact.measured_tokens_per_s == 80.0
    assert remarks[0].fact.reference_tokens_per_s == pytest.approx(62.5, rel=0.01)


def test_prefill_as_slow_as_decode_is_a_broken_path() -> None:
    points = points_of(row_of(Phase.DECODE, 50.0), row_of(Phase.PREFILL, 55.0, tokens=512))
    kinds = {remark.fact.kind: remark for remark in remarks_of(points)}
    # 50 TFLOP/s over 16 GFLOP a token would be some 3,000 tokens/s: 55 is also far below a tenth of it
    assert set(kinds) == {FactKind.PREFILL_LIKE_DECODE, FactKind.PREFILL_COLLAPSED}
    assert kinds[FactKind.PREFILL_LIKE_DECODE].observation.phase is Phase.PREFILL


def test_plausible_speeds_are_not_remarked() -> None:
    assert remarks_of(points_of(row_of(Phase.DECODE, 50.0), row_of(Phase.PREFILL, 2_500.0, tokens=512))) == ()


def test_deeper_caches_are_slower_in_the_curve_and_bands_hold_it() -> None:
    test = row_of(Phase.DECODE, 50.0, tokens=1)
    curve = depth_curve(test, device=MACHINE, end_tokens=32_768)
    assert (curve.depth_tokens[0], curve.depth_tokens[-1]) == (0, 32_768)
    # at 32,768 tokens the cache of 131,072 bytes each adds 4.29 GB to 16: 800 GB/s make 39.4 tokens/s
    assert curve.predicted[-1] == pytest.approx(0.8e12 / (16e9 + 32_769 * 131_072), rel=1e-6)
    assert curve.roof[-1] == pytest.approx(curve.predicted[-1] / 0.8)
    assert curve.low == pytest.approx(curve.predicted / 1.2)
    assert curve.high == pytest.approx(curve.predicted * 1.2)


def test_the_axis_over_depths_ends_at_a_power_of_two() -> None:
    assert depth_end([]) == 1_024
    assert depth_end([row_of(Phase.DECODE, 50.0, depth=5_000)]) == 8_192


def test_a_chart_of_sizes_takes_the_longest_test_with_the_emptiest_cache() -> None:
    points = points_of(
        row_of(Phase.PREFILL, 2_500.0, tokens=128),
        row_of(Phase.PREFILL, 2_600.0, tokens=512),
        row_of(Phase.PREFILL, 2_000.0, tokens=2_048, depth=4_096),
        row_of(Phase.DECODE, 50.0),
    )
    assert [p.observation.tokens_per_s for p in emptiest_tests(points)] == [2_600.0, 50.0]
    assert longest_test(points=points, phase=Phase.PREFILL) is points[2].observation
    assert longest_test(points=points[:3], phase=Phase.DECODE) is None


def test_twice_and_half_are_equally_far_off() -> None:
    points = points_of(row_of(Phase.DECODE, 50.0), row_of(Phase.DECODE, 51.0), row_of(Phase.DECODE, 5.0))
    assert farthest_off(points, most=1) == (points[2],)


def test_only_measured_models_are_measured() -> None:
    rows = [row_of(Phase.DECODE, 45.0)]
    fit = calibrate(rows, prior=PRIOR, device=MACHINE)
    assert is_measured(fit, architecture=EXAMPLE_8B, weights=F16_WEIGHTS)
    assert not is_measured(fit, architecture=EXAMPLE_8B, weights=Q4_0_WEIGHTS)
    assert not is_measured(fit, architecture=EXAMPLE_7B, weights=F16_WEIGHTS)
    assert fitted_device(observation=rows[0], device=MACHINE, calibration=fit).efficiency.mbu < 0.8
