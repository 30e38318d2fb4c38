"""Who may use the server: access codes, and what a JupyterHub tells a server that it starts."""
