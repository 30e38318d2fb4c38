"""The lessons as web pages: `cardlab serve` (Voila with our pages before it), and an extension of Jupyter servers."""

import sys

# Jupyter's server loads jsonschema, and where jsonschema finds this package it makes grammars of international addresses from
# it: four times the work of all else that a server loads. Nothing here checks such addresses, and jsonschema goes without them.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
