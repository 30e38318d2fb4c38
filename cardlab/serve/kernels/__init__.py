"""Pages with a Jupyter kernel: how many there may be, their sockets, and the files that Voila serves for them."""
