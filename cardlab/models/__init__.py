"""The visual models: number line, ten frames, bar model, matching rows, hundred chart, double target. One module a model.

A model is declared here without any widget; `cardlab.widgets` makes the widget, and a lesson's page draws the same pictures.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeGuard

from cardlab.core.errors import CardlabError
from cardlab.core.packages import HOME, declared_in, folder_of
from cardlab.core.registry import Registry
from cardlab.models.model import Model, State


class UnknownModel(CardlabError, LookupError):
    """No visual model has this name."""


class ModelError(CardlabError, TypeError):
    """What a package declares as a visual model is none, cannot be loaded, or lacks what draws it."""


def _is_model(value: object) -> TypeGuard[type[Model]]:
    return isinstance(value, type) and issubclass(value, Model) and "kind" in vars(value)


registry: Registry[type[Model]] = Registry(
    "model",
    is_part=_is_model,
    name_of=lambda model: model.kind,
    declared_as="a subclass of cardlab.models.model.Model with a `kind`",
    unknown=UnknownModel,
    invalid=ModelError,
)


def names() -> list[str]:
    """The names of all visual models: ours and those of installed packages."""
    return registry.names()


def built_in() -> list[str]:
    """The names of our own visual models, those in `cardlab/models/`."""
    return registry.built_in()


def find(name: str) -> type[Model]:
    """The visual model with this name.

    Raises:
        UnknownModel: There is none; the text names the nearest.
        ModelError: An installed package declares it and it cannot be loaded, or is no model.
    """
    return registry.find(name)


def installed() -> list[type[Model]]:
    """All visual models that can be loaded."""
    return list(registry.loaded().values())


def script(name: str) -> Path:
    """The file that draws a model: ours in the front end, that of another package beside its module.

    Raises:
        UnknownModel: There is no such model.
        ModelError: There is no such file, or the front end has another one of this name.
    """
    ours = HOME / "frontend" / f"{name}.js"
    if name in registry.built_in():
        return ours
    point = declared_in(registry.package).get(name)
    folder = folder_of(point) if point is not None else None
    if folder is None:
        find(name)
    if ours.is_file():
        raise ModelError(f"the model {name!r} has the name of a part of cardlab's front end: give it another one")
    if folder is None or not (folder / ours.name).is_file():
        raise ModelError(f"the model {name!r} has nothing that draws it: write {ours.name} beside its module")
    return folder / ours.name


def scripts() -> dict[str, Path]:
    """The files that draw models, by the models' names; a model without one is left out."""
    found = {}
    for name in names():
        try:
            found[name] = script(name)
        except CardlabError:  # who asks for that one is told what is wrong; the others are drawn
            continue
    return found


def asked(states: Iterable[State], before: Sequence[State] = ()) -> list[State]:
    """The pictures of a step while a learner is asked what it will bring.

    Args:
        states: The pictures after the step.
        before: What was shown at earlier steps, the latest last.
    """
    return [shown for state in states if (shown := find(state["model"]).asked(state, before)) is not None]
