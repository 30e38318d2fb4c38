"""Tab completion offers exactly the public names."""

import subprocess
import sys

import pytest

from cardlab import lab
from cardlab.lab import exact

LAZY = {"cardlab.lab": lab, "cardlab.lab.exact": exact}


@pytest.mark.parametrize("name", LAZY)
def test_every_public_name_exists(name):
    """Any other name gives the usual error."""
    module = LAZY[name]
    for public in module.__all__:
        assert getattr(module, public) is not None
    with pytest.raises(AttributeError, match=f"module '{name}' has no attribute 'nonsense'"):
        _ = module.nonsense
    assert not hasattr(module, "_nonsense")


@pytest.mark.parametrize("name", LAZY)
def test_completion_offers_only_public_names(name):
    """In a fresh process and after all imports, it offers no modules, no imported names, and no names with an underscore."""
    module = LAZY[name]
    assert sorted(module.__all__) == module.__all__
    code = f"import {name}; print(*dir({name}))"
    fresh = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    for public in module.__all__:
        getattr(module, public)
    assert fresh == dir(module) == module.__all__


def test_the_lab_needs_only_the_standard_library_at_first():
    """With only cardlab and its dependencies installed, everything imports except plots and compiled code."""
    code = """
import sys
from importlib import import_module
from pkgutil import iter_modules

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in {*sys.stdlib_module_names, "cardlab"}:
            raise ModuleNotFoundError(f"{name} is not installed")

sys.meta_path.insert(0, Nothing())
import cardlab.lab
from cardlab.lab import exact
from cardlab.core.optional_packages import MissingPackage

failed = set()
for folder in (cardlab.lab, exact):
    for found in iter_modules(folder.__path__, f"{folder.__name__}."):
        try:
            import_module(found.name)
        except ImportError:
            failed.add(found.name.rpartition(".")[2])
print(*sorted(failed))
for name in cardlab.lab.__all__:
    try:
        getattr(cardlab.lab, name)
    except MissingPackage:
        print(name)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    failed, *missing = ran.stdout.splitlines()
    assert failed.split() == [
        *("annotated_plot", "chain_diagrams", "charts", "curves", "dot_plots", "notebook_bar", "plot_base", "plots")
    ]
    assert missing == ["Plot", "PlotError", "chain", "subplots"]
