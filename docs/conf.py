"""Configures Sphinx, which builds the book: `make docs`. Neither building nor reading the book fetches anything."""

import sys
from pathlib import Path

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))  # the book is built from the cardlab in this repository

from cardlab import __version__

project = "cardlab"
author = "the cardlab authors"
copyright = "the cardlab authors, BSD-3-Clause"
version = release = __version__

extensions = ["myst_parser", "docs.written", "docs.live"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["templates/*"]
myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
nitpicky = True
# A line of a course or a rules page may be in any language that Pygments does not know.
highlight_language = "none"
pygments_style = "tango"

html_theme = "pydata_sphinx_theme"
html_title = "cardlab"
html_static_path = ["live.css"]
html_css_files = ["live.css"]
html_context = {"default_mode": "auto"}  # as in the system's settings, until the reader chooses
html_show_search_summary = False  # the search cannot read pages on a disk
html_show_sourcelink = False
html_copy_source = False
html_theme_options = {
    "navigation_with_keys": False,  # the arrow keys step through a match
    "show_nav_level": 1,
    "secondary_sidebar_items": ["page-toc"],
    "footer_start": ["copyright"],
    "footer_end": [],
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
}
