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
    """The modules that a fresh Python has loaded after some code."""
    shown = subprocess.run(
        [sys.executable, "-c", f"{code}\nimport sys; print(*sys.modules)"], capture_output=True, text=True, check=True
    )
    return set(shown.stdout.split())


@pytest.mark.parametrize("code", ["import cardlab", "import cardlab; cardlab.start('war').play('all turn')"])
def test_importing_and_playing_load_nothing_heavy(code):
    """Each learner's kernel pays for what is imported, so a match needs the standard library alone."""
    assert not loaded_by(code) & set(HEAVY)


LAB = {*HEAVY, "numba", "pandas", "pyarrow", "distributed", "tqdm"}


@pytest.mark.parametrize(
    "code", ["import cardlab.lab", "import cardlab; cardlab.study", "from cardlab.lab import Study, study"]
)
def test_the_lab_is_there_without_arrays_plots_and_kernels(code):
    """The modules that a lecturer's first line loads; other modules come with the features that need them."""
    assert not loaded_by(code) & LAB
    assert "cardlab.lab.studies" not in loaded_by("import cardlab, cardlab.lab")


def test_a_small_study_needs_the_standard_library_alone():
    """Dealt and summed up; the words come in for what is read."""
    loaded = loaded_by("import cardlab; s = cardlab.study('good_king_bad_queen', matches=3); s.mean('turns'); str(s)")
    assert not loaded & (LAB - {"fluent", "babel", "importlib.metadata"})


def test_a_page_loads_no_arrays_no_plots_and_no_templates():
    """A lesson's kernel does not load numpy, matplotlib and voila, nor templates until a picture is drawn."""
    loaded = loaded_by("from cardlab.widgets import lesson_widget; lesson_widget('fast_food')")
    assert not loaded & {"numpy", "matplotlib", "voila", "jupyter_server", "jinja2"}


def test_a_picture_brings_the_templates():
    """They are loaded with the first picture, and not before."""
    assert "jinja2" not in loaded_by("import cardlab; cardlab.card('As'); import cardlab.documents.displays")
    assert "jinja2" in loaded_by("import cardlab; cardlab.card('As')._repr_mimebundle_()")


def test_a_server_makes_no_grammars():
    """They take seconds of work at each start, for a check of addresses that a library offers and nobody asks for."""
    loaded = loaded_by("from cardlab.cli.commands import main; assert main(['serve', '--folder', 'nowhere']) == 2")
    assert "jsonschema" in loaded
    assert "lark" not in loaded
