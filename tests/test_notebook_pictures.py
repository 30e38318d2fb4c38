"""The pictures of a teacher's notebook that lie beside it are in its page, and whatever else is named does no harm."""

import os

import nbformat
import pytest

from cardlab.serve.pages import notebook_contents
from tests.stores import needs_posix

DOT = b"a picture"
AS_DATA = "data:image/png;base64,YSBwaWN0dXJl"


@pytest.fixture
def page(tmp_path, monkeypatch):
    """Returns the HTML of a notebook with a text, without running cells."""

    def run(notebook, _) -> dict:
        notebook.cells.append(notebook.cells[0])  # the cell that describes it
        return {}

    monkeypatch.setattr(notebook_contents, "_run", run)

    def html(text: str) -> str:
        notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_markdown_cell(text)])
        (tmp_path / "page.ipynb").write_text(nbformat.writes(notebook), encoding="utf-8")
        return notebook_contents.read(tmp_path / "page.ipynb").parts[0]["html"]

    return html


@pytest.mark.parametrize("text", ["![dot](in/a%20dot.png)", "![dot](<in/a dot.png>)", '<img src="in/a dot.png">'])
def test_a_picture_beside_a_notebook_is_in_its_page(text, page, tmp_path):
    (tmp_path / "in").mkdir()
    (tmp_path / "in" / "a dot.png").write_bytes(DOT)
    assert AS_DATA in page(text)


@pytest.mark.parametrize(
    "address",
    ["none.png", "folder.png", "../out.png", "%00.png", "page.ipynb", "https://example.org/a.png", "a" * 5_000 + ".png"],
    ids=lambda address: address[:20],
)
def test_what_is_no_picture_beside_it_stays_an_address(address, page, tmp_path):
    (tmp_path / "folder.png").mkdir()
    (tmp_path.parent / "out.png").write_bytes(DOT)
    assert f'src="{address}"' in page(f"![picture]({address})")


@needs_posix
def test_a_pipe_does_not_hold_up_the_server(page, tmp_path):
    os.mkfifo(tmp_path / "pipe.png")
    assert 'src="pipe.png"' in page("![pipe](pipe.png)")


def test_a_large_picture_stays_an_address(page, tmp_path):
    with (tmp_path / "large.png").open("wb") as file:
        file.truncate(notebook_contents.MOST_PICTURE + 1)
    assert 'src="large.png"' in page("![large](large.png)")
