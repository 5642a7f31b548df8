"""The sentences of the race: how fast it runs, and which of the two jobs waits for the other."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.animation import RaceScene, race_slowdown, race_speed_up
from app.core.passes import Bound, PassCost
from app.core.roofline import wait_of
from app.widgets.duration_pair import duration_pair, duration_part
from app.widgets.quantity import duration

translate = QCoreApplication.translate

_NO_WAIT = 1e-9  # of the pass: less is the last digit of floating point, not a wait


def pace_text(locale: QLocale, cost: PassCost) -> str:
    """Return how the race differs from the real pass."""
    slowdown = race_slowdown(cost.time_s)
    if slowdown > 1.0:
        pace = translate("RooflineTab", "Slowed {factor} times.").format(factor=_factor(locale, slowdown))
    elif slowdown == 1.0:
        pace = translate("RooflineTab", "In real time.")
    else:
        factor = _factor(locale, race_speed_up(cost.time_s))
        pace = translate("RooflineTab", "Quickened {factor} times.").format(factor=factor)
    rule = translate("RooflineTab", "Both jobs start together; the pass ends when the slower one ends.")
    sentences = [pace, rule]
    overhead_s = wait_of(cost).overhead_s
    if overhead_s > _NO_WAIT * cost.time_s:
        fixed = translate("RooflineTab", "Fixed costs of the layers and imperfect overlap add {time}.")
        sentences.append(fixed.format(time=duration(locale, overhead_s)))
    return " ".join(sentences)


def verdict_text(locale: QLocale, cost: PassCost) -> str:
    """Return which job waited, and for how long."""
    wait = wait_of(cost)
    if wait.waiting_s <= _NO_WAIT * cost.time_s:
        text = translate("RooflineTab", "In balance: both jobs take {time}, neither waits.")
        return text.format(time=duration(locale, cost.read_s))
    pair = duration_pair(locale, wait.waiting_s, wait.time_s)
    if cost.bound is Bound.MEMORY:
        return translate("RooflineTab", "Memory-bound: arithmetic waits {pair}.").format(pair=pair)
    return translate("RooflineTab", "Compute-bound: reading weights waits {pair}.").format(pair=pair)


def waiting_text(locale: QLocale, scene: RaceScene, cost: PassCost) -> str:
    """Return how long a job has waited so far; at the end exactly as the verdict says it."""
    waited = duration_part(locale, scene.waited_s, cost.time_s, trim=scene.progress >= 1.0)
    return translate("RooflineTab", "waits {time}").format(time=waited)


def _factor(locale: QLocale, factor: float) -> str:
    if factor >= 1000:
        return locale.toString(round(factor))
    return locale.toString(factor, "g", 3)
