"""Messages with real facts: the texts of every game's worked examples are well written in every language."""

import re
from functools import cache

import pytest
from babel import Locale
from fluent.syntax import ast

from cardlab import start
from cardlab.bots.coach import advice_text
from cardlab.cli.terminal import rulebook_text
from cardlab.core.declarations import TEACHER
from cardlab.core.judgement import Judgement
from cardlab.core.registry import built_in
from cardlab.testing.message_files import texts
from cardlab.testing.missing_messages import nodes
from cardlab.testing.worked_examples import PLAY_OUT, shipped
from cardlab.words.explanation_list import ALL, explanations
from cardlab.words.game_labels import action_label
from cardlab.words.languages import languages
from cardlab.words.table_text import table_text
from cardlab.words.words import Words
from tests.test_punctuation import branches, faults

NAMES = {"p1": "Anna", "p2": "Inès", "p3": "Oscar", "p4": "Élodie"}
"""Names before which a word may have to be shortened."""
JUDGED = 4
"""How many legal actions at the end of an example have their buttons and advice checked."""
SHORTENED = re.compile(rf"\b([dDjJlLmMnNsStT]e|[lL]a|[Qq]ue|\w+[sr]que|[sS]i(?= il)) (?:{'|'.join(NAMES.values())}|A[♣♦♥♠])")
"""French words that lose their vowel before another: ``que Anna`` for ``qu’Anna``, ``de A♠`` for ``d’un as``."""


def told(example, words):
    """Yields all texts of a worked example: its events, its refusals, and its actions at the end."""
    match = example.played()
    for viewer in (TEACHER, *match.game.seats):
        yield from (f"{each.title}\n{each.sentence}\n{each.working}" for each in explanations(match, ALL, viewer, words))
    for refusal in filter(None, map(match.why_not, example.refused)):
        told = words.explain_refusal(refusal.rule, refusal.facts, over=match.is_over)
        yield f"{told.title}\n{told.sentence}"
    for action in [action for action in match.legal_actions() if action.who != "all"][:JUDGED]:
        view = match.seen_by(action.who)
        yield action_label(words, match.game, view, action)
        yield advice_text(words, match.game, Judgement.of(match.game).advise(view, action))


@cache
def beside_one(language):
    """Returns a pattern of wrong plurals: a number that takes the singular, followed by a plural noun."""
    several = set()
    for text in texts(language):
        for node in nodes(text.pattern):
            if isinstance(node, ast.SelectExpression):
                said = {getattr(v.key, "name", ""): branches(v.value)[0].replace("{…}", "").split() for v in node.variants}
                one, other = (said.get(form, [])[:1] for form in ("one", "other"))
                several |= {*other} if one and other and other != one and other[0][:3] == one[0][:3] else set()
    plural = Locale.parse(language).plural_form
    ones = [str(n) for n in (0, 1) if plural(n) == "one"]
    nouns = "|".join(word for word in sorted(several) if word.isalpha())
    return re.compile(rf"(?<![\w.,/−½\u202f])(?:{'|'.join(ones)}) (?:{nouns})\b")


def found_in(language, said):
    """Lists the faults in a text as a reader gets it."""
    wrong = faults(language, said)
    wrong += [f"plural after one: {match[0]}" for match in beside_one(language).finditer(said)]
    if language == "fr":
        wrong += [f"not shortened: {match[0]}" for match in SHORTENED.finditer(said)]
    return wrong


@pytest.mark.parametrize("slug", sorted(built_in()))
@pytest.mark.parametrize("language", languages())
def test_texts_of_worked_examples_are_well_written(slug, language, depth):
    """Matches of thousands of steps repeat the same sentences, so they are read only in the deep run."""
    words = Words(language, NAMES)
    read = [example for example in shipped(slug) if depth.whole or PLAY_OUT not in example.body.get("do", ())]
    said = {text.strip() for example in read for text in told(example, words)}
    assert sorted({fault for text in said for fault in found_in(language, text)}) == []


@pytest.mark.parametrize("language", languages())
def test_a_terminal_follows_the_punctuation_of_the_language(language):
    words = Words(language, NAMES)
    match = start("addition_war", seed=4, preset="lesson").play_out()
    shown = [rulebook_text(slug, words) for slug in built_in()]
    shown += [table_text(match, TEACHER, words), str(explanations(match, ALL, TEACHER, words))]
    assert sorted({fault for text in shown for fault in found_in(language, text)}) == []


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("en", "There are 1 cards.", "There are 11 cards."),
        ("es", "Quedan 1 cartas.", "Quedan 0 cartas."),
        ("fr", "Il reste 0 cartes.", "Il reste 0 carte."),
        ("fr", "Il ne reste que Anna.", "Il ne reste qu’Anna."),
        ("fr", "à côté de A♠", "à côté de 9♠"),
    ],
)
def test_a_fault_in_a_text_is_found(language, wrong, right):
    assert found_in(language, wrong)
    assert found_in(language, right) == []
