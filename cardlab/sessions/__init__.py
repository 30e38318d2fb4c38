"""The Python side of a page: a session takes the page's messages and answers them.

The sessions are plain Python. In a notebook, a widget in the Jupyter kernel holds the session; `cardlab serve` holds many in
one process; an exported page has no session. A session yields slow tasks as `cardlab.sessions.jobs.Job`, and its
caller decides where they run. `docs/reference/protocol.md` describes the messages.
"""
