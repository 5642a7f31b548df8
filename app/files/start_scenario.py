"""The scenario that everything starts from, in the window and on the command line."""

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue


def start_scenario(catalogue: Catalogue) -> Scenario:
    """Return the example model at 16 bit on the 24 GB example card, with a balanced prompt and answer."""
    return Scenario(
        architecture=catalogue.architecture("example-8b"),
        weights=catalogue.weight_format("f16"),
        device=catalogue.device("example-card"),
        key_format=catalogue.cache_format("f16"),
        value_format=catalogue.cache_format("f16"),
        prompt_tokens=1_000,
        answer_tokens=860,
    )
