"""How much of the machine this process may use: cores, by its affinity, and what its container or service allows."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator
from pathlib import Path

PROC = Path("/proc/self/cgroup")
CGROUPS = Path("/sys/fs/cgroup")


def available_cores(proc: Path = PROC, cgroups: Path = CGROUPS) -> int:
    """Returns the number of cores that this process may use, at least 1.

    A container on a machine with 32 cores sees all of them, even if its quota is one, and Python does not read quotas. With a
    process for each core, it would need far more memory than it has.

    Args:
        proc: The file in which Linux names the control groups of this process.
        cgroups: The folder of all control groups, of version 2 or 1. Other systems have neither.
    """
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, min(cores, math.ceil(min(_limits("cpu", _quota, proc, cgroups), default=cores))))


def available_memory(total: int, proc: Path = PROC, cgroups: Path = CGROUPS) -> int:
    """Returns the memory that this process and all others in its container may use together, in bytes.

    Args:
        total: The memory of the machine, in bytes.
        proc: As for `available_cores`.
        cgroups: As for `available_cores`.
    """
    return int(min([total, *_limits("memory", _memory_limit, proc, cgroups)]))


def _limits(controller: str, limit: Callable[[Path], float | None], proc: Path, cgroups: Path) -> Iterator[float]:
    """Yields the limits of this process's control groups and of the groups around them."""
    try:
        lines = [line.split(":", 2) for line in proc.read_text(encoding="utf-8").splitlines()]
    except OSError:
        return
    for _, controllers, path in lines:
        if controllers == "" or controller in controllers.split(","):
            top = cgroups / controller if controllers else cgroups  # version 1 has a folder for each controller
            own = top / path.lstrip("/")
            # Not all of them are visible: a container sees its own group as the root.
            for group in (own, *(group for group in own.parents if group.is_relative_to(top))):
                if (found := limit(group)) is not None:
                    yield found


def _quota(group: Path) -> float | None:
    """Returns the quota of a group in cores; None if it has none."""
    for names in (["cpu.max"], ["cpu.cfs_quota_us", "cpu.cfs_period_us"]):
        try:
            quota, period = " ".join((group / name).read_text(encoding="ascii") for name in names).split()
            return int(quota) / int(period) if int(quota) > 0 else None
        except (OSError, ValueError, ZeroDivisionError):  # without a quota, the file of version 2 says "max"
            continue
    return None


def _memory_limit(group: Path) -> int | None:
    """Returns the most memory of a group in bytes; None if it has no limit."""
    for name in ("memory.max", "memory.limit_in_bytes"):
        try:
            return int((group / name).read_text(encoding="ascii"))
        except (OSError, ValueError):  # without a limit, the file of version 2 says "max", and that of version 1 a huge number
            continue
    return None
