"""A moment for the quick in a real page, with a session of this process at the other end."""

import json

import pytest
from playwright.sync_api import expect

from cardlab import position
from cardlab.widgets import PlayTable
from tests.browser.access import accessible
from tests.browser.other_end import answered_by
from tests.browser.telling import told_until

pytestmark = pytest.mark.usefixtures("older_page")

STACKS = {"stack.p1": "7d 2d 3d 4d 9c", "stack.p2": "7s 3c 8c 5c 9d"}


@pytest.fixture
def table(page, tmp_path):
    """Opens a table at which what the page sends is answered; all messages are kept."""

    def opened(within=0, motion="reduce"):
        widget = PlayTable(position("egyptian_war", STACKS, seed=1), within=within)
        sent = []

        def answer(message):
            sent.append(message)
            return json.loads(json.dumps(widget.session.handle(message)))

        page.emulate_media(reduced_motion=motion)
        page.expose_function("toKernel", answer)
        send = "(m) => toKernel(JSON.parse(JSON.stringify(m))).then((a) => model.hear(a))"
        file = tmp_path / "slap.html"
        file.write_text(answered_by(send, widget.to_html("Slap")), encoding="utf-8")
        page.goto(file.as_uri())
        page.wait_for_selector(".cardlab-table")
        return widget, sent

    return opened


def open_moment(page):
    told_until(page, "document.querySelector('.cardlab-quick[data-open]')")


def on_the_pile(n):
    return f"document.querySelector('[data-zone=pile] .cardlab-zone-label')?.textContent.endsWith('{n}')"


def test_slap_by_key_and_let_pass_by_key_without_a_clock(page, table):
    """A hand on the pile slaps, Enter lets it pass, the moment is announced, and nothing passes by itself."""
    widget, sent = table()
    page.get_by_role("button", name="Play a card").click()
    open_moment(page)
    expect(page.get_by_role("group", name="Are you quick?").locator("[role=status]")).to_have_text("Slap! Or let it pass?")
    assert page.locator(".cardlab-quick-act").bounding_box()["height"] >= 90
    page.wait_for_timeout(1200)
    assert len(sent) == 1
    page.keyboard.press("Enter")
    told_until(page, on_the_pile(2))
    open_moment(page)
    accessible(page)
    page.locator("[data-zone=pile] .cardlab-cards").click()  # a hand on the pile
    told_until(page, on_the_pile(1))
    assert [message["action"] for message in sent] == ["p1 play", "p1 leave", "p1 slap"]
    assert 0 <= sent[2]["ms"] < 8000
    assert "egyptian_war.snap.pair" in widget.match.rules


def test_a_moment_with_a_clock_passes_by_itself_and_the_clock_can_be_taken_away(page, table):
    """After the time set the moment passes; the player sets another time, or none, at the button."""
    widget, sent = table(within=1000)
    turn = page.locator('.cardlab-main[data-action="p1 play"]')
    turn.click()
    page.wait_for_selector(".cardlab-quick[data-open]")
    told_until(page, "document.querySelector('.cardlab-turn:not([hidden]) .cardlab-main[data-action=\"p1 play\"]')")
    assert [message["action"] for message in sent] == ["p1 play"] + ["p1 leave"] * (len(sent) - 1)
    assert len(sent) > 2
    page.get_by_label("Time to react").select_option("0")
    page.wait_for_function("document.querySelector('.cardlab-quick select')?.value === '0'")
    turn.click()
    open_moment(page)
    n = len(sent)
    page.wait_for_timeout(1300)
    assert len(sent) == n
    assert widget.session.time_limit == 0
    page.locator(".cardlab-quick-act").click()
    page.wait_for_timeout(300)
    assert [message.get("action") for message in sent].count("p1 slap") == 1


def test_a_held_key_and_keys_that_others_need_do_not_slap(page, table):
    """A key that is held down counts once for nothing; in a list, on a button, the key is theirs."""
    _, sent = table(within=8000, motion="no-preference")
    page.get_by_role("button", name="Play a card").focus()
    page.keyboard.press("Enter")
    open_moment(page)
    expect(page.locator(".cardlab-quick-time")).to_be_visible()
    held = {"key": " ", "repeat": True, "bubbles": True, "cancelable": True}
    page.evaluate("(init) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init))", held)
    page.get_by_label("Time to react").focus()
    page.evaluate(
        "(init) => document.activeElement.dispatchEvent(new KeyboardEvent('keydown', init))", {**held, "repeat": False}
    )
    assert len(sent) == 1
    page.get_by_role("button", name="Leave it").focus()
    page.keyboard.press("Space")
    page.wait_for_function("!document.querySelector('.cardlab-quick[data-open]')")
    assert sent[1]["action"] == "p1 leave"
