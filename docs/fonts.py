"""Makes the font files of `cardlab/fonts` from the npm packages that contain the whole families.

    npm pack @fontsource/andika@5.3.0 @fontsource-variable/vazirmatn@5.3.0
    for one in *.tgz; do mkdir "$one.d"; tar -xzf "$one" -C "$one.d" --strip-components=1; done
    pip install fonttools brotli
    python docs/fonts.py ANDIKA VAZIRMATN

ANDIKA and VAZIRMATN are the unpacked folders. Nothing else needs this, because the files are in the repository.
cardlab/fonts/README.md says why we use these families, and what we change in them.
"""

from __future__ import annotations

import sys
from io import BytesIO
from pathlib import Path
from shutil import copyfile

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = Path(__file__).parents[1] / "cardlab" / "fonts"

SELDOM = "@[\\]^_`{|}~¢¤¥¦§¨©ª¬®¯±²³´µ¶¸¹ºÐÞðþÿ"
LATIN = [*({*range(0x20, 0x7F), *range(0xA0, 0x100)} - {*map(ord, SELDOM)}), *map(ord, "Œœ–—‘’“”…€⁄−")]
"""English, French and Spanish, and the other letters of western Europe that a player's name may have."""
ARABIC = [*range(0x621, 0x63B), *range(0x640, 0x653), 0x670, *map(ord, "،؛؟٪٫٬٠١٢٣٤٥٦٧٨٩«»"), 0x20, 0xA0, 0x200C, 0x200D]

JOINING = ["calt", "ccmp", "fina", "init", "isol", "kern", "locl", "mark", "medi", "mkmk", "rlig"]
"""Arabic letters need these features to take the form of their place in a word; other letters need only `ccmp` and `kern`."""

Part = tuple[str, float, int, int]
"""A character, its scale, and how far it is moved to the right and up."""


def fraction(above: str, below: str) -> list[Part]:
    """Returns the parts of a fraction: a small figure, the stroke, and another small figure."""
    return [(above, 0.62, 0, 565), ("/", 0.72, 540, 160), (below, 0.62, 1050, 0)]


DRAWN: dict[str, list[Part]] = {
    "½": fraction("1", "2"),
    "¼": fraction("1", "4"),
    "¾": fraction("3", "4"),
    "⅓": fraction("1", "3"),
    "⅔": fraction("2", "3"),
    "≤": [("<", 1, 0, 130), ("−", 1, 0, -520)],
    "≥": [(">", 1, 0, 130), ("−", 1, 0, -520)],
    "\u202f": [(" ", 0.6, 0, 0)],  # the narrow space of French
}
"""Signs that the packages lack, or have too thin for bold figures, made from others of the same weight."""

ASCENT, DESCENT = 2007, 522
"""In units of 2,048: lines as high as those of most families, with capitals and figures in their middle. Andika's own are a
third higher, since it also writes languages with marks above marks.
"""


def draw_signs(font: TTFont) -> None:
    """Adds the signs of `DRAWN` to the font."""
    names = font.getBestCmap()
    for sign, parts in DRAWN.items():
        pen = TTGlyphPen(font["glyf"])
        for character, scale, right, up in parts:
            pen.addComponent(names[ord(character)], (scale, 0, 0, scale, right, up))
        name = names.get(ord(sign), f"uni{ord(sign):04X}")
        font["glyf"][name] = pen.glyph()
        last, scale, right, _ = parts[-1]
        font["hmtx"][name] = (right + round(scale * font["hmtx"][names[ord(last)]][0]), 0)
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[ord(sign)] = name
    for name in font.getGlyphOrder():
        font["glyf"][name].recalcBounds(font["glyf"])
        font["hmtx"][name] = (font["hmtx"][name][0], getattr(font["glyf"][name], "xMin", 0))


def reduced(font: TTFont, characters: list[int], features: list[str]) -> TTFont:
    """Returns the font with only these characters, and without tables that only old screens needed."""
    options = Options()
    options.layout_features = features
    options.hinting = False
    options.name_IDs = [0]  # the copyright notice
    options.notdef_outline = True
    one = Subsetter(options)
    one.populate(unicodes=characters)
    one.subset(font)
    font.flavor = None
    whole = BytesIO()
    font.save(whole)
    whole.seek(0)
    return TTFont(whole)


LICENCE = "This Font Software is licensed under the SIL Open Font License, Version 1.1."


def write(font: TTFont, name: str, family: str) -> None:
    """Writes the font as WOFF2, under cardlab's own name: the licence reserves the families' names for unchanged fonts."""
    for number, text in ((1, family), (2, "Regular"), (4, family), (6, family.replace(" ", "")), (13, LICENCE)):
        font["name"].setName(text, number, 3, 1, 0x409)
    font.flavor = "woff2"
    font.save(FOLDER / name)
    print(f"{name}: {(FOLDER / name).stat().st_size:,} bytes")


def main(andika: Path, vazirmatn: Path) -> None:
    """Writes the fonts, and their licences."""
    for weight, name in ((400, "regular.woff2"), (700, "bold.woff2")):
        font = TTFont(andika / "files" / f"andika-latin-{weight}-normal.woff2")
        draw_signs(font)
        font = reduced(font, [*LATIN, *map(ord, DRAWN)], ["ccmp", "kern"])
        for table, above, below in (("hhea", "ascent", "descent"), ("OS/2", "sTypoAscender", "sTypoDescender")):
            setattr(font[table], above, ASCENT)
            setattr(font[table], below, -DESCENT)
        font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = ASCENT, DESCENT
        write(font, name, "Cardlab")
    letters = TTFont(vazirmatn / "files" / "vazirmatn-arabic-wght-normal.woff2")
    letters = reduced(letters, ARABIC, JOINING)
    write(instantiateVariableFont(letters, {"wght": (400, 800)}), "arabic.woff2", "Cardlab Arabic")
    for folder, licence in ((andika, "OFL-Andika.txt"), (vazirmatn, "OFL-Vazirmatn.txt")):
        copyfile(folder / "LICENSE", FOLDER / licence)


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
