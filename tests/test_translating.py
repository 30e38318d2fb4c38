"""The translator's kit: order, context and examples of texts, the progress of a language, and PO files both ways."""

from io import BytesIO

import pytest
from babel.messages.pofile import read_po

from cardlab.cli.commands import main
from cardlab.core.errors import CardlabError
from cardlab.core.installed_packages import HOME
from cardlab.testing.message_files import _entries, source, texts
from cardlab.testing.missing_messages import mentioned, nodes
from cardlab.testing.po_files import examples, from_po, progress, to_po, to_translate
from cardlab.words.languages import DEFAULT_LANGUAGE, languages

SAID = {"war-tie.sentence": "7♣ and 7♦ are equal. That means war!"}


FILES = ["ui.ftl", "lessons/addition_war_lesson.ftl", "games/war.ftl", "games/twos.ftl"]
"""Long and short texts, nested branches, and several lines."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
WITHOUT = {"ar": {"seven_twenty_seven_lesson-try-hits.why", "seven_twenty_seven_lesson-try-hits-seen.right"}}
"""Translations that leave out a field of the English text: Arabic has one word for "two cards", and the answer just given need
not be repeated.
"""


@pytest.fixture(scope="module")
def spanish():
    return to_po("es", SAID, FILES)


def test_texts_that_learners_see_first_come_first():
    """Every text comes once: pages, then each lesson before its game, and last the texts for adults."""
    asked = to_translate()
    assert len({text.name for text in asked}) == len(asked) > 4000
    paths = [text.path for text in asked]
    assert paths[0] == "ui.ftl"
    assert (
        paths.index("lessons/addition_war_lesson.ftl") < paths.index("games/addition_war.ftl") < paths.index("games/money.ftl")
    )
    assert paths[-1] == "lab/exact.ftl"


def test_each_text_is_exported_with_its_context_and_an_example(spanish):
    """Existing translations are exported too."""
    entries = {entry.context: entry for entry in read_po(BytesIO(spanish.encode())) if entry.id}
    assert [*entries] == [text.name for text in to_translate() if text.path in FILES]
    tie = entries["war-tie.sentence"]
    assert "what a learner reads when the rule fires" in " ".join(tie.auto_comments)
    assert f"For example: {SAID['war-tie.sentence']}" in tie.auto_comments
    assert tie.locations == [("games/war.ftl", None)]
    assert tie.string == "{ $card } y { $other } son igual de altas. ¡Guerra!"
    assert all(entry.string for entry in entries.values())


def test_an_exported_translation_comes_back_unchanged(spanish, tmp_path):
    """It does so branch by branch, into empty files."""
    assert from_po(spanish, "es", tmp_path) == []
    for file in FILES:
        assert told(tmp_path / file) == told(HOME / "locales" / "es" / file)


def told(file):
    """Returns name of a message and attribute -> its text."""
    messages = [entry for entry in _entries(file) if hasattr(entry, "attributes")]
    said = {entry.id.name: source(entry.value) for entry in messages if entry.value}
    return said | {f"{entry.id.name}.{part.id.name}": source(part.value) for entry in messages for part in entry.attributes}


PO = """
msgctxt "war-tie"
msgid "War!"
msgstr "Krig!"

msgctxt "war-tie.landmark"
msgid "a war"
msgstr "krig"

msgctxt "war-take"
msgid "The higher card wins"
msgstr "{ $n -> [one] kort"

msgctxt "war-no_such"
msgid "No"
msgstr "Nej"

msgctxt "war-pot"
msgid "The pot"
msgstr ""
"""


def test_faults_of_a_translation_are_reported_and_the_rest_is_taken(tmp_path):
    """If the file exists, its comments and its other messages stay."""
    file = tmp_path / "games" / "war.ftl"
    file.parent.mkdir()
    file.write_text("# Krig\n\nwar-tie = Strid!\n    .rule = Lika kort.\n", encoding="utf-8")
    other = '\nmsgctxt "war-tie.sentence"\nmsgid "x"\nmsgstr "{ $nn } kort"\n'
    found = [str(finding) for finding in from_po(PO + other, "sv", tmp_path)]
    assert len(found) == 4
    assert any("sv war-tie.sentence: $nn is not a field of this message, which has $" in one for one in found)
    assert any("sv war-take" in one and "is not Fluent" in one for one in found)
    assert any("sv war-no_such" in one for one in found)
    assert any("sv war-tie.landmark" in one and "check the translation" in one for one in found)
    assert file.read_text(encoding="utf-8").startswith("# Krig\n")
    assert told(file) == {"war-tie": "Krig!", "war-tie.rule": "Lika kort.", "war-tie.landmark": "krig"}


def test_the_english_of_translated_messages_is_removed(tmp_path):
    """If a part of a message is missing, its English stays, with everything around it."""
    english = "# Head\n\n# war-tie = War!\n#     .landmark = a war\n#     .rule = { $n ->\n#         [one] A\n#     }\n# war-pot = The pot\n\n# ## More\n"
    file = tmp_path / "games" / "war.ftl"
    file.parent.mkdir()
    file.write_text(english, encoding="utf-8")
    from_po(PO, "sv", tmp_path)
    half = file.read_text(encoding="utf-8")
    assert half.index("# war-tie = War!") < half.index("\nwar-tie = ") < half.index("# war-pot = The pot")
    parts = [text.attribute for text in to_translate() if text.message == "war-tie" and text.attribute]
    others = [f'\nmsgctxt "war-tie.{part}"\nmsgid "x"\nmsgstr "krig"\n' for part in parts if part != "landmark"]
    from_po("".join([PO, *others]), "sv", tmp_path)
    kept = [line for line in file.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    assert kept == ["# Head", "# war-pot = The pot", "# ## More"]
    assert len(told(file)) == len(parts) + 1


def test_examples_are_real_texts():
    """They come from a match, from a question, and otherwise from facts of other messages."""
    said = examples(games=["war"], lessons=["addition_war"])
    assert said["war-turn_up.hands"].endswith(".")
    assert "{" not in "".join(said.values())
    assert said["addition_war_lesson-sum"].endswith("= ?")
    assert "war-tie.rule" not in said  # it has no fields, and is its own example


@pytest.mark.parametrize("language", sorted({*languages()} - {DEFAULT_LANGUAGE}))
def test_a_translation_mentions_every_fact(language):
    """A number that is written out instead of a field would be wrong for any other fact."""
    said = {text.name: mentioned(text.pattern)[0] - counted(text.pattern) for text in texts(DEFAULT_LANGUAGE)}
    # One word may do for numbers and for times.
    facts = {name: {fact for fact in found if not fact.endswith("_kind")} for name, found in said.items()}
    unsaid = {text.name for text in texts(language) if facts[text.name] - mentioned(text.pattern)[0]}
    assert sorted(unsaid - WITHOUT.get(language, set())) == []


def counted(pattern):
    """Returns the facts that English uses only to select singular or plural. Other languages may do so in other ways."""
    found = list(nodes(pattern))
    chooses = [node for node in found if type(node).__name__ == "SelectExpression"]
    plural = [node for node in chooses if all(getattr(one.key, "name", "one") in CATEGORIES for one in node.variants)]
    said = {
        node.expression.id.name for node in found if type(getattr(node, "expression", None)).__name__ == "VariableReference"
    }
    return {node.selector.id.name for node in plural if hasattr(node.selector, "id")} - said


def test_the_progress_of_a_language(capsys):
    assert all(part.translated == part.texts for part in progress("es"))
    assert {part.translated for part in progress("sv")} == {0}
    assert main(["translate", "es"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].endswith("texts, 0 words left")
    assert main(["translate", "sv", "--from", __file__]) == 2


def test_an_unknown_language_has_no_texts():
    with pytest.raises(CardlabError, match="'x_y_z' is not a language"):
        to_po("x_y_z", {})
    with pytest.raises(CardlabError, match="no file 'games/wa.ftl' among the words. Did you mean 'games/war.ftl'"):
        to_po("sv", {}, ["games/wa.ftl"])
