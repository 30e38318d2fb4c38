"""Reads files that somebody else may have written, as text, JSON, YAML or CSV. Nothing else in cardlab opens such files.

An editor or a spreadsheet may have saved the file: with a byte order mark, in UTF-16, with any line ends. It may also be a
folder, a pipe, gigabytes of zeros, or ten thousand brackets. All of that is handled here, once, with one error.
"""

from __future__ import annotations

import csv
import json
import os
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from math import isfinite
from pathlib import Path
from stat import S_ISDIR, S_ISREG
from typing import Any, BinaryIO

from cardlab.core.errors import CardlabError

MOST_BYTES = 100_000_000
"""The maximum size of a file that is read whole."""
MOST_DIGITS = 100
"""The maximum number of digits of a whole number. Python takes seconds for some hundred thousand."""
MOST_DEPTH = 100
"""The maximum depth of lists and objects in each other. Deeper ones exceed Python's stack sooner or later."""
_LONG_NUMBER = f"has a number with more than {MOST_DIGITS} digits: write a shorter one"


class ReadError(CardlabError, ValueError):
    """A file, or a text from one, cannot be read. The text says which, in which line if known, and what to do."""


@contextmanager
def reading(path: str | Path, most: int | None = None) -> Iterator[BinaryIO]:
    """Opens a file to read its bytes.

    Args:
        path: The file.
        most: Its maximum size in bytes; None for no limit.

    Raises:
        ReadError: It is too long, is no regular file, or cannot be read.
    """
    try:
        status = os.stat(path)  # not after it is opened, because opening a pipe waits for a program that writes to it
        if not S_ISREG(status.st_mode):
            kind = "a folder" if S_ISDIR(status.st_mode) else "a pipe or a device"
            raise ReadError(f"{path} cannot be read: it is {kind}, so give the path of a file")
        if most is not None and status.st_size > most:
            raise ReadError(f"{path} cannot be read: it has {status.st_size:,} bytes, and may have {most:,} at most")
        with open(path, "rb") as file:
            yield file
    except OSError as error:
        raise ReadError(f"{path} cannot be read: {error.strerror or error}") from error


def read_text(path: str | Path, most: int = MOST_BYTES) -> str:
    r"""Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark. Its lines end with ``\n``.

    Args:
        path: The file.
        most: Its maximum size in bytes.

    Raises:
        ReadError: The file is not text, is too long, or cannot be read.
    """
    with reading(path, most) as file:
        return decoded(file.read(), path)


def read_json(path: str | Path) -> Any:
    """Returns the value in a JSON file, as `parse_json` does.

    Raises:
        ReadError: The file cannot be read, or is not JSON.
    """
    return parse_json(read_text(path), path)


def decoded(data: bytes, name: object) -> str:
    r"""Returns bytes as text, as `read_text` does with a file.

    Raises:
        ReadError: They are not text.
    """
    try:
        text = data.decode("utf-16" if data[:2] in (BOM_UTF16_LE, BOM_UTF16_BE) else "utf-8-sig")
    except UnicodeDecodeError as error:
        line = len((data[: error.start] + b".").splitlines())
        raise ReadError(f"{name}, line {line}, is not text in UTF-8: save the file in this encoding") from error
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    before, nul, _ = text.partition("\0")
    if nul:
        line = before.count("\n") + 1
        raise ReadError(f"{name}, line {line}, has the character NUL, so it is not a text file")
    return text


# ------------------------------------------------------------------------------------------------ JSON


def parse_json(text: str | bytes, name: object = "the text", depth: int = MOST_DEPTH) -> Any:
    """Returns the value of a JSON text. No object in it has a name twice, and each number is finite and of a sensible length.

    Args:
        text: The text, or its bytes.
        name: What it is, for an error: the path of its file.
        depth: The maximum depth of lists and objects in each other.

    Raises:
        ReadError: It is not such a text.
    """
    text = text.removeprefix("\ufeff") if isinstance(text, str) else decoded(text, name)
    try:
        found = _JSON.decode(text)
    except json.JSONDecodeError as error:
        what = error.msg if text.strip() else "it is empty"
        raise ReadError(f"{name}, line {error.lineno}, is not JSON: {what}") from error
    except RecursionError as error:
        raise ReadError(_too_deep(name, depth)) from error
    except ValueError as error:
        raise ReadError(f"{name} {error}") from error
    _check_values(found, name, depth)
    return found


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError(f"has {first_twice(key for key, _ in pairs)!r:.40} twice in one object: write it once")
    return found


def _whole_number(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError(_LONG_NUMBER)
    return int(digits)


_JSON = json.JSONDecoder(object_pairs_hook=_object, parse_int=_whole_number)


def first_twice(names: Iterable[Hashable]) -> Any:
    """Returns the first name that occurs more than once, or None."""
    return next((name for name, times in Counter(names).items() if times > 1), None)


def _too_deep(name: object, depth: int) -> str:
    return f"{name} has lists or objects more than {depth} deep in each other: nest them less"


def _check_values(value: Any, name: object, depth: int) -> None:
    """Checks how deep lists and objects are nested, and that all numbers are finite.

    Raises:
        ReadError: They are not.
    """
    # Layer by layer, not by recursion, because a value may be nested deeper than Python's stack.
    layer: list[Any] = [[value]]
    for _ in range(depth + 1):
        inner = [item for holder in layer for item in (holder.values() if isinstance(holder, dict) else holder)]
        if any(isinstance(item, float) and not isfinite(item) for item in inner):
            raise ReadError(f"{name} has NaN or an infinite number: write a finite one")
        layer = [item for item in inner if isinstance(item, (dict, list))]
        if not layer:
            return
    raise ReadError(_too_deep(name, depth))


# ------------------------------------------------------------------------------------------------ YAML


def parse_yaml(text: str, name: object) -> list[Any]:
    """Returns the documents of a YAML text, with the same kinds of values as in JSON: a date is a text, and so is each key.

    Args:
        text: The text.
        name: What it is, for an error: the path of its file.

    Raises:
        ReadError: It is not YAML, is nested too deep, or has a key twice, a key that is no text, an anchor, an alias, a tag, or
            a number that is too long or not finite.
    """
    import yaml  # loaded only for those who read worked examples

    depth = 0
    try:
        for event in yaml.parse(text, _yaml_loader()):  # before any value is made, because YAML's own parser is recursive
            line = event.start_mark.line + 1  # type: ignore[union-attr]  # every event has one
            if getattr(event, "anchor", None) or getattr(event, "tag", None):
                raise ReadError(f"{name}, line {line}, has an anchor (&), an alias (*) or a tag (!): write the value itself")
            depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
            if depth > MOST_DEPTH:
                raise ReadError(_too_deep(f"{name}, line {line},", MOST_DEPTH))
        documents = list(yaml.load_all(text, _yaml_loader()))
    except yaml.YAMLError as error:
        mark, what = getattr(error, "problem_mark", None), getattr(error, "problem", None) or getattr(error, "reason", error)
        raise ReadError(f"{name}{f', line {mark.line + 1},' if mark else ''} is not YAML: {what}") from error
    for document in documents:
        _check_values(document, name, MOST_DEPTH)
    return documents


@cache
def _yaml_loader() -> Any:
    import yaml

    class Loader(getattr(yaml, "CSafeLoader", yaml.SafeLoader)):  # type: ignore[misc]  # the one in C takes a tenth of the time
        yaml_implicit_resolvers = {
            first: [(tag, form) for tag, form in rules if not tag.endswith(":timestamp")]
            for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
        }

        def construct_mapping(self, node: Any, deep: bool = False) -> Any:
            seen = set()
            for key, _ in node.value:
                if not key.tag.endswith(":str"):
                    refuse(key, "a key is not a text: write it in quotation marks")
                if key.value in seen:  # YAML's own loader silently drops the first value
                    refuse(key, f"{key.value!r:.40} occurs twice in one mapping: write it once")
                seen.add(key.value)
            return super().construct_mapping(node, deep)

        def construct_scalar(self, node: Any) -> Any:
            if node.tag.endswith(":int") and len(node.value) > MOST_DIGITS:
                refuse(node, f"it {_LONG_NUMBER}")
            return super().construct_scalar(node)

    def refuse(node: Any, what: str) -> None:
        raise yaml.constructor.ConstructorError(None, None, what, node.start_mark)

    return Loader


# ------------------------------------------------------------------------------------------------ CSV


def parse_csv(text: str, name: object) -> tuple[list[str], Iterator[tuple[int, list[str]]]]:
    """Returns the names of the columns, and each row below them that is not blank, with the number of its line.

    Commas, semicolons or tabs separate the cells, whichever the first line has most of.

    Args:
        text: The text.
        name: What it is, for an error: the path of its file.

    Raises:
        ReadError: It has no columns, or two of the same name. While the rows are read: it is not CSV.
    """
    rows = _rows(text, name)
    _, names = next(rows, (1, []))
    if not names or (twice := first_twice(names)) is not None:
        what = "no names of columns" if not names else f"the column {twice!r:.40} twice"
        raise ReadError(f"{name}, line 1, has {what}: write each name once")
    return names, rows


def _rows(text: str, name: object) -> Iterator[tuple[int, list[str]]]:
    head = text.lstrip("\n").partition("\n")[0]
    rows = csv.reader(text.split("\n"), delimiter=max(",;\t", key=head.count))
    try:
        yield from ((rows.line_num, cells) for cells in rows if any(cells))
    except csv.Error as error:
        raise ReadError(f"{name}, line {rows.line_num}, is not CSV: {error}") from error
