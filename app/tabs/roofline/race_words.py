"""The sentences of the race: how fast it runs, and which of the two jobs waits for the other."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.animation import RaceScene, race_slowdown, race_speed_up
from app.core.passes import Bound, PassCost
from app.core.roofline import wait_of
from app.widgets.duration_pair import TimeParts
from app.widgets.quantity import count

translate = QCoreApplication.translate

_NO_WAIT = 1e-9  # of the pass: less is the last digit of floating point, not a wait


def race_parts(cost: PassCost) -> TimeParts:
    """Return how the times of a pass are written: what a job waits is what one is longer than the other, as shown."""
    return TimeParts(cost.time_s, cost.read_s, cost.compute_s)


def pace_text(locale: QLocale, cost: PassCost, *, speed: float) -> str:
    """Return how the race, played at a speed, differs from the real pass."""
    slowdown = race_slowdown(cost.time_s, speed=speed)
    if slowdown > 1.0:
        pace = translate("RooflineTab", "Slowed {factor} times.").format(factor=_factor(locale, slowdown))
    elif slowdown == 1.0:
        pace = translate("RooflineTab", "In real time.")
    else:
        factor = _factor(locale, race_speed_up(cost.time_s, speed=speed))
        pace = translate("RooflineTab", "Quickened {factor} times.").format(factor=factor)
    rule = translate("RooflineTab", "Both jobs start together; the pass ends when the slower one ends.")
    sentences = [pace, rule]
    overhead_s = wait_of(cost).overhead_s
    if overhead_s > _NO_WAIT * cost.time_s:
        fixed = translate("RooflineTab", "Fixed costs of the layers and imperfect overlap add {time}.")
        slower_s = max(cost.read_s, cost.compute_s)
        sentences.append(fixed.format(time=race_parts(cost).difference(cost.time_s, slower_s, locale)))
    return " ".join(sentences)


def verdict_text(locale: QLocale, cost: PassCost) -> str:
    """Return which job waited, and for how long."""
    wait = wait_of(cost)
    if wait.waiting_s <= _NO_WAIT * cost.time_s:
        text = translate("RooflineTab", "In balance: both jobs take {time}, neither waits.")
        return text.format(time=race_parts(cost).text(cost.read_s, locale))
    slower_s, quicker_s = max(cost.read_s, cost.compute_s), min(cost.read_s, cost.compute_s)
    pair = race_parts(cost).difference_of_whole(slower_s, quicker_s, locale)
    if cost.bound is Bound.MEMORY:
        return translate("RooflineTab", "Memory-bound: arithmetic waits {pair}.").format(pair=pair)
    return translate("RooflineTab", "Compute-bound: reading weights waits {pair}.").format(pair=pair)


def waiting_text(locale: QLocale, scene: RaceScene, cost: PassCost) -> str:
    """Return how long a job has waited so far; at the end exactly as the verdict says it."""
    quicker_s = min(cost.read_s, cost.compute_s)
    waited = race_parts(cost).difference(quicker_s + scene.waited_s, quicker_s, locale)
    return translate("RooflineTab", "waits {time}").format(time=waited)


def _factor(locale: QLocale, factor: float) -> str:
    if factor >= 1000:
        return count(locale, round(factor))
    return locale.toString(factor, "g", 3)
