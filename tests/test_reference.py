"""The public names: Tab completion finds them, and the reference lists them."""

import ast
import re
import runpy
from importlib import import_module
from pathlib import Path
from textwrap import dedent

import pytest

import cardlab
from cardlab.models import find, names
from docs import llms
from tests.test_import import loaded_by

DOCS = Path(__file__).parents[1] / "docs"


def test_the_reference_is_that_of_the_code():
    """The page is what `make docs` would write: no public name, signature or first paragraph in it is older than the code."""
    assert runpy.run_path(str(DOCS / "reference.py"))["reference"]() == (DOCS / "reference" / "names.md").read_text(
        encoding="utf-8"
    )


def test_the_index_for_language_models_is_that_of_the_book():
    """`docs/llms.txt` is what `make docs` would write: each page has its line in the list of its folder, and the file has it too."""
    assert llms.llms() == llms.PAGE.read_text(encoding="utf-8")


BEGUN = sorted((DOCS.parent / "cardlab" / "cli" / "templates").rglob("*.py.txt"))
SHOWN = sorted([*DOCS.glob("how-to/*.md"), *DOCS.glob("tutorials/*.md"), *DOCS.glob("explanation/*.md")])


@pytest.mark.parametrize("page", [*BEGUN, *SHOWN], ids=lambda page: page.name)
def test_what_others_begin_with_is_public(page):
    """What `cardlab new` writes and what the book shows imports public names alone, which a new version does not move.

    The page of names has no `cardlab.rl.openspiel`, which needs a library that is not everywhere; its package tells of it.
    """
    written = page.read_text(encoding="utf-8")
    blocks = re.findall(r"^ *```python\n(.*?)^ *```", written, re.M | re.S) if page.suffix == ".md" else [written]
    imported = [node for block in blocks for node in ast.walk(ast.parse(dedent(block))) if isinstance(node, ast.ImportFrom)]
    reference = runpy.run_path(str(DOCS / "reference.py"))
    modules = {module.__name__: reference["names"](module) for module in reference["modules"]()}
    public = {*modules, "cardlab.rl.openspiel", *(f"{module}.{name}" for module, names in modules.items() for name in names)}
    names = {f"{node.module}.{name.name}" for node in imported for name in node.names}
    assert {name for name in names if name.startswith("cardlab")} - public == set()


def test_every_public_name_says_what_it_is():
    """No class or function of the reference is without a first paragraph."""
    lines = (DOCS / "reference" / "names.md").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("- **`") and "(" in line and not line.partition("`**: ")[2]] == []


def test_tab_offers_what_is_public_and_nothing_else():
    """`dir` has every name of `__all__`, those that come later too, and the public modules; no module of the inside."""
    assert {*cardlab.__all__, "bots", "lab", "models", "testing", "widgets", "authoring"} <= set(dir(cardlab))
    assert not {"core", "match", "words", "documents", "annotations", "TYPE_CHECKING"} & set(dir(cardlab))
    assert all(getattr(cardlab, name) is not None for name in dir(cardlab))


@pytest.mark.parametrize("name", ["cardlab.authoring", "cardlab.lab", "cardlab.models", "cardlab.bots", "cardlab.widgets"])
def test_tab_offers_the_names_of_a_public_module(name):
    """`dir` of a public module is its `__all__`, and all of it is there; among the widgets are those of all visual models."""
    module = import_module(name)
    models = {type(find(kind)).__name__ if not isinstance(find(kind), type) else find(kind).__name__ for kind in names()}
    assert dir(module) == sorted({*module.__all__, *(models if name == "cardlab.widgets" else ())})
    assert all(hasattr(module, public) for public in dir(module))


def test_public_modules_come_with_the_first_import_and_load_nothing_before():
    """`cardlab.bots.add` works after `import cardlab`, which has not loaded the players."""
    assert "cardlab.bots" not in loaded_by("import cardlab; dir(cardlab)")
    assert "cardlab.bots" in loaded_by("import cardlab; cardlab.bots.add; cardlab.lab; cardlab.authoring.Zone")
    with pytest.raises(AttributeError, match="no attribute 'no_such_thing'"):
        _ = cardlab.no_such_thing
