"""Every experiment draws games as the engine deals them, and its bars never contradict its question."""

import re
from collections import Counter
from fractions import Fraction
from itertools import islice, pairwise

import numpy as np
import pytest

from cardlab.bots import find as find_bot
from cardlab.bots import play_out
from cardlab.core.errors import OptionError
from cardlab.core.event_kinds import Fill
from cardlab.core.registry import find
from cardlab.lab.exact.fast_food_totals import points
from cardlab.lab.exact.seven_twenty_seven import possible, worth
from cardlab.lessons import find as find_lesson
from cardlab.lessons import slugs
from cardlab.lessons.seven_twenty_seven.experiments import ways_of_cards
from cardlab.match import Match
from cardlab.protocol.messages import parse
from cardlab.sessions.experiments import Experiments, experiments_of
from cardlab.sessions.jobs import run_here
from cardlab.teaching.experiment import BATCH
from cardlab.teaching.experiment_questions import Arm, best_of, question_of
from cardlab.teaching.number_reading import tenths
from cardlab.testing.needed_messages import speakers
from cardlab.testing.recording_words import Requests
from cardlab.words.words import Words

EVERY = [
    pytest.param(slug, stage.experiment, id=f"{slug}-{stage.experiment.name}")
    for slug in slugs()
    for stage in experiments_of(find_lesson(slug).stages)
]
CERTAIN = [one for one in EVERY if not one.values[1].ways]
"""Experiments with enough games to make chance negligible. In a race the question is about the games themselves."""
SEEDS = 200


def dealt(experiment, settings, seed, games, arm=0):
    counted = Counter()
    for bag in islice(experiment.deal(settings, seed, 0, arm), games // BATCH):
        counted.update(bag)
    return counted


def near(counted, exact):
    """Whether counts are within five standard deviations of their expectation."""
    total = counted.total()
    assert set(counted) <= {thing for thing, share in exact.items() if share}
    for thing, share in exact.items():
        expected = float(share)
        assert abs(counted[thing] / total - expected) <= 5 * (expected * (1 - expected) / total) ** 0.5, thing


# -------------------------------------------------------------------------------------------------------- draws


@pytest.mark.parametrize(("slug", "experiment"), EVERY)
def test_draws_agree_with_the_exact_chances(slug, experiment):
    """This holds in each setting that is played first. The chances add up to one, and a batch can be repeated."""
    for arm, settings in enumerate(experiment.usual):
        game, own = experiment.rules(settings)
        exact = experiment.exact(game, **own)
        assert sum(exact.values()) == 1
        shown = set(experiment.order(game, **own))
        assert [thing for thing in exact if thing in shown] == list(experiment.order(game, **own))
        near(dealt(experiment, settings, 1, 3000, arm), exact)
    batches = list(islice(experiment.deal(settings, 1), 3))
    assert next(experiment.deal(settings, 1, first=2)) == batches[2]
    assert batches[0] != batches[1]


def first_pairs(match):
    """Returns the values of the first pairs of a match, from its log."""
    turn_up = next(event for event in match.events if event.rule == match.game.rule("turn_up"))
    return [hand["worth"] for hand in turn_up.facts["hands"]]


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
def test_pairs_are_drawn_as_the_engine_deals_them(slug):
    """The first pairs of 1,200 matches agree with the chances of the draws."""
    game = find(slug).with_options(max_turns=1)
    (race,) = (stage.experiment for stage in experiments_of(find_lesson(slug).stages))
    told = [first_pairs(play_out(Match(game, seed), dict.fromkeys(game.seats, find_bot("random")))) for seed in range(1200)]
    near(Counter(worth for one in told for worth in one), race.exact(race.rules({})[0]))


@pytest.mark.parametrize(("slug", "worth"), [("addition_war", sum), ("subtraction_war", lambda two: abs(two[0] - two[1]))])
def test_the_cards_of_a_single_game_make_the_bar_that_grows(slug, worth):
    """The sentence about them has their numbers, the greater one first in a difference."""
    (race,) = (stage.experiment for stage in experiments_of(find_lesson(slug).stages))
    settings, seen = race.usual[0], set()
    game, _ = race.rules(settings)
    for seed in range(SEEDS):
        (grown,) = next(race.deal(settings, seed, size=1))
        cards, facts = race.first_game(settings, seed)
        numbers = [game.value(card) for card in cards]
        assert len(set(cards)) == race.one_game.cards
        assert facts == {"a": numbers[0], "b": numbers[1], "worth": grown}
        assert worth(numbers) == grown
        assert slug == "addition_war" or numbers[0] >= numbers[1]
        seen.update(cards)
    assert seen <= set(game.pack())
    assert len(seen) > 30


def plays(match):
    """Returns each total of a match of Fast Food."""
    return [event.facts["total"] for event in match.events if event.rule == "fast_food.play"]


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_games_of_fast_food_are_drawn_as_the_engine_plays_them(bots):
    """The points of the next card and the final leader of matches and of draws agree, as two samples of the same distribution."""
    game, player = find("fast_food").with_options("one_game"), find_bot(bots)
    after, ahead = Counter(), Counter()
    for seed in range(500):
        match = play_out(Match(game, seed), dict.fromkeys(game.seats, player))
        totals, score = plays(match), match.table.counters
        after.update(points(new) for old, new in pairwise(totals) if old == 62)
        lead = score["score.p1"] - score["score.p2"]
        ahead["first" if lead > 0 else "second" if lead < 0 else "same"] += 1
    leaving, seats = (stage.experiment for stage in experiments_of(find_lesson("fast_food").stages))
    for experiment, chosen, counted in ((leaving, {"left": "62", "bots": bots}, after), (seats, {"bots": bots}, ahead)):
        drawn = dealt(experiment, experiment.settings(chosen), 5, 3000)
        assert set(counted) <= set(drawn)
        for thing, n in drawn.items():
            share = n / drawn.total()
            spread = (share * (1 - share) * (1 / drawn.total() + 1 / counted.total())) ** 0.5
            assert abs(counted[thing] / counted.total() - share) <= 4.5 * spread, thing


def test_hands_of_727_are_drawn_as_the_engine_shuffles_them():
    """The first cards of 1,500 shuffled packs agree with the chances of the draws."""
    game = find("seven_twenty_seven").with_options("no_betting", players=2, hands=1, freeze_after=1)
    packs = [next(event.cards for event in Match(game, seed).events if isinstance(event, Fill)) for seed in range(1500)]
    one_card, hits = (stage.experiment for stage in experiments_of(find_lesson("seven_twenty_seven").stages))
    for settings in one_card.usual:
        rules, own = one_card.rules(settings)
        assert Counter(ways_of_cards(own["total"])) == {way: 52 * n for way, n in one_card.exact(rules, **own).items() if n}
    for settings in ({"cards": "2", "goal": "7"}, {"cards": "4", "goal": "27"}):
        rules, own = hits.rules(hits.settings(settings))
        of = int(own["cards"])
        near(Counter("hit" if int(own["goal"]) in possible(pack[:of]) else "miss" for pack in packs), hits.exact(rules, **own))
        near(dealt(hits, hits.settings(settings), 3, 5000), hits.exact(rules, **own))


def test_greedy_bots_have_no_exact_chances():
    """Exact chances are known only for random play, and the experiment claims none for other bots."""
    for stage in experiments_of(find_lesson("fast_food").stages):
        game, own = stage.experiment.rules(stage.experiment.settings({"bots": "greedy"}))
        assert stage.experiment.exact(game, **own) == {}


WRONG = [
    ("addition_war", {"max_turns": 5000}),
    ("addition_war", {"packs": 3}),
    ("addition_war", {"packs": True}),
    ("addition_war", {"bots": "hard"}),
    ("subtraction_war", {"wins": "lowest"}),
    ("fast_food", {"bots": "hard"}),
    ("fast_food", {"left": 69}),
    ("fast_food", {"left": "70"}),
    ("fast_food", {"score_by": "digits"}),
    ("seven_twenty_seven", {"total": "7"}),
    ("seven_twenty_seven", {"total": 4}),
    ("seven_twenty_seven", {"max_bet": 5}),
]


@pytest.mark.parametrize(("slug", "options"), WRONG)
def test_only_declared_settings_may_change(slug, options):
    experiment = experiments_of(find_lesson(slug).stages)[0].experiment
    with pytest.raises(OptionError, match=f"the experiment '{experiment.name}' cannot set"):
        experiment.settings(options)


# ------------------------------------------------------------------------------------------------ the question


def asked(slug, experiment, arms):
    written = tenths if experiment.decimals else lambda figure: str(round(figure))
    return question_of(slug, experiment.name, experiment.asks, arms, written, experiment.facts)


def by_luck(experiment, exact, seed):
    """Returns the results of the first games, drawn from the exact chances."""
    rng, games, arms = np.random.default_rng(seed), experiment.games, []
    for arm in exact:
        share = max(200, games // 8) if experiment.name == "leaving" else games  # a game rarely passes a certain total
        counts = rng.multinomial(share, [float(chance) for chance in arm.shares.values()])
        arms.append(Arm(arm.settings, {thing: Fraction(int(n), share) for thing, n in zip(arm.shares, counts, strict=True)}))
    return arms


@pytest.mark.parametrize(("slug", "experiment"), CERTAIN)
def test_bars_exact_chances_and_key_agree_for_every_seed(slug, experiment):
    """With this number of games, the most frequent result is the one with the greatest chance, so that *why* explains what the
    learner saw.
    """
    exact = experiment.expected(experiment.usual)
    best = best_of(experiment.asks.options(exact)).value
    for seed in range(SEEDS):
        question = asked(slug, experiment, by_luck(experiment, exact, seed))
        assert question.answer == best
        assert question.check(best) == "right"
        assert best not in question.misconceptions.values()
    for seed in range(3):
        bags = [dealt(experiment, one, seed, experiment.games, arm) for arm, one in enumerate(experiment.usual)]
        assert asked(slug, experiment, experiment.counted(experiment.usual, bags)).answer == best


@pytest.mark.parametrize(("slug", "experiment"), EVERY)
def test_the_key_follows_the_bars_even_against_the_odds(slug, experiment):
    """If the games contradict the chances, the question is about the games, so another option is right."""
    exact = experiment.expected(experiment.usual)
    usual = best_of(experiment.asks.options(exact)).value
    turned = [Arm(arm.settings, dict(zip(arm.shares, reversed(arm.shares.values()), strict=True))) for arm in exact]
    turned = [Arm(one.settings, other.shares) for one, other in zip(exact, [*turned[1:], turned[0]], strict=True)]
    options = experiment.asks.options(turned)
    question = asked(slug, experiment, turned)
    assert question.answer == max(options, key=lambda option: option.fit).value
    if experiment.name == "differences":
        assert question.answer != usual


@pytest.mark.parametrize(("slug", "experiment"), EVERY)
def test_guess_and_question_have_the_same_options_and_words_in_every_language(slug, experiment):
    record = Requests()
    for words in speakers(record):
        question = asked(slug, experiment, experiment.expected(experiment.usual))
        told = question.to_json(words)
        texts = [told["prompt"], told["working"], *told["hints"], *told["replies"].values()]
        texts += [one["reply"] for one in told["misconceptions"]]
        results = [str(thing) for thing in experiment.expected(experiment.usual)[0].shares] if experiment.ways else [""]
        for best in results:
            facts = {**question.facts, "best": best or question.facts["best"], **experiment.ways_told(best)}
            texts += [words.say(f"{slug}_lesson-try-{experiment.name}", part, **facts) for part in ("guess", "why")]
        assert all(text.strip() and not set(text) & set("{}$") for text in texts)
        assert told["working"].splitlines()[-1].endswith(told["answer_text"])
        assert len({choice["label"] for choice in told["choices"]}) == len(told["choices"]) >= 2
    assert not record.faults


def test_the_cards_of_an_option_are_those_of_its_hand():
    """727: the open card is worth the total, and one more comes; or as many cards are face down as are taken."""
    one_card, hits = (stage.experiment for stage in experiments_of(find_lesson("seven_twenty_seven").stages))
    for settings in one_card.usual:
        held, coming = one_card.pictured(settings["total"])
        assert coming is None
        assert worth(held) == int(settings["total"])
    assert [hits.pictured(settings["cards"]) for settings in hits.usual] == [(None,) * n for n in (2, 3, 4)]


@pytest.mark.parametrize("slug", ["addition_war", "subtraction_war"])
def test_children_of_seven_get_whole_numbers_out_of_a_hundred(slug):
    """No text has a decimal, a fraction, or "at most 20.1 in 100 away"."""
    told = []
    stage_session = Experiments(find_lesson(slug), experiments_of(find_lesson(slug).stages), 7, Words(), told.append, run_here)
    for about in stage_session.state()["experiments"]:
        stage_session.answer(parse({"do": "run_experiment", "experiment": about["name"], "at": 0, **about["usual"]}))
        one = told[-1]["told"]
        rows = [row for arm in one["arms"] for row in arm["rows"]]
        said = [row[part] for row in rows for part in ("share_text", "exact_text")]
        said += [one["why"], one["sentence"], one["question"]["working"], *one["question"]["replies"].values()]
        assert [text for text in said if re.search(r"\d\.\d|[/½]", text)] == []
        assert all(row["fraction"] == "" for row in rows)


def test_the_text_about_leaving_agrees_with_the_games():
    """The means above the bars are those of the bars, and the reply has the same."""
    told = []
    stage_session = Experiments(
        find_lesson("fast_food"), experiments_of(find_lesson("fast_food").stages), 7, Words(), told.append, run_here
    )
    about = stage_session.state()["experiments"][0]
    stage_session.answer(parse({"do": "run_experiment", "experiment": "leaving", "at": 0, **about["usual"]}))
    one = told[-1]["told"]
    for arm in one["arms"]:
        mean = sum(int(row["label"]) * row["share"] for row in arm["rows"])
        assert arm["figure"] == f"{mean:.1f} points on average"
    best = min(one["arms"], key=lambda arm: float(arm["figure"].split()[0]))
    assert best["label"].endswith(one["question"]["answer"])
    assert best["figure"].split()[0] in one["question"]["replies"]["right"]
