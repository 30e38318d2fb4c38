"""A school on one computer: each teacher has a cardlab server of their own, and the pupils of a class are let in to it.

Try it with `trial.py` beside this, then put the school's names into the block below. What was tried, and how, is in
`docs/how-to/deploy.md`. The files are of this hub alone: keep the folder, and let nobody else read it.
"""

import os
import shutil

c = get_config()  # noqa: F821  # JupyterHub gives it

# ---------------------------------------------------------------------- the school

PUBLIC_URL = os.environ.get("CARDLAB_HUB_URL", "https://cards.school.example")
"""Where browsers find the hub; TLS is by a proxy before it (deploy/Caddyfile, with port 8000)."""
TEACHERS = {"anna", "bodil"}
CLASSES = {"anna": {"ali", "bea"}, "bodil": {"cem"}}
"""The pupils whom each teacher's server lets in. With LTI or a school's login, groups may come from there instead
(`c.Authenticator.manage_groups`), named `class-anna`."""

# ---------------------------------------------------------------------- who somebody is

# Teachers and pupils are users of this computer. In its place: a learning platform (lti.py beside this),
# "oauthenticator.google.GoogleOAuthenticator", "nativeauthenticator.NativeAuthenticator" (names and passwords here).
c.JupyterHub.authenticator_class = "pam"
c.Authenticator.allowed_users = TEACHERS | set().union(*CLASSES.values())

# ---------------------------------------------------------------------- who may do what

c.JupyterHub.load_groups = {
    "teachers": {"users": sorted(TEACHERS)},
    **{f"class-{teacher}": {"users": sorted(pupils)} for teacher, pupils in CLASSES.items()},
}
c.JupyterHub.load_roles = [
    # Usually everybody may start a server of their own. Here teachers may: a pupil needs none.
    # The names of its groups belong to what a server may know of who comes: without them the hub lets no pupil in.
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

# A hub asks whoever comes to another's server whether that server may know who they are. Here all servers are the school's,
# and run what the school has chosen, so no child has to read that page.
c.JupyterHub.tornado_settings = {"oauth_no_confirm_list": {f"jupyterhub-user-{teacher}" for teacher in TEACHERS}}

# ---------------------------------------------------------------------- the servers

c.Spawner.cmd = [shutil.which("cardlab") or "cardlab", "serve", "--jupyterhub"]
# How many learners a server takes before it says that the room is full: a class, and those who come twice.
c.Spawner.args = ["--max-learners", "200"]
c.Spawner.default_url = ""  # the gallery
c.Spawner.http_timeout = 60  # notebooks are read once, at the first start
# The servers stay when the hub ends, and it finds them when it is started again.
c.JupyterHub.cleanup_servers = False

# ---------------------------------------------------------------------- where it listens

c.JupyterHub.public_url = PUBLIC_URL
c.JupyterHub.bind_url = "http://127.0.0.1:8000"
c.JupyterHub.hub_bind_url = "http://127.0.0.1:8081"
# The proxy is a service of its own (docs/how-to/deploy.md has its command), so that it stays too: nobody notices that a hub is
# away. Both have one secret in the environment, CONFIGPROXY_AUTH_TOKEN.
c.ConfigurableHTTPProxy.should_start = False
c.ConfigurableHTTPProxy.api_url = "http://127.0.0.1:8001"
c.JupyterHub.db_url = "sqlite:///jupyterhub.sqlite"
c.JupyterHub.cookie_secret_file = "jupyterhub_cookie_secret"
