"""The language and the digits of pages that need no kernel: what an address asks for, what links keep, how they are changed."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from urllib.parse import urlencode

from cardlab.words.messages import DEFAULT_LANGUAGE, Words, digits_of, languages, own_name


def words_of(language: str = DEFAULT_LANGUAGE, digits: str = "") -> Words:
    """The words in a language and in digits; what there are no words or digits for is passed over."""
    known = language if language in languages() else DEFAULT_LANGUAGE
    return Words(known, digits=digits if digits in digits_of(known) else "")


def kept(words: Words) -> dict[str, str]:
    """What an address says of language and digits; of what is usual, nothing."""
    spoken = {} if words.language == DEFAULT_LANGUAGE else {"lang": words.language}
    return {**spoken, "digits": words.digits} if words.digits else spoken


def link(url: str, query: Mapping[str, object], text: str, kind: str = "") -> str:
    """A link as HTML; its class is its kind."""
    address = escape(url + (f"?{urlencode(query)}" if query else ""))
    return f'<a{f" class={kind}" if kind else ""} href="{address}">{escape(text)}</a>'


def switch(words: Words, query: Mapping[str, str] | None = None) -> str:
    """Links to the same page in the other languages, each by its own name, and in the other digits, as they look.

    Args:
        words: The language and the digits of the page.
        query: What else its address says.
    """
    said = dict(query or {})
    links = []
    for other in languages():
        if other != words.language:
            address = escape(urlencode({**said, "lang": other}))
            links.append(f'<a href="?{address}" lang="{other}" hreflang="{other}">{escape(own_name(other))}</a>')
    named = escape(words.say("ui-digits_name"))
    for name, signs in {"": "0123", **digits_of(words.language)}.items():
        if name != words.digits:
            address = escape(urlencode({**said, **kept(words), "digits": name}))
            links.append(f'<a href="?{address}" aria-label="{named}: {signs[:4]}">{signs[:4]}</a>')
    return f'<nav class="tongues" aria-label="{escape(words.say("ui-language"))}">{"".join(links)}</nav>'
