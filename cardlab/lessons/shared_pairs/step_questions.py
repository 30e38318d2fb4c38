"""The questions of stage Predict in a pair game: what each pair is worth, and who takes the cards."""

from cardlab.core.table import Event
from cardlab.teaching.lesson import Ask, Asks


def worth_and_winner(slug: str, worth: str, told_worth: str, winner: str) -> Asks:
    """When cards come up: what each player's pair is worth, and who takes the cards.

    Args:
        slug: The game.
        worth, told_worth: The message that asks for a worth, and the one that tells it.
        winner: The message that says who takes them.
    """

    def asks(event: Event, following: Event | None) -> list[Ask]:
        hands = event.facts.get("hands", [])
        if event.rule not in (f"{slug}.turn_up", f"{slug}.war.lay") or len(hands) < 2 or following is None:
            return []
        asked = [Ask(worth, told_worth, hand["worth"], facts=hand) for hand in hands]
        takes = following.facts.get("winner", "war")
        facts = {"winner": takes, "worth": max(hand["worth"] for hand in hands)}
        options = (*(hand["player"] for hand in hands), "war")
        return [*asked, Ask("ask-who", "ask-who-war" if takes == "war" else winner, takes, options, facts)]

    return asks
