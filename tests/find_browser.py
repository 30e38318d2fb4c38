"""Finds the browser that the tests drive, or installs one if run as a program: ``python -m tests.find_browser``.

Chromium's headless shell has the same engine without windows, and needs half the work for each page. Without it, the tests use
an ordinary Chromium or Chrome.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SHELL = "chromium-headless-shell"
"""Also the name of Debian's package."""

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def system_browser() -> str | None:
    """Returns the path of an ordinary Chromium or Chrome, or of the browser in CARDLAB_BROWSER."""
    return os.environ.get("CARDLAB_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)


def browser_for_tests() -> str | None:
    """Returns the path of the browser for tests: the one in CARDLAB_BROWSER, the headless shell, or an ordinary browser.

    Returns: None if there is none except, perhaps, Playwright's own, which is a headless shell as well.
    """
    return os.environ.get("CARDLAB_BROWSER") or shutil.which(SHELL) or system_browser()


def own_browser() -> bool:
    """Whether Playwright has installed its own browser."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def installed(*packages: str) -> bool:
    """Installs the first of the packages that Debian or Ubuntu has, if allowed. Returns: Whether one is there now."""
    root = [] if os.name != "posix" or os.geteuid() == 0 else ["sudo", "-n"]
    if not shutil.which("apt-get") or (root and not shutil.which("sudo")):
        return False
    subprocess.run([*root, "apt-get", "update", "-q"])
    return any(subprocess.run([*root, "apt-get", "install", "-q", "-y", one]).returncode == 0 for one in packages)


def prepare() -> None:
    """Makes sure that there is a browser; on a machine only for checks, the one that takes least work."""
    here = browser_for_tests() is not None or own_browser()
    for_checks = "CI" in os.environ and "CARDLAB_BROWSER" not in os.environ and not shutil.which(SHELL)
    if here and not (for_checks and system_browser()):
        return
    if not installed(SHELL, *([] if here else ["chromium"])) and not here:
        subprocess.run([sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"], check=True)


if __name__ == "__main__":
    prepare()
    print(f"browser: {browser_for_tests() or 'the one of Playwright'}")
