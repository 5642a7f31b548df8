"""Which passes get a box of their own where not all fit, and which are told together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """Passes `first` to `last`, counted from 0; one pass where both are equal."""

    first: int
    last: int

    @property
    def passes(self) -> int:
        """How many passes it stands for."""
        return self.last - self.first + 1


def box_slots(*, passes: int, current: int, room: int) -> tuple[Slot, ...]:
    """Return at most `room` slots for the passes: the first, the current one and its neighbours always alone.

    Parameters
    ----------
    passes : int
        All passes, >= 1.
    current : int
        The pass that runs, counted from 0; -1 before the first.
    room : int
        Boxes that fit, >= 4.
    """
    if passes <= room:
        return tuple(Slot(first=index, last=index) for index in range(passes))
    alone = room - 2  # boxes between the first pass and a group at one end
    if current < alone:
        start, stop = 1, alone + 1
    elif current >= passes - alone:
        start, stop = passes - alone, passes
    else:
        alone -= 1  # a group at both ends
        stop = current + (2 if alone > 1 else 1)  # the next pass is in sight where there is room
        start = stop - alone
    slots = [Slot(first=0, last=0)]
    if start > 1:
        slots.append(Slot(first=1, last=start - 1))
    slots.extend(Slot(first=index, last=index) for index in range(start, stop))
    if stop < passes:
        slots.append(Slot(first=stop, last=passes - 1))
    return tuple(slots)
