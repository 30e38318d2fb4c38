"""Which addresses a pupil and a teacher may open: role by role, address by address."""

from __future__ import annotations

import re
from http.cookies import SimpleCookie
from types import SimpleNamespace

import pytest

from cardlab.serve.access.access_code import TEACHER
from cardlab.serve.handlers.access_pages import AccessByCode
from cardlab.serve.handlers.http_server import CheckedRouter
from cardlab.serve.handlers.site_pages import NoticeHandler, routes
from cardlab.serve.handlers.teacher_pages import class_routes, teacher_routes
from cardlab.serve.http.host_names import Hosts
from cardlab.serve.http.limits import LIMITS
from cardlab.serve.http.request_checks import RequestChecks

FOR_ALL = [
    "",
    "cardlab",
    "cardlab/rules/war",
    "cardlab/decks",
    "cardlab/lab",
    "voila/render/addition_war.ipynb",
    "cardlab/live",
]
FOR_TEACHERS = [
    "cardlab/teacher/addition_war",
    "cardlab/teacher/addition_war/sheets",
    "cardlab/teacher/addition_war/family",
    "cardlab/teacher/addition_war/record",
    "cardlab/teacher/no_such_lesson",
    "cardlab/tickets",
    "cardlab/kept",
]
TEACHERS_CODE = AccessByCode("14-red-lanterns", kind=TEACHER)
CODE = AccessByCode("bado-kime-rusa", teacher=TEACHERS_CODE)
PROXIED_TEACHERS_CODE = AccessByCode("14-red-lanterns", kind=TEACHER, proxied=True)
PROXIED = AccessByCode("bado-kime-rusa", teacher=PROXIED_TEACHERS_CODE, proxied=True)


def request(path: str, *, remote: str = "10.0.0.5", host: str = "localhost", told: str | None = None, **cookies: str):
    headers = {"X-Forwarded-For": told} if told is not None else {}
    return SimpleNamespace(
        method="GET", uri=path, path=path, query="", host=host, remote_ip=remote, headers=headers, cookies=SimpleCookie(cookies)
    )


class Application:
    """Records the handler that would answer; "page" for the one of the requested address."""

    def get_handler_delegate(self, request, handler, arguments):
        return handler

    def find_handler(self, request):
        return "page"


def opens(access, teachers, path: str, base_url: str = "/", **visitor: str) -> bool:
    checks = RequestChecks(Hosts("0.0.0.0", ("cards.example",)), limits=LIMITS, base_url=base_url)
    router = CheckedRouter(Application(), checks, access, teachers)
    handler = router.find_handler(request(base_url + path, **visitor))
    assert handler is not NoticeHandler or base_url != "/"
    return handler == "page"


ROLES = {
    "a stranger": ({}, CODE, TEACHERS_CODE, False, False),
    "a pupil": ({"cardlab-door": CODE.token}, CODE, TEACHERS_CODE, True, False),
    "a pupil with a made-up cookie": (
        {"cardlab-door": CODE.token, "cardlab-teacher": CODE.token}, CODE, TEACHERS_CODE, True, False,
    ),
    "a teacher's other device": ({"cardlab-teacher": TEACHERS_CODE.token}, CODE, TEACHERS_CODE, True, True),
    "the own computer": ({"remote": "127.0.0.1"}, CODE, TEACHERS_CODE, True, True),
    "a pupil through a proxy": (
        {"remote": "127.0.0.1", "host": "cards.example", "cardlab-door": PROXIED.token},
        PROXIED, PROXIED_TEACHERS_CODE, True, False,
    ),
    "the own computer beside a proxy": ({"remote": "127.0.0.1"}, PROXIED, PROXIED_TEACHERS_CODE, False, False),
    "somebody through a proxy of which the server was not told": (
        {"remote": "127.0.0.1", "host": "cards.example"}, CODE, TEACHERS_CODE, False, False,
    ),
    "the same with a forged host name": (
        {"remote": "127.0.0.1", "host": "localhost", "told": "10.0.0.5"}, CODE, TEACHERS_CODE, False, False,
    ),
    "the same with a forged address": (
        {"remote": "127.0.0.1", "host": "localhost", "told": "127.0.0.1"}, CODE, TEACHERS_CODE, False, False,
    ),
    "a teacher through a proxy": (
        {"remote": "127.0.0.1", "host": "cards.example", "cardlab-teacher": TEACHERS_CODE.token},
        PROXIED, PROXIED_TEACHERS_CODE, True, True,
    ),
    "anybody in a network without an access code": ({}, None, TEACHERS_CODE, True, False),
    "anybody on a server for one computer": ({"remote": "127.0.0.1"}, None, None, True, True),
}  # fmt: skip


@pytest.mark.parametrize("role", ROLES)
def test_each_role_opens_its_pages(role):
    visitor, access, teachers, pages, teachers_pages = ROLES[role]
    assert {path: opens(access, teachers, path, **visitor) for path in FOR_ALL} == dict.fromkeys(FOR_ALL, pages)
    opened = {path: opens(access, teachers, path, **visitor) for path in FOR_TEACHERS}
    assert opened == dict.fromkeys(FOR_TEACHERS, teachers_pages)
    for control in filter(None, (access, teachers)):  # everybody may enter a code
        assert opens(access, teachers, control.kind.path, **visitor)


HUB = {"the owner": ("anna", True), "a pupil": ("ali", False), "an admin": ("root", True), "a stranger": (None, False)}


@pytest.mark.parametrize("role", HUB)
def test_behind_a_hub_only_the_owner_and_admins_are_teachers(role):
    """A pupil with whom the server is shared is none, and nor is a browser at the hub's own computer."""
    pytest.importorskip("jupyterhub", reason="the hub is not installed")
    from cardlab.serve.handlers.jupyterhub_auth import Guests, HubTeachers

    class Hub:
        path, guests = "/user/anna/oauth_callback", Guests(None)

        def lets_in(self, request):
            return "cardlab-hub" in request.cookies

        def handler(self, request):
            return "login", {}

    name, is_teacher = HUB[role]
    hub = Hub()
    visitor = {"remote": "127.0.0.1"}
    if name is not None:
        visitor["cardlab-hub"] = hub.guests.enter("token", {"name": name, "admin": name == "root"})
    for path in FOR_TEACHERS:
        assert opens(hub, HubTeachers(hub, "anna"), path, "/user/anna/", **visitor) == is_teacher
    assert opens(hub, HubTeachers(hub, "anna"), "cardlab", "/user/anna/", **visitor) == (name is not None)
    assert not opens(hub, HubTeachers(hub, ""), "cardlab/tickets", "/user/anna/", **{**visitor, "cardlab-hub": "x"})


def test_all_routes_of_teachers_pages_are_closed_to_pupils_and_no_others():
    """A new page for teachers below another path would be open to everybody."""
    closed = [*teacher_routes("/"), *class_routes("/", None, tickets=True, in_memory=False)]
    everywhere = {route[1] for route in closed}
    for pattern, *_ in closed:
        path = re.sub(r"\(([\w|\\+]+)\)", lambda group: "war" if "w" in group[1] else group[1].split("|")[0], pattern)
        assert not opens(None, TEACHERS_CODE, path.removeprefix("/")), path
    assert not everywhere & {route[1] for route in routes("/")}
