"""Places in memory: which sessions make room for one that comes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from cardlab.core.errors import CardlabError
from cardlab.serve.http.limits import Limits, is_loopback
from cardlab.serve.page_session import PageSession


class ServerFull(CardlabError):
    """The server has no room for another session."""


def crowded_out(comes: PageSession, sessions: Iterable[PageSession], most: int, limits: Limits) -> list[PageSession]:
    """Returns the sessions to evict: those idle for longest, if the browser, its network or everybody has too many.

    If all are in use, a learner who returns still gets a place, from the browser that has most.

    Args:
        comes: The session that comes.
        sessions: Those in memory.
        most: How many there may be.
        limits: How many of them one browser and one address may have.

    Raises:
        ServerFull: All are in use.
    """
    there, gone = [*sessions], list[PageSession]()
    of_browser = [session for session in there if session.browser == comes.browser]
    of_network = [session for session in there if session.network == comes.network]
    groups = [(of_browser, limits.sessions_of_browser), (there, most)]
    if comes.network and not is_loopback(comes.network):
        groups.insert(1, (of_network, max(1, int(most * limits.sessions_of_address))))
    for group, room in groups:
        left = [session for session in group if session not in gone]
        too_many = len(left) - room + 1
        if too_many < 1:
            continue
        idle = [session for session in left if session.is_idle]
        lent = _lent(left, comes) if comes.is_known and not idle else []
        if not idle and not lent:
            raise ServerFull(f"{room} pages are open, and there is no room for more: come back in a moment")
        # More than one if several came at the same moment.
        gone += sorted(idle, key=lambda session: session.touched)[:too_many] or [min(lent, key=lambda session: session.touched)]
    return gone


def _lent(sessions: Sequence[PageSession], comes: PageSession) -> list[PageSession]:
    """Returns the sessions of the other browser that has most. One that has a single session lends it only if nothing was done
    there.
    """
    have = Counter(session.browser for session in sessions)
    others = [
        session
        for session in sessions
        if session.browser != comes.browser and (have[session.browser] > 1 or not (session.messages or session.is_known))
    ]
    most = max((have[session.browser] for session in others), default=0)
    return [session for session in others if have[session.browser] == most]
