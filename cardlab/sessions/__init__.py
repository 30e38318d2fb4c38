"""Sessions: the Python side of a page. A session takes the messages of a page and answers them.

The sessions are plain Python. In a notebook, a widget in the Jupyter kernel holds the session; `cardlab serve` holds many in
one process; an exported page has no session. A session hands out slow tasks as `cardlab.sessions.jobs.Job`, and its holder
decides where they run. `docs/reference/protocol.md` describes the messages.
"""
