"""The widgets in JupyterLab with a kernel, and a committed notebook in JupyterLab without one."""

import json
import os
import re

import pytest
from playwright.sync_api import expect

from tests.browser.served_table import LIES, play_a_card
from tests.browser.served_table import table as lies
from tests.serve.conftest import Server, new_port

CELLS = [
    "import cardlab\nmatch = cardlab.start('addition_war', seed=7)\nmatch.play('all turn').play('all turn')",
    "from cardlab.widgets import PlayTable\ntable = PlayTable(cardlab.start('fast_food', seed=3))\ntable",
]


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """Starts a JupyterLab of this environment, for this computer only, with a notebook in its folder."""
    folder = tmp_path_factory.mktemp("lab")
    cells = [
        {"cell_type": "code", "id": f"c{i}", "metadata": {}, "source": source, "outputs": [], "execution_count": None}
        for i, source in enumerate(CELLS)
    ]
    metadata = {"kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"}}
    (folder / "try.ipynb").write_text(json.dumps({"cells": cells, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}))
    os.environ["JUPYTERLAB_SETTINGS_DIR"] = str(folder / "settings")
    server = Server(
        *(
            "jupyter",
            "lab",
            "--no-browser",
            "--allow-root",
            f"--port={new_port()}",
            "--IdentityProvider.token=",
            f"--ServerApp.root_dir={folder}",
        ),
        "--LabApp.news_url=",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
        ready=r"(http://(?:localhost|127\.0\.0\.1):\d+/)lab",
    )
    yield server
    server.stop()


def test_a_replay_and_a_play_table_in_jupyterlab(lab, page):
    """After the notebook has run, the replay steps by click and key, a card is played, and a wrong one is refused."""
    page.goto(f"{lab.address}lab/tree/try.ipynb")
    page.locator(".jp-NotebookPanel").wait_for()
    page.get_by_text("| Idle").wait_for()  # JupyterLab forgets cells that are run before the kernel is ready
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_text("Run All Cells", exact=True).click()
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
