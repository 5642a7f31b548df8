"""The languages are complete and up to date, keep their placeholders, and no visible text goes past them."""

import ast
import importlib.util
import re
import sys
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from app.files.catalogue import load_catalogue
from app.language import CODES, TRANSLATIONS, Language
from app.paths import RESOURCES
from app.tabs.scenario_texts import group_title
from app.widgets.quantity import percent

ROOT = RESOURCES.parent
# What a language needs: Polish says 1 token, 2 tokeny, 5 tokenów.
PLURAL_FORMS = {"en": 2, "tr": 1, "pl": 3}

# Calls whose texts people see or hear.
CALLS = """
setText setToolTip setWindowTitle setAccessibleName setAccessibleDescription setPlaceholderText setStatusTip
setWhatsThis setTitle setInformativeText setLabelText setButtonText setHeaderLabels setHorizontalHeaderLabels addAction
addMenu addItem addItems addTab addButton addRow set_title set_text set_texts set_unit set_caption drawText draw_text
critical warning information question about
QLabel QPushButton QAction QMenu QCheckBox QRadioButton QToolButton QGroupBox QMessageBox Table BarMark
"""
SHOWING = frozenset(CALLS.split())
# Names, the same in every language.
NAMES = frozenset({"llama.cpp", "Two Speeds", "Two Speeds: ", "TFLOP/s", "danger", "warning", "text_muted"})
LETTERS = re.compile(r"[^\W\d_]{2}")


def _load_tool() -> ModuleType:
    """Load packaging/translations.py by its path: as a package the folder would shadow PyPI's `packaging`."""
    spec = importlib.util.spec_from_file_location("translations_tool", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


tool = _load_tool()


def messages(language: str) -> Iterator[tuple[str, str, ET.Element]]:
    """Yield (context, English, translation) of a .ts file; another test sees to it that none is missing."""
    for context in ET.parse(tool.ts_path(language)).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            yield context.findtext("name", ""), message.findtext("source", ""), translation


def translated(language: str) -> Iterator[tuple[str, str, ET.Element]]:
    return (message for message in messages(language) if all(forms(message[2])))


def forms(translation: ET.Element) -> list[str]:
    plural = translation.findall("numerusform")
    return [form.text or "" for form in plural] if plural else [translation.text or ""]


def loaded(language: str) -> QTranslator:
    translator = QTranslator()
    assert translator.load(str(TRANSLATIONS / f"two_speeds_{language}.qm"))
    return translator


# Completeness


def test_the_translations_are_up_to_date_and_compiled() -> None:
    assert tool.problems() == []


@pytest.mark.parametrize("language", CODES)
def test_every_text_is_translated(language: str) -> None:
    unfinished = [
        f"{context}: {source}"
        for context, source, translation in messages(language)
        if translation.get("type") is not None or not all(forms(translation))
    ]
    assert unfinished == []


@pytest.mark.parametrize("language", CODES)
def test_placeholders_are_the_same_in_every_language(language: str) -> None:
    for context, source, translation in translated(language):
        wanted = Counter(re.findall(r"\{\w+\}", source))
        for form in forms(translation):
            assert Counter(re.findall(r"\{\w+\}", form)) == wanted, f"{context}: {source} -> {form}"
        if translation.find("numerusform") is not None:
            assert len(forms(translation)) == PLURAL_FORMS[language], f"{context}: {source}"
            assert all("%n" in form or "%Ln" in form for form in forms(translation)), f"{context}: {source}"


@pytest.mark.parametrize("language", ["tr", "pl"])
def test_translations_keep_the_shape_of_their_sentences(language: str) -> None:
    for context, source, translation in translated(language):
        for form in forms(translation):
            assert form == form.strip(), f"{context}: spaces around {form!r}"
            for end in (".", "…", "?", ":"):
                if source.endswith(end) and not form.endswith("tok."):
                    assert form.endswith(end), f"{context}: {source} -> {form}"


@pytest.mark.parametrize("language", ["tr", "pl"])
def test_no_suffix_is_joined_to_a_placeholder(language: str) -> None:
    """Vowel harmony and cases would depend on what stands there."""
    for context, source, translation in translated(language):
        for form in forms(translation):
            joined = re.search(r"\}['’]?[^\W\d_]|%L?n['’][^\W\d_]", form.replace("{prefix}FLOP", ""))
            assert joined is None, f"{context}: {source} -> {form}"


def test_names_and_groups_of_the_catalogue_are_translated() -> None:
    catalogue = load_catalogue(RESOURCES / "catalog")
    known = {source for context, source, _ in messages("pl") if context == tool.CATALOGUE_CONTEXT}
    examples = [
        thing.name
        for things, groups in (
            (catalogue.architectures, catalogue.architecture_groups),
            (catalogue.devices, catalogue.device_groups),
        )
        for id_, thing in things.items()
        if groups[id_] == "examples"
    ]
    assert "Laptop" in examples
    assert set(examples) <= known
    plain = [format_.name for format_ in catalogue.weight_formats.values() if "bit" in format_.name]
    assert "16-bit (f16)" in plain
    assert set(plain) <= known
    titles = {source for context, source, _ in messages("pl") if context == "Scenario"}
    makers = {"llama", "gemma", "qwen", "mistral", "openai", "deepseek", "phi", "falcon", "smollm", "apple"}
    groups = {
        *catalogue.architecture_groups.values(),
        *catalogue.device_groups.values(),
        *catalogue.weight_format_groups.values(),
        *catalogue.cache_format_groups.values(),
    }
    assert {group_title(key) for key in groups - makers} <= titles


# What the languages say


@pytest.mark.parametrize(
    ("count", "said"), [(1, "1 warstwa"), (2, "2 warstwy"), (5, "5 warstw"), (12, "12 warstw"), (22, "22 warstwy")]
)
def test_polish_has_three_plural_forms(count: int, said: str) -> None:
    assert loaded("pl").translate("Scenario", "%n layer(s)", "", count).replace("%n", str(count)) == said


@pytest.mark.parametrize(("count", "said"), [(1, "1 layer"), (32, "32 layers")])
def test_english_has_two_plural_forms(count: int, said: str) -> None:
    assert loaded("en").translate("Scenario", "%n layer(s)", "", count).replace("%n", str(count)) == said


def test_turkish_nouns_stay_singular_after_a_number() -> None:
    assert loaded("tr").translate("Scenario", "%n layer(s)", "", 32) == "%n katman"


def test_turkish_writes_the_percent_sign_first(qapp: object) -> None:
    translator = loaded("tr")
    qapp.installTranslator(translator)  # type: ignore[attr-defined]
    try:
        assert percent(QLocale("tr"), 0.03) == "%3,0"
        assert percent(QLocale("tr"), 0.97) == "%97"
    finally:
        qapp.removeTranslator(translator)  # type: ignore[attr-defined]
    assert percent(QLocale("en_US"), 0.03) == "3.0\N{NO-BREAK SPACE}%"


# Nothing goes past the translations


def test_the_tool_finds_texts_whose_context_is_a_constant_and_those_that_count() -> None:
    code = 'CONTEXT = "Here"\nclass A:\n    def f(self):\n        self.tr("%n cells", "", 3)\ntranslate(CONTEXT, "x")\n'
    found = set(tool.module_messages(code, "a.py"))
    assert found == {tool.Message("A", "%n cells", "", is_plural=True), tool.Message("Here", "x")}


def test_the_tool_refuses_texts_that_are_not_written_out() -> None:
    with pytest.raises(tool.TextError, match=r"^a\.py:2: "):
        list(tool.module_messages("class A:\n    x = tr(f'{y}')\n", "a.py"))


def untranslated(code: str) -> list[tuple[int, str]]:
    """Return the texts with letters that are shown as they stand in the code, by line."""
    return [
        (call.lineno, text)
        for call in ast.walk(ast.parse(code))
        if isinstance(call, ast.Call) and _called(call) in SHOWING
        for argument in (*call.args, *(keyword.value for keyword in call.keywords))
        for text in _literals(argument)
        if LETTERS.search(text) and text not in NAMES
    ]


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _literals(argument: ast.AST) -> Iterator[str]:
    """Yield the strings of an argument, but not those inside of other calls, subscripts and comparisons."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        yield argument.value
    elif isinstance(argument, ast.JoinedStr | ast.Tuple | ast.List | ast.BinOp | ast.IfExp | ast.BoolOp | ast.Starred):
        for child in ast.iter_child_nodes(argument):
            yield from _literals(child)


def test_a_text_past_the_translations_is_found() -> None:
    assert untranslated('label.setText("Hello")\nlabel.setText(self.tr("Hello"))\nQLabel("–")') == [(1, "Hello")]
    assert untranslated('x.setToolTip(f"{n} tokens")\nmenu.addAction("llama.cpp")') == [(1, " tokens")]


@pytest.mark.parametrize("folder", ["tabs", "widgets"])
def test_no_text_goes_past_the_translations(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text!r}"
        for path in sorted((ROOT / "app" / folder).rglob("*.py"))
        for line, text in untranslated(Path(path).read_text(encoding="utf-8"))
    ]
    assert found == []


def test_changing_the_language_again_and_again_loads_each_once(qapp: QApplication) -> None:
    before = QLocale()
    language = Language()
    for code in ("en", "tr", "pl") * 5:
        language.set_choice(code)
    translators = language.findChildren(QTranslator)
    for translator in translators:
        qapp.removeTranslator(translator)
    QLocale.setDefault(before)
    assert 3 <= len(translators) <= 6  # ours and Qt's, of three languages
