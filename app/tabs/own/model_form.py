"""The form for an own model: the few numbers that a model card gives, checked against each other."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QWidget

from app.core.architecture import Architecture, LayerKind
from app.core.own import least_active_parameters, own_architecture
from app.tabs.catalogue_names import shown_name
from app.tabs.own.own_form import OwnForm
from app.theme.tokens import Theme
from app.widgets.disclosure import Disclosure
from app.widgets.entry_field import EntryField
from app.widgets.quantity import significant

translate = QCoreApplication.translate

BILLION = 1_000_000_000
MOST_PARAMETERS_B = 100_000
MOST_LAYERS = 2_000
MOST_HEADS = 4_096
WIDEST_HEAD = 8_192
LONGEST_CONTEXT = 1_000_000_000
MOST_EXPERTS = 65_536


class ModelForm(OwnForm):
    """Parameters, layers and heads; windows and experts behind a line that opens them.

    Signals
    -------
    saved(object)
        The Architecture.
    """

    saved = Signal(object)

    def __init__(self, theme: Theme, *, architecture: Architecture, is_new: bool, parent: QWidget) -> None:
        title = translate("ModelForm", "Own model") if is_new else translate("ModelForm", "Change the model")
        hint = translate("ModelForm", "The numbers stand in the model's config.json or on its card.")
        super().__init__(theme, title, hint, parent)
        self._architecture = architecture

        def whole(low: int, high: int, *, is_optional: bool = False) -> EntryField:
            return EntryField(theme, low=low, high=high, is_whole=True, is_optional=is_optional)

        self.parameters = EntryField(theme, low=0.001, high=MOST_PARAMETERS_B)
        self.layers = whole(1, MOST_LAYERS)
        self.heads = whole(1, MOST_HEADS)
        self.kv_heads = whole(1, MOST_HEADS)
        self.head_dim = whole(1, WIDEST_HEAD)
        self.max_context = whole(1, LONGEST_CONTEXT, is_optional=True)
        self.window_tokens = whole(1, LONGEST_CONTEXT, is_optional=True)
        self.window_layers = whole(1, MOST_LAYERS, is_optional=True)
        self.experts = whole(2, MOST_EXPERTS, is_optional=True)
        self.experts_per_token = whole(1, MOST_EXPERTS, is_optional=True)
        self.active = EntryField(theme, low=0.001, high=MOST_PARAMETERS_B, is_optional=True)
        self._basic = (self.parameters, self.layers, self.heads, self.kv_heads, self.head_dim, self.max_context)
        self._rare = (self.window_tokens, self.window_layers, self.experts, self.experts_per_token, self.active)
        self._add_fields(self._basic)
        self.more = Disclosure(theme)
        self.more.setText(self.tr("Windows and experts"))
        self.column.addWidget(self.more)
        self._more_fields = self._add_fields(self._rare)
        self._write_texts()
        self._show_architecture(is_new=is_new)
        self.more.toggled.connect(self._more_fields.setVisible)  # clicked would come without its argument
        self._fit(parent)
        self.more.setChecked(any(field.box.text() for field in self._rare))
        self._more_fields.setVisible(self.more.isChecked())

    def _write_texts(self) -> None:
        billions = self.tr("billion")
        for field, title, unit in (
            (self.parameters, self.tr("Parameters"), billions),
            (self.layers, self.tr("Layers"), ""),
            (self.heads, self.tr("Heads"), ""),
            (self.kv_heads, self.tr("KV heads"), ""),
            (self.head_dim, self.tr("Head size"), ""),
            (self.max_context, self.tr("Maximum context (may be empty)"), self.tr("tokens")),
            (self.window_tokens, self.tr("Window"), self.tr("tokens")),
            (self.window_layers, self.tr("Layers with a window"), ""),
            (self.experts, self.tr("Experts"), ""),
            (self.experts_per_token, self.tr("Experts per token"), ""),
            (self.active, self.tr("Parameters per token"), billions),
        ):
            field.set_texts(title, unit)

    def _show_architecture(self, *, is_new: bool) -> None:
        """Show an own model's numbers; for a new one those of the present model as a start."""
        shown = self._architecture
        self.name.setText("" if is_new else shown.name)
        self.name.setPlaceholderText(shown_name(shown.name) if is_new else "")
        self.parameters.set_value(shown.num_parameters / BILLION)
        self.layers.set_value(shown.num_hidden_layers)
        full = next((group for group in shown.layer_groups if group.value_values_per_token), None)
        if full is not None:
            self.heads.set_value(full.num_attention_heads or None)
            self.kv_heads.set_value(shown.num_key_value_heads)
            self.head_dim.set_value(full.key_head_dim or None)
        self.max_context.set_value(shown.max_position_embeddings)
        windowed = [group for group in shown.layer_groups if group.kind is LayerKind.SLIDING_WINDOW]
        if len(windowed) == 1:
            self.window_tokens.set_value(windowed[0].sliding_window)
            self.window_layers.set_value(windowed[0].count)
        if shown.is_moe:
            self.experts.set_value(shown.num_experts)
            self.experts_per_token.set_value(shown.num_experts_per_tok)
            self.active.set_value(float(f"{shown.active_parameters / BILLION:.6g}"))

    def _save(self) -> None:
        fits = self._checked((*self._basic, *self._rare))
        if not (self._agrees() and fits):
            self.more.setChecked(True)
            self._more_fields.setVisible(self.more.isChecked() and any(field.message for field in self._rare))
            return
        has_window = bool(self.window_tokens.value())
        architecture = own_architecture(
            id_=self._architecture.id,
            name=self.name.text().strip(),
            num_parameters=round((self.parameters.value() or 0.0) * BILLION),
            num_hidden_layers=_whole(self.layers),
            num_attention_heads=_whole(self.heads),
            num_key_value_heads=_whole(self.kv_heads),
            head_dim=_whole(self.head_dim),
            window_layers=_whole(self.window_layers) if has_window else 0,
            sliding_window=_whole(self.window_tokens) if has_window else None,
            num_experts=_whole(self.experts),
            num_experts_per_tok=_whole(self.experts_per_token),
            active_parameters=None if self.active.value() is None else round((self.active.value() or 0.0) * BILLION),
            max_position_embeddings=_whole(self.max_context) or None,
        )
        self.saved.emit(architecture)
        self.accept()

    def _agrees(self) -> bool:
        """Return whether the numbers fit each other; where they do not, the second of a pair says why."""
        wrong = []
        heads, kv_heads = _whole(self.heads), _whole(self.kv_heads)
        if heads and kv_heads and heads % kv_heads:
            wrong.append(
                (
                    self.kv_heads,
                    self.tr("{heads} heads cannot share {kv_heads} KV heads evenly.").format(
                        heads=heads, kv_heads=kv_heads
                    ),
                )
            )
        window, window_layers, layers = _whole(self.window_tokens), _whole(self.window_layers), _whole(self.layers)
        if bool(window) != bool(window_layers):
            empty = self.window_tokens if window_layers else self.window_layers
            wrong.append((empty, self.tr("A window needs its length and the number of layers that have it.")))
        elif window_layers > layers > 0:
            wrong.append((self.window_layers, self.tr("There are only {layers} layers.").format(layers=layers)))
        wrong += self._expert_problems()
        for field, sentence in wrong:
            field.say(sentence)
        return not wrong

    def _expert_problems(self) -> list[tuple[EntryField, str]]:
        experts, per_token, active = _whole(self.experts), _whole(self.experts_per_token), self.active.value()
        parameters = self.parameters.value()
        if not experts and not per_token and not active:
            return []
        needed = self.tr("Experts need all three: how many, how many per token, and the parameters per token.")
        for field, value in ((self.experts, experts), (self.experts_per_token, per_token), (self.active, active)):
            if not value:
                return [(field, needed)]
        if per_token >= experts:
            return [
                (self.experts_per_token, self.tr("Fewer than there are experts, {experts}.").format(experts=experts))
            ]
        if parameters is None or active is None:
            return []
        least = least_active_parameters(
            num_parameters=round(parameters * BILLION), num_experts=experts, num_experts_per_tok=per_token
        )
        if not least <= round(active * BILLION) <= round(parameters * BILLION):
            limits = self.tr("From {least} to {most} billion with these experts.").format(
                least=significant(self.locale(), least / BILLION, 4, trim=True),
                most=significant(self.locale(), parameters, 4, trim=True),
            )
            return [(self.active, limits)]
        return []


def _whole(field: EntryField) -> int:
    """Return a field's number, 0 where it is empty."""
    return int(field.value() or 0)
