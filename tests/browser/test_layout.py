"""Measures the layout of a table and of a replay."""

from playwright.sync_api import expect

from cardlab import start
from cardlab.bots import find, play_out
from cardlab.widgets import LessonWidget, PlayTable, Replay
from tests.browser.exported import opened

COLOUR = "(one) => getComputedStyle(one).color"


def after(slug, actions, **options):
    """Returns a match after some actions."""
    match = start(slug, seed=7, **options)
    return play_out(match, dict.fromkeys(match.game.seats, find("greedy")), at_most=actions)


def test_the_buttons_of_a_replay_are_visible_below_a_tall_table(page, tmp_path):
    opened(page, tmp_path, Replay(after("soureh", 30)))
    page.set_viewport_size({"width": 1100, "height": 700})
    expect(page.locator("[data-action=step]")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("slider")).to_be_in_viewport(ratio=1)


def test_a_lesson_is_one_column_even_if_its_header_fills_the_window(page, tmp_path):
    """So it is on a laptop at 400 percent, where the page still scrolls in one direction only (WCAG 1.4.10)."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    page.set_viewport_size({"width": 320, "height": 180})
    for name in ("1. Watch", "3. Practise"):
        page.get_by_role("tab", name=name).click()
        expect(page.locator("[role=tabpanel]:not([hidden]) .cardlab-stage-frame")).to_have_attribute("data-arrangement", "flow")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320


def test_an_exported_lesson_fills_the_window(page, tmp_path):
    """The felt reaches all edges, and no margin makes the page longer than the window."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    page.locator("html[data-cardlab-lesson]").wait_for()
    assert page.locator(".cardlab-lesson").bounding_box() == {"x": 0, "y": 0, "width": 1100, "height": 800}


def test_a_printed_stage_is_black_on_white(page, tmp_path):
    """Paper has no felt, so the names on it are in ink. The cards keep their size."""
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    page.emulate_media(media="print")
    for part in (".cardlab-stage-frame", ".cardlab-felt-who"):
        expect(page.locator(part).first).to_have_css("color", "rgb(0, 0, 0)")
    assert page.locator(".cardlab-felt-card").first.bounding_box()["height"] > 80


def test_the_open_tab_stands_out_in_strong_contrast(page, tmp_path):
    """It has a thick edge, and in forced colours those of a selected item."""
    page.add_init_script("localStorage.setItem('cardlab settings', '{\"theme\": \"high\"}')")
    opened(page, tmp_path, LessonWidget("addition_war", seed=3))
    is_open = page.get_by_role("tab", selected=True)
    expect(is_open).to_have_css("box-shadow", "rgb(0, 0, 0) 0px 0px 0px 3px inset")
    page.emulate_media(forced_colors="active")
    assert page.get_by_role("tab", selected=False).first.evaluate(COLOUR) != is_open.evaluate(COLOUR)


def test_a_replay_ends_without_an_open_war(page, tmp_path):
    """The heap is too small for the last war, and both take their cards back."""
    match = after("scramble_war", 400, pick="choose")
    assert "scramble_war.tie" in match.rules
    assert match.is_over
    opened(page, tmp_path, Replay(match))
    page.get_by_role("slider").press("End")
    expect(page.locator("[data-action=step]")).to_be_disabled()
    expect(page.locator(".cardlab-stage-field")).not_to_contain_text("War!")


def test_a_counter_with_words_is_shown_only_if_it_is_not_the_usual(page, tmp_path):
    """The page says that a player has folded, but not that the others have not."""
    match = start("seven_twenty_seven", seed=3)
    opened(page, tmp_path, PlayTable(match))
    seat = page.locator('[data-seat="p2"]')
    expect(seat.get_by_text("folded")).to_have_count(0)
    while match.table.counters["status.p2"] == "in":
        legal = match.legal_actions()
        match.play(next((action for action in legal if action.verb() == "fold" and action.who == "p2"), legal[-1]))
    opened(page, tmp_path, PlayTable(match))
    expect(seat.get_by_text("folded")).to_be_visible()
    expect(seat.locator(".cardlab-felt-card")).to_have_count(0)
    assert "folded" in PlayTable(match).picture()
