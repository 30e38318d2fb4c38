"""`Match`: a match that you play from Python and that explains its rules. Also `start` and `position`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Literal, Self

from cardlab.core.actions import Action, Refusal
from cardlab.core.base_match import BaseMatch
from cardlab.core.cards import Card
from cardlab.core.declarations import TEACHER, Viewer
from cardlab.core.displayed import Displayed
from cardlab.core.errors import CardlabError, PositionError
from cardlab.core.game import Game
from cardlab.core.position import Position
from cardlab.core.registry import as_game
from cardlab.words.explanation_list import Explanations, explanations
from cardlab.words.fluent_files import MessageError
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.table_text import table_text
from cardlab.words.words import Words

if TYPE_CHECKING:
    from cardlab.bots import Bot
    from cardlab.bots.coach import Counsel


class Match(BaseMatch, Displayed):
    """A match that explains which rule fired and why, prints as a board, and displays itself in a notebook.

    >>> match = Match("addition_war", seed=7).play("all turn")
    >>> print(match.explain()[1])
    The greater sum wins: 9 + 1 = 10 and 4 + 2 = 6. 10 is more than 6, so Player 1 takes 4 cards.
    >>> print(match)
    Addition War
      Player 1: Pile: [22]
      Player 2: Pile: [18]
      Sum (Player 1): 10 · Sum (Player 2): 6 · Turns: 1

    The owner of a match may see all of it, so it is explained and printed for the teacher by default; `viewer` names another
    viewer. In a notebook it shows hidden cards only when it is over, since a class may be looking on.
    """

    def explain(
        self, n: int | Literal["all"] | None = None, *, viewer: Viewer = TEACHER, language: str = DEFAULT_LANGUAGE
    ) -> Explanations:
        """Explains which rules fired and why: for the last action, for action n (0 is the set-up), or for ``"all"``.

        Args:
            n: The action.
            viewer: A seat, ``spectator`` or ``teacher``. The explanation leaves out facts about cards that this viewer may not
                see.
            language: The language of the words.

        Raises:
            CardlabError: The match has no such action, or there are no words in this language.
            UnknownSeat: There is no viewer of this name.
            MessageError: A rule that fired has no message.
        """
        return explanations(self, n, viewer, Words(language))

    def text(self, viewer: Viewer = TEACHER, *, language: str = DEFAULT_LANGUAGE) -> str:
        """Returns the table as lines of text: the cards in the zones, the counters, and the seats to decide or the outcome.

        Raises:
            UnknownSeat: There is no viewer of this name.
            CardlabError: There are no words in this language.
        """
        return table_text(self, viewer, Words(language))

    def __str__(self) -> str:
        return self.text()

    def why_not(self, action: Action | str, *, language: str = DEFAULT_LANGUAGE) -> Refusal | None:
        """Returns the rule that forbids an action now, with its facts and its sentence; None if it is legal.

        >>> print(Match("fast_food", seed=3).why_not("p2 play Ah"))
        fast_food.play.not_your_turn: Player 1 plays first. Then it’s your turn.

        Raises:
            NotationError: The text is not an action of this game.
            CardlabError: There are no words in this language.
        """
        refusal = super().why_not(action)
        return refusal and replace(refusal, tell=partial(_sentence, words=Words(language), over=self.is_over))

    def coach(self, seat: str | None = None, *, language: str = DEFAULT_LANGUAGE) -> list[Counsel]:
        """Lists the legal actions of a seat with their worth, best first; empty if it has nothing to decide.

        >>> Match("fast_food", seed=3).coach()[:2]
        [<counsel p1 play 7d, worth 1.59>, <counsel p1 play 3d, worth -3.43>]

        Args:
            seat: The seat; it may be left out if only one seat has to decide.
            language: The language of the words.

        Raises:
            UnknownSeat: There is no such seat.
            CardlabError: Several seats have to decide and none was named, or there are no words in this language.
        """
        from cardlab.bots.coach import coach  # on demand, because it loads the search

        turn = (seat,) if seat is not None else self.turn
        if len(turn) > 1:
            raise CardlabError(f"{' and '.join(turn)} decide at once: choose one of them, as in coach({turn[0]!r})")
        return coach(self, turn[0], Words(language)) if turn else []

    def play_out(self, bots: str | Bot | Mapping[str, str | Bot] = "random", *, at_most: int = 10_000) -> Self:
        """Lets bots play on until the game is over or `at_most` actions have been played.

        >>> Match("fast_food", seed=1).play_out({"p1": "greedy"}).is_over
        True

        Args:
            bots: A name from `cardlab.bots.names` or a bot for all seats, or a mapping with one for each seat; seats that it
                leaves out play at random.
            at_most: The maximum number of actions.

        Raises:
            UnknownBot: There is no bot of this name.
            BotError: Something given as a bot is not one.
            UnknownSeat: There is no such seat.
        """
        from cardlab.bots import play_out, seated  # on demand, because they load the search

        return play_out(self, seated(bots, self.game.seats), at_most)


def _sentence(refusal: Refusal, *, words: Words, over: bool) -> str:
    """Returns the sentence of a refusal; "" in a game that has no words yet."""
    try:
        return words.explain_refusal(refusal.rule, refusal.facts, over=over).sentence
    except MessageError:
        return ""


def start(game: str | type[Game] | Game, *, seed: int = 0, preset: str | None = None, **options: Any) -> Match:
    """Starts a new match.

    >>> start("war", seed=7, war_down=3)
    <match of war, war_down=3, seed 7: after 0 actions>

    Args:
        game: The game: a slug (`cardlab.slugs` lists them), a class, or a game with its options.
        seed: The seed of the shuffles.
        preset: A named set of options.
        options: Options by name; they override the preset.

    Raises:
        UnknownGame, OptionError: There is no such game, preset, option or value.
    """
    return Match(as_game(game, preset, **options), seed)


def position(
    game: str | type[Game] | Game | Position,
    zones: Mapping[str, str | Iterable[str | Card]] | None = None,
    *,
    counters: Mapping[str, Any] | None = None,
    seed: int = 0,
    preset: str | None = None,
    options: Mapping[str, Any] | None = None,
    **common: str,
) -> Match:
    """Returns a match that begins in a given position, set up by hand or parsed from text.

    >>> laid = position("war", {"packet.p1": "7d 2c", "packet.p2": "7h Kc"})
    >>> str(Position.of(laid))
    'war; packet.p1 7d 2c; packet.p2 7h Kc'
    >>> position("war; packet.p1 7d 2c; packet.p2 7h Kc").zone("packet.p1")
    [card('7d'), card('2c')]

    Args:
        game: The game, as for `start`; or a whole position, as a `Position` or as text.
        zones: Zone name -> its cards, top card first, for zones whose names have a dot: ``{"hand.p1": "7d 3c"}``.
        counters: Counters that differ from their values after a set-up.
        seed: The seed of later shuffles.
        preset, options: As for `start`.
        common: Zones without a dot in their name.

    Raises:
        UnknownGame, OptionError, PositionError, NotationError: Something is wrong with the game or the position.
    """
    laid = Position.parse(game) if isinstance(game, str) and not game.isidentifier() else game
    if isinstance(laid, Position):
        if zones or counters or preset or options or common:
            raise PositionError("you gave a whole position, and also zones or counters: give only one of the two")
        return Match(laid.game, seed, laid)
    made = as_game(laid, preset, **dict(options or {}))
    return Match(made, seed, Position(made, {**(zones or {}), **common}, counters))
