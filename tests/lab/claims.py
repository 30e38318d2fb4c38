"""The statements of notebooks and docs about games of chance, each with the figure that it is about.

The bounds of a claim follow from how its figure is printed: 27 is 26.5 to 27.5. So a text that is rounded in the wrong direction, or that
repeats an unlucky sample, is false. `test_claims` plays a hundred times as many games as the notebook, or ten times as many and
adds the error of the sample to the bounds.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import comb, log, log2, sqrt
from typing import Any

import cardlab
from cardlab.authoring import Judgement
from cardlab.games.twenty_first_century_war.combinations import together
from cardlab.lab import exact
from cardlab.lab.estimates import mean_of
from cardlab.lab.exact import Slapper, bot_times, race
from cardlab.lab.studies import Study
from cardlab.lab.study_kernels.study_kernel import POSITION_SLOTS
from notebooks.solving import Solution, solve
from notebooks.solving.one_round import one_round
from notebooks.solving.small import FewCards727, FewCardsFastFood, OneChoice, OneDeck
from tests.lab.printed_numbers import bounds

SEED = 20_000
"""Far from the seeds of the notebooks."""
BATCHES = 10
"""Into how many samples a small number of games is divided, to find out how much the figure varies between them."""
ERRORS = 5
"""How many standard errors a figure of a small number of games may lie beyond its bounds. Chance does so in one of 1,400 cases:
Student's distribution for ten batches.
"""


@dataclass(frozen=True)
class Claim:
    """A statement of a text.

    Attributes:
        where: The notebook, or the page in `docs/`.
        text: The exact piece of its text. The figure is in braces: "Greed is worth {27} points".
        figure: Computes the figure from a hundred times as many games.
        unit: The value of one: 0.01 for "{53} wins in 100".
        worded: The bounds for a text without a figure, such as "nearly half".
    """

    where: str
    text: str
    figure: Callable[[], float]
    unit: float = 1
    worded: tuple[float, float] | None = None

    @property
    def said(self) -> str:
        """The text without the braces."""
        return self.text.replace("{", "").replace("}", "")

    @property
    def marked(self) -> tuple[int, int]:
        """Where the figure begins and ends in the text without braces; all of a text without a figure."""
        return (0, len(self.said)) if self.worded else (self.text.index("{"), self.text.index("}") - 1)

    @property
    def bounds(self) -> tuple[float, float]:
        """The bounds between which the text is true."""
        if self.worded:
            return self.worded
        start, end = self.marked
        low, high = bounds(self.said[start:end], self.said[:start])
        return low * self.unit, high * self.unit

    def fault(self, *, whole: bool) -> str:
        """Returns what is false about the text, with the figure; "" if it is true.

        Args:
            whole: Whether to play a hundred times as many games as the notebook, and to allow no error.
        """
        low, high = self.bounds
        found, error = (self.figure(), 0.0) if whole else estimated(self.figure)
        slack = ERRORS * error + 1e-9
        return (
            ""
            if low - slack <= found <= high + slack
            else f"{self.text}: {found:.5g} ± {error:.2g}, not {low:.5g} to {high:.5g}"
        )


class Sample:
    """The part of a claim's games that is played at present.

    Attributes:
        share: The share of the games.
        seed: Their seed.
    """

    share, seed = 1.0, SEED

    @classmethod
    def of(cls, games: int) -> int:
        return max(1, round(games * cls.share))


def estimated(figure: Callable[[], float]) -> tuple[float, float]:
    """Returns a figure from ten samples as large as that of a notebook, and its standard error."""
    found = []
    for batch in range(1, BATCHES + 1):
        Sample.share, Sample.seed = 0.01, SEED + 1_000_003 * batch
        try:
            found.append(float(figure()))
        finally:
            Sample.share, Sample.seed = 1.0, SEED
    return statistics.fmean(found), statistics.stdev(found) / sqrt(BATCHES)


def dealt(game: str, games: int, **options: Any) -> Study:
    """Returns a study. A claim without a kernel, which takes a thousand times as long, must say so with ``fast=False``."""
    return _dealt(game, Sample.of(games), Sample.seed, **options)


@cache
def _dealt(game: str, matches: int, seed: int, **options: Any) -> Study:
    """Plays a study once for all claims about it."""
    options |= {"bots": dict(options["bots"])} if isinstance(options.get("bots"), tuple) else {}
    return cardlab.study(game, **{"matches": matches, "seed": seed, "progress": False, "fast": True, **options})


# ------------------------------------------------------------------------------------ figures


def war(games: int = 1_000_000, **options: Any) -> Study:
    """Returns games of War that are played to their ends, however long that takes."""
    return dealt("war", games, **{"max_turns": 100_000, "at_most": 100_000, **options})


def without_chance(games: int = 200_000, **options: Any) -> Study:
    """Returns games of War, in which a position may repeat, to their ends: up to the number of turns that a kernel remembers, a
    hundred times the mean.
    """
    return war(games, max_turns=POSITION_SLOTS - 2, **options)


def longer(turns: int) -> int:
    """Returns how many games of War continue after this many turns."""
    return sum(war()["turns"] > turns)


def half_life() -> float:
    return 1000 * log(2) / log(longer(200) / longer(1200))


def turns(games: int = 200_000, **options: Any) -> Callable[[], float]:
    return lambda: war(games, **options).mean("turns").value


two_packs = turns(700_000, packs=2)


def played() -> Study:
    """Returns games of War in which cards are picked up as they were played."""
    return dealt("war", 50_000, pickup_order="played")


def beggar() -> Study:
    """Returns a thousand times the games of the notebook's first sample, twenty times those of its second one."""
    return dealt("egyptian_war", 2_000_000, preset="beggar_my_neighbour")


def residual(age: int) -> float:
    """Returns the mean number of further cards in a game that has lasted this long."""
    return mean_of([length - age for length in beggar()["turns"] if length > age]).value


def single(games: int, one: str = "random", other: str = "random", hand_size: int = 3) -> Study:
    """Returns games of Fast Food with twenty plays, as in the notebooks."""
    return _single(Sample.of(games), Sample.seed, one, other, hand_size)


@cache
def _single(matches: int, seed: int, one: str, other: str, hand_size: int) -> Study:
    ready = cardlab.find("fast_food").with_options(games=1, hand_size=hand_size)
    return cardlab.study(ready, matches=matches, seed=seed, progress=False, fast=True, bots={"p1": one, "p2": other})


def lead(study: Study) -> float:
    """Returns the mean lead of the second player."""
    return study.mean("score.p2").value - study.mean("score.p1").value


@cache
def worth(play: int) -> float:
    """Returns what one of the twenty plays of two random players is worth on average, from the exact chances of all totals."""
    deck = cardlab.find("fast_food").with_options(games=1).deck("red")
    return float(sum(chance * exact.points(total) for total, chance in exact.sums(deck, play).items()))


def exact_lead() -> float:
    """Returns the mean lead of the second of two random players."""
    return sum(worth(play) * (-1) ** play for play in range(1, 21))


def greedy_losses(games: int = 3_000) -> list[float]:
    """Returns what the greedy card costs with six cards left in each game, if all else is played as well as possible."""
    return list(_greedy_losses(Sample.of(games), Sample.seed))


@cache
def _greedy_losses(matches: int, seed: int) -> tuple[float, ...]:
    ready = cardlab.find("fast_food").with_options(games=1)
    study = cardlab.study(ready, matches=matches, seed=seed, progress=False, fast=True, bots="greedy")

    def loss(number: int) -> float:
        position = exact.endgame(study.match(number).branch(at=14))
        now = {card: exact.points(position.total + card) for card in position.mine}
        taken = [position.plays[card] for card in position.mine if now[card] == max(now.values())]
        return float(position.value - sum(taken) / len(taken))

    return tuple(map(loss, range(matches)))


class Anna:
    """Takes a card if more than half of the cards that she has not seen bring her nearer, as in the notebook about 727."""

    name = "anna"

    def choose(self, game: Any, view: Any, legal: Any, rng: Any) -> Any:
        me = view.counters["turn"]
        hand = view.known(f"up.{me}") + view.known(f"down.{me}")
        after = Judgement.of(game).after_one_card(view, hand)
        return legal[0] if 2 * sum(distance < game.to_go(hand) for distance in after) > len(after) else legal[-1]


ANNA = Anna()


def of_two(first: Any, games: int = 4_000) -> Study:
    """Returns deals of 727 with this player in the first seat, and the greedy bot in the second."""
    options = {"players": 2, "max_bet": 0, "hands": 1, "ante": 2}
    return dealt("seven_twenty_seven", games, bots=(("p1", first), ("p2", "greedy")), fast=False, **options)


def beyond(one: Any, other: Any) -> float:
    """Returns how many more counters the one has in the first seat than the other, on the same deals."""
    return of_two(one).compare(of_two(other)).difference("counters.p1").value


def share_won(study: Study, seat: str) -> float:
    return study.shares()[seat].value


def slapped() -> Study:
    return dealt("egyptian_war", 20_000, bots="greedy")


def expected_slaps() -> float:
    """Returns the share of cards that can be slapped, counted from the piles as the notebook does, without memory of the cards."""
    pair, study = 3 / 51, slapped()
    cards, piles = sum(study["turns"]), sum(study["piles_taken"])
    bot = bot_times()
    return (piles * pair + (cards - 2 * piles) * (2 * pair - pair * 2 / 50)) * (1 - bot.together(bot)) / cards


@cache
def solution(name: str) -> Solution:
    """Returns a solved game of the notebook about good play, trained three times as long as there."""
    if name == "round":
        return one_round("random", "greedy", "coach", rounds=3_000)
    three = type("ThreeCards", (OneDeck,), {"few": "234"})
    game, reward, bots = {
        "orders": (three(war_down=1), "cards", ()),
        "bets": (BETS, "counters", ("coach",)),
        "food": (FewCardsFastFood(games=1, hand_size=1), "score", ("learned", "coach")),
        "choice": (OneChoice(max_turns=1), "cards", ()),
    }[name]
    return solve(game, reward=reward, bots=("random", "greedy", *bots), rounds=3_000)


def exploited(name: str, bot: str) -> Callable[[], float]:
    return lambda: solution(name).exploitability(bot)


BETS = FewCards727(players=2, hands=1, first="ask", freeze_after=1, max_bet=1, max_raises=1)
EIGHT = "2c 2d 3c 3d 4c 4d 5c 5d"
SIX = "2c 3c 4c 5c 6c 7c"
PAIRS = "2c 2d 3c 3d 4c 4d"
BEN, GINA, DORA, EMIL, FINN = Slapper(300, 50), Slapper(320, 50), Slapper(310, 80, 75), Slapper(300, 30), Slapper(330, 100)


def no_combination() -> float:
    """Returns the share of the hands of 21st Century War in which no cards go together."""
    two_pairs, many = cardlab.find("twenty_first_century_war").with_options().jobs
    hands = combinations(sorted([*range(1, 14)] * 4), 4)
    alone = sum(not together(hand, two_pairs, many) for hand in hands)
    return alone / comb(52, 4)


def among(n: int) -> tuple[float, float]:
    """Returns the chances of Finn, and of each of the others, to be first among n players."""
    first = race(FINN, *[EMIL] * (n - 1)).first
    return first[0], first[1]


def first_of(n: int) -> float:
    """Returns when the first of n equal hands comes, in milliseconds."""
    return race(*[BEN] * n).expected() if n > 1 else BEN.mean


def gap_of_five(place: int) -> float:
    """Returns the mean time between two of five equal hands: the one at this place and the next."""
    five = race(*[BEN] * 5)
    return five.expected(place + 1) - five.expected(place)


def majority(n: int) -> float:
    """Returns how often Ben is first more often than Gina in n slaps."""
    one = race(BEN, GINA).first[0]
    chances = [1.0]
    for _ in range(n):
        chances = [a * (1 - one) + b * one for a, b in zip([*chances, 0.0], [0.0, *chances], strict=True)]
    return sum(chances[n // 2 + 1 :])


# ------------------------------------------------------------------------------------ claims

WAR = "03_how_long_is_war"
SUMS = "04_sums_and_differences"
FOOD = "05_fast_food"
SEVEN = "06_seven_twenty_seven"
BEGGAR = "07_beggar_my_neighbour"
SMALL = "08_small_wars"
BOTS = "09_comparing_bots"
SLAPS = "10_reaction_times"
GOOD = "11_how_good_is_good"
DOUBT = "explanation/doubtful_rules.md"
HUNDREDTH = 0.01

CLAIMS = [
    Claim(WAR, "A hundred times as many games give a mean of {441}", lambda: war().mean("turns").value),
    Claim(WAR, "quartiles of {186} and 582", lambda: war().quarters("turns")[0]),
    Claim(WAR, "quartiles of 186 and {582}", lambda: war().quarters("turns")[2]),
    Claim(WAR, "the same median, {332}", lambda: war().quarters("turns")[1]),
    Claim(WAR, "Both players win half of the games", lambda: share_won(war(), "p1"), worded=(0.495, 0.505)),
    Claim(WAR, "Of all games, {72} in 100 go on after 200 turns", lambda: longer(200) / len(war()), HUNDREDTH),
    *(
        Claim(
            WAR,
            "the share is always about **57 in 100**, and in a hundred times as many games between 57 and 58",
            lambda now=now: longer(now + 200) / longer(now),
            worded=(0.57, 0.58),
        )
        for now in range(200, 1401, 200)
    ),
    Claim(WAR, "A hundred times as many games say about {250}.", half_life),
    Claim(WAR, "slightly more than four halvings", lambda: log2(longer(200) / longer(1200)), worded=(4, 4.1)),
    *(
        Claim(WAR, "The law predicts the whole table to within a tenth", turns(war_down=down), worded=(0.9 * law, 1.1 * law))
        for down, law in enumerate((566, 441, 337, 258))
    ),
    *(
        Claim(WAR, "337 and 258 lie outside", turns(war_down=down), worded=(0.9 * law, 0.98 * law))
        for down, law in ((2, 337), (3, 258))
    ),
    Claim(WAR, "A hundred times as many games give a mean of about {1,680}", two_packs),
    Claim(WAR, "Four times as long is {5%} too much", lambda: 4 * war().mean("turns").value / two_packs() - 1),
    Claim(WAR, "the walk's prediction is {1%} too little", lambda: 1 - 1_663 / two_packs()),
    Claim(WAR, "It is hardly shorter at all", lambda: turns(players=4)() / war().mean("turns").value, worded=(0.9, 1)),
    Claim(
        WAR,
        "**Nearly half of these games did not end.**",
        lambda: played().unfinished / len(played()),
        worded=(0.43, 0.5),
    ),
    Claim(WAR, "about {3,100} turns, and 44 in 100", lambda: played().quarters("turns")[1]),
    Claim(WAR, "about 3,100 turns, and {44} in 100", lambda: played().unfinished / len(played()), HUNDREDTH),
    Claim(WAR, "every game ended", lambda: war(200_000, pickup_order="coin").unfinished, worded=(0, 0)),
    Claim(WAR, "With 52 cards we have met none", lambda: without_chance(pickup_order="winner_first").unfinished, worded=(0, 0)),
    *(
        Claim(
            WAR, "about {290} turns instead of 440", lambda order=order: without_chance(pickup_order=order).mean("turns").value
        )
        for order in ("winner_first", "loser_first")
    ),
    Claim(WAR, "about 290 turns instead of {440}", lambda: war().mean("turns").value, worded=(435, 445)),
    Claim(
        SUMS,
        "The interval contains the exact value",
        lambda: (  # the notebook's own study, since a larger one would have another interval
            _dealt("subtraction_war", 25_600, 5, max_turns=1, on_limit="most_cards")
            .mean("wars")
            .holds(float(exact.tie("subtraction_war")))
        ),
        worded=(1, 1),
    ),
    Claim(
        SUMS,
        "The change is small, at most {0.26} percentage points",
        lambda: max(abs(100 * float(chance) - (10 - abs(total - 11))) for total, chance in exact.sums("addition_war").items()),
    ),
    Claim(FOOD, "{53} wins in 100 instead of 44", lambda: share_won(single(1_000_000), "p2"), HUNDREDTH),
    Claim(FOOD, "53 wins in 100 instead of {44}", lambda: share_won(single(1_000_000), "p1"), HUNDREDTH),
    Claim(FOOD, "The lead is {1.37} points", exact_lead),
    Claim(
        FOOD,
        "a hundred times as many deals say {26.4}",
        lambda: single(1_000_000, "greedy").mean("score.p1").value - single(1_000_000).mean("score.p1").value,
    ),
    Claim(
        FOOD,
        "{26} points better than chance",
        lambda: single(1_000_000, "greedy").mean("score.p1").value - single(1_000_000).mean("score.p1").value,
    ),
    Claim(FOOD, "wins {97} games in 100", lambda: share_won(single(200_000, "greedy"), "p1"), HUNDREDTH),
    Claim(FOOD, "the second one leads by about {3} points", lambda: lead(single(1_000_000, "greedy", "greedy"))),
    Claim(
        FOOD,
        "more than twice as much as among random ones",
        lambda: lead(single(1_000_000, "greedy", "greedy")) / exact_lead(),
        worded=(2, 3),
    ),
    Claim(
        FOOD,
        "fewer than one of the twenty scores nothing",
        lambda: single(1_000_000, "greedy", "greedy").mean("nothing").value,
        worded=(0.7, 1),
    ),
    Claim(
        FOOD,
        "against four and a half for random players",
        lambda: single(1_000_000).mean("nothing").value,
        worded=(4.45, 4.55),
    ),
    Claim(
        FOOD,
        "In about {60} of 100 games the greedy card is one of the best",
        lambda: greedy_losses().count(0) / len(greedy_losses()),
        HUNDREDTH,
    ),
    Claim(FOOD, "in thousands of other games it is {1.2}", lambda: statistics.fmean(greedy_losses())),
    *(
        Claim(FOOD, f"play 15 is worth {one} and play 16 only {other}", lambda k=k: worth(k))
        for k, one, other in ((15, "{4.1}", "2.9"), (16, "4.1", "{2.9}"))
    ),
    Claim(FOOD, "costs the second player {1.2} points", lambda: worth(15) - worth(16)),
    Claim(FOOD, "The points on the board add up to {363}", lambda: sum(map(exact.points, range(1, 111)))),
    Claim(FOOD, "finds {7.99} instead of 8", lambda: float(exact.next_at_random(69).mean)),
    Claim(SEVEN, "So two cards make about {8.7} on average", lambda: 2 * float(exact.sums("seven_twenty_seven", 1).mean)),
    Claim(SEVEN, "(mean distance {5.0}; five are nearly as good, 5.3)", lambda: float(exact.distances(6, 27).mean)),
    Claim(SEVEN, "(mean distance 5.0; five are nearly as good, {5.3})", lambda: float(exact.distances(5, 27).mean)),
    Claim(SEVEN, "So Anna is a little better here", lambda: beyond(ANNA, "greedy"), worded=(0.01, 0.07)),
    Claim(SEVEN, "That is more than 0, so thinking does pay", lambda: beyond("greedy", "random"), worded=(0.08, 0.22)),
    Claim(SEVEN, "three in four pots are split", lambda: of_two("greedy").mean("halved").value, worded=(0.74, 0.8)),
    Claim(BEGGAR, "A game that begins lasts {255} cards on average", lambda: beggar().mean("turns").value),
    Claim(BEGGAR, "half of two million games are over after {192}", lambda: beggar().quarters("turns")[1]),
    Claim(BEGGAR, "it is less than one game in a hundred", lambda: share_won(beggar(), "p1"), worded=(0.495, 0.505)),
    *(
        Claim(BEGGAR, "**Between 200 and 210 more cards**", lambda age=age: residual(age), worded=(200, 210))
        for age in range(200, 1401, 200)
    ),
    Claim(
        BEGGAR,
        "≈ {61%} are still going on a hundred cards later",
        lambda: sum(beggar()["turns"] > 500) / sum(beggar()["turns"] > 400),
    ),
    Claim(BEGGAR, "205 · ln 2 ≈ {142} cards", lambda: 205 * log(2)),
    Claim(BEGGAR, "202 · ln 10 ≈ {465} cards", lambda: 202 * log(10)),
    Claim(BEGGAR, "deals we expect only {4.6} more records", lambda: sum(1 / n for n in range(1_001, 100_001))),
    Claim(BEGGAR, "An ace is answered in {78} of 100 cases", lambda: 1 - comb(36, 4) / comb(52, 4), HUNDREDTH),
    Claim(BEGGAR, "a jack only in {31}.", lambda: 1 - 36 / 52, HUNDREDTH),
    Claim(BEGGAR, "Every game has ended.", lambda: beggar().unfinished, worded=(0, 0)),
    Claim(
        SMALL,
        "About {2%}.",
        lambda: abs(1 - float(exact.small_war(EIGHT, pickup_order="coin").mean) / float(exact.small_war(EIGHT).mean)),
    ),
    Claim(SMALL, "with 3, 3, 4 you win {68%}", lambda: float(exact.small_war(PAIRS, hand="3c 3d 4c").first)),
    Claim(SMALL, "with 2, 2, 4 you win {18%}", lambda: float(exact.small_war(PAIRS, hand="2c 2d 4c").first)),
    Claim(SMALL, "If both hold 2, 3, 4, {29.5%} of the games end", lambda: float(exact.small_war(PAIRS, hand="2c 3c 4c").draw)),
    Claim(SMALL, "8/20 · 0.295 + 4/20 · 0.135 ≈ {0.145}", lambda: float(exact.small_war(PAIRS).draw)),
    Claim(
        SMALL, "more than 12 if you hold 2, 3, 7", lambda: float(exact.small_war(SIX, hand="2c 3c 7c").mean), worded=(12, 13)
    ),
    Claim(BOTS, "{88%} and 93%: neither is 90%", lambda: share_won(single(400_000, "random", "greedy", 1), "p2")),
    Claim(BOTS, "88% and {93%}: neither is 90%", lambda: share_won(single(400_000, "greedy", "random", 2), "p1")),
    Claim(BOTS, "Of two random players, the second wins {52.74%}", lambda: float(exact.random_game().ahead["second"])),
    Claim(
        BOTS,
        "Of two random players, the second wins 52.74%",
        lambda: share_won(single(1_000_000), "p2"),
        worded=(0.5259, 0.5289),
    ),
    Claim(BOTS, "(its standard deviation is √(100 × 0.05 × 0.95) ≈ {2.2})", lambda: sqrt(100 * 0.05 * 0.95)),
    Claim(BOTS, "(the standard deviation is {1.8})", lambda: sqrt(20 * 0.195 * 0.805)),
    Claim(BOTS, "so n = {2,401}", lambda: (0.98 / 0.02) ** 2),
    Claim(BOTS, "59 or more of 100 with probability {0.044}", lambda: sum(comb(100, k) for k in range(59, 101)) / 2**100),
    Claim(BOTS, "The coin fools us only in {4.4%} of cases", lambda: sum(comb(100, k) for k in range(59, 101)) / 2**100),
    Claim(SLAPS, "Each does with a probability of {0.977}", lambda: BEN.later(200)),
    Claim(SLAPS, "so her typical time is about {290} ms", lambda: 310 - 75 + 75 * log(2)),
    Claim(SLAPS, "that happens to two bots in {5} of 100 slaps", lambda: bot_times().together(bot_times()), HUNDREDTH),
    Claim(
        SLAPS,
        "So it is one card in twelve or thirteen, and not one in nine",
        lambda: sum(slapped()["turns"]) / sum(slapped()["snaps"]),
        worded=(11.5, 13.5),
    ),
    Claim(SLAPS, "In 4,000 matches {8.3%} of the cards", lambda: sum(slapped()["snaps"]) / sum(slapped()["turns"])),
    Claim(SLAPS, "and not the {7.9%} that we expect", expected_slaps),
    Claim(SLAPS, "is first in {53} of 100 slaps", lambda: race(DORA, EMIL).first[0], HUNDREDTH),
    Claim(SLAPS, "the first of thirty hands comes at {198} ms", lambda: first_of(30)),
    Claim(SLAPS, "A second hand makes the first one {28} ms earlier", lambda: first_of(1) - first_of(2)),
    Claim(SLAPS, "it takes 20 more hands to gain another {25} ms", lambda: first_of(10) - first_of(30)),
    *(
        Claim(SLAPS, f"The gaps between the hands are {text} ms", lambda place=place: gap_of_five(place))
        for place, text in enumerate(
            ("{33}, 25, 25 and 33", "33, {25}, 25 and 33", "33, 25, {25} and 33", "33, 25, 25 and {33}"), start=1
        )
    ),
    Claim(SLAPS, "Finn is first in {39} of 100 slaps", lambda: among(2)[0], HUNDREDTH),
    Claim(SLAPS, "Among ten players he is first in {23} of 100", lambda: among(10)[0], HUNDREDTH),
    Claim(SLAPS, "and {2.7} times as often as each of the others", lambda: among(10)[0] / among(10)[1]),
    Claim(SLAPS, "Among thirty it is {6.6} times as often", lambda: among(30)[0] / among(30)[1]),
    Claim(SLAPS, "The best of nine steady players comes at {255} ms", lambda: race(*[EMIL] * 9).expected()),
    *(
        Claim(SLAPS, text, lambda n=n: majority(n), HUNDREDTH)
        for n, text in (
            (1, "over many slaps: {61}, 66, 76, 90, 99 of 100"),
            (3, "over many slaps: 61, {66}, 76, 90, 99 of 100"),
            (9, "over many slaps: 61, 66, {76}, 90, 99 of 100"),
            (31, "over many slaps: 61, 66, 76, {90}, 99 of 100"),
            (101, "over many slaps: 61, 66, 76, 90, {99} of 100"),
        )
    ),
    Claim(SLAPS, "He is first in {61} of 100 slaps", lambda: majority(1), HUNDREDTH),
    Claim(GOOD, "can lose less than a thousandth of a card", lambda: -solution("orders").bounds("p1")[0], worded=(0, 0.001)),
    Claim(GOOD, "so 0 is the **value** of the game", lambda: solution("orders").values["p1"], worded=(-0.001, 0.001)),
    Claim(GOOD, "Greedy loses nothing to the plan", lambda: solution("orders").loss("greedy"), worded=(-0.001, 0.001)),
    Claim(GOOD, "a whole card to its best opponent", exploited("orders", "greedy"), worded=(0.999, 1.001)),
    Claim(GOOD, "Random loses a third of a card to the plan", lambda: solution("orders").loss("random"), worded=(0.31, 0.345)),
    Claim(GOOD, "its best opponent wins only {0.6} from it", exploited("orders", "random")),
    Claim(GOOD, "some {800} different things", lambda: len(solution("bets").strategy("p2"))),
    Claim(GOOD, "wins {0.15} counters a game", lambda: solution("bets").bounds("p1")[0]),
    Claim(GOOD, "wins {0.15} counters a game", lambda: solution("bets").bounds("p1")[1]),
    Claim(GOOD, "there are {2,662} things that the second player may know", lambda: len(solution("round").strategy("p2"))),
    Claim(GOOD, "{1,331} that the first one may", lambda: len(solution("round").strategy("p1"))),
    Claim(GOOD, "**{65} counters in 10,000 rounds.**", lambda: 10_000 * solution("round").bounds("p2")[0]),
    Claim(GOOD, "`random` gives away {0.16} counters", exploited("round", "random")),
    Claim(GOOD, "`greedy` half of that", exploited("round", "greedy"), worded=(0.07, 0.09)),
    Claim(GOOD, "which considers what the others may hold, {0.05}", exploited("round", "coach")),
    Claim(GOOD, "gives away {0.09} points", exploited("food", "coach")),
    Claim(
        GOOD,
        "a quarter of what greed does",
        lambda: exploited("food", "coach")() / exploited("food", "greedy")(),
        worded=(0.24, 0.26),
    ),
    Claim(GOOD, "what it knows helps little with five", exploited("food", "learned"), worded=(0.3, 0.36)),
    Claim(GOOD, "{0.67} cards against 0.78", exploited("choice", "greedy")),
    Claim(GOOD, "0.67 cards against {0.78}", exploited("choice", "random")),
    Claim(GOOD, "{0.47} counters against 0.43", exploited("bets", "coach")),
    Claim(GOOD, "0.47 counters against {0.43}", exploited("bets", "greedy")),
    Claim(
        BOTS,
        "*greedy – random*: greed pays in all three games",
        lambda: (
            share_won(dealt("duel_king", 3_000, bots=(("p1", "greedy"),), fast=False), "p1")
            - share_won(dealt("duel_king", 3_000, fast=False), "p1")
        ),
        worded=(0.1, 0.4),
    ),
    Claim(DOUBT, "{28%} of all hands have no combination", no_combination),
]
"""All claims of the notebooks, and one of the docs; the teachers' notes have a test of their own."""
