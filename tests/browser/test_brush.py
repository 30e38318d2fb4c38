"""A plot whose parts are selected, in a page without a kernel."""

from cardlab.widgets import Brush
from tests.lab.test_studies import made


def test_a_match_with_two_winners_is_counted_once(page, tmp_path):
    """Each bar of the winners has the matches of its seat. A match that two seats won is in both, and in that without a single winner."""
    won = {"won.p1": [1, 1, 1, 1, 0, 0, 0, 1], "won.p2": [0, 0, 0, 0, 1, 1, 0, 1], "winner": [1, 1, 1, 1, 2, 2, 0, 0]}
    brush = Brush(made(**won).wins())
    brush.save_html(tmp_path / "page.html", "A page")
    page.goto((tmp_path / "page.html").as_uri())
    bars = page.locator(".cardlab-brush-layer > button")
    bars.first.click()
    status = page.locator(".cardlab-brush p[role=status]")
    assert status.text_content().endswith(", 5 matches (62.5%)")
    page.keyboard.press("Shift+ArrowRight")
    assert status.text_content().endswith(", 7 matches (87.5%)")
    page.keyboard.press("Shift+End")
    assert status.text_content().endswith(", 8 matches (100.0%)")
