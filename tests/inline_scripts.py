"""Finds the inline scripts of a page."""

from html.parser import HTMLParser

from cardlab.serve.http.headers import is_inline_script


def inline_scripts(html: str) -> list[str]:
    """Returns the inline scripts of a page that a browser runs."""
    finder = _Scripts()
    finder.feed(html)
    finder.close()
    return finder.found


class _Scripts(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.found: list[str] = []
        self._text: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if is_inline_script(tag, attrs):
            self._text = []

    def handle_data(self, data: str) -> None:
        if self._text is not None:
            self._text.append(data)

    def handle_endtag(self, tag: str) -> None:
        if tag == "script" and self._text is not None:
            self.found.append("".join(self._text))
            self._text = None
