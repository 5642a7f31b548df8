"""The words in and about the roofline chart."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.roofline import Roofline
from app.core.scenario import Detail
from app.tabs.roofline.roofline_plot import PlotPoint, RooflineTexts
from app.widgets.quantity import bandwidth, flop_rate, intensity

translate = QCoreApplication.translate
CONTEXT = "RooflineTab"


def roofline_texts(locale: QLocale, chart: Roofline, *, detail: Detail) -> RooflineTexts:
    """Return the names of roofs, ridge and axes; in full detail the roofs are what can be reached."""
    if detail is Detail.FULL:
        band = translate(CONTEXT, "reachable bandwidth {rate}")
        peak = translate(CONTEXT, "reachable arithmetic {rate}")
    else:
        band, peak = translate(CONTEXT, "bandwidth roof {rate}"), translate(CONTEXT, "compute roof {rate}")
    ridge, short_ridge = translate(CONTEXT, "ridge point: {intensity}"), translate(CONTEXT, "ridge {intensity}")
    at = intensity(locale, chart.ridge_flop_per_byte)
    bandwidth_text = bandwidth(locale, chart.bandwidth_bytes_per_s)
    peak_text = flop_rate(locale, chart.peak_flops_per_s)
    return RooflineTexts(
        bandwidth=band.format(rate=bandwidth_text),
        peak=peak.format(rate=peak_text),
        ridge=ridge.format(intensity=at),
        short_bandwidth=bandwidth_text,
        short_peak=peak_text,
        short_ridge=short_ridge.format(intensity=at),
        intensity_axis=translate(CONTEXT, "Arithmetic intensity (FLOP per byte read)"),
        rate_axis=translate(CONTEXT, "FLOP/s achieved"),
        beyond=translate(CONTEXT, "{name} (beyond the axes)"),
    )


def told_points(locale: QLocale, points: Sequence[PlotPoint], texts: RooflineTexts) -> str:
    """Return the chart in words."""
    told = translate(CONTEXT, "{name}: {intensity}, {rate}")
    described = (
        told.format(
            name=point.name,
            intensity=intensity(locale, point.point.intensity_flop_per_byte),
            rate=flop_rate(locale, point.point.achieved_flops_per_s),
        )
        for point in points
    )
    return "; ".join((texts.ridge, *described))
