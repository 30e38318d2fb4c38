"""The repository that Binder opens is set in one place."""

import pytest

from docs import binder

ROOT = binder.ROOT


@pytest.fixture
def copies(tmp_path, monkeypatch):
    """Copies the three files, so that a test may set the address."""
    monkeypatch.setattr(binder, "ROOT", tmp_path)
    for name in ("PROJECT", "README", "GUIDE"):
        copy = tmp_path / getattr(binder, name).relative_to(ROOT)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(getattr(binder, name).read_text(encoding="utf-8"), encoding="utf-8")
        monkeypatch.setattr(binder, name, copy)


def agree():
    """Checks that the badge and the guide have the address of `pyproject.toml`."""
    name = binder.repository()
    assert binder.badge(name) in binder.README.read_text(encoding="utf-8")
    assert binder.launch(name) in binder.GUIDE.read_text(encoding="utf-8")


def test_the_badge_and_the_guide_have_the_address_of_the_project():
    """Without an address, the badge leads to the guide and not to a repository that does not exist."""
    agree()
    badge = next(line for line in binder.README.read_text(encoding="utf-8").splitlines() if line.startswith(binder.BADGE))
    assert ("mybinder.org/v2" in badge) == bool(binder.repository())
    assert binder.NOBODY not in badge


@pytest.mark.parametrize(
    "address", ["https://github.com/ada/cards", "https://github.com/ada/cards.git", "https://github.com/ada/cards/"]
)
def test_one_command_sets_the_address_everywhere(copies, address):
    binder.set_repository("https://github.com/someone/else-1.0")
    agree()
    binder.set_repository(address)
    assert binder.repository() == "ada/cards"
    agree()
    assert "(https://mybinder.org/v2/gh/ada/cards/HEAD?urlpath=cardlab)" in binder.README.read_text(encoding="utf-8")
    assert "someone" not in "".join(path.read_text(encoding="utf-8") for path in (binder.PROJECT, binder.README, binder.GUIDE))


@pytest.mark.parametrize("address", ["", "ada/cards", "https://example.org/ada/cards", "https://github.com/ada"])
def test_another_address_is_refused(copies, address):
    with pytest.raises(SystemExit, match="give one as https://github.com/OWNER/NAME"):
        binder.set_repository(address)
    agree()
