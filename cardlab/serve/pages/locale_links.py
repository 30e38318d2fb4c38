"""Makes the links that show a page in another language or with other digits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from cardlab.words.languages import DEFAULT_LANGUAGE, digits_of, languages
from cardlab.words.words import Words, own_name


@dataclass(frozen=True)
class LocaleLink:
    """A link to the same page in another locale.

    Attributes:
        url: The new query of the address, with its ``?``.
        text: The language by its own name, or a sample of the digits.
        language: The language, or "" if only the digits change.
        label: A description of the link if its text is not enough, or "".
    """

    url: str
    text: str
    language: str = ""
    label: str = ""


def locale_query(words: Words) -> dict[str, str]:
    """Returns the query parameters for language and digits; empty for the usual ones."""
    language = {} if words.language == DEFAULT_LANGUAGE else {"lang": words.language}
    return {**language, "digits": words.digits} if words.digits else language


def address(url: str, query: Mapping[str, object]) -> str:
    """Returns an address with a query, for a link."""
    return url + (f"?{urlencode(query)}" if query else "")


def locale_links(words: Words, query: Mapping[str, str]) -> list[LocaleLink]:
    """Returns links to the same page in the other languages, and in the other digits.

    Args:
        words: The language and the digits of the page.
        query: The rest of the page's query.
    """
    links = [
        LocaleLink(address("", {**query, "lang": language}), own_name(language), language)
        for language in languages()
        if language != words.language
    ]
    for name, signs in {"": "0123", **digits_of(words.language)}.items():
        if name != words.digits:
            url = address("", {**query, **locale_query(words), "digits": name})
            links.append(LocaleLink(url, signs[:4], label=f"{words.say('ui-digits_name')}: {signs[:4]}"))
    return links
