"""The page of the look shows every part that it names."""

from docs import look


def test_every_part_is_shown_in_its_state(page, tmp_path):
    """Each part is drawn, and what is to be heard, pressed and seen in it is there: a page or a module that has changed is
    changed here too.
    """
    file = tmp_path / "look.html"
    file.write_text(look.page(), encoding="utf-8")
    page.goto(file.as_uri())
    page.wait_for_selector("html[data-shown]")
    parts = page.locator("[data-part]")
    assert parts.count() > 50
    assert page.locator("[data-failed]").evaluate_all("(all) => all.map((one) => one.dataset.failed)") == []
    assert [one for one in parts.all() if not one.evaluate("(one) => one.children.length")] == []
