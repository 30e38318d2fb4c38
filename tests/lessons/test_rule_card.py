"""The rule cards of the lessons: the numbers are recomputed from the game, and the rest agrees with the declared rules."""

import re
from collections import Counter
from fractions import Fraction

import pytest

from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.cards import cards
from cardlab.documents.worksheet import Worksheet
from cardlab.lessons import find, slugs
from cardlab.match import Match, position
from cardlab.sessions.lesson_session import lesson_state
from cardlab.words.words import Words


def lines_of(slug, game=None):
    """Returns name of a rule -> the rule."""
    lesson = find(slug)
    card = lesson.rules(game) if game else lesson.rule_card
    return {line.name: line for part in (card.values, card.scores, card.wins) for line in part}


def said(slug, name, language="en"):
    line = lines_of(slug)[name]
    return re.sub("[\u2066-\u2069]", "", Words(language).say(f"{slug}_lesson-rule-{name}", **line.facts))


@pytest.mark.parametrize("slug", slugs())
def test_a_card_is_on_the_page_of_its_lesson_and_on_every_sheet(slug):
    """All of its lines have words, and each fact of a line is in its sentence."""
    words = Words()
    told = lesson_state(find(slug), 1, words, whole=False)["rules"]
    assert [part["title"] for part in told["parts"]] == ["What cards are worth", "How to play", "Who wins"]
    texts = [line["text"] for part in told["parts"] for line in part["lines"]]
    lines = lines_of(slug).values()
    assert len(texts) == len(lines) == len(set(texts)) >= 7
    for line, text in zip(lines, texts, strict=True):
        for value in line.facts.values():
            assert value in ("number", "time") or str(words.value(value)) in text  # a kind only chooses the words
    page = Worksheet(slug, copies=3).to_html()
    assert page.count('<aside class="rules">') == 3
    assert all(page.count(f"{part['title']}</h2>") == 3 for part in told["parts"])


@pytest.mark.parametrize("slug", slugs())
def test_all_matches_of_a_lesson_follow_its_card(slug):
    """The values of the cards and the scores are the same in Watch, Predict and Play."""
    first, *others = [find(slug).rules(deal.as_played) for deal in find(slug).deals]
    for other in others:
        assert other.values == first.values
        assert other.scores == first.scores


@pytest.mark.parametrize("slug", slugs())
def test_the_card_says_how_long_each_match_is(slug):
    """What the card says is what is played, to the last turn or hand."""
    lines = lines_of(slug)
    *watched, played = [
        play_out(deal.match(3), dict.fromkeys(deal.as_played.seats, find_bot("random"))) for deal in find(slug).deals
    ]
    if slug == "fast_food":
        assert {len(match.zone("pile")) for match in (*watched, played)} == {lines["deck"].facts["n"]}
    elif slug == "seven_twenty_seven":
        assert [match.rules.count(f"{slug}.ante") for match in (*watched, played)] == [
            lines["watched"].facts["hands"],
            lines["end"].facts["hands"],
            lines["end"].facts["hands"],
        ]
    else:
        turns = {sum(action.who == "all" for action in match.actions) for match in watched}
        assert turns == {lines["watched"].facts["turns"]}
        answers = sum(action.who == "p1" for action in played.actions)
        assert answers == lines["end"].facts["turns"] if slug == "compare" else len(played.zone("packet.p1")) < played.game.up


@pytest.mark.parametrize(("slug", "sign"), [("addition_war", "+"), ("subtraction_war", "−")])
def test_the_wars_agree_with_the_card(slug, sign):
    """Matches confirm each number: the values of cards, and how many are laid in a war. The packets are played once."""
    game, lines = find(slug).deals[-1].as_played, lines_of(slug)
    assert said(slug, "ace") == "An ace counts as 1."
    assert [game.value(*cards(f"{rank}h")) for rank in "A23456789T"] == list(range(1, 11))
    assert {card.rank for card in game.pack()} == set("A23456789T")
    courts = find(slug).deals[-1].as_played.with_options(court_cards="11_12_13")
    assert [courts.value(card) for card in cards("Jh Qh Kh")] == [11, 12, 13] == list(lines["courts_removed"].facts.values())
    a, b, worth = lines["worth"].facts.values()
    assert f"{a} {sign} {b} = {worth}" in said(slug, "worth")
    assert worth == (a + b if sign == "+" else a - b)
    assert sorted(map(game.value, lines["worth"].cards)) == sorted([a, b])
    zones = {"packet.p1": "2c 4c 5c 6c 7c 8c 9c", "packet.p2": "2d 4d 5d 6d 7d 8d Td", "pack": ""}
    war = position(slug, **zones).play("all turn")
    lay = next(event for event in war.events if event.rule == f"{slug}.war.lay")
    assert lay.facts["down"] == lines["war"].facts["down"]
    assert lines["war"].facts["up"] == game.up == 2
    assert {"said", "end"} <= set(lines)
    for match in [Match(game, seed) for seed in range(20)]:
        while not match.is_over:
            match.play(match.legal_actions()[0])
        assert len(match.zone("packet.p1")) < game.up


def test_fast_food_agrees_with_the_card():
    """Each example number has one reason, and scores what the engine gives for it."""
    game, lines = find("fast_food").deals[-1].as_played, lines_of("fast_food")
    for name, number, points in (("cheeseburger", 7, 7), ("soda", 5, 3), ("fries", 3, 1)):
        facts = lines[name].facts
        assert (facts["number"], facts["points"]) == (number, points)
        assert facts["multiple"] == number * facts["k"]
        assert str(number) not in str(facts["multiple"])
        assert str(number) in str(facts["digit"])
        assert facts["digit"] % number
    assert said("fast_food", "once").endswith("77 scores 7 points.")
    assert "7 + 3 + 1 = 11" in said("fast_food", "several")
    assert (35 % 7, 35 % 5, "3" in str(35)) == (0, 0, True)
    deck = game.pack()
    one_colour = [card for card in deck if card.suit in "dh"]
    assert lines["deck"].facts == {"n": len(one_colour), "each": 2}
    assert set(Counter(card.rank for card in one_colour).values()) == {2}
    assert "turn_before" in lines
    over = play_out(Match(game.with_options(games=1, calls="none"), 5), dict.fromkeys(game.seats, find_bot("greedy")))
    assert over.table.counters["total"] == lines["end"].facts["total"] == 110


def test_727_agrees_with_the_card():
    """Half points, both goals and the pot are as in hands that are played to the end."""
    game, lines = find("seven_twenty_seven").deals[-1].as_played, lines_of("seven_twenty_seven")
    assert said("seven_twenty_seven", "courts") == "A jack, queen or king counts as ½."
    assert said("seven_twenty_seven", "total") == "Add up your cards: ½ + 10 = 10½."
    assert lines["distance"].facts == {"total": Fraction(21, 2), "low": 7, "away": Fraction(7, 2), "high": 27}
    low = sum(1 if card.rank == "A" else int(card.rank) for card in lines["both_cards_speak"].cards)
    assert {low, low + 20} == {7, 27}
    match = Match(game, 3)
    assert match.table.counters["pot"] == game.players * lines["halves"].facts["ante"]
    over = play_out(match, dict.fromkeys(game.seats, find_bot("greedy")))
    assert over.table.counters["hand"] == lines["end"].facts["hands"]
    assert {"over_allowed", "tie_equal", "odd_carry"} <= set(lines)


@pytest.mark.parametrize(
    ("slug", "options", "lacking"),
    [
        ("addition_war", {"court_cards": "ten"}, "courts_ten"),
        ("fast_food", {"draw": "after"}, "turn_after"),
        ("seven_twenty_seven", {"over": "loses_end"}, "over_loses_end"),
        ("seven_twenty_seven", {"odd": "low"}, "odd_low"),
    ],
)
def test_another_rule_is_another_line(slug, options, lacking):
    """If an option changes a rule, the card needs another line with its own words."""
    played = find(slug).deals[0].as_played
    assert lacking not in lines_of(slug)
    assert lacking in lines_of(slug, played.with_options(**options))


@pytest.mark.parametrize("slug", slugs())
def test_the_card_is_complete_in_arabic_and_its_digits(slug):
    told = find(slug).rule_card.to_json(slug, Words("ar", digits="arab"))
    texts = [line["text"] for part in told["parts"] for line in part["lines"]]
    assert not any("[en]" in text for text in texts)
    assert not any(re.search(r"[0-9A-Za-z]", text) for text in texts)


def test_examples_of_fast_food_are_the_first_numbers_of_two_figures():
    """Each category has the first number that is only a multiple, and the first that only has the digit."""
    lines = lines_of("fast_food")
    examples = {name: (lines[name].facts["multiple"], lines[name].facts["digit"]) for name in ("cheeseburger", "soda", "fries")}
    assert examples == {"cheeseburger": (14, 17), "soda": (10, 51), "fries": (12, 13)}
