"""The public names: Tab completion offers them, and the reference lists them."""

import ast
import re
import runpy
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest

import cardlab
from cardlab import widgets
from cardlab.models import built_in, find, names
from docs import llms
from tests.test_import import loaded_by

DOCS = Path(__file__).parents[1] / "docs"


def test_the_reference_is_up_to_date():
    """The page is what `make docs` would write, so no public name, signature or first paragraph is outdated."""
    assert runpy.run_path(str(DOCS / "reference.py"))["reference"]() == (DOCS / "reference" / "names.md").read_text(
        encoding="utf-8"
    )


def test_the_index_for_language_models_is_up_to_date():
    """`docs/llms.txt` is what `make docs` would write. Each page has a line in the list of its folder, and in the file."""
    assert llms.llms() == llms.PAGE.read_text(encoding="utf-8")


BEGUN = sorted((DOCS.parent / "cardlab" / "cli" / "templates").rglob("*.py.txt"))
SHOWN = sorted([*DOCS.glob("how-to/*.md"), *DOCS.glob("tutorials/*.md"), *DOCS.glob("explanation/*.md")])


@pytest.mark.parametrize("page", [*BEGUN, *SHOWN], ids=lambda page: page.name)
def test_code_for_beginners_imports_public_names_only(page):
    """The templates of `cardlab new` and the book's examples use only names that a new version keeps.

    The page of names lacks `cardlab.rl.openspiel`, which needs a library that is not installed everywhere; its package
    describes it.
    """
    written = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^ *```python\n(.*?)^ *```", written, re.M | re.S) if page.suffix == ".md" else [written]
    imported = [node for block in blocks for node in ast.walk(ast.parse(dedent(block))) if isinstance(node, ast.ImportFrom)]
    reference = runpy.run_path(str(DOCS / "reference.py"))
    modules = {module.__name__: reference["names"](module) for module in reference["modules"]()}
    public = {*modules, "cardlab.rl.openspiel", *(f"{module}.{name}" for module, names in modules.items() for name in names)}
    names = {f"{node.module}.{name.name}".removesuffix(".*") for node in imported for name in node.names}
    assert {name for name in names if name.startswith("cardlab")} - public == set()


def test_every_public_name_has_a_description():
    """Every class and function in the reference has a first paragraph."""
    lines = (DOCS / "reference" / "names.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("- **`") and "(" in line and not line.partition("`**: ")[2]] == []


def test_tab_completion_offers_exactly_the_public_names():
    """`dir` has every name in `__all__`, also those that are loaded later, and the public modules, but no private module."""
    assert {*cardlab.__all__, "bots", "lab", "models", "testing", "widgets", "authoring"} <= set(dir(cardlab))
    assert not {"core", "match", "words", "documents", "annotations", "TYPE_CHECKING"} & set(dir(cardlab))
    assert all(getattr(cardlab, name) is not None for name in dir(cardlab))


@pytest.mark.parametrize("name", ["cardlab.authoring", "cardlab.lab", "cardlab.models", "cardlab.bots", "cardlab.widgets"])
def test_tab_completion_offers_the_names_of_a_public_module(name):
    """`dir` of a public module is its `__all__`, and every name exists. The widgets include all visual models."""
    module = import_module(name)
    models = {type(find(kind)).__name__ if not isinstance(find(kind), type) else find(kind).__name__ for kind in names()}
    assert dir(module) == sorted({*module.__all__, *(models if name == "cardlab.widgets" else ())})
    assert all(hasattr(module, public) for public in dir(module))


def test_importing_all_widgets_brings_every_model():
    """`from cardlab.widgets import *` brings what `__all__`, Tab completion and the reference list."""
    brought: dict[str, object] = {}
    exec("from cardlab.widgets import *", brought)
    page = (DOCS / "reference" / "names.md").read_text(encoding="utf-8").partition("## cardlab.widgets")[2]
    assert {find(kind).__name__ for kind in built_in()} <= {*widgets.__all__} == {*brought} - {"__builtins__"}
    assert {*re.findall(r"^- \*\*`(\w+)", page, re.M)} == {*widgets.__all__}


def test_public_modules_are_loaded_on_use():
    """`cardlab.bots.add` works after `import cardlab`, which has not loaded the bots."""
    assert "cardlab.bots" not in loaded_by("import cardlab; dir(cardlab)")
    assert "cardlab.bots" in loaded_by("import cardlab; cardlab.bots.add; cardlab.lab; cardlab.authoring.Zone")
    with pytest.raises(AttributeError, match="no attribute 'no_such_thing'"):
        _ = cardlab.no_such_thing
