"""Makes a notebook widget of each visual model.

A lesson's page draws the same pictures with `drawModel` of `frontend/models/models.js`, from the same states and the same
words.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import new_class
from typing import Any, ClassVar, cast

from traitlets import Unicode

from cardlab.documents.templates import render
from cardlab.frontend.bundle import module
from cardlab.models import find, require_traits
from cardlab.models.model import Model
from cardlab.sessions.page_texts import in_words, model_words
from cardlab.widgets.base_widget import BaseWidget
from cardlab.words.languages import DEFAULT_LANGUAGE
from cardlab.words.words import Words

ENTRY = "model_widget"
"""The module in `frontend/` that draws all of them."""


class ModelWidget(BaseWidget):
    """The widget of a visual model: its picture with a sentence below it, which both change with its traits.

    Args:
        language: The language of the words.
        big_index: Large text.
        traits: The traits of the model.

    Raises:
        TraitError: It has no such trait, or a value cannot be drawn.

    Traits:
        model: The name of the model.
    """

    declared: ClassVar[type[Model]]
    """The declaration of the model, with its traits."""

    model = Unicode().tag(sync=True)

    def __init__(self, *, language: str = DEFAULT_LANGUAGE, **traits: Any) -> None:
        require_traits(type(cast(Model, self)), traits)
        self.told_in = Words(language)
        super().__init__(model=self.declared.kind, words=model_words(self.told_in, [self.declared]), **traits)

    def _models(self) -> list[str]:
        return [self.declared.kind]

    def picture(self) -> str:
        """Describes the model in a sentence, for a page without a front end."""
        return render("widgets/sentence.html", sentence=str(self))

    def __str__(self) -> str:
        model = cast(Model, self)
        told = self.told_in.say(f"{model.kind}_model", "still", **model.facts())
        return f"{model.name}: {told}" if model.name else told

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"


@cache
def widget_class(model: type[Model]) -> type[ModelWidget]:
    """Returns the widget of a model, with the name and the traits of the model.

    Raises:
        ModelError: Nothing draws the model.
    """
    own = {"declared": model, "__doc__": model.__doc__, "entry": ENTRY, "_esm": module(ENTRY, (model.kind,))}
    made = new_class(model.__name__, (model, ModelWidget), exec_body=lambda names: names.update(own))
    return cast(type[ModelWidget], made)


def model_widget(state: str | Mapping[str, Any], language: str = DEFAULT_LANGUAGE, **traits: Any) -> ModelWidget:
    """Returns the widget of a model by its name, ``model_widget("ten_frames", a=7)``, or of a state, ``{"model": "ten_frames",
    …}``.

    Players in it (``"of": "p1"``, ``"seats": ["p1", "p2"]``) are shown by name.

    Raises:
        UnknownModel: There is no such model.
        ModelError: It cannot be loaded, or nothing draws it.
        TraitError: It has no such trait, or a value cannot be drawn.
    """
    given = {"model": state} if isinstance(state, str) else state
    drawn = dict(in_words({**given, **traits}, Words(language)))
    return widget_class(find(drawn.pop("model")))(language=language, **drawn)
