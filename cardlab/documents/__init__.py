"""Documents that need no program: still pictures, pages, worksheets."""
