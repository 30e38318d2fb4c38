"""Which browser the tests drive; run as a program it installs one where none is found: ``python -m tests.find_browser``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")


def system_browser() -> str | None:
    """The path of an installed Chromium or Chrome, or of the one that CARDLAB_BROWSER names."""
    return os.environ.get("CARDLAB_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)


def own_browser() -> bool:
    """Whether Playwright has installed one of its own."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path).exists()


def install() -> None:
    """Debian's or Ubuntu's package where that may be installed, else the one that Playwright offers."""
    root = [] if os.name != "posix" or os.geteuid() == 0 else ["sudo", "-n"]
    if shutil.which("apt-get") and (not root or shutil.which("sudo")):
        steps = (["apt-get", "update", "-q"], ["apt-get", "install", "-q", "-y", "chromium"])
        if all(subprocess.run([*root, *step]).returncode == 0 for step in steps) and system_browser():
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "--with-deps", "chromium"], check=True)


if __name__ == "__main__":
    if system_browser() is None and not own_browser():
        install()
    print(f"browser: {system_browser() or 'the one of Playwright'}")
