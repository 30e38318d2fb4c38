"""The base class of all widgets: the stylesheet, the looks, the texts, and export to a page of their own."""

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
        big_index: Large numbers instead of pips, for small screens and weak eyes.
        four_colour: Diamonds blue and clubs green, so that no two suits look alike.
        words: The texts of the page.
    """

    entry: ClassVar[str]
    """The module in `frontend/` that draws it."""

    headed: ClassVar[bool] = False
    """Whether it shows a heading of its own; the page of another one has its title for the ear."""

    writable: ClassVar[frozenset[str]] = frozenset()
    """The traits that the browser may set."""

    _css = stylesheet()
    big_index = Bool(False).tag(sync=True)
    four_colour = Bool(False).tag(sync=True)
    words = Dict().tag(sync=True)

    def __init_subclass__(cls, **kwargs: Any) -> None:
        if "entry" in cls.__dict__ and "_esm" not in cls.__dict__:  # that of a model draws this model alone
            cls._esm = module(cls.entry)
        super().__init_subclass__(**kwargs)

    picture: Callable[[], str]
    """Draws what is shown where there is no front end, as HTML that needs nothing; each widget has its own."""

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take what the browser set; all but the writable traits is dropped, whatever it sends."""
        super().set_state({name: value for name, value in sync_data.items() if name in self.writable})

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and for a page without a kernel a picture of what it shows."""
        bundle = super()._repr_mimebundle_(**kwargs)
        data, metadata = bundle or ({}, {})
        return {**data, "text/html": self.picture(), "text/plain": repr(self)}, metadata

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Send the fonts where a page asks for them; every other message goes to those who listen."""
        if content != {"do": "fonts"}:
            super()._handle_custom_msg(content, buffers)
            return
        fonts = fonts_for(self._language())
        self.send({"fonts": [(one.family, one.weight) for one in fonts]}, [one.body for one in fonts])

    def _language(self) -> str:
        return str(self.words.get("lang", DEFAULT_LANGUAGE))

    def page_state(self) -> dict[str, Any]:
        """The traits that the front end reads, as plain data."""
        skipped = ("_", "layout", "tabbable", "tooltip", "comm", "keys")
        return {name: value for name, value in self.get_state().items() if not name.startswith(skipped)}

    def described(self) -> Description | None:
        """Describes the widget for a page without a kernel (`cardlab.sessions.widget_sessions`); None if it needs one."""
        return {"kind": "still", "entry": self.entry, "models": self._models(), "state": self.page_state()}

    def _models(self) -> list[str] | None:
        """The visual models that its module can draw; None for all."""
        return None

    def to_fragment(self) -> str:
        """The widget as a piece of a page: it draws itself into an element of its own, without a kernel or a network.

        The page needs the stylesheet of `cardlab.frontend.bundle.stylesheet`, and holds one such piece.
        """
        return render("widgets/fragment.html", **self._page_data())

    def to_html(self, title: str = "cardlab") -> str:
        """A page of its own that shows the widget in any browser, from a file, without a kernel or a network."""
        data = {"headed": self.headed, **self._page_data()}
        language = self._language()
        return document("widgets/page.html", language, title, font_faces(language) + str(self._css), **data)

    def _page_data(self) -> dict[str, Any]:
        """The widget as a page holds it: its traits, its module, and the script that shows it."""
        return {"state": self.page_state(), "module": self._esm, "alone": module("standalone")}

    def save_html(self, path: str | Path, title: str = "cardlab") -> None:
        """Write the page of `to_html` to a file."""
        Path(path).write_text(self.to_html(title), encoding="utf-8")
