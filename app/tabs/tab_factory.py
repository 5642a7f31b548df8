"""Which view belongs to which tab; each is imported when it is built, because drawing charts takes long to load."""

from app.state.view_options import TabId
from app.tabs.tab_view import TabContext, TabView
from app.theme.tokens import Theme


def build_tab(tab: TabId, context: TabContext, theme: Theme) -> TabView:
    """Return a new view for a tab."""
    if tab is TabId.PASSES:
        from app.tabs.passes.passes_tab import PassesTab

        return PassesTab(context, theme)
    if tab is TabId.ROOFLINE:
        from app.tabs.roofline.roofline_tab import RooflineTab

        return RooflineTab(context, theme)
    if tab is TabId.KV_CACHE:
        from app.tabs.kv_cache.kv_cache_tab import KvCacheTab

        return KvCacheTab(context, theme)
    if tab is TabId.MEASURED:
        from app.tabs.measured.measured_tab import MeasuredTab

        return MeasuredTab(context, theme)
    from app.tabs.timeline.timeline_tab import TimelineTab

    return TimelineTab(context, theme)
