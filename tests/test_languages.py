"""The language of a reader: by a tag, and by what a browser accepts."""

import pytest

from cardlab.core.errors import CardlabError
from cardlab.words.languages import best_language, lookup
from cardlab.words.words import Words, words_for


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("fr", "fr"),
        ("fr-CA", "fr"),
        ("FR_ca", "fr"),
        ("ar-EG", "ar"),
        ("es-419", "es"),
        ("en-x-easy", "en-x-easy"),
        ("en-GB-x-easy", "en"),
        ("zh-Hant-TW", None),
        ("", None),
        ("-", None),
        ("x", None),
        ("fra", None),
    ],
)
def test_a_special_tag_gives_its_language(tag, language):
    """RFC 4647, section 3.4."""
    assert lookup(tag) == language
    assert words_for(tag).language == (language or "en")


def test_a_tag_with_no_language_of_ours_is_an_error():
    assert (Words("es-MX").language, Words("ar-EG", digits="arab").digits) == ("es", "arab")
    with pytest.raises(CardlabError, match="no words in the language 'de-AT'"):
        Words("de-AT")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("fr-CA,fr;q=0.9,en;q=0.8", "fr"),
        ("ca, es-MX;q=0.8, en;q=0.5", "es"),
        ("en;q=0.5, ar;q=0.9", "ar"),
        ("de", "en"),
        ("*", "en"),
        ("fr;q=0, es", "es"),
        ("fr;q=none, ar ; q=0.1", "ar"),
        (",;,q=1,", "en"),
    ],
)
def test_a_browsers_wishes_go_by_their_weight(accepted, language):
    assert best_language(accepted) == language
