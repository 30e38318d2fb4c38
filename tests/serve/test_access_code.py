"""Visitors from other computers enter the access code once; a cookie remembers it."""

from __future__ import annotations

import re

import pytest

from cardlab.serve.http.host_names import network_address
from tests.serve.asking import GAME, PAGE, ask
from tests.serve.conftest import serving

CODE = "bado-kime-rusa"
TEACHERS = "14 red lanterns"
FORM = {"Content_Type": "application/x-www-form-urlencoded", **PAGE}


@pytest.fixture(scope="module")
def room():
    """Starts a server for the classroom's network."""
    if network_address() is None:
        pytest.skip("this computer is in no network")
    started = serving("--ip", "0.0.0.0", "--access-code", CODE, "--teacher-code", TEACHERS)
    yield started
    started.stop()
    assert "Traceback" not in "".join(started.printed)


def test_the_code_is_needed_once(room):
    """From another address, no page, socket or file is available without the code. With it, a cookie opens everything."""
    there = network_address()
    for path in ("/", GAME, "/voila/static/voila.js", "/api/kernels/a-b-c-d-e", "/voila/api/shutdown/x"):
        answer = ask(room, path, at=there, **PAGE)
        assert answer.status == 401
        assert 'name="code"' in answer.text
    wrong = ask(room, "/cardlab/door", "POST", at=there, body="code=guess&next=/", **FORM)
    assert (wrong.status, "That’s not the code" in wrong.text, wrong.headers["Set-Cookie"]) == (403, True, None)
    body = f"code={CODE.upper().replace('-', '+')}&next=/cardlab/rules/war%3Flang%3Dar"
    right = ask(room, "/cardlab/door", "POST", at=there, body=body, **FORM)
    assert (right.status, right.headers["Location"]) == (303, "/cardlab/rules/war?lang=ar")
    cookie = right.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert ask(room, "/cardlab/words", at=there, Cookie=cookie.split(";")[0]).status == 200
    assert ask(room, "/cardlab/words").status == 200  # this computer needs no code


def test_the_address_of_the_qr_code_lets_in(room):
    answer = ask(room, f"/cardlab/door?code={CODE}&next=//evil.example", at=network_address())
    assert (answer.status, answer.headers["Location"]) == (303, "/")


def test_the_form_accepts_the_code(room, page):
    """Its request has an Origin header, which a policy without referrers would suppress."""
    page.goto(f"{room.address}cardlab/door")
    page.locator("input[name=code]").fill(CODE)
    page.locator("button.go").click()
    page.get_by_role("heading", name="Learn maths with card games").wait_for()


def test_guessing_is_reported_and_the_right_code_still_opens(room):
    """A school's browsers have one address, and one of them that guesses must not lock out the others."""
    there = network_address()
    statuses = [ask(room, f"/cardlab/door?code=guess{n}", at=there).status for n in range(60)]
    assert set(statuses) == {403, 429}
    assert statuses[-1] == 429
    assert ask(room, f"/cardlab/door?code={CODE}", at=there).status == 303
    assert [line for line in room.printed if "wrong" in line] == [
        f"Many wrong access codes from {there}. The right code still works there.\n"
    ]


@pytest.mark.parametrize(
    "headers", [{}, {"Accept": "*/*"}, {"Accept": "text/html", "Sec_Fetch_Dest": "script"}, {**PAGE, "Upgrade": "websocket"}]
)
def test_programs_scripts_and_sockets_without_a_code_get_one_line(room, headers):
    answer = ask(room, "/cardlab/live", at=network_address(), **headers)
    assert (answer.status, answer.headers["Content-Type"]) == (401, "text/plain; charset=utf-8")
    assert answer.text == "Enter the access code at /cardlab/door first.\n"


def test_a_teacher_enters_the_code_on_another_device(page):
    """A page asks for it in its own language, and opens until the teacher leaves. Behind a proxy, every device is another one, this computer
    too.
    """
    server = serving("--host", "cards.school.example", "--access-code", CODE, "--teacher-code", TEACHERS)
    try:
        lesson = f"{server.address}cardlab/teacher/addition_war"
        for path in (f"{server.address}cardlab/kept", lesson, f"{lesson}/sheets?seed=7&key=1"):
            assert page.goto(path).status == 401
        page.goto(f"{lesson}?lang=fr")
        page.locator("input[name=code]").fill(CODE)
        page.locator("button.go").click()
        page.get_by_role("heading", name="Pour les enseignants", exact=True).wait_for()
        for code in (CODE, TEACHERS.upper()):
            page.locator("input[name=code]").fill(code)
            page.locator("button.go").click()
            page.get_by_role("alert").or_(page.locator(".desk")).wait_for()
        assert page.url == f"{lesson}?lang=fr"
        page.get_by_role("link", name="Ce qui est gardé").click()
        page.get_by_text("30 jours après la dernière utilisation").wait_for()
        page.get_by_role("button", name="Quitter les pages pour enseignants").click()
        page.get_by_role("heading", name="Apprends les maths avec des jeux de cartes").wait_for()
        assert page.goto(lesson).status == 401
    finally:
        server.stop()


def test_the_terminal_says_how_to_log_in(room):
    printed = "".join(room.printed)
    assert re.search(rf"On other devices: http://{re.escape(network_address())}:\d+/\n", printed)
    assert f"Access code: {CODE}" in printed
    assert f"Teacher's code, for your own other devices: {TEACHERS}" in printed
    assert "▀" in printed
