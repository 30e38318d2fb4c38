"""Reads untrusted JSON into dataclasses. A reader for each class is made once, from the types of its fields.

A reader accepts exactly what the type allows. JSON's ``true`` is not a number and neither is ``"5"``, because cardlab's pages
send no value that has to be converted. A field that the class does not have is refused for the same reason. A page of another
version is asked to reload before its first message (`cardlab.protocol.socket_frames`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, partial
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from cardlab.protocol.type_bounds import Items, Length, Range

T = TypeVar("T")
Reader = Callable[[Any], Any]


class Malformed(ValueError):  # as in "a malformed message"
    """A value that its type does not allow.

    Args:
        field: The field of the message that contains it; "" for the whole message.
    """

    def __init__(self, field: str = "") -> None:
        super().__init__(field)
        self.field = field


def read(cls: type[T], sent: object, beside: str = "") -> T:
    """Reads a JSON object as a dataclass.

    Args:
        cls: The dataclass.
        sent: The object that was sent.
        beside: Another allowed key besides the fields: the verb of a message.

    Raises:
        Malformed: A field is missing, is not of its type, or does not belong to the class; the first such field is named.
    """
    if type(sent) is not dict:
        raise Malformed
    given = {}
    for name, reader, required in _fields(cls):  # type: ignore[arg-type]  # a class is hashable
        if name in sent:
            try:
                given[name] = reader(sent[name])
            except Malformed:
                # The outermost name replaces that of a nested field, because the message declares that one.
                raise Malformed(name) from None
        elif required:
            raise Malformed(name)
    # Counting first: only a refused message pays for the search for the odd key.
    if len(sent) > len(given) + (beside in sent):
        raise Malformed(next(str(name) for name in sent if name not in given and name != beside))
    return cls(**given)


# The readers are closures that are made once, so that a press does not pay for a walk through types.
@cache
def _fields(cls: type) -> list[tuple[str, Reader, bool]]:
    """Returns for each field of a dataclass its name, its reader and whether it is required."""
    hints = get_type_hints(cls, include_extras=True)
    return [
        (one.name, _reader(sent_type(hints[one.name], optional=one.default is None)), one.default is MISSING)
        for one in fields(cls)
    ]


def sent_type(hint: Any, *, optional: bool) -> Any:
    """Returns the type of a field as a page sends it. If None means that a field is left out, null is not allowed."""
    if not optional or NoneType not in get_args(hint):
        return hint
    return Union[tuple(one for one in get_args(hint) if one is not NoneType)]  # noqa: UP007  # of a tuple


def _reader(hint: Any) -> Reader:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _bounded(args[0], args[1:])
    if origin is Literal:
        allowed = frozenset((type(value), value) for value in args)  # with the type, since 1 == True
        return lambda sent: _only(sent, type(sent) in (str, int, bool) and (type(sent), sent) in allowed)
    if origin in (Union, UnionType):
        return _any_of([_reader(one) for one in args])
    if origin is tuple:
        return _list_of(_reader(args[0]))
    if origin is dict:
        return _record_of(_reader(args[1]))
    if is_dataclass(hint):
        return partial(read, hint)  # type: ignore[arg-type]  # a class, by now
    return lambda sent: _only(sent, type(sent) is hint)


def _only(sent: T, allowed: bool) -> T:
    if not allowed:
        raise Malformed
    return sent


def _bounded(hint: Any, bounds: tuple[Any, ...]) -> Reader:
    items = next((bound for bound in bounds if isinstance(bound, Items)), None)
    reader = _reader(hint) if items is None else _tuple_of([_reader(one) for one in items.types.values()])
    ranges = [bound for bound in bounds if isinstance(bound, Range)]
    lengths = [bound for bound in bounds if isinstance(bound, Length)]

    def bounded(sent: Any) -> Any:
        # A list is measured before its entries are read, so that a list of a million entries costs nothing.
        if type(sent) in (list, str) and not all(bound.least <= len(sent) <= bound.most for bound in lengths):
            raise Malformed
        value = reader(sent)
        fits = all(bound.least <= value and (bound.most is None or value <= bound.most) for bound in ranges)
        return _only(value, fits and all(len(set(value)) == len(value) for bound in lengths if bound.distinct))

    return bounded


def _any_of(readers: list[Reader]) -> Reader:
    def any_of(sent: Any) -> Any:
        for reader in readers:
            try:
                return reader(sent)
            except Malformed:
                continue
        raise Malformed

    return any_of


def _list_of(reader: Reader) -> Reader:
    return lambda sent: tuple(map(reader, _only(sent, type(sent) is list)))


def _tuple_of(readers: list[Reader]) -> Reader:
    def tuple_of(sent: Any) -> Any:
        _only(sent, type(sent) is list and len(sent) == len(readers))
        return tuple(reader(one) for reader, one in zip(readers, sent, strict=True))

    return tuple_of


def _record_of(reader: Reader) -> Reader:
    def record_of(sent: Any) -> Any:
        _only(sent, type(sent) is dict and all(type(name) is str for name in sent))
        return {name: reader(value) for name, value in sent.items()}

    return record_of
