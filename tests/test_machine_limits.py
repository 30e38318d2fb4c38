"""The cores and the memory that a process may use, with and without the limits of a container."""

import os

import pytest

from cardlab.core.machine_limits import available_cores, available_memory

ALL = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()


@pytest.mark.parametrize(
    ("quotas", "cores"),
    [
        ({}, ALL),
        ({"": "max 100000"}, ALL),
        ({"": "50000 100000"}, 1),
        ({"": "100000 100000"}, 1),
        ({"": "9900000 100000"}, ALL),
        ({"class/cards": "max 100000", "class": "70000 100000"}, 1),
        ({"class/cards": "nonsense"}, ALL),
        ({"class/cards": "50000 0"}, ALL),
    ],
)
def test_the_smallest_quota_around_the_process_counts(tmp_path, quotas, cores):
    (tmp_path / "own").write_text("0::/class/cards\n")
    for group, quota in quotas.items():
        folder = tmp_path / "cgroups" / group
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "cpu.max").write_text(quota)
    assert available_cores(tmp_path / "own", tmp_path / "cgroups") == cores


@pytest.mark.parametrize(
    ("group", "quota", "cores"), [("cpu", 50_000, 1), ("cpu/class", 50_000, 1), ("cpu/other", 50_000, ALL), ("cpu", -1, ALL)]
)
def test_older_systems_have_a_folder_for_each_controller(tmp_path, group, quota, cores):
    """Of the group that such a system names, a container sees only the root."""
    (tmp_path / "own").write_text("9:name=systemd:/class\n2:cpuacct,cpu:/class/cards\n1:cpuset:/\n0::/class\n")
    folder = tmp_path / "cgroups" / group
    folder.mkdir(parents=True)
    (folder / "cpu.cfs_quota_us").write_text(f"{quota}\n")
    (folder / "cpu.cfs_period_us").write_text("100000\n")
    assert available_cores(tmp_path / "own", tmp_path / "cgroups") == cores


def test_a_part_of_a_core_is_rounded_up(tmp_path, monkeypatch):
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(16)), raising=False)
    (tmp_path / "own").write_text("0::/\n")
    (tmp_path / "cpu.max").write_text("250000 100000")
    assert available_cores(tmp_path / "own", tmp_path) == 3


@pytest.mark.parametrize("text", ["", "4:cpu:/old\n", "0::/a\n0::/b\n"])
def test_other_systems_have_no_quota(tmp_path, text):
    (tmp_path / "own").write_text(text)
    assert available_cores(tmp_path / "own", tmp_path) == available_cores(tmp_path / "missing", tmp_path) == ALL


@pytest.mark.parametrize(
    ("own", "file", "limit", "memory"),
    [
        ("0::/class\n", "class/memory.max", "536870912", 536_870_912),
        ("0::/class\n", "memory.max", "536870912", 536_870_912),
        ("0::/class\n", "class/memory.max", "max", 10**9),
        ("3:memory:/class\n", "memory/memory.limit_in_bytes", "536870912", 536_870_912),
        ("3:memory:/class\n", "memory/class/memory.limit_in_bytes", "9223372036854771712", 10**9),
        ("3:cpu:/class\n", "memory/class/memory.limit_in_bytes", "536870912", 10**9),
        ("", "memory.max", "536870912", 10**9),
    ],
)
def test_a_container_has_no_more_memory_than_its_limit(tmp_path, own, file, limit, memory):
    (tmp_path / "own").write_text(own)
    (tmp_path / "groups" / file).parent.mkdir(parents=True)
    (tmp_path / "groups" / file).write_text(limit)
    assert available_memory(10**9, tmp_path / "own", tmp_path / "groups") == memory
