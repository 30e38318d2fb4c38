"""Transcripts of matches as text, for a player or for the teacher."""

from cardlab import start
from cardlab.core.rng import RandomStream
from cardlab.words.transcript import transcript


def played(n: int):
    match, rng = start("fast_food", seed=5), RandomStream(5)
    for _ in range(n):
        match.play(rng.pick(match.legal_actions()))
    return match


def test_a_transcript_has_the_deal_the_actions_and_the_final_table():
    """It has options and seed, the dealt cards, each action with its rules, sentences and arithmetic, and the final table."""
    match = played(2)
    text = transcript(match)
    dealt, told = text.split("\n\n")[1], text.split("\n\n")[2]
    assert text.startswith("Fast Food\nseed 5\n\n")
    assert f"stock: {' '.join(c.name for c in match.branch(0).zone('stock'))}" in dealt
    assert [line for line in told.splitlines() if line.startswith("> ")] == [f"> {action}" for action in match.actions]
    assert "  fast_food.play\n" in told
    assert text.endswith("outcome: none\n")


def test_a_players_transcript_hides_hidden_cards():
    """No card appears that the player has not seen, and blanks replace the others."""
    match = played(3)
    hidden = [*match.zone("hand.p2"), *match.zone("stock"), *match.zone("other_deck")]
    text = transcript(match, viewer="p1")
    assert [card for card in hidden if card.name in text.split() or card.face in text] == []
    assert "hand.p2: ? ? ?" in text


def test_actions_can_be_left_out():
    text = transcript(played(6), actions={0, 2, 3})
    assert text.count("\n> ") == 2
    assert text.count("\n…\n") == 2


def test_a_secret_choice_is_hidden_from_the_others():
    """The transcript names a player who has laid cards face down, but not the cards. The player and the teacher can read them."""
    match = start("twenty_first_century_war", seed=3).play("all draw")
    choice = next(action for action in match.legal_actions() if action.who == "p1")
    match.play(choice)
    assert f"> {choice}" in transcript(match)
    assert f"> {choice}" in transcript(match, viewer="p1")
    for viewer in ("p2", "spectator"):
        told = transcript(match, viewer=viewer)
        assert "> p1 play …" in told
        assert f"> {choice}" not in told
