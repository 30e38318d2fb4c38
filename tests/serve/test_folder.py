"""`cardlab serve --folder` with notebooks that have something odd: each is read by itself, and the lessons are there first."""

import http.client
import json
import os
import re
from base64 import b64encode
from pathlib import Path
from urllib.parse import urlsplit

import nbformat
import psutil
import pytest

from cardlab.serve.jupyter_kernels.voila_page_check import END
from cardlab.serve.pages.notebook_contents import _FORMULA
from tests.conftest import PATIENCE
from tests.serve.asking import PAGE, ask
from tests.serve.conftest import serving
from tests.serve.waiting import eventually
from tests.stores import needs_posix

pytestmark = pytest.mark.server

RED = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c4944415478da63f8cfc0000003010100c9fe92ef0000000049454e44ae426082"
)
"""A picture of one red pixel."""
BROKEN = {
    "null.ipynb": "null",
    "list.ipynb": "[]",
    "number.ipynb": "7",
    "empty.ipynb": "",
    "long.ipynb": "two gigabytes of zeros follow",
    "cut.ipynb": '{"cells": [',
    "no_cells.ipynb": '{"metadata": {}, "nbformat": 4, "nbformat_minor": 5}',
    "deep.ipynb": "[" * 100_000,
    "twice.ipynb": '{"cells": [], "metadata": {}, "nbformat": 4, "nbformat_minor": 5, "cells": []}',
    "latin.ipynb": '{"cells": "caf\udce9"}',
}
PRINTS = """
ip = get_ipython()
ip.events.register("post_run_cell", lambda result: print("hello from an extension"))
"""


SLIDER = "import ipywidgets\nipywidgets.IntSlider()"
"""A cell that needs a kernel."""
ON_A_PAGE = "import os\non_a_page = 'SERVER_SOFTWARE' in os.environ"
"""The server runs each notebook once to see whether it needs a kernel. This tells that run from the one for a page."""


def write(folder: Path, name: str, *cells, start: str = "") -> None:
    made = nbformat.v4.new_notebook(cells=list(cells))
    (folder / name).write_text(start + nbformat.writes(made), encoding="utf-8")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("folder")
    text, code = nbformat.v4.new_markdown_cell, nbformat.v4.new_code_cell
    pasted = text("# Pasted\n\n![red](attachment:red.png)", attachments={"red.png": {"image/png": b64encode(RED).decode()}})
    write(folder, "pasted.ipynb", pasted)
    (folder / "img").mkdir()
    (folder / "img" / "red.png").write_bytes(RED)
    (folder.parent / "outside.png").write_bytes(RED)
    write(folder, "beside.ipynb", text("![red](img/red.png) ![none](img/none.png) ![out](../outside.png)"))
    write(folder, "prints.ipynb", code(PRINTS), code("print('my own words')"))
    write(folder, "bom.ipynb", text("# With a mark"), start="\ufeff")
    write(folder, "money.ipynb", text("It costs $5 or $6, or US$7."))
    write(folder, "formula.ipynb", text("It is $x^2$."))
    write(folder, "fails.ipynb", code("1 / 0"))
    write(folder, "slow.ipynb", code("import helper, time\nwhile not helper.done(): time.sleep(0.1)\nprint(helper.WORD)"))
    waits = code(f"{ON_A_PAGE}\nimport helper, time\nwhile on_a_page and not helper.done('page'): time.sleep(0.1)")
    write(folder, "waits.ipynb", text("# Before"), code(SLIDER), waits, text("# After"))
    write(folder, "breaks.ipynb", text("# Before"), code(SLIDER), code(f"{ON_A_PAGE}\nif on_a_page: 1 / 0"), text("# After"))
    (folder / "helper.py").write_text(
        "from pathlib import Path\nWORD = 'first'\ndef done(name='go'): return Path(__file__).with_name(name).exists()"
    )
    for name, contents in BROKEN.items():
        (folder / name).write_bytes(contents.encode("utf-8", "surrogateescape"))
    os.truncate(folder / "long.ipynb", 2_000_000_000)
    if hasattr(os, "mkfifo"):
        os.mkfifo(folder / "pipe.ipynb")
    started = serving("--folder", str(folder))
    started.folder = folder
    yield started
    started.stop()


def told(server, name: str) -> str:
    """Returns what the terminal says about a notebook, once it does."""
    eventually(lambda: any(line.startswith(name) for line in server.printed))
    return next(line for line in server.printed if line.startswith(name))


def test_the_lessons_are_there_before_slow_notebooks_and_no_kernel_is_left_over(server):
    assert not any(line.startswith("slow.ipynb") for line in server.printed), "its page would wait, and nothing else"
    assert ask(server, "/", **PAGE).status == 200
    (server.folder / "go").touch()
    assert "no kernel is needed" in told(server, "slow.ipynb")
    assert "first" in ask(server, "/voila/render/slow.ipynb", **PAGE).text
    for name in (
        *BROKEN,
        "pasted.ipynb",
        "beside.ipynb",
        "prints.ipynb",
        "bom.ipynb",
        "money.ipynb",
        "formula.ipynb",
        "fails.ipynb",
    ):
        told(server, name)

    def is_kernel(process):
        try:
            return "ipykernel" in " ".join(process.cmdline())
        except (psutil.NoSuchProcess, psutil.ZombieProcess):  # it ends at this moment
            return False

    eventually(lambda: not any(map(is_kernel, psutil.Process(server.process.pid).children(recursive=True))))


def test_a_page_with_a_kernel_is_sent_while_its_cells_run(server):
    """The beginning comes before the slow cell has run."""
    told(server, "waits.ipynb")
    connection = http.client.HTTPConnection(urlsplit(server.address).netloc, timeout=PATIENCE / 1000)
    connection.request("GET", "/voila/render/waits.ipynb", headers=PAGE)
    answer, read = connection.getresponse(), b""
    while b">Before<" not in read:
        read += answer.read1()
    assert b"Shuffling the cards" in read
    assert END.encode() not in read
    (server.folder / "page").touch()
    rest = answer.read().decode()
    assert rest.index(">After<") < rest.index(END)
    connection.close()


def test_a_page_whose_kernel_fails_ends_and_says_so(server):
    """It does not show what the failed cell printed, and its kernel ends."""
    told(server, "breaks.ipynb")
    text = ask(server, "/voila/render/breaks.ipynb", **PAGE).text
    assert ">Before<" in text
    assert re.search(
        r'<script nonce="[^"]+">dispatchEvent\(new CustomEvent\("cardlab:broken"\)\)</script></body></html>$', text
    )
    assert not any(part in text for part in (">After<", END, "ZeroDivisionError", "cardlab-failed"))


@pytest.mark.parametrize("name", sorted(BROKEN))
def test_a_broken_notebook_is_named_and_the_others_are_served(server, name):
    assert "cannot be read" in told(server, name)
    assert "Traceback" not in "".join(server.printed)
    answer = ask(server, f"/voila/render/{name}", **PAGE)
    assert answer.status in (400, 404, 500)
    assert "Traceback" not in answer.text


@needs_posix
def test_a_pipe_stops_nobody(server):
    """Reading it would wait for a program that writes to it."""
    assert ask(server, "/voila/render/pipe.ipynb", **PAGE).status == 500
    assert ask(server, "/", **PAGE).status == 200


def test_pictures_are_in_the_page(server):
    """Those pasted into a cell, and files below the notebook's folder. Other files of the computer are not read."""
    picture = f"data:image/png;base64,{b64encode(RED).decode()}"
    assert ask(server, "/voila/render/pasted.ipynb", **PAGE).text.count(picture) == 1
    beside = ask(server, "/voila/render/beside.ipynb", **PAGE).text
    assert beside.count(picture) == 1
    assert "../outside.png" in beside


def test_an_extension_that_prints_needs_no_kernel(server):
    assert "no kernel is needed" in told(server, "prints.ipynb")
    assert "my own words" in ask(server, "/voila/render/prints.ipynb", **PAGE).text


def test_a_byte_order_mark_and_prices_are_read(server):
    assert "With a mark" in ask(server, "/voila/render/bom.ipynb", **PAGE).text
    assert "It costs $5 or $6, or US$7." in ask(server, "/voila/render/money.ipynb", **PAGE).text
    assert "it has formulas" in told(server, "formula.ipynb")


@pytest.mark.parametrize(
    "text", ["$x$", "so $a + b$.", "$$\nx\n$$", r"\\(x\\)", r"\begin{align}x\end{align}", "from $0.5x$ on"]
)
def test_formulas_are_recognised(text):
    assert _FORMULA.search(text)


@pytest.mark.parametrize("text", ["$5", "$5 or $6", "$5-$6", r"\$x\$", "US$ 7 and $ 8", "a $ b $ c", "(x)"])
def test_prices_are_no_formulas(text):
    assert not _FORMULA.search(text)


def test_a_module_that_has_changed_is_read_at_the_next_start(server):
    """Nothing that a notebook showed is kept for the next start, when what it imports may have changed."""
    kept = [path.name for path in Path(server.data.name).rglob("*") if re.match(r"page-.*json", path.name)]
    assert kept == []
    assert json.loads((server.folder / "slow.ipynb").read_text())["cells"]
