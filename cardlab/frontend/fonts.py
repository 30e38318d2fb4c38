"""Lists the fonts of pages: the files of `cardlab/fonts`, and the CSS rules by which a page finds them.

A served page refers to the files, a saved page contains them, and a widget in a notebook asks its Jupyter kernel for them once
(`cardlab/frontend/common/kernel_fonts.js`). If none of that is possible, as in a notebook opened without a kernel, the page
uses the system's fonts. No layout depends on cardlab's fonts.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from cardlab.core.installed_packages import HOME

FOLDER = HOME / "fonts"


@dataclass(frozen=True)
class Font:
    """A file of a font family.

    Attributes:
        file: Its name in the folder.
        family: The family, as stylesheets call it.
        weight: The weights that it is drawn for, from the lightest to the heaviest.
        language: The language whose pages need it; "" for all.
        is_first: Whether the first screen of a table or a lesson uses it. The regular weight is for the longer texts further
            down, and a browser loads it when the first of them is seen.
    """

    file: str
    family: str
    weight: str
    language: str = ""
    is_first: bool = True

    @cached_property
    def body(self) -> bytes:
        """The content of the file, which is already compressed."""
        return (FOLDER / self.file).read_bytes()

    @property
    def data_url(self) -> str:
        """The file as a data URL."""
        return f"data:font/woff2;base64,{b64encode(self.body).decode()}"


FONTS = (
    Font("regular.woff2", "Cardlab", "100 500", is_first=False),
    Font("bold.woff2", "Cardlab", "600 900"),
    Font("arabic.woff2", "Cardlab Arabic", "400 800", "ar"),
)


def fonts_for(language: str) -> list[Font]:
    """Returns the fonts of a page in a language."""
    return [one for one in FONTS if one.language in ("", language.partition("-")[0])]


def font_faces(language: str, url_of: Callable[[Font], str] = lambda font: font.data_url) -> str:
    """Returns the rules of a stylesheet that declare the fonts of a page in a language.

    A text appears in a font of the system after a tenth of a second, and changes to cardlab's font only while the page is new,
    so that no line moves while somebody is reading.

    Args:
        language: The language of the page.
        url_of: Returns the address of a font; by default, the page contains the fonts itself.
    """
    return "".join(
        f'@font-face{{font-family:"{one.family}";font-weight:{one.weight};font-display:fallback;src:url("{url_of(one)}")}}'
        for one in fonts_for(language)
    )
