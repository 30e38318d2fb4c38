"""Counts the cores that this process may use: by its affinity, and by the quota of its container or service."""

from __future__ import annotations

import math
import os
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
    return max(1, min(cores, math.ceil(min(_quotas(proc, cgroups), default=cores))))


def _quotas(proc: Path, cgroups: Path) -> list[float]:
    """Returns the quotas, in cores, of this process's control groups and of the groups around them."""
    try:
        lines = [line.split(":", 2) for line in proc.read_text(encoding="utf-8").splitlines()]
    except OSError:
        return []
    found = []
    for _, controllers, path in lines:
        if controllers == "" or "cpu" in controllers.split(","):
            top = cgroups / "cpu" if controllers else cgroups  # version 1 has a folder for each controller
            own = top / path.lstrip("/")
            # Not all of them are visible: a container sees its own group as the root.
            groups = [own, *(group for group in own.parents if group.is_relative_to(top))]
            found += [quota for group in groups if (quota := _quota(group)) is not None]
    return found


def _quota(group: Path) -> float | None:
    """Returns the quota of a group in cores; None if it has none."""
    for names in (["cpu.max"], ["cpu.cfs_quota_us", "cpu.cfs_period_us"]):
        try:
            quota, period = " ".join((group / name).read_text(encoding="ascii") for name in names).split()
            return int(quota) / int(period) if int(quota) > 0 else None
        except (OSError, ValueError, ZeroDivisionError):  # without a quota, the file of version 2 says "max"
            continue
    return None
