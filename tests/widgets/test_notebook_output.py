"""The outputs of widgets in notebooks: what they contain, and what they share."""

import gzip
import json
import re
from base64 import b64decode
from types import SimpleNamespace

import pytest
from ipywidgets import Widget
from ipywidgets.embed import embed_data

from cardlab import start
from cardlab.widgets import CardTable, Exercise, LessonWidget, PlayTable, Replay, TenFrames, notebook_output
from cardlab.widgets.notebook_output import Outputs

VIEW = "application/vnd.jupyter.widget-view+json"
PART = re.compile(r'data-cardlab-part="(\w+)">([^<]*)<')


def ran(cell="", number=0, deleted=()):
    """Returns the message by which a front end runs a cell; one that names no cells leaves `cell` out."""
    metadata = {"cellId": cell, "deletedCells": list(deleted)} if cell else {}
    return {"header": {"msg_id": f"run {number}"}, "metadata": metadata}


@pytest.fixture
def kernel(monkeypatch):
    """Stands for a kernel of a notebook. Returns a function that begins to run a cell."""
    told = {}
    shell = SimpleNamespace(get_parent=lambda: told)
    monkeypatch.setitem(__import__("sys").modules, "IPython", SimpleNamespace(get_ipython=lambda: shell))
    monkeypatch.setattr(notebook_output, "OUTPUTS", Outputs())
    return lambda *run: (told.clear(), told.update(ran(*run)))


def match():
    return start("addition_war", seed=7).play_out(at_most=2)


def html_of(shown):
    data = shown._repr_mimebundle_()
    data = data[0] if isinstance(data, tuple) else data
    assert VIEW not in data
    return data["text/html"]


@pytest.mark.parametrize(
    ("runs", "written"),
    [
        ([ran("a", 1), ran("b", 2)], [["x"], []]),
        ([ran("a", 1), ran("a", 1)], [["x"], []]),  # two outputs of one cell
        ([ran("a", 1), ran("a", 2)], [["x"], ["x"]]),  # the cell is run again, and its first output is gone
        ([ran("a", 1), ran("b", 2, ["a"])], [["x"], ["x"]]),  # the cell has been deleted
        ([ran("a", 1), ran("b", 2, ["a"]), ran("c", 3, ["a"])], [["x"], ["x"], []]),
        ([ran("", 1), ran("", 2)], [["x"], []]),
    ],
)
def test_a_part_is_written_once_and_again_when_its_output_is_gone(runs, written):
    outputs = Outputs()
    assert [outputs.missing(["x", "x"], told) for told in runs] == written


def test_twenty_replays_store_their_code_once(kernel):
    """Their outputs have a tenth of the size that twenty modules and stylesheets have."""
    replays = [Replay(start("addition_war", seed=seed).play_out(at_most=4)) for seed in range(20)]
    outputs = []
    for number, replay in enumerate(replays):
        kernel(f"cell {number}", number)
        outputs.append(html_of(replay))
    assert sum(map(len, outputs)) < 320_000
    assert [len(PART.findall(output)) for output in outputs] == [3] + [0] * 19
    assert len({re.search('data-parts="([^"]*)"', output)[1] for output in outputs}) == 1


def test_an_output_contains_what_it_needs(kernel):
    """Unpacked, its parts are the module, the stylesheet and the texts, and its state has the other traits."""
    kernel("a", 1)
    replay = Replay(match())
    output = html_of(replay)
    parts = {name: gzip.decompress(b64decode(text)).decode() for name, text in PART.findall(output)}
    module, style, words = re.search('data-parts="([^"]*)"', output)[1].split()
    assert (parts[module], parts[style], json.loads(parts[words])) == (replay._esm, replay._css, replay.words)
    packed = re.search(r"data-cardlab-state>([^<]*)<", output)[1]
    state = json.loads(gzip.decompress(b64decode(packed)))
    assert state == {name: value for name, value in replay.page_state().items() if name != "words"}
    assert replay._key in output


def test_a_widget_with_a_session_stores_its_picture(kernel):
    kernel("a", 1)
    for widget in (PlayTable(start("fast_food", seed=3)), LessonWidget("addition_war")):
        output = html_of(widget)
        assert "To play here, run this cell again." in output
        assert "data-cardlab-state>" not in output
        assert len(output) < 12_000


def test_the_picture_of_a_match_needs_no_model(kernel):
    """A match shows a replay that nobody else has, so the page does not wait for the kernel."""
    kernel("a", 1)
    output = html_of(match())
    assert "data-cardlab-state>" in output
    assert "data-key" not in output


@pytest.mark.parametrize("name", ["VOILA_BASE_URL", "CARDLAB_CONTENTS_KERNEL"])
def test_pages_with_a_kernel_get_views(kernel, monkeypatch, name):
    """Voila and `cardlab serve` put each widget where its view is, and store nothing."""
    monkeypatch.setenv(name, "/")
    for shown in (match(), Replay(match())):
        data, _ = shown._repr_mimebundle_()
        assert VIEW in data
        assert "<script" not in data["text/html"]


def test_vs_code_gets_the_view_and_the_living_html(kernel):
    """It shows the HTML of an output whose model is gone."""
    kernel("vscode-notebook-cell:/home/mia/lesson.ipynb#W0", 1)
    data, _ = Replay(match())._repr_mimebundle_()
    assert {VIEW, "text/html"} <= set(data)
    assert "data-cardlab-state>" in data["text/html"]


def test_a_page_gets_modules_and_stylesheets_once():
    """What a kernel sends for each widget is small, and the page asks for the rest."""
    frames = TenFrames(a=3)
    state = frames.get_state()
    assert len(state["_esm"]) < 8_000
    assert state["_css"] == ""
    sent = []
    frames.send = lambda content, buffers=None: sent.append((content, buffers))
    module, style = state["_parts"]
    for asked in (
        {"do": "connect"},
        {"do": "part", "name": module},
        {"do": "part", "name": style},
        {"do": "part", "name": "x"},
    ):
        frames._handle_custom_msg(asked, [])
    texts = [gzip.decompress(buffers[0]).decode() for _, buffers in sent[1:]]
    assert sent[0][0] == {"connected": True}
    assert texts == [frames._esm, frames._css]


@pytest.mark.parametrize("drops", [True, False])
def test_an_embedded_widget_has_its_code(drops):
    """`embed_minimal_html` writes pages without a kernel, by default without the values that a class begins with."""
    Widget.close_all()  # it embeds every widget that is open, and those of other tests may need games that are gone
    widgets = [Replay(match()), Exercise("addition_war", "sum"), CardTable(match()), TenFrames()]
    data = embed_data(views=widgets, drop_defaults=drops)
    for widget in widgets:
        state = data["manager_state"]["state"][widget.model_id]["state"]
        assert (state["_esm"], state["_css"]) == (widget._esm, widget._css)
        assert state["words"] == widget.words
