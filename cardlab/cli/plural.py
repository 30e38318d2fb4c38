"""The plural of English nouns behind a number, as commands print them."""


def counted(n: int, noun: str) -> str:
    """``1 session``, ``2 sessions``."""
    return f"{n} {noun}{'' if n == 1 else 's'}"
