"""Our modules and stylesheets as files: their names, shared code, sizes, and headers. Needs no server."""

import gzip
import json
import re

import brotli
import pytest
from tornado.httputil import HTTPHeaders
from tornado.testing import AsyncHTTPTestCase
from tornado.web import Application, RequestHandler

from cardlab.core.errors import CardlabError
from cardlab.core.pieces import finished
from cardlab.decks.ready_decks import ready_decks
from cardlab.frontend import bundle
from cardlab.frontend.bundle import EXTRA_STYLES, LESSON_STYLES
from cardlab.lessons import slugs
from cardlab.models import scripts
from cardlab.serve.handlers.http_server import Gzipped
from cardlab.serve.handlers.site_pages import CompressedHandler, routes
from cardlab.serve.http import assets
from cardlab.serve.http.assets import asset, data, found
from cardlab.serve.http.compression import BEST, KEEP, QUICK, accepted, compressed, may_compress
from cardlab.serve.page_session import PageSession
from cardlab.serve.pages.notebook_contents import NotebookContents
from cardlab.serve.pages.served_page import making_served_page
from cardlab.sessions.jobs import run_here
from cardlab.sessions.widget_sessions import resolved, widget_session_of

FIRST = 110_300  # the bytes of a lesson on the first visit with gzip; present browsers take brotli, with 98,000
TABLE = 112_400  # those of a table, which has the styles of a board for any number of players
LONGER = {"en": 0, "fr": 1_000, "ar": 20_000}  # and those of a language's texts, with its font
HEADERS = 500  # the bytes of a response's headers, rounded up
DECODED = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}


def texts(name, models=None):
    """Returns the files of an entry, by their names without the hash."""
    made = bundle.file(name, models)
    return {one.address: one.text for one in (*made.imports, made, *made.later)}


def sent(files):
    """Returns the size of files as sent to a browser that takes only gzip."""
    return sum(len(one.encoded("gzip")) for one in files)


@pytest.mark.parametrize(
    "name", ["lesson", "play_table_widget", "replay_widget", "register_service_worker", "cardlab.css", "site_pages.css"]
)
def test_a_file_is_named_by_its_content(name):
    made = asset(name)
    stem, _, kind = name.partition(".")
    assert made.url_path == f"cardlab/assets/{stem}-{bundle.digest(made.body.decode())}.{kind or 'js'}"
    assert made.content_type.startswith("text/css" if kind else "text/javascript")
    assert found(made.name) is made
    for encoding in BEST:
        body = made.encoded(encoding)
        assert body is made.body or (DECODED[encoding](body) == made.body and len(body) < len(made.body))


def test_a_changed_text_changes_all_names_up_to_the_entry():
    """A file names its imports by their hashes, so it changes when one of them does."""
    made = bundle.file("lesson")
    every = (*made.imports, made)
    for place, one in enumerate(every[:-1]):
        assert any(f'"./{one.address}"' in other.text for other in every[place + 1 :])
    assert bundle.File("a", "x").address != bundle.File("a", "y").address


def test_lessons_share_their_files():
    """A learner who changes from one lesson to another loads almost nothing."""
    one, other = texts("lesson", ("number_line",)), texts("lesson", ("bar_model", "ten_frames"))
    assert [name for name in one if name not in other] == [bundle.file("lesson", ("number_line",)).address]


def test_the_files_of_a_lesson_contain_every_module_once():
    """The code is the same as in a notebook, but split differently. A module that two models share is in the files of both, so that
    no other lesson loads it.
    """
    order: list[str] = []
    bundle._collect("lesson", order, (), bundle.source)
    together = "\n".join(texts("lesson").values())
    for name in order:
        if name not in ("lesson", "model_registry", "stage_registry"):
            users = sum(name in bundle._order(model, bundle.source) for model in scripts())
            assert together.count(f"let ${name}=(()=>{{") == (2 if users == 2 else 1), name
    for model in scripts():
        assert together.count(f"$model_registry.MODELS.{model}") == 1


def test_every_import_of_a_file_is_exported_by_an_earlier_file():
    made = bundle.file("lesson")
    for one in (*made.imports, made, *made.later):
        for taken in re.finditer(r'^import \{([^}]*)\} from "\./([\w-]+\.js)";', one.text, flags=re.M):
            above = next(other for other in one.imports if other.address == taken[2])
            assert {name.strip().removeprefix("$") for name in taken[1].split(",")} <= above.holds


@pytest.mark.parametrize("entry", ["play_table_widget", "replay_widget", "model_widget"])
def test_an_entry_without_later_parts_is_one_file(entry):
    """It shares only the files that its page has already loaded; sharing more would load more."""
    made = bundle.file(entry)
    assert [one.name for one in made.imports] == ["page_tools"]
    assert made.imports == bundle.file("served_page").imports
    assert made.later == ()


def test_only_the_requested_models_are_loaded():
    every, one = asset("lesson"), asset("lesson", ("number_line",))
    assert len(every.imports) == 2 + len(scripts())
    assert [made.name.partition("-")[0] for made in one.imports] == ["page_tools", "lesson_core", "number_line"]
    others = [name for name in scripts() if name != "number_line"]
    later = [made.name.partition("-")[0] for made in one.later]
    assert later == [*others, "lazy_stage_builders", "together"]  # any model that a question draws, and what few users need


def test_later_stages_of_a_lesson_are_not_loaded_at_first():
    """The first stage is for watching. The code for practising, asking and playing is loaded when such a stage opens."""
    made = bundle.file("lesson", ("ten_frames",))
    at_first = "".join(one.text for one in (*made.imports, made))
    for late in ("exercise", "exit_ticket", "experiment", "predict", "stage", "turn_predictions"):
        assert f"let ${late}=" not in at_first
    for one in made.later:
        assert f'loadLate("./{one.address}", (url) => import(url))' in made.text or any(
            one in other.imports for other in made.later
        )


@pytest.mark.parametrize(("name", "models"), [("lesson", ("no_such_model",)), ("play_table_widget", ("no_such_model",))])
def test_an_unknown_model_is_named(name, models):
    with pytest.raises(CardlabError, match="no_such_model"):
        asset(name, models)


def served_html(query, of):
    """Returns the HTML of a page with one widget."""
    live = PageSession("0" * 32, "learner", [resolved({"kind": "asked", "of": of, "said": {}}, query)])
    live.widget_sessions = [
        widget_session_of(description, lambda told: None, lambda dealing: None) for description in live.widgets
    ]
    states = [run_here(end.state()) for end in live.widget_sessions]
    return finished(making_served_page(NotebookContents(({"widget": 0},), (), "title"), live, states, "/", query))


def first_load(query, of):
    """Returns the bytes of a page with its headers, for a browser that takes only gzip: its HTML, and all files that this
    names.

    A font is loaded when a text uses it; `test_the_first_view_needs_one_font_weight` checks which weight the first texts need.
    """
    html = served_html({**query, "seed": "5"}, of)  # a match with other cards may have some hundreds of bytes more
    named = {*re.findall(r'(?<!url\()"/cardlab/assets/([^"]+)"', html)}
    files = [found(name) for name in sorted(named) if not name.startswith(("later_words", "http_line"))]
    return len(compressed(html.encode(), "gzip", QUICK)) + sent(files) + HEADERS * (1 + len(files))


@pytest.mark.parametrize("language", ["en", "ar", "fr"])
@pytest.mark.parametrize("lesson", slugs())
def test_a_lesson_is_light(lesson, language):
    """It stays below the limit for a page, for a browser that takes only gzip."""
    assert first_load({"lesson": lesson, "lang": language}, "lesson") < FIRST + LONGER[language]


@pytest.mark.parametrize("deck", ready_decks())
def test_a_lesson_about_any_ready_made_deck_is_light(deck):
    assert first_load({"lesson": "compare", "deck": deck}, "lesson") < FIRST


LARGEST = ", ".join([f"{n}/{under} + {n + 1}/{under}" for under in range(3, 30) for n in range(1, under - 1)][:200])
"""A deck of 200 different sums of fractions. Each of them has a drawing and a name."""


def test_a_lesson_about_the_largest_deck_is_a_little_heavier():
    """It has at most a twelfth more."""
    assert first_load({"lesson": "compare", "deck": LARGEST}, "lesson") < FIRST * 13 / 12


@pytest.mark.parametrize("game", ["war", "speed_war", "scramble_war"])
def test_a_table_with_the_largest_deck_is_a_little_heavier(game):
    """It has at most an eighth more: a table also has the value of each card, and Speed War the name of each level."""
    assert first_load({"game": game, "deck": LARGEST}, "game") < TABLE * 9 / 8


@pytest.mark.parametrize("game", ["war", "addition_war", "fast_food", "seven_twenty_seven"])
def test_a_table_is_light(game):
    assert first_load({"game": game}, "game") < TABLE


@pytest.mark.parametrize(
    ("query", "needed"),
    [
        ({"game": "war"}, set()),
        ({"game": "money"}, {"shop"}),
        ({"game": "soureh"}, {"number_form", "pairs"}),
        ({"lesson": "addition_war"}, set()),
        ({"lesson": "fast_food"}, {"board_with_chart"}),
        ({"lesson": "seven_twenty_seven"}, {"board_with_goals"}),
    ],
)
def test_a_page_loads_the_styles_that_its_table_needs(query, needed):
    loaded = re.findall(r'"/cardlab/assets/(\w+)-\w+\.css"', served_html(query, *query))
    assert {f"{name}.css" for name in loaded} & {*LESSON_STYLES, *EXTRA_STYLES} == {f"{name}.css" for name in needed}


def test_data_is_a_file_too():
    made = data("words_en", {"check": "Check", "sign": "√"})
    assert json.loads(made.body) == {"check": "Check", "sign": "√"}
    assert made.content_type == "application/json"
    assert data("words_en", {"check": "Check", "sign": "√"}) is made
    assert found(made.name) is made


@pytest.mark.parametrize(
    "name", ["lesson-00000000.js", "../pyproject.toml", "lesson.js", "bundle-00000000.py", "nothing-00000000.js"]
)
def test_no_other_file_is_served(name):
    assert found(name) is None


def test_a_page_from_before_a_restart_finds_its_files(monkeypatch):
    """The server finds a file by its name, although no page has requested it since the restart."""
    name = asset("play_table_widget").name
    monkeypatch.setattr(assets, "_made", {})
    assets.asset.cache_clear()
    assert found(name).name == name


def test_the_service_worker_has_the_version_of_the_front_end(monkeypatch):
    """If a file changes, so does the worker, and browsers install the new one and delete the old cache."""
    assert f'const VERSION = "{bundle.version()}";' in bundle.module("service_worker")
    now = bundle.version()
    (ours,) = {path.parent for path in scripts().values() if path.name == "number_line.js"}
    read = type(ours).read_text
    monkeypatch.setattr(
        type(ours), "read_text", lambda path, **how: read(path, **how) + ("//" if path.name == "number_line.js" else "")
    )
    assert bundle.version.__wrapped__() != now


@pytest.mark.parametrize(
    ("header", "taken"),
    [
        ("", []),
        ("identity", []),
        ("gzip, deflate", ["gzip"]),
        ("gzip, deflate, br, zstd", ["br", "gzip"]),
        ("GZIP;q=1.0, br;q=0", ["gzip"]),
        ("br; q=0.000, gzip; q=0", []),
        ("brotli, xgzip", []),
    ],
)
def test_the_encoding_is_one_that_the_browser_takes(header, taken):
    assert accepted(HTTPHeaders({"Accept-Encoding": header})) == taken


@pytest.mark.parametrize(
    ("headers", "may"),
    [
        ({}, True),
        ({"Sec-Fetch-Site": "none", "Sec-Fetch-User": "?1"}, True),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "cross-site", "Sec-Fetch-User": "?1"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}, False),
    ],
)
def test_requests_by_another_site_without_a_click_are_not_compressed(headers, may):
    """Otherwise the lengths of compressed responses could reveal their content."""
    assert may_compress(HTTPHeaders(headers)) is may


def test_the_same_text_gives_the_same_bytes():
    for encoding in BEST:
        assert compressed(b"cards " * 500, encoding, BEST) == compressed(b"cards " * 500, encoding, BEST)


class Page(CompressedHandler):
    """A page that repeats part of its address."""

    async def get(self) -> None:
        await self.send(
            f"<p>{self.get_argument('said', '')}</p>" + "hearts " * int(self.get_argument("long", "500")), keep=True
        )

    head = get


class Plain(RequestHandler):
    """A page of another extension."""

    def get(self) -> None:
        self.finish("spades " * 500)


class TestSent(AsyncHTTPTestCase):
    """Files and pages as a browser gets them, below a path, as on a hub."""

    BASE = "/user/someone/"

    def get_app(self) -> Application:
        more = [(f"{self.BASE}page", Page), (f"{self.BASE}plain", Plain)]
        return Application([*routes(self.BASE), *more], transforms=[Gzipped])

    def get_httpserver_options(self):
        return {"xheaders": True}

    def ask(self, path, encoding="gzip, deflate, br", method="GET", **headers):
        headers = {"Accept-Encoding": encoding, **{name.replace("_", "-"): value for name, value in headers.items()}}
        return self.fetch(self.BASE + path, method=method, headers=headers, decompress_response=False)

    def test_a_file_is_compressed_and_cached(self):
        """The encoding is the smallest that the browser takes, with brotli over https only, and the browser may keep the file
        for good.
        """
        made = asset("lesson").imports[0]
        assert self.ask(made.url_path, "gzip, deflate, br").headers["Content-Encoding"] == "gzip"
        for header, encoding in (("gzip, deflate, br", "br"), ("gzip, deflate", "gzip"), ("", "")):
            answer = self.ask(made.url_path, header, X_Forwarded_Proto="https")
            assert answer.code == 200
            assert answer.headers.get("Content-Encoding", "") == encoding
            assert DECODED[encoding](answer.body) == made.body
            assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
            assert answer.headers["Vary"] == "Accept-Encoding"
            assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"
            head = self.ask(made.url_path, header, "HEAD", X_Forwarded_Proto="https")
            assert (head.body, head.headers["Content-Length"]) == (b"", str(len(answer.body)))
            again = self.ask(made.url_path, header, If_None_Match=answer.headers["Etag"], X_Forwarded_Proto="https")
            assert (again.code, again.body) == (304, b"")

    def test_no_path_leads_out_of_the_folder(self):
        for name in (
            "lesson-00000000.js",
            "..%2Fsw.js",
            "%2e%2e/%2e%2e/pyproject.toml",
            "../../../../../etc/passwd",
            ".",
            "lesson.js",
        ):
            answer = self.ask(f"cardlab/assets/{name}")
            assert answer.code == 404
            assert b"Traceback" not in answer.body
            assert "immutable" not in answer.headers.get("Cache-Control", "")

    def test_the_worker_may_handle_all_pages_of_this_server(self):
        answer = self.ask("cardlab/sw.js")
        assert answer.headers["Service-Worker-Allowed"] == self.BASE
        assert answer.headers["Cache-Control"] == "no-cache"
        again = self.ask("cardlab/sw.js", If_None_Match=answer.headers["Etag"])
        assert again.code == 304

    def test_a_page_is_sent_again_only_if_it_has_changed(self):
        first = self.ask("page?said=one")
        assert first.headers["Content-Encoding"] == "br"
        assert first.headers["Cache-Control"] == "private, no-cache"
        assert first.headers["Vary"] == "Accept-Encoding"
        assert KEEP in first.headers
        assert b"one" in brotli.decompress(first.body)
        etag = first.headers["Etag"]
        same, other = (self.ask(f"page?said={said}", "gzip", If_None_Match=etag) for said in ("one", "two"))
        assert (same.code, same.body) == (304, b"")
        assert other.code == 200
        assert b"two" in gzip.decompress(other.body)
        head = self.ask("page?said=one", method="HEAD")
        assert (head.body, head.headers["Etag"]) == (b"", etag)

    def test_a_short_page_is_not_compressed(self):
        answer = self.ask("page?said=one&long=1")
        assert "Content-Encoding" not in answer.headers
        assert answer.body == b"<p>one</p>hearts "

    def test_a_page_requested_by_another_site_is_not_compressed(self):
        """This holds for our pages and for others. A link that a reader follows gets a compressed page."""
        for path in ("page", "plain"):
            assert "Content-Encoding" not in self.ask(path, Sec_Fetch_Site="cross-site").headers
            assert "Content-Encoding" in self.ask(path, Sec_Fetch_Site="cross-site", Sec_Fetch_User="?1").headers

    def test_other_extensions_responses_are_compressed_too(self):
        answer = self.ask("plain")
        assert answer.headers["Content-Encoding"] == "gzip"
        assert gzip.decompress(answer.body) == b"spades " * 500
        assert "Content-Encoding" not in self.ask("plain", "br").headers  # streamed responses have only gzip
