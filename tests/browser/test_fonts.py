"""Pages are drawn with the fonts of the tests, and with no font that a machine happens to have."""

from cardlab import start
from cardlab.widgets import PlayTable
from tests.browser.accessibility import faces
from tests.browser.exported import opened
from tests.browser.served_table import open_menu
from tests.fonts import FAMILIES, MONOSPACE, SERIF, USUAL

ASKED = {
    "system-ui": USUAL,
    "sans-serif": USUAL,
    "serif": SERIF,
    "monospace": MONOSPACE,
    "'A family that nobody has', sans-serif": USUAL,
    "-apple-system, 'Segoe UI', Roboto, system-ui": USUAL,
}


def used(page, selector: str) -> set[str]:
    """The families that the text of the first such element is drawn with."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    node = devtools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    found = {font["familyName"] for font in devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]}
    devtools.detach()
    return found


def test_what_a_page_asks_for_is_a_font_of_the_tests(modules):
    """If this fails, the browser does not heed FONTCONFIG_FILE, and the fonts of this machine decide what fits."""
    main = modules.locator("main")
    for asked, family in ASKED.items():
        main.evaluate("(main, asked) => (main.style.fontFamily = asked)", asked)
        for text in ("Seven of diamonds", "7♦ + 3♠ − 2 ✓", "سبعة ديناري ٧"):
            main.evaluate("(main, text) => main.replaceChildren(text)", text)
            found = used(modules, "main")
            assert found <= {family, USUAL}, (asked, text)
            assert family in found or not text.isascii(), (asked, text)


def test_a_table_is_laid_out_in_each_family(page, tmp_path):
    opened(page, tmp_path, PlayTable(start("speed_war", seed=3)))
    help_ = ".cardlab-settings > .cardlab-help"
    open_menu(page)
    assert used(page, help_) == {USUAL}
    assert [used(page, help_) for _ in faces(page)] == [{family} for family in FAMILIES]
    assert used(page, help_) == {USUAL}
