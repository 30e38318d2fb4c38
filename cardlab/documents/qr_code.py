"""QR codes, for those who type no address."""

from __future__ import annotations


def qr_code(address: str) -> str:
    """The code of an address as SVG, in whatever size its place gives it."""
    import segno  # only who is shown a code pays for it

    return str(segno.make(address, error="m").svg_inline(scale=3, border=2, omitsize=True))
