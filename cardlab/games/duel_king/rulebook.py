"""The rules of Duel King: a match of three cards each, sweeps, and duels to save a card."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from cardlab.authoring import (
    DRAW,
    SOME,
    Action,
    Card,
    Counter,
    Event,
    Facts,
    Game,
    Measure,
    Pass,
    PlayOn,
    PositionError,
    Refusal,
    Table,
    Zone,
    deal,
    end,
    end_at_limit,
    fill,
    fire,
    game,
    move,
    option,
    pack,
    set_counters,
    with_next_rule,
)

VALUE = {rank: value for value, rank in enumerate("A23456789TJQK", 1)} | {"X": 13}
"""The ace is low; a joker is as high as a king."""
TOP = VALUE["K"]
CARDS_A_MATCH = 3
DECK, ROW, OPEN, WINNINGS = ({seat: f"{zone}.{seat}" for seat in ("p1", "p2")} for zone in ("deck", "row", "table", "winnings"))


@dataclass(frozen=True)
class Save(Action):
    """``p1 save Jh``: fights for one of your cards on the table."""

    card: Card


PLAY = PlayOn()


@dataclass(frozen=True)
class Decided:
    """The result of a duel: the winner (nobody, if both decks ran out), and the winning and the losing card."""

    winner: str | None
    high: Card | None = None
    low: Card | None = None


@game(
    "duel_king",
    presets={
        "printed": {},
        "no_saves": {"save_attempts": 0},
        "short_table": {"winnings": "match_end"},
        "long_ties": {"shuffle_after": 3},
        "short": {"max_turns": 20, "on_limit": "most_cards"},
    },
)
class DuelKing(Game):
    """The rulebook of Duel King: two players, 54 cards, and three cards of each player in a match."""

    dealer: str = option("p1", choices=("p1", "p2"))
    winnings: str = option("at_once", choices=("at_once", "match_end"))
    save_attempts: int = option(3, at_least=0, at_most=3)
    save_after_forced: bool = option(False)
    joker_cards: int = option(5, at_least=0, at_most=5)
    shuffle_after: int = option(0, at_least=0, at_most=20)
    loss_limit: int = option(5, at_least=2, at_most=5)
    max_turns: int = option(2000, at_least=1)
    on_limit: str = option("unfinished", choices=("unfinished", "most_cards"))

    players = 2
    zones = (
        Zone("deck", each_player=True, seen_by="nobody", lies="pile"),
        Zone("row", each_player=True, seen_by="nobody"),
        Zone("table", each_player=True),
        Zone("winnings", each_player=True, lies="pile", top="last", fleeting=True),
    )
    counters = (
        Counter("turns"),
        Counter("lead", None),
        Counter("tries", each_player=True),
        Counter("ask", None),
        Counter("sweep", None),
    )
    verbs = (Save, Pass, PlayOn)
    measures = (
        Measure("turns"),
        Measure("duels", rules=("duel.start", "forced.start")),
        Measure("kings", rules=("king",)),
        Measure("jokers", rules=("joker",)),
        Measure("saves", rules=("save.won",), each_player=True),
        Measure("cards", each_player=True, zones=("deck", "row", "table", "winnings")),
    )
    only_with = {
        "save.declare": {"save_attempts": SOME},
        "save.won": {"save_attempts": SOME},
        "save.lost": {"save_attempts": SOME},
        "save.pass": {"save_attempts": SOME},
        "save.limit": {"save_attempts": SOME},
        "save.none": {"save_attempts": SOME},
        "joker.five": {"joker_cards": SOME},
        "forced.shuffle": {"shuffle_after": SOME},
    }

    # ------------------------------------------------------------------------------------ set-up

    def pack(self) -> list[Card]:
        return pack(jokers=2)

    def set_up(self, table: Table) -> Iterator[Event]:
        shuffled = table.rng.shuffled(self.pack())
        for place, player in enumerate(self.seats):
            yield fill(DECK[player], shuffled[place::2])
        yield set_counters({"lead": self.dealer})

    def begin(self, table: Table) -> Iterator[Event]:
        """Starts a position between two matches, or at the question whether to save a card."""
        zones, ask = table.zones, table.counters["ask"]
        if ask is None:
            if any(zones[zone[player]] for zone in (ROW, OPEN, WINNINGS) for player in self.seats):
                raise PositionError(
                    f"{self.slug}: there are cards on the table but nobody is asked. Set the counter ask, or give decks."
                )
            if any(len(zones[DECK[player]]) < CARDS_A_MATCH for player in self.seats):
                yield from self.limit(table)
        elif not zones[OPEN[ask]] or not all(zones[DECK[player]] for player in self.seats):
            raise PositionError(f"{self.slug}: {ask} is asked but has no card to save, or somebody has no deck to fight with.")

    # --------------------------------------------------------------------------------------- legal actions

    def legal_actions(self, table: Table) -> list[Action]:
        ask = table.counters["ask"]
        if ask is None:
            return [PLAY]
        return [*(Save(ask, card) for card in table.zones[OPEN[ask]]), Pass(ask)]

    def forbids(self, table: Table, action: Any) -> Refusal | None:
        ask, why = table.counters["ask"], self.rule("save.illegal")
        if isinstance(action, PlayOn):
            return None if ask is None else Refusal(why, {"why": "first", "player": ask})
        if ask is None:
            return Refusal(why, {"why": "nothing"})
        if action.who != ask:
            return Refusal(why, {"why": "other", "player": ask})
        if isinstance(action, Save) and action.card not in table.zones[OPEN[ask]]:
            return Refusal(why, {"why": "card", "card": action.card})
        return None

    def play(self, table: Table, action: Action) -> Iterator[Event]:
        if isinstance(action, Save):
            return self.save(table, action)
        return self.let_go(table, action.who) if isinstance(action, Pass) else self.match(table)

    # ------------------------------------------------------------------------------------ a match

    def match(self, table: Table) -> Iterator[Event]:
        """Lays three cards each, and plays round after round until none is face down or somebody sweeps."""
        zones = table.zones
        yield deal("deck.p1", "row.p1", CARDS_A_MATCH, rule=self.rule("match.start"), n=CARDS_A_MATCH)
        yield deal("deck.p2", "row.p2", CARDS_A_MATCH)
        yield set_counters(dict.fromkeys(("tries.p1", "tries.p2"), 0))
        while zones["row.p1"]:
            first = table.counters["lead"]
            second = table.after(first)[0]
            yield with_next_rule()
            for player in (first, second):
                card = zones[ROW[player]][0]
                yield deal(ROW[player], OPEN[player])
                if VALUE[card.rank] == TOP:
                    yield from self.sweep(table, player, card)
                    return
            one, other = zones[OPEN[first]][-1], zones[OPEN[second]][-1]
            if VALUE[one.rank] != VALUE[other.rank]:
                yield from self.win(table, decided({first: one, second: other}))
            elif zones["row.p1"]:
                yield fire(self.rule("duel.start"), card=one, other=other, first=first)
            else:
                yield from self.last_duel(table)
                return
        yield from self.end_match(table)

    def win(self, table: Table, duel: Decided) -> Iterator[Event]:
        """Settles a round, or an ordinary duel with the cards that were tied before it."""
        winner, n = str(duel.winner), sum(len(table.zones[zone]) for zone in OPEN.values())
        rule = self.rule("round.win" if n == 2 else "duel.win")
        yield fire(rule, winner=winner, high=duel.high, low=duel.low, n=n)
        yield with_next_rule()  # the cards lie there until the sentence has been read
        yield self.collect(table, winner)
        yield set_counters({"lead": winner})

    def collect(self, table: Table, winner: str, **firing: Any) -> Event:
        """Gives the face-up cards to the winner: first the winner's own, in the order in which they came."""
        won = [card for player in (winner, *table.after(winner)) for card in table.zones[OPEN[player]]]
        return move(won, self.home[winner], source=tuple(OPEN.values()), **firing)

    @cached_property
    def home(self) -> Mapping[str, str]:
        """Each player's zone for won cards: under the deck, or next to it until the match is over."""
        return DECK if self.winnings == "at_once" else WINNINGS

    def end_match(self, table: Table) -> Iterator[Event]:
        """Ends the match, and counts the cards of both players."""
        zones, turns = table.zones, table.counters["turns"] + 1
        n = [len(zones[DECK[player]]) + len(zones[WINNINGS[player]]) for player in self.seats]
        yield set_counters(
            {"turns": turns, "ask": None, "sweep": None},
            rule=self.rule("match.end"),
            one="p1",
            n=n[0],
            other="p2",
            m=n[1],
            sum=sum(n),
        )
        for player in self.seats:
            if zones[WINNINGS[player]]:
                yield deal(WINNINGS[player], DECK[player], len(zones[WINNINGS[player]]))
        yield from self.limit(table)
        if table.outcome is None and turns >= self.max_turns:
            counts = dict(zip(self.seats, n, strict=True))
            yield end_at_limit(counts, wins=self.on_limit == "most_cards", rule=self.rule("end.max_turns"), n=turns)

    def limit(self, table: Table) -> Iterator[Event]:
        """Ends the game for a player with too few cards between two matches; if both have too few, for the one with fewer."""
        have = {player: len(table.zones[DECK[player]]) for player in self.seats}
        loser, winner = sorted(self.seats, key=have.__getitem__)
        if have[loser] <= self.loss_limit:
            tie = have[loser] == have[winner]
            facts: Facts = {"loser": loser, "n": have[loser], "winner": winner, "limit": self.loss_limit}
            yield end(DRAW if tie else winner, rule=self.rule("end.lose"), tie="yes" if tie else "no", **facts)

    # ------------------------------------------------------------------------------------ forced duels

    def forced(self, table: Table) -> Generator[Event, None, Decided]:
        """Flips the top card of both decks at the same time, again and again until one card is higher."""
        ties = 0
        yield fire(self.rule("forced.start"))
        while True:
            have = [player for player in self.seats if table.zones[DECK[player]]]
            if not have:
                yield fire(self.rule("forced.both_empty"))
                return Decided(None)
            if len(have) == 1:
                yield fire(self.rule("forced.no_card"), player=table.after(have[0])[0], winner=have[0])
                return Decided(have[0])
            yield with_next_rule()
            flipped = yield from self.flip(table)
            duel = decided(flipped)
            if duel.winner is not None:
                yield fire(self.rule("forced.win"), winner=duel.winner, high=duel.high, low=duel.low)
                return duel
            ties += 1
            yield fire(self.rule("forced.tie"), card=flipped["p1"], other=flipped["p2"])
            if self.shuffle_after and ties % self.shuffle_after == 0:
                yield from self.shuffle(table, ties)

    def flip(self, table: Table) -> Generator[Event, None, dict[str, Card]]:
        """Flips a card from both decks. A joker brings its cards at once, win or lose."""
        flipped = {player: table.zones[DECK[player]][0] for player in self.seats}
        for player in self.seats:
            yield deal(DECK[player], OPEN[player])
        yield from self.joker_cards_of(table, [player for player, card in flipped.items() if card.rank == "X"])
        return flipped

    def joker_cards_of(self, table: Table, players: Sequence[str]) -> Iterator[Event]:
        """Moves the top cards of the other deck for each joker. All are lifted before any is put down."""
        if not self.joker_cards:
            return
        lifted = {player: table.zones[DECK[table.after(player)[0]]][: self.joker_cards] for player in players}
        for player, cards in lifted.items():
            other = table.after(player)[0]
            facts: Facts = {"player": player, "other": other, "n": len(cards)}
            yield move(cards, self.home[player], source=DECK[other], rule=self.rule("joker.five"), **facts)

    def shuffle(self, table: Table, ties: int) -> Iterator[Event]:
        """Shuffles both decks, the first player's first."""
        yield fire(self.rule("forced.shuffle"), n=ties)
        for player in self.seats:
            if shuffled := table.rng.shuffled(table.zones[DECK[player]]):
                yield move(shuffled, DECK[player], source=DECK[player])

    def last_duel(self, table: Table) -> Iterator[Event]:
        """Ends the match with a forced duel, after equal cards with none left face down."""
        duel = yield from self.forced(table)
        if duel.winner is None:
            for player in self.seats:
                yield move(list(table.zones[OPEN[player]]), self.home[player], source=OPEN[player])
        else:
            yield set_counters({"lead": duel.winner})
            if self.save_attempts and self.save_after_forced and duel.high and VALUE[duel.high.rank] == TOP:
                yield set_counters({"sweep": "forced"})
                yield from self.offer(table, table.after(duel.winner)[0])
                return
            yield with_next_rule()
            yield self.collect(table, duel.winner)
        yield from self.end_match(table)

    # ------------------------------------------------------------------------------------ a sweep, and saving from it

    def sweep(self, table: Table, player: str, card: Card) -> Iterator[Event]:
        """Turns up everything after a king or a joker. Other sweeping cards have no effect then."""
        name = "joker" if card.rank == "X" else "king"
        yield fire(self.rule(name), player=player, card=card, n=self.joker_cards)
        for seat in self.seats:
            if table.zones[ROW[seat]]:
                yield deal(ROW[seat], OPEN[seat], len(table.zones[ROW[seat]]))
        yield set_counters({"lead": player, "sweep": name})
        yield from self.offer(table, table.after(player)[0])

    def offer(self, table: Table, swept: str) -> Iterator[Event]:
        """Asks the player whose cards are swept, if a try is left and there are cards to save and to fight with."""
        zones = table.zones
        if self.save_attempts and table.counters[f"tries.{swept}"] >= self.save_attempts:
            yield fire(self.rule("save.limit"), player=swept, n=self.save_attempts)
        elif self.save_attempts and not (zones[OPEN[swept]] and zones["deck.p1"] and zones["deck.p2"]):
            yield fire(self.rule("save.none"), player=swept)
        elif self.save_attempts:
            yield set_counters({"ask": swept})
            return
        yield from self.take(table, table.after(swept)[0])

    def save(self, table: Table, action: Save) -> Iterator[Event]:
        """Flips a card from both decks. The higher one decides about one card."""
        player, card = action.who, action.card
        tries = table.counters[f"tries.{player}"] + 1
        yield set_counters(
            {"ask": None, f"tries.{player}": tries}, rule=self.rule("save.declare"), player=player, card=card, n=tries
        )
        duel = decided((yield from self.flip(table)))
        if duel.winner is None:
            duel = yield from self.forced(table)
        by = "card" if duel.high else "no_card" if duel.winner else "nobody"
        facts: Facts = {"player": player, "card": card, "by": by, "high": duel.high, "low": duel.low}
        if duel.winner == player:
            yield move([card], self.home[player], source=OPEN[player], rule=self.rule("save.won"), **facts)
        else:
            yield fire(self.rule("save.lost"), **facts)
        yield set_counters({"lead": duel.winner or table.after(player)[0]})
        yield from self.offer(table, player)

    def let_go(self, table: Table, player: str) -> Iterator[Event]:
        yield fire(self.rule("save.pass"), player=player)
        yield from self.take(table, table.after(player)[0])

    def take(self, table: Table, sweeper: str) -> Iterator[Event]:
        """Takes everything that still lies on the table, and the cards that a joker brings."""
        n = sum(len(table.zones[zone]) for zone in OPEN.values())
        yield self.collect(table, sweeper, rule=self.rule("sweep.take"), player=sweeper, n=n)
        if table.counters["sweep"] == "joker":
            yield from self.joker_cards_of(table, [sweeper])
        yield from self.end_match(table)


def decided(flipped: Mapping[str, Card]) -> Decided:
    """Returns which of two cards is higher; nobody wins if they are equal."""
    (one, a), (other, b) = flipped.items()
    if VALUE[a.rank] == VALUE[b.rank]:
        return Decided(None)
    return Decided(one, a, b) if VALUE[a.rank] > VALUE[b.rank] else Decided(other, b, a)
