"""The address of a served page, as its notebook reads it."""

from __future__ import annotations

from typing import Any, ClassVar


class Query(dict[str, str]):
    """What stands after the ``?`` of an address. It notes whether a notebook has looked into it."""

    read: ClassVar[bool] = False
    """Whether any has been: then what the notebook shows hangs on the address in ways that only the notebook knows."""

    def __getitem__(self, name: str) -> str:
        Query.read = True
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """The word of this name, or the default."""
        Query.read = True
        return super().get(name, default)

    def __contains__(self, name: object) -> bool:
        Query.read = True
        return super().__contains__(name)
