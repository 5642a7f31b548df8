"""The second lines of the scenario panel: what a model, a machine or a format means in numbers."""

from PySide6.QtCore import QCoreApplication, QLocale

from app.core.architecture import Architecture
from app.core.device import Device
from app.core.evaluate import Results
from app.core.formats import CacheFormat, WeightFormat
from app.core.memory import bits_per_weight, kv_cache_bytes_per_token, weight_bytes
from app.core.passes import scenario_pass_model
from app.core.scenario import Scenario
from app.core.units import GB, MB
from app.state.view_options import ByteUnit
from app.tabs.catalogue_names import shown_name
from app.widgets.quantity import bandwidth, count, data_size, exact_bytes, flop_rate, significant

translate = QCoreApplication.translate

_MAKERS = {"openai": "OpenAI", "deepseek": "DeepSeek", "smollm": "SmolLM"}  # names, the same in every language


def weights_count(locale: QLocale, weights: float) -> str:
    """Return a number of weights as people name models by it ("8.0 B", "494 M")."""
    if weights >= 0.9995 * GB:
        return translate("Scenario", "{value} B").format(value=significant(locale, weights / GB, 2))
    return translate("Scenario", "{value} M").format(value=significant(locale, weights / MB, 3))


def architecture_numbers(locale: QLocale, architecture: Architecture) -> str:
    """Return "8.0 B weights · 32 layers · 8 KV heads"; the least important last, where there is no room for all."""
    total = weights_count(locale, architecture.num_parameters)
    if architecture.is_moe:
        active = weights_count(locale, architecture.active_parameters)
        parts = [translate("Scenario", "{total} weights, {active} per token").format(total=total, active=active)]
    else:
        parts = [translate("Scenario", "{total} weights").format(total=total)]
    parts.append(translate("Scenario", "%n layer(s)", "", architecture.num_hidden_layers))
    heads = architecture.num_key_value_heads
    if heads is not None:
        parts.append(translate("Scenario", "%n KV head(s)", "", heads))
    return " · ".join(parts)


def device_numbers(locale: QLocale, device: Device, unit: ByteUnit) -> str:
    """Return "24 GB · 1,000 GB/s · 100 TFLOP/s", or the speeds that the machine is known by."""
    memory = data_size(locale, device.memory_bytes, unit.thousand, trim=True)
    if device.measured is not None:
        speeds = translate("Scenario", "reads {read}, writes {write} tok/s").format(
            read=count(locale, round(device.measured.read_tokens_per_s)),
            write=count(locale, round(device.measured.write_tokens_per_s)),
        )
        return f"{memory} · {speeds}"
    return " · ".join(
        (memory, bandwidth(locale, device.bandwidth_bytes_per_s), flop_rate(locale, device.peak_flops_per_s))
    )


def weight_format_numbers(locale: QLocale, architecture: Architecture, weights: WeightFormat, unit: ByteUnit) -> str:
    """Return "4.5 bits each · 3.94 GB in all" for a format on offer."""
    bits = significant(locale, bits_per_weight(architecture=architecture, weights=weights), 3, trim=True)
    size = data_size(locale, weight_bytes(architecture=architecture, weights=weights).total, unit.thousand)
    return translate("Scenario", "{bits} bits each · {size} in all").format(bits=bits, size=size)


def weights_read(locale: QLocale, scenario: Scenario, unit: ByteUnit) -> str:
    """Return "16.0 GB to read every pass"; for a mixture of experts what one token makes it read."""
    total = weight_bytes(architecture=scenario.architecture, weights=scenario.weights).total
    if scenario.architecture.is_moe:
        read = scenario_pass_model(scenario).weight_bytes_read(1)
        return translate("Scenario", "{total}, {read} to read for one token").format(
            total=data_size(locale, total, unit.thousand), read=data_size(locale, float(read), unit.thousand)
        )
    return translate("Scenario", "{total} to read every pass").format(total=data_size(locale, total, unit.thousand))


def cache_format_numbers(locale: QLocale, scenario: Scenario, key: CacheFormat, value: CacheFormat) -> str:
    """Return "131,072 bytes per token" of one chat for formats on offer, at the scenario's length."""
    return _per_token(locale, kv_cache_bytes_per_token(scenario.evolve(key_format=key, value_format=value)))


def cache_per_token(locale: QLocale, results: Results) -> str:
    """Return what one more token adds to the cache."""
    return _per_token(locale, results.kv_cache_bytes_per_token)


def cache_title(scenario: Scenario) -> str:
    """Return the name of the cache's format, or both where keys and values differ."""
    if scenario.key_format == scenario.value_format:
        return shown_name(scenario.key_format.name)
    return translate("Scenario", "keys {key}, values {value}").format(
        key=scenario.key_format.id, value=scenario.value_format.id
    )


def group_title(key: str) -> str:
    """Return the title of a group of the catalogue."""
    titles = {
        "examples": translate("Scenario", "Examples"),
        "others": translate("Scenario", "Others"),
        "hybrids": translate("Scenario", "Hybrids"),
        "cards-24-gb": translate("Scenario", "Cards sold as 24 GB"),
        "laptops": translate("Scenario", "Laptops"),
        "unified-memory": translate("Scenario", "Unified memory"),
        "consumer": translate("Scenario", "Consumer cards"),
        "workstation": translate("Scenario", "Workstation cards"),
        "data-centre": translate("Scenario", "Data centre"),
        "small-boards": translate("Scenario", "Small boards"),
        "cpu": translate("Scenario", "Processors"),
        "plain": translate("Scenario", "Plain numbers"),
        "blocks": translate("Scenario", "Blocks with a scale"),
        "mixtures": translate("Scenario", "Mixtures (llama.cpp)"),
        "other-runtimes": translate("Scenario", "Other runtimes"),
    }
    return titles.get(key) or _MAKERS.get(key, key.capitalize())


def _per_token(locale: QLocale, size_bytes: float) -> str:
    return translate("Scenario", "{size} per token").format(size=exact_bytes(locale, round(size_bytes)))
