"""Groups the small steps of an action that are narrated together, so that a learner presses *Next* once for all of them.

- A step is small if it has nothing to look at: no arithmetic, and no card that turns up. It joins the next step.
- A remark, which changes nothing, joins the step that it is about, the one before.
- Points that are paid one by one join their sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from cardlab.core.event_kinds import End, Fire, SetCounters
from cardlab.core.game import Game
from cardlab.core.presentation import Presentation
from cardlab.core.table import Event, Table

if TYPE_CHECKING:  # keeps the message classes out of `import cardlab`
    from cardlab.protocol.match_log import Step

NEXT: Literal["next"] = "next"
"""A step is narrated with the one after it."""
EITHER: Literal["either"] = "either"
"""A step is narrated with the one after it. If nothing comes after it, it is narrated with the one before, since it takes
nothing away.
"""

Flow = Literal["next", "either", ""]
"""How a step is narrated; "" for a step on its own."""


def group_steps(steps: Sequence[Step], grouped: Sequence[Sequence[Event]], table: Table, game: Game) -> None:
    """Sets the ``flows`` of each step of one action that is narrated together with another one.

    Args:
        steps: The steps, in order.
        grouped: The events of each.
        table, game: The table and the game in which they happen.
    """
    counters = {
        counter.name for counter in game.counters if counter.each_player and counter.name in Presentation.of(game).shows
    }
    marked = {game.rule(rule) for rule in (*Presentation.of(game).landmarks, *Presentation.of(game).celebrations)}
    pays = [_pays(group, counters) for group in grouped]
    says = [all(isinstance(event, Fire | SetCounters) for event in group) for group in grouped]
    seen = [_is_seen(step, marked) for step in steps]
    flows: list[Flow] = []
    for n, group in enumerate(grouped):
        is_remark = n > 0 and says[n] and not pays[n] and _adds_nothing(steps[n], steps[n - 1], seen[n])
        if is_remark:
            flows.append(flows[-1])  # a remark is narrated with its step, or is as small
            flows[-2] = NEXT
        else:
            if n and says[n] and says[n - 1] and pays[n - 1]:
                flows[-1] = NEXT
            flows.append("" if seen[n] else _small(group, table, begins=n == 0))
    for step, flow in zip(steps, flows, strict=True):
        if flow:
            step["flows"] = flow


def _is_seen(step: Step, marked: set[str]) -> bool:
    """Whether a step always has something to look at, apart from its events."""
    return "working" in step or step["rule"] in marked


def _adds_nothing(step: Step, before: Step, is_seen: bool) -> bool:
    return not is_seen or (step.get("working") is not None and step["working"] == before.get("working"))


def _small(group: Sequence[Event], table: Table, *, begins: bool) -> Flow:
    """Returns how a step without any working is narrated. A step that begins by taking face-up cards away has shown something
    to look at. A step in which a rule puts cards away afterwards is small.
    """
    clears = any(event.clears(table) for event in group)
    if (begins and clears) or any(event.shows(table) or isinstance(event, End) for event in group):
        return ""
    return NEXT if clears else EITHER


def _pays(group: Sequence[Event], counters: set[str]) -> bool:
    """Whether a step changes one of these counters, which every player has."""
    return any(
        name.partition(".")[0] in counters and "." in name and event.old.get(name) != value
        for event in group
        if isinstance(event, SetCounters)
        for name, value in event.values.items()
    )
