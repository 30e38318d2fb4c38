"""Importing cardlab, playing and serving load only the modules that they need."""

import subprocess
import sys

import pytest

HEAVY = [
    "numpy",
    "matplotlib",
    "ipywidgets",
    "anywidget",
    "IPython",
    "yaml",
    "fluent",
    "babel",
    "voila",
    "importlib.metadata",
    "jinja2",
]


def loaded_by(code: str) -> set[str]:
    """Returns the modules that a fresh Python has loaded after some code."""
    shown = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(shown.stdout.split())


@pytest.mark.parametrize("code", ["import cardlab", "import cardlab; cardlab.start('war').play('all turn')"])
def test_importing_and_playing_need_only_the_standard_library(code):
    """Each learner's kernel pays for its imports, so playing a match must not load heavy modules."""
    assert not loaded_by(code) & set(HEAVY)


LAB = {*HEAVY, "numba", "pandas", "pyarrow", "distributed", "tqdm"}


@pytest.mark.parametrize(
    "code", ["import cardlab.lab", "import cardlab; cardlab.study", "from cardlab.lab import Study, study"]
)
def test_importing_the_lab_loads_no_arrays_plots_or_kernels(code):
    """These are the modules after a lecturer's first line; others are loaded with the features that need them."""
    assert not loaded_by(code) & LAB
    assert "cardlab.lab.studies" not in loaded_by("import cardlab, cardlab.lab")


def test_a_small_study_needs_only_the_standard_library():
    """This includes its figures. Printing it also loads the messages."""
    loaded = loaded_by("import cardlab; s = cardlab.study('good_king_bad_queen', matches=3); s.mean('turns'); str(s)")
    assert not loaded & (LAB - {"fluent", "babel", "importlib.metadata"})


def test_a_page_loads_no_arrays_plots_or_templates():
    """A lesson's kernel does not load numpy, matplotlib and voila, nor templates before the first picture."""
    loaded = loaded_by("from cardlab.widgets import lesson_widget; lesson_widget('fast_food')")
    assert not loaded & {"numpy", "matplotlib", "voila", "jupyter_server", "jinja2"}


def test_the_first_picture_loads_the_templates():
    assert "jinja2" not in loaded_by("import cardlab; cardlab.card('As'); import cardlab.documents.displays")
    assert "jinja2" in loaded_by("import cardlab; cardlab.card('As')._repr_mimebundle_()")


def test_a_server_builds_no_grammars():
    """They would take seconds at each start, for an address check in a library that we do not use."""
    loaded = loaded_by("from cardlab.cli.commands import main; assert main(['serve', '--folder', 'nowhere']) == 2")
    assert "jsonschema" in loaded
    assert "lark" not in loaded
