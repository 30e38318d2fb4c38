"""`cardlab serve --dev` shows a changed file on the open page."""

from __future__ import annotations

import re
import shutil
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

import cardlab
from cardlab.serve.dev import changed, stamps
from tests.serve.conftest import Server, new_port

PACKAGE = Path(cardlab.__file__).parent


def test_changed_new_and_deleted_files_are_noticed(tmp_path):
    for name in ("a.css", "b.ftl", "c.py", "d.pyc", "kept.html"):
        (tmp_path / name).write_text("x", encoding="utf-8")
    before = stamps([tmp_path])
    assert changed(before, stamps([tmp_path])) == []
    (tmp_path / "a.css").write_text("xy", encoding="utf-8")
    (tmp_path / "b.ftl").unlink()
    (tmp_path / "d.pyc").write_text("xy", encoding="utf-8")
    (tmp_path / "sub").mkdir()
    (tmp_path / "sub" / "new.js").write_text("x", encoding="utf-8")
    assert [path.name for path in changed(before, stamps([tmp_path]))] == ["a.css", "b.ftl", "new.js"]


@pytest.fixture
def copied(tmp_path, monkeypatch) -> Path:
    """Returns a copy of the package for changes; processes that a test starts import it."""
    ignored = shutil.ignore_patterns("*.nbc", "*.nbi")  # compiled bytecode saves each process a second
    shutil.copytree(PACKAGE, tmp_path / "cardlab", ignore=ignored)
    shutil.copytree(PACKAGE.parent / "lessons", tmp_path / "lessons", ignore=ignored)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path / "cardlab"


def replaced(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


STYLES = "[...document.querySelectorAll('link[rel=stylesheet]')].map((one) => one.getAttribute('href'))"


@pytest.mark.nightly
@pytest.mark.server
@pytest.mark.browser
@pytest.mark.long
def test_a_page_shows_a_changed_stylesheet_and_message(copied, page):
    """The stylesheet then has another address. A module with an error stops only the page, and the page returns when the error
    is corrected.
    """
    command = ("cardlab", "serve", "--dev", "--no-browser", "--port", str(new_port()))
    server = Server(*command, cwd=copied.parent)
    try:
        page.goto(f"{server.address}voila/render/games.ipynb?game=speed_war&seed=7")
        page.locator("[data-cardlab-ready]").wait_for(state="attached")
        before = page.evaluate(STYLES)
        replaced(copied / "locales" / "en" / "gallery.ftl", "page-all = ", "page-all = All, and more: ")
        style = copied / "frontend" / "page" / "page.css"
        style.write_text(
            style.read_text(encoding="utf-8") + ".cardlab-page-nav { outline: 3px solid red; }\n", encoding="utf-8"
        )
        expect(page.locator(".cardlab-page-nav a")).to_contain_text("All, and more")
        expect(page.locator(".cardlab-page-nav")).to_have_css("outline-style", "solid")
        after = page.evaluate(STYLES)
        assert [one for one in after if re.search("/stage-", one)] != [one for one in before if re.search("/stage-", one)]
        page.goto(f"{server.address}cardlab")
        replaced(copied / "serve" / "pages" / "gallery.py", "def gallery_page(", "def gallery_page(:")
        said = "SyntaxError"
        while said not in "".join(server.printed):
            page.wait_for_timeout(200)
        replaced(copied / "serve" / "pages" / "gallery.py", "def gallery_page(:", "def gallery_page(")
        replaced(copied / "locales" / "en" / "gallery.ftl", "gallery-games = Games", "gallery-games = All our games")
        page.get_by_role("heading", name="All our games").wait_for()
    finally:
        server.stop()


@pytest.mark.server
def test_pages_of_an_ordinary_server_do_not_look_for_changes(lessons):
    with urllib.request.urlopen(f"{lessons.address}cardlab") as answer:
        assert "reload_on_change" not in answer.read().decode()
