"""Optional packages: imported when something needs them, with a clear error where they are missing."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from cardlab.core.errors import CardlabError


class MissingPackage(CardlabError, ImportError):
    """A package is not installed; the text says which, and how to get it."""


def require(module: str, *, what: str, install: str) -> ModuleType:
    """A module of a package that may be missing.

    Args:
        module: Its name.
        what: What needs it, in the plural.
        install: What to install.

    Raises:
        MissingPackage: It is not installed.
    """
    try:
        return import_module(module)
    except ModuleNotFoundError as error:  # another ImportError says itself why what is there refuses
        package = module.partition(".")[0]
        if (error.name or package).partition(".")[0] != package:
            raise
        raise MissingPackage(f"{what} need {package}, which is not installed: pip install {install}", name=package) from error
