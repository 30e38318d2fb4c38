"""Widgets as ES modules of their own, on pages that keep anywidget's contract and know nothing else of Jupyter."""

import gzip
import re

import pytest
from playwright.sync_api import expect

from cardlab import CardlabError, start
from cardlab.cli.commands import main
from cardlab.widgets import PlayTable

COMMANDS = {
    "match": ("match", "addition_war", "--seed", "7", "--preset", "lesson", "--moves", "3"),
    "model": ("model", "ten_frames", "a=8", "b=5"),
    "exercise": ("exercise", "addition_war", "missing", "--seed", "3"),
}
RENDER = """async ([text, given, isInShadow]) => {
  const host = document.body.appendChild(document.createElement("div"));
  const el = isInShadow ? host.attachShadow({mode: "open"}).appendChild(document.createElement("div")) : host;
  const {default: module} = await import(URL.createObjectURL(new Blob([text], {type: "text/javascript"})));
  const model = given && {get: (name) => given[name], on() {}, off() {}, set() {}};
  await module.render({model, el});
}"""
"""Shows a module as an element of the page, as the documentation does, or as in a shadow tree, as MyST does."""


def written(tmp_path, kind):
    """Returns the text of the module that the command writes."""
    file = tmp_path / "module.mjs"
    assert main(["export", *COMMANDS[kind], "--esm", "--out", str(file)]) == 0
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_module_is_small(tmp_path, kind):
    assert len(gzip.compress(written(tmp_path, kind).encode())) <= 110_000


@pytest.mark.parametrize("is_in_shadow", [False, True])
def test_modules_live_in_any_page(page, tmp_path, is_in_shadow):
    """A match opens at the step that the page names and is stepped through, a model changes, and a question is answered."""
    for kind in COMMANDS:
        page.evaluate(RENDER, [written(tmp_path, kind), {"step": 3} if kind == "match" else None, is_in_shadow])
    chip = page.locator(".cardlab-stage-chip").first
    expect(chip).to_have_text(re.compile("Step 3 of"))
    page.get_by_role("button", name="Next step").click()
    expect(chip).to_have_text(re.compile("Step [45] of"))
    frames = page.locator(".cardlab-model-status")
    before = frames.inner_text()
    page.get_by_role("button", name="Take apart").click()
    expect(frames).not_to_have_text(before)
    page.get_by_role("textbox").fill("99")
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".cardlab-feedback").first).not_to_be_empty()
    assert page.locator(".cardlab-stage-frame").first.bounding_box()["height"] > 200


def test_the_command_writes_a_saved_match_as_a_page(tmp_path, capsys):
    saved, page = tmp_path / "match.json", tmp_path / "page.html"
    saved.write_text(start("war", seed=3).play_out(at_most=2).save(), encoding="utf-8")
    assert main(["export", "match", "--load", str(saved), "--out", str(page), "--lang", "fr"]) == 0
    assert 'lang="fr"' in page.read_text(encoding="utf-8")
    assert capsys.readouterr().out == f"{page}\n"


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (["match"], "name a game, or a saved match"),
        (["match", "war", "--load", "x.json"], "not both"),
        (["model", "ten_frames", "a"], "write NAME=VALUE"),
        (["match", "war", "--moves", "1", "--out", "/dev/null/x"], "cannot be written"),
    ],
)
def test_wrong_arguments_are_explained(asked, said, capsys):
    assert main(["export", *asked]) == 2
    assert said in capsys.readouterr().err


def test_a_table_to_play_at_cannot_be_a_module():
    with pytest.raises(CardlabError, match="export a Replay"):
        PlayTable(start("war", seed=3)).to_esm()
