"""Pages show the cards of some zones in order."""

import re

from cardlab import position
from cardlab.documents.pictures import match_picture
from cardlab.widgets import CardTable


def test_a_hand_is_sorted_by_rank_and_suit_with_backs_first(page, tmp_path):
    """The cards keep the order in which they were dealt. Page and picture sort them if the game declares it."""
    match = position("twos", {"hand.p1": "2d Ts 4s 4h 3c", "hand.p2": "9c 3d Kh"}, options={"players": 2})
    CardTable(match, viewer="p1").save_html(tmp_path / "page.html", "A page")
    page.goto((tmp_path / "page.html").as_uri())
    page.wait_for_selector(".cardlab-felt-card")
    token = "all => all.map(({dataset}) => dataset.token)"
    shown = [page.locator(f"[data-zone='hand.{seat}'] .cardlab-felt-card").evaluate_all(token) for seat in ("p1", "p2")]
    assert shown == [["3c", "4h", "4s", "Ts", "2d"], ["?", "?", "3d"]]
    faces = re.findall(r"[\dJQKA]+[♣♦♥♠]", re.sub("<[^>]+>", " ", match_picture(match, "p1")))
    assert faces == ["3♣", "4♥", "4♠", "10♠", "2♦", "3♦"]
    assert " ".join(map(str, match.zone("hand.p1"))) == "2d Ts 4s 4h 3c"
