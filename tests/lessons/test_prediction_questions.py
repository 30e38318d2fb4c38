"""The Predict stage of each lesson: the open cards before a question, its answer, and a card for another answer."""

import re
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise

import pytest

from cardlab.authoring import Card, fire
from cardlab.games.fast_food import scoring
from cardlab.lessons import find, slugs
from cardlab.lessons.addition_war.common import GAME as SUMS
from cardlab.lessons.shared_by_wars.pair import Pair
from cardlab.lessons.subtraction_war.common import GAME as DIFFERENCES
from cardlab.sessions.predict_stage_log import predict_log
from cardlab.teaching.lesson import Predict
from cardlab.teaching.number_reading import written
from cardlab.words.words import Words

SEEDS = range(12)
WARS = {"addition_war": SUMS, "subtraction_war": DIFFERENCES}
WORDS = Words()


def stage_of(slug):
    return next(stage for stage in find(slug).stages if isinstance(stage, Predict))


def log_of(slug, seed):
    stage = stage_of(slug)
    return predict_log(find(slug), stage, stage.deal.match(seed), WORDS)


def asked_and_come(slug):
    """Yields each step with a question and the one after it, in several deals."""
    for seed in SEEDS:
        steps = log_of(slug, seed)["steps"]
        yield from ((step, after) for step, after in pairwise(steps) if "predict" in step)


def questions(slug):
    """Yields each question with its event."""
    stage = stage_of(slug)
    for seed in SEEDS:
        told = [event for event in stage.deal.match(seed).events if event.rule]
        yield from ((event, asked) for event, after in pairwise(told) if (asked := stage.asks(event, after)) is not None)


@pytest.mark.parametrize("slug", slugs())
def test_a_match_is_predicted_to_its_end(slug):
    """Every deal has at least two questions and a winner. With a hidden card, at least one asks which card would have changed
    the result.
    """
    for seed in SEEDS:
        steps = log_of(slug, seed)["steps"]
        assert sum("predict" in step for step in steps if step["action"] > stage_of(slug).begins) >= 2
        assert steps[-1]["events"][-1][0] == "end"
        assert slug == "seven_twenty_seven" or any("change" in step.get("came", {}) for step in steps)
    assert any("change" in after["came"] for _, after in asked_and_come(slug))


@pytest.mark.parametrize("slug", slugs())
def test_a_question_and_its_answer_are_two_steps(slug):
    """The first reveals nothing, and the second turns cards over and names the right option."""
    for step, after in asked_and_come(slug):
        assert (step["rule"], step["title"], step["sentence"], step["models"]) == ("", "", "", [])
        assert step["predict"].keys() == {"prompt", "options"}
        assert all(option.keys() == {"value", "label", "said"} for option in step["predict"]["options"])
        assert "came" not in step
        assert after["events"][0][0] == "turn"
        assert after["came"]["answer"] in [option["value"] for option in step["predict"]["options"]]
        assert after["came"]["answer"] not in after["came"]["needed"]


@pytest.mark.parametrize("slug", WARS)
def test_one_card_of_four_is_face_down(slug):
    """The learner's cards are face up, and so is one of the other player's. No sum or difference is shown."""
    for step, _ in asked_and_come(slug):
        moves = [event for event in step["events"] if event[0] == "move"]
        assert moves == step["events"]
        assert [event[4] == 1 for event in moves[-4:]] == [False, False, False, True]
        assert moves[-1][2] == "table.p2"


@pytest.mark.parametrize(("slug", "game"), WARS.items())
def test_the_winner_of_a_pair_game(slug, game):
    """The player with more wins, by the rules. The results for other cards are computed in the same way."""
    for event, asked in questions(slug):
        mine, theirs = (hand["worth"] for hand in event.facts["hands"])
        assert asked.answer == ("war" if mine == theirs else "p1" if mine > theirs else "p2")
        shown = event.facts["hands"][1]["cards"][0]
        for rank, would in asked.cards.items():
            worth = Pair(game, (shown, Card("A" if rank == "1" else "T" if rank == "10" else rank, "c"))).worth
            assert would.answer == ("war" if mine == worth else "p1" if mine > worth else "p2")


def test_the_score_of_a_card_in_fast_food():
    for event, asked in questions("fast_food"):
        points = sum(scoring(event.facts["total"]).values())
        assert asked.answer == ("much" if points >= 7 else "some" if points else "none")
        assert event.facts["player"] == "p2", "the learner's own cards lie open"


def test_the_nearest_player_is_the_one_in_the_next_step():
    """The rules of 727 themselves name the player in the next step."""
    stage = stage_of("seven_twenty_seven")
    shown = 0
    for seed in SEEDS:
        told = [event for event in stage.deal.match(seed).events if event.rule]
        for event, after in pairwise(told):
            if event.rule == "seven_twenty_seven.show":
                assert stage.asks(event, after).answer == after.facts.get("player", "tie")
                shown += 1
    assert shown >= 2 * len(SEEDS)


def test_whether_a_card_brings_a_hand_nearer():
    """The answer is yes exactly if the distance in the explanation is less than before."""
    nearer = [asked for event, asked in questions("seven_twenty_seven") if event.rule.endswith(".card")]
    assert nearer
    for asked in nearer:
        assert {would.answer for would in asked.cards.values()} == {"yes", "no"}


@pytest.mark.parametrize("slug", slugs())
def test_only_one_card_would_have_changed_the_result(slug):
    """Exactly one of the cards to choose from gives the requested result, and none gives the actual one."""
    for _, asked in questions(slug):
        change = asked.came(WORDS).get("change")
        if change is None:
            continue
        target = asked.cards[change["answer"]].answer
        assert target != asked.answer
        assert [option["value"] for option in change["options"] if asked.cards[option["value"]].answer == target] == [
            change["answer"]
        ]


@pytest.mark.parametrize("slug", slugs())
def test_the_card_that_came_is_not_one_that_could_have_changed_the_result(slug):
    """It is offered only if no other card would leave the result as it is."""
    asked_about = 0
    for _, asked in questions(slug):
        if (change := asked.came(WORDS).get("change")) is None:
            continue
        target = asked.cards[change["answer"]].answer
        offered = {option["value"] for option in change["options"]}
        asked_about += 1
        assert asked.cards[asked.hidden].answer == asked.answer
        assert asked.hidden not in offered or {rank for rank in asked.cards if asked.cards[rank].answer != target} == {
            asked.hidden
        }
    assert asked_about


@pytest.mark.parametrize(("slug", "counter"), [("addition_war", "sum"), ("subtraction_war", "difference"), ("compare", None)])
def test_the_table_shows_the_card_that_would_have_changed_the_result(slug, counter):
    """It lies in the place of the hidden one, is no card that lies open, and the worths are those in the picture."""
    for step, after in asked_and_come(slug):
        if (change := after["came"].get("change")) is None:
            continue
        (_, ((zone, place, card),)), (_, counters) = change["events"]
        assert [zone, place] == after["events"][0][1][0][:2]
        assert card not in [token for event in step["events"] if isinstance(event[4], list) for token in event[4]]
        (picture,) = change["models"]
        if counter:
            worths = {f"{counter}.p1": sum(picture["parts"]), f"{counter}.p2": sum(picture["other"])}
            assert counters == worths
        else:
            assert card in picture["names"]


def test_the_pile_shows_the_card_that_would_have_scored_otherwise():
    """It lies in the place of the hidden one, and its total is the one on the chart. If one of the two cards of its number lies
    open, it is the other one.
    """
    for _, after in asked_and_come("fast_food"):
        if (change := after["came"].get("change")) is None:
            continue
        (_, ((zone, place, _),)), (_, counters) = change["events"]
        assert [zone, place] == after["events"][0][1][0][:2]
        assert counters == {"total": change["models"][0]["total"]}
    for seed in SEEDS:
        seen = set()
        for step in log_of("fast_food", seed)["steps"]:
            if change := step.get("came", {}).get("change"):
                card = change["events"][0][1][0][2]
                assert card not in seen or {card[0] + suit for suit in "dh"} <= seen
            seen.update(re.findall(r"\b[A2-9T][dh]\b", repr(step["events"])))


def test_the_line_of_727_shows_the_total_with_another_card():
    """No card that came to the table in this hand is imagined, and the total on the line is the one in the sentence."""
    changes = 0
    for seed in SEEDS:
        lying: list[str] = []
        for step in log_of("seven_twenty_seven", seed)["steps"]:
            for event in step["events"]:
                if event[0] == "move" and event[2] == "pack":
                    lying.clear()
                elif event[0] == "move" and isinstance(event[4], list):
                    lying += event[4]
                elif event[0] == "turn":
                    lying += [token for _, _, token in event[1]]
            if (change := step.get("came", {}).get("change")) is None:
                continue
            (_, ((zone, place, card),)), (_, counters) = change["events"]
            (total,) = counters.values()
            assert [zone, place] == step["events"][0][1][0][:2]
            assert card not in lying
            assert change["reveal"].startswith(f"With {written(Fraction(total))} you are ")
            changes += 1
    assert changes


@pytest.mark.parametrize("slug", WARS)
def test_a_picture_shows_what_another_card_would_have_changed(slug):
    """It has the bars of both hands, the learner's first, and says "You" as the table does."""
    changes = [after["came"]["change"] for _, after in asked_and_come(slug) if "change" in after["came"]]
    assert changes
    for change in changes:
        (bars,) = change["models"]
        mine, theirs = sum(bars["parts"]), sum(bars["other"])
        assert bars["names"][0] == "You"
        aim = "war" if mine == theirs else "mine" if mine > theirs else "theirs"
        asked = {"war": "start a war", "mine": "make you win", "theirs": "win?"}[aim]
        assert asked in change["prompt"]


@pytest.mark.parametrize("slug", ["compare", "fast_food"])
def test_a_lesson_with_pictures_has_one_for_another_card(slug):
    assert all(after["came"]["change"]["models"] for _, after in asked_and_come(slug) if "change" in after["came"])


@pytest.mark.parametrize(("slug", "up"), [("compare", 1), ("addition_war", 2), ("subtraction_war", 2)])
def test_the_question_says_how_the_cards_of_a_war_are_laid(slug, up):
    for event, asked in questions(slug):
        down = event.facts["down"]
        told = f"{down} face down, {up} face up. " if event.rule.endswith("war.lay") else ""
        assert asked.asked(WORDS)["prompt"] == f"{told}Who will win?"


@pytest.mark.parametrize(
    ("said", "ranks", "told"),
    [
        ("p2", "7 8 9 10", "With 7 or more, Player 2 would have won."),
        ("p2", "1 2 3", "With 3 or less, Player 2 would have won."),
        ("war", "4", "With 4, it would have been war."),
        ("p2", "2 3", "With 2 or 3, Player 2 would have won."),
        ("p2", "", "No card could have made Player 2 win."),
        ("war", "", "No card could have started a war."),
    ],
)
def test_the_cards_that_lead_to_another_answer(said, ranks, told):
    """They are named in the fewest words, and so is what they lead to."""
    asked = next(asked for _, asked in questions("addition_war"))
    come = {rank: would._replace(answer=said if rank in ranks.split() else "p1") for rank, would in asked.cards.items()}
    came = replace(asked, answer="p1", cards=come, change=None).came(WORDS)
    assert came["needed"][said] == told
    assert (said in came["impossible"]) == (not ranks)


@pytest.mark.parametrize("slug", slugs())
def test_a_reply_names_what_the_cards_lead_to(slug):
    """No two answers of a question have the same reply, such as "No card could do that"."""
    for _, asked in questions(slug):
        needed = [*replace(asked, change=None).came(WORDS)["needed"].values()]
        assert len({*needed}) == len(needed)


@pytest.mark.parametrize("slug", slugs())
def test_the_card_that_the_further_question_asks_for_is_not_named_before_it(slug):
    for _, asked in questions(slug):
        came = asked.came(WORDS)
        if "change" in came:
            assert asked.cards[came["change"]["answer"]].answer not in {came["answer"], *came["needed"]}


@pytest.mark.parametrize("slug", [*WARS, "compare"])
def test_a_war_repeats_the_choice_as_a_sentence_and_names_whose_card_is_hidden(slug):
    names = Words(names={"p2": "Nadia"})
    changes = []
    for _, asked in questions(slug):
        assert [option["said"] for option in asked.asked(names)["options"]] == ["I win", "war", "Nadia wins"]
        changes += [change["prompt"] for change in [asked.came(names).get("change")] if change]
    assert changes
    assert all(re.match("What if Nadia’s (last )?card were different[?] Which one would ", prompt) for prompt in changes)


def test_a_certain_turn_cannot_be_changed():
    """With two tens against an ace the learner can be very sure, because the other player cannot win."""
    stage = stage_of("addition_war")
    event = next(event for event, _ in questions("addition_war"))
    one, other = event.facts["hands"]
    hands = [{**one, "worth": 20}, {**other, "cards": (Card("A", "c"), other["cards"][1])}]
    asked = stage.asks(fire(event.rule, hands=hands, down=0), None).came(WORDS)
    assert asked["needed"] == {"war": "No card could have started a war.", "p2": "No card could have made Player 2 win."}
    assert asked["impossible"] == ["war", "p2"]
    assert "change" not in asked
