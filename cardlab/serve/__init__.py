"""The lessons served: Voila with our template and settings, a gallery as front page, and both on a Jupyter server."""

import sys

# Jupyter's server loads jsonschema, and where jsonschema finds this package it makes grammars of international addresses from
# it: four times the work of all else that a server loads. Nothing here checks such addresses, and jsonschema goes without them.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
