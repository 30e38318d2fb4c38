"""Sets the repository that Binder opens: in `pyproject.toml`, in the badge of the README, and in the guide.

    python -m docs.binder https://github.com/OWNER/NAME

`pyproject.toml` has the address once, as the project's `Repository`. Until it is set, the badge leads to the guide, because no
link to an unknown repository can work.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
PROJECT, README, GUIDE = (ROOT / name for name in ("pyproject.toml", "README.md", "docs/how-to/serve_on_binder.md"))
BADGE = "[![Launch on Binder](https://mybinder.org/badge_logo.svg)]"
NOBODY = "OWNER/REPOSITORY"
ON_GITHUB = re.compile(r"https://github\.com/([\w.-]+/[\w.-]+?)(?:\.git)?/?")


def repository() -> str:
    """Returns the owner and the name of the repository on GitHub; "" if `pyproject.toml` does not have it."""
    urls = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"].get("urls", {})
    found = ON_GITHUB.fullmatch(urls.get("Repository", ""))
    return found[1] if found else ""


def launch(name: str) -> str:
    """Returns the address at which Binder opens the gallery of a repository."""
    return f"https://mybinder.org/v2/gh/{name or NOBODY}/HEAD?urlpath=cardlab"


def badge(name: str) -> str:
    """Returns the badge of the README: it starts Binder, or leads to the guide if there is no address."""
    return f"{BADGE}({launch(name) if name else GUIDE.relative_to(ROOT).as_posix()})"


def set_repository(address: str) -> None:
    """Writes the address of the repository into the three files.

    Raises:
        SystemExit: It is not the address of a repository on GitHub.
    """
    found = ON_GITHUB.fullmatch(address)
    if found is None:
        raise SystemExit(f"{address!r} is not a repository on GitHub: give one as https://github.com/OWNER/NAME")
    before, name = repository(), found[1]
    table = f'[project.urls]\nRepository = "https://github.com/{name}"\n'
    project = re.sub(r"\[project\.urls\]\nRepository = .*\n\n?", "", PROJECT.read_text(encoding="utf-8"))
    PROJECT.write_text(project.replace("[project.scripts]", f"{table}\n[project.scripts]", 1), encoding="utf-8")
    for page, old, new in ((README, badge(before), badge(name)), (GUIDE, launch(before), launch(name))):
        page.write_text(page.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


if __name__ == "__main__":
    set_repository(" ".join(sys.argv[1:]))
