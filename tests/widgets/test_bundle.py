"""The bundle joins the front end's modules into one, without losing or changing any."""

import re
from pathlib import Path

import pytest

from cardlab.frontend import bundle
from cardlab.sessions.page_texts import later_texts, page_texts
from cardlab.words.words import Words

WITHOUT_EXPORT = [
    "together",
    "served_page",
    "http_line",
    "gallery",
    "skill_deck",
    "profiles",
    "worksheet",
    "teacher",
    "lab_form",
    "reload_on_change",
    "theme_choice",
    "standalone",
    "register_service_worker",
    "service_worker",
    "early_theme",
    "browser_check",
    "exported_module",
]
ENTRIES = [
    "brush_widget",
    "card_table_widget",
    "replay_widget",
    "play_table_notebook",
    "play_table_widget",
    "lesson",
    "model_widget",
    "exercise_widget",
    "notebook_output",
    *WITHOUT_EXPORT,
]

ROOMS = ("common", "cards", "table", "models", "page", "stage", "lesson")
"""From the lowest: each imports only from itself and from those before it."""
HERE = Path(bundle.__file__).parent


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_widget_ships_one_module_without_imports(entry):
    """The module for anywidget is self-contained, because a relative import would find nothing in a notebook."""
    text = bundle.module(entry)
    assert not bundle._IMPORT.search(text)
    assert text.count("export default") == (entry not in WITHOUT_EXPORT)


@pytest.mark.parametrize("entry", ENTRIES)
def test_the_front_end_contains_no_addresses(entry):
    """The only ones are the names of XML namespaces, and drawings that stand in the text itself."""
    text = (bundle.module(entry) + bundle.stylesheet() + bundle.stage_stylesheet()).replace("http://www.w3.org/", "")
    text = text.replace('url("data:image/svg+xml,', "")
    assert "http:" not in text
    assert "https:" not in text
    assert "url(" not in text


def test_every_module_name_is_unique():
    """The bundle finds a module by its name alone. Generated modules have their types in one folder."""
    names = [path.name for path in HERE.glob("*/*") if path.suffix in (".js", ".css", ".ts")]
    stems = [re.sub(r"(\.d)?\.(js|ts)$", "", name) for name in names]
    assert len(stems) == len({*stems})
    assert {*names} == {*bundle.paths()}
    assert {path.parent.name for path in bundle.paths().values()} == {*ROOMS}


def test_no_folder_imports_from_a_later_one():
    for path in bundle.paths().values():
        for lead in re.findall(r'^(?:import|\}).* from "(.*\.js)";', path.read_text("utf-8"), flags=re.M):
            there = (path.parent / lead).resolve()
            assert ROOMS.index(there.parent.name) <= ROOMS.index(path.parent.name), (path.name, lead)
            assert there.exists() or there.with_suffix(".d.ts").exists(), (path.name, lead)


def test_the_script_of_another_package_imports_without_folders(monkeypatch, tmp_path):
    """Its author need not know which folder a module is in."""
    (tmp_path / "gears.js").write_text('import {s} from "./svg.js";\n\nexport const draw = () => s("g");\n', "utf-8")
    monkeypatch.setattr(bundle, "scripts", lambda: {"gears": tmp_path / "gears.js"})
    order: list[str] = []
    bundle._collect("gears", order, (), bundle.source)
    assert order == ["fallback_language", "dom", "svg", "gears"]
    assert bundle.module.__wrapped__("gears").endswith(
        'const {s} = $svg;\n\nexport const draw = () => s("g");\n'.replace("\n\n", "\n")
    )


def test_every_file_of_the_front_end_is_used():
    order: list[str] = []
    for entry in ENTRIES:
        bundle._collect(entry, order, (), bundle.source)
    there = {name.removesuffix(".js") for name in bundle.paths() if name.endswith(".js")}
    assert {*there, "model_registry", "stage_registry", "version"} == set(order)  # the bundle generates the last three


@pytest.mark.parametrize("model", ["ten_frames", "hundred_chart"])
def test_a_page_has_a_models_actions(model):
    """A model's other exports reach the page, both in the joined text and in a file of its own."""
    assert f"acts: {model}_acts" in bundle.source("model_registry.js")
    drawn = next(one for one in bundle.file("lesson", (model,)).imports if one.name == model)
    assert f"acts: ${model}.acts" in drawn.text


def test_an_import_may_have_several_lines(monkeypatch):
    """A long list of names is linked like a short one, also with renamed imports."""
    texts = {
        "long.js": 'import {\n  a,\n  b as c,\n} from "../room/short.js";\n\nexport const d = a + c;\n',
        "short.js": "export const a = 1;\nexport const b = 2;\n",
    }
    monkeypatch.setattr(bundle, "source", texts.__getitem__)
    assert bundle.module.__wrapped__("long") == (
        "const $short = (() => {\nconst a = 1;\nconst b = 2;\n\nreturn {a, b};\n})();\n"
        "const {\na,\nb: c,\n} = $short;\nexport const d = a + c;\n"
    )


def without_comments(text):
    """Returns the lines of a module without comments and blank lines."""
    lines, inside = [], False
    for line in text.splitlines(keepends=True):
        inside = inside or line.lstrip().startswith("/**")
        if not line.strip():
            continue
        if not inside and not line.lstrip().startswith("//"):
            lines.append(line)
        elif inside and "*/" in line:
            if not line.rstrip().endswith("*/"):  # a type before a value on the same line
                lines.append(line)
            inside = False
    text = re.sub(r"/\*\* @type \{[^}\n]*\}+(\[\])*[^*\n]*\*/ ?", "", "".join(lines))
    return re.sub(r"(?<=\S) //[^\n\"'`]*$", "", text, flags=re.M)


def test_the_bundle_contains_every_module_once_and_unchanged():
    """Only comments, blank lines and indentation are left out, and imports are changed, so a widget runs the code that was
    checked.
    """
    for entry in ENTRIES:
        order: list[str] = []
        bundle._collect(entry, order, (), bundle.source)
        text = bundle.module(entry)
        for name in order:
            body = re.split(r"^import [^;]*;\n", bundle.source(f"{name}.js"), flags=re.M)[-1]
            code = without_comments(body if name == entry else re.sub(r"^export ", "", body, flags=re.M))
            assert text.count(re.sub(r"\n\s+", "\n", code)) == 1, name


def test_a_template_literal_of_several_lines_keeps_its_spaces():
    text = "export const tall = `a\n    b`;\n"
    assert "`a\n    b`" in bundle._code("one", {"one.js": text}.__getitem__)
    assert bundle._code("one", {"one.js": "if (a) {\n\n  b();\n}\n"}.__getitem__) == "if (a) {\nb();\n}\n"


def test_a_comment_after_code_is_left_out_and_strings_stay():
    text = 'const a = (/** @type {B} */ b) => b; // why\nconst c = "x // y";\nconst d = `x // y`; // it\'s\n'
    assert bundle._code("one", {"one.js": text}.__getitem__) == (
        'const a = (b) => b;\nconst c = "x // y";\nconst d = `x // y`; // it\'s\n'
    )


@pytest.mark.parametrize(
    ("code", "sent"),
    [
        ('const a = {b: "c, d", e: f(g, 1)};', 'let a={b:"c, d",e:f(g,1)};'),
        ("if (a < b && c) return [d, ...e];", "if(a<b&&c)return[d,...e];"),
        ("a + b - c", "a+b-c"),
        ("a + +b - -c", "a + +b - -c"),
        ("a++ + b - --c", "a++ + b - --c"),
        ("a + 'b + c' + (d - e)", "a+'b + c'+(d-e)"),
        ("if (a) {\nb();\n}\nc();\n}", "if(a){b()}\nc()}"),
        ("const half = n / 2, text = '1 / 2, 3';", "let half=n / 2,text='1 / 2, 3';"),
        ("const one = / \\[(a, b)[/]/gu, two = 2;", "let one=/ \\[(a, b)[/]/gu,two=2;"),
        ("if (a) /b, c/.test(d), e();", "if (a) /b, c/.test(d), e();"),
        ("const text = `${a}, ${b}`, c = 1;", "let text=`${a}, ${b}`,c=1;"),
        ("const text = `${a ?? ` ${b} = `} c`;", "const text = `${a ?? ` ${b} = `} c`;"),
        ("const one = /'/, two = '/ , ';", "let one=/'/,two='/ , ';"),
        ("const a = `b\n  c = d`;\nlet e = f;", "const a = `b\n  c = d`;\nlet e = f;"),
    ],
)
def test_spaces_next_to_signs_are_removed(code, sent):
    """They stay wherever they could be part of a text."""
    assert bundle._tight(code) == sent


def test_every_text_of_the_page_has_a_message():
    """The page's types list the names of its texts, and each is a message."""
    declared = bundle.source("types.d.ts").partition("export type Text =")[2].partition(";")[0]
    names = re.findall(r'"(\w+)"', declared)
    assert len(names) > 100
    assert {*names} <= {*page_texts(Words()), *later_texts(Words())}


def test_circular_imports_are_refused(monkeypatch):
    monkeypatch.setattr(
        bundle,
        "source",
        lambda file: 'import {x} from "./other.js";\n' if file == "one.js" else 'import {y} from "./one.js";\n',
    )
    with pytest.raises(ImportError, match="one -> other -> one"):
        bundle._collect("one", [], (), bundle.source)


def test_another_choice_of_models_makes_no_module_again(monkeypatch):
    """A class may open lessons about many decks, each with other models, and a server answers nobody while it makes a file."""
    bundle.file("lesson", None)
    bundle.file("play_table_widget", None)
    monkeypatch.setattr(bundle, "_file", None)
    made = [one.name for one in bundle.file("lesson", ("bar_model", "hundred_chart", "ten_frames")).imports]
    assert made == ["page_tools", "lesson_core", "bar_model", "hundred_chart", "ten_frames"]
    assert bundle.file("play_table_widget", ("ten_frames",)) is bundle.file("play_table_widget", None)
