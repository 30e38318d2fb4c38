"""The visual models as widgets, for a notebook, and the words of their pictures.

A lesson's page draws the same pictures with `drawModel` of `frontend/models.js`, from the same states and the same words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import new_class
from typing import Any, ClassVar, cast

from fluent.runtime.types import FluentType
from traitlets import Unicode

from cardlab.documents.templates import render
from cardlab.frontend.bundle import module
from cardlab.models import find, installed
from cardlab.models.model import Model
from cardlab.widgets.page import CardWidget
from cardlab.words.messages import DEFAULT_LANGUAGE, Words, direction

_FIELDS = ("a", "b", "goal", "high", "list", "low", "name", "value")


class _Counted(FluentType):
    """A number of which only the plural form is known: it chooses a variant, and is written as a blank for the page."""

    def __init__(self, form: str) -> None:
        self.form = form

    def __eq__(self, variant: object) -> bool:
        return variant == self.form

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: Any) -> str:
        return "{n}"


def model_words(words: Words, models: Iterable[type[Model]] | None = None) -> dict[str, Any]:
    """The texts of some models in one language, or of all, with ``{a}`` where the page fills a field in.

    A text whose form hangs on ``$n`` comes as all its forms: ``{"one": …, "other": …}``.
    """
    blanks = {field: f"{{{field}}}" for field in _FIELDS}
    texts: dict[str, Any] = {"lang": words.language, "dir": direction(words.language)}
    models = installed() if models is None else list(models)
    starts = {"model-": "", **{f"{model.kind}_model": model.kind for model in models}}
    for start, key in starts.items():
        for message in words.names_of(start):
            forms = {form: words.say(message, **blanks, n=_Counted(form)) for form in _plurals(words.language)}
            texts[key + message.removeprefix(start)] = forms if len(set(forms.values())) > 1 else forms["other"]
    for model in models:
        texts |= model.more_words(words)
    return texts


def _plurals(language: str) -> set[str]:
    """The plural forms of a language: ``one`` and ``other`` in English."""
    from babel import Locale

    return {"other", *Locale.parse(language, sep="-").plural_form.tags}


class ModelWidget(CardWidget):
    """The widget of a visual model: its picture with a sentence below it, which both change with its traits.

    Args:
        language: The language of the words.
        big_index: Large text.
        traits: Those of the model.

    Traits:
        model: Which model it is.
    """

    declared: ClassVar[type[Model]]
    """The model as it is declared, with its traits."""

    model = Unicode().tag(sync=True)

    def __init__(self, *, language: str = DEFAULT_LANGUAGE, **traits: Any) -> None:
        self.told_in = Words(language)
        super().__init__(model=self.declared.kind, words=model_words(self.told_in, [self.declared]), **traits)

    def picture(self) -> str:
        """The model in a sentence, for a page without a front end."""
        return render("widgets/sentence.html", sentence=str(self))

    def __str__(self) -> str:
        model = cast(Model, self)
        told = self.told_in.say(f"{model.kind}_model", "still", **model.facts())
        return f"{model.name}: {told}" if model.name else told

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self}>"


@cache
def widget_class(model: type[Model]) -> type[ModelWidget]:
    """The widget of a model, called as the model is: its traits, in a page.

    Raises:
        ModelError: There is nothing that draws the model.
    """
    own = {"declared": model, "__doc__": model.__doc__, "_esm": module("model_widget", (model.kind,))}
    made = new_class(model.__name__, (model, ModelWidget), exec_body=lambda names: names.update(own))
    return cast(type[ModelWidget], made)


def model_widget(state: str | Mapping[str, Any], language: str = DEFAULT_LANGUAGE, **traits: Any) -> ModelWidget:
    """The widget of a model by its name, ``model_widget("ten_frames", a=7)``, or of a state, ``{"model": "ten_frames", …}``.

    Players in it (``"of": "p1"``, ``"seats": ["p1", "p2"]``) are shown by name.

    Raises:
        UnknownModel: There is no such model.
        ModelError: It cannot be loaded, or there is nothing that draws it.
        TraitError: A value cannot be drawn.
    """
    given = {"model": state} if isinstance(state, str) else state
    drawn = in_words({**given, **traits}, Words(language))
    return widget_class(find(drawn.pop("model")))(language=language, **drawn)


def in_words(state: Mapping[str, Any], words: Words) -> dict[str, Any]:
    """A state with the players' names in place of their seats, as a page draws it."""
    told = dict(state)
    if "of" in told:
        told["name"] = words.seat(told.pop("of"))
    if "seats" in told:
        told["names"] = [words.seat(seat) for seat in told.pop("seats")]
    return told
