"""Messages that a page repeats after a lost connection."""

from cardlab.sessions.past_messages import REMEMBERED, PastMessages


def test_the_last_messages_are_recognised_also_after_a_restart():
    """Older ones are forgotten, the oldest first."""
    past = PastMessages()
    for moment in range(REMEMBERED + 1):
        past.add(moment)
    assert 0 not in past
    assert all(moment in past for moment in range(1, REMEMBERED + 1))
    restored = PastMessages()
    restored.restore(past)
    assert list(restored) == list(range(1, REMEMBERED + 1))
