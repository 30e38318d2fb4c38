"""Finds the parts that other installed packages declare for cardlab, through their entry points, and the folders of their
files.

A package declares a part in a group that begins with ``cardlab.``, such as ``cardlab.games``. The files of the part are next to
the module that the entry point names: ``locales/<language>/`` with the messages, ``examples/<slug>.yaml`` with worked examples.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUPS = "cardlab."
"""The beginning of each group's name."""
HOME = Path(__file__).parents[1]
"""The folder of cardlab itself."""


@cache
def entry_points() -> dict[str, dict[str, EntryPoint]]:
    """Returns the declarations of installed packages: group -> name -> entry point."""
    from importlib import metadata  # takes 15 ms, and is necessary only for parts that are not built in

    points = metadata.entry_points()
    ours = [group for group in points.groups if group.startswith(GROUPS)]
    return {group: {point.name: point for point in points.select(group=group)} for group in ours}


def declared_in(group: str) -> dict[str, EntryPoint]:
    """Returns the entry points of a group, by name."""
    return entry_points().get(group, {})


def distribution(point: EntryPoint) -> str:
    """Returns the name of the package that declares an entry point."""
    return point.dist.name if point.dist is not None else point.module.partition(".")[0]


def folder_of(point: EntryPoint) -> Path | None:
    """Returns the folder of the module that an entry point names; None if it is not in a package, or cannot be found.

    The module itself is not imported. An error in it is raised when the part is used.
    """
    try:
        spec = find_spec(point.module)
    except Exception:  # a package above it fails, and the others must still be found
        return None
    return Path(spec.origin).parent if spec is not None and spec.origin and spec.parent else None


@cache
def folders() -> tuple[Path, ...]:
    """Returns the folders of all parts of other packages, each once."""
    points = [point for group in entry_points().values() for point in group.values()]
    found = dict.fromkeys(folder_of(point) for point in points)
    return tuple(folder for folder in found if folder is not None and not folder.is_relative_to(HOME))
