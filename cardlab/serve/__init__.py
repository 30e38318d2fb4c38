"""The lessons served: Voila with our template and settings, a gallery as front page, and both on a Jupyter server."""
