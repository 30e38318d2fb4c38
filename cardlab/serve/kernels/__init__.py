"""Pages with a Jupyter kernel: how many there may be, whether one is whole, and what its socket may be sent."""
