"""The scenario that the window begins with: what the command line asks for, or else what the preferences say."""

from pathlib import Path

from app.core.scenario import Scenario
from app.files.catalogue import Catalogue
from app.files.errors import FileError
from app.state.start_options import StartOptions, StartScenario

LAST_SESSION = "last session"


def first_scenario(
    usual: Scenario, start: StartOptions, last_session: str, catalogue: Catalogue
) -> tuple[Scenario, str]:
    """Return a scenario, and one sentence if it is not the one that was wanted.

    Parameters
    ----------
    usual : Scenario
        The balanced start.
    last_session : str
        The last scenario as text; empty if none was kept.
    """
    balanced = usual.evolve(detail=start.detail)
    if start.scenario is StartScenario.BALANCED or (start.scenario is StartScenario.LAST and not last_session):
        return balanced, ""
    from app.files.scenario_file import load_scenario, scenario_from_text  # a balanced start need not wait for it

    try:
        if start.scenario is StartScenario.FILE:
            return load_scenario(Path(start.file), catalogue), ""
        return scenario_from_text(last_session, catalogue, LAST_SESSION), ""
    except FileError as problem:
        return balanced, " ".join(str(problem).split())
