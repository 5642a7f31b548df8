"""The race of the two jobs of a pass, slowed so that an eye can follow."""

import pytest

from app.core.animation import race_at, race_duration_s, race_slowdown, race_speed_up
from app.core.passes import PassCost
from app.core.roofline import wait_of


def pass_cost(*, read_s: float, compute_s: float, time_s: float | None = None) -> PassCost:
    return PassCost(
        tokens=1,
        read_bytes=16e9,
        flops=16e9,
        read_s=read_s,
        compute_s=compute_s,
        time_s=max(read_s, compute_s) if time_s is None else time_s,
    )


ONE_TOKEN = pass_cost(read_s=0.016, compute_s=0.00016)  # example-8b, 16 bit, on the example card


def test_a_pass_of_16_ms_is_slowed_40_times_and_lasts_640_ms() -> None:
    assert race_slowdown(0.016) == pytest.approx(40)
    assert race_slowdown(0.016, speed=4) == pytest.approx(10)  # played four times as fast
    assert race_duration_s(ONE_TOKEN) == pytest.approx(0.64)  # 40 x 16 ms


def test_both_jobs_start_together() -> None:
    scene = race_at(0.0, cost=ONE_TOKEN)
    assert (scene.read_share, scene.compute_share, scene.waited_s) == (0.0, 0.0, 0.0)
    assert (scene.read_waiting_share, scene.compute_waiting_share) == (0.0, 0.0)


def test_halfway_the_quick_job_is_done_and_has_waited_since() -> None:
    scene = race_at(0.32, cost=ONE_TOKEN)  # 0.32 s / 40 = 8 ms of the pass
    assert scene.elapsed_s == pytest.approx(0.008)
    assert scene.progress == pytest.approx(0.5)
    assert scene.read_share == pytest.approx(0.5)
    assert scene.compute_share == pytest.approx(0.01)  # 0.16 of 16 ms
    assert scene.waited_s == pytest.approx(0.00784)  # 8 - 0.16 ms
    assert scene.compute_waiting_share == pytest.approx(0.49)  # 7.84 of 16 ms
    assert scene.read_waiting_share == 0.0
    assert not scene.is_finished


@pytest.mark.parametrize("late_s", [0.64, 100.0])
def test_the_race_ends_when_the_slower_job_ends(late_s: float) -> None:
    scene = race_at(late_s, cost=ONE_TOKEN)
    assert scene.is_finished
    assert scene.read_share == 1.0
    assert scene.waited_s == pytest.approx(0.01584)  # 16 - 0.16 ms


def test_at_the_balance_point_nobody_waits() -> None:
    balance = pass_cost(read_s=0.016, compute_s=0.016)
    scene = race_at(race_duration_s(balance), cost=balance)
    assert scene.waited_s == 0.0
    assert (scene.read_share, scene.compute_share) == (1.0, 1.0)


def test_overhead_leaves_the_end_of_the_pass_to_neither_job() -> None:
    # 10 ms of reading, 2 ms of arithmetic, and 5 ms of fixed costs: the race runs on, the wait does not grow
    cost = pass_cost(read_s=0.010, compute_s=0.002, time_s=0.015)
    scene = race_at(race_duration_s(cost), cost=cost)
    assert scene.read_share == pytest.approx(10 / 15)
    assert scene.waited_s == pytest.approx(0.008)
    wait = wait_of(cost)
    assert (wait.waiting_s, wait.overhead_s, wait.time_s) == pytest.approx((0.008, 0.005, 0.015))


@pytest.mark.parametrize(
    ("pass_s", "slowdown", "screen_s"),
    [
        (1e-6, 400_000, 0.4),  # a microsecond would not be seen: stretched to 0.4 s
        (0.2, 40, 8.0),  # 40 x 0.2 s
        (1.0, 8, 8.0),  # 40 s would bore: 8 s at most
        (8.0, 1, 8.0),
        (80.0, 0.1, 8.0),  # a pass of 80 s runs ten times faster than real
    ],
)
def test_the_race_lasts_as_long_as_an_eye_can_follow(pass_s: float, slowdown: float, screen_s: float) -> None:
    cost = pass_cost(read_s=pass_s, compute_s=pass_s / 2)
    assert race_slowdown(pass_s) == pytest.approx(slowdown)
    assert race_speed_up(pass_s) == pytest.approx(1 / slowdown)
    assert race_duration_s(cost) == pytest.approx(screen_s)
