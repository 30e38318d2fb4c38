"""The files in deploy/ are complete and have valid names, as far as can be checked without a hub, a proxy or a cluster."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml
from traitlets.config import Config, PyFileConfigLoader

from cardlab.cli.commands import parser
from cardlab.core.errors import CardlabError
from cardlab.serve.access.access_code import ACCESS
from cardlab.serve.access.jupyterhub_environment import Spawned, spawned
from cardlab.serve.http.url_paths import HEALTH
from cardlab.serve.settings import ServerSettings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
ENVIRONMENT = {
    "JUPYTERHUB_SERVICE_URL": "http://127.0.0.1:40123/user/anna/",
    "JUPYTERHUB_PUBLIC_URL": "https://hub.school.example/user/anna/",
    "JUPYTERHUB_API_TOKEN": "secret",
    "JUPYTERHUB_API_URL": "http://127.0.0.1:8081/hub/api",
    "JUPYTERHUB_CLIENT_ID": "jupyterhub-user-anna",
    "JUPYTERHUB_OAUTH_ACCESS_SCOPES": '["access:servers!server=anna/"]',
}


def loaded(name: str, monkeypatch) -> Config:
    """Returns the hub's configuration from a file."""
    pytest.importorskip("jupyterhub", reason="the hub is not installed")
    monkeypatch.setenv("CARDLAB_TRIAL_PASSWORD", "a password for a trial")
    monkeypatch.setenv("CARDLAB_HUB_URL", "http://127.0.0.1:8000")
    return PyFileConfigLoader(name, path=str(DEPLOY / "jupyterhub")).load_config()


def hub_traits() -> dict[str, set[str]]:
    """Returns the settings of each of the hub's classes, by class name."""
    from jupyterhub.app import JupyterHub
    from jupyterhub.auth import Authenticator
    from jupyterhub.authenticators.shared import SharedPasswordAuthenticator
    from jupyterhub.proxy import ConfigurableHTTPProxy
    from jupyterhub.spawner import Spawner

    classes = (JupyterHub, Authenticator, SharedPasswordAuthenticator, ConfigurableHTTPProxy, Spawner)
    return {one.__name__: set(one.class_traits(config=True)) for one in classes}


# ------------------------------------------------------------------------------------------------ a hub


def test_with_a_learning_platform_only_the_login_changes(monkeypatch):
    """Unknown names are still refused, and only the school's teachers may start a server."""
    monkeypatch.setenv("CARDLAB_LTI_PLATFORM", "https://lms.example")
    school, lti = loaded("jupyterhub_config.py", monkeypatch), loaded("lti.py", monkeypatch)
    told = dict(lti.LTI13Authenticator)
    assert told.keys() == {"issuer", "client_id", "authorize_url", "jwks_endpoint", "username_key"}
    assert {told[name].startswith("https://lms.example") for name in ("issuer", "authorize_url", "jwks_endpoint")} == {True}
    assert lti.Authenticator.allowed_users == school.Authenticator.allowed_users
    assert lti.JupyterHub.load_roles == school.JupyterHub.load_roles
    assert parser().parse_args([*lti.Spawner.cmd[1:], *lti.Spawner.args]).allow_frames_from == ["https://lms.example"]
    values = yaml.safe_load((DEPLOY / "z2jh-values.yaml").read_text(encoding="utf-8"))
    assert values["hub"]["config"]["JupyterHub"]["authenticator_class"] == lti.JupyterHub.authenticator_class
    assert values["hub"]["config"]["LTI13Authenticator"].keys() == told.keys()


@pytest.mark.parametrize("name", ["jupyterhub_config.py", "trial.py"])
def test_the_hub_has_every_configured_option(name, monkeypatch):
    """The hub ignores a misspelt option, so this test names it."""
    config, known = loaded(name, monkeypatch), hub_traits()
    unknown = [f"{of}.{option}" for of, options in config.items() for option in options if option not in known.get(of, ())]
    assert unknown == []


@pytest.mark.parametrize("name", ["jupyterhub_config.py", "trial.py"])
def test_every_role_has_existing_scopes(name, monkeypatch):
    config = loaded(name, monkeypatch)
    from jupyterhub.scopes import scope_definitions

    scopes = [scope for role in config.JupyterHub.load_roles for scope in role["scopes"]]
    assert [scope for scope in scopes if scope.partition("!")[0] not in scope_definitions] == []


def test_pupils_have_no_servers_and_only_their_teachers_server(monkeypatch):
    """A pupil may not start a server, and each class may use its teacher's."""
    config = loaded("jupyterhub_config.py", monkeypatch)
    roles = {role["name"]: role for role in config.JupyterHub.load_roles}
    assert not {"self", "servers", "servers!user", "admin:servers"} & set(roles["user"]["scopes"])
    assert roles["class-anna"]["scopes"] == ["access:servers!user=anna"]
    assert roles["class-anna"]["groups"] == ["class-anna"]
    assert "anna" not in config.JupyterHub.load_groups["class-anna"]["users"]


def test_the_hub_starts_a_server_with_existing_options(monkeypatch):
    config = loaded("jupyterhub_config.py", monkeypatch)
    asked = parser().parse_args([*config.Spawner.cmd[1:], *config.Spawner.args])
    assert asked.jupyterhub
    assert asked.max_learners == 200


# ------------------------------------------------------------------------------------------------ the environment from the hub


def test_a_server_listens_where_the_hub_expects_it():
    """The environment gives address, port and path, and the public host name."""
    assert spawned(ENVIRONMENT) == Spawned("127.0.0.1", 40123, "/user/anna/", ("hub.school.example",))
    in_a_pod = {**ENVIRONMENT, "JUPYTERHUB_SERVICE_URL": "http://:8888/user/a%40b/", "JUPYTERHUB_PUBLIC_URL": ""}
    assert spawned(in_a_pod) == Spawned("0.0.0.0", 8888, "/user/a%40b/", ())


@pytest.mark.parametrize(
    ("changed", "told"),
    [
        ({"JUPYTERHUB_SERVICE_URL": ""}, "JUPYTERHUB_SERVICE_URL is not in its environment"),
        ({"JUPYTERHUB_API_TOKEN": ""}, "JUPYTERHUB_API_TOKEN is not in its environment"),
        ({"JUPYTERHUB_SERVICE_URL": "https://127.0.0.1:4/user/anna/"}, "leave c.JupyterHub.internal_ssl out"),
        ({"JUPYTERHUB_SERVICE_URL": "http://127.0.0.1:4/user/(anna)/"}, "must begin and end with a slash"),
    ],
)
def test_a_missing_hub_is_reported(changed, told):
    with pytest.raises(CardlabError, match=told):
        spawned({**ENVIRONMENT, **changed})


@pytest.mark.parametrize("path", ["cards", "/cards", "cards/", "//", "/a//b/", "/../", "/a b/", "/ö/", "/a+/", "/a?b/", ""])
def test_an_impossible_path_is_refused(path):
    with pytest.raises(CardlabError, match="--base-url"):
        ServerSettings(base_url=path)


def test_only_the_hub_checks_access():
    """An additional access code would be a second login."""
    for more in ({"no_access_code": True}, {"access_code": "bado-kime-rusa"}, {"teacher_code": "x"}, {"certfile": Path("x")}):
        with pytest.raises(CardlabError, match="JupyterHub checks access"):
            ServerSettings(jupyterhub=True, **more)


# ------------------------------------------------------------------------------------------------ proxies


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_the_braces_of_a_proxy_file_match(name):
    text = re.sub(r"#.*", "", (DEPLOY / name).read_text(encoding="utf-8"))
    assert text.count("{") == text.count("}") > 0


@pytest.mark.skipif(not shutil.which("caddy"), reason="Caddy is not installed")
def test_caddy_accepts_its_file(tmp_path):
    asked = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run(asked, capture_output=True, text=True, env={**os.environ, "HOME": str(tmp_path)}, check=False)
    assert done.returncode == 0, done.stderr


def test_nginx_forwards_everything_that_the_server_checks():
    """It forwards the host name, the client's address, the protocol and socket upgrades, and buffers nothing."""
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    for line in (
        "proxy_set_header Host $http_host;",
        "proxy_set_header X-Forwarded-For $remote_addr;",
        "proxy_set_header X-Forwarded-Proto $scheme;",
        "proxy_set_header Upgrade $http_upgrade;",
        "proxy_buffering off;",
    ):
        assert line in text


# ------------------------------------------------------------------------------------------------ one computer, a cluster


def test_the_container_starts_a_server_with_existing_options_and_no_rights():
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    program, *words = json.loads(re.findall(r"^ENTRYPOINT (.*)", text, re.MULTILINE)[0])
    assert program == "cardlab"
    assert parser().parse_args(words).data == Path("/data")
    *_, last = re.split(r"^FROM ", text, flags=re.MULTILINE)
    assert re.search(r"^USER 1000$", last, re.MULTILINE)
    assert f"/{HEALTH}" in last
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE)
    assert all((DEPLOY.parent / name).exists() for names in copied for name in names.split())


def test_the_two_locks_have_the_same_versions():
    """One is for constraints, which cannot have hashes; the other for installing exactly these files."""
    plain, hashed = (
        re.findall(r"^([\w.-]+==[^\s;]+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        for path in (DEPLOY.parent / "binder" / "served.txt", DEPLOY / "served.txt")
    )
    assert plain == hashed
    assert (DEPLOY / "served.txt").read_text(encoding="utf-8").count("--hash=sha256:") > len(hashed)


@pytest.mark.skipif(not (DEPLOY.parent / ".github").is_dir(), reason="a source distribution has no files of a forge")
def test_actions_are_named_by_commit_and_publishing_installs_no_tests():
    """A tag of an action can be moved to another commit. What is published comes from a job that installs no test."""
    workflows = {
        path.name: path.read_text(encoding="utf-8") for path in (DEPLOY.parent / ".github" / "workflows").glob("*.yml")
    }
    actions = [action for text in workflows.values() for action in re.findall(r"uses: (.*)", text)]
    assert [action for action in actions if not re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", action)] == []
    jobs = yaml.safe_load(workflows["release.yml"])["jobs"]
    assert set(jobs["publish"]["needs"]) == {"build", "test"}
    assert not [step for step in jobs["build"]["steps"] if "make" in step.get("run", "").split()]
    assert not [name for name, job in jobs.items() if "id-token" in job.get("permissions", {}) and name != "publish"]


def test_the_service_starts_a_server_with_existing_options():
    (command,) = re.findall(r"^ExecStart=(.*)", (DEPLOY / "cardlab.service").read_text(encoding="utf-8"), re.MULTILINE)
    program, *words = shlex.split(command)
    assert program.endswith("/cardlab")
    assert ServerSettings(hosts=tuple(parser().parse_args(words).hosts)).proxied
    assert f"{ACCESS.variable}=" in (DEPLOY / "cardlab.service").read_text(encoding="utf-8")


def test_a_cluster_starts_a_server_with_existing_options():
    values = yaml.safe_load((DEPLOY / "z2jh-values.yaml").read_text(encoding="utf-8"))
    assert parser().parse_args(values["singleuser"]["cmd"][1:]).jupyterhub
    for code in values["hub"]["extraConfig"].values():
        compile(code, "extraConfig", "exec")


def test_the_cluster_has_the_roles_of_the_one_computer(monkeypatch):
    config = loaded("jupyterhub_config.py", monkeypatch)
    values = yaml.safe_load((DEPLOY / "z2jh-values.yaml").read_text(encoding="utf-8"))
    roles = {role["name"]: role["scopes"] for role in config.JupyterHub.load_roles}
    assert {name: role["scopes"] for name, role in values["hub"]["loadRoles"].items()} == {
        name: roles[name] for name in ("user", "teacher")
    }
