"""Worksheets: copies, answer keys, links, codes, and the command that prints them."""

import re

import pytest
import segno

from cardlab.cli.commands import main
from cardlab.documents.worksheet import Worksheet, WorksheetError, paper_generators, print_pdf
from cardlab.lessons import find, slugs
from cardlab.words.languages import languages
from tests.find_browser import browser_for_tests


@pytest.mark.parametrize("lesson", slugs())
def test_copies_differ_and_the_same_seed_prints_the_same(lesson):
    """Each copy has its own questions and its own key, and no question is twice on a sheet."""
    sheets = Worksheet(lesson, seed=4, copies=3)
    assert sheets.to_html() == Worksheet(lesson, seed=4, copies=3).to_html()
    assert sheets.sheet(1) != sheets.sheet(2)
    for copy in (1, 2, 3):
        asked = [(question.kind, str(question.facts)) for question in sheets.sheet(copy)]
        assert len(set(asked)) == len(asked) == 10
    page = sheets.to_html()
    assert page.count('<section class="sheet">') == page.count('<section class="sheet key">') == 3
    assert page.count("<svg") == 3
    assert not {"{ $", "{$"} & set(re.findall(r"\{ ?\$", page))


def test_identical_sheets_have_one_key():
    page = Worksheet("addition_war", seed=4, copies=5, alike=True, large=True).to_html()
    assert page.count('<section class="sheet">') == 5
    assert page.count('<section class="sheet key">') == 1
    assert 'class="sheets large"' in page


def test_the_link_leads_back_to_the_same_seed():
    assert Worksheet("addition_war", seed=9, address="http://class:80").link(2) == (
        "http://class:80/voila/render/addition_war.ipynb?seed=9&seat=2"
    )
    assert Worksheet("addition_war", seed=9, alike=True).link(2).endswith("addition_war.ipynb?seed=9")
    assert Worksheet("addition_war", seed=9, language="ar").link(1).endswith("addition_war.ipynb?seed=9&seat=1&lang=ar")
    below = Worksheet("addition_war", seed=9, address="http://hub/user/someone/", pages="voila/render/lessons/")
    assert below.link(3) == "http://hub/user/someone/voila/render/lessons/addition_war.ipynb?seed=9&seat=3"


def test_each_sheet_has_the_code_of_its_own_link():
    """The code is drawn as black and white squares, and another address gives another code."""
    sheets = Worksheet("fast_food", seed=9, copies=2)
    codes = re.findall(r"<figure>(<svg.*?</svg>)", sheets.to_html(), flags=re.S)
    assert codes == [segno.make(sheets.link(n), error="m").svg_inline(scale=3, border=2, omitsize=True) for n in (1, 2)]
    assert codes[0] != codes[1]


def test_a_long_deck_prints_sheets_without_a_code():
    """No code could hold its address, so the sheet has no place for one."""
    sheets = Worksheet("compare", deck=", ".join(f"{n} + 9999" for n in range(1000, 1180)))
    assert len(sheets.link(1)) > 2331  # more bytes than the largest code holds
    assert "<figure" not in sheets.to_html()


def test_the_key_may_be_left_out():
    page = Worksheet("addition_war", copies=2, key=False).to_html()
    assert page.count('<section class="sheet">') == 2
    assert "sheet key" not in page


@pytest.mark.parametrize("lesson", slugs())
def test_a_short_sheet_covers_all_levels_from_easy_to_hard(lesson):
    levels = [question.level for question in Worksheet(lesson, seed=4).sheet(1)]
    assert levels == sorted(levels)
    assert sorted(set(levels)) == sorted({generator.level for generator in paper_generators(find(lesson))})


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("lesson", slugs())
def test_a_key_gives_each_answer_once(lesson, language):
    """The working follows, without the line that only repeats the answer."""
    key = Worksheet(lesson, seed=4, questions=20, language=language).to_html().partition('<section class="sheet key">')[2]
    answers = re.findall(r"<b><bdi[^>]*>([^<]*)</bdi></b>(?:<ul class=\"working\">(.*?)</ul>)?", key)
    assert len(answers) == 20
    assert not any(f">{answer}</li>" in working for answer, working in answers)


def test_chosen_levels_and_kinds_are_kept():
    """They are kept on the sheet and in the address of its code, so a child continues with the same kinds on the screen."""
    sheets = Worksheet("addition_war", seed=3, levels=(2, 3), kinds=("missing", "greater"))
    asked = {(question.kind, question.level) for question in sheets.sheet(1)}
    assert asked == {("missing", 2), ("missing", 3), ("greater", 2), ("greater", 3)}
    assert sheets.link(1).endswith("addition_war.ipynb?seed=3&seat=1&levels=2-3&kinds=missing,greater")
    assert Worksheet("addition_war", levels=(2, 2), alike=True).link(1).endswith("addition_war.ipynb?seed=0&levels=2")
    assert {question.level for question in Worksheet("addition_war", levels=(2, 2)).sheet(1)} == {2}


@pytest.mark.parametrize("lesson", slugs())
def test_a_sheet_asks_only_what_paper_can_answer(lesson):
    """It has no question with a place to choose or numbers to colour."""
    places = {made.kind: made.where for made in find(lesson).generators}
    for seed in range(10):
        for question in Worksheet(lesson, seed=seed, questions=40).sheet(1):
            assert "paper" in places[question.kind]
            assert question.answer_type != "place"
            assert "choosable" not in (question.model or {})


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"copies": 0}, "copies is 0, but must be from 1 to 200"),
        ({"questions": 99}, "questions is 99"),
        ({"seed": -1}, "seed is -1, but must be from 0 to 2147483647"),
        ({"levels": (7, 9)}, "levels are 7-9, but addition_war has such questions only at these levels: 1, 2, 3, 4, 5"),
        (
            {"levels": (5, 5), "kinds": ("sum",)},
            "levels are 5-5, but addition_war has such questions only at these levels: 1, 2, 3",
        ),
        ({"kinds": ("sums",)}, "addition_war has no 'sums' on paper. Did you mean 'sum'"),
        ({"kinds": ("land",)}, "addition_war has no 'land' on paper"),
    ],
)
def test_impossible_sheets_are_errors(options, told):
    with pytest.raises(WorksheetError, match=told):
        Worksheet("addition_war", **options)


def test_the_command_writes_html_and_pdf(tmp_path, capsys, browser, monkeypatch):
    """It writes thirty sheets as HTML, and the browser of the tests prints a PDF."""
    monkeypatch.setenv("CARDLAB_BROWSER", browser_for_tests() or browser.browser_type.executable_path)
    html, pdf = tmp_path / "sheets.html", tmp_path / "sheets.pdf"
    assert main(["worksheet", "addition_war", "--copies", "30", "--out", str(html)]) == 0
    assert html.read_text(encoding="utf-8").count('<section class="sheet">') == 30
    assert main(["worksheet", "addition_war", "--no-key", "--out", str(html)]) == 0
    assert "sheet key" not in html.read_text(encoding="utf-8")
    assert main(["worksheet", "addition_war", "--out", str(pdf)]) == 0
    assert pdf.read_bytes().startswith(b"%PDF")
    assert main(["worksheet", "addition_war", "--out", str(tmp_path / "sheets.doc")]) == 2
    assert main(["worksheet", "no_lesson"]) == 2
    assert main(["worksheet", "addition_war", "--levels", "2-3", "--kinds", "sum, missing", "--out", str(html)]) == 0
    assert main(["worksheet", "addition_war", "--levels", "3-2", "--out", str(html)]) == 2
    assert main(["worksheet", "addition_war", "--levels", "all", "--out", str(html)]) == 2
    assert "no lesson" in capsys.readouterr().err


def test_without_a_browser_the_error_says_what_to_do(tmp_path, monkeypatch):
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.delenv("CARDLAB_BROWSER", raising=False)
    with pytest.raises(WorksheetError, match=r"needs Chromium.*print them there"):
        print_pdf("<p>", tmp_path / "sheets.pdf")
