"""Starts and limits the Jupyter kernels of kernel pages, and checks the messages to and from them.

`cardlab.serve.handlers.notebook_pages` decides which notebook needs a Jupyter kernel.
"""
