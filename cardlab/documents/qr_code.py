"""Draws the QR code of an address."""

from __future__ import annotations


def qr_code(address: str) -> str:
    """Returns the QR code of an address as SVG, which fills the size of its place."""
    import segno  # imported here, because few pages show a code

    return str(segno.make(address, error="m").svg_inline(scale=3, border=2, omitsize=True))
