"""Pages use only the fonts of the tests, whatever fonts the machine has."""

from cardlab import start
from cardlab.widgets import PlayTable
from tests.browser.accessibility import faces
from tests.browser.exported import opened
from tests.browser.served_table import open_menu
from tests.conftest import FLAGS
from tests.find_browser import browser_for_tests
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
    """Returns the font families that the browser uses for the first such element's text."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("DOM.enable")
    devtools.send("CSS.enable")
    root = devtools.send("DOM.getDocument")["root"]["nodeId"]
    node = devtools.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    found = {font["familyName"] for font in devtools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]}
    devtools.detach()
    return found


def test_a_page_gets_the_fonts_of_the_tests(modules):
    """If this fails, the browser ignores FONTCONFIG_FILE, and the machine's own fonts decide what fits."""
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


def test_an_exported_page_is_drawn_in_our_fonts(browser, tmp_path):
    """An exported page contains its fonts, so it needs no network. This test allows web fonts, as readers' browsers do."""
    flags = [one for one in FLAGS if one != "--disable-remote-fonts"]
    launched = browser.browser_type.launch(executable_path=browser_for_tests(), args=flags)
    page = launched.new_page()
    for language, families in (("en", {"Cardlab"}), ("ar", {"Cardlab", "Cardlab Arabic"})):
        opened(page, tmp_path, PlayTable(start("war", seed=3), language=language))
        page.evaluate("document.fonts.ready")
        assert used(page, ".cardlab-ribbon-text") == families
    launched.close()


ASKS = """async ([lang, kernel]) => {
  const {followAppearance} = await import("http://cards.test/common/card_appearance.js");
  const sent = [], listeners = [];
  const model = {
    get: (name) => (name === "words" ? {lang} : false),
    on: (name, listener) => name === "msg:custom" && listeners.push(listener),
    off: () => {},
    send: (message) => sent.push(message),
    widget_manager: kernel && {kernel: {}},
  };
  const draw = () => followAppearance(model, document.createElement("div"), new AbortController().signal);
  draw();
  draw();
  const answer = {fonts: [["Cardlab", "100 500"], ["Cardlab", "600 900"]]};
  for (const listener of listeners) listener(answer, [new DataView(new ArrayBuffer(4)), new DataView(new ArrayBuffer(4))]);
  const faces = [...document.fonts].map(({family, weight}) => `${family} ${weight}`);
  return {sent, faces};
}"""


def test_a_notebook_asks_its_kernel_once_for_the_fonts(modules):
    """This holds for any number of widgets. A page without a kernel has the fonts itself and sends no request."""
    assert modules.evaluate(ASKS, ["en", False]) == {"sent": [], "faces": []}
    asked = modules.evaluate(ASKS, ["en", True])
    assert asked == {"sent": [{"do": "fonts"}], "faces": ["Cardlab 100 500", "Cardlab 600 900"]}
    assert modules.evaluate(ASKS, ["en", True])["sent"] == []
    assert modules.evaluate(ASKS, ["ar", True])["sent"] == [{"do": "fonts"}]
