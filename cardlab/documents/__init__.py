"""Documents in plain HTML: still pictures of cards and tables, pages and worksheets. They need no server."""
