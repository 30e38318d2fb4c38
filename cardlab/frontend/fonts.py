"""The fonts that learners read: the files of `cardlab/fonts`, and the rules by which a page finds them.

A page that is served names the files, a page that is saved holds them, and a widget in a notebook asks its Jupyter kernel for
them once (`cardlab/frontend/common/kernel_fonts.js`). Where none of that can be, as in a notebook that is opened without a
kernel, the system's fonts are used instead: no layout depends on ours.
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
    """A file of a family.

    Attributes:
        file: Its name in the folder.
        family: The family, as stylesheets call it.
        weight: The weights that it is drawn for, from the lightest to the heaviest.
        language: The language whose pages need it; "" for all.
        is_first: Whether the first picture of a table or a lesson is written with it. The regular weight is for the longer
            texts behind it, and a browser loads it when the first of them is seen.
    """

    file: str
    family: str
    weight: str
    language: str = ""
    is_first: bool = True

    @cached_property
    def body(self) -> bytes:
        """The file, which is compressed in itself."""
        return (FOLDER / self.file).read_bytes()

    @property
    def data_url(self) -> str:
        """The file as an address that holds it."""
        return f"data:font/woff2;base64,{b64encode(self.body).decode()}"


FONTS = (
    Font("regular.woff2", "Cardlab", "100 500", is_first=False),
    Font("bold.woff2", "Cardlab", "600 900"),
    Font("arabic.woff2", "Cardlab Arabic", "400 800", "ar"),
)


def fonts_for(language: str) -> list[Font]:
    """The fonts of a page in a language."""
    return [one for one in FONTS if one.language in ("", language.partition("-")[0])]


def font_faces(language: str, url_of: Callable[[Font], str] = lambda font: font.data_url) -> str:
    """The rules of a stylesheet that name the fonts of a page in a language.

    A text is seen in a font of the system after a tenth of a second, and changes to ours only while the page is new, so that
    no line moves under a reader.

    Args:
        language: The language of the page.
        url_of: The address of a font; if left out, the page holds them itself.
    """
    return "".join(
        f'@font-face{{font-family:"{one.family}";font-weight:{one.weight};font-display:fallback;src:url("{url_of(one)}")}}'
        for one in fonts_for(language)
    )
