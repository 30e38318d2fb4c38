"""Builds messages to a kernel as a page sends them, in both protocols of Jupyter's sockets."""

import json
import struct


def v1(*parts: object, channel: bytes = b"shell") -> bytes:
    """Returns a message of the newer protocol."""
    pieces = [channel, *(json.dumps(part).encode() if not isinstance(part, bytes) else part for part in parts)]
    ends = [8 * (len(pieces) + 2)]
    for piece in pieces:
        ends.append(ends[-1] + len(piece))
    return struct.pack(f"<{len(ends) + 1}Q", len(ends), *ends) + b"".join(pieces)


def old(whole: object, *buffers: bytes) -> bytes:
    """Returns a message with bytes of the older protocol."""
    pieces = [json.dumps(whole).encode(), *buffers]
    starts = [4 * (len(pieces) + 1)]
    for piece in pieces[:-1]:
        starts.append(starts[-1] + len(piece))
    return struct.pack(f"!{len(pieces) + 1}I", len(pieces), *starts) + b"".join(pieces)
