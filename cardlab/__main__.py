"""Runs ``python -m cardlab``, for when the command ``cardlab`` is not on the path."""

import sys

from cardlab.cli.commands import main

sys.exit(main())
