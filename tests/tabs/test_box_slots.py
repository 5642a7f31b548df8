"""Which passes get a box of their own."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.tabs.passes.box_slots import box_slots


def told(passes: int, current: int, room: int) -> list[tuple[int, int]]:
    return [(slot.first, slot.last) for slot in box_slots(passes=passes, current=current, room=room)]


def test_all_passes_have_a_box_where_they_fit() -> None:
    assert told(3, 0, 5) == [(0, 0), (1, 1), (2, 2)]


@pytest.mark.parametrize(
    ("current", "slots"),
    [
        (-1, [(0, 0), (1, 1), (2, 2), (3, 3), (4, 9)]),
        (2, [(0, 0), (1, 1), (2, 2), (3, 3), (4, 9)]),
        (3, [(0, 0), (1, 2), (3, 3), (4, 4), (5, 9)]),
        (7, [(0, 0), (1, 6), (7, 7), (8, 8), (9, 9)]),
        (8, [(0, 0), (1, 6), (7, 7), (8, 8), (9, 9)]),
        (9, [(0, 0), (1, 6), (7, 7), (8, 8), (9, 9)]),
    ],
)
def test_passes_far_from_the_running_one_share_a_box(current: int, slots: list[tuple[int, int]]) -> None:
    assert told(10, current, 5) == slots


def test_with_least_room_the_running_pass_follows_all_that_came_before() -> None:
    assert told(10, 5, 3) == [(0, 0), (1, 4), (5, 5)]


@given(passes=st.integers(1, 24), room=st.integers(3, 30), data=st.data())
def test_the_running_pass_is_always_alone_and_slots_follow_each_other(
    passes: int, room: int, data: st.DataObject
) -> None:
    current = data.draw(st.integers(-1, passes - 1))
    slots = told(passes, current, room)
    assert 1 <= len(slots) <= room
    assert slots[0] == (0, 0)
    assert all(before[1] + 1 == after[0] for before, after in itertools.pairwise(slots))
    if current >= 0:
        assert (current, current) in slots
    if room >= 4:
        assert slots[-1][1] == passes - 1
