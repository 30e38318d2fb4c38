"""Fonts for the tests, so that no machine's fonts decide whether a page fits.

The browsers start with a fontconfig file that knows no other fonts. Pages ask for `system-ui`, which is `USUAL`; tests of the
layout lay a page out in each of the `FAMILIES` (`tests.browser.accessibility.faces`).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

NARROW, TALL, WIDE = "Arimo", "Noto Sans", "DejaVu Sans"
"""NARROW is as wide as Arial and Liberation Sans. TALL has the tallest lines, as on Debian and Android. WIDE is as wide as
Verdana.
"""

FAMILIES = (NARROW, TALL, WIDE)
USUAL = WIDE
"""It also has Arabic letters, the suits and mathematical signs, which the other fonts lack."""

SERIF, MONOSPACE = "DejaVu Serif", "DejaVu Sans Mono"

PACKAGES = {
    "fontpkg_arimo": "files/*.ttf",
    "fontpkg_noto_sans": "files/*.ttf",
    "matplotlib": "mpl-data/fonts/ttf/DejaVuS[ae]*.ttf",
}
"""The files, in packages of the extra `test`, all under the SIL Open Font License or an equally free one."""

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{folder}</dir>
  <cachedir>{folder}/cache</cachedir>
  {generic}
  <match><edit name="family" mode="append_last" binding="weak"><string>{usual}</string></edit></match>
</fontconfig>
"""
GENERIC = '<match><test name="family"><string>{name}</string></test><edit name="family" mode="assign" binding="strong"><string>{family}</string></edit></match>'


def files() -> list[Path]:
    """Returns the files of the fonts."""
    found = []
    for package, pattern in PACKAGES.items():
        spec = find_spec(package)
        if not spec or not spec.origin:
            raise ModuleNotFoundError(f"no {package}: pip install -e '.[test]' brings the fonts of the tests")
        found += sorted(Path(spec.origin).parent.glob(pattern))
    return found


@contextmanager
def own_fonts() -> Iterator[dict[str, str]]:
    """Yields the environment of a browser that uses the fonts of the tests."""
    names = {"system-ui": USUAL, "sans-serif": USUAL, "sans": USUAL, "serif": SERIF, "monospace": MONOSPACE}
    generic = "\n  ".join(GENERIC.format(name=name, family=family) for name, family in names.items())
    with TemporaryDirectory(prefix="cardlab-fonts-", ignore_cleanup_errors=True) as folder:
        for file in files():
            (Path(folder) / file.name).symlink_to(file)
        configuration = Path(folder) / "fonts.conf"
        configuration.write_text(CONFIGURATION.format(folder=folder, generic=generic, usual=USUAL), encoding="utf-8")
        yield {**os.environ, "FONTCONFIG_FILE": str(configuration)}
