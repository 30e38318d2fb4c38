"""The visual model of another package, drawn by a real browser."""

from playwright.sync_api import expect

from tests.installed import run_with_installed
from tests.test_strangers import FILES


def test_the_script_of_another_package_is_drawn_as_ours_are(page, tmp_path):
    """Its module uses the front end's own pieces, and its words have the plural forms of the language."""
    file = tmp_path / "wheel.html"
    code = f"from cardlab.widgets import model_widget; model_widget('gears', teeth=1, name='Mia').save_html({str(file)!r})"
    run_with_installed(tmp_path, FILES, code)
    page.goto(file.as_uri())
    assert page.get_by_role("img", name="Mia: A wheel").locator("text").inner_html() == "1 ⚙"
    expect(page.locator(".cardlab-model-told")).to_have_text("It has 1 tooth.")
