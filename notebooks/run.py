"""Runs the notebooks and saves their outputs without widget state: ``python notebooks/run.py``.

What stays lives without a kernel, and is the same in each run.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

HERE = Path(__file__).parent
WIDGET = "application/vnd.jupyter.widget-view+json"
KEY = re.compile(r' data-key="\w+"')
"""The key of a widget's model in the kernel, which is another one in each run."""


def run(path: Path) -> None:
    """Runs one notebook and saves it in place."""
    notebook = nbformat.read(path, as_version=4)
    where = {"metadata": {"path": str(HERE)}}
    NotebookClient(notebook, kernel_name="python3", resources=where, store_widget_state=False, coalesce_streams=True).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata["kernelspec"] = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}
    notebook.metadata["language_info"] = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            data.pop(WIDGET, None)
            if "text/html" in data:
                data["text/html"] = KEY.sub("", data["text/html"])
    nbformat.write(notebook, path)


if __name__ == "__main__":
    os.environ["TQDM_DISABLE"] = "1"  # bars come only where something is slow, and nothing that is kept may depend on that
    for name in sys.argv[1:] or sorted(HERE.glob("*.ipynb")):
        run(Path(name))
