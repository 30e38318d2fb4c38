"""The fonts that learners read: their sizes, their characters, and how pages and widgets load them."""

import re
import string
from io import BytesIO
from unicodedata import category

import pytest
from fontTools.ttLib import TTFont

from cardlab import start
from cardlab.frontend.fonts import FOLDER, FONTS, font_faces, fonts_for
from cardlab.serve.http.assets import font_asset, found
from cardlab.serve.pages.deck_page import deck_page
from cardlab.serve.pages.gallery import gallery_page
from cardlab.serve.pages.lab_page import lab_page
from cardlab.serve.pages.page_addresses import PageAddresses
from cardlab.serve.pages.teacher_page import teacher_page
from cardlab.serve.pages.tickets_page import tickets_page
from cardlab.widgets import PlayTable
from cardlab.words.fluent_files import message_files
from cardlab.words.languages import languages
from cardlab.words.words import Words

LATIN_BYTES, ARABIC_BYTES = 18_000, 18_000
SUITS = "♠♥♦♣"


def characters(language):
    """Returns the characters of a language's messages, except the suits, which come from the system's fonts."""
    text = "".join(path.read_text("utf-8") for path in message_files(language))
    return {sign for sign in text if category(sign) not in ("Cc", "Cf") and sign not in SUITS}


def drawn(font):
    return TTFont(BytesIO(font.body)).getBestCmap()


def test_fonts_are_small_and_have_their_licences():
    weights = {font.file: len(font.body) for font in FONTS}
    assert weights["regular.woff2"] + weights["bold.woff2"] < LATIN_BYTES
    assert weights["arabic.woff2"] < ARABIC_BYTES
    assert {path.name for path in FOLDER.glob("OFL-*.txt")} == {"OFL-Andika.txt", "OFL-Vazirmatn.txt"}
    for font in FONTS:
        names = TTFont(BytesIO(font.body))["name"]
        assert names.getDebugName(1) == font.family  # the licence reserves the names of the families
        assert "Open Font License" in names.getDebugName(13)


@pytest.mark.parametrize("language", ["en", "fr", "es", "ar"])
def test_every_text_can_be_written(language):
    """Both weights have all characters of a language. Arabic pages take Latin letters and signs from the others."""
    latin = [drawn(font) for font in FONTS[:2]]
    arabic = drawn(FONTS[2])
    wanted = characters(language) - {*"@[\\]^_`{|}~#$*"} | {*string.ascii_letters, *string.digits, *"×÷−≤≥½¼¾“”’…–"}
    for one in latin:
        assert [sign for sign in sorted(wanted) if ord(sign) not in one and (language != "ar" or ord(sign) not in arabic)] == []


def test_digits_are_equally_wide():
    for font in FONTS[:2]:
        made = TTFont(BytesIO(font.body))
        assert len({made["hmtx"][made.getBestCmap()[ord(digit)]][0] for digit in string.digits}) == 1


def test_only_arabic_pages_name_the_arabic_font():
    for language in languages():
        files = [font.file for font in fonts_for(language)]
        assert files == ["regular.woff2", "bold.woff2", *(["arabic.woff2"] if language.startswith("ar") else [])]
    assert font_faces("en").count("data:font/woff2;base64,") == 2


def test_a_served_page_names_files_that_can_be_cached_for_good():
    """Pages for learners and pages for teachers have the same fonts."""
    addresses = PageAddresses("", "/cards/", "/voila/render/")
    pages = [
        gallery_page("/cards/", "/voila/render/"),
        lab_page("/cards/", {}),
        deck_page(addresses, {})[1],
        teacher_page("addition_war", addresses, {}),
        tickets_page([], "/cards/", Words(), ""),
    ]
    for page in pages:
        named = re.findall(r'url\("/cards/cardlab/assets/([^"]+)"\)', page)
        assert named == [font_asset(font).name for font in FONTS[:2]]
    for name, font in zip(named, FONTS, strict=False):
        assert found(name).body == font.body
        assert found(name).content_type == "font/woff2"
        assert found(name).encoded("gzip") is font.body  # the font format is already compressed


def test_a_widget_sends_fonts_from_its_kernel_and_not_in_traits(monkeypatch):
    table = PlayTable(start("war", seed=3))
    sent = []
    monkeypatch.setattr(table, "send", lambda message, files: sent.append((message, files)))
    table._handle_custom_msg({"do": "fonts"}, [])
    assert sent == [({"fonts": [("Cardlab", "100 500"), ("Cardlab", "600 900")]}, [font.body for font in FONTS[:2]])]
    assert "font/woff2" not in str(table.get_state())
    assert table.to_html().count("data:font/woff2") == 2
