"""The language model as the physics sees it: groups of equal layers, and where the weights are."""

from dataclasses import dataclass, replace
from enum import StrEnum


class LayerKind(StrEnum):
    """What a layer keeps between passes."""

    FULL = "full"  # keys and values of every token (MHA, GQA, MQA)
    SLIDING_WINDOW = "sliding_window"  # keys and values of the last tokens only
    LATENT = "latent"  # MLA: one compressed vector per token, no separate values
    SHARED = "shared"  # reads another layer's cache, keeps nothing itself
    RECURRENT = "recurrent"  # a state of fixed size per sequence, no cache
    INDEXER = "indexer"  # extra keys that choose what a sparse-attention layer looks at
    NONE = "none"  # no attention, no state (a pure feed-forward layer)


@dataclass(frozen=True, slots=True, kw_only=True)
class LayerGroup:
    """A number of layers that are alike.

    Attributes
    ----------
    kind : LayerKind
    count : int
        How many layers, >= 1.
    key_values_per_token, value_values_per_token : int
        Cached numbers per token and layer, >= 0: for GQA `num_key_value_heads * head_dim` each; for MLA
        the latent with its rotary part, and 0; for shared and recurrent layers 0 and 0.
    sliding_window : int or None
        Tokens a query can look back on, itself included; None where it sees them all.
    state_bytes_per_sequence : int
        Recurrent state of one layer and one sequence in bytes (f32).
    num_attention_heads : int
        Query heads; 0 for a layer without attention.
    key_head_dim, value_head_dim : int
        Width of one head in the query-key product and in the weighting of the values.
    tokens_per_cell : int
        Tokens that one cached entry stands for, >= 1; above 1 where the model compresses its cache.
    """

    kind: LayerKind
    count: int
    key_values_per_token: int = 0
    value_values_per_token: int = 0
    sliding_window: int | None = None
    state_bytes_per_sequence: int = 0
    num_attention_heads: int = 0
    key_head_dim: int = 0
    value_head_dim: int = 0
    tokens_per_cell: int = 1

    @property
    def attention_flops_per_pair(self) -> int:
        """FLOPs of one layer for one (query, attended key) pair: 2 x heads x (key width + value width)."""
        return 2 * self.num_attention_heads * (self.key_head_dim + self.value_head_dim)


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredWeights:
    """Exact sizes read from a file's tensor table, in bytes."""

    total_bytes: int
    expert_bytes: int = 0
    embedding_bytes: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Architecture:
    """A language model: its layers and the numbers of its weights.

    Attributes
    ----------
    id, name : str
        Id in the catalogue (lower case with hyphens) or the file's path; name for people.
    layer_groups : tuple of LayerGroup
    num_hidden_layers : int
        Layers that run in a pass, >= 1 (indexer groups and draft layers are not counted).
    num_parameters : int
        All weights, all experts included; a tied embedding counts once.
    embedding_parameters : int
        Input embedding table.
    head_parameters : int
        Output head; equals `embedding_parameters` where tied.
    tie_word_embeddings : bool
    num_experts, num_experts_per_tok : int
        Routed experts per MoE layer and how many of them one token uses; 0 for a dense model.
    num_moe_layers : int
    expert_parameters : int
        Weights in routed experts, all layers together.
    max_position_embeddings : int or None
        The longest context the model was trained for; None where it is not stated.
    stored : StoredWeights or None
        Exact sizes, where the model came from a file.
    stored_format : str
        Name of the file's weight format for people ("Q4_K_M", "BF16"); empty for catalogue models.
    file_bits_per_weight : tuple of (str, float)
        Measured file averages of this very model by weight-format id; they go before the format's own average.
    source : str
        Where the numbers came from.
    """

    id: str
    name: str
    layer_groups: tuple[LayerGroup, ...]
    num_hidden_layers: int
    num_parameters: int
    embedding_parameters: int = 0
    head_parameters: int = 0
    tie_word_embeddings: bool = True
    num_experts: int = 0
    num_experts_per_tok: int = 0
    num_moe_layers: int = 0
    expert_parameters: int = 0
    max_position_embeddings: int | None = None
    stored: StoredWeights | None = None
    stored_format: str = ""
    file_bits_per_weight: tuple[tuple[str, float], ...] = ()
    source: str = ""

    def __post_init__(self) -> None:
        """Refuse what cannot be a model.

        Raises
        ------
        ValueError
            With one sentence that names the field.
        """
        if self.num_parameters < 1:
            raise ValueError(f"{self.id}: num_parameters is {self.num_parameters}, must be at least 1")
        if self.num_hidden_layers < 1 or not self.layer_groups:
            raise ValueError(f"{self.id}: num_hidden_layers is {self.num_hidden_layers}, must be at least 1")
        if self.expert_parameters > self.num_parameters:
            raise ValueError(f"{self.id}: expert_parameters exceed num_parameters")
        tables = self.head_parameters + (0 if self.tie_word_embeddings else self.embedding_parameters)
        if max(tables, self.embedding_parameters) > self.dense_parameters:
            raise ValueError(f"{self.id}: embedding_parameters and head_parameters exceed num_parameters")
        if self.num_experts_per_tok > self.num_experts:
            raise ValueError(
                f"{self.id}: num_experts_per_tok is {self.num_experts_per_tok}, "
                f"must not exceed num_experts, {self.num_experts}"
            )

    @property
    def is_moe(self) -> bool:
        """Whether tokens are routed to some of several experts."""
        return self.num_experts > 0 and self.num_experts_per_tok > 0 and self.expert_parameters > 0

    @property
    def dense_parameters(self) -> int:
        """Weights that every token uses (all but the routed experts)."""
        return self.num_parameters - self.expert_parameters

    @property
    def active_parameters(self) -> float:
        """Weights that one token uses: the dense ones and k of E experts."""
        if not self.is_moe:
            return float(self.num_parameters)
        return self.dense_parameters + self.expert_parameters * self.num_experts_per_tok / self.num_experts

    @property
    def num_key_value_layers(self) -> int:
        """Layers with a cache of their own."""
        return sum(group.count for group in self.layer_groups if group.key_values_per_token > 0)

    @property
    def num_key_value_heads(self) -> int | None:
        """Key-value heads of the first group of layers that has them; None without (MLA, recurrent)."""
        for group in self.layer_groups:
            if group.key_head_dim > 0 and group.value_values_per_token > 0:
                return group.key_values_per_token // group.key_head_dim
        return None

    def evolve(self, **changes: object) -> "Architecture":
        """Return a copy with some fields changed."""
        return replace(self, **changes)  # type: ignore[arg-type]
