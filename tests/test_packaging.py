"""What an installation brings along."""

import sys
from importlib.metadata import metadata, requires
from pathlib import Path

import pytest
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import cardlab
from cardlab.cli.commands import docs, main

SERVERS = {"voila", "ipykernel", "tornado", "pyzmq", "jupyter-server", "jupyter-client"}


def brought(package: str, extras: frozenset[str] = frozenset()) -> set[str]:
    """All that comes with a package and its extras on this computer, itself among it."""
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [(canonicalize_name(package), extras)]
    while waiting:
        name, wanted = waiting.pop()
        if (name, wanted) not in seen:
            seen.add((name, wanted))
            needed = map(Requirement, requires(name) or [])
            waiting += [(canonicalize_name(one.name), frozenset(one.extras)) for one in needed if applies(one, wanted)]
    return {name for name, _ in seen}


def applies(requirement: Requirement, extras: frozenset[str]) -> bool:
    marker = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in extras or {""})


def test_the_core_brings_no_server():
    """A plain installation also goes where there are no processes and no sockets, as in Pyodide."""
    core = brought("cardlab")
    assert {"anywidget", "fluent-runtime"} <= core
    assert core.isdisjoint({*SERVERS, "numpy", "matplotlib", "numba", "distributed"})


@pytest.mark.parametrize(
    ("extra", "package"), [("serve", "voila"), ("lab", "matplotlib"), ("fast", "numba"), ("dask", "distributed")]
)
def test_an_extra_brings_what_it_is_for(extra, package):
    """Each alone, and all of them as `all`."""
    assert package in brought("cardlab", frozenset({extra}))
    assert package in brought("cardlab", frozenset({"all"}))


def test_a_core_that_cannot_serve_says_what_to_install(monkeypatch, capsys):
    """Whoever asks a light core for pages is told what brings them."""
    monkeypatch.setitem(sys.modules, "voila", None)  # as if it were not installed
    assert main(["serve"]) == 2
    assert "pip install 'cardlab[serve]'" in capsys.readouterr().err


def test_the_book_is_found_where_it_was_built(monkeypatch, tmp_path, capsys):
    """Whoever has only a wheel is told how to get it."""
    monkeypatch.setattr(docs, "BOOK", tmp_path / "index.html")
    assert main(["docs", "--no-browser"]) == 2
    assert "make docs" in capsys.readouterr().err
    (tmp_path / "index.html").touch()
    assert main(["docs", "--no-browser"]) == 0
    assert str(tmp_path / "index.html") in capsys.readouterr().out


def test_what_is_cited_is_this_version():
    """The citation file is of the version that is built, under its licence."""
    cited = yaml.safe_load((Path(__file__).parents[1] / "CITATION.cff").read_text(encoding="utf-8"))
    assert (cited["version"], cited["license"]) == (cardlab.__version__, metadata("cardlab")["License-Expression"])
