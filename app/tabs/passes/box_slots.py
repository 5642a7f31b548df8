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
        Boxes that fit, >= 3; with 3 only what came before is told together with the running pass.
    """
    if passes <= room:
        return tuple(Slot(first=index, last=index) for index in range(passes))
    alone = max(1, room - 2)  # boxes between the first pass and a group at one end
    # What came before is shown rather than what is to come: one pass ahead is enough.
    ahead = 2 if alone > 1 else 1
    if current + ahead <= alone + 1:
        start, stop = 1, alone + 1
    elif current + ahead >= passes:
        start, stop = passes - alone, passes
    else:
        alone = max(1, alone - 1)  # a group at both ends
        stop = current + (2 if alone > 1 else 1)
        start = stop - alone
    slots = [Slot(first=0, last=0)]
    if start > 1:
        slots.append(Slot(first=1, last=start - 1))
    slots.extend(Slot(first=index, last=index) for index in range(start, stop))
    if stop < passes and len(slots) < room:
        slots.append(Slot(first=stop, last=passes - 1))
    return tuple(slots)
