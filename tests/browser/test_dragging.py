"""Cards on the stage can be dragged with a mouse or a finger. Dropping a card has the same effect as touching its target."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from cardlab import position
from tests.browser.test_hands_on_stage import PAIRS, WAITS, acts, played, touch
from tests.browser.test_play_stage import press, ribbon, sit  # noqa: F401  # a fixture


class Mouse:
    def __init__(self, page):
        self.down, self.up = page.mouse.down, page.mouse.up
        self.page = page

    def go(self, x, y):
        self.page.mouse.move(x, y)

    def cancel(self):
        self.page.evaluate("document.body.dispatchEvent(new PointerEvent('pointercancel', {pointerId: 1, bubbles: true}))")


class Finger:
    def __init__(self, page):
        self.devtools = page.context.new_cdp_session(page)
        self.at, self.is_down = (0, 0), False

    def _tell(self, kind):
        points = [{"x": self.at[0], "y": self.at[1]}] if kind in ("touchStart", "touchMove") else []
        self.devtools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def go(self, x, y):
        self.at = (x, y)
        if self.is_down:
            self._tell("touchMove")

    def down(self):
        self.is_down = True
        self._tell("touchStart")

    def up(self):
        self.is_down = False
        self._tell("touchEnd")

    def cancel(self):
        self.is_down = False
        self._tell("touchCancel")


@pytest.fixture(params=[Mouse, Finger])
def pointer(page, request):
    """Returns a mouse, or a finger on a screen."""
    return request.param(page)


def middle(found, across=0.5, down=0.5):
    box = found.bounding_box()
    return box["x"] + across * box["width"], box["y"] + down * box["height"]


def drag(pointer, what, to, **where):
    """Drags a card to the middle of something, and holds it there."""
    start, end = middle(what), middle(to, **where)
    pointer.go(*start)
    pointer.down()
    for part in (0.1, 0.5, 1):
        pointer.go(*(a + part * (b - a) for a, b in zip(start, end, strict=True)))


def drop(pointer, what, to, **where):
    drag(pointer, what, to, **where)
    pointer.up()


def card(page, token):
    return page.locator(f".cardlab-felt-grid .cardlab-felt-card[data-token='{token}']")


def zone(page, name):
    return page.locator(f"[data-zone='{name}']")


def top(page, name):
    return zone(page, name).locator(".cardlab-felt-card").last


def lit(page):
    """Finds the places where the dragged card may be dropped."""
    return page.locator("[data-drop]")


def test_a_card_of_the_packet_is_dragged_to_its_place(page, sit, pointer):  # noqa: F811
    """War: while the card is dragged, its place and the button for the same move glow; afterwards nothing does."""
    session = sit()
    drag(pointer, top(page, "packet.p1"), zone(page, "table.p1"))
    expect(lit(page)).to_have_count(2)
    expect(zone(page, "table.p1")).to_have_attribute("data-drop", "over")
    pointer.up()
    played(page, 1)
    expect(lit(page)).to_have_count(0)
    expect(page.locator("[data-dragged]")).to_have_count(0)
    assert session.match.ply == 1


def test_a_card_is_dropped_on_the_card_that_it_takes(page, sit, pointer):  # noqa: F811
    session = sit("tablanette", seed=7)
    drop(pointer, card(page, "Ts"), card(page, "Td"))
    played(page, 2)
    assert str(session.match.actions[0]) == "p1 play Ts take Td"


def test_a_card_is_laid_on_the_table(page, sit, pointer):  # noqa: F811
    """The card is dropped next to the cards on the table, so it takes none of them."""
    session = sit("tablanette", seed=7)
    drop(pointer, card(page, "9c"), zone(page, "table"), across=0, down=-0.02)
    played(page, 2)
    assert str(session.match.actions[0]) == "p1 play 9c"


def test_a_card_dropped_on_one_that_it_cannot_take_is_refused_with_a_reason(page, sit, pointer):  # noqa: F811
    session = sit("tablanette", seed=7)
    drop(pointer, card(page, "9c"), card(page, "Td"))
    expect(page.get_by_role("alert")).to_contain_text("Nine of clubs needs 9.")
    expect(page.locator("[data-lifted]")).to_have_count(2)
    assert session.match.ply == 0


def test_several_cards_are_dragged_together(page, sit, pointer):  # noqa: F811
    """Twos: selected cards move along with the dragged one."""
    session = sit("twos", seed=38)
    card(page, "3h").click()
    drag(pointer, card(page, "3d"), zone(page, "table"))
    expect(page.locator("[data-dragged]")).to_have_count(2)
    pointer.up()
    page.wait_for_function(f"stage.match.status.at >= 1 && {WAITS}")
    assert str(session.match.actions[0]) == "p1 play 3h 3d"


def test_a_drawn_card_is_dragged_to_the_card_that_it_replaces(page, sit, pointer):  # noqa: F811
    """Soureh: a card is dragged from the pile to the table, and then to one of the player's own cards."""
    session = sit("soureh", seed=7)
    drop(pointer, top(page, "pile"), zone(page, "open.p1"))
    played(page, 1)
    drag(pointer, top(page, "drawn.p1"), zone(page, "closed.p1").locator(".cardlab-felt-card").nth(1))
    expect(lit(page)).to_have_count(9)  # four own cards, three of the other player's, the discard place and its button
    pointer.up()
    played(page, 2)
    assert [str(action) for action in session.match.actions[:2]] == ["p1 draw", "p1 own 2"]


def test_a_drawn_card_is_dragged_away(page, sit):  # noqa: F811
    session = sit(match=position("soureh", {**PAIRS, "open.p1": "7d 8s 5h Ac"}).play("p1 draw"))
    drop(Mouse(page), top(page, "drawn.p1"), zone(page, "discard"))
    played(page, 2)
    assert str(session.match.actions[1]) == "p1 throw"


def test_a_card_is_dropped_on_a_button(page, sit):  # noqa: F811
    session = sit("tablanette", seed=7)
    pointer = Mouse(page)
    drag(pointer, card(page, "9c"), zone(page, "table"))
    drop_on = page.get_by_role("button", name="Lay 9♣")
    pointer.go(*middle(drop_on))
    expect(drop_on).to_have_attribute("data-drop", "over")
    pointer.up()
    played(page, 2)
    assert str(session.match.actions[0]) == "p1 play 9c"


@pytest.mark.parametrize("end", ["elsewhere", "escape", "cancel"])
def test_a_card_that_is_dropped_elsewhere_goes_back(page, sit, pointer, end):  # noqa: F811
    """Nothing is played, and the previous selection is restored."""
    session = sit("tablanette", seed=7)
    touch(page, "hand.p1", 4)
    said = acts(page)
    drag(pointer, card(page, "9c"), zone(page, "hand.p2"))
    expect(card(page, "9c")).to_have_attribute("data-look", "lifted")
    if end == "escape":
        page.keyboard.press("Escape")
    if end == "cancel":
        pointer.cancel()
    else:
        pointer.up()
    expect(card(page, "9c")).to_have_attribute("data-look", "plain")
    expect(card(page, "Kc")).to_have_attribute("data-look", "lifted")
    expect(lit(page)).to_have_count(0)
    assert card(page, "9c").evaluate("({style}) => style.translate") == ""
    assert acts(page) == said
    assert session.match.ply == 0


def test_a_shaky_hand_taps(page, sit, pointer):  # noqa: F811
    sit("tablanette", seed=7)
    x, y = middle(card(page, "9c"))
    pointer.go(x, y)
    pointer.down()
    pointer.go(x + 3, y + 3)
    pointer.up()
    expect(card(page, "9c")).to_have_attribute("data-look", "lifted")


def test_a_card_flies_on_from_where_it_was_dropped(page, sit):  # noqa: F811
    """It does not first jump back to the hand."""
    sit("fast_food", seed=7, motion=True)
    first = top(page, "hand.p1")
    token = first.get_attribute("data-token")
    before = middle(first)
    drop(Mouse(page), first, page.locator(".cardlab-felt"), down=0.3)
    assert card(page, token).bounding_box()["y"] < before[1] - 100


@pytest.mark.parametrize(
    ("width", "height", "drags"), [(1280, 720, "pinch-zoom"), (390, 844, "pinch-zoom"), (300, 300, "manipulation")]
)
def test_a_finger_scrolls_the_page_unless_it_drags(page, sit, width, height, drags):  # noqa: F811
    """Only draggable cards stop the page from scrolling; in a single column that scrolls, even they don't."""
    page.set_viewport_size({"width": width, "height": height})
    sit("tablanette", seed=7)
    action = "(el) => getComputedStyle(el).touchAction"
    assert card(page, "9c").evaluate(action) == drags
    assert page.locator(".cardlab-felt").evaluate(action) == "auto"
    assert top(page, "hand.p2").evaluate(action) == "auto"


def test_nothing_is_dragged_during_the_narration(page, sit):  # noqa: F811
    sit(actions=0)
    press(page)
    page.evaluate("stage.match.narration.isRunning = true")
    drag(Mouse(page), top(page, "packet.p1"), zone(page, "table.p1"))
    expect(lit(page)).to_have_count(0)
    expect(ribbon(page)).not_to_be_empty()
