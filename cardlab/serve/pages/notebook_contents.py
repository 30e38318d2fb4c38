"""Runs a notebook once for all readers and collects its outputs, for a kernel-free page. Built-in notebooks need not be run.

A page needs its own Jupyter kernel if the notebook has something that only Python can answer: a widget of another package, a
listener, code that reads the address. The notebook's metadata may also ask for one: ``{"cardlab": {"kernel": true}}``.
"""

from __future__ import annotations

import json
import mimetypes
import os
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from cardlab.core.foreign_files import parse_json, read_json, reading
from cardlab.documents.page_address import GAMES
from cardlab.lessons import slugs as lesson_slugs
from cardlab.serve.jupyter_kernels.contents_kernel import contents_kernel_manager
from cardlab.sessions.widget_sessions import CONTENTS_KERNEL, Description, QueryDescription

WIDGET = "application/vnd.jupyter.widget-view+json"
NOTE_CELLS = "from cardlab.widgets.jupyter_kernel_need import note_cells\nnote_cells()"
REPORT = "application/vnd.cardlab.report+json"
"""The type of the output in which a notebook's kernel describes it. Extensions of IPython may print more."""
INSPECT = f"""
from IPython.display import publish_display_data
from cardlab.widgets.jupyter_kernel_need import report
publish_display_data({{"{REPORT}": report()}})
"""
SECONDS = 120
"""Seconds for which a cell may run."""
MOST_PICTURE = 5_000_000
"""Upper limit of a picture beside a notebook, in bytes. It is part of the page, and each reader's browser loads it whole."""
PICTURES = {"image/png": "data:image/png;base64,{}", "image/jpeg": "data:image/jpeg;base64,{}"}


class NeedsJupyterKernel(Exception):
    """A notebook cannot be a kernel-free page; the text says why."""


_HEADING = re.compile(r"^# +(.+?) *#*$", re.M)
_FORMULA = re.compile(r"\$\$|(?<!\\)\$[^\s$](?:[^$\n]*[^\s$\\])?\$(?!\d)|\\\\[(\[]|\\begin\{")
"""A formula in Markdown, as Pandoc recognises it: “$5 or $6” is none."""
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
    notebooks = [read_json(path) for path in lessons_folder().glob("*.ipynb")]
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
        return _title(path, read_json(path))
    except Exception:  # a file may contain anything, and the gallery lists it
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
        Exception: It cannot be read. A file may contain anything, and so may an error of the packages that read it.
    """
    import nbformat  # the packages that run notebooks take half a second to load

    notebook = nbformat.reads(json.dumps(read_json(path)), as_version=4)  # type: ignore[no-untyped-call]
    if notebook.metadata.get("cardlab", {}).get("kernel"):
        raise NeedsJupyterKernel("the notebook asks for one in its metadata")
    described = _run(notebook, path.parent)
    numbers = {model: number for number, model in enumerate(described)}
    parts: list[Part] = []
    for cell in notebook.cells[:-1]:
        parts += _shown(cell, numbers, path.parent)
    return NotebookContents(tuple(parts), tuple(described.values()), _title(path, notebook))


def _run(notebook: Any, folder: Path) -> dict[str, Description]:
    """Runs all cells, and another that inspects the result. Returns the id of each of cardlab's widgets -> its description."""
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
    from nbformat.v4 import new_code_cell

    cells = list(notebook.cells)
    notebook.cells.insert(0, new_code_cell(NOTE_CELLS))  # type: ignore[no-untyped-call]
    notebook.cells.append(new_code_cell(INSPECT))  # type: ignore[no-untyped-call]
    try:
        with contents_kernel_manager() as manager:
            client = NotebookClient(notebook, manager, timeout=SECONDS, resources={"metadata": {"path": str(folder)}})
            client.execute(env={**os.environ, CONTENTS_KERNEL: "1"})
    except CellExecutionError as error:
        raise NeedsJupyterKernel(f"a cell of it fails: {error.ename}: {error.evalue:.80}") from error
    except (CellTimeoutError, DeadKernelError) as error:
        raise NeedsJupyterKernel("a cell of it takes too long") from error
    told = parse_json(next(output.data[REPORT] for output in notebook.cells[-1].outputs if REPORT in output.get("data", {})))
    del notebook.cells[0]
    if told["why"] is not None:
        raise NeedsJupyterKernel(f"{told['why']}{_where(cells, told)}. To do without: {told['instead']}")
    widgets: dict[str, Description] = told["widgets"]
    return widgets


def _where(cells: Sequence[Any], told: Mapping[str, Any]) -> str:
    """Returns the cell that needs the kernel, its number from 1 and a line of it: `` (cell 3: slider = IntSlider(0, 9))``."""
    for number, cell in enumerate(cells, 1):
        if cell.cell_type == "code" and told["cell"] and cell.source.strip() == told["cell"].strip():
            lines = [line.strip() for line in cell.source.splitlines() if line.strip()]
            line = next((line for line in lines if f"{told['name']}(" in line), lines[0])
            return f" (cell {number}: {line:.60})"
    return ""


def _shown(cell: Any, numbers: dict[str, int], folder: Path) -> list[Part]:
    """Returns the outputs of a cell, without its code."""
    if cell.cell_type == "markdown":
        return [] if cell.source in _shipped_prose() else [{"html": _prose(cell.source, cell.get("attachments", {}), folder)}]
    return [_output(output, numbers) for output in cell.get("outputs", ()) if output.output_type != "execute_reply"]


def _prose(text: str, attachments: dict[str, Any], folder: Path) -> str:
    """Returns Markdown as HTML, with its pictures in it: those pasted into the cell, and files below the notebook's folder."""
    from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath

    class Renderer(IPythonRenderer):
        """Reads pictures through our own gate. nbconvert's would fail at a folder, and wait for ever at a pipe."""

        def _src_to_base64(self, src: str) -> str | None:
            return _picture_beside(folder, src)

    if _FORMULA.search(text):
        raise NeedsJupyterKernel("it has formulas")
    renderer = Renderer(escape=False, attachments=attachments, embed_images=True)
    return str(MarkdownWithMath(renderer=renderer).render(text))


def _picture_beside(folder: Path, address: str) -> str | None:
    """Returns a picture below a notebook's folder as a data address; None if it is no such file, or a large one."""
    path = os.path.abspath(folder / unquote(address))
    kind, _ = mimetypes.guess_type(path, strict=False)
    if not Path(path).is_relative_to(os.path.abspath(folder)) or kind is None or not kind.startswith("image/"):
        return None
    try:
        with reading(path, MOST_PICTURE) as file:
            return f"data:{kind};base64,{b64encode(file.read()).decode()}"
    except ValueError:  # no file that the gate lets through, or no path at all
        return None


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
