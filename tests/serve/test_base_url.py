"""A server below a path, as behind a JupyterHub or a proxy: everything is below that path, and nothing is outside it."""

from urllib.parse import urlsplit

import pytest

from tests.serve.conftest import serving
from tests.serve.visitor import Visitor

BASE = "/user/anna%40school/"


@pytest.fixture(scope="module")
def below():
    server = serving("--base-url", BASE, "--collect-tickets")
    yield server
    server.stop()
    assert "Traceback" not in "".join(server.printed)


def test_a_move_is_answered_below_a_path(below):
    """The printed address has the path, and a page, its socket and a move use it."""
    assert urlsplit(below.address).path == BASE
    visitor = Visitor(below.address)
    page = visitor.page()
    assert page["socket"] == f"{BASE}cardlab/live"
    told = visitor.plays(page)
    assert told["status"]["at"] > page["widgets"][0]["state"]["status"]["at"]


def test_all_addresses_on_a_page_are_below_the_path(below):
    """This concerns files and links, since a hub has other servers next to this one."""
    visitor = Visitor(below.address)
    for path in ("", "voila/render/addition_war.ipynb", "cardlab/rules/war", "cardlab/teacher/addition_war"):
        _, _, text = visitor.get(path)
        named = [part.split('"')[0] for mark in ('href="', 'src="') for part in text.split(mark)[1:]]
        assert [name for name in named if name.startswith("/") and not name.startswith(BASE)] == [], path
        files = [name for name in named if "/assets/" in name]
        assert all(visitor.get(name)[0] == 200 for name in files)


def test_cookies_and_the_service_worker_stay_below_the_path(below):
    """No other server of the same host gets a learner's secret, or has its pages stored by our worker."""
    visitor = Visitor(below.address)
    visitor.page()
    assert visitor.get("cardlab/tickets")[0] == 200
    assert {(cookie.name, cookie.path) for cookie in visitor.cookies} == {("cardlab-learner", BASE), ("_xsrf", BASE)}
    status, headers, _ = visitor.get("cardlab/sw.js")
    assert (status, headers["Service-Worker-Allowed"]) == (200, BASE)


def test_nothing_is_above_the_path(below):
    visitor = Visitor(below.address)
    assert visitor.get("/")[0] == 404
    assert visitor.get("/cardlab/words")[0] == 404
    assert visitor.get("/user/bodil/")[0] == 404


def test_a_browser_stores_pages_below_the_path(below, page):
    """The worker handles this server's pages and no others."""
    page.goto(below.address + "cardlab/rules/war")
    scope = page.evaluate("navigator.serviceWorker.ready.then(({scope}) => scope)")
    assert urlsplit(scope).path == BASE
