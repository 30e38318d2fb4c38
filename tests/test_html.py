"""Only templates write HTML, and values put into them stay text."""

import ast
import re
import sys
from base64 import b64encode
from hashlib import sha256
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import jinja2
import pytest

import cardlab
from cardlab.core import registry
from cardlab.core.cards import pack
from cardlab.core.declarations import Zone
from cardlab.core.event_kinds import deal, end, fill
from cardlab.core.game import Game
from cardlab.core.options import option
from cardlab.core.position import Position
from cardlab.documents.pictures import match_picture
from cardlab.documents.templates import _environment, render
from cardlab.documents.worksheet import Worksheet
from cardlab.frontend.bundle import module, paths, source
from cardlab.lab import exact
from cardlab.lab.figure_table import FigureTable
from cardlab.lab.studies import study
from cardlab.serve.http.headers import page_policy
from cardlab.serve.pages.gallery import gallery_page, notice_page, shown_lessons
from cardlab.serve.pages.learner_pages import profiles_page, skill_deck_page
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.rules_page import rules_page
from cardlab.serve.pages.teacher_page import sheets_page, teacher_page
from cardlab.widgets import CardTable, LessonWidget, NumberLine, PlayTable, Replay
from cardlab.words.languages import languages
from cardlab.words.words import Explanation, Words
from tests.inline_scripts import inline_scripts

PACKAGE = Path(cardlab.__file__).parent
HOSTILE = """"'></p></script><!--<script>alert("x")</script><img src=x onerror=alert("x")> &amp; {{ 7 * 7 }}"""
ADDRESSES = PageAddresses("http://10.0.0.5:8866", "/", "/voila/render/")


class Parts(HTMLParser):
    """A page as a browser reads it: its elements with their attributes, its text, and its scripts."""

    def __init__(self, page):
        super().__init__()
        self.elements, self.text, self.scripts = [], "", []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag == "script":
            self.scripts.append("")

    def handle_data(self, data):
        if self.cdata_elem == "script":
            self.scripts[-1] += data
        else:
            self.text += data

    def handle_comment(self, data):
        raise AssertionError(f"a comment was let in: {data}")


def assert_harmless(page):
    """Asserts that the hostile text is ordinary text on the page and in attributes, and never an element or a script."""
    parts = Parts(page)
    assert not any("onerror" in attributes or attributes.get("src") == "x" for _, attributes in parts.elements)
    assert not any("<!--" in script or "<script" in script for script in parts.scripts)
    said = [parts.text, *(str(value) for _, attributes in parts.elements for value in attributes.values())]
    assert any(HOSTILE in text for text in said)
    assert "&amp;amp;" in page or "\\u0026amp;" in page


class Hostile(Game):
    """A hostile game, with HTML in its options."""

    players = 2
    mode: str = option(HOSTILE, choices=(HOSTILE, "</td>"))
    zones = (Zone("stock", seen_by="all"), Zone("hand", each_player=True, seen_by="owner"))

    def pack(self):
        return pack("2345", "cd")

    def set_up(self, table):
        yield fill("stock", table.rng.shuffled(self.pack()))
        yield deal("stock", "hand.p1", 2)
        yield end("p1", rule=self.rule("end"))

    def legal_actions(self, table):
        return []

    def forbids(self, table, action):
        return None

    def play(self, table, action):
        return iter(())


registry.game("hostile", presets={"evil": {"mode": "</td>"}})(Hostile)
registry.games.added.pop("hostile")  # the test that needs it registers it


def forget_pages():
    """Empties the caches of the modules of pages, so that no page is from before or after the hostile messages."""
    for name, loaded in list(sys.modules.items()):
        if name.startswith("cardlab.serve.pages."):
            for value in vars(loaded).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@pytest.fixture
def hostile(monkeypatch):
    """Makes every page again, with hostile text in it."""
    forget_pages()
    with monkeypatch.context() as patched:
        add_hostile_text(patched)
        yield
    forget_pages()


def add_hostile_text(monkeypatch):
    """Registers the hostile game, and adds HTML to the end of every message."""
    monkeypatch.setitem(registry.games.added, "hostile", Hostile)
    say, has = Words.say, Words.has

    def say_more(words, message, attribute=None, /, **facts):
        return HOSTILE if message.startswith("hostile-") else say(words, message, attribute, **facts) + HOSTILE

    monkeypatch.setattr(Words, "say", say_more)
    monkeypatch.setattr(
        Words, "has", lambda words, message, attribute=None: message.startswith("hostile-") or has(words, message, attribute)
    )


PAGES = {
    "gallery": lambda: gallery_page("/", "/voila/render/"),
    "deck": lambda: skill_deck_page("/", "/voila/render/"),
    "players": lambda: profiles_page("/", "/voila/render/"),
    "missing": lambda: notice_page("missing", "/"),
    "rules": lambda: rules_page("hostile", "/", "/voila/render/"),
    "rules of ours": lambda: rules_page("war", "/", "/voila/render/"),
    "teacher": lambda: teacher_page("fast_food", ADDRESSES, {"seed": HOSTILE, "copies": HOSTILE}),
    "wrong form": lambda: sheets_page("fast_food", ADDRESSES, {"seed": HOSTILE, "level": HOSTILE, "alike": HOSTILE})[1],
    "sheets": lambda: sheets_page("fast_food", ADDRESSES, {"questions": "40", "key": "1"})[1],
    "worksheet": lambda: Worksheet("seven_twenty_seven", questions=40, copies=2).to_html(),
    "match": lambda: match_picture(cardlab.start("war").play("all turn"), words=Words(names={"p1": HOSTILE})),
    "position": lambda: Position.of(cardlab.start("war"))._repr_mimebundle_()["text/html"],
    "rule": lambda: Explanation("war.tie", HOSTILE, HOSTILE, HOSTILE)._repr_mimebundle_()["text/html"],
    "event": lambda: next(event for event in cardlab.start("war").events if event.rule)._repr_mimebundle_()["text/html"],
    "replay": lambda: Replay(cardlab.start("war"), names={"p1": HOSTILE})._repr_mimebundle_()[0]["text/html"],
    "model": lambda: NumberLine(name=HOSTILE)._repr_mimebundle_()[0]["text/html"],
    "page of a model": lambda: NumberLine(name=HOSTILE).to_html(HOSTILE),
    "page of a table": lambda: CardTable(cardlab.start("war"), names={"p1": HOSTILE}).to_html(HOSTILE),
    "page to play": lambda: PlayTable(cardlab.start("war")).to_html(HOSTILE),
    "page of a lesson": lambda: LessonWidget("addition_war").to_html(HOSTILE),
    "table": lambda: FigureTable(HOSTILE, [HOSTILE, HOSTILE], [[HOSTILE, HOSTILE]], [HOSTILE])._repr_mimebundle_()["text/html"],
    "answer": lambda: exact.sums("addition_war")._repr_mimebundle_()["text/html"],
    "study": lambda: study("war", matches=3)._repr_mimebundle_()["text/html"],
    "plot": lambda: study("war", matches=3).wins()._repr_mimebundle_()["text/html"],
}


@pytest.mark.parametrize("kind", PAGES)
def test_no_text_becomes_html_on_any_page(kind, hostile):
    """This covers messages, names of players, options of the hostile game, and the address."""
    assert_harmless(PAGES[kind]())


# ------------------------------------------------------------------------------------------------ headings

HEADED = {
    "gallery": lambda: [gallery_page("/", "/voila/render/")],
    "own": lambda: [skill_deck_page("/", "/voila/render/"), profiles_page("/", "/voila/render/")],
    "notices": lambda: [notice_page(kind, "/") for kind in ("missing", "broken")],
    "rules": lambda: [rules_page(slug, "/", "/voila/render/") for slug in ("war", "tablanette")],
    "teacher": lambda: [
        teacher_page("fast_food", ADDRESSES, {}, language) for language in languages()
    ],  # its notes are a file each
    "sheets": lambda: [Worksheet("addition_war", questions=8, copies=1).to_html()],
}


@pytest.mark.parametrize("kind", HEADED)
def test_headings_leave_out_no_level(kind):
    """The headings of a page begin with one of the first level, and each level is followed by at most the next one."""
    for page in HEADED[kind]():
        levels = [0, *(int(tag[1]) for tag, _ in Parts(page).elements if re.fullmatch("h[1-6]", tag))]
        assert [after for before, after in pairwise(levels) if after > before + 1] == []
        assert len(levels) > 1


# ------------------------------------------------------------------------------------------------ templates

NAMES = (
    "a|abbr|article|aside|b|bdi|body|br|button|caption|code|col|dd|details|div|dl|dt|em|fieldset|figcaption|figure|footer|form|h[1-6]|head|"
    "header|hr|html|i|img|input|label|legend|li|link|main|meta|nav|ol|option|p|path|pre|q|script|section|select|small|span|strong|style|"
    "sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul"
)
TAG = re.compile(rf"</?(?:{NAMES})(?:\s+[\w:-]+=|\s*/?>|\s*\Z)|<!doctype|<!--", re.I)
ENTITY = re.compile(r"&(?:amp|lt|gt|quot|nbsp|#\d+|#x[0-9a-f]+);", re.I)


def texts_of(source):
    """Returns the strings of a module, those of f-strings piece by piece, without its docstrings."""
    tree = ast.parse(source)
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        n.value for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str) and id(n) not in docstrings
    ]


def test_no_module_writes_html():
    """A tag or an entity in a string would be HTML outside the templates."""
    written = [
        (file.relative_to(PACKAGE).as_posix(), text)
        for file in PACKAGE.rglob("*.py")
        for text in texts_of(file.read_text(encoding="utf-8"))
        if TAG.search(text) or ENTITY.search(text)
    ]
    assert written == []


@pytest.mark.parametrize(
    "text", ["f'<li>{x}</li>'", "f'<a href={x}'", "'<br/>'", "f'</{x}>' + '<p'", "'&nbsp;'", "'<TD class=x>'"]
)
def test_html_in_a_module_would_be_found(text):
    assert any(TAG.search(found) or ENTITY.search(found) for found in texts_of(text + " + ''"))


SAFE = {
    "check",
    "css",
    "fonts",
    "script",
    "alone",
    "first",
    "theme_choice",
    "sheet.code",
    "code",
    "card.drawing",
    "drawing",
    "replay",
    "notes",
    "stages",
    "levels",
    "errors",
    "head",
    "cell",
    "shown.plot",
    "shown.table",
    "part.html",
    "picture",
    "page_json",
    '" &nbsp; "',
}
"""The values that are put in unescaped: our stylesheets and scripts, SVG of segno, a widget's fragment, our notes and tables of
escaped texts (`table_html`), the drawings of number cards, the notebook displays of tables, plots and widgets, the HTML of a served notebook (its author may do
anything; its scripts do not run), the JSON of a served page, whose `<` is escaped, and a space.
"""


def templates():
    return [file for file in PACKAGE.rglob("*.html") if file.parent.name == "templates"]


def test_templates_trust_only_our_own_values():
    """Every unescaped value is listed here with its reason, and no template turns escaping off."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in templates())
    assert set(re.findall(r"([\w.]+|\"[^\"]*\")\s*\|\s*safe\b", text)) == SAFE
    assert "autoescape" not in text


def test_failed_pages_are_tried_equally_often_with_and_without_a_kernel():
    """The frame of pages with a kernel is Voila's and cannot import our files, so it repeats the name and the number."""
    voila = (PACKAGE / "serve/share/voila/templates/cardlab/index.html.j2").read_text("utf-8")
    served = (PACKAGE / "frontend/page/served_page.js").read_text("utf-8")
    name, most = (re.search(rf"const {constant} = (.*?);", served)[1] for constant in ("TRIES", "MOST_TRIES"))
    assert f"[TRIES, MOST_TRIES, LOOK, PATIENCE] = [{name}, {most}," in voila


def test_the_chosen_theme_is_set_before_the_first_paint():
    """Each page begins with the script that sets the theme, and our pages' policy allows it, like all their scripts."""
    first = module("early_theme")
    pages = {
        "gallery": gallery_page("/", "/voila/render/"),
        "rules": rules_page("war", "/", "/voila/render/"),
        "teacher": teacher_page("addition_war", ADDRESSES, {}),
        "notice": notice_page("missing", "/"),
        "sheet": Worksheet("addition_war", copies=1).to_html(),
        "export": LessonWidget("addition_war").to_html(),
    }
    for name, page in pages.items():
        scripts = inline_scripts(page)
        assert scripts[0] == first, name
        assert page.index(first) < page.index("<style"), name
        for script in scripts:
            assert b64encode(sha256(script.encode()).digest()).decode() in page_policy(), (name, script[:60])
    voila = (PACKAGE / "serve/share/voila/templates/cardlab/index.html.j2").read_text("utf-8")
    assert "".join(first.split()) in "".join(voila.split())
    assert '"cardlab settings"' in first
    assert '"cardlab settings"' in source("storage.js")


def test_unescaped_values_cannot_end_their_element():
    """Our stylesheets and scripts contain nothing that closes them."""
    for name in paths():
        assert name.endswith(".ts") or not re.search(r"</(script|style)|<!--|<script", source(name), re.I), name


def test_every_template_is_used_and_its_names_exist():
    """Each is named by a module or by another template. A missing template or name is an error."""
    code = [file.read_text(encoding="utf-8") for file in [*PACKAGE.rglob("*.py"), *templates()]]
    for file in templates():
        name = f"{file.parent.parent.relative_to(PACKAGE).as_posix()}/{file.name}"
        assert any(f'"{name}"' in text for text in code), name
        assert _environment().get_template(name).name == name
    with pytest.raises(jinja2.TemplateNotFound, match="documents/nothing.html"):
        render("documents/nothing.html")
    with pytest.raises(jinja2.UndefinedError, match="card"):
        render("documents/card.html")


@pytest.mark.parametrize(
    ("template", "html"),
    [
        ("<ul>\n  {% for x in y %}\n    <li>{{ x }}</li>\n  {% endfor %}\n</ul>\n", "<ul><li>1</li><li>2</li></ul>"),
        ("<b>a</b>\n  and\n  more\n  <i>b</i>", "<b>a</b>and\n  more<i>b</i>"),
        ('<b>a</b>{{ " " }}\n<i>b</i> <u>c</u>', "<b>a</b> <i>b</i> <u>c</u>"),
    ],
)
def test_line_breaks_next_to_tags_are_removed(template, html):
    """Spaces within a line and line breaks within a text stay."""
    assert _environment().from_string(template).render(y=[1, 2]) == html


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_gallery_begins_with_the_youngest(language):
    """This holds for lessons and for games."""
    lessons = [lesson.slug for lesson in shown_lessons(Words(language))]
    assert lessons == ["addition_war", "subtraction_war", "compare", "fast_food", "seven_twenty_seven"]
