"""The same hub for a trial on one computer, at http://127.0.0.1:8000.

It has one password for everybody and one system user for all servers. Do not use it for a school: anybody with the password can
log in under any name.
"""

import os
import secrets
import sys
from pathlib import Path

os.environ.setdefault("CARDLAB_HUB_URL", "http://127.0.0.1:8000")

c = get_config()  # noqa: F821  # JupyterHub defines it
load_subconfig(str(Path(__file__).with_name("jupyterhub_config.py")))  # noqa: F821  # traitlets defines it

PASSWORD = os.environ.get("CARDLAB_TRIAL_PASSWORD") or secrets.token_urlsafe(9)
print(f"The password of everybody is {PASSWORD}", file=sys.stderr)

c.JupyterHub.authenticator_class = "shared-password"
c.SharedPasswordAuthenticator.user_password = PASSWORD
c.JupyterHub.spawner_class = "simple"
