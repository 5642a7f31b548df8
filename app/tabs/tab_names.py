"""The tabs' names, for everything that speaks of a tab beside the row of tabs itself."""

from PySide6.QtCore import QCoreApplication

from app.state.view_options import TabId

translate = QCoreApplication.translate


def tab_name(tab: TabId) -> str:
    """Return a tab's name in the present language."""
    return {
        TabId.PASSES: translate("TabNames", "Passes"),
        TabId.ROOFLINE: translate("TabNames", "Roofline"),
        TabId.KV_CACHE: translate("TabNames", "KV cache"),
        TabId.TIMELINE: translate("TabNames", "Timeline"),
        TabId.MEASURED: translate("TabNames", "Measured"),
    }[tab]
