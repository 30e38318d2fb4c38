"""The page that says what a browser lacks, and the way there when a page can never work."""

import pytest
from playwright.sync_api import expect

from cardlab.serve.page_connection import UNKNOWN

CHECK = "cardlab/browser?lang="
LACKS = {
    "works": [""],
    "old": ["CSS.supports = (rule) => !rule.includes(':has')", "delete Array.prototype.toSorted"],
    "cookies": ["Object.defineProperty(Document.prototype, 'cookie', {get: () => '', set: () => {}})"],
    "storage": [
        "Object.defineProperty(window, 'sessionStorage', {get: () => { throw new DOMException('no', 'SecurityError') }})"
    ],
}
"""What is shown -> the scripts that take it away from a browser."""


@pytest.mark.parametrize(("lacks", "script"), [(lacks, script) for lacks, scripts in LACKS.items() for script in scripts])
@pytest.mark.parametrize("language", ["en", "ar"])
def test_what_a_browser_lacks_is_shown(lessons, page, lacks, script, language):
    page.add_init_script(script)
    page.goto(lessons.address + CHECK + language)
    for name in LACKS:
        expect(page.locator(f"#{name}")).to_be_visible(visible=name == lacks)
    expect(page.locator("noscript h2")).to_have_count(0)


def test_without_scripts_the_page_says_so(lessons, browser):
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(lessons.address + CHECK + "en")
    expect(page.get_by_role("heading", name="Scripts are turned off")).to_be_visible()
    expect(page.locator("#works")).to_be_hidden()
    context.close()


def test_a_page_without_its_cookie_leads_there(lessons, page):
    """Once it loads itself again. If the server still does not know it, more of that would not help."""
    page.route_web_socket("**/cardlab/live", lambda socket: socket.close(code=UNKNOWN))
    page.goto(lessons.address + "voila/render/games.ipynb?game=war&lang=fr")
    page.wait_for_url("**/cardlab/browser?*lang=fr*")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mon navigateur convient-il ?")


def test_a_page_that_does_not_open_has_a_link_there(lessons, page):
    """It needs no script."""
    page.route("**/cardlab/assets/*.js", lambda route: route.abort())
    page.goto(lessons.address + "voila/render/games.ipynb?game=war&lang=es")
    expect(page.locator(".cardlab-slow-notice a").last).to_have_attribute("href", "/cardlab/browser?lang=es")
