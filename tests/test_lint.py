"""`cardlab lint` finds missing, unused, untested, long and hard texts, and our own texts pass."""

from dataclasses import replace

import pytest
from fluent.syntax import FluentParser

from cardlab.cli.commands import main
from cardlab.core.installed_packages import HOME
from cardlab.lessons import find as find_lesson
from cardlab.testing import languages, questions
from cardlab.testing import lint as check
from cardlab.testing import message_files as text_files
from cardlab.testing.findings import Finding
from cardlab.testing.lint import lint, sentences, variants
from cardlab.testing.message_files import Text, texts
from cardlab.words import fluent_files


def test_the_texts_of_all_games_and_lessons_pass():
    """No text is missing, unused, untested, too long or too hard, in any language."""
    assert [str(finding) for finding in lint([HOME])] == []


def pattern(text: str):
    return FluentParser().parse(f"m = {text}\n").body[0].value


def test_every_branch_of_a_sentence_is_checked():
    told = set(variants(pattern("{ $n ->\n    [one] One card\n   *[other] { $n } cards\n    } for { $player }.")))
    assert told == {"One card for field.", "field cards for field."}
    assert sentences("One. Two!  Three? 3.5 four.") == ["One.", "Two!", "Three?", "3.5 four."]


@pytest.mark.parametrize(
    ("kind", "name", "text", "told"),
    [
        ("_long", "war-tie", " ".join(["word"] * 26) + ".", "26 words"),
        ("_hard", "war-tie", "The sequence is equal.", "'sequence' is for readers aged 9"),
    ],
)
def test_hard_texts_are_found(monkeypatch, kind, name, text, told):
    monkeypatch.setattr(check, "texts", lambda language, home=None: [Text("war", name, "sentence", pattern(text))])
    found = list(getattr(check, kind)("en", check.Package.at(HOME)))
    assert [finding.where for finding in found] == [f"en {name}.sentence"]
    assert told in found[0].what


def test_an_unused_message_is_found(monkeypatch):
    more = Text("ui", "ui-never_ever", "", pattern("Nobody says this."))
    whole = texts("en")
    monkeypatch.setattr(check, "texts", lambda language, home=None: [*whole, more])
    assert [finding.where for finding in check._unused(check.Package.at(HOME))] == ["en ui-never_ever"]


def test_an_invalid_line_is_found(monkeypatch, tmp_path):
    """No page shows a line that Fluent cannot read. The check names its file and number, also when the file is loaded."""
    file = tmp_path / "games" / "war.ftl"
    file.parent.mkdir()
    file.write_text("war-tie = War!\nwar tie two = Never said\n", encoding="utf-8")
    monkeypatch.setattr(text_files, "message_files", lambda language: [file])
    (found,) = text_files.broken("en", {"war"})
    assert found.where == "en war.ftl, line 2"
    assert "war tie two = Never said" in found.what
    assert not list(text_files.broken("en", {"money"}))
    monkeypatch.setattr(fluent_files, "message_files", lambda language: [file])
    with pytest.warns(UserWarning, match=r"games/war\.ftl, line 2: 'war tie two = Never said' is not a Fluent message"):
        fluent_files.Messages("en").bundle_for("war-tie")


def test_the_faulty_line_of_a_long_message_is_named(monkeypatch, tmp_path):
    file = tmp_path / "war.ftl"
    file.write_text("war-pot = Pot\n    .rule = All cards.\n    .sentence = { $n cards\n", encoding="utf-8")
    monkeypatch.setattr(text_files, "message_files", lambda language: [file])
    (found,) = text_files.broken("en")
    assert found.where == "en war.ftl, line 1"
    assert found.what.endswith(", on line 3)")


def test_a_duplicate_message_is_found(monkeypatch, tmp_path):
    """The first one counts and the other is never used, and both lines are named."""
    file = tmp_path / "games" / "war.ftl"
    file.parent.mkdir()
    file.write_text("war-tie = War!\n# Of it\nwar-pot = Pot\nwar-tie = Never said\n", encoding="utf-8")
    monkeypatch.setattr(text_files, "message_files", lambda language: [file])
    (found,) = text_files.broken("en", {"war"})
    assert (found.where, found.what) == (
        "en war.ftl, line 4",
        "war-tie is also in line 1, and the first one counts: delete one of them",
    )


def test_a_missing_translation_is_found(monkeypatch):
    """The finding has the English text, ready to paste and translate."""
    whole = texts("en")
    monkeypatch.setattr(languages, "texts", lambda language, home=None: whole if language == "en" else whole[1:])
    (found,) = languages.untranslated("xx")
    assert str(found) == f"untranslated: xx {whole[0].name}: exists only in en"
    assert whole[0].message in found.paste


def test_the_text_to_paste_is_as_in_its_file():
    """Longer texts have their lines and branches too, and each attribute is below its message."""
    file = next(file for file in fluent_files.message_files("en") if file.name == "subtraction_war_lesson.ftl")
    lines = file.read_text(encoding="utf-8").splitlines()
    start = lines.index("subtraction_war_lesson-start = ? − { $taken } = { $left }")
    parts = [text for text in texts("en") if text.message == "subtraction_war_lesson-start"]
    written = text_files.together(parts).splitlines()
    assert written[0] == lines[start]
    assert FluentParser().parse("\n".join(written)).body[0].equals(FluentParser().parse("\n".join(lines[start:])).body[0])
    (working,) = [text for text in parts if text.attribute == "working"]
    assert text_files.together([working]).splitlines() == [
        "    .working =",
        "        { $left } + { $taken } = { $big }",
        "        ? = { $big }",
    ]


def test_another_package_is_translated_by_its_author(monkeypatch):
    """A language must be complete only in files that it has begun."""
    war = [text for text in texts("en") if text.path == "games/war.ftl"]
    theirs = [replace(text, path="games/theirs.ftl", message=f"their-{text.message}") for text in war]
    said = []
    english = [*war, *theirs]
    monkeypatch.setattr(languages, "texts", lambda language, home=None: said if language == "xx" else war if home else english)
    monkeypatch.setattr(languages, "commented", lambda language: set())
    assert [found.where for found in languages.untranslated("xx")] == ["xx games/war.ftl"]
    said += theirs[:1]
    assert {found.where.split()[1].partition("-")[0] for found in languages.untranslated("xx")} == {"games/war.ftl", "their"}


def test_a_single_part_can_be_checked(monkeypatch, capsys):
    """The check covers its messages in every language, its file, and those of a lesson with its name, but no part whose name
    merely begins alike.
    """
    war = ["en war-tie.sentence", "fr war-tie, war-tie.rule", "en war.ftl, line 2"]
    more = ["addition_war_lesson-sum-concatenated", "en addition_war-tie"]
    model = ["ar ten_frames_model-label"]
    found = [Finding("words", where, "is wrong") for where in (*war, *more, *model, "en warning-tie", "en page-war")]
    for part, own in [("war", war), ("addition_war", more), ("ten_frames", model), ("money", [])]:
        assert [finding.where for finding in check.of_part(part, found)] == own
    monkeypatch.setattr(check, "lint", lambda homes=None: found)
    assert main(["lint", "--part", "money"]) == 0
    assert main(["lint", "--part", "war"]) == 1
    assert capsys.readouterr().out.endswith("3 findings\n")
    assert main(["lint", "--part", "wra"]) == 2
    assert "Did you mean 'war'?" in capsys.readouterr().err


def test_missing_translations_are_reported(monkeypatch, capsys):
    """`cardlab lint --language ar` lists them with the text to paste, and its exit code shows that there are some."""
    assert main(["lint", "--language", "ar"]) == 0
    whole = texts("en")
    lacking = [text for text in texts("ar") if text.message != "war-tie"]
    monkeypatch.setattr(languages, "texts", lambda language, home=None: whole if language == "en" else lacking)
    assert main(["lint", "--language", "ar"]) == 1
    shown = capsys.readouterr().out
    assert "the language ar: 1 thing is missing or wrong" in shown
    assert "ar war-tie, war-tie.rule, war-tie.sentence" in shown
    assert "# war.ftl\nwar-tie = War!" in shown
    assert main(["lint", "--language", "xx"]) == 2


def test_an_unneeded_reply_is_found(monkeypatch):
    class More(check.Words):
        def names_of(self, start):
            return [
                *super().names_of(start),
                *([f"{start}never_thought"] if start.startswith("addition_war_lesson-sum-") else []),
            ]

    monkeypatch.setattr(questions, "Words", More)
    found = [finding.where for finding in questions.replies(find_lesson("addition_war"), 40)]
    assert "addition_war_lesson-sum-never_thought" in found
