"""The generated pages of the book are complete."""

import re
from operator import itemgetter

import pytest

pytest.importorskip("sphinx", reason="the book is built with Sphinx: pip install 'cardlab[docs]'")

from cardlab import find, models
from cardlab.core.numbers import is_whole
from cardlab.core.options import spelling
from cardlab.core.registry import built_in
from cardlab.lab.columns import measured
from docs.written import pages, visual_models

GAMES = sorted(built_in())


@pytest.fixture(scope="module")
def written():
    return dict(pages())


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_of_a_game_explain_each_value_of_each_option(written, slug):
    """Each value is shown as it is written, with its words, such as `last_card_stays` for `run_out` of War."""
    page = written[f"rules/{slug}.md"]
    for option in find(slug).options():
        row = next(line for line in page.splitlines() if line.startswith(f"| `{option.name}` |"))
        for value in option.choices:
            assert str(value) in row if is_whole(value) else f"`{spelling(value)}`: " in row, f"{option.name}={value}"


@pytest.mark.parametrize("slug", GAMES)
def test_the_rules_of_a_game_list_the_columns_of_a_study(written, slug):
    """Every column of a study of the game has words, and those of the seats share one row."""
    table = written[f"rules/{slug}.md"].partition("## What a study counts")[2].partition("\n## ")[0]
    rows = [line for line in table.splitlines() if line.startswith("| `")]
    for column in measured(find(slug).with_options()):
        assert sum(f"`{column}`" in row for row in rows) == 1, column
    assert len(rows) == len(find(slug).measures)


@pytest.mark.parametrize("model", [*visual_models()], ids=itemgetter("kind"))
def test_the_page_of_visual_models_lists_each_trait_and_a_call(written, model):
    """The model's docstring gives a call that makes an interactive one, and all its traits."""
    page = written["reference/models.md"]
    own = set(models.find(model["kind"]).class_traits(sync=True)) - {"cards"}
    assert {name for names, _ in model["traits"] for name in names.split(", ")} | {"asks"} == own
    assert model["examples"]
    for example in model["examples"]:
        models.drawn({"model": model["kind"], **example})
        assert all(f"{name}={value!r}" in page for name, value in example.items())
    assert f"model: {model['kind']}" in page


def test_the_python_code_on_the_page_of_visual_models_runs(written):
    """All pieces run one after the other, as a reader types them."""
    pieces = re.findall(r"^```python\n(.*?)^```$", written["reference/models.md"], re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {}
    for piece in pieces:
        exec(piece, names)
    assert len(pieces) > len(models.built_in())
