"""The base class of all widgets: stylesheet, look of the cards, texts, and export as a separate page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import anywidget
from traitlets import Bool, Dict

from cardlab.documents.templates import document, render
from cardlab.frontend.bundle import module, stylesheet
from cardlab.frontend.fonts import font_faces, fonts_for
from cardlab.sessions.widget_sessions import Description
from cardlab.words.languages import DEFAULT_LANGUAGE


class BaseWidget(anywidget.AnyWidget):
    """A widget that shows cards.

    Traits:
        big_index: Large numbers instead of pips, for small screens and for readers with low vision.
        four_colour: Diamonds blue and clubs green, so that no two suits look alike.
        words: The texts of the page.
    """

    entry: ClassVar[str]
    """The module in `frontend/` that draws it."""

    headed: ClassVar[bool] = False
    """Whether it shows a heading of its own. Otherwise, the title of its page is only for screen readers."""

    writable: ClassVar[frozenset[str]] = frozenset()
    """The traits that the browser may set."""

    _css = stylesheet()
    big_index = Bool(False).tag(sync=True)
    four_colour = Bool(False).tag(sync=True)
    words = Dict().tag(sync=True)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if (
            "entry" in cls.__dict__ and "_esm" not in cls.__dict__
        ):  # a model's widget has its own `_esm`, which draws only this model
            cls._esm = module(cls.entry)
        super().__init_subclass__(**kwargs)

    picture: Callable[[], str]
    """Draws the content as self-contained HTML, for pages without a front end; each widget has its own."""

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Takes the browser's values of the writable traits, and drops all others."""
        super().set_state({name: value for name, value in sync_data.items() if name in self.writable})

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Returns the widget, and a picture of its content for a page without a kernel."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle or ({}, {})
        return {**data, "text/html": self.picture(), "text/plain": repr(self)}, metadata

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Sends the fonts to a page that asks for them. Every other message goes to the listeners."""
        if content != {"do": "fonts"}:
            super()._handle_custom_msg(content, buffers)
            return
        fonts = fonts_for(self._language())
        self.send({"fonts": [(one.family, one.weight) for one in fonts]}, [one.body for one in fonts])

    def _language(self) -> str:
        return str(self.words.get("lang", DEFAULT_LANGUAGE))

    def page_state(self) -> dict[str, Any]:
        """Returns the traits that the front end reads, as plain data."""
        skipped = ("_", "layout", "tabbable", "tooltip", "comm", "keys")
        return {name: value for name, value in self.get_state().items() if not name.startswith(skipped)}

    def described(self) -> Description | None:
        """Describes the widget for a page without a kernel (`cardlab.sessions.widget_sessions`); None if it needs one."""
        return {"kind": "still", "entry": self.entry, "models": self._models(), "state": self.page_state()}

    def _models(self) -> list[str] | None:
        """Returns the visual models that its module can draw; None for all."""
        return None

    def to_fragment(self) -> str:
        """Returns the widget as a piece of a page. It draws itself into an element of its own, without a kernel or a network.

        The page needs the stylesheet of `cardlab.frontend.bundle.stylesheet`, and holds one such piece.
        """
        return render("widgets/fragment.html", **self._page_data())

    def to_html(self, title: str = "cardlab") -> str:
        """Returns a page of its own that shows the widget in any browser, from a file, without a kernel or a network."""
        data = {"headed": self.headed, **self._page_data()}
        language = self._language()
        return document("widgets/page.html", language, title, font_faces(language) + str(self._css), **data)

    def _page_data(self) -> dict[str, Any]:
        """Returns the data of the widget on a page: its traits, its module, and the script that shows it."""
        return {"state": self.page_state(), "module": self._esm, "alone": module("standalone")}

    def save_html(self, path: str | Path, title: str = "cardlab") -> None:
        """Writes the page of `to_html` to a file."""
        Path(path).write_text(self.to_html(title), encoding="utf-8")
