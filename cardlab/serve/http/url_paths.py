"""Defines the URL paths, below the address of the server, that more than one module uses."""

SESSION_SOCKET = "cardlab/live"
"""The websocket between a page and its session."""
TICKETS = "cardlab/tickets"
"""The list of collected exit tickets."""
