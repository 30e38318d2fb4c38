"""Defines the URL paths, below the address of the server, that more than one module uses."""

SESSION_SOCKET = "cardlab/live"
"""The websocket between a page and its session."""
SESSION_POLLING = "cardlab/poll"
"""The same over plain HTTP; `http_line.js` finds it from its own address."""
BOARD = "cardlab/with/"
"""The lesson about a deck, which follows as text: an address that a class copies from the board."""
BROWSER = "cardlab/browser"
"""The page that says what a browser lacks; `served_page.js` finds it from its own address."""
TICKETS = "cardlab/tickets"
"""The list of collected exit tickets."""
HEALTH = "cardlab/health"
"""The state of the server, for programs that watch it."""
KEPT = "cardlab/kept"
"""The page that says what is stored about learners."""
TEACHER_PAGES = ("cardlab/teacher/", TICKETS, KEPT)
"""The beginnings of the paths of pages that only a teacher may open."""


def is_for_teachers(path: str, base_url: str) -> bool:
    """Whether only a teacher may open a path, which begins with the path of the server."""
    return path.removeprefix(base_url).startswith(TEACHER_PAGES)
