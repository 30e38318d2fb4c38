import pytest

from cardlab.core.zones import Measure
from cardlab.testing import lint as check
from cardlab.testing.lint import lint, sentences, variants


def test_the_words_of_all_games_and_lessons_are_whole():
    """Nothing missing, unused, untested, too long or too hard, in any language."""
    assert [str(finding) for finding in lint()] == []


def pattern(text: str):
    from fluent.syntax import FluentParser

    return FluentParser().parse(f"m = {text}\n").body[0].value


def test_every_branch_of_a_sentence_is_read():
    told = set(variants(pattern("{ $n ->\n    [one] One card\n   *[other] { $n } cards\n    } for { $player }.")))
    assert told == {"One card for field.", "field cards for field."}
    assert sentences("One. Two!  Three? 3.5 four.") == ["One.", "Two!", "Three?", "3.5 four."]


@pytest.mark.parametrize(
    ("kind", "name", "text", "told"),
    [
        ("_long", "war-tie", " ".join(["word"] * 26) + ".", "26 words"),
        ("_hard", "war-tie", "The sequence is equal.", "'sequence' is for readers of 9"),
    ],
)
def test_what_is_hard_to_read_is_found(monkeypatch, kind, name, text, told):
    monkeypatch.setattr(check, "_texts", lambda language: [check._Text("war", name, "sentence", pattern(text))])
    found = list(getattr(check, kind)("en"))
    assert [finding.where for finding in found] == [f"en {name}.sentence"]
    assert told in found[0].why


def test_a_message_that_nothing_says_is_found(monkeypatch):
    more = check._Text("ui", "ui-never_ever", "", pattern("Nobody says this."))
    whole = check._texts("en")
    monkeypatch.setattr(check, "_texts", lambda language: [*whole, more])
    assert [finding.where for finding in check._unused()] == ["en ui-never_ever"]


def test_a_measure_without_a_name_is_found(monkeypatch):
    """A table of the lab could not say what it counts."""
    game = check.find("war")
    monkeypatch.setattr(game, "measures", (*game.measures, Measure("unheard_of")))
    found = [finding.where for finding in check._unnamed() if "war measure unheard_of" in finding.where]
    assert {"en war measure unheard_of", "ar war measure unheard_of"} <= set(found)


def test_what_one_language_lacks_is_found(monkeypatch):
    whole = check._texts("en")
    monkeypatch.setattr(check, "languages", lambda: ["en", "xx"])
    monkeypatch.setattr(check, "_texts", lambda language: whole if language == "en" else whole[1:])
    assert [str(finding) for finding in check._missing()] == [f"missing: xx {whole[0].name}: another language has it"]


def test_a_reply_that_no_question_needs_is_found(monkeypatch):
    class More(check.Words):
        def names_of(self, start):
            return [
                *super().names_of(start),
                *([f"{start}never_thought"] if start.startswith("addition_war_lesson-sum-") else []),
            ]

    monkeypatch.setattr(check, "Words", More)
    monkeypatch.setattr(check, "SEEDS", 40)
    assert "addition_war.sum.never_thought" in [finding.where for finding in check._misconceptions()]
