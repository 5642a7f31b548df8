"""How many different experts of a layer a pass touches, against the tokens in flight: why sharing helps less."""

import numpy as np
from PySide6.QtWidgets import QWidget

from app.core.curves import distinct_experts
from app.core.passes import scenario_pass_model
from app.core.scenario import PASS_TOKENS_RANGE, Scenario
from app.theme.tokens import Theme
from app.widgets.cards import Card
from app.widgets.labels import TextLabel
from app.widgets.plot_canvas import Axis, Label, PlotCanvas
from app.widgets.quantity import count, significant

_POINTS = 60
_TOKEN_TICKS = (1, 8, 64, 512, 4_096)
_QUARTERS = (0.0, 0.25, 0.5, 0.75, 1.0)


class ExpertsCard(Card):
    """A curve that rises to all experts, with the pass of the slider on it; only mixtures of experts have one."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._tokens = np.geomspace(*PASS_TOKENS_RANGE, _POINTS)
        self.canvas = PlotCanvas(theme)
        self.sentence = TextLabel(theme, color="text_muted")
        self.canvas.add_rule("all", "outline")
        self.canvas.add_curve("experts", "weights")
        self.canvas.add_point("now", "decode")
        self.body.addWidget(self.canvas, 1)
        self.body.addWidget(self.sentence)
        self._parts = (self.canvas, self.sentence)
        self.set_theme(theme)

    def retranslate(self) -> None:
        """Set the texts that do not depend on the scenario."""
        self.set_title(self.tr("Experts that a pass touches"))
        self.canvas.setAccessibleName(self.tr("Different experts per layer against tokens in the pass"))

    def show_scenario(self, scenario: Scenario) -> None:
        """Draw the curve of the scenario's model, or hide where it has no experts."""
        self.setVisible(scenario.architecture.is_moe)
        if not scenario.architecture.is_moe:
            return
        locale, model = self.locale(), scenario_pass_model(scenario)
        experts = model.num_experts
        touched = float(distinct_experts(model, tokens=np.array([float(scenario.pass_tokens)]))[0])
        self.canvas.set_axes(
            Axis(
                *PASS_TOKENS_RANGE,
                title=self.tr("Tokens in the pass"),
                log=True,
                ticks=tuple((float(tick), count(locale, tick)) for tick in _TOKEN_TICKS),
            ),
            Axis(
                0,
                experts * 1.15,
                ticks=tuple((experts * part, significant(locale, experts * part, 3, trim=True)) for part in _QUARTERS),
            ),
        )
        self.canvas.set_curve("experts", self._tokens, distinct_experts(model, tokens=self._tokens))
        self.canvas.set_rule("all", experts)
        self.canvas.set_point("now", scenario.pass_tokens, touched)
        numbers = {"touched": significant(locale, touched, trim=True), "experts": count(locale, experts)}
        self.canvas.set_labels(
            [
                Label(scenario.pass_tokens, touched, numbers["touched"], "decode_text", strong=True, names_dot=True),
                Label(1, experts, self.tr("all {experts}").format(**numbers), line="all"),
            ]
        )
        text = self.tr(
            "This pass touches {touched} of {experts} experts in each layer if all are chosen equally often: "
            "one token needs {per_token}, and many tokens need nearly all."
        ).format(per_token=count(locale, model.num_experts_per_tok), **numbers)
        self.sentence.setText(text)
        self.canvas.setAccessibleDescription(text)

    def set_theme(self, theme: Theme) -> None:
        """Show this theme from now on."""
        super().set_theme(theme)
        for part in getattr(self, "_parts", ()):
            part.set_theme(theme)
        if hasattr(self, "canvas"):
            self.canvas.setFixedHeight(round(theme.sizes.body * 14))
