"""Finds the messages that a game needs: runs everything that shows a game, with words that record each request.

Declarations need no playing (`ask_declared`); matches give the rest (`ask_position`, `ask_match`).
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from inspect import getsource

from cardlab.bots.coach import advice_text
from cardlab.bots.feedback import feedback, put_right
from cardlab.core.actions import Action, AutomaticAction, Refusal, action_fields
from cardlab.core.declarations import SPECTATOR
from cardlab.core.forecast import Forecast
from cardlab.core.game import Game
from cardlab.core.judgement import Judgement
from cardlab.core.presentation import Presentation
from cardlab.match import Match
from cardlab.testing.findings import Finding
from cardlab.testing.missing_messages import Lacking, missing, missing_findings, stub
from cardlab.testing.recording_words import RecordingWords, Requests, spelled
from cardlab.words.fluent_files import messages_in
from cardlab.words.game_labels import action_kind, action_label, action_price, action_tag, label, prompt, task
from cardlab.words.languages import DEFAULT_LANGUAGE, languages
from cardlab.words.match_story import MatchStory
from cardlab.words.rulebook_text import rulebook
from cardlab.words.words import Words, message_name

SEATS = tuple(f"p{n}" for n in range(1, 11))
"""Values of an option that are seats, and need no words."""
JUDGED = 12
"""The number of legal actions of one verb in a position for which it requests the words of the coach and the buttons."""


def speakers(record: Requests, part: str = "") -> list[RecordingWords]:
    """Returns recording words in every language, English first, that share one record.

    Args:
        part: The beginning of a part's messages, ``war`` or ``war_lesson``. A language that has none of them is left out, since
            its readers get English. "" for all languages.
    """
    others = [one for one in languages() if one != DEFAULT_LANGUAGE and (not part or _says(one, part))]
    return [RecordingWords(record, one) for one in (DEFAULT_LANGUAGE, *others)]


def two_of(speakers: Sequence[RecordingWords], number: int) -> list[RecordingWords]:
    """Returns English, which every text must have, and one of the other languages, each in turn as the number goes up."""
    english, *others = speakers
    return [english, others[number % len(others)]] if others else [english]


def _says(language: str, part: str) -> bool:
    """Whether a language has a message of a part."""
    return any(name.removeprefix(part)[:1] in ("", "-") for name in messages_in(language).names_of(part))


def ask_declared(words: Words, game_class: type[Game]) -> None:
    """Shows everything that a game declares: its rulebook, its table, its options, the columns of the lab."""
    rulebook(game_class.slug, words)
    for option in game_class.options():
        for choice in option.choices:
            if isinstance(choice, str) and choice not in SEATS:
                label(words, game_class, "option", option.name, f"v-{choice}")
    for measure in game_class.measures:
        label(words, game_class, "measure", measure.name)
    MatchStory(Match(game_class.with_options()), words=words).setting()


def ask_position(words: Words, match: Match, legal: list[Action]) -> None:
    """Shows everything that a table offers in a position: buttons, their questions, the coach and the effects of a move."""
    game = match.game
    for seat in {action.who for action in legal if action.who != "all"}:
        for packet in Presentation.of(game).packets:
            label(words, game, "packet", packet)
        task(words, game, [action for action in legal if action.who == seat])
    for action in _shown(match, legal):
        view = match.seen_by(_reader(match, action))
        action_label(words, game, view, action.without_spoken())
        action_price(words, game, view, action.without_spoken())
        action_kind(words, game, action.without_spoken())
        action_tag(words, game, view, action.without_spoken())
    for name in game.asks:
        prompt(words, game, match.seen_by(game.seats[0]), name)
        field = next(f for verb in game.verbs for f in action_fields(verb) if f.name == name)
        for word in field.choices:
            label(words, game, name, word)
    next_cards = Forecast.of(game).comes_next(match.seen_by(game.seats[0])) if Forecast.of(game).settled_by and legal else None
    for name in ["ask", *next_cards.outcomes] if next_cards else ():
        if name not in game.seats:
            label(words, game, "prediction", name)
    for action in _of_each_verb(action for action in legal if action.who != "all"):
        advice_text(words, game, Judgement.of(game).advise(match.seen_by(action.who), action))
        feedback(match, action.who, action, words)


def _shown(match: Match, legal: list[Action]) -> Iterator[Action]:
    """Yields some legal actions of each verb, and those without arguments that a page lets a learner try in vain."""
    yield from _of_each_verb(legal)
    verbs = {type(action) for action in legal}
    seats = {action.who for action in legal if action.who != "all"}
    passes, idle = match.game.reflexes.values(), Presentation.of(match.game).idle
    for verb in match.game.verbs:
        tempting = not (issubclass(verb, AutomaticAction) or action_fields(verb) or verb in idle or verb.verb() in passes)
        if tempting and verb not in verbs:
            yield from (verb(seat) for seat in seats)


def _of_each_verb(legal: Iterable[Action]) -> Iterator[Action]:
    verbs: Counter[type[Action]] = Counter()
    for action in legal:
        verbs[type(action)] += 1
        if verbs[type(action)] <= JUDGED:
            yield action


def _reader(match: Match, action: Action) -> str:
    return match.game.seats[0] if action.who == "all" else action.who


def ask_refusal(words: Words, refusal: Refusal, *, over: bool = False) -> None:
    """Shows why an action is refused."""
    words.explain_refusal(refusal.rule, refusal.facts, over=over)
    words.say(message_name(refusal.rule), "rule")


def ask_match(words: Words, match: Match) -> None:
    """Narrates a match from the beginning, also to viewers who know more than a spectator."""
    MatchStory(match, SPECTATOR, words).to_json()
    put_right(match, words)
    for event in match.events:
        if event.rule:
            words.say(message_name(event.rule), "rule")
            if event.private is not None:
                words.explain(event.rule, event.facts_for(event.private[0]), own=True)


def word_findings(game_class: type[Game], record: Requests) -> Iterator[Finding]:
    """Yields findings about the words of a game, from everything that was requested."""
    words = Words()
    yield from missing_findings(record, words)
    yield from _unfired(game_class, missing(record, words), words)
    yield from record.faults
    if not words.rules(game_class.slug):
        yield Finding("words", game_class.slug, "no message has the attribute .rule, so the rulebook lists no rule")
    yield from _only_elsewhere(f"{game_class.slug}-", missing(record, words))


def _unfired(game_class: type[Game], known: Lacking, words: Words) -> Iterator[Finding]:
    """Yields rules that a game's code names and that have no words; they may not have fired in any match that was played."""
    game = game_class.with_options()
    for message in dict.fromkeys(message_name(game.rule(name)) for name in rules_in(game_class)):
        if not words.has(message) and message not in known:
            paste = stub(message, {None: {}, "sentence": {}, "rule": {}})
            what = f"no message {message} (with .sentence, .rule); the code names this rule, but it has not fired"
            yield Finding("words", f"{DEFAULT_LANGUAGE} {message}", what, paste)


def rules_in(game_class: type[Game]) -> Iterator[str]:
    """Yields the names in `self.rule("…")` in the classes of a game's own module or package, as far as their code can be read.

    The rules of a game that it builds on are left out; they may not hold in it.
    """
    for cls in game_class.__mro__:
        if not f"{cls.__module__}.".startswith(f"{game_class.__module__}."):
            continue
        try:
            code = getsource(cls)
        except (OSError, TypeError):  # a class that was typed into a console has no source file
            continue
        yield from re.findall(r"""\bself\.rule\(["']([\w.]+)["']\)""", code)


def _only_elsewhere(start: str, known: Lacking) -> Iterator[Finding]:
    """Yields texts that another language has and that English, which every language falls back on, does not have."""
    words = Words()
    for language in languages():
        other = Words(language)
        for name in other.names_of(start):
            parts = [
                part for part in (None, *other.attributes(name)) if other.pattern(name, part) and not words.has(name, part)
            ]
            lost: dict[str | None, Mapping[str, None]] = {part: {} for part in parts if part not in known.get(name, {})}
            if lost:
                names = ", ".join(spelled(name, part) for part in lost)
                yield Finding("words", f"{DEFAULT_LANGUAGE} {name}", f"{names} exists only in {language}", stub(name, lost))


__all__ = ["ask_declared", "ask_match", "ask_position", "ask_refusal", "speakers", "two_of", "word_findings"]
