"""Serves the lessons and tables as web pages: the server of `cardlab serve`, built on Voila, and an extension for Jupyter
servers.
"""

import sys

# Jupyter's server loads jsonschema. If jsonschema finds this package, it builds grammars of international addresses from it,
# which takes four times as long as everything else that a server loads. Nothing here checks such addresses, and jsonschema
# works without the package.
sys.modules.setdefault("rfc3987_syntax", None)  # type: ignore[arg-type]
