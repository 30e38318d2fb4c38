"""The notebooks in `lessons/`, one for each lesson and one for all games, in plain Voila and in `cardlab serve`; and a
teacher's copies.
"""

from __future__ import annotations

import http.client
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import expect

from cardlab.lessons import registry
from cardlab.serve.pages.notebook_contents import shipped, title_of
from cardlab.widgets import LessonWidget
from cardlab.words.words import Words
from tests.conftest import PATIENCE
from tests.serve.conftest import Server, serving, voila

ROOT = Path(__file__).parents[2]
LESSONS = ROOT / "lessons"
NAMES = {"games", *registry.built_in()}
STOCK = ("--VoilaConfiguration.allow_template_override=NO", "--template=lab")
"""Selects Voila's own template, whatever template a notebook names."""


def cells(path: Path) -> list[tuple[str, str]]:
    """Returns the kind and the text of each cell of a notebook."""
    return [(cell["cell_type"], "".join(cell["source"])) for cell in json.loads(path.read_text(encoding="utf-8"))["cells"]]


@pytest.mark.parametrize("slug", sorted(registry.built_in()))
def test_a_lessons_notebook_is_a_title_a_sentence_and_a_line(slug):
    words, path = Words(), LESSONS / f"{slug}.ipynb"
    (kind, prose), (_, code) = cells(path)
    assert (kind, prose) == ("markdown", f"# {words.say(f'{slug}_lesson')}\n\n{words.say(f'{slug}_lesson', 'summary')}")
    assert code == f'from cardlab.widgets import lesson_widget; lesson_widget("{slug}")'
    assert title_of(path) == words.say(f"{slug}_lesson")


RUN = """import json, sys
from pathlib import Path
from cardlab.serve.pages.notebook_contents import read
pages = {path.name: read(path) for path in sorted(Path(sys.argv[1]).glob("*.ipynb"))}
print(json.dumps({name: [page.parts, page.widgets] for name, page in pages.items()}))
"""
"""Runs in its own process, because running notebooks leaves sockets open."""


@pytest.mark.server
def test_the_stored_contents_of_our_notebooks_are_right():
    """A server does not run them, so it needs stored contents. This test runs them and compares."""
    ran = subprocess.run([sys.executable, "-c", RUN, str(LESSONS)], capture_output=True, text=True, check=True)
    known = {f"{name}.ipynb": shipped(f"{name}.ipynb") for name in NAMES}
    assert json.loads(ran.stdout.splitlines()[-1]) == {name: [[*page.parts], [*page.widgets]] for name, page in known.items()}


def test_there_are_no_other_notebooks():
    assert {path.name for path in LESSONS.iterdir() if not path.name.startswith(".")} == {f"{name}.ipynb" for name in NAMES}
    assert [name for name in ("lab.ipynb", "lesson.ipynb", "fast_food", "notes") if shipped(name)] == []


@pytest.fixture
def stock(browser) -> Iterator[object]:
    """Yields a page that may request files from other hosts, as Voila's own template does for an icon font, but gets none."""
    context = browser.new_context(viewport={"width": 1100, "height": 800}, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.route(lambda url: urlsplit(url).hostname not in ("localhost", "127.0.0.1"), lambda route: route.abort())
    yield context.new_page()
    context.close()


@pytest.mark.server
@pytest.mark.browser
def test_plain_voila_lists_and_shows_the_lessons(plain, stock):
    """This uses `voila lessons/` with the template that a notebook names; `test_other_servers` opens a lesson."""
    lists_and_shows(plain, stock)


@pytest.mark.server
@pytest.mark.browser
def test_voilas_own_template_lists_and_shows_the_lessons(stock):
    """This opens a table, and below a lesson that is the server's only page."""
    server = voila("lessons", *STOCK)
    try:
        lists_and_shows(server, stock)
    finally:
        server.stop()


def lists_and_shows(server: Server, stock) -> None:
    stock.goto(server.address)
    stock.get_by_text("fast_food.ipynb").first.wait_for()
    listed = [line.strip() for line in stock.locator("body").inner_text().splitlines()]
    assert {line for line in listed if line.endswith(".ipynb")} == {f"{name}.ipynb" for name in NAMES}
    assert "notes" not in listed
    stock.goto(f"{server.address}voila/render/games.ipynb?game=twos&seed=4")
    stock.locator(".cardlab-felt-card").first.wait_for()


@pytest.mark.server
@pytest.mark.browser
def test_plain_voila_shows_one_lesson(stock):
    """With `voila lessons/fast_food.ipynb` the lesson is the server's only page."""
    server = voila("lessons/fast_food.ipynb", *STOCK)
    try:
        stock.goto(server.address)
        stock.get_by_text("Add up to 110").first.wait_for()
        stock.get_by_role("tab", name="1. Watch").wait_for()
        stock.get_by_role("button", name="Next step").click()
        stock.locator(".cardlab-stage-chip", has_text=re.compile(r"Step \d+ of")).wait_for()
    finally:
        server.stop()


@pytest.fixture(scope="module")
def monday(tmp_path_factory) -> Iterator[Server]:
    """Yields `cardlab serve --folder` with copies that a teacher has changed."""
    folder = tmp_path_factory.mktemp("monday")
    copy(folder, "fast_food", "monday", ('"fast_food"', '"fast_food", seed=7, levels="1-2"'))
    copy(folder, "games", "table", ("()", '("war", packs=2)'), ("War is on the table", "Two packs are on the table"))
    copy(folder, "fast_food", "lesson", ("# Fast Food", "# At an old address"))
    shutil.copy(LESSONS / "addition_war.ipynb", folder)
    server = serving("--folder", str(folder))
    yield server
    server.stop()


def copy(folder: Path, name: str, new: str, *changes: tuple[str, str]) -> None:
    notebook = json.loads((LESSONS / f"{name}.ipynb").read_text(encoding="utf-8"))
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        for old, changed in changes:
            text = text.replace(old, changed)
        cell["source"] = text
    (folder / f"{new}.ipynb").write_text(json.dumps(notebook), encoding="utf-8")


@pytest.mark.server
@pytest.mark.browser
def test_a_teachers_copies_are_shown(monday, page):
    """They appear without a kernel and with the changes. An unchanged title is on the page once, as on ours."""
    page.goto(monday.address)
    listed = page.get_by_role("region", name="From your teacher").get_by_role("link")
    expect(listed).to_have_text(["At an old address", "Fast Food", "Games"], use_inner_text=True)
    listed.nth(1).click()
    page.get_by_role("tab", name="1. Watch").wait_for()
    assert shown(page)["session"]
    expect(page.get_by_role("heading", name="Fast Food", exact=True)).to_have_count(1)
    expect(page.locator(".cardlab-prose")).to_have_count(0)
    page.get_by_role("tab", name="Exit ticket").click()
    question = LessonWidget("fast_food", seed=7, levels="1-2").state_of("ticket")["questions"][0]["prompt"]
    page.get_by_text(question).first.wait_for()
    page.goto(f"{monday.address}voila/render/table.ipynb?game=fast_food&lang=fr")
    page.locator(".cardlab-prose", has_text="Two packs are on the table").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert shown(page)["widgets"][0]["state"]["log"]["game"] == "war"
    page.goto(f"{monday.address}voila/render/addition_war.ipynb")
    page.get_by_role("tab", name="1. Watch").wait_for()
    said = "".join(monday.printed)
    assert all(f"{name}.ipynb: no kernel is needed" in said for name in ("monday", "table", "addition_war"))


def shown(page) -> dict:
    """Returns the data in the page."""
    return json.loads(page.locator("#cardlab-page").text_content())


MOVED = {
    "lesson.ipynb?lesson=fast_food&seed=7&seat=3&kinds=total,score&lang=ar": "fast_food.ipynb?seed=7&seat=3&kinds=total,score&lang=ar",
    "lesson.ipynb?seed=7": "addition_war.ipynb?seed=7",
    "lesson.ipynb": "addition_war.ipynb",
    "lab.ipynb?game=soureh&seed=7": "/cardlab/lab?game=soureh&seed=7",
    "game.ipynb?game=war&preset=lesson&seed=7": "games.ipynb?game=war&preset=lesson&seed=7",
}


def answered(address: str) -> tuple[int, str]:
    """Returns the status of an address, and its redirection."""
    place = urlsplit(address)
    line = http.client.HTTPConnection(place.hostname, place.port, timeout=60)
    try:
        line.request("GET", f"{place.path}?{place.query}", headers={"Accept": "text/html"})
        answer = line.getresponse()
        return answer.status, answer.headers.get("Location", "")
    finally:
        line.close()


@pytest.mark.server
@pytest.mark.parametrize(
    "wrong", ["lesson.ipynb?lesson=//evil.example/", "lesson.ipynb?lesson=chess", "games.ipynb?game=chess"]
)
def test_an_address_that_names_no_lesson_or_game_is_not_found(lessons, wrong):
    assert answered(f"{lessons.address}voila/render/{wrong}") == (404, "")


@pytest.mark.server
@pytest.mark.parametrize("old", MOVED)
def test_old_addresses_lead_to_the_new_ones(lessons, old):
    """They keep their parameters, because printed worksheets have the old addresses."""
    pages = f"{lessons.address}voila/render/"
    assert answered(f"{pages}{old}") == (301, MOVED[old])
    assert answered(urljoin(pages, MOVED[old])) == (200, "")


@pytest.mark.server
def test_a_teachers_notebook_takes_precedence_over_an_old_address(monday):
    assert answered(f"{monday.address}voila/render/lesson.ipynb?lesson=addition_war") == (200, "")
    assert answered(f"{monday.address}voila/render/game.ipynb?game=war") == (301, "games.ipynb?game=war")
