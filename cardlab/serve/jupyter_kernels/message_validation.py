"""Validates the messages that pages send to Jupyter kernels. It checks the size of each part before it reads anything.

Jupyter Server trusts the numbers in a message. In the newer protocol it loops up to a 64-bit number from the message; in the
older one it allocates as many offsets as a 32-bit number says. Either stops the server for everybody.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from cardlab.core.foreign_files import ReadError, parse_json
from cardlab.serve.http.limits import Limits

V1 = "v1.kernel.websocket.jupyter.org"
CHANNELS = ("shell", "control", "stdin", "iopub")
JSON_PARTS = 4
"""The parts that are JSON: header, parent header, metadata, content."""
OFFSETS_V1 = 2 + JSON_PARTS
"""The offsets of a message: begin and end of the channel, and the end of each part."""


class KernelMessageError(Exception):
    """A message is not valid; the text says why."""


Message = tuple[dict[str, Any], dict[str, Any]]


def read_message(message: str | bytes, protocol: str | None, limits: Limits) -> Message:
    """Reads the header and the content of a message from a page.

    Args:
        message: The message, as text or bytes.
        protocol: The negotiated protocol; None for the older one.
        limits: The limits on its parts and its depth.

    Raises:
        KernelMessageError: It cannot be read, or exceeds a limit.
    """
    if protocol == V1:
        return _message(_parts_v1(message, limits)[:JSON_PARTS], limits)
    if isinstance(message, bytes):
        return _whole(_parts_old(message, limits)[0], limits)
    return _whole(message, limits)


def _parts_v1(message: str | bytes, limits: Limits) -> list[bytes]:
    """Returns the parts of a message of the newer protocol: a count, that many offsets, and the parts between them. Leaves out
    the channel.
    """
    if isinstance(message, str):
        raise KernelMessageError("a message of this protocol must be bytes, but this is text")
    # Compared before it is used, because Jupyter Server would loop up to this number, which may be 2 to the power of 64.
    count = int.from_bytes(message[:8], "little")
    if not OFFSETS_V1 <= count <= limits.parts or len(message) < 8 * (count + 1):
        raise KernelMessageError(f"a message must have {OFFSETS_V1} to {limits.parts} offsets")
    offsets = struct.unpack_from(f"<{count}Q", message, 8)
    # Otherwise the channel could overlap the offsets, and the same bytes would be read in two meanings.
    if offsets[0] != 8 * (count + 1):
        raise KernelMessageError("the channel must follow the offsets")
    channel, *parts = _cut(message, offsets)
    if channel not in [name.encode() for name in CHANNELS]:
        raise KernelMessageError("there is no such channel")
    return parts


def _parts_old(message: bytes, limits: Limits) -> list[bytes]:
    """Returns the parts of a binary message of the older protocol: a count, that many offsets, and the parts between them."""
    # Compared before it is used here too, because it determines how much memory the offsets take.
    count = int.from_bytes(message[:4], "big")
    if not 1 <= count <= limits.parts or len(message) < 4 * (count + 1):
        raise KernelMessageError(f"a message must have 1 to {limits.parts} parts")
    return _cut(message, (*struct.unpack_from(f"!{count}I", message, 4), len(message)))


def _cut(message: bytes, offsets: Sequence[int]) -> list[bytes]:
    """Returns the parts between offsets, which must not decrease or go beyond the message."""
    if offsets[-1] > len(message) or any(start > stop for start, stop in pairwise(offsets)):
        raise KernelMessageError("a part of the message begins after it ends")
    return [message[start:stop] for start, stop in pairwise(offsets)]


def _whole(text: str | bytes, limits: Limits) -> Message:
    """Reads a message of the older protocol, which is one object."""
    message = _object(text, "the message", limits)
    if message.get("channel", "shell") not in CHANNELS:
        raise KernelMessageError("there is no such channel")
    return _checked([message.get(name) for name in ("header", "parent_header", "metadata", "content")])


def _message(parts: Sequence[bytes], limits: Limits) -> Message:
    names = ("the header", "the parent", "the metadata", "the content")
    return _checked([_object(part, name, limits) for part, name in zip(parts, names, strict=True)])


def _object(text: str | bytes, name: str, limits: Limits) -> dict[str, Any]:
    try:
        found = parse_json(text, name, limits.depth)
    except ReadError as error:
        raise KernelMessageError(f"{name} cannot be read, or is more than {limits.depth} deep") from error
    if not isinstance(found, dict):
        raise KernelMessageError(f"{name} is not an object")
    return found


def _checked(parts: Sequence[Any]) -> Message:
    """Returns the header and the content, after checking everything that a Jupyter kernel relies on."""
    if not all(isinstance(part, dict) for part in parts):
        raise KernelMessageError("header, parent, metadata and content must be objects")
    header, parent, _, content = parts
    named = all(isinstance(header.get(name), str) for name in ("msg_type", "msg_id", "session"))
    if not named or not all(isinstance(value, str) for name, value in parent.items() if name in ("msg_id", "session")):
        raise KernelMessageError("a header must have a msg_type, a msg_id and a session")
    if header["msg_type"] in ("comm_open", "comm_msg", "comm_close"):
        said = isinstance(content.get("comm_id"), str) and isinstance(content.get("data", {}), dict)
        named = isinstance(content.get("target_name", ""), str)
        if not said or not named:
            raise KernelMessageError("a comm must have an id and data")
    return header, content


def sent_by_kernel(message: str | bytes | dict[str, Any], protocol: str | None) -> Message:
    """Reads the header and the content of a message from the Jupyter kernel. Does not check its numbers."""
    if isinstance(message, dict):
        return message["header"], message["content"]
    if isinstance(message, str):
        whole = json.loads(message)
        return whole["header"], whole["content"]
    if protocol == V1:
        count = int.from_bytes(message[:8], "little")
        parts = _cut(message, struct.unpack_from(f"<{count}Q", message, 8))
        header = json.loads(parts[1])
        # The caller only looks at the content of a stream. Other messages may contain a plot of megabytes.
        return header, json.loads(parts[JSON_PARTS]) if header.get("msg_type") == "stream" else {}
    count = int.from_bytes(message[:4], "big")
    whole = json.loads(_cut(message, (*struct.unpack_from(f"!{count}I", message, 4), len(message)))[0])
    return whole["header"], whole["content"]
