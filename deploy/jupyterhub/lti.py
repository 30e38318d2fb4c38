"""The same hub with logins from a learning platform (Moodle, Canvas, Open edX) by LTI 1.3.

    pip install 'jupyterhub-ltiauthenticator>=1.6'
    jupyterhub -f lti.py

The platform's administrator adds the hub as an external tool, and enters these values:

    tool or launch URL, redirection URI    https://cards.school.example/hub/lti13/oauth_callback
    initiate login URL                     https://cards.school.example/hub/lti13/oauth_login
    target link, custom parameter `next`   https://cards.school.example/user/anna/, the server of the course's teacher

The platform sends user names as `username_key`; write them into `TEACHERS` and `CLASSES` of `jupyterhub_config.py`.
The hub refuses other names, so guests of a course cannot log in.
"""

import os
from pathlib import Path

c = get_config()  # noqa: F821  # JupyterHub defines it
load_subconfig(str(Path(__file__).with_name("jupyterhub_config.py")))  # noqa: F821  # traitlets defines it

PLATFORM = os.environ.get("CARDLAB_LTI_PLATFORM", "https://lms.school.example")

c.JupyterHub.authenticator_class = "ltiauthenticator.lti13.auth.LTI13Authenticator"
c.LTI13Authenticator.issuer = PLATFORM
c.LTI13Authenticator.client_id = {os.environ.get("CARDLAB_LTI_CLIENT", "the-client-id-of-the-platform")}
# The addresses for Moodle. For Canvas: /api/lti/authorize_redirect and /api/lti/security/jwks.
c.LTI13Authenticator.authorize_url = f"{PLATFORM}/mod/lti/auth.php"
c.LTI13Authenticator.jwks_endpoint = f"{PLATFORM}/mod/lti/certs.php"
# A number without a meaning elsewhere. "email" would be easier to list, but is personal data.
c.LTI13Authenticator.username_key = "sub"
# The platform may show the hub's pages in a frame; --allow-frames-from does the same for cardlab's pages.
c.JupyterHub.tornado_settings["headers"] = {"Content-Security-Policy": f"frame-ancestors 'self' {PLATFORM}"}
c.Spawner.args = [*c.Spawner.args, "--allow-frames-from", PLATFORM]
