"""Numbers by name: the values that lessons quote, counted by hand."""

import pytest

from app.core.evaluate import evaluate
from app.core.named_numbers import NAMED, Kind, named_number
from app.core.scenario import Scenario
from tests.samples import BALANCED, CARD_SCENARIO


def number(name: str, scenario: Scenario) -> object:
    return named_number(name=name, scenario=scenario, results=evaluate(scenario)).value


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("ttft", 1000 / 600),  # 1,000 prompt tokens, the laptop reads 600 a second
        ("tpot", 1 / 18),
        ("decode_passes", 859),  # an answer of 860 tokens; prefill gave the first
        ("passes", 860),
        ("read_ahead", 600 / 18),
        ("decode_busy", 18 / 600),
        ("context", 1_860),
    ],
)
def test_the_laptop(name: str, expected: float) -> None:
    assert number(name, BALANCED) == pytest.approx(expected)


def test_the_faster_job_waits_for_the_difference() -> None:
    one = CARD_SCENARIO.evolve(pass_tokens=1)
    assert number("pass_wait", one) == pytest.approx(0.016 - 0.00016)
    thousand = CARD_SCENARIO.evolve(pass_tokens=1_000)
    assert number("pass_wait", thousand) == pytest.approx(0.160 - 0.016)


def test_room_is_free_or_missing_but_never_negative() -> None:
    short = CARD_SCENARIO.evolve(prompt_tokens=999, answer_tokens=1)
    assert number("free", short) == 24_000_000_000 - 16_000_000_000 - 1_000 * 131_072
    assert number("over", short) == 0
    long = CARD_SCENARIO.evolve(prompt_tokens=127_999, answer_tokens=1)
    assert number("free", long) == 0
    assert number("over", long) == 16_000_000_000 + 128_000 * 131_072 - 24_000_000_000


def test_what_does_not_exist_is_none() -> None:
    assert number("tpot", CARD_SCENARIO.evolve(answer_tokens=1)) is None


def test_every_name_can_be_read_and_has_a_kind() -> None:
    results = evaluate(BALANCED)
    for name, (kind, _) in NAMED.items():
        assert named_number(name=name, scenario=BALANCED, results=results).value is not None
        assert isinstance(kind, Kind)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(KeyError):
        number("ttff", BALANCED)
