"""The widgets in JupyterLab with a kernel: they are used there, tell Python what happens, and leave cells alone."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.jupyterlab import started_lab
from tests.browser.served_table import LIES, play_a_card
from tests.browser.served_table import table as lies

CELLS = [
    "import cardlab\nmatch = cardlab.start('addition_war', seed=7)\nmatch.play('all turn').play('all turn')",
    "from cardlab.widgets import PlayTable\ntable = PlayTable(cardlab.start('fast_food', seed=3))\ntable",
]
REMOTE = '''
import anywidget

class Remote(anywidget.AnyWidget):
    table = anywidget.WidgetTrait().tag(sync=True)
    _esm = """
    async function render({model, el, host}) {
      const {exports} = await host.getWidget(model.get("table"));
      const told = el.appendChild(document.createElement("output"));
      for (const [name, ...args] of [["step"], ["reset"], ["play", "p1 play Kd"]]) {
        const button = el.appendChild(document.createElement("button"));
        button.textContent = `Remote ${name}`;
        button.onclick = async () => {
          told.textContent = await exports[name](...args).then(({at}) => `after ${at}`, (error) => error.message);
        };
      }
    }
    export default {render};
    """

Remote(table=table)
'''
"""Another widget of the page, which drives a table by its anywidget exports."""
LISTENING = [
    "import cardlab\nfrom cardlab.widgets import Exercise, NumberLine, PlayTable\nfrom ipywidgets import Label, jsdlink",
    "table = PlayTable(cardlab.start('fast_food', seed=3))\ntable",
    REMOTE,
    "heard = Label('nothing yet')\n"
    "table.on_play(lambda table, action: setattr(heard, 'value', f'{action}: {table.counters[\"score.p1\"]} points'))\nheard",
    "line = NumberLine(low=0, high=20, value=3)\nshown = NumberLine(low=0, high=20)\n"
    "jsdlink((line, 'value'), (shown, 'value'))\nshown",
    "exercise = Exercise('addition_war', 'sum', seed=2)\nanswered = Label('no answer yet')\n"
    "exercise.on_answer(lambda exercise, answer: setattr(answered, 'value', f'{answer[\"said\"]} {answer[\"right\"]}'))\nexercise",
    "answered",
    "line",
]


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """Starts a JupyterLab of this environment, for this computer only, with two notebooks in its folder."""
    folder = tmp_path_factory.mktemp("lab")
    for name, sources in {"try": CELLS, "listening": LISTENING}.items():
        cells = [
            {"cell_type": "code", "id": f"c{i}", "metadata": {}, "source": source, "outputs": [], "execution_count": None}
            for i, source in enumerate(sources)
        ]
        metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
        notebook = {"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
        (folder / f"{name}.ipynb").write_text(json.dumps(notebook))
    server = started_lab(folder)
    yield server
    server.stop()


def run_all(lab, page, name):
    page.goto(f"{lab.address}lab/tree/{name}.ipynb?reset")
    page.locator(".jp-NotebookPanel").wait_for()
    page.get_by_text("| Idle").wait_for()  # JupyterLab forgets cells that are run before the kernel is ready
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()


def test_a_replay_and_a_play_table_in_jupyterlab(lab, page):
    """After the notebook has run, the replay steps by click and key, a card is played, and a wrong one is refused."""
    run_all(lab, page, "try")
    frames = page.locator(".cardlab-stage-frame")
    replay, table = frames.filter(has=page.locator(".cardlab-scrub")), frames.filter(has_not=page.locator(".cardlab-scrub"))
    table.wait_for()
    step, count = replay.get_by_role("button", name="Next step"), replay.locator(".cardlab-stage-chip")
    step.press("Home")
    step.click()
    expect(count).to_have_text(re.compile("Step 2 of"))
    page.keyboard.press("ArrowRight")
    expect(count).to_have_text(re.compile("Step [34] of"))
    expect(replay.locator("[role=status]").first).not_to_be_empty()
    shown = lies(page)
    assert play_a_card(page) != shown
    table.get_by_role("button", name="Undo").click()
    page.wait_for_function(f"() => ({LIES})() === {json.dumps(shown)}")
    ground = """([light, name]) => {
      Object.assign(document.body.dataset, {jpThemeLight: light, jpThemeName: name});
      return getComputedStyle(document.querySelector(".cardlab")).backgroundColor;
    }"""
    themes = {"JupyterLab Light": "true", "JupyterLab Dark": "false", "JupyterLab Dark High Contrast": "false"}
    assert [page.evaluate(ground, [light, name]) for name, light in themes.items()] == [
        "rgb(251, 250, 246)",
        "rgb(20, 23, 27)",
        "rgb(0, 0, 0)",
    ]


def test_python_and_other_widgets_hear_what_happens_and_drive_a_table(lab, page):
    """Another widget steps, is refused with the rule's sentence, and begins again; the table shows each; Python is called."""
    run_all(lab, page, "listening")
    told = page.locator("output")
    page.locator(".cardlab-stage-frame[data-game]").wait_for()
    shown = lies(page)
    page.get_by_role("button", name="Remote step").click()
    expect(told).to_have_text("after 2")
    expect(page.locator(".widget-label", has_text="p1 play 7d: 7 points")).to_be_visible()
    assert lies(page) != shown
    page.get_by_role("button", name="Remote play").click()
    expect(told).to_have_text("You don’t have K♦. Choose one of your own cards.")
    page.get_by_role("button", name="Remote reset").click()
    expect(told).to_have_text("after 0")
    page.wait_for_function(f"() => ({LIES})() === {json.dumps(shown)}")
    question = page.locator(".cardlab-exercise")
    for answer in ("99", "9"):
        question.locator("input[type=text]").fill(answer)
        question.get_by_role("button", name="Check").click()
    expect(page.locator(".widget-label", has_text="['99', '9'] True")).to_be_visible()
    # JupyterLab's keys for cells would turn this cell into text, cut it, delete it and insert others.
    line, copy, cells = page.get_by_role("slider").last, page.get_by_role("slider").first, page.locator(".jp-Notebook .jp-Cell")
    line.focus()
    for key in ["m", "x", "d", "d", "a", "b", "ArrowRight"]:
        page.keyboard.press(key)
    expect(line).to_have_attribute("aria-valuenow", "4")
    expect(copy).to_have_attribute("aria-valuenow", "4")
    expect(cells).to_have_count(len(LISTENING))
    page.keyboard.press("Shift+Enter")  # runs the cell, as everywhere in a notebook
    expect(page.locator(".jp-InputArea-prompt", has_text=f"[{len(LISTENING) + 1}]:")).to_be_visible()
