"""Checks that a game does everything that every game must do, in this package or another.

    from cardlab.testing import check_game
    check_game("my_game")

It shows the game in every way that a page does, plays random matches with the default options, every preset and random options,
runs the worked examples, and raises one `ConformanceError` with everything that is missing or wrong.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from cardlab.core.errors import OptionError
from cardlab.core.foreign_files import ReadError
from cardlab.core.game import Game
from cardlab.core.installed_packages import declared_in
from cardlab.core.registry import built_in, find
from cardlab.core.rng import RandomStream
from cardlab.testing.candidate_actions import well_formed
from cardlab.testing.findings import ConformanceError, Fault, Finding, by_name, require
from cardlab.testing.needed_messages import ask_declared, ask_match, ask_position, ask_refusal, speakers, two_of, word_findings
from cardlab.testing.playthrough import Faults, Playthrough
from cardlab.testing.recording_words import RecordingWords, Requests
from cardlab.testing.worked_examples import Example, shipped

LOOKED_BACK = 30
"""The number of positions of an example, counted back from the last, in which the check shows everything a player could do."""


def check_game(game: str | type[Game], *, matches: int = 20, actions: int = 200, longest: int = 20_000, seed: int = 0) -> None:
    """Runs every check on a game.

    Args:
        game: Its slug, or its class.
        matches: How many sets of random options to play, besides the defaults and each preset.
        actions: How many actions of a match to check in full.
        longest: The number of actions after which a match with the default options or a preset must have ended.
        seed: The seed from which the random options and actions are drawn.

    Raises:
        ConformanceError: Something is missing or wrong; the text lists all of it, and how to see it again.
    """
    __tracebackhide__ = True
    check = GameCheck(by_name(game, find))
    check.run(matches=matches, actions=actions, longest=longest, seed=seed)
    require(check.game_class.slug, check.findings())


class GameCheck:
    """A game under test, with the findings so far.

    Attributes:
        game_class: The game.
        record: The texts that were asked for.
        faults: The faults found in its matches.
        differing: The findings of its worked examples.
    """

    def __init__(self, game_class: type[Game]) -> None:
        self.game_class = game_class
        self.record = Requests()
        self.faults = Faults(game_class.slug)
        self.differing: list[Finding] = []
        self._speakers = speakers(self.record, game_class.slug)

    def run(self, *, matches: int, actions: int, longest: int, seed: int) -> None:
        """Checks the game; the arguments are those of `check_game`."""
        for words in self._speakers:
            with self.faults.recorded(lambda: "as it is declared"):
                ask_declared(words, self.game_class)
        with self.faults.recorded(lambda: "with its options"):
            named = [self.game_class.with_options(preset) for preset in (None, *self.game_class.presets)]
            rng = RandomStream(seed, 1)
            drawn = [random_options(self.game_class, rng) for _ in range(matches)]
            for number, game in enumerate(named + drawn):
                played = Playthrough(game, seed + number, actions, self.faults, two_of(self._speakers, number))
                played.run()
                if number < len(named):
                    played.look(played.finish, longest)
        self.differing += self._examples()

    def _examples(self) -> Iterator[Finding]:
        """Yields findings of the worked examples, whose matches are narrated as well."""
        slug = self.game_class.slug
        try:
            written = shipped(slug)
            if self._has_files() and not written:
                yield Finding("examples", slug, f"has no worked example: write examples/{slug}.yaml next to its module")
            differing = list(written.differences())
        except ReadError as error:
            yield Finding("examples", slug, str(error))
            return
        yield from (Finding("examples", f"{slug}: {name}", difference) for name, difference in differing)
        for number, example in enumerate(written):
            if example.name not in dict(differing):
                with self.faults.recorded(partial(str, f"example {example.name!r}")):
                    self._tell(example, two_of(self._speakers, number))

    def _has_files(self) -> bool:
        """Whether the game belongs to a package; one defined in a notebook does not."""
        return self.game_class.slug in built_in() | declared_in("cardlab.games").keys()

    def _tell(self, example: Example, speakers: list[RecordingWords]) -> None:
        """Shows what an example has played, what could be done on the way, and why everything else is refused."""
        match = example.played()
        refusals = [match.why_not(action) for action in well_formed(match.game, match.table)]
        refusals += [match.why_not(action) for action in example.refused]
        refused = {refusal.rule: refusal for refusal in refusals if refusal}
        for words in speakers:
            ask_match(words, match)
            for refusal in refused.values():
                ask_refusal(words, refusal, over=match.is_over)
        for number in range(match.ply, max(-1, match.ply - LOOKED_BACK), -1):
            match.go_to(number)
            for words in two_of(self._speakers, number):
                ask_position(words, match, match.legal_actions())

    def findings(self) -> list[Finding]:
        """Lists everything that is missing or wrong, words first."""
        return [*word_findings(self.game_class, self.record), *self.faults.findings(), *self.differing]


def random_options(game_class: type[Game], rng: RandomStream) -> Game:
    """Returns the game with random options: for each option any choice, or a number near the edge of its range.

    Raises:
        Fault: A hundred draws in a row contradict each other.
    """
    for _ in range(100):
        drawn: dict[str, Any] = {}
        for declared in game_class.options():
            low = declared.at_least or 0
            high = min(low + 12, declared.at_most or low + 12)  # far from a wide range's end: such matches take minutes
            choices = declared.choices or (declared.default, low, min(low + 1, high), high)
            if declared.reads:  # all ready-made texts together are as likely as the default
                choices = (*choices, *[declared.default] * len(choices))
            drawn[declared.name] = rng.pick(choices)
        try:
            return game_class.with_options(**drawn)
        except OptionError:
            continue
    raise Fault(f"{game_class.slug}: a hundred random sets of options were refused")


__all__ = ["ConformanceError", "check_game", "random_options"]
