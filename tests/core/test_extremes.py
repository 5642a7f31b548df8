"""The smaller and larger of numbers and arrays, and that plain numbers need no numpy."""

import subprocess
import sys

import numpy as np

from app.core.extremes import larger, smaller


def test_of_two_numbers_one_is_returned_as_it_is() -> None:
    assert smaller(3, 4.5) == 3
    assert larger(3, 4.5) == 4.5
    assert isinstance(smaller(3, 4.5), int)


def test_arrays_are_compared_place_by_place() -> None:
    lengths = np.array([1.0, 5.0, 9.0])

    assert smaller(lengths, 5).tolist() == [1.0, 5.0, 5.0]
    assert larger(4, lengths).tolist() == [4.0, 5.0, 9.0]


def test_a_scenario_is_evaluated_without_loading_numpy() -> None:
    # What the window shows first needs no arrays; loading numpy would take a fifth of the time until it is painted.
    told = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys\n"
            "from app.core.evaluate import evaluate\n"
            "from app.files.catalogue import load_catalogue\n"
            "from app.files.start_scenario import start_scenario\n"
            "from app.paths import RESOURCES\n"
            "print(round(evaluate(start_scenario(load_catalogue(RESOURCES / 'catalog'))).weight_bytes / 1e9))\n"
            "print('numpy' in sys.modules)\n",
        ],
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.split() == ["16", "False"]  # 8 B weights of 2 bytes
