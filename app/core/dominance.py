"""Which phase a request spends most of its time in, as exactly as shares are told."""

from app.core.evaluate import Results
from app.core.passes import Phase

_AS_LONG = 0.005  # of the whole: shares this near a half are both told as 50 %


def dominant_phase(results: Results) -> Phase | None:
    """Return the longer phase; None where both take half of the time, in whole percent."""
    if abs(results.prefill_share - 0.5) < _AS_LONG:
        return None
    return results.dominated_by
