"""The plural of English nouns after a number, for the output of commands."""


def counted(n: int, noun: str) -> str:
    """``1 session``, ``2 sessions``."""
    return f"{n} {noun}{'' if n == 1 else 's'}"
