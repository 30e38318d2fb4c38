"""Lists the legal actions that a learner can choose from, with everything that a page needs to offer them."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice

from cardlab.bots.reaction_times import ReflexMoment, reflex_moment
from cardlab.core.actions import Action, AutomaticAction, action_fields, ordering_of
from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card
from cardlab.core.numbers import plain
from cardlab.core.presentation import Presentation
from cardlab.core.view import View
from cardlab.protocol.match import ActionsOffered, Choice, Drag, LegalAction, Order, Quick, Said
from cardlab.protocol.match_log import TextOption
from cardlab.protocol.messages import TIME_LIMITS, Place
from cardlab.words.game_labels import (
    action_kind,
    action_label,
    action_price,
    action_tag,
    action_working,
    label,
    prompt,
    task,
)
from cardlab.words.words import Words

MOST_LISTED = 150
"""Upper limit of the actions that are sent to a page. Most positions have fewer. But if no player takes any cards for a while,
there may be thousands of ways to take many cards at once. The learner can still play the unsent ones by choosing their cards
(``try``).
"""


class AvailableActions:
    """The legal actions of one seat in the current position.

    Args:
        match: The match.
        seat: The learner's seat.
        words: The language and the names.

    Attributes:
        legal: The actions of this seat, and those in which no particular player acts.
        quick: The reflex moment that the seat is in, or None.
    """

    def __init__(self, match: BaseMatch, seat: str, words: Words) -> None:
        self.match, self.seat, self.words = match, seat, words
        every = match.legal_actions()
        self.legal = [action for action in every if action.who in ("all", seat)]
        quick = reflex_moment(match.game, every)
        self.quick: ReflexMoment | None = quick if quick is not None and seat in quick.acts else None

    def to_json(self, time_limit: int) -> ActionsOffered:
        """Returns the actions for the page. A reflex moment lasts `time_limit` milliseconds."""
        legal, view = self.legal, self.match.seen_by(self.seat)
        # No orders: the learner sorts the cards instead of choosing from a list (`_to_order`).
        offered = Presentation.of(self.match.game).is_offered
        every = (action for action in legal if not ordering_of(type(action)) and offered(view, action))
        # Actions that differ only in a spoken field, such as a total, are one action here. The page asks for that field.
        shown = {str(action.without_spoken()): action for action in islice(every, MOST_LISTED)}
        order = self._to_order(legal)
        decides = order is None or len(order["packets"]) != 1  # a single packet has only one place
        return {
            "waiting": legal[0].who if legal else None,
            "actions": [one for action in shown.values() for one in self._in_words(view, action.without_spoken())],
            "refused": [self.shown(view, action) for action in self._tempting(legal)],
            "order": order,
            "quick": self._to_be_quick(view, time_limit),
            "choice": self._choice(view, list(shown.values())),
            "drags": self._drags(view, list(shown.values())),
            "task": task(self.words, self.match.game, legal) if decides else "",
            "forced": bool(legal) and self.match.forced is not None,  # what others may choose depends on their hidden hands
            "asks": [self._asked(view, name) for name in self.match.game.asks],
        }

    def shown(self, view: View, action: Action) -> LegalAction:
        """Returns an action for the page: its spelling and label, the places of its cards, and the fields that the page must
        ask for.
        """
        named = action_label(self.words, self.match.game, view, action)
        asks = [name for name in self.match.game.asks if name in action.spoken_fields()]
        places: list[Place] = [[zone, number] for zone, number in Presentation.of(self.match.game).places_of(view, action)]
        amount = None if places else _amount(action)
        return {
            "action": str(action),
            "label": named,
            "price": action_price(self.words, self.match.game, view, action),
            "places": places,
            "asks": asks,
            "working": action_working(self.words, self.match.game, view, action) if asks else "",
            "amount": amount,
            "kind": "" if amount is None else action_kind(self.words, self.match.game, action),
            "tag": action_tag(self.words, self.match.game, view, action),
            "secondary": len(self.legal) > 1 and Presentation.of(self.match.game).is_secondary(view, action),
            "zone": self._zone(view, Presentation.of(self.match.game).touches.get(action.verb(), "")),
        }

    def _in_words(self, view: View, action: Action) -> list[LegalAction]:
        """Returns an action, or, if it only needs one of several words to be said, an action for each word."""
        shown = self.shown(view, action)
        match [self._asked(view, name) for name in shown["asks"]]:
            case [{"name": name, "several": False, "choices": [_, *_] as words}] if not shown["places"]:
                whole = f"{shown['action']} {name} "
                return [{**shown, "action": whole + word["value"], "label": word["label"], "asks": []} for word in words]
        return [shown]

    def _zone(self, view: View, name: str) -> str:
        """Returns the full name of a zone, shared or of this seat; "" if there is no such zone."""
        return next((zone for zone in (name, f"{name}.{self.seat}") if zone in view.zones), "")

    def _drags(self, view: View, legal: list[Action]) -> dict[str, Drag]:
        """Verb -> the zones that its cards are dragged from and to."""
        ways = Presentation.of(self.match.game).drags
        verbs = {verb for action in legal if (verb := action.verb()) in ways}
        return {
            verb: {"zone": self._zone(view, ways[verb][0]), "to": self._zone(view, ways[verb][1])} for verb in sorted(verbs)
        }

    def _choice(self, view: View, legal: list[Action]) -> Choice:
        """Returns the zones from which the learner can choose cards now, whether to choose several, and the number on each
        card.
        """
        game, presentation = self.match.game, Presentation.of(self.match.game)
        about = [places for action in legal if (places := presentation.places_of(view, action))]
        turn = bool(legal) and legal[0].who == self.seat
        always = {
            name for zone in presentation.chooses_from for name in (zone, f"{zone}.{self.seat}") if turn and name in view.zones
        }
        zones = sorted({zone for places in about for zone, _ in places} | always)
        several = any(len(places) > 1 for places in about) or any(map(_takes_cards, game.verbs))
        unclear = len({frozenset(places) for places in about}) < len(about)
        numbers = {
            card.name: plain(number)
            for zone in zones
            for card in view.known(zone)
            if (number := presentation.number_on(card)) is not None
        }
        return {"zones": zones, "several": several or unclear, "numbers": numbers, "byRank": presentation.by_rank}

    def _tempting(self, legal: list[Action]) -> list[Action]:
        """The verbs without arguments that are not legal now, but that this learner might want to use."""
        verbs = {type(action) for action in legal} | {*Presentation.of(self.match.game).idle}
        passes = self.match.game.reflexes.values()
        others = [
            v for v in self.match.game.verbs if v not in verbs and not issubclass(v, AutomaticAction) and not action_fields(v)
        ]
        others = [verb for verb in others if verb.verb() not in passes]
        return [verb(self.seat) for verb in others] if legal and legal[0].who == self.seat else []

    def _to_be_quick(self, view: View, time_limit: int) -> Quick | None:
        """The quick action now, the action that lets it pass, its time limit in milliseconds, and the possible limits."""
        quick = self.quick
        if quick is None:
            return None
        act, leave = (self.shown(view, action) for action in (quick.acts[self.seat], quick.passes[self.seat]))
        return {"act": act, "let_pass": leave, "within": time_limit, "choices": [*TIME_LIMITS]}

    def _to_order(self, legal: list[Action]) -> Order | None:
        """The cards that the learner must put in order, at first in their current order. The page adds them to the action."""
        for action in legal:
            about = ordering_of(type(action))
            if about is not None:
                view, zone = self.match.seen_by(self.seat), f"{about.zone}.{self.seat}"
                cards = view.known(zone)
                packets = Presentation.of(self.match.game).packets
                return {
                    "action": f"{self.seat} {action.verb()}",
                    "label": self.shown(view, action)["label"],
                    "zone": zone,
                    "cards": [card.name for card in cards],
                    "ranks": about.ranks,
                    "packets": [
                        {"label": label(self.words, self.match.game, "packet", name), "cards": packet}
                        for name, ranks in packets.items()
                        if (packet := [card.name for rank in ranks for card in cards if card.rank == rank])
                    ],
                }
        return None

    def _asked(self, view: View, name: str) -> Said:
        """A field that the learner must say: a number, one of several words, or a flag to say or leave out."""
        game, words = self.match.game, self.words
        field = next(f for verb in game.verbs for f in action_fields(verb) if f.name == name)
        choices: list[TextOption] = [{"value": word, "label": label(words, game, name, word)} for word in field.choices]
        flag = field.one is bool
        signs = "½" if field.one is Fraction else ""
        asked = prompt(words, game, view, name)
        return {"name": name, "several": field.several, "flag": flag, "choices": choices, "prompt": asked, "signs": signs}


def _amount(action: Action) -> int | None:
    """The amount of an action whose only field is a number, such as a bet."""
    fields = action_fields(type(action))
    return getattr(action, fields[0].name) if len(fields) == 1 and fields[0].one is int and not fields[0].several else None


def _takes_cards(verb: type[Action]) -> bool:
    return any(f.one is Card and f.several and not f.ordering for f in action_fields(verb))
