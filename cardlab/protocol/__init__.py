"""Types of all messages between a page and its session.

A *message* goes from the page to its session, an *answer* comes back. `messages` has the messages, `match_log` the steps of a
match, `match` the answers about one, `lesson` those about the other stages of a lesson, and `socket_frames` the frames that a
server's socket wraps around both.

- **Messages are frozen dataclasses.** They come from a browser, so `json_reader` makes a reader from each class that accepts
  nothing else. A session dispatches on the class and never looks into raw JSON.
- **Answers are TypedDicts.** The code builds the dicts that are sent, and mypy checks them at no cost at run time.
- **Bounds are in the types**, as in ``Annotated[str, Length(most=200)]`` (`type_bounds`).

`docs/reference/protocol.json` and `cardlab/frontend/common/protocol.d.ts` are generated from these types by ``make protocol``.

Why not `cattrs`? It turns ``"5"`` and ``True`` into the integer 5 and 1 unless told otherwise for each primitive type, has no
bounds, and cannot say which field was wrong without parsing its own error texts. The rest takes 60 lines here, and the
generator needs the same walk through the types anyway.

This package imports nothing of cardlab, so that every layer may use it.
"""
