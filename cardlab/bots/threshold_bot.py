"""The bot ``threshold`` for 727: it stands when its total is near enough to a goal.

The coach assumes the same thresholds for the other players (`cardlab.games.seven_twenty_seven.chances`).
"""

from __future__ import annotations

from collections.abc import Sequence

from cardlab.bots.greedy_bot import GreedyBot
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.rng import RandomStream
from cardlab.core.view import View
from cardlab.games.seven_twenty_seven import SevenTwentySeven
from cardlab.games.seven_twenty_seven.actions import AskCard, Call, Check, Stand
from cardlab.games.seven_twenty_seven.chances import hand_of
from cardlab.games.seven_twenty_seven.judgement import own_hand


class ThresholdBot:
    """Stands within 1 of 7, within 2 of 27 and from 27 on, and asks for a card otherwise. It matches each bet and makes none.

    In a game without such goals it is greedy.
    """

    name = "threshold"

    def choose(self, game: Game, view: View, legal: Sequence[Action], rng: RandomStream) -> Action:
        """Returns to stand or to ask, to check or to call; to stand if no card is available."""
        if not isinstance(game, SevenTwentySeven):
            return GreedyBot().choose(game, view, legal, rng)
        hand = hand_of(card.rank for card in own_hand(view, view.viewer))
        wanted = (Check, Call, Stand if game.goals.stands(hand) else AskCard)
        return next((action for action in legal if isinstance(action, wanted)), legal[0])


BOTS = (ThresholdBot(),)
