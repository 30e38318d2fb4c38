"""Jupyter kernels of kernel pages: managers that start them, slots that limit them, and checks of the messages to and from
them.

`cardlab.serve.handlers.notebook_pages` decides which notebook needs a Jupyter kernel.
"""
