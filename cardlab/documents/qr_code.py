"""Draws the QR code of an address."""

from __future__ import annotations

LONGEST_IN_CODE = 300
"""The maximum length of an address whose QR code a phone can read from a screen."""


def qr_code(address: str) -> str:
    """Returns the QR code of an address as SVG, which fills the size of its place; "" if the address is too long for one."""
    if len(address) > LONGEST_IN_CODE:
        return ""
    import segno  # imported here, because few pages show a code

    return str(segno.make(address, error="m").svg_inline(scale=3, border=2, omitsize=True))
