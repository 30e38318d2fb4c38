"""The base class of all widgets: stylesheet, look of the cards, texts, output in a notebook, and export as a separate page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, ClassVar
from uuid import uuid4

import anywidget
from traitlets import Bool, Dict, List, Unicode, default

from cardlab.core.errors import CardlabError
from cardlab.core.whole_files import write_text
from cardlab.documents.templates import document, render
from cardlab.frontend.bundle import digest, module, stylesheet
from cardlab.frontend.fonts import font_faces, fonts_for
from cardlab.sessions.widget_sessions import Description
from cardlab.widgets.exported_module import exported_module
from cardlab.widgets.notebook_output import has_view, is_page, output, packed, script
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

    needs_session: ClassVar[bool] = False
    """Whether a session of the kernel answers its messages."""

    _css = stylesheet()
    _key = Unicode(read_only=True).tag(sync=True)
    _parts = List(Unicode(), read_only=True).tag(sync=True)
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

    @default("_key")
    def _new_key(self) -> str:
        return uuid4().hex

    @default("_parts")
    def _module_and_stylesheet(self) -> list[str]:
        return [digest(text) for text in self._code()]

    def _code(self) -> tuple[str, str]:
        """Returns the module and the stylesheet by which a notebook shows the widget."""
        return str(self._esm), stylesheet()

    def get_state(self, key: str | Iterable[str] | None = None, drop_defaults: bool = False) -> dict[str, Any]:
        """Returns the traits for a page with this kernel, which gets modules and stylesheets once for all widgets."""
        state: dict[str, Any] = super().get_state(key, drop_defaults)
        once = {"_esm": script(), "_css": ""}
        return {name: once.get(name, value) for name, value in state.items()}

    def _get_embed_state(self, drop_defaults: bool = False) -> dict[str, Any]:
        """Returns the traits for a page without a kernel (`ipywidgets.embed`), which needs all of the widget's code."""
        embedded: dict[str, Any] = super()._get_embed_state()
        embedded["state"].update(_esm=str(self._esm), _css=str(self._css))
        return embedded

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Returns the output of the widget in a notebook, which lives without a kernel too."""
        view, metadata = (super()._repr_mimebundle_(**kwargs) if has_view() else None) or ({}, {})
        html = self.picture() if is_page() else self.output_html()
        return {**view, "text/html": html, "text/plain": repr(self)}, metadata

    def output_html(self, *, live: bool = True) -> str:
        """Returns the HTML of its output (`cardlab.widgets.notebook_output`).

        Args:
            live: Whether the output follows the widget of this kernel.
        """
        key = self._key if live else ""
        if self.needs_session:
            return output(self.picture(), key=key, note=self.words["run_again"])
        state = self.page_state()
        words = json.dumps(state.pop("words"), ensure_ascii=False)
        return output(self.picture(), key=key, needs=[*self._code(), words], state=state)

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:
        """Sends fonts and code to a page that asks for them. Every other message goes to the listeners."""
        parts = dict(zip(self._parts, self._code(), strict=True))
        if content == {"do": "fonts"}:
            fonts = fonts_for(self._language())
            self.send({"fonts": [(one.family, one.weight) for one in fonts]}, [one.body for one in fonts])
        elif content == {"do": "connect"}:
            if self.needs_session:
                self.send_state()  # the page may have missed messages while it loaded
            self.send({"connected": True})
        elif isinstance(content, dict) and content.get("do") == "part" and content.get("name") in parts:
            self.send({"part": content["name"]}, [packed(parts[content["name"]])])
        else:
            super()._handle_custom_msg(content, buffers)

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

    def to_esm(self) -> str:
        """Returns an ES module of its own, ``export default {render}``, that shows the widget without a kernel or a network.

        Books of MyST, static pages of marimo and any other page that follows anywidget's contract can show it.

        Raises:
            CardlabError: A session must answer the widget.
        """
        if self.needs_session:
            raise CardlabError(f"a {type(self).__name__} needs a running kernel: export a Replay of its match instead")
        code, css = self._code()
        return exported_module(code, self.page_state(), css)

    def _page_data(self) -> dict[str, Any]:
        """Returns the data of the widget on a page: its traits, its module, and the script that shows it."""
        return {"state": self.page_state(), "module": self._esm, "alone": module("standalone")}

    def save_html(self, path: str | Path, title: str = "cardlab") -> None:
        """Writes the page of `to_html` to a file.

        Raises:
            WriteError: The file cannot be written.
        """
        write_text(path, self.to_html(title))
