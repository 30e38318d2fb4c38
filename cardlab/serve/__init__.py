"""The lessons as web pages: `cardlab serve` (Voila, with our pages in front of it), and an extension for Jupyter servers."""

import sys

# Jupyter's server loads jsonschema. If jsonschema finds this package, it builds grammars of international addresses from it,
# which takes four times as long as everything else that a server loads. Nothing here checks such addresses, and jsonschema
# works without the package.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
