from importlib.resources import files

import pytest

from cardlab.frontend import bundle

ENTRIES = ["card_table", "replay_widget", "play_widget", "lesson", "gallery", "sheet", "teacher", "model_widget"]


@pytest.mark.parametrize("entry", ENTRIES)
def test_a_widget_ships_one_module_without_imports(entry):
    """What anywidget is given stands alone: a relative import would find nothing there."""
    text = bundle.module(entry)
    assert not bundle._IMPORT.search(text)
    assert text.count("export default") == (entry not in ("gallery", "sheet", "teacher"))


@pytest.mark.parametrize("entry", ENTRIES)
def test_nothing_is_fetched_from_outside(entry):
    """The only addresses in the front end are the names of XML spaces."""
    text = (bundle.module(entry) + bundle.stylesheet()).replace("http://www.w3.org/", "")
    assert "http:" not in text
    assert "https:" not in text
    assert "url(" not in text


def test_every_file_of_the_front_end_is_used():
    """No module lies there that no widget imports."""
    order: list[str] = []
    for entry in ENTRIES:
        bundle._collect(entry, order, ())
    there = {file.name.removesuffix(".js") for file in files("cardlab.frontend").iterdir() if file.name.endswith(".js")}
    assert {*there, "known_models"} == set(order)  # that one is written by the bundle


def test_modules_that_import_each_other_are_refused(monkeypatch):
    monkeypatch.setattr(
        bundle,
        "source",
        lambda file: 'import {x} from "./other.js";\n' if file == "one.js" else 'import {y} from "./one.js";\n',
    )
    with pytest.raises(ImportError, match="one -> other -> one"):
        bundle._collect("one", [], ())
