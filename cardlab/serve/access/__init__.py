"""Who may use the server: visitors with an access code, or users of a JupyterHub."""
