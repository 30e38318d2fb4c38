"""URL paths that more than one module names, below the address of the server."""

SESSION_SOCKET = "cardlab/live"
"""The websocket between a page and its session."""
TICKETS = "cardlab/tickets"
"""The list of exit tickets that were handed in."""
