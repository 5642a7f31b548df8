"""The hard scenarios of the contact sheets are as hard as they are called."""

import pytest

from app.core.evaluate import evaluate
from app.core.memory import Fit
from app.files.catalogue import load_catalogue
from app.paths import RESOURCES
from app.window_options import parse_window_options
from studio import EXTREMES

CATALOGUE = load_catalogue(RESOURCES / "catalog")


@pytest.mark.parametrize(
    ("name", "fit"), [("real card", Fit.FITS), ("tight", Fit.TIGHT), ("does not fit", Fit.DOES_NOT_FIT)]
)
def test_a_scenario_fits_as_its_name_says(name: str, fit: Fit) -> None:
    scenario = parse_window_options(list(EXTREMES[name]), CATALOGUE).scenario
    assert evaluate(scenario).fit is fit
