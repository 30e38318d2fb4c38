"""Information-set Monte Carlo tree search: tries the legal moves on many imagined tables.

Each iteration imagines the cards that the seat cannot see (`cardlab.bots.card_memory`), follows the tree as long as its moves
are legal there, adds one move, plays on at random, and records the result. It selects a move by its mean result and by how
seldom it was tried among the iterations in which it was legal. There is one tree for the searching seat, and its upper
confidence bounds count how often a move was available (Cowling, Powley and Whitehouse, 2012).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random

from cardlab.bots.card_memory import Recollection
from cardlab.bots.search_states import EngineState, SearchState, play_on, state_of
from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.rng import RandomStream

EXPLORE = 0.5
"""The exploration weight of seldom tried moves, against results from 0 to 1."""
WIN = 0.75
"""The share of the win in a result; the rest is the margin."""
IMAGINED = 12
"""The cost of imagining a table, in moves: about the time it takes."""
TRUST = 4
"""The number of tries for which the first guess of an action counts. It is the immediate gain, in the game's own terms."""
GUESS = 0.2
"""How much the first guess of the best-looking action exceeds that of one that gains nothing."""
LONGEST_PLAYOUT = 120
"""The number of moves after which a playout is judged."""


class Node:
    """A move in the search tree: its results, and the moves that followed it.

    Attributes:
        tried: Iterations that made this move.
        available: Iterations in which it was legal.
        total, squares: The sum of the results of the seat that made it, each from 0 to 1, and of their squares.
        ahead: The sum of that seat's leads at the end of the playouts, in the game's own terms.
        guess, trust: The first guess of the result, and the number of tries for which it counts.
        following: Move -> its node.
    """

    __slots__ = ("ahead", "available", "following", "guess", "squares", "total", "tried", "trust")

    def __init__(self, guess: float = 0.0, trust: int = 0) -> None:
        self.guess, self.trust = guess, trust
        self.tried = self.available = 0
        self.total = self.squares = self.ahead = 0.0
        self.following: dict[Hashable, Node] = {}


@dataclass
class Tried:
    """The search result of a legal action.

    Attributes:
        action: The action.
        tries: How many playouts began with it.
        result: Their mean result, from 0 (lost) to 1 (won).
        error: The standard error of `result`.
        ahead: Its player's average lead, in the game's own terms.
    """

    action: Action
    tries: int
    result: float
    error: float
    ahead: float


@dataclass
class Search:
    """A search for one decision.

    Args:
        game: The game.
        seen: The seat's view with its memory.
        rng: The random stream of all draws. The same seed gives the same result.
    """

    game: Game
    seen: Recollection
    rng: RandomStream
    root: Node = field(default_factory=Node)
    iterations: int = 0
    spent: int = 0

    def __post_init__(self) -> None:
        self.seat = self.game.seats.index(self.seen.viewer)
        self.state_of = state_of(self.game)
        self.actions: dict[Hashable, Action] = {}
        self.spread = 1.0
        self.random = Random(self.rng.below(2**53)).random
        self.longest = Judgement.of(self.game).horizon or LONGEST_PLAYOUT

    def imagine(self) -> SearchState:
        """Imagines a state that agrees with everything that the seat has seen."""
        state = self.state_of.of(self.seen.table(self.game, self.rng), self.game)
        if isinstance(state, EngineState):
            state.turn_to(self.seat)
        return state

    def run(self, budget: int, stop: Callable[[], bool] = lambda: False) -> Search:
        """Iterates until this many moves have been made in all playouts, or until `stop` returns True between two of them."""
        end = self.spent + budget
        while self.spent < end and not stop():
            self.iterate()
        return self

    def iterate(self) -> None:
        """Does one iteration: one table, one way down the tree, one new move, one playout."""
        state, random = self.imagine(), self.random
        node, way = self.root, [(self.root, self.seat)]
        made = 0
        if not self.actions:
            self.begin(state)
        while state.seat >= 0 and made < self.longest:
            seat, legal = state.seat, state.moves()
            following = node.following
            new = [move for move in legal if move not in following]
            if new:
                move = new[int(random() * len(new))]
                following[move] = Node()
            else:
                move = self.best(following, legal)
            # A move counts as available only if it is legal. If its parent's visits counted, a move that few imagined tables
            # allow would look neglected and be tried too often.
            for other in legal:
                if other in following:
                    following[other].available += 1
            node = following[move]
            way.append((node, seat))
            state.do(move)
            made += 1
            if new:
                break
        # Stops the playout after a while and scores the table, because a win after so long a random playout is mostly chance.
        made += play_on(state, random, self.longest - made)
        self.backpropagate(state, way)
        self.iterations += 1
        # Imagining counts too. Otherwise positions near the end, with few moves left, would take far too long.
        self.spent += made + IMAGINED

    def begin(self, state: SearchState) -> None:
        """Lists the legal actions, each with a first guess."""
        self.actions = {move: state.action(move) for move in state.moves()}
        # Guesses only at the root: `gain` needs the player's view, and further down the tables are imagined.
        gains = {move: Judgement.of(self.game).gain(self.seen, action) for move, action in self.actions.items()}
        widest = max(map(abs, gains.values()))
        if widest:
            self.root.following = {move: Node(0.5 + GUESS * gain / widest, TRUST) for move, gain in gains.items()}

    def best(self, following: dict[Hashable, Node], legal: object) -> Hashable:
        """Returns the legal move with the highest upper confidence bound."""
        best, most = None, -1.0
        for move in legal:  # type: ignore[attr-defined]  # a sequence of moves
            node = following[move]
            # Never 0, because a node without a guess is tried in the iteration that adds it.
            tried = node.tried + node.trust
            mean = (node.total + node.guess * node.trust) / tried
            bound = mean + EXPLORE * sqrt(log(node.available + node.trust + 1) / tried)
            if bound > most:
                best, most = move, bound
        return best

    def backpropagate(self, state: SearchState, way: list[tuple[Node, int]]) -> None:
        """Adds the result to every node on the way."""
        score, shares = state.score(), state.shares()
        widest = max(map(abs, score))
        # Learns the scale of the margins on the way, because each game counts in its own units.
        self.spread += (widest - self.spread) / (self.iterations + 2)
        for node, seat in way:
            ahead = score[seat]
            margin = 0.5 + 0.5 * ahead / (abs(ahead) + self.spread)
            result = margin if shares is None else WIN * shares[seat] + (1 - WIN) * margin
            node.tried += 1
            node.total += result
            node.squares += result * result
            node.ahead += ahead

    def found(self) -> list[Tried]:
        """Returns the results of each action, the most tried one first."""
        found = []
        for move, node in self.root.following.items():
            if not node.tried:
                continue
            mean = node.total / node.tried
            variance = max(0.0, node.squares / node.tried - mean * mean)
            error = sqrt(variance / node.tried) if node.tried > 1 else 0.5
            found.append(Tried(self.actions[move], node.tried, mean, error, node.ahead / node.tried))
        return sorted(found, key=lambda tried_action: (-tried_action.tries, -tried_action.result))
