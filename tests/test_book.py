"""The generated pages of the book are complete."""

import re
from operator import itemgetter
from pathlib import Path

import pytest

pytest.importorskip("sphinx", reason="the book is built with Sphinx: pip install 'cardlab[docs]'")

from cardlab import find, models, widgets
from cardlab.core.numbers import is_whole
from cardlab.core.options import spelling
from cardlab.core.registry import built_in
from cardlab.lab.columns import measured
from docs.written import pages, shown_widgets, visual_models

ROOT = Path(__file__).parents[1]
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


def test_the_page_of_widgets_lists_every_trait_with_its_meaning(written):
    """Each trait that a widget and its page share has a meaning in a docstring; those of Jupyter itself are left out."""
    page = written["reference/widgets.md"]
    listed = {widget["name"]: widget for widget in shown_widgets()}
    assert listed.keys() == {"Brush", "CardTable", "Exercise", "LessonWidget", "PlayTable", "Replay"}
    for name, widget in listed.items():
        section = page.partition(f"## {name}\n")[2].partition("\n## ")[0]
        assert all(f"| `{trait}` | {by} | {text}" in section for trait, by, text in widget["traits"] if "|" not in text)
    changes = ("`actions` | the match", "`answers` | the learner |", "`chosen` | the learner, Python", "`four_colour` | Python")
    assert all(changed in page for changed in changes)


def test_the_table_of_widgets_names_each_of_them():
    """The page *Widgets in your notebook* has a row for each class, whose line makes it and whose traits it has."""
    page = (ROOT / "docs/how-to/widgets_in_your_notebook.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    exec("import cardlab\nfrom cardlab.widgets import *", names)
    rows = [line.strip("|").split(" | ") for line in page.splitlines() if re.match(r"\| `[A-Z]\w+` \|", line)]
    assert {row[0].strip(" `") for row in rows} == {name for name in widgets.__all__ if name[0].isupper()}
    for name, _, traits, code in rows:
        made = eval(code.strip(" `"), names)
        assert type(made).__name__ == name.strip(" `")
        assert all(made.has_trait(trait) for trait in re.findall(r"`(\w+)`", traits))


def test_the_examples_of_the_widgets_page_follow_a_match_and_a_class(tmp_path, monkeypatch):
    """The score plot has a point for each action, also after an undo; the frame has a row for each answered question."""
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs/how-to/widgets_in_your_notebook.md").read_text(encoding="utf-8")
    names: dict[str, object] = {}
    for code in re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE):
        exec(code, names)
    table, exercise = names["table"], names["groups"]["Red table"]
    table.step()
    table.step()
    assert len(names["scores"]) == 3
    assert names["scores"][-1] == (table.counters["score.p1"], table.counters["score.p2"])
    table._handle_custom_msg({"do": "undo", "at": table.match.ply}, [])
    assert len(names["scores"]) == 2
    exercise.set_state({"answers": [{"question": 0, "said": ["99"], "hints": 0}]})
    frame = names["answers"]()
    assert frame[["group", "question", "right"]].to_dict("records") == [{"group": "Red table", "question": 0, "right": False}]


def test_the_dashboard_of_the_book_keeps_one_table():
    """The slider deals a new table and closes the old one, so that tables do not add up in the kernel and on the page."""
    page = (ROOT / "docs/how-to/dashboard.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"^```python\n(.*?)^```$", page, re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {}
    exec(code, names)
    (old,) = names["place"].children
    names["slider"].value = 8
    (new,) = names["place"].children
    assert new.seed == 8
    assert (old.comm, new.comm is not None) == (None, True)
    new.play(str(new.match.legal_actions()[0]))
    assert f"You have {new.counters['score.p1']} points" in names["text"].value


def test_the_python_code_on_the_page_of_visual_models_runs(written):
    """All pieces run one after the other, as a reader types them."""
    pieces = re.findall(r"^```python\n(.*?)^```$", written["reference/models.md"], re.DOTALL | re.MULTILINE)
    names: dict[str, object] = {}
    for piece in pieces:
        exec(piece, names)
    assert len(pieces) > len(models.built_in())
