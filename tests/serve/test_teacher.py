"""The teacher's page of each lesson: notes, worksheets to open and print, addresses for a class."""

import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from urllib.parse import urlencode

import pytest
import segno
from playwright.sync_api import expect

from cardlab.core.errors import CardlabError
from cardlab.core.installed_packages import HOME as PACKAGE
from cardlab.documents.handouts import HANDOUTS
from cardlab.documents.worksheet import Worksheet, unbroken
from cardlab.frontend.bundle import source
from cardlab.lessons import UnknownLesson, find, slugs
from cardlab.serve.http.host_names import class_origin
from cardlab.serve.pages import teacher_notes
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.teacher_facts import teacher_facts
from cardlab.serve.pages.teacher_page import SIZES, USUAL, read_form, sheets_page, teacher_page
from cardlab.serve.pages.tickets_page import tickets_page
from cardlab.serve.settings import ServerSettings
from cardlab.words.languages import languages
from cardlab.words.words import Words, own_name
from tests.browser.accessibility import serious_findings
from tests.browser.test_pseudo import VISIBLE
from tests.pseudo import escaped, pseudo_language
from tests.serve.test_lessons import answered, got

HOME = "http://10.0.0.5:8866/"
ADDRESSES = PageAddresses("http://10.0.0.5:8866", "/", "/voila/render/")
ROOT = Path(__file__).parents[2]


def page_of(slug, query="", addresses=ADDRESSES, language="en"):
    asked = dict(pair.split("=", 1) for pair in query.split("&") if pair)
    return teacher_page(slug, addresses, asked, language)


@pytest.mark.parametrize("language", languages())
def test_a_teacher_is_told_if_nothing_is_stored(language):
    """For example, if the disk is full. The message is on each lesson's page and above the tickets, and only then."""
    words = Words(language)
    told = f'role="alert">{words.say("page-not_kept")}<'
    pages = {
        keeps: (
            page_of("addition_war", addresses=replace(ADDRESSES, keeps=keeps), language=language),
            tickets_page([], "/", words, "", keeps=keeps),
        )
        for keeps in (True, False)
    }
    assert [[told in page for page in pages[keeps]] for keeps in (True, False)] == [[False, False], [True, True]]


# ------------------------------------------------------------------------------------------------ the notes


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", slugs())
def test_the_page_has_the_complete_notes(slug, language):
    """It has all titles, all rows of all tables with their column headings, and no leftover Markdown."""
    written_in, text = teacher_notes.notes(slug, language)
    page = teacher_notes.notes_html(text, Words(language))
    assert written_in == language
    assert re.findall(r"<h2>([^<]*)</h2>", page) == re.findall(r"^## (.*)$", text, flags=re.M)
    tables = len(re.findall(r"^\|---", text, flags=re.M))
    assert page.count("<table>") == page.count("<thead>") == tables > 0
    assert page.count("<tr>") == len(re.findall(r"^\|", text, flags=re.M)) - tables
    assert not re.search(r"\*\*|`|^#|\|-", page, flags=re.M)
    assert page in page_of(slug, language=language)
    assert Words(language).say("teacher-in_english") not in page_of(slug, language=language)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("slug", slugs())
def test_the_page_counts_stages_levels_and_errors_in_the_lesson(slug, language):
    """Three tables are generated in the language of the page, and so is the rule card."""
    words = Words(language)
    facts = teacher_facts(find(slug), words)
    page = unescape(page_of(slug, language=language))
    for part in ("stages", "levels", "errors"):
        assert f"<h2>{words.say(f'teacher-{part}')}</h2>" in page
        assert all(cell in page for row in facts[part] for cell in row)
    assert all(f"<li>{line['text']}</li>" in page for part in facts["rules"]["parts"] for line in part["lines"])


def test_missing_translations_of_notes_are_replaced_by_english(tmp_path, monkeypatch):
    """The page says so, and marks the English text as English for screen readers."""
    monkeypatch.setattr(teacher_notes, "_places", lambda language: [PACKAGE / "notes"] if language == "en" else [tmp_path])
    page = page_of("fast_food", language="es")
    assert Words("es").say("teacher-in_english") in page
    assert '<article class="notes" lang="en" dir="ltr">' in page
    assert teacher_notes.notes_html(teacher_notes.notes("fast_food").text, Words()) in page


def test_a_lesson_without_notes_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(teacher_notes, "HOME", tmp_path)
    with pytest.raises(CardlabError, match="the notes of fast_food are missing from .*: reinstall cardlab"):
        page_of("fast_food")
    with pytest.raises(UnknownLesson, match="Did you mean 'fast_food'"):
        page_of("fast_foot")


def test_every_lesson_has_its_notes_in_the_package():
    assert all((PACKAGE / "notes" / f"{slug}.md").is_file() for slug in slugs())


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("By how much is 8 + 3 more?", "By how much is 8~+~3 more?"),
        ("|24½ − 27| = 2½: near", "|24½~−~27|~=~2½: near"),
        ("(2 + 4½) ÷ 2 = 3 1/4 and 5", "(2~+~4½)~÷~2~=~3~1/4 and 5"),
        ("1 + 10, 2 + 9 and ? − 5 = 6", "1~+~10, 2~+~9 and ?~−~5~=~6"),
        ("3 2/7 is 6.56 % of it", "3~2/7 is 6.56~% of it"),
        ("from 1 to 10", "from 1 to 10"),
    ],
)
def test_a_sum_is_not_split_over_two_lines(text, kept):
    assert unbroken(text) == kept.replace("~", "\u00a0")


# ------------------------------------------------------------------------------------------------ addresses for a class


def shown_addresses(page):
    links = re.findall(r'class="address" dir="ltr" href="([^"]*)">([^<]*)<', page)
    assert all(address == shown for address, shown in links)
    return [unescape(shown) for _, shown in links]


def test_a_class_gets_addresses_with_a_seed_and_a_seat():
    """The seed in the page's own address is used, and an invalid one is ignored."""
    whole = "http://10.0.0.5:8866/voila/render/fast_food.ipynb?seed=7"
    assert shown_addresses(page_of("fast_food", "seed=7")) == [whole, f"{whole}&seat=1"]
    assert "fast_food.ipynb?seed=1&amp;lang=ar&amp;seat=1" in page_of("fast_food", "seed=7;DROP", language="ar")
    below = PageAddresses("http://hub", "/user/someone/", "/user/someone/voila/render/lessons/")
    page = page_of("fast_food", addresses=below)
    assert "http://hub/user/someone/voila/render/lessons/fast_food.ipynb?seed=1" in page
    assert 'formaction="/user/someone/cardlab/teacher/fast_food/sheets"' in page


@pytest.mark.parametrize(
    ("form", "address"),
    [
        ("from=1&to=3", "seed=1&levels=1-3"),
        ("from=3&to=1", "seed=1&levels=1-3"),
        ("from=2&to=2", "seed=1&levels=2"),
        ("to=2", "seed=1&levels=1-2"),
        ("from=4", "seed=1&levels=4-5"),
        ("kinds=missing,sum", "seed=1&kinds=sum,missing"),
        ("locale=ar", "seed=1&lang=ar"),
        ("locale=ar-u-nu-arab&size=1.45", "seed=1&lang=ar&digits=arab&size=1.45"),
        ("lang=ar&digits=arab", "seed=1&lang=ar&digits=arab"),
        ("size=1&from=&to=&kinds=&locale=en&seed=5", "seed=5"),
        ("size=99&from=8&kinds=none&locale=xx&seed=-1", "seed=1"),
        (
            "seed=7&from=1&to=3&kinds=sum,missing&locale=ar-u-nu-arab&size=1.2",
            "seed=7&levels=1-3&kinds=sum,missing&lang=ar&digits=arab&size=1.2",
        ),
    ],
)
def test_the_form_decides_the_address_of_the_class(form, address):
    """Defaults are left out, and impossible values are ignored. The code contains the same address."""
    language = "ar" if "lang=ar" in form.split("&") else "en"
    page = page_of("addition_war", form, language=language)
    whole = f"http://10.0.0.5:8866/voila/render/addition_war.ipynb?{address}"
    assert shown_addresses(page) == [whole, f"{whole}&seat=1"]
    assert segno.make(whole, error="m").svg_inline(scale=3, border=2, omitsize=True) in page


def test_the_board_shows_the_cards_of_the_class():
    page = teacher_page("fast_food", ADDRESSES, {"seed": "12"})
    assert "fast_food.ipynb?seed=12&amp;talk=on" in page


def test_a_long_deck_has_a_teachers_page_without_a_code():
    """No code could hold its address, so the page shows the address only."""
    page = page_of("compare", "deck=" + ", ".join(f"{n} + 9999" for n in range(1000, 1180)))
    assert len(shown_addresses(page)[0]) > 2331  # more bytes than the largest code holds
    assert Words().say("teacher-code") not in page


def test_kinds_without_a_chosen_level_are_reported():
    told = "None of the ticked kinds has questions at these levels."
    assert told in page_of("addition_war", "kinds=land&from=2")
    assert told not in page_of("addition_war", "kinds=land,sum&from=2")


def test_the_sizes_are_those_of_the_settings():
    """The page understands every setting that the address may contain."""
    assert f"SIZES = [{', '.join(SIZES)}]" in source("settings.js")


@pytest.mark.parametrize(
    ("host", "alone"), [("http://localhost:8866", True), ("http://[::1]:80", True), ("http://10.0.0.5", False)]
)
def test_an_address_that_works_only_on_this_computer_is_marked(host, alone):
    assert ("cardlab serve --ip 0.0.0.0" in page_of("fast_food", addresses=PageAddresses(host, "/", "/voila/render/"))) == alone


@pytest.mark.parametrize(
    ("serving", "asked", "shown"),
    [
        (ServerSettings(ip="0.0.0.0"), "http://localhost:8866", "http://10.0.0.5:8866"),
        (ServerSettings(ip="0.0.0.0"), "http://10.0.0.5:8866", "http://10.0.0.5:8866"),
        (ServerSettings(ip="::", certfile=Path("cert.pem")), "https://127.0.0.1:8866", "https://10.0.0.5:8866"),
        (ServerSettings(ip="fd00::5"), "http://localhost:8866", "http://[fd00::5]:8866"),
        (ServerSettings(hosts=("cards.school.example",)), "http://[::1]:8866", "https://cards.school.example"),
        (ServerSettings(), "http://localhost:8866", "http://localhost:8866"),
        (ServerSettings(jupyterhub=True), "http://localhost:8866", "http://localhost:8866"),
    ],
)
def test_a_teacher_at_the_server_sees_the_address_for_the_class(monkeypatch, serving, asked, shown):
    """She opens `localhost`, and the page has the address in the local network, like the terminal."""
    monkeypatch.setattr("cardlab.serve.settings.network_address", lambda: "10.0.0.5")
    assert class_origin(asked, serving.origin(8866)) == shown


def test_without_a_network_the_address_is_that_of_this_computer(monkeypatch):
    """No other computer can connect, and the page says what to do."""
    monkeypatch.setattr("cardlab.serve.settings.network_address", lambda: None)
    assert class_origin("http://localhost:8866", ServerSettings(ip="0.0.0.0").origin(8866)) == "http://localhost:8866"


# ------------------------------------------------------------------------------------------------ worksheets


def test_the_form_prints_the_same_as_the_command():
    """Both give the same sheets for the same seed, with a code that leads back to this server."""
    asked = {
        "seed": "9",
        "copies": "3",
        "questions": "4",
        "from": "2",
        "to": "2",
        "kinds": "missing,land",
        "alike": "0",
        "large": "1",
        "key": "1",
    }
    status, page = sheets_page("addition_war", ADDRESSES, asked)
    same = Worksheet("addition_war", seed=9, copies=3, questions=4, levels=(2, 2), kinds=("missing",), large=True, address=HOME)
    assert (status, page) == (200, same.to_html())
    assert 'class="sheets large"' in page
    assert same.link(2) == f"{HOME}voila/render/addition_war.ipynb?seed=9&seat=2&levels=2&kinds=missing"


def test_missing_fields_are_defaults_and_unticked_boxes():
    assert read_form(find("addition_war"), {}, Words()) == ({**USUAL, "locale": "en", "key": "0"}, [])
    assert "sheet key" not in sheets_page("addition_war", ADDRESSES, {})[1]
    assert 'name="key" value="1" checked' in page_of("addition_war")


@pytest.mark.parametrize(
    ("field", "said", "told"),
    [
        ("seed", "-1", "Deal number: choose a whole number from 0 to 2,147,483,647. You asked for “-1”."),
        ("seed", "9" * 5000, "You asked for “99999999999999999999”."),
        ("copies", "201", "Copies: choose a whole number from 1 to 200. You asked for “201”."),
        ("copies", "", "Copies: choose a whole number from 1 to 200."),
        ("questions", "7.5", "Questions per sheet: choose a whole number from 1 to 40. You asked for “7.5”."),
        (
            "from",
            "9",
            "level: you can choose as in the lesson, level 1, level 2, level 3, level 4, and level 5. You asked for “9”.",
        ),
        ("to", "²", "You asked for “²”."),
        ("locale", "xx", "you can choose العربية, العربية ٠١٢٣, English, Español, and Français. You asked for “xx”."),
        ("size", "9", "Size: you can choose normal size, larger, and largest. You asked for “9”."),
        ("alike", "x", "Sheets: you can choose all different and all the same. You asked for “x”."),
        ("large", "<b>\u202e", "Large print: you can choose no and yes. You asked for “<b>”."),
    ],
)
def test_an_impossible_value_is_reported_with_the_possible_ones(field, said, told):
    """The form appears below as it was filled in, with the field marked."""
    status, page = sheets_page("addition_war", ADDRESSES, {"seed": "4", field: said})
    assert status == 400
    assert told in unescape(page)
    assert "<b>" not in page.split("<main")[1]
    assert page.count('aria-invalid="true"') == 1
    assert f'name="{field}"' in page
    assert field == "seed" or 'value="4"' in page


def test_unknown_kinds_and_kinds_without_paper_are_reported():
    """A kind that paper cannot ask is dropped if there are others; alone it is an error."""
    status, page = sheets_page("addition_war", ADDRESSES, {"kinds": "sums"})
    assert (status, "Kinds of questions: you can choose sum, land, flash, missing" in unescape(page)) == (400, True)
    status, page = sheets_page("addition_war", ADDRESSES, {"kinds": "land"})
    assert (status, "None of these questions work on paper." in page) == (400, True)
    assert sheets_page("addition_war", ADDRESSES, {"kinds": "land,sum"})[0] == 200


def test_all_errors_are_reported_together_in_the_reader_s_language():
    status, page = sheets_page("addition_war", ADDRESSES, {"seed": "a", "copies": "b"}, "ar")
    assert status == 400
    assert page.count("<li>") == 2
    assert Words("ar").say("teacher-copies") in page
    assert 'lang="ar" dir="rtl"><head>' in page
    assert '<input type="hidden" name="lang" value="ar">' in page


# ------------------------------------------------------------------------------------------------ as a teacher uses it


def test_all_words_of_the_page_are_messages_or_notes(page, tmp_path, monkeypatch):
    with pseudo_language(tmp_path, monkeypatch) as language:
        for module in ("locale_links", "teacher_page"):
            monkeypatch.setattr(f"cardlab.serve.pages.{module}.languages", lambda: [language])
        for text in (page_of("fast_food", language=language), sheets_page("fast_food", ADDRESSES, {"seed": "-1"}, language)[1]):
            page.set_content(re.sub(r"<article[^>]* lang=.*?</article>|<code.*?</code>", "", text, flags=re.S))
            found = [said for said in escaped(page.evaluate(VISIBLE)) if not said.startswith("http://")]
            assert [said for said in found if said != own_name(language)] == []


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("query", ["seed=7", "lang=ar"])
def test_the_pages_are_accessible(lessons, page, width, query):
    """On the page, on its errors and on the sheets, axe-core finds nothing serious, and nothing is outside the window."""
    page.set_viewport_size({"width": width, "height": 800})
    wrong = urlencode({"copies": "500", "from": "9", "large": "<b>"})
    for path in (f"fast_food?{query}", f"fast_food/sheets?{query}&{wrong}", f"fast_food/sheets?{query}&key=1"):
        page.goto(f"{lessons.address}cardlab/teacher/{path}")
        assert serious_findings(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_teacher_comes_from_the_gallery_and_opens_sheets(lessons, page):
    """By keyboard, the addresses and the code follow the form, and two sheets without a key open with a button that prints
    them.
    """
    page.goto(f"{lessons.address}")
    page.get_by_role("link", name="Subtraction War: For teachers").press("Enter")
    page.get_by_role("heading", name="Subtraction War: for the teacher").wait_for()
    expect(page.get_by_role("button", name="Show the address")).not_to_be_visible()
    code = page.locator("#for-class svg").inner_html()
    seed, addresses = page.get_by_label("Deal number"), page.locator("a.address")
    seed.fill("23")
    whole = f"{lessons.address}voila/render/subtraction_war.ipynb?seed=23"
    expect(addresses).to_have_text([whole, f"{whole}&seat=1"])
    assert page.locator("#for-class svg").inner_html() != code
    seed.fill("-5")  # the addresses wait for a seed
    expect(addresses.first).to_have_text(whole)
    seed.fill("23")
    page.get_by_label("Lowest level").select_option("3")
    page.get_by_label("Highest level").select_option("4")
    page.get_by_label("Size").select_option("1.45")
    expect(addresses.first).to_have_text(f"{whole}&levels=3-4&size=1.45")
    page.reload()  # the page has kept its state
    expect(addresses.first).to_have_text(f"{whole}&levels=3-4&size=1.45")
    page.get_by_label("Copies").fill("2")
    page.get_by_label("Answers on the last pages").uncheck()
    page.get_by_role("button", name="Open the sheets").press("Enter")
    page.get_by_text("Sheet 2, deal number 23").wait_for()
    expect(page.locator(".sheet")).to_have_count(2)
    expect(page.locator(".sheet .rules")).to_have_count(2)
    assert page.locator(".sheet .cardlab-svg").count() > 4
    page.evaluate("window.print = () => document.body.append('printed')")
    page.get_by_role("button", name="Print").click()
    page.get_by_text("printed").wait_for()


def test_kinds_can_be_ticked_and_a_lost_connection_has_a_reload_button(lessons, page):
    """If the server does not answer, the old state stays on the page, with a button that reloads it."""
    page.goto(f"{lessons.address}cardlab/teacher/addition_war?seed=5")
    page.get_by_text("Kinds of questions", exact=True).click()
    page.get_by_label("3 + ? = 10").check()
    page.get_by_label("3 + 6 = ?").check()
    address = page.locator("a.address").first
    expect(address).to_have_text(re.compile("[?]seed=5&kinds=sum,missing$"))
    page.route("**/cardlab/teacher/**", lambda route: route.abort())
    page.get_by_label("Deal number").fill("8")
    button = page.get_by_role("button", name="Show the address")
    expect(button).to_be_visible()
    page.unroute("**/cardlab/teacher/**")
    button.click()
    expect(address).to_have_text(re.compile("[?]seed=8&kinds=sum,missing$"))


def test_the_form_works_without_scripts(lessons, browser):
    """The same page returns with the requested address."""
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{lessons.address}cardlab/teacher/addition_war")
    page.get_by_text("Kinds of questions", exact=True).click()
    for name in ("sum", "missing"):
        page.locator(f"[name=kinds][value={name}]").check()
    page.get_by_label("Highest level").select_option("2")
    page.get_by_label("Answers on the last pages").uncheck()
    page.get_by_role("button", name="Show the address").click()
    expect(page.locator("a.address").first).to_have_text(re.compile("[?]seed=1&levels=1-2&kinds=sum,missing$"))
    expect(page.get_by_label("Answers on the last pages")).not_to_be_checked()
    expect(page.locator("[name=kinds]:checked")).to_have_count(2)
    page.context.close()


def test_the_address_sets_the_text_size_until_the_learner_does(lessons, page):
    """It overrides the stored size. When the learner chooses a size, the one in the address is removed."""
    page.add_init_script("localStorage.setItem('cardlab settings', '{\"size\": 1.2}')")
    page.goto(f"{lessons.address}voila/render/addition_war.ipynb?seed=5&size=1.45")
    shown = page.locator(".cardlab").first
    expect(shown).to_have_css("zoom", "1.45")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("normal size").check()
    expect(shown).to_have_css("zoom", "1")
    assert page.url.endswith("/addition_war.ipynb?seed=5")
    page.goto(f"{lessons.address}voila/render/addition_war.ipynb?seed=5&size=7")
    expect(shown).to_have_css("zoom", "1.2")


def test_printed_notes_have_no_controls(lessons, page):
    page.goto(f"{lessons.address}cardlab/teacher/addition_war")
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Open the sheets")).not_to_be_visible()
    expect(page.get_by_role("heading", name="Common mistakes")).to_be_visible()
    expect(page.get_by_role("columnheader", name="what the lesson says")).to_be_visible()


def test_no_sum_on_a_sheet_or_in_the_notes_is_split(lessons, page):
    """In a very narrow column, text joined by no-break spaces still takes one line."""
    page.set_viewport_size({"width": 800, "height": 800})
    for path in (
        "fast_food",
        "subtraction_war/sheets?seed=3&questions=40&key=1",
        "addition_war/sheets?seed=3&questions=40&large=1",
    ):
        page.goto(f"{lessons.address}cardlab/teacher/{path}")
        found = page.evaluate("""() => {
          const [sums, broken] = [[], []];
          const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
          while (walk.nextNode()) for (const found of walk.currentNode.nodeValue.matchAll(/\\S+(\\s[+−×÷=<>]\\s\\S+)+/g)) {
            const range = document.createRange();
            range.setStart(walk.currentNode, found.index);
            range.setEnd(walk.currentNode, found.index + found[0].length);
            sums.push(found[0]);
            if (new Set([...range.getClientRects()].map(({top}) => Math.round(top))).size > 1) broken.push(found[0]);
          }
          return [sums.length, broken];
        }""")
        assert found[0] > 5
        assert found[1] == []


def test_a_lesson_links_to_its_teacher_s_page(lessons, page):
    """The link keeps the seed and the language, and opens a new tab, so that no match is lost."""
    page.goto(f"{lessons.address}voila/render/seven_twenty_seven.ipynb?seed=31&lang=ar&seat=2")
    link = page.get_by_role("link", name="للمعلّم")
    link.wait_for()
    expect(link).to_have_attribute("href", f"{lessons.address}cardlab/teacher/seven_twenty_seven?seed=31&lang=ar")
    with page.expect_popup() as opened:
        link.click()
    opened.value.wait_for_load_state()
    expect(opened.value.locator("input[name=seed]")).to_have_value("31")
    expect(opened.value.locator("h1")).to_contain_text("727")


@pytest.mark.parametrize("path", ["teacher/addition_wra", "teacher/addition_wra/sheets", "teacher/worksheet", "teacher/"])
def test_an_unknown_lesson_is_not_found(lessons, path):
    status, text = answered(f"{lessons.address}cardlab/{path}")
    assert status == 404
    assert "Traceback" not in text


@pytest.mark.parametrize("query", ["seed=%ff", "copies=1&copies=999", "seed=" + "9" * 3000, "from=%00", "lang=../en&seed=x"])
def test_a_meaningless_request_is_a_client_error(lessons, query):
    status, text = answered(f"{lessons.address}cardlab/teacher/addition_war/sheets?{query}")
    assert status == 400
    assert "Traceback" not in text


def test_pages_to_print_are_served_and_nothing_under_other_names(lessons):
    for name in HANDOUTS:
        assert "حرب الجمع" in got(f"{lessons.address}cardlab/teacher/addition_war/{name}?lang=ar")
    for path in ("addition_war/nothing", "nothing/family"):
        assert answered(f"{lessons.address}cardlab/teacher/{path}")[0] == 404


def test_a_head_request_is_answered(lessons):
    for path in ("", "/sheets", "/family"):
        assert "<main" in got(f"{lessons.address}cardlab/teacher/addition_war{path}")
