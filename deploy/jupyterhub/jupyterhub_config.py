"""JupyterHub for a school on one computer: each teacher has a cardlab server, and the pupils of a class may log in to it.

Try it with `trial.py` in this folder, then put the school's names into the block below. `docs/how-to/deploy.md` lists our
tests. The hub writes its files into the current folder: keep that folder, and let nobody else read it.
"""

import os
import shutil

c = get_config()  # noqa: F821  # JupyterHub defines it

# ---------------------------------------------------------------------- the school

PUBLIC_URL = os.environ.get("CARDLAB_HUB_URL", "https://cards.school.example")
"""The hub's public address. A proxy provides TLS (deploy/Caddyfile, with port 8000)."""
TEACHERS = {"anna", "bodil"}
CLASSES = {"anna": {"ali", "bea"}, "bodil": {"cem"}}
"""The pupils of each teacher. With LTI or a school's login, the groups `class-anna` and so on can come from there instead
(`c.Authenticator.manage_groups`)."""

# ---------------------------------------------------------------------- login

# Teachers and pupils are users of this computer. Alternatives: a learning platform (lti.py in this folder),
# "oauthenticator.google.GoogleOAuthenticator", "nativeauthenticator.NativeAuthenticator" (names and passwords here).
c.JupyterHub.authenticator_class = "pam"
c.Authenticator.allowed_users = TEACHERS | set().union(*CLASSES.values())

# ---------------------------------------------------------------------- permissions

c.JupyterHub.load_groups = {
    "teachers": {"users": sorted(TEACHERS)},
    **{f"class-{teacher}": {"users": sorted(pupils)} for teacher, pupils in CLASSES.items()},
}
c.JupyterHub.load_roles = [
    # By default, everybody may start a server. Here only teachers may; pupils need none.
    # A server must be allowed to read a user's groups: without them the hub lets no pupil in.
    {"name": "user", "scopes": ["read:users:name!user", "read:users:groups!user", "users:activity!user"]},
    {
        "name": "teacher",
        "description": "has a server, and may share it with others by a link",
        "groups": ["teachers"],
        "scopes": ["self", "shares!user", "read:users:name", "read:groups:name"],
    },
    *(
        {"name": f"class-{teacher}", "groups": [f"class-{teacher}"], "scopes": [f"access:servers!user={teacher}"]}
        for teacher in CLASSES
    ),
]

# Before a user opens another user's server, the hub asks for permission to tell that server the user's name. Here the school
# runs all servers, so no child has to read that page.
c.JupyterHub.tornado_settings = {"oauth_no_confirm_list": {f"jupyterhub-user-{teacher}" for teacher in TEACHERS}}

# ---------------------------------------------------------------------- the servers

c.Spawner.cmd = [shutil.which("cardlab") or "cardlab", "serve", "--jupyterhub"]
# The limit of learners for each server: a class, with room for pupils who use two browsers.
c.Spawner.args = ["--max-learners", "200"]
c.Spawner.default_url = ""  # the gallery
c.Spawner.http_timeout = 60  # notebooks are read once, at the first start
# The servers keep running when the hub stops; it finds them when it starts again.
c.JupyterHub.cleanup_servers = False

# ---------------------------------------------------------------------- addresses

c.JupyterHub.public_url = PUBLIC_URL
c.JupyterHub.bind_url = "http://127.0.0.1:8000"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:8081"
# The proxy is a separate service (docs/how-to/deploy.md has its command), so it keeps running when the hub stops.
# Both share a secret in the environment, CONFIGPROXY_AUTH_TOKEN.
c.ConfigurableHTTPProxy.should_start = False
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:8001"
c.JupyterHub.db_url = "sqlite:///jupyterhub.sqlite"
c.JupyterHub.cookie_secret_file = "jupyterhub_cookie_secret"
