"""A notebook with one output of each kind, run and saved as `jupyter nbconvert --execute` does it."""

from functools import cache

import nbformat
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

from cardlab.models import installed

DRAWN = [model.__name__ for model in installed() if model.__module__.startswith("cardlab.")]
SOURCES = {
    "match": "import cardlab\nfrom cardlab.widgets import *\nfrom cardlab.widgets import {}\ncardlab.start('addition_war', seed=7).play_out(at_most=2)".format(
        ", ".join(DRAWN)
    ),
    "replay": "Replay(cardlab.start('addition_war', seed=7).play_out(at_most=2))",
    "exercise": "Exercise('addition_war', 'sum', seed=3)",
    **{name: f"{name}()" for name in DRAWN},
    "card table": "CardTable(cardlab.start('fast_food', seed=3), viewer='p1')",
    "play table": "PlayTable(cardlab.start('fast_food', seed=3))",
    "lesson": "LessonWidget('addition_war', seed=3)",
    "card": "cardlab.card('As')",
    "deck": "cardlab.deck('fractions')",
    "position": "cardlab.Position.of(cardlab.start('war', seed=1))",
    "explanation": "cardlab.start('addition_war', seed=7).play_out(at_most=1).explain()",
    "slow study": "from cardlab.lab import progress_bar\nprogress_bar.BAR_AFTER = 0\nslow = cardlab.study('war', matches=6, fast=False, chunk=2)\nslow",
    "plot": "slow.wins()",
    "comparison": "slow.compare(slow)",
}
"""Kind of output -> the code of its cell."""


@cache
def saved_notebook():
    """Returns the notebook with its outputs."""
    notebook = new_notebook(cells=[new_code_cell(source, id=f"c{n}") for n, source in enumerate(SOURCES.values())])
    notebook.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    NotebookClient(notebook, kernel_name="python3").execute()
    return notebook


def outputs_of(kind):
    """Returns the outputs of one kind in the saved notebook."""
    return saved_notebook().cells[list(SOURCES).index(kind)].outputs


def written(path, notebook):
    """Writes a notebook to a file, and returns its path."""
    nbformat.write(notebook, path)
    return path
