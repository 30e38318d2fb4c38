"""Imports optional packages on demand, with a clear error if one is missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from cardlab.core.errors import CardlabError


class MissingPackage(CardlabError, ImportError):
    """A package is not installed; the text names it and says how to get it."""


def require(module: str, *, what: str, install: str) -> ModuleType:
    """Returns a module of a package that may be missing.

    Args:
        module: Its name.
        what: The feature that needs it, in the plural.
        install: The package to install.

    Raises:
        MissingPackage: It is not installed.
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:  # another ImportError already says why an installed package fails
        package = module.partition(".")[0]
        if (error.name or package).partition(".")[0] != package:
            raise
        raise MissingPackage(f"{what} need {package}, which is not installed: pip install {install}", name=package) from error
