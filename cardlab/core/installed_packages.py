"""Installed packages that bring something: what they declare as entry points, and the folders in which their files lie.

A package declares a part in a group that begins with ``cardlab.``, such as ``cardlab.games``. What belongs to the part lies
beside the module that it names: ``locales/<language>/`` with the words, ``examples/<slug>.yaml`` with worked examples.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUPS = "cardlab."
"""How the groups begin."""
HOME = Path(__file__).parents[1]
"""The folder of cardlab itself."""


@cache
def entry_points() -> dict[str, dict[str, EntryPoint]]:
    """The declarations of installed packages: group -> name -> entry point."""
    from importlib import metadata  # 15 ms, and only where something is not cardlab's own

    points = metadata.entry_points()
    ours = [group for group in points.groups if group.startswith(GROUPS)]
    return {group: {point.name: point for point in points.select(group=group)} for group in ours}


def declared_in(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group, by name."""
    return entry_points().get(group, {})


def distribution(point: EntryPoint) -> str:
    """The name of the package that declares an entry point."""
    return point.dist.name if point.dist is not None else point.module.partition(".")[0]


def folder_of(point: EntryPoint) -> Path | None:
    """The folder of the module that an entry point names; None where it lies in no package, or cannot be found.

    The module itself is not imported: an error in it is raised when the part is asked for.
    """
    try:
        spec = find_spec(point.module)
    except Exception:  # a package above it fails; those of others are found all the same
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin and spec.parent else None


@cache
def folders() -> tuple[Path, ...]:
    """The folders of all parts of other packages, each once."""
    points = [point for group in entry_points().values() for point in group.values()]
    found = dict.fromkeys(folder_of(point) for point in points)
    return tuple(folder for folder in found if folder is not None and not folder.is_relative_to(HOME))
