"""Writes `docs/reference/protocol.json` and `cardlab/frontend/common/protocol.d.ts` from the types in `cardlab.protocol`.

    python -m docs.protocol

A test compares both files with the types.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from cardlab.protocol import lesson, match, match_log, messages, socket_frames
from cardlab.protocol.json_reader import sent_type
from cardlab.protocol.messages import MESSAGES
from cardlab.protocol.type_bounds import Items, Length, Open, Pattern, Range

ROOT = Path(__file__).parent.parent
SCHEMA, TYPES = ROOT / "docs" / "reference" / "protocol.json", ROOT / "cardlab" / "frontend" / "common" / "protocol.d.ts"
MODULES: tuple[ModuleType, ...] = (messages, match_log, match, lesson, socket_frames)
VERBS = {cls: do for do, cls in MESSAGES.items()}
PLAIN = {str: ("string", "string"), int: ("integer", "number"), float: ("number", "number"), bool: ("boolean", "boolean")}
"""A Python type -> the type in a schema, and in TypeScript."""
WIDE = 120
HEAD = "// Generated from cardlab/protocol by `make protocol`: do not edit it."


def declared() -> Iterator[tuple[str, Any, str]]:
    """Yields name, type and docstring of everything that the modules declare, in order; an alias's docstring follows it."""
    for module in MODULES:
        body = ast.parse(inspect.getsource(module)).body
        for one, after in zip(body, [*body[1:], None], strict=True):
            if isinstance(one, ast.ClassDef) and one.name != "BadMessage":
                yield one.name, getattr(module, one.name), ast.get_docstring(one) or ""
            name = one.target if isinstance(one, ast.AnnAssign) else one.targets[0] if isinstance(one, ast.Assign) else None
            is_alias = isinstance(name, ast.Name) and not name.id.isupper()
            if is_alias and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                yield name.id, getattr(module, name.id), inspect.cleandoc(str(after.value.value))


DECLARED = list(declared())
CLASSES = {
    one.name: one for module in MODULES for one in ast.parse(inspect.getsource(module)).body if isinstance(one, ast.ClassDef)
}


def name_of(hint: Any) -> str | None:
    """Returns the name of a declared type; None for one that is written out."""
    return next((name for name, known, _ in DECLARED if known == hint and type(known) is type(hint)), None)


def field_texts(name: str) -> dict[str, str]:
    """Returns the texts below the fields of a class."""
    body = CLASSES[name].body
    return {
        one.target.id: inspect.cleandoc(str(ast.literal_eval(after.value)))
        for one, after in pairwise(body)
        if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name) and isinstance(after, ast.Expr)
    }


def base_of(name: str) -> str | None:
    """Returns the declared class that a class extends."""
    names = [base.id for base in CLASSES[name].bases if isinstance(base, ast.Name)]
    return next((base for base in names if base in CLASSES), None)


def _may_be_left_out(hint: Any) -> tuple[Any, bool]:
    return get_args(hint)[0], False


def field_types(cls: type) -> dict[str, tuple[Any, bool]]:
    """Returns the fields of a dataclass or a TypedDict: their types, and whether they are required."""
    hints = get_type_hints(cls, include_extras=True)
    if is_dataclass(cls):
        do = {"do": (Literal[VERBS[cls]], True)} if cls in VERBS else {}
        return do | {
            one.name: (sent_type(hints[one.name], optional=one.default is None), one.default is MISSING) for one in fields(cls)
        }
    return {
        name: _may_be_left_out(hint) if get_origin(hint) is NotRequired else (hint, cls.__total__)
        for name, hint in hints.items()
    }


# -------------------------------------------------------------------------------- the schema


def schema_of(hint: Any, *, whole: bool = False) -> Any:
    """Returns the schema of a type: a reference to a declared one, or with `whole` its full schema."""
    name = None if whole else name_of(hint)
    if name is not None:
        return {"$ref": f"#/$defs/{name}"}
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _bounded(args[0], args[1:])
    if origin is Literal:
        return {"const": args[0]} if len(args) == 1 else {"enum": list(args)}
    if origin in (Union, UnionType):
        return {"anyOf": [schema_of(one) for one in args]}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(args[1])}
    if args:
        return {"type": "array", "items": schema_of(args[0])}
    if is_dataclass(hint) or is_typeddict(hint):
        return _object(field_types(hint))
    return {"type": "null" if hint is NoneType else PLAIN[hint][0]}


def _object(known: dict[str, tuple[Any, bool]], *, more: bool = False) -> dict[str, Any]:
    return {
        "type": "object",
        "required": [name for name, (_, required) in known.items() if required],
        "properties": {name: schema_of(hint) for name, (hint, _) in known.items()},
        "additionalProperties": more,
    }


def _bounded(hint: Any, bounds: tuple[Any, ...]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for bound in bounds:
        match bound:
            case Items(types=types):
                every = [schema_of(one) for one in types.values()]
                found |= {"type": "array", "prefixItems": every, "items": False, "minItems": len(every)}
            case Open(fields=known):
                found |= _object({name: (one, True) for name, one in known.items()}, more=True)
            case Pattern(expression=expression):
                found |= {"type": "string", "pattern": expression}
            case Range(least=least, most=most):
                found |= {"type": "integer", "minimum": least} | ({} if most is None else {"maximum": most})
            case Length(least=least, most=most, distinct=distinct):
                found |= schema_of(hint)
                of = "Length" if found["type"] == "string" else "Items"
                found |= (
                    {f"max{of}": most} | ({f"min{of}": least} if least else {}) | ({"uniqueItems": True} if distinct else {})
                )
    return found or schema_of(hint)  # some are annotated only with a text, to be a type of their own


def schema() -> str:
    """Returns the text of `protocol.json`."""
    about = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"What a page and its session say to each other, version {socket_frames.VERSION}",
        "$comment": "Generated from cardlab/protocol by `make protocol`: do not edit it. protocol.md says what it means.",
        "anyOf": [schema_of(socket_frames.FromPage), schema_of(socket_frames.FromServer)],
    }
    definitions = {name: {"description": text, **schema_of(hint, whole=True)} for name, hint, text in DECLARED}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(one, ensure_ascii=False)}" for name, one in definitions.items())
    head = json.dumps(about, indent=1, ensure_ascii=False).removesuffix("\n}")
    return f'{head},\n "$defs": {{\n{lines}\n }}\n}}\n'


# -------------------------------------------------------------------------------- the types of the front end


def typescript_of(hint: Any, *, whole: bool = False) -> str:
    """Returns a type in TypeScript: its name if it is declared, or with `whole` its full definition."""
    name = None if whole else name_of(hint)
    if name is not None:
        return name
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _typescript_bounded(args[0], args[1:])
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, UnionType):
        return " | ".join(typescript_of(one) for one in args)
    if origin is dict:
        return f"Record<string, {typescript_of(args[1])}>"
    if args:
        inner = typescript_of(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    return "null" if hint is NoneType else PLAIN[hint][1]


def _typescript_bounded(hint: Any, bounds: tuple[Any, ...]) -> str:
    for bound in bounds:
        if isinstance(bound, Items):
            return "[" + ", ".join(f"{name}: {typescript_of(one)}" for name, one in bound.types.items()) + "]"
        if isinstance(bound, Open):
            return (
                "{" + "".join(f"{name}: {typescript_of(one)}; " for name, one in bound.fields.items()) + "[name: string]: any}"
            )
    return typescript_of(hint)


def _interface(name: str, cls: type) -> Iterator[str]:
    base, texts = base_of(name), field_texts(name)
    known, inherited = field_types(cls), {} if base is None else field_types(getattr(inspect.getmodule(cls), base))
    yield f"export interface {name}{'' if base is None else f' extends {base}'} {{"
    for one, (hint, required) in known.items():
        if one not in inherited:
            if one in texts:
                yield f"  /** {_comment(texts[one])} */"
            yield f"  {one}{'' if required else '?'}: {typescript_of(hint)};"
    yield "}"


def _alias(name: str, hint: Any) -> str:
    text = f"export type {name} = {typescript_of(hint, whole=True)};"
    return text if len(text) <= WIDE else text.replace(" = ", " =\n  | ").replace(" | ", "\n  | ").replace("\n \n", "\n")


def _comment(text: str) -> str:
    return " ".join(text.replace("``", "`").split())


def typescript() -> str:
    """Returns the text of `protocol.d.ts`."""
    lines = [HEAD]
    for name, hint, text in DECLARED:
        lines += ["", f"/** {_comment(text.partition(chr(10))[0])} */"]
        if is_dataclass(hint) or is_typeddict(hint):
            lines += _interface(name, hint)
        else:
            lines.append(_alias(name, hint))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Writes both files."""
    SCHEMA.write_text(schema(), encoding="utf-8")
    TYPES.write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
