"""The code that runs in a browser: ES modules and stylesheets, and the Python code that joins them."""
