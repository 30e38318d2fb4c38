"""Checks a bot: it chooses only legal actions, changes nothing, and chooses the same again with the same random stream."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardlab.bots import Bot, MatchBots, has_choices, names
from cardlab.bots import find as find_bot
from cardlab.core.errors import did_you_mean
from cardlab.core.registry import built_in, find
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.findings import Finding, by_name, require


def check_bot(bot: str | Bot, *, games: Sequence[str] | None = None, decisions: int = 8, seed: int = 0) -> None:
    """Runs every check on a bot.

    Args:
        bot: Its name, or the bot.
        games: The slugs of the games that it plays, in all seats; None for all built-in games in which somebody chooses.
        decisions: How many of its decisions to check in each game.
        seed: The seed of the matches.

    Raises:
        ConformanceError: Something is wrong; the text lists all of it.
    """
    __tracebackhide__ = True
    found = by_name(bot, find_bot)
    require(f"the bot {found.name}", bot_findings(found, games, decisions, seed))


def bot_findings(bot: Bot, games: Sequence[str] | None, decisions: int, seed: int) -> list[Finding]:
    """Lists everything that is wrong with a bot."""
    found = []
    if not isinstance(bot.name, str) or not bot.name.strip() or "=" in bot.name:
        found.append(Finding("bot", repr(bot.name), "is not a name: write a word without ="))
    elif bot.name not in names():
        hint = did_you_mean(bot.name, names())
        found.append(Finding("bot", bot.name, f"is not found by its name: declare it or add it. {hint}"))
    chosen = games if games is not None else [slug for slug in built_in() if has_choices(find(slug).with_options())]
    for slug in chosen:
        try:
            found += _in_game(bot, slug, decisions, seed)
        except Exception as error:  # a bot may fail in any way, and its author needs to know where
            found.append(Finding("bot", f"{bot.name} in {slug}, seed {seed}", f"{type(error).__name__}: {error}"))
    return found


def _in_game(bot: Bot, slug: str, decisions: int, seed: int) -> Iterator[Finding]:
    match = Match(find(slug).with_options(), seed)
    looked = 0
    while looked < decisions and not match.is_over:
        legal = match.legal_actions()
        if legal[0].who == "all":
            match.play(legal[0])
            continue
        seat = legal[0].who
        own = [action for action in legal if action.who == seat]
        if len(own) > 1:
            looked += 1
            faults = list(_decision(bot, match, seat, own))
            where = f"{bot.name} in {slug}, seed {seed}, after {match.ply} actions"
            yield from (Finding("bot", where, fault) for fault in faults)
            if faults:
                return
        match.play(MatchBots(match, {seat: bot}).choice(seat, own))


def _decision(bot: Bot, match: Match, seat: str, own: Sequence[object]) -> Iterator[str]:
    """Yields the faults of one decision."""
    asked = MatchBots(match, {seat: bot})
    view = asked.memories[seat].recollect() if seat in asked.memories else match.seen_by(seat)
    before, table = view.to_json(), match.seen_by("teacher").to_json()
    chances = [RandomStream(match.seed, match.ply) for _ in range(2)]
    offered = [action for action in match.legal_actions() if action.who == seat]
    choices = [bot.choose(match.game, view, offered, rng) for rng in chances]
    if offered != own:
        yield "it changes the list of legal actions"
    if view.to_json() != before or match.seen_by("teacher").to_json() != table:
        yield "it changes what it sees"
    for choice in choices[:1]:
        if choice not in own:
            yield f"it chooses {choice}, which is not legal"
    if choices[0] != choices[1]:
        drawn = "it draws from something other than its rng"
        yield f"with the same random stream it chooses {choices[0]} and then {choices[1]}: {drawn}"
