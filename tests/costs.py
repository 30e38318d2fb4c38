"""Measures the CPU time of each test, including its browser, servers and kernels.

``pytest -p tests.costs …`` lists the most expensive files and tests at the end. It counts processor time, because elapsed time
would depend on how busy the machine is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

import psutil
import pytest

MOST = 40
"""How many tests are listed."""

COST = "processor seconds"
ME = psutil.Process()


def worked() -> float:
    """Returns the seconds of CPU time of this process and of every process that it has started."""
    total = 0.0
    for process in (ME, *ME.children(recursive=True)):
        with suppress(psutil.NoSuchProcess):  # its parent has its time now
            total += sum(process.cpu_times()[:4])  # its own, and that of its children that have ended
    return total


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    item.stash[BEGUN] = worked()
    return (yield)


BEGUN = pytest.StashKey[float]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[pytest.TestReport]:
    report = yield
    now = worked()
    # less, if a browser has been closed
    report.user_properties = [(f"{COST} {report.when}", max(0.0, now - item.stash[BEGUN]))]
    item.stash[BEGUN] = now
    return report


COSTS: Counter[tuple[str, str]] = Counter()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    for name, seconds in report.user_properties:
        if name.startswith(COST):
            COSTS[report.nodeid, report.when or ""] += seconds


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    files: Counter[str] = Counter()
    for (test, _), seconds in COSTS.items():
        files[test.split("::")[0]] += seconds
    terminalreporter.section(f"{sum(files.values()):.0f} processor seconds in tests")
    for file, seconds in files.most_common(MOST):
        terminalreporter.write_line(f"{seconds:8.1f}  {file}")
    terminalreporter.write_line("")
    for (test, phase), seconds in COSTS.most_common(MOST):
        terminalreporter.write_line(f"{seconds:8.1f}  {phase:8}  {test}")
