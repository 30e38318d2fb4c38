"""The visual models: number line, ten frames, bar model, matching rows, hundred chart, area model, double target.

A model is declared here without any widget. `cardlab.widgets` makes the widget, and a lesson's page draws the same pictures.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, TypeGuard

from traitlets import TraitError

from cardlab.core.errors import CardlabError, did_you_mean
from cardlab.core.installed_packages import HOME, declared_in, folder_of
from cardlab.core.registry import Registry
from cardlab.models.model import Model, State

__all__ = ["Model", "ModelError", "State", "UnknownModel", "drawn", "find", "names"]


class UnknownModel(CardlabError, LookupError):
    """No visual model has this name."""


class ModelError(CardlabError, TypeError):
    """A package declares something that is not a visual model, cannot be loaded, or has no script that draws it."""


def _is_model(value: object) -> TypeGuard[type[Model]]:
    return isinstance(value, type) and issubclass(value, Model) and "kind" in vars(value)


registry: Registry[type[Model]] = Registry(
    "model",
    is_part=_is_model,
    name_of=lambda model: model.kind,
    declared_as="a subclass of cardlab.models.Model with a `kind`",
    unknown=UnknownModel,
    invalid=ModelError,
)


names, built_in, find = registry.names, registry.built_in, registry.find


def installed() -> list[type[Model]]:
    """Returns all visual models that can be loaded."""
    return list(registry.loaded().values())


def script(name: str) -> Path:
    """Returns the file that draws a model: in the front end for a built-in model, next to its module for any other.

    Raises:
        UnknownModel: There is no such model.
        ModelError: There is no such file, or the front end has another one of this name.
    """
    front_end, named = HOME / "frontend", f"{name}.js"
    if name in registry.built_in():
        return front_end / "models" / named
    point = declared_in(registry.package).get(name)
    folder = folder_of(point) if point is not None else None
    if folder is None:
        find(name)
    if any(front_end.glob(f"*/{named}")):
        raise ModelError(f"the model {name!r} has the name of a part of cardlab's front end: give it another one")
    if folder is None or not (folder / named).is_file():
        raise ModelError(f"the model {name!r} has nothing that draws it: write {named} next to its module")
    return folder / named


def scripts() -> dict[str, Path]:
    """Returns the files that draw models, by the models' names, without models that have none."""
    found = {}
    for name in names():
        try:
            found[name] = script(name)
        except CardlabError:  # a request for that model gets the error; the others are drawn
            continue
    return found


def drawn(state: Mapping[str, Any]) -> Model:
    """Returns the model of a state, with its traits.

    Raises:
        UnknownModel: There is no such model.
        ModelError: It cannot be loaded.
        TraitError: It has no such trait, or a value cannot be drawn.
    """
    model, traits = find(state["model"]), {name: value for name, value in state.items() if name != "model"}
    require_traits(model, traits)
    return model(**traits)


def require_traits(model: type[Model], names: Iterable[str]) -> None:
    """Checks that a model has these traits. Its picture would silently leave out unknown ones.

    Raises:
        TraitError: It has no such trait; the text names the nearest.
    """
    for name in names:
        if name not in (known := model.class_trait_names()):
            raise TraitError(f"the model {model.kind!r} has no trait {name!r:.40}. {did_you_mean(name, known)}")


def __dir__() -> list[str]:
    return __all__
