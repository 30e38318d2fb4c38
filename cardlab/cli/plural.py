"""Writes a number with its noun, for the output of commands: ``2 sessions``."""


def counted(n: int, noun: str) -> str:
    """Returns a number and its noun: ``1 session``, ``2 sessions``."""
    return f"{n} {noun}{'' if n == 1 else 's'}"
