"""`Model`, the base class of visual models: pictures of arithmetic, with or without their result."""

from __future__ import annotations

from typing import Any, ClassVar

from traitlets import HasTraits, Unicode

from cardlab.models.traits import Bool, List
from cardlab.words.words import Words

State = dict[str, Any]
"""A picture as plain data, such as ``{"model": "ten_frames", "of": "p1", "a": 7, "b": 6}``: the model, the seat of the cards
(``of``, or ``seats`` for the two bars of a comparison), and the traits of its model.
"""


class Model(HasTraits):
    """A picture of a piece of arithmetic, with a description in words. A model is a subclass in a module of its own, with three
    things:

    - the traits of its picture here, with checks of the values that a browser sends;
    - ``<kind>.js``, which exports `defaults`, the default traits, and `draw(state, words, options)`. Those of built-in models
    are in `cardlab/frontend/models/`, those of other packages next to their modules. `pip_animation.js` says how to mark
    motion. An
      optional `acts(state, before)` returns the states on the way to one;
    - its words in ``models/<kind>_model.ftl``: the message ``<kind>_model`` with ``.still``, a sentence for a page without a
      front end, and messages ``<kind>_model-<name>``, which the page has as ``words["<kind>-<name>"]``. A message may have any
      fields for which the script has values, but only ``$n`` can select plural forms.

    Traits:
        name: A caption, such as a player's name.
        cards: The cards of its parts, such as ``["7d", "6c"]``. If they lie on a table next to it, their pips move into the
            picture.
        asks: Whether the result is left out, for a learner to find.
    """

    kind: ClassVar[str]
    """The name of the model, as in ``{"model": "ten_frames"}``."""

    writable: ClassVar[frozenset[str]] = frozenset()
    """The traits that the browser may set."""

    name = Unicode("").tag(sync=True)
    cards = List(Unicode(), maxlen=8).tag(sync=True)
    asks: Any = Bool(False).tag(sync=True)

    def facts(self) -> dict[str, Any]:
        """Returns the facts for the still picture's sentence."""
        return {field: getattr(self, field) for field in ("a", "b", "low", "high") if self.has_trait(field)}

    @classmethod
    def more_words(cls, words: Words) -> dict[str, Any]:
        """Returns texts of the page besides the model's own messages, such as a game's names: name -> text, or
        texts by name.
        """
        return {}
