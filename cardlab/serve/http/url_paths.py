"""Defines the URL paths, below the address of the server, that more than one module uses."""

SESSION_SOCKET = "cardlab/live"
"""The websocket between a page and its session."""
BOARD = "cardlab/with/"
"""The lesson about a deck, which follows as text: an address that a class copies from the board."""
TICKETS = "cardlab/tickets"
"""The list of collected exit tickets."""
