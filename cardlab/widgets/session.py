"""A learner at a table: takes what the browser sends, plays it if it may be played, lets the bots answer.

What comes from a browser is untrusted. Whatever it is, the answer is plain data and the match is as it was unless the
message was a legal action of this learner, made in the position that the learner saw.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

from cardlab.core.actions import Action, Joint, Report, action_fields, ordering_of
from cardlab.core.cards import Card
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.numbers import plain
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.match import Match
from cardlab.players import Player, bot_moves, find, has_choices, own_hand
from cardlab.players.coach import Counsel, alike, coach
from cardlab.players.feedback import feedback, put_right, together
from cardlab.players.reflexes import Moment, moment
from cardlab.words.messages import Words
from cardlab.words.story import Asks, Story, action_label, label, prompt

LONGEST_ACTION = 200
"""Characters; the longest action, an order of 52 cards, has fewer."""

WITHIN = (0, 1000, 2000, 4000, 8000)
"""How long a moment for the quick may last, in milliseconds; 0 is as long as the learner likes."""

MOST_CHOSEN = 60
"""Cards; nobody chooses more at once."""

LEVELS = ("random", "greedy", "easy", "medium", "hard")
"""The players that may sit in the other seats, the weakest first."""

FIRST = 4
"""Cards; an order is named by its first ones."""

PATIENCE = 1.5
"""Seconds; a coach who has no exact answer stops looking after this."""

Answer = dict[str, Any]
"""``cut`` (how many steps stay), ``steps`` (those that follow), ``status``, ``said`` (title and sentence) where the
learner is told something, ``counsel`` where the coach was asked, and ``feedback`` where a move was compared."""


@dataclass(frozen=True)
class _Aloud:
    """A bot that says so before it thinks."""

    bot: Player
    tell: Callable[[], object]

    @property
    def name(self) -> str:
        return self.bot.name

    @property
    def remembers(self) -> bool:
        return getattr(self.bot, "remembers", False)

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        if self.remembers and len(legal) > 1:
            self.tell()
        return self.bot.choose(game, view, legal, rng)


class Session:
    """One learner's seat at a match.

    Args:
        match: The match that is played.
        seat: The learner's seat.
        bots: Seat -> player, for the other seats.
        words: The language and the names.
        asks, hides: What a lesson asks before a step is told; see `cardlab.words.story.Story`.
        within: How long a moment for the quick lasts, one of `WITHIN`.
        compares: Whether the learner is told, after a move, what it was worth beside the best one.

    Attributes:
        tell: Called with ``bots`` or ``coach`` before they think for longer than a moment.
    """

    def __init__(
        self,
        match: Match,
        seat: str,
        bots: Mapping[str, Player],
        words: Words,
        *,
        asks: Asks | None = None,
        hides: Sequence[str] = (),
        within: int = 0,
        compares: bool = False,
    ) -> None:
        self.seat = seat
        self.within = within
        self.compares = compares
        self.bots = bots
        self.words = words
        self.tell: Callable[[str], object] = lambda who: None
        self._asks, self._hides = asks, hides
        self._left: Match | None = None
        """The match that a what-if has left."""
        self._take(match)
        self._bots_move()
        self._count()

    def _take(self, match: Match) -> None:
        self.match = match
        self.story = Story(match, self.seat, self.words, asks=self._asks, hides=self._hides)
        self._counts: list[int] = []
        """How many steps the set-up and each action have."""

    def _count(self) -> list[dict[str, Any]]:
        """The steps that are new since this was last asked."""
        new = self.story.steps(len(self._counts))
        for number in range(len(self._counts), len(self.match.ends)):
            self._counts.append(sum(step["action"] == number for step in new))
        return new

    # -------------------------------------------------------------------------------- messages

    def handle(self, message: object) -> Answer:
        """Answer a message of the browser: ``{"do": "play", "at": 3, "action": "p1 play 7d"}``.

        `do` is ``play`` (with `ms`, the time taken, where that counts), ``try`` (with `cards`, the zone and place of each),
        ``why_not``, ``undo``, ``what_if`` (with `to`, an action's number), ``main_line``, ``within`` (with `ms`, how long a
        moment for the quick shall last), ``bots`` (with `level`, one of `LEVELS`) or ``coach``; `at` is how many actions the
        learner had seen.
        """
        if not isinstance(message, dict) or not isinstance(message.get("do"), str):
            return self._unreadable("?")
        handlers = {
            "play": self._play,
            "try": self._try,
            "why_not": self._why_not,
            "undo": self._undo,
            "what_if": self._what_if,
            "main_line": self._main_line,
            "within": self._within,
            "bots": self._set_bots,
            "coach": self._coach,
        }
        handler = handlers.get(message["do"])
        if handler is None:
            return self._unreadable(message["do"][:40])
        if message["do"] != "why_not" and not _is_count(message.get("at"), len(self.match.actions)):
            return self._everything(said=self._said("ui-stale"))
        return handler(message)

    def _play(self, message: Mapping[str, Any]) -> Answer:
        action = self._read(message)
        if not isinstance(action, Action):
            return action
        ms = message.get("ms")
        return self._do(action, ms if isinstance(ms, int) and _is_count(ms, None) else None)

    def _within(self, message: Mapping[str, Any]) -> Answer:
        """The learner sets how long a moment for the quick lasts."""
        ms = message.get("ms")
        if not isinstance(ms, int) or isinstance(ms, bool) or ms not in WITHIN:
            return self._unreadable("ms")
        self.within = ms
        return self._nothing(None)

    def _bots_move(self) -> None:
        """Let the bots act until the learner is to decide."""
        bot_moves(self.match, self._aloud(), within=self.within)

    def _aloud(self) -> dict[str, Player]:
        return {seat: _Aloud(bot, lambda: self.tell("bots")) for seat, bot in self.bots.items()}

    def _set_bots(self, message: Mapping[str, Any]) -> Answer:
        """The learner sets who plays the other seats from now on."""
        level = message.get("level")
        if not isinstance(level, str) or level not in LEVELS:
            return self._unreadable("level")
        self.bots = dict.fromkeys(self.bots, find(level))
        return self._nothing(None)

    def _coach(self, message: Mapping[str, Any]) -> Answer:
        """The coach says what each thing is worth that the learner may do, the best first."""
        if not self._may_ask_the_coach():
            return self._nothing(self._said("ui-coach_silent"))
        self.tell("coach")
        until = monotonic() + PATIENCE
        counsel = coach(self.match, self.seat, self.words, stop=lambda: monotonic() > until)
        view, n, tried = self.match.seen_by(self.seat), alike(counsel), any(one.tries for one in counsel)
        notes = [self.words.say("ui-coach_scale")] if tried else []
        if n > 1:
            notes.append(self.words.say("ui-coach_all_alike" if n == len(counsel) else "ui-coach_alike", n=n))
        return {**self._nothing(None), "counsel": {"notes": notes, "best_first": [self._told(view, one) for one in counsel]}}

    def _told(self, view: View, one: Counsel) -> dict[str, Any]:
        """Counsel for the page: with what is said along by a flag, without what the learner is still to be asked."""
        fields = {f.name: f for f in action_fields(type(one.action)) if f.name in self.match.game.asks}
        flags = [name for name, f in fields.items() if f.one is bool and getattr(one.action, name)]
        action = one.action if flags else one.action.unsaid()
        told = self._shown(view, action)["label"]
        for name in flags:
            told = self.words.say("ui-coach_with", name=told, said=prompt(self.words, self.match.game, name))
        ordered = action.cards if ordering_of(type(action)) else ()
        if ordered:
            told = self.words.say("ui-coach_order", name=told, of=" ".join(card.face for card in ordered[:FIRST]))
        numbers = {"worth": one.worth, "wins": one.wins, "error": one.error, "tries": one.tries}
        cards = [card.name for card in ordered]
        return {"action": str(action), "label": told, "cards": cards, "sentence": one.sentence, **numbers}

    def _may_ask_the_coach(self) -> bool:
        """Whether there is something to decide, there is time to ask, and no lesson asks what a coach would tell."""
        quick = self._quick() is not None and self.within > 0
        return not quick and not self._asks and sum(a.who == self.seat for a in self.match.legal_actions()) > 1

    def _quick(self) -> Moment | None:
        """The moment for the quick that the learner is in."""
        quick = moment(self.match.game, self.match.legal_actions())
        return quick if quick is not None and self.seat in quick.acts else None

    def _try(self, message: Mapping[str, Any]) -> Answer:
        """Do what the learner means who has chosen cards that are no legal action: it is refused by its rule."""
        view, places = self.match.seen_by(self.seat), message.get("cards")
        if not _are_places(places, view):
            return self._unreadable("cards")
        meant = self.match.game.meant_by(view, self.seat, [(zone, place) for zone, place in places or ()])
        legal = {type(action) for action in self.match.legal_actions() if action.who == self.seat}
        fitting = [action for action in meant if type(action) in legal] or meant
        return self._do(fitting[0]) if fitting else self._nothing(self._said("ui-no_action"))

    def _do(self, action: Action, ms: int | None = None) -> Answer:
        """Play an action; `ms` is how long the page says that the learner took, where that counts."""
        refused = self._refusal(action)
        if refused is not None:
            return self._nothing(refused)
        known = sum(self._counts)
        compared = feedback(self.match, self.seat, action, self.words) if self.compares else None
        quick = self._quick()
        if quick is not None and action in (quick.acts[self.seat], quick.passes[self.seat]):
            own_hand(self.match, self._aloud(), self.seat, ms, acts=action == quick.acts[self.seat], within=self.within)
        else:
            self.match.play(action)
        if self.compares:
            compared = together(put_right(self.match, self.words), compared)
        self._bots_move()
        return {"cut": known, "steps": self._count(), "status": self.status(), "feedback": compared}

    def _why_not(self, message: Mapping[str, Any]) -> Answer:
        action = self._read(message)
        return self._nothing(self._refusal(action)) if isinstance(action, Action) else action

    def _undo(self, message: Mapping[str, Any]) -> Answer:
        """Take back the learner's last action and all that followed."""
        own = [number for number, action in enumerate(self.match.actions) if action.who in ("all", self.seat)]
        if not own:
            return self._nothing(None)
        return self._back_to(own[-1])

    def _back_to(self, n: int) -> Answer:
        self.match.go_to(n)
        del self._counts[n + 1 :]
        return {"cut": sum(self._counts), "steps": [], "status": self.status()}

    def _what_if(self, message: Mapping[str, Any]) -> Answer:
        """Leave the match for another that shares its first actions; the match waits."""
        to = message.get("to")
        if not _is_count(to, None) or not isinstance(to, int) or to > len(self.match.actions):
            return self._unreadable("to")
        if self._left is None:
            self._left = self.match
        self._take(self.match.branch(to))
        self._bots_move()
        return self._everything()

    def _main_line(self, message: Mapping[str, Any]) -> Answer:
        if self._left is not None:
            self._take(self._left)
            self._left = None
        return self._everything()

    # -------------------------------------------------------------------------------- reading

    def _read(self, message: Mapping[str, Any]) -> Action | Answer:
        spelt = message.get("action")
        if not isinstance(spelt, str) or len(spelt) > LONGEST_ACTION:
            return self._unreadable("action")
        try:
            action = self.match.read(spelt)
        except CardlabError as error:
            return self._unreadable(str(error))
        if action.who not in ("all", self.seat) or isinstance(action, Report):  # what others did is not the learner's to say
            return self._nothing(self._said("ui-not_your_seat", player=self.seat))
        return action

    def _refusal(self, action: Action) -> dict[str, str] | None:
        """What a learner is told who may not do this now."""
        refusal = self.match.why_not(action)
        if refusal is None:
            return None
        told = self.words.explain_refusal(refusal.rule, refusal.facts, over=self.match.is_over)
        return {"title": self.words.say("ui-refused"), "sentence": told.sentence, "rule": refusal.rule}

    # -------------------------------------------------------------------------------- answers

    def _said(self, message: str, **facts: Any) -> dict[str, str]:
        return {"title": self.words.say("ui-refused"), "sentence": self.words.say(message, **facts)}

    def _unreadable(self, what: str) -> Answer:
        return self._nothing(self._said("ui-unreadable", what=what))

    def _nothing(self, said: dict[str, str] | None) -> Answer:
        """Nothing has changed."""
        return {"cut": sum(self._counts), "steps": [], "status": self.status(), "said": said}

    def _everything(self, said: dict[str, str] | None = None) -> Answer:
        """All steps from the beginning."""
        self._counts = []
        return {"cut": 0, "steps": self._count(), "status": self.status(), "said": said}

    # -------------------------------------------------------------------------------- status

    def log(self) -> dict[str, Any]:
        """Stage and all steps; for a page that is opened now."""
        return self.story.to_json()

    def status(self) -> dict[str, Any]:
        """What the learner may do now, and what the page must know for it."""
        legal = [action for action in self.match.legal_actions() if action.who in ("all", self.seat)]
        shown = {str(action.unsaid()): action for action in legal if not ordering_of(type(action))}
        view = self.match.seen_by(self.seat)
        return {
            "at": len(self.match.actions),
            "outcome": self.match.outcome,
            "waiting": legal[0].who if legal else None,
            "actions": [self._shown(view, action.unsaid()) for action in shown.values()],
            "refused": [self._shown(view, action) for action in self._tempting(legal)],
            "order": self._to_order(legal),
            "quick": self._to_be_quick(view),
            "choice": self._choice(view, list(shown.values())),
            "asks": [self._asked(name) for name in self.match.game.asks],
            "coach": self._may_ask_the_coach(),
            "bots": self._levels(),
            "undo": any(action.who in ("all", self.seat) for action in self.match.actions),
            "left": None if self._left is None else len(self._left.actions),
        }

    def _shown(self, view: View, action: Action) -> dict[str, Any]:
        named = action_label(self.words, self.match.game, view, action)
        asks = [name for name in self.match.game.asks if name in action.said()]
        places = [list(place) for place in self.match.game.places_of(view, action)]
        return {"action": str(action), "label": named, "places": places, "asks": asks}

    def _choice(self, view: View, legal: list[Action]) -> dict[str, Any]:
        """From which zones cards can be chosen now, whether several at once, what each counts, and what stands for what."""
        game = self.match.game
        about = [places for action in legal if (places := game.places_of(view, action))]
        turn = bool(legal) and legal[0].who == self.seat
        always = {name for zone in game.chooses_from for name in (zone, f"{zone}.{self.seat}") if turn and name in view.zones}
        zones = sorted({zone for places in about for zone, _ in places} | always)
        several = any(len(places) > 1 for places in about) or any(map(_takes_cards, game.verbs))
        unclear = len({frozenset(places) for places in about}) < len(about)
        numbers = {
            card.name: plain(number)
            for zone in zones
            for card in view.known(zone)
            if (number := game.number_on(card)) is not None
        }
        return {"from": zones, "several": several or unclear, "numbers": numbers, "byRank": game.by_rank}

    def _tempting(self, legal: list[Action]) -> list[Action]:
        """What this learner might want to do and may not: the verbs without arguments that are not legal now."""
        verbs, passes = {type(action) for action in legal} | {*self.match.game.idle}, self.match.game.reflexes.values()
        others = [v for v in self.match.game.verbs if v not in verbs and not issubclass(v, Joint) and not action_fields(v)]
        others = [verb for verb in others if verb.verb() not in passes]
        return [verb(self.seat) for verb in others] if legal and legal[0].who == self.seat else []

    def _to_be_quick(self, view: View) -> dict[str, Any] | None:
        """What is a matter of quickness now, letting it pass, how long it lasts in milliseconds, and how long it may."""
        quick = self._quick()
        if quick is None:
            return None
        act, leave = (self._shown(view, action) for action in (quick.acts[self.seat], quick.passes[self.seat]))
        return {"act": act, "pass": leave, "within": self.within, "choices": WITHIN}

    def _levels(self) -> dict[str, Any] | None:
        """Who plays the other seats and who might, where they have something to choose."""
        if not self.bots or not has_choices(self.match.game):
            return None
        named = {bot.name for bot in self.bots.values()}
        return {"level": named.pop() if len(named) == 1 and named <= {*LEVELS} else None, "levels": LEVELS}

    def _to_order(self, legal: list[Action]) -> dict[str, Any] | None:
        """The cards that the learner is to put in order, first of all as they lie; the page adds them to the action."""
        for action in legal:
            about = ordering_of(type(action))
            if about is not None:
                view, zone = self.match.seen_by(self.seat), f"{about.zone}.{self.seat}"
                return {
                    "action": f"{self.seat} {action.verb()}",
                    "label": self._shown(view, action)["label"],
                    "zone": zone,
                    "cards": [card.name for card in view.known(zone)],
                    "ranks": about.ranks,
                }
        return None

    def _asked(self, name: str) -> dict[str, Any]:
        """A field that the learner must say: a number, or some of several words; a flag is said or not."""
        game, words = self.match.game, self.words
        field = next(f for verb in game.verbs for f in action_fields(verb) if f.name == name)
        choices = [{"value": word, "label": label(words, game, name, word)} for word in field.choices]
        flag = field.one is bool
        return {"name": name, "several": field.several, "flag": flag, "choices": choices, "prompt": prompt(words, game, name)}


def _is_count(value: object, expected: int | None) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0 and expected in (None, value)


def _takes_cards(verb: type[Action]) -> bool:
    return any(f.one is Card and f.several and not f.ordering for f in action_fields(verb))


def _are_places(value: object, view: View) -> bool:
    """Whether a message names cards on the table, each once."""
    if not isinstance(value, list) or not 0 < len(value) <= MOST_CHOSEN:
        return False
    for place in value:
        if not isinstance(place, list) or [type(part) for part in place] != [str, int]:
            return False
        if not 0 <= place[1] < len(view.zones.get(place[0], ())):
            return False
    return len({tuple(place) for place in value}) == len(value)
