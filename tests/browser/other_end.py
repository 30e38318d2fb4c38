"""A widget's page from a file, with somebody at the other end."""

import re

NOBODY = re.compile(r'send: \(\) => \{\s*throw new Error\("nobody is at the other end"\);\s*\},')


def answered_by(send: str, page: str) -> str:
    """The page with what takes messages in JavaScript: ``(message) => …``. What listens to the widget is in `listeners`."""
    answered, found = NOBODY.subn(lambda _: f"send: {send},", page)
    assert found == 1
    return answered
