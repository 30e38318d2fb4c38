"""`cardlab serve --collect-tickets`: a learner hands in a ticket; the teacher reads it, shows the answers and deletes it."""

import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import outside, serious_findings
from tests.browser.exercises import open_question
from tests.serve.conftest import serving


@pytest.fixture(scope="module")
def collecting():
    server = serving("--collect-tickets")
    yield server
    server.stop()


def asked(address: str, body: bytes | None = None) -> int:
    try:
        with urllib.request.urlopen(address, data=body, timeout=20) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


def test_a_ticket_goes_from_the_learner_to_the_teacher_and_back(collecting, page):
    """The list has its name, its answers and their notes, also on a phone in Arabic. A button shows the answers on the learner's
    open page. *Start over* leaves the ticket where it is. A form from another page changes nothing.
    """
    tickets = f"{collecting.address}cardlab/tickets"
    assert any(tickets.split("//")[1].split(":")[1] in line for line in collecting.printed if "exit tickets" in line)
    page.goto(tickets)
    expect(page.get_by_text("No tickets yet.")).to_be_visible()
    lesson = page.context.new_page()
    lesson.goto(f"{collecting.address}voila/render/addition_war.ipynb?seed=3")
    lesson.get_by_role("tab", name="6. Exit ticket").click()
    lesson.get_by_role("textbox", name="Name:").fill("Ana")
    lesson.locator(".cardlab-ticket .cardlab-number:visible").fill("13")
    open_question(lesson, -1)
    lesson.get_by_role("button", name="Hand it in").click()
    lesson.get_by_role("button", name="Hand it in").click()
    lesson.get_by_text("You will see the answers when your teacher shows them.").wait_for()
    lesson.reload()
    lesson.get_by_role("tab", name="6. Exit ticket").click()
    lesson.get_by_text("Your teacher has this ticket.").wait_for()

    for width, query in ((1280, ""), (360, "?lang=ar&digits=arab")):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(tickets + query)
        expect(page.get_by_role("heading", name="Ana")).to_be_visible()
        assert serious_findings(page) == []
        assert outside(page) == []
    page.goto(tickets)
    expect(page.locator("article")).to_contain_text("Try 1 of 1")
    expect(page.locator("article")).to_contain_text("1 + 9 = ? Answer: 13")
    assert asked(tickets, body=f"ticket={page.locator('[name=ticket]').get_attribute('value')}".encode()) == 403
    assert asked(tickets, body=b"release=") == 403
    page.get_by_role("button", name="Show the answers: Addition War (1)").click()
    expect(page.locator("article")).to_contain_text("The class can see these answers.")
    expect(page.get_by_role("button", name="Show the answers")).to_have_count(0)
    expect(lesson.locator(".cardlab-ticket-name")).to_contain_text("Ana")

    lesson.on("dialog", lambda dialog: dialog.accept())
    lesson.get_by_role("button", name="Settings").first.click()
    with lesson.expect_navigation():
        lesson.get_by_role("button", name="Start over").click()
    lesson.get_by_role("tab", name="6. Exit ticket").click()
    expect(lesson.get_by_text("1 + 9 = ?")).to_have_count(0)
    lesson.close()
    page.reload()
    expect(page.locator("article")).to_have_count(1)
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_text("No tickets yet.")).to_be_visible()


def test_without_the_option_the_page_does_not_exist(lessons):
    assert asked(f"{lessons.address}cardlab/tickets") == 404
