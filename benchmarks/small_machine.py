"""Limits a program to a small machine, half a core and 512 MB, with Linux control groups. Needs root."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

GROUPS = Path("/sys/fs/cgroup")
NAME = f"cardlab-{os.getpid()}"
PERIOD, SHARE = 100_000, 0.5
"""Microseconds in which a program may have that share of one core."""
MEMORY = 512 * 2**20
LIMITS = {
    # Control groups of version 2 have one hierarchy, those of version 1 one for each resource.
    "": {"cpu.max": f"{int(SHARE * PERIOD)} {PERIOD}", "memory.max": MEMORY},
    "cpu": {"cpu.cfs_period_us": PERIOD, "cpu.cfs_quota_us": int(SHARE * PERIOD)},
    "memory": {"memory.limit_in_bytes": MEMORY},
}


@contextmanager
def small_machine() -> Iterator[list[str]]:
    """Makes the control groups. Yields the beginning of a command line that runs a program, and all that it starts, in them.

    Raises:
        SystemExit: This system lets nobody make control groups.
    """
    is_second = (GROUPS / "cgroup.controllers").exists()
    limits = {GROUPS / one / NAME: LIMITS[one] for one in ([""] if is_second else ["cpu", "memory"])}
    made: list[Path] = []
    try:
        for group, values in limits.items():
            group.mkdir()
            made.append(group)
            for file, value in values.items():
                (group / file).write_text(str(value))
    except OSError as error:
        _remove(made)
        raise SystemExit(f"no control group: {error}. Run as root where /sys/fs/cgroup can be written.") from error
    try:
        enter = "; ".join(f"echo $$ > {group}/cgroup.procs" for group in made)
        yield ["sh", "-c", f'{enter}; exec "$@"', "sh"]
    finally:
        _remove(made)


def _remove(groups: list[Path]) -> None:
    for group in groups:
        while (group / "cgroup.procs").read_text():  # the last workers are ending
            time.sleep(0.05)
        group.rmdir()


def most_memory() -> str:
    """Returns the most memory that the programs in the groups have had, in MB, if the system tells."""
    for file in (GROUPS / "memory" / NAME / "memory.max_usage_in_bytes", GROUPS / NAME / "memory.peak"):
        if file.exists():
            return f"{int(file.read_text()) / 1e6:.0f} MB"
    return "not known"
