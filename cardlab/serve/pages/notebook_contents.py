"""Runs a notebook once for all readers and collects its outputs, for a kernel-free page. Built-in notebooks need not be run.

A page needs its own Jupyter kernel if the notebook has something that only Python can answer: a widget of another package, a
listener, code that reads the address. The notebook's metadata may also ask for one: ``{"cardlab": {"kernel": true}}``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from cardlab.documents.page_address import GAMES
from cardlab.lessons import slugs as lesson_slugs
from cardlab.serve.jupyter_kernels.contents_kernel import contents_kernel_manager
from cardlab.sessions.widget_sessions import Description, QueryDescription

WIDGET = "application/vnd.jupyter.widget-view+json"
INSPECT = "from cardlab.widgets.jupyter_kernel_need import report\nprint(report())"
SECONDS = 120
"""Seconds for which a cell may run."""
PICTURES = {"image/png": "data:image/png;base64,{}", "image/jpeg": "data:image/jpeg;base64,{}"}


class NeedsJupyterKernel(Exception):
    """A notebook cannot be a kernel-free page; the text says why."""


_HEADING = re.compile(r"^# +(.+?) *#*$", re.M)
_SCRIPT = re.compile(r"<(?=script\b)", re.I)
Part = dict[str, Any]


@dataclass(frozen=True)
class NotebookContents:
    """The contents of a notebook on a kernel-free page.

    Attributes:
        parts: The parts of the page from top to bottom. Each has one of these keys: ``html``, unchanged from the notebook;
            ``text``; ``picture``, an address, with ``alt``; or ``widget``, a number.
        widgets: The descriptions of the widgets, by their numbers.
        title: The title; see `title_of`.
    """

    parts: tuple[Part, ...]
    widgets: tuple[Description, ...]
    title: str


def shipped(name: str) -> NotebookContents | None:
    """Returns the contents of a built-in notebook, or of another package's lesson, without running anything; None for other
    names.
    """
    slug = name.removesuffix(".ipynb")
    if name == GAMES:
        asked: QueryDescription = {"kind": "asked", "of": "game", "said": {}}
    elif name.endswith(".ipynb") and slug in lesson_slugs():
        asked = {"kind": "asked", "of": "lesson", "said": {"lesson": slug}}
    else:
        return None
    return NotebookContents(({"widget": 0},), (asked,), slug)


@cache
def _shipped_prose() -> frozenset[str]:
    """The titles and sentences of the built-in notebooks.

    Each page says the same itself in the reader's language, so a teacher's copy of a notebook shows only what the teacher has
    changed.
    """
    notebooks = [json.loads(path.read_text(encoding="utf-8")) for path in lessons_folder().glob("*.ipynb")]
    return frozenset(
        "".join(cell["source"]) for notebook in notebooks for cell in notebook["cells"] if cell["cell_type"] == "markdown"
    )


def lessons_folder() -> Path:
    """Returns the folder with a notebook for each lesson, inside the installed package or next to it in a checkout."""
    inside = Path(__file__).parents[1] / "lessons"
    return inside if inside.is_dir() else Path(__file__).parents[3] / "lessons"


def title_of(path: Path) -> str:
    """Returns the title of a notebook: its first heading, else the title in its metadata, else the name of its file."""
    try:
        return _title(path, json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return _title(path)


def _title(path: Path, notebook: Mapping[str, Any] | None = None) -> str:
    named = path.stem.replace("_", " ")
    if notebook is None:
        return named
    prose = (cell["source"] for cell in notebook["cells"] if cell["cell_type"] == "markdown")
    headings = (found[1] for source in prose if (found := _HEADING.search("".join(source))))
    return next(headings, None) or str(notebook["metadata"].get("title") or named)


def read(path: Path) -> NotebookContents:
    """Runs a notebook, and collects its outputs.

    Raises:
        NeedsJupyterKernel: Each of its readers needs a Jupyter kernel.
        OSError: It cannot be read.
    """
    import nbformat  # the packages that run notebooks take half a second to load

    try:
        notebook = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    except (ValueError, nbformat.reader.NotJSONError, nbformat.validator.NotebookValidationError) as error:
        raise NeedsJupyterKernel("it is not a readable notebook") from error
    if notebook.metadata.get("cardlab", {}).get("kernel"):
        raise NeedsJupyterKernel("the notebook asks for one in its metadata")
    described = _run(notebook, path.parent)
    numbers = {model: number for number, model in enumerate(described)}
    parts: list[Part] = []
    for cell in notebook.cells[:-1]:
        parts += _shown(cell, numbers)
    return NotebookContents(tuple(parts), tuple(described.values()), _title(path, notebook))


def _run(notebook: Any, folder: Path) -> dict[str, Description]:
    """Runs all cells, and another that inspects the result. Returns the id of each of cardlab's widgets -> its description."""
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
    from nbformat.v4 import new_code_cell

    notebook.cells.append(new_code_cell(INSPECT))  # type: ignore[no-untyped-call]
    try:
        with contents_kernel_manager() as manager:
            NotebookClient(notebook, manager, timeout=SECONDS, resources={"metadata": {"path": str(folder)}}).execute()
    except CellExecutionError as error:
        raise NeedsJupyterKernel(f"a cell of it fails: {error.ename}: {error.evalue:.80}") from error
    except (CellTimeoutError, DeadKernelError) as error:
        raise NeedsJupyterKernel("a cell of it takes too long") from error
    told = json.loads("".join(output.text for output in notebook.cells[-1].outputs if output.output_type == "stream"))
    if told["why"] is not None:
        raise NeedsJupyterKernel(told["why"])
    widgets: dict[str, Description] = told["widgets"]
    return widgets


def _shown(cell: Any, numbers: dict[str, int]) -> list[Part]:
    """Returns the outputs of a cell, without its code."""
    if cell.cell_type == "markdown":
        return [] if cell.source in _shipped_prose() else [{"html": _prose(cell.source)}]
    return [_output(output, numbers) for output in cell.get("outputs", ()) if output.output_type != "execute_reply"]


def _prose(text: str) -> str:
    from nbconvert.filters import markdown2html

    if "$" in text:
        raise NeedsJupyterKernel("it has formulas")
    return str(markdown2html(text))


def _output(output: Any, numbers: dict[str, int]) -> Part:
    if output.output_type == "stream":
        return {"text": output.text if output.name == "stdout" else ""}
    data = output.get("data", {})
    if WIDGET in data:
        return {"widget": _number(data[WIDGET]["model_id"], numbers)}
    if "text/html" in data:
        if _SCRIPT.search(data["text/html"]):
            raise NeedsJupyterKernel("a cell of it shows a script")
        return {"html": data["text/html"]}
    if "image/svg+xml" in data:
        return {"html": data["image/svg+xml"]}
    for kind, address in PICTURES.items():
        if kind in data:
            return {"picture": address.format(data[kind].strip()), "alt": data.get("text/plain", "")}
    if "text/latex" in data or "application/javascript" in data:
        raise NeedsJupyterKernel("a cell of it shows a formula or a script")
    return {"text": data.get("text/plain", "")}


def _number(model: str, numbers: dict[str, int]) -> int:
    if model not in numbers:
        raise NeedsJupyterKernel("it shows a widget that has been closed")
    return numbers[model]
