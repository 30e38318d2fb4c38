"""The other end of a page: what takes the messages of a widget's page and answers them, wherever it runs.

A session is plain Python. In a notebook a widget holds it in the kernel; `cardlab serve` holds many in one process; an exported
page has nobody. What takes long is handed out as `cardlab.sessions.work.Work`, and the holder of the session decides where it
is done. `docs/reference/protocol.md` describes the messages.
"""
