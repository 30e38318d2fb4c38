"""The labels of a game in one language: its name, its zones, counters and actions, and the general texts of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardlab.core.actions import Action
from cardlab.core.game import Game
from cardlab.core.pieces import Pieces
from cardlab.core.presentation import Presentation
from cardlab.core.view import View
from cardlab.words.words import Words, message_name

HINT_MOMENTS = ("start", "choose", "turn", "event", "later", "last")
"""The moments of a first match that a hint can wait for. A hint can also wait for a rule, as in ``war-hint-on-tie``, or for
an action, as in ``money-hint-can-buy``, or until nothing else is possible, as in ``twos-hint-only-pass``.
"""


def game_text(words: Words, game: Game, part: str | None = None) -> str:
    """Returns the name of a game with these options, or another text about it (``summary``).

    A preset that is a game of its own, such as Beggar-My-Neighbour, has its name in the attribute ``game``, next to ``help``.
    A preset with another aim has it in ``aim``. Texts of a preset take precedence over those of the game.

    Raises:
        MessageError: There is no such message.
    """
    for preset, options in game.presets.items():
        message = label_message(words, game, "preset", preset, "game")
        is_played = all(getattr(game, name) == value for name, value in options.items())
        if is_played and words.has(message, part or "game"):
            return words.say(message, part or "game")
    text = words.say(f"{game.slug}-game", part)
    if part is None and "deck" in game.set_options:
        return words.say("number_deck-game", game=text, deck=deck_title(words, game.set_options["deck"]))
    return text


def deck_title(words: Words, deck: str) -> str:
    """Returns the title of a ready-made deck; for any other text, the title of a teacher's own deck."""
    return words.say(words.first(f"number_deck-{deck}", "number_deck-own") if deck.isidentifier() else "number_deck-own")


def first_hints(words: Words, game: Game) -> dict[str, str]:
    """Returns the hints for somebody's first match; none in many games. Each is under its moment, the id of its rule, or
    ``can-`` or ``only-`` and the verb of its action.

    Their messages, such as ``<game>-hint-<moment>`` or ``<game>-hint-on-<rule>``, may choose by the options of the game. An
    empty text means that these options have no such hint.
    """
    options = _options(game)
    verbs = [verb.verb() for verb in game.verbs]
    moments = (*HINT_MOMENTS, *(f"can-{verb}" for verb in verbs), *(f"only-{verb}" for verb in verbs))
    messages = {moment: f"{game.slug}-hint-{moment}" for moment in moments}
    messages |= {rule: f"{game.slug}-hint-on-{message_name(rule.partition('.')[2])}" for rule in rule_ids(game, words)}
    hints = {moment: words.say(message, **options) for moment, message in messages.items() if words.has(message)}
    return {moment: hint for moment, hint in hints.items() if hint}


def legend(words: Words, game: Game) -> str:
    """Returns the text that stays on the felt, such as the value of each card; "" in most games. It may choose by the
    options.
    """
    message = f"{game.slug}-legend"
    return words.say(message, **_options(game)) if words.has(message) else ""


def _options(game: Game) -> dict[str, Any]:
    return {option.name: getattr(game, option.name) for option in type(game).options()}


def label(words: Words, game: Game | type[Game], kind: str, name: str, attribute: str | None = None, /, **facts: Any) -> str:
    """Returns the name of a zone, counter, option, preset or action: the game's own, that of the game it extends, or the
    general one.

    Raises:
        MessageError: There is none of them.
    """
    return words.say(label_message(words, game, kind, name, attribute), attribute, **facts)


def action_label(words: Words, game: Game, view: View, action: Action) -> str:
    """Returns the label of an action on a button, or the attribute of its message for an optional argument.

    Raises:
        MessageError: Neither the game nor the general messages have one, or it has a field for which the game gives no fact.
    """
    facts = Presentation.of(game).label_facts(view, action)
    own = f"{game.slug}-action-{action.verb()}"
    given = next((name for name in facts if words.has(own, name)), None)
    return label(words, game, "action", action.verb(), given, **facts)


def action_price(words: Words, game: Game, view: View, action: Action) -> str:
    """Returns the cost of an action, in one line below its label; "" if the game gives none."""
    return _of_action(words, game, view, action, "price")


def action_tag(words: Words, game: Game, view: View, action: Action) -> str:
    """Returns the text on the price tag of an action that costs something, such as 10 cards; "" if the game gives none."""
    return _of_action(words, game, view, action, "tag")


def action_working(words: Words, game: Game, view: View, action: Action) -> str:
    """Returns the arithmetic that a learner does before the action, such as ``17 + 4 = ?``; "" if the game gives none."""
    return _of_action(words, game, view, action, "working")


def _of_action(words: Words, game: Game, view: View, action: Action, part: str) -> str:
    """Returns an attribute of the game's own message of an action; "" if there is none."""
    message = f"{game.slug}-action-{action.verb()}"
    return words.say(message, part, **Presentation.of(game).label_facts(view, action)) if words.has(message, part) else ""


def action_kind(words: Words, game: Game, action: Action) -> str:
    """Returns the name of an action without its amount, such as Bet; "" if the game gives none."""
    message = f"{game.slug}-action-{action.verb()}"
    return words.say(message, "kind") if words.has(message, "kind") else ""


def task(words: Words, game: Game, legal: Sequence[Action]) -> str:
    """Returns the decision to make, by the first verb for which the game has words; "" if it has none. It may choose by the
    options.
    """
    messages = (f"{game.slug}-task-{action.verb()}" for action in legal)
    return next((words.say(message, **_options(game)) for message in messages if words.has(message)), "")


def prompt(words: Words, game: Game, view: View, name: str) -> str:
    """Returns the prompt for something that a player says with an action, such as the total.

    Raises:
        MessageError: There is no message for it.
    """
    message = words.first(f"{game.slug}-say-{name}", f"session-say_{name}")
    return words.say(message, **Presentation.of(game).prompt_facts(view))


def value_words(words: Words, game: Game, counter: str) -> dict[str, str]:
    """Returns the names of the values of a counter: ``{"bust": "out"}``, ``{"11": "Smallest card: jack"}``.

    A value without a name is the normal state, and is not shown.
    """
    message = label_message(words, game, "counter", counter)
    values = [name.removeprefix("v-") for name in words.attributes(message) if name.startswith("v-")]
    named = Presentation.of(game).named_values(counter)
    return {
        **{value: words.say(message, f"v-{value}") for value in values},
        **{str(value): words.say(message, "value", **facts) for value, facts in named.items()},
    }


def label_message(words: Words, game: Game | type[Game], kind: str, name: str, attribute: str | None = None) -> str:
    """Returns the message of `label`: the game's own, that of the game it extends, or the general one."""
    places = [f"{slug}-{kind}-{name}" for slug in (game.slug, game.adds_to) if slug]
    return words.first(*places, f"{kind}-{name}", attribute=attribute)


def rule_ids(game: Game | type[Game], words: Words) -> list[str]:
    """Returns the ids of all rules of a game that have messages, in the order of the messages."""
    return [*words.rules(game.slug), *(words.rules(game.adds_to) if game.adds_to else ())]


def making_rule_texts(game: Game, words: Words) -> Pieces[dict[str, str]]:
    """Makes the general text of each rule that holds, one at a time: its message is parsed when it is first used."""
    texts = {}
    for rule in rule_ids(game, words):
        if game.holds(rule):
            texts[rule] = words.say(message_name(rule), "rule")
            yield
    return texts
