"""Files that somebody else may have written are read in one place, and each bad one is refused in one or two plain lines."""

import ast
import json
import os
from codecs import BOM_UTF16_BE
from pathlib import Path

import pytest

import cardlab
from cardlab import CardlabError, lab
from cardlab.cli.commands import parser
from cardlab.cli.commands.arguments import read_match
from cardlab.core.foreign_files import parse_json
from cardlab.core.installed_packages import HOME
from cardlab.lab.export import csv_text
from cardlab.serve.pages import notebook_contents
from cardlab.testing import po_files
from cardlab.testing.message_files import texts_of
from cardlab.testing.worked_examples import examples
from cardlab.words.fluent_files import MessageError, fluent_entries
from tests.stores import needs_posix

OWN = "a file that comes with this package"
READERS = {
    "bots/learned_bot.py": OWN,
    "bots/opponent_levels.py": OWN,
    "cli/commands/__init__.py": "the null device",
    "cli/new.py": "a package of the author's own, whose text the gate has read",
    "core/machine_limits.py": "what the system says about itself",
    "decks/ready_decks.py": OWN,
    "documents/templates.py": OWN,
    "documents/worksheet.py": "what our browser has just printed",
    "frontend/bundle.py": OWN,
    "frontend/fonts.py": OWN,
    "lab/study_kernels/compiler.py": OWN,
    "serve/access/access_code.py": "the secret of the person who starts the server, which may come through a pipe",
    "serve/handlers/voila_files.py": "files of installed packages, which are sent unread",
    "serve/jupyter_kernels/message_validation.py": "messages of our own Jupyter kernels, which are many and long",
    "serve/storage/store.py": "a copy of the session's own data",
}
"""The modules that read files or JSON in another way -> why they may."""
PARSERS = {"json": {"load", "loads"}, "csv": {"reader", "DictReader"}, "tomllib": {"load", "loads"}, "nbformat": {"read"}}
"""Modules -> their functions that read. Every function of ``yaml`` counts."""


def reads(call: ast.Call) -> bool:
    """Whether a call opens a file to read, or parses what a file may have."""
    match call.func:
        case ast.Name(id="open"):
            return not any(isinstance(given, ast.Constant) and given.value in ("w", "x", "a") for given in call.args[1:])
        case ast.Attribute(attr="read_text" | "read_bytes"):
            return True
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return module == "yaml" or name in PARSERS.get(module, ())
    return False


def test_no_other_module_reads_files():
    """A module that opens files in its own way would lack the care of this one."""
    modules = {
        path.relative_to(HOME).as_posix()
        for path in HOME.rglob("*.py")
        if any(isinstance(node, ast.Call) and reads(node) for node in ast.walk(ast.parse(path.read_bytes())))
    }
    assert modules == {*READERS, "core/foreign_files.py"}


# ------------------------------------------------------------------------------------------------ files


def command(*arguments: object) -> None:
    """Runs a command of ``cardlab``; its errors are raised, not printed."""
    asked = parser().parse_args([str(one) for one in arguments])
    assert asked.run(asked) == 0


NOTEBOOK = """{"cells": [{"cell_type": "markdown", "id": "a", "metadata": {}, "source": "# Title é"}],
"metadata": {}, "nbformat": 4, "nbformat_minor": 5}"""
READ = {
    "examples.yaml": ("name: the deal\nexpect: {rules: [war.deal]}\n", lambda path: [one.name for one in examples(path)]),
    "examples.md": ("é\n```yaml\nname: the deal\nexpect: {}\n```\n", lambda path: [one.name for one in examples(path)]),
    "verified.yaml": ("game: war\nexamples:\n- name: the deal\n  expect: {}\n", lambda path: command("verify", path)),
    "translation.po": ('msgctxt "war-tie"\nmsgid "War!"\nmsgstr "Krig é!"\n', lambda path: translated(path)),
    "words.ftl": ("# Head\nfirst = é\nsecond = 2\n", lambda path: [text.message for text in texts_of(path)]),
    "match.json": (cardlab.start("war", seed=1).save(), lambda path: read_match(path).save()),
    "page.ipynb": (NOTEBOOK, lambda path: notebook_contents.read(path).title),
    "study.csv": (None, lambda path: lab.read(path, "war", seed=3)),
}
"""Files by their names -> a text that such a file may have, and a function that reads it."""
each_reader = pytest.mark.parametrize("name", READ)


def translated(path: Path) -> str:
    """Returns the message file that a PO file gives."""
    command("translate", "sv", "--from", path, "--into", path.parent / "sv")
    return (path.parent / "sv" / "games" / "war.ftl").read_text(encoding="utf-8")


@pytest.fixture
def text(name, monkeypatch):
    """Returns a good text for a reader. A notebook is read without running its cells, and a translation is of War alone."""
    monkeypatch.setattr(notebook_contents, "_run", lambda *_: {})
    monkeypatch.setattr(po_files, "to_translate", lambda home: [*texts_of(HOME / "locales/en/games/war.ftl", "games/war.ftl")])
    return READ[name][0] or csv_text([({}, cardlab.study("war", matches=2, seed=3, progress=False))])


FORMS = {
    "mark": lambda text: text.encode("utf-8-sig"),
    "utf16": lambda text: text.encode("utf-16"),
    "utf16be": lambda text: BOM_UTF16_BE + text.encode("utf-16-be"),
    "crlf": lambda text: text.replace("\n", "\r\n").encode(),
    "cr": lambda text: text.replace("\n", "\r").encode(),
}
"""The ways in which editors and spreadsheets save a text."""


@each_reader
@pytest.mark.parametrize("form", FORMS)
def test_a_text_is_read_however_it_was_saved(name, form, text, tmp_path):
    path, read = tmp_path / name, READ[name][1]
    path.write_bytes(text.encode())
    expected = read(path)
    path.unlink()
    saved = tmp_path / form / name
    saved.parent.mkdir()
    saved.write_bytes(FORMS[form](text))
    assert read(saved) == expected


def sparse(path: Path) -> None:
    """Makes a file of two gigabytes that takes no room."""
    with path.open("wb") as file:
        file.truncate(2_000_000_000)


BAD = {
    "latin1": (lambda path: path.write_bytes(b"one\rtwo\r\nthree\n\xe9\n"), "line 4, is not text in UTF-8: save"),
    "nul": (lambda path: path.write_bytes("one\ntwo\n".encode("utf-16-le")), "line 1, has the character NUL"),
    "half": (lambda path: path.write_bytes(b"\xff\xfe\x00"), "line 1, is not text in UTF-8"),
    "missing": (lambda path: None, "cannot be read: No such file"),
    "folder": (Path.mkdir, "is a folder"),
    "long": (sparse, "has 2,000,000,000 bytes, and may have"),
    "pipe": (lambda path: os.mkfifo(path), "is a pipe or a device"),
    "device": (lambda path: path.symlink_to("/dev/null"), "is a pipe or a device"),
}
"""Files that no reader can read: how they are made, and what the error says."""


@each_reader
@pytest.mark.parametrize("bad", [pytest.param(bad, marks=[needs_posix] * (bad in ("pipe", "device"))) for bad in BAD])
def test_a_file_that_is_no_text_is_named_with_the_reason(name, bad, text, tmp_path):
    path = tmp_path / name
    BAD[bad][0](path)
    refused(name, path, BAD[bad][1])


def refused(name: str, path: Path, what: str) -> None:
    """Checks that a file is refused, with an error of at most two lines that names it."""
    with pytest.raises(CardlabError) as told:
        READ[name][1](path)
    error = str(told.value)
    assert what in error
    assert str(path) in error
    assert len(error.splitlines()) <= 2
    assert len(error) < 200 + len(str(path))


# ------------------------------------------------------------------------------------------------ what is in them

MANY = "9" * 5000
JSON = [
    ("", "line 1, is not JSON: it is empty"),
    ('{\n"a": }', "line 2, is not JSON: Expecting value"),
    ('{"a": 1, "b": {"c": 1, "d": 2, "c": 3}}', "has 'c' twice in one object: write it once"),
    ("[" * 10_000 + "]" * 10_000, "more than 100 deep in each other"),
    ("[" * 101 + "]" * 101, "more than 100 deep in each other"),
    ('{"a":' * 101 + "1" + "}" * 101, "more than 100 deep in each other"),
    (f'{{"a": -{MANY}}}', "a number with more than 100 digits"),
    ("[NaN]", "NaN or an infinite number"),
    ('{"a": [-Infinity]}', "NaN or an infinite number"),
    ("1e999", "NaN or an infinite number"),
]
YAML = [
    ("a: [", "line 2, is not YAML: did not find"),
    ("a: 1\n- b", "line 2, is not YAML"),
    ("a: \x07", "is not YAML"),
    ("a: 1\nb: {c: 1, 'c': 2}", "line 2, is not YAML: 'c' occurs twice in one mapping: write it once"),
    ("a:\n  5: 6", "line 2, is not YAML: a key is not a text: write it in quotation marks"),
    ("{[a]: 1}", "line 1, is not YAML: a key is not a text"),
    ("{<<: {a: 1}}", "line 1, is not YAML: a key is not a text"),
    ("a: &x 1\nb: *x", "line 1, has an anchor (&), an alias (*) or a tag (!)"),
    ("a: !!python/name:os.system", "line 1, has an anchor (&), an alias (*) or a tag (!)"),
    ("!!map [1]", "or a tag (!)"),
    ("a: b\n---\n" + "[" * 10_000, "line 3, has lists or objects more than 100 deep"),
    ("- " * 10_000, "line 1, has lists or objects more than 100 deep"),
    (f"a:\n- {MANY}", "line 2, is not YAML: it has a number with more than 100 digits"),
    ("a: .nan", "NaN or an infinite number"),
    ("a: -1.0e+999", "NaN or an infinite number"),
]
CSV = [
    ("", "line 1, has no names of columns"),
    ("\n;;\n", "line 1, has no names of columns"),
    ("winner,turns,winner\n1,2,3\n", "line 1, has the column 'winner' twice"),
    ("winner,turns\n1,2\n\n1\n", "line 4, has 1 cells below 2 columns"),
    (f"winner,turns\n1,{MANY}\n", "line 2, has a cell that is not a whole number"),
    ("winner\n1\n1.5\n", "line 3, has a cell that is not a whole number"),
    ("winner\n" + "x" * 200_000, "line 2, is not CSV: field larger than field limit"),
]
PO = [
    ('msgctxt "a"\nmsgid "b"\nmsgstr "c"\n\nmsgctxt "a"\nmsgid "b"\nmsgstr "d"\n', "has 'a' twice: delete one of the two"),
    ('msgid "b"\nmsgstr "c"\n\nmgsid "d"\n', "line 4, is not PO: Unknown or misformatted keyword"),
    ('msgid ""\nmsgstr "Language: ?!\\n"\n', "has a wrong head"),
]
KINDS = {
    "examples.yaml": YAML,
    "verified.yaml": YAML,
    "match.json": JSON,
    "page.ipynb": JSON,
    "study.csv": CSV,
    "translation.po": PO,
}


@pytest.mark.parametrize(
    ("name", "content", "what"),
    [pytest.param(name, *one, id=f"{name} {one[1]}") for name, kind in KINDS.items() for one in kind],
)
def test_a_text_that_is_not_of_its_kind_is_refused_with_the_line(name, content, what, text, tmp_path):
    path = tmp_path / name
    path.write_text(content, encoding="utf-8")
    refused(name, path, what)


@pytest.mark.parametrize(
    "content", ["[" * 100 + "]" * 100, "9" * 100, '[{"a": 1}, {"a": 2}]', "1.5", "\ufeff{}", b"\xef\xbb\xbf[1]"]
)
def test_the_limits_are_not_below_what_they_say(content):
    assert parse_json(content) == json.loads(content.lstrip("\ufeff") if isinstance(content, str) else content)


@pytest.mark.parametrize("value", ["[" * 10_000, "NaN", MANY], ids=["deep", "nan", "long"])
def test_a_value_in_a_command_is_refused_in_words(value, tmp_path):
    with pytest.raises(CardlabError, match="The 'a' trait .* expected an int") as told:
        command("export", "model", "ten_frames", f"a={value}", "--out", tmp_path / "frames.html")
    assert len(str(told.value)) <= 300


def test_braces_without_end_are_no_fluent():
    with pytest.raises(MessageError, match="braces in each other"):
        fluent_entries("m = " + "{" * 5000)
