"""Compare: War with any deck of numbers, from counting dots to dividing fractions."""

from __future__ import annotations

from functools import lru_cache

from cardlab.core.errors import DeckError
from cardlab.decks.deck import Deck
from cardlab.decks.ready_decks import STANDARD_DECK, deck
from cardlab.lessons.compare.common import SLUG, kind_of_deck
from cardlab.lessons.compare.deck_questions import practice_of
from cardlab.lessons.compare.experiments import beats_experiment
from cardlab.lessons.compare.predict_questions import who_will_win
from cardlab.lessons.compare.rule_card import rules
from cardlab.lessons.compare.spoken_war import SpokenCompareWar, SpokenTimesWar
from cardlab.lessons.compare.step_models import model_of, step_models
from cardlab.lessons.shared_by_wars.rule_card import WATCHED
from cardlab.teaching.lesson import ExitTicket, Investigate, Lesson, Play, Practise, Predict, StageDeal, Watch

ANSWERS = 11
"""The answers of the match that is played: an odd number, so few are draws."""
TICKET = (1, 1, 2, 2, 3)
"""The levels of the exit ticket. A deck without questions of a level has easier ones."""
TALK = {"turn_up": "who_more", "take": "how_know", "tie": "why_war", "war.lay": "who_more", "war.take": "how_know"}


@lru_cache(maxsize=64)
def lesson_of(numbers: Deck) -> Lesson:
    """Returns the lesson about a deck of numbers.

    Raises:
        DeckError: It is the standard deck, whose cards have no numbers of their own, or all its numbers are equal.
        OptionError: War cannot be played with it.
    """
    if numbers is STANDARD_DECK:
        raise DeckError(f"{SLUG} is about a deck of numbers: name one, such as 'fractions', or write its cards")
    if len({*numbers.values}) == 1:
        raise DeckError(
            f"all cards of the deck are equal to {numbers.cards[0].face}: write another number, so that one can win"
        )
    about = numbers.as_option
    dealt = numbers.for_a_match.as_option
    options = {"deck": dealt, "max_turns": WATCHED}
    played = StageDeal(
        SpokenTimesWar if kind_of_deck(numbers) == "time" else SpokenCompareWar,
        shift=2,
        options={"deck": dealt, "max_turns": ANSWERS},
    )
    practice = practice_of(numbers)
    levels = sorted({made.level for made in practice.questions})
    return Lesson(
        SLUG,
        stages=(
            Watch(StageDeal("war", "lesson", actions=WATCHED, options=options, shows="tie"), joins=("numbers",), talk=TALK),
            Predict(
                StageDeal("war", "lesson", actions=WATCHED, shift=1, options=options),
                who_will_win(numbers.for_a_match),
                keeps_picture=False,
                joins=("numbers",),
                talk={"": "why_so", "take": "what_changes", "war.take": "what_changes"},
            ),
            Practise(practice.questions, practice.core, practice.fluency, suit=practice.suit, talk={"": "how_know"}),
            Play(played, talk={**TALK, "": "how_know"}),
            Investigate(beats_experiment(numbers), {"": "why_so"}),
            ExitTicket(practice.questions, tuple(max(one for one in levels if one <= wanted) for wanted in TICKET)),
        ),
        step_models=step_models,
        models=(model,) if (model := model_of(numbers)) else (),
        rules=rules,
        record=({"mine": "__", "sign": "__", "other": "__"},),
        deck=about,
        of_deck=lesson_of,
    )


LESSON = lesson_of(deck("fractions"))
