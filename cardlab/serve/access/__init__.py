"""Access to the server: access codes, and the settings of a JupyterHub that starts it."""
