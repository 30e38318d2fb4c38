"""Decks of numbers: their texts, their cards, and the games that take any deck."""

import operator
import re
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from cardlab import DeckError, OptionError, deck, start
from cardlab.bots import play_out
from cardlab.bots.unseen_cards import Unseen
from cardlab.core.cards import Card, card
from cardlab.core.forecast import Forecast
from cardlab.core.number_cards import number_face
from cardlab.core.pieces import finished
from cardlab.decks.equations import equations, total_like
from cardlab.decks.fraction_reasons import comparison
from cardlab.decks.ready_decks import ready_decks
from cardlab.testing.hidden_information import check_page
from cardlab.words.fluent_files import SCHOOL_NAMES, messages_in
from cardlab.words.languages import languages
from cardlab.words.short_sentences import short_sentence
from cardlab.words.words import Words

GAMES = ["war", "speed_war", "guerilla_joker", "addition_war", "subtraction_war", "scramble_war"]

wholes = st.integers(-99, 99).map(str)
fractions = st.builds("{}/{}".format, st.integers(-20, 20), st.integers(1, 24))
mixed = st.builds("{}_{}/7".format, st.integers(1, 9), st.integers(1, 6))
decimals = st.builds("{}.{:02}".format, st.integers(-9, 9), st.integers(0, 99))
percents = st.integers(0, 150).map("{}%".format)
numbers = st.one_of(wholes, fractions, mixed, decimals, percents)
sums = st.builds("{}{}{}".format, numbers, st.sampled_from("+-*"), numbers)
quotients = st.builds("{}÷{}".format, numbers, st.integers(1, 12))
texts = st.lists(st.one_of(numbers, sums, quotients), min_size=8, max_size=40).map(" ".join)


@pytest.mark.parametrize(
    ("text", "spelled"),
    [
        ("1/2 2/4 3/4 0.25 3*7", "1/2 2/4 3/4 0.25 3*7"),
        ("1/2, 2/4, 3/4, 0.25, 3 × 7", "1/2 2/4 3/4 0.25 3*7"),
        ("1/2 ×4 3 × 7 -7", "1/2 ×4 3*7 -7"),
        ("1/2, 1/2, 3 (×2), 5 x3", "1/2 ×2 3 ×2 5 ×3"),
        ("0,25; 1 1/2; 1½; 3 + (-5); 12:4; 75 %", "0.25 1_1/2 ×2 3+-5 12÷4 75%"),
        ("½\n¾\n−7", "1/2 3/4 -7"),
        ("frame7 dots5 12 // 3", "frame7 dots5 12÷3"),
        ("$2.50; $3", "$2.50 $3"),
        ("3:15, 12:05", "3:15 12:05"),
        ("30:10, 20:10 ×2, 12 : 4", "30÷10 20÷10 ×2 12÷4"),
        ("20:10, 12:10", "20:10 12:10"),
        ("1/2 : 1/4; 20:10", "1/2÷1/4 20÷10"),
        ("٣؛ ٤؛ ٥٫٥ ×٢", "3 4 5.5 ×2"),
    ],
)
def test_a_deck_is_written_in_many_ways(text, spelled):
    """Commas, spaces, lines or semicolons separate cards; signs and fractions are read as people write them. Colons make times if
    all can be times, and otherwise quotients.
    """
    assert deck(text).text == spelled


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("1/2, 1/0", r"the card '1/0' \(number 2\).*denominator 0: write one from 1 to 1000"),
        ("3, 12÷0", "divides by 0"),
        ("3, 3+4+5", "is not a number: write 7"),
        ("3, (1+2)*3", "is not a number"),
        ("3, __import__('os')", "is not a number"),
        ("3, <b>4</b>", "is not a number"),
        ("3, \u202e4", "is not a number"),
        ("3, 1234567", "is not a number"),
        ("3, 9**9", "is not a number"),
        ("3, 25:00", "not a time of day"),
        ("3, dots21", "too many dots"),
        ("3, 2 5/3", "not a mixed number"),
        ("7", "has 1 cards: write at least 2"),
        ("", "has 0 cards"),
        ("1 ×101", "comes 101 times: write ×1 to ×100"),
        ("1 ×100 2 ×100 3", "more than 200 cards at '3'"),
        ("1 " * 3000, "has 6000 characters"),
        ("fraction", "Did you mean 'fractions'"),
        ("1 2, 3", r"'1 2' \(number 1\) is not a number"),
        ("1; 2 3; 4", "is not a number"),
        ("7 ×100, 7", "comes 101 times"),
        ("30:10, 12:", r"the card '12:' \(number 2\) is not a number"),
        ("$1, £2", "only one kind in a deck"),
        ("3:15, 4", "only one kind in a deck"),
        ("dots05, dots6", "is not a number"),
    ],
)
def test_an_error_names_the_card_and_its_place(text, error):
    """A text that makes no deck is refused, and the error says what is allowed."""
    with pytest.raises(DeckError, match=error) as raised:
        deck(text)
    assert all(Words(language).say(f"deck_page-wrong-{raised.value.reason}", **raised.value.facts) for language in languages())
    with pytest.raises(OptionError):
        start("war", deck=text)


@given(texts)
def test_the_text_of_a_deck_makes_the_same_deck(text):
    """A deck's text gives the same cards in the same order, each of them once, and the same values."""
    made = deck(text)
    again = deck(made.text)
    assert again.cards == made.cards
    assert again.values == made.values
    assert len(set(made.cards)) == len(made)
    assert all(card(one.name) is one for one in made)


@pytest.mark.parametrize(
    ("spelling", "value", "text"),
    [
        ("3/4", Fraction(3, 4), "3/4"),
        ("-7", -7, "−7"),
        ("1_1/2", Fraction(3, 2), "1 1/2"),
        ("0.25", Fraction(1, 4), "0.25"),
        ("75%", Fraction(3, 4), "75%"),
        ("3+-5", -2, "3 + (−5)"),
        ("12÷8", Fraction(3, 2), "12 ÷ 8"),
        ("3:15", 195, "3:15"),
        ("frame7", 7, "7"),
    ],
)
def test_a_face_has_an_exact_value(spelling, value, text):
    """What is printed on a card stands for an exact number."""
    face = number_face(spelling)
    assert (face.value, face.text) == (value, text)


@pytest.mark.parametrize("name", ready_decks())
def test_a_ready_deck_is_ready(name):
    """It deals evenly to two, has equal values for wars, belongs to some age, and its words are there in every language."""
    ready = ready_decks()[name]
    assert 40 <= len(ready.deck) <= 52
    assert len(ready.deck) % 2 == 0
    assert len(set(ready.deck.values)) < len(ready.deck)
    assert ready.ages[0] < ready.ages[1]
    for language in ("en", "fr", "es", "ar"):
        words = Words(language)
        for message, part in [
            *((f"number_deck-{name}", part) for part in (None, "teaches", "curriculum")),
            *((f"strategy-{way}", None) for way in ready.strategies),
            *((f"misconception-{mistake}", None) for mistake in ready.misconceptions),
        ]:
            assert words.pattern(message, part) is not None, f"{language}: {message}"


def evaluated(text: str) -> Fraction:
    """Computes one side of an equation as a sum of fractions, decimals and percentages."""
    text = text.replace("−", "-").replace("×", "*").replace("÷", "//")
    text = re.sub(r"(\d+) (\d+/\d+)", r"(\1+\2)", text)
    text = re.sub(r"([\d.]+)%", r"(\1 // 100)", text)
    text = re.sub(r"\d+/\d+|\d+\.\d+|\d+", lambda number: f"F('{number[0]}')", text)
    return Fraction(eval(text.replace("//", "/"), {"F": Fraction, "__builtins__": {}}))


@given(st.lists(st.one_of(numbers, sums), min_size=2, max_size=3))
def test_the_arithmetic_of_a_comparison_is_true(spellings):
    """All sides of each equation are equal, and the last sides are in one form: one denominator, or equally many places."""
    faces = [number_face(spelling) for spelling in spellings]
    for equation in equations(faces):
        sides = [evaluated(side) for side in equation.split(" = ")]
        assert len(sides) > 1
        assert set(sides) == {sides[0]}, equation
    for face in faces:
        assert evaluated(total_like(face.value, face.terms or [face]).text) == face.value


@pytest.mark.parametrize(
    ("spellings", "shown"),
    [
        ("3/4 2/3", "3/4 = 9/12, 2/3 = 8/12"),
        ("0.3 0.25", "0.3 = 0.30"),
        ("3*7 20", "3 × 7 = 21"),
        ("4/3 3/8", "4/3 = 1 + 1/3"),
        ("-5/4 1", "−5/4 = −1 − 1/4"),
        ("3/4+1/2 1/3", "3/4 + 1/2 = 1 + 1/4"),
        ("1/2 50%", "1/2 = 0.5, 50% = 0.5"),
        ("1/2+1/4 2/3", "1/2 + 1/4 = 3/4 = 9/12, 2/3 = 8/12"),
        ("-7 -3", ""),
        ("75% 7%", ""),
        ("$1 $1.25", "$1 = $1.00"),
        ("1/997 1/991", ""),
    ],
)
def test_numbers_come_into_the_form_in_which_they_are_compared(spellings, shown):
    """Sums are worked out, fractions get one denominator, decimals equally many places; nothing is said that one sees."""
    assert ", ".join(equations([number_face(spelling) for spelling in spellings.split()])) == shown


@pytest.mark.parametrize(
    ("spellings", "told"),
    [
        ("4/5 3/5", "The parts are equal. 4 is more than 3."),
        ("2/5 2/3", "The tops are equal. 2/3 has bigger parts."),
        ("7/12 7/6", "7/6 is more than one whole. 7/12 is less."),
        ("4/4 5/12", "4/4 is one whole. 5/12 is less."),
        ("1/3 9/10", "9/10 is more than one half. 1/3 is less."),
        ("5/10 7/12", "5/10 is one half. 7/12 is more."),
        ("2/3 3/4", "Both miss one part. 3/4 misses a smaller one."),
        ("3/8 1/12", "3/8 takes 3 parts, 1/12 only 1. Its parts are bigger, too."),
        ("2/3 3/5", "2/3 = 10/15 and 3/5 = 9/15."),
        ("1/3 2/6", "1/3 = 2/6."),
    ],
)
def test_the_easiest_reason_is_told(spellings, told):
    """A common denominator is the last resort. Every reason has a few words, in every language."""
    facts = comparison([number_face(spelling) for spelling in spellings.split()])
    assert Words().say("number-reason", **facts) == told
    assert all(len(Words(language).say("number-reason", **facts).split()) <= 13 for language in ("fr", "es", "ar"))


@given(st.lists(st.builds("{}/{}".format, st.integers(1, 20), st.integers(1, 24)), min_size=2, max_size=2))
def test_a_reason_for_fractions_is_true(spellings):
    faces = [number_face(spelling) for spelling in spellings]
    facts = comparison(faces)
    (over, under), (lower, beneath) = (
        map(int, face.spelling.split("/")) for face in sorted(faces, key=lambda face: face.value, reverse=True)
    )
    mark = {"compare_with_whole": 1, "compare_with_half": Fraction(1, 2)}.get(facts.get("way"), 0)
    high, low = Fraction(over, under), Fraction(lower, beneath)
    holds = {
        "equal_parts": under == beneath and over > lower,
        "same_numerator": over == lower and under < beneath,
        "compare_with_whole": high > low and high >= mark >= low,
        "compare_with_half": high > low and high >= mark >= low,
        "compare_with_one": under - over == beneath - lower == 1 and under > beneath,
        "more_and_larger": over > lower and under < beneath,
    }
    assert holds.get(facts.get("way"), True)
    assert mark == 0 or facts["exact"] == ("high" if high == mark else "low" if low == mark else "none")


@pytest.mark.parametrize("game", GAMES)
def test_any_deck_can_be_played(game, depth):
    """For 200 drawn decks and each game that takes them, a match keeps its cards and ends or is limited. The winner of a turn
    has the greater number, and each line of arithmetic is true. Nobody is told of a hidden card, and no language lacks a text.
    """
    limit = {} if game == "scramble_war" else {"max_turns": 25, "on_limit": "most_cards"}

    @settings(max_examples=depth.of(200), deadline=None)
    @given(texts, st.integers(0, 1000))
    def played(text, seed):
        assume(game != "speed_war" or len(set(deck(text).values)) > 1)
        match = start(game, seed=seed, deck=text, **limit)
        cards = sorted(match.game.pack())
        while not match.is_over:
            match.play("all turn")
            assert sorted(one for zone in match.table.zones.values() for one in zone) == cards
            assert match.explain()
        for event in match.events:
            high, low = event.facts.get("high"), event.facts.get("low")
            if isinstance(high, Card) and high.number and low.number:  # a joker has no number
                assert high.number.value > low.number.value
            for line in event.facts.get("equations", ()):
                require_true(line)
        told = match.explain("all")
        lines = [line for each in told for line in each.working.splitlines()]
        assert lines
        for line in lines:
            require_true(line)
        for viewer in ("p1", "spectator"):
            check_page(match, viewer)
        for language in ("fr", "es", "ar"):
            sentences = [each.sentence for each in match.explain("all", language=language)]
            assert len(sentences) == len([*told])
            assert all(sentences)

    played()


def require_true(line: str) -> None:
    """Compares all sides of a line of arithmetic, which stand between ``=``, ``>`` and ``<``."""
    sides = re.split(r" ([=<>]) ", line)
    compare = {"=": operator.eq, "<": operator.lt, ">": operator.gt}
    for one, sign, other in zip(sides[::2], sides[1::2], sides[2::2], strict=False):
        assert compare[sign](evaluated(one), evaluated(other)), line


def test_a_game_says_which_decks_it_does_not_take():
    """Times cannot be added; court cards, jokers and aces belong to the standard deck."""
    with pytest.raises(OptionError, match="times of day cannot be added"):
        start("addition_war", deck="times_of_day")
    with pytest.raises(OptionError, match="for the standard deck"):
        start("addition_war", deck="fractions", ace=11)
    with pytest.raises(OptionError, match="jokers belong to the standard deck"):
        start("scramble_war", deck="fractions", jokers=2)
    with pytest.raises(OptionError, match="all cards of the deck are equal to 1/2: it needs at least two different numbers"):
        start("speed_war", deck="1/2 ×6, 2/4 ×6")
    with pytest.raises(OptionError, match="no option 'deck'"):
        start("casualty_war", deck="fractions")


@pytest.mark.parametrize("school_names", ["", "1"])
@pytest.mark.parametrize("game", ["war", "speed_war", "guerilla_joker", "scramble_war"])
def test_a_time_is_later_and_not_higher(game, school_names, monkeypatch):
    """Sentences compare times of day as people do, also with the names for schools."""
    monkeypatch.setenv(SCHOOL_NAMES, school_names)
    messages_in.cache_clear()
    match = start(game, seed=5, deck="times_of_day")
    events = play_out(match, {}).events
    won = [event for event in events if event.rule.endswith(".take") and "high" in event.facts]
    assert {event.rule.endswith("war.war.take") for event in won} == {True, False}
    for language, later, higher in [
        ("en", "is later than", "higher than"),
        ("es", "es más tarde que", "alta que|vale más que"),
        ("ar", "بعد", "أكبر من"),
    ]:
        words = Words(language)
        for event in won:
            sentence = words.explain(event.rule, event.facts).sentence
            assert later in sentence
            assert not re.search(higher, sentence + short_sentence(words, event.rule, event.facts, "p1"))
    messages_in.cache_clear()


def test_a_deck_itself_can_be_an_option():
    """It stands for its name or its text, so the match can be stored. Other values are refused with what is allowed."""
    for made, named in ((deck("fractions"), "fractions"), (deck("1/2, 0.25, 3/4 ×2"), "1/2 0.25 3/4 ×2")):
        assert start("war", deck=made).game == start("war", deck=named).game
    with pytest.raises(OptionError, match="must be a text of your own, or one of 25 names, such as standard, within_10"):
        start("war", deck=3)


def test_a_deck_must_be_large_enough_for_the_table():
    """Each player turns up a card, or two; and two packs of a deck may not have too many equal cards."""
    for game, players, text in [("war", 4, "1, 2"), ("addition_war", 2, "1, 2, 3")]:
        with pytest.raises(OptionError, match="players need at least 4"):
            start(game, players=players, deck=text)
    with pytest.raises(OptionError, match="60 copies of a card"):
        start("war", deck="7 ×60, 8", packs=2)


@pytest.mark.parametrize("game", ["addition_war", "subtraction_war"])
def test_a_sentence_names_the_cards_that_were_turned_up(game):
    """Equal numbers in different forms, such as 4/8 and 6/12, keep their own faces."""
    match = start(game, seed=0, deck="4/8, 6/12, 0.5, 50%, 1/2, 3/6, 2/4, 5/10")
    match.play("all turn")
    for hand in next(event for event in match.events if event.rule.endswith("turn_up")).facts["hands"]:
        assert {hand["a"], hand["b"]} == {card.face for card in hand["cards"]}


def test_predictions_of_a_large_deck_are_not_counted():
    """The chances of a deck with many different numbers would take minutes, so the table shows none."""
    for text, counted in [("within_10", True), (", ".join(f"1/{n}" for n in range(2, 102)), False)]:
        match = start("addition_war", deck=text)
        next_cards = Forecast.of(match.game).comes_next(match.seen_by("p1"))
        assert (finished(Unseen(match, "p1").chances(next_cards)) is not None) is counted


def test_two_packs_of_a_deck_are_told_apart():
    """With two packs each card is there twice, as different cards."""
    pack = start("war", deck="unit_fractions", packs=2).game.pack()
    assert len(set(pack)) == len(pack) == 88
