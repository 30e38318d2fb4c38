"""Saved notebooks in JupyterLab and as web pages, whose kernel is gone."""

import re

import pytest
from nbconvert import HTMLExporter
from nbformat import from_dict
from nbformat.sign import NotebookNotary
from playwright.sync_api import expect

from tests.browser.jupyterlab import started_lab
from tests.browser.saved_notebook import SOURCES, saved_notebook, written


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """Starts a JupyterLab with a saved notebook twice: as its author sees it, and as somebody sees it who has received it,
    whose JupyterLab runs none of its scripts.
    """
    folder = tmp_path_factory.mktemp("lab")
    (folder / "data").mkdir()
    written(folder / "received.ipynb", saved_notebook())
    own = from_dict({**saved_notebook(), "metadata": {**saved_notebook().metadata, "title": "own"}})
    written(folder / "own.ipynb", own)
    NotebookNotary(data_dir=str(folder / "data")).sign(own)
    server = started_lab(folder)
    yield server
    server.stop()


def opened(lab, page, name):
    """Opens a notebook in JupyterLab, with a kernel that has not run it."""
    page.goto(f"{lab.address}lab/tree/{name}?reset")
    page.locator(".jp-NotebookPanel").wait_for()
    return page


def cell(page, kind):
    """Returns the outputs of a kind in JupyterLab, which loads cells far below only when they are needed."""
    shown = page.locator(".jp-NotebookPanel:visible .jp-Cell").nth(list(SOURCES).index(kind))
    shown.evaluate("one => one.scrollIntoView()")
    return shown.locator(".jp-Cell-outputArea")


ALIVE = {
    "match": ".cardlab-scrub",
    "replay": ".cardlab-scrub",
    "exercise": ".cardlab-practice",
    **{kind: ".cardlab-model svg > *" for kind in SOURCES if kind[0].isupper()},
    "card table": ".cardlab-felt-card",
}
"""Outputs that live without a kernel, and a part that only the living ones have."""
STILL = {
    "play table": "To play here, run this cell again.",
    "lesson": "To play here, run this cell again.",
    "card": "A♠",
    "deck": "1/2",
    "position": "War",
    "explanation": "=",
    "slow study": "turns",
    "plot": "",
    "comparison": "",
}
"""Outputs that are pictures, and words of them."""
PLOTS = ("slow study", "plot", "comparison")


def everything_lives(page, cell):
    """Checks every output: matches are stepped through, an exercise is answered, pictures are seen."""
    for kind, part in ALIVE.items():
        expect(cell(page, kind).locator(part).first).to_be_attached(timeout=20_000)
        expect(cell(page, kind).locator(".cardlab-still")).to_be_hidden()
    for kind in ("match", "replay"):
        chip = cell(page, kind).locator(".cardlab-stage-chip")
        cell(page, kind).get_by_role("slider", name="Step").fill("2")
        expect(chip).to_have_text(re.compile("Step 2 of"))
        cell(page, kind).get_by_role("button", name="Next step").click()
        expect(chip).to_have_text(re.compile("Step [34] of"))
    exercise = cell(page, "exercise")
    exercise.get_by_role("textbox").fill("99")
    exercise.get_by_role("button", name="Check").click()
    expect(exercise.locator(".cardlab-feedback")).not_to_be_empty()
    pictures_are_seen(page, cell)


def pictures_are_seen(page, cell):
    """Checks the outputs that are pictures, and that no widget and no progress bar is left over."""
    for kind, words in STILL.items():
        expect(cell(page, kind)).to_contain_text(words)
    for kind in PLOTS:
        picture = cell(page, kind).locator("img").last
        expect(picture).to_be_visible()
        assert picture.evaluate("one => one.decode().then(() => one.naturalWidth)") > 100
    expect(page.get_by_text("Error displaying widget")).to_have_count(0)
    expect(page.get_by_text("%|")).to_have_count(0)


def test_a_saved_notebook_lives_without_its_kernel(lab, page):
    """JupyterLab has a new kernel, which knows nothing about the outputs of the notebook."""
    everything_lives(opened(lab, page, "own.ipynb"), cell)


def test_a_received_notebook_shows_its_pictures(lab, page):
    """JupyterLab runs no script of a notebook that it does not trust."""
    opened(lab, page, "received.ipynb")
    for kind in ALIVE:
        expect(cell(page, kind).locator(".cardlab-still")).to_be_visible()
    pictures_are_seen(page, cell)


def test_the_page_of_a_saved_notebook_lives_offline(page, tmp_path):
    """`jupyter nbconvert --to html`, opened from a disk on a computer without internet."""
    file = tmp_path / "page.html"
    file.write_text(HTMLExporter().from_notebook_node(saved_notebook())[0], encoding="utf-8")
    page.route(re.compile("^https?:"), lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(file.as_uri())
    everything_lives(page, lambda page, kind: page.locator(".jp-Cell-outputArea").nth(list(SOURCES).index(kind)))
