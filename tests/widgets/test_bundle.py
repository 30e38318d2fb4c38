import re
from pathlib import Path

import pytest

from cardlab.frontend import bundle
from cardlab.sessions.page_texts import later_texts, page_texts
from cardlab.words.words import Words

WITHOUT_EXPORT = [
    "together",
    "served_page",
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
]
ENTRIES = [
    "card_table_widget",
    "replay_widget",
    "play_table_widget",
    "lesson",
    "model_widget",
    "exercise_widget",
    *WITHOUT_EXPORT,
]

ROOMS = ("common", "cards", "table", "models", "page", "stage", "lesson")
"""From the lowest: each imports from itself and those below it."""
HERE = Path(bundle.__file__).parent


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_widget_ships_one_module_without_imports(entry):
    """The module for anywidget is self-contained: a relative import would find nothing there."""
    text = bundle.module(entry)
    assert not bundle._IMPORT.search(text)
    assert text.count("export default") == (entry not in WITHOUT_EXPORT)


@pytest.mark.parametrize("entry", ENTRIES)
def test_nothing_is_fetched_from_outside(entry):
    """The only addresses in the front end are the names of XML spaces."""
    text = (bundle.module(entry) + bundle.stylesheet() + bundle.stage_stylesheet()).replace("http://www.w3.org/", "")
    assert "http:" not in text
    assert "https:" not in text
    assert "url(" not in text


def test_every_name_is_known_in_one_room():
    """A bundle knows a module by its name alone; what the bundle writes has its types in a room."""
    names = [path.name for path in HERE.glob("*/*") if path.suffix in (".js", ".css", ".ts")]
    stems = [re.sub(r"(\.d)?\.(js|ts)$", "", name) for name in names]
    assert len(stems) == len({*stems})
    assert {*names} == {*bundle.paths()}
    assert {path.parent.name for path in bundle.paths().values()} == {*ROOMS}


def test_no_room_imports_from_a_room_above_it():
    for path in bundle.paths().values():
        for lead in re.findall(r'^(?:import|\}).* from "(.*\.js)";', path.read_text("utf-8"), flags=re.M):
            there = (path.parent / lead).resolve()
            assert ROOMS.index(there.parent.name) <= ROOMS.index(path.parent.name), (path.name, lead)
            assert there.exists() or there.with_suffix(".d.ts").exists(), (path.name, lead)


def test_the_model_of_another_package_imports_from_no_room(monkeypatch, tmp_path):
    """Its author need not know which room a module lies in."""
    (tmp_path / "gears.js").write_text('import {s} from "./svg.js";\n\nexport const draw = () => s("g");\n', "utf-8")
    monkeypatch.setattr(bundle, "scripts", lambda: {"gears": tmp_path / "gears.js"})
    order: list[str] = []
    bundle._collect("gears", order, (), bundle.source)
    assert order == ["fallback_language", "dom", "svg", "gears"]
    assert bundle.module.__wrapped__("gears").endswith(
        'const {s} = $svg;\n\nexport const draw = () => s("g");\n'.replace("\n\n", "\n")
    )


def test_every_file_of_the_front_end_is_used():
    """No module lies there that no widget imports."""
    order: list[str] = []
    for entry in ENTRIES:
        bundle._collect(entry, order, (), bundle.source)
    there = {name.removesuffix(".js") for name in bundle.paths() if name.endswith(".js")}
    assert {*there, "model_registry", "stage_registry", "version"} == set(order)  # the last three are written by the bundle


@pytest.mark.parametrize("model", ["ten_frames", "hundred_chart"])
def test_a_page_has_the_states_on_the_way_to_a_picture(model):
    """A model's other exports reach the page, joined into one text and as a file of its own."""
    assert f"acts: {model}_acts" in bundle.source("model_registry.js")
    drawn = next(one for one in bundle.file("lesson", (model,)).imports if one.name == model)
    assert f"acts: ${model}.acts" in drawn.text


def test_an_import_may_take_several_lines(monkeypatch):
    """A list of names that is too long for one line is linked as a short one is, also under another name."""
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
    """The lines of a module without its comments and blank lines, line by line."""
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


def test_the_bundle_holds_every_module_once_and_as_it_lies_in_the_folder():
    """A widget runs the code that was checked: only comments, blank lines and indentation are left out, and imports are
    changed.
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


def test_a_comment_behind_code_is_left_out_and_text_stays():
    text = 'const a = (/** @type {B} */ b) => b; // why\nconst c = "x // y";\nconst d = `x // y`; // it\'s\n'
    assert bundle._code("one", {"one.js": text}.__getitem__) == (
        'const a = (b) => b;\nconst c = "x // y";\nconst d = `x // y`; // it\'s\n'
    )


@pytest.mark.parametrize(
    ("code", "sent"),
    [
        ('const a = {b: "c, d", e: f(g, 1)};', 'const a={b:"c, d",e:f(g,1)};'),
        ("if (a < b && c) return [d, ...e];", "if(a<b&&c)return[d,...e];"),
        ("a + +b - -c", "a + +b - -c"),
        ("const half = n / 2, text = '1 / 2, 3';", "const half = n / 2, text = '1 / 2, 3';"),
        ("const text = `${a}, ${b}`;", "const text = `${a}, ${b}`;"),
        ("const a = `b\n  c = d`;\nlet e = f;", "const a = `b\n  c = d`;\nlet e = f;"),
    ],
)
def test_a_page_is_sent_no_spaces_beside_signs(code, sent):
    """Only where no text can be meant."""
    assert bundle._tight(code) == sent


def test_the_page_says_no_text_that_has_no_message():
    """The names of the page's texts, by which its words are checked, are those of messages."""
    declared = bundle.source("types.d.ts").partition("export type Text =")[2].partition(";")[0]
    names = re.findall(r'"(\w+)"', declared)
    assert len(names) > 100
    assert {*names} <= {*page_texts(Words()), *later_texts(Words())}


def test_modules_that_import_each_other_are_refused(monkeypatch):
    monkeypatch.setattr(
        bundle,
        "source",
        lambda file: 'import {x} from "./other.js";\n' if file == "one.js" else 'import {y} from "./one.js";\n',
    )
    with pytest.raises(ImportError, match="one -> other -> one"):
        bundle._collect("one", [], (), bundle.source)
