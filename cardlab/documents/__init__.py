"""Documents in plain HTML, which need no server: worksheets, pages to print, still pictures of cards and tables."""
