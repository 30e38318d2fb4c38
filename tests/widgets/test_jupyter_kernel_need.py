"""What makes a notebook need a Jupyter kernel for each of its readers."""

import subprocess
import sys
from textwrap import dedent

import pytest


def reported(code: str) -> str:
    """Runs the cells of a notebook and the report in a process of their own, because open widgets are global."""
    told = "from cardlab.widgets.jupyter_kernel_need import report; import json; print(json.loads(report())['why'] or '')"
    ran = subprocess.run([sys.executable, "-c", f"{dedent(code)}\n{told}"], capture_output=True, text=True, check=True)
    return ran.stdout.strip()


TABLE = "import cardlab; from cardlab.widgets import *; table = PlayTable(cardlab.start('war'))\n"
EXERCISE = "from cardlab.widgets import Exercise; exercise = Exercise('addition_war', 'sum')\n"


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (TABLE, ""),
        (TABLE + "table.step()", ""),
        (TABLE + "table.on_play(print)", "it listens to a PlayTable"),
        (TABLE + "table.on_play(print); table.on_play(print, remove=True)", ""),
        (TABLE + "table.observe(print, 'actions')", "it listens to a PlayTable"),
        ("from ipywidgets import IntSlider; slider = IntSlider()", "it has a widget of another package, an IntSlider"),
        (EXERCISE, ""),
        (EXERCISE + "exercise.on_answer(print)", "it listens to an Exercise"),
    ],
)
def test_listening_needs_a_kernel(code, why):
    assert reported(code) == why
