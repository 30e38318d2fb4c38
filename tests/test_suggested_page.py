"""An address that names no game and no lesson gets the name that it resembles."""

import pytest

from cardlab.serve.pages.gallery import notice_page
from cardlab.serve.pages.suggested_page import names_nothing, suggested_page


@pytest.mark.parametrize(
    ("path", "query", "suggested"),
    [
        ("/voila/render/games.ipynb", {"game": "fast-food", "seed": "7"}, "/voila/render/games.ipynb?game=fast_food&seed=7"),
        ("/voila/render/games.ipynb", {"game": "Twoes"}, "/voila/render/games.ipynb?game=twos"),
        ("/voila/render/lesson.ipynb", {"lesson": "Addition War"}, "/voila/render/lesson.ipynb?lesson=addition_war"),
        ("/voila/render/fast-food.ipynb", {"lang": "fr"}, "/voila/render/fast_food.ipynb?lang=fr"),
        ("/cards/cardlab/rules/tablanete", {}, "/cards/cardlab/rules/tablanette"),
        ("/cardlab/teacher/subtraction-war", {}, "/cardlab/teacher/subtraction_war"),
        ("/voila/render/games.ipynb", {"game": "chess"}, None),
        ("/cardlab/rules/war", {}, None),
        ("/%3Cscript%3E", {"game": "<script>"}, None),
        ("/", {}, None),
        ("", {}, None),
    ],
)
def test_the_name_that_resembles_most_is_suggested(path, query, suggested):
    found = suggested_page(path, query)
    assert (found and found[1]) == suggested


@pytest.mark.parametrize(
    ("page", "query", "nothing"),
    [
        ("games.ipynb", {"game": "chess"}, True),
        ("games.ipynb", {"game": "war"}, False),
        ("games.ipynb", {}, False),
        ("games.ipynb", {"game": ""}, False),
        ("lesson.ipynb", {"lesson": "chess"}, True),
        ("fast_food.ipynb", {"game": "chess"}, False),
    ],
)
def test_only_addresses_that_choose_a_game_or_a_lesson_can_name_nothing(page, query, nothing):
    assert names_nothing(page, query) is nothing


def test_the_page_links_to_what_was_meant():
    page = notice_page("missing", "/", meant=("fast_food", "/voila/render/games.ipynb?game=fast_food"))
    assert "Did you mean:" in page
    assert '<a href="/voila/render/games.ipynb?game=fast_food">fast_food</a>' in page
    assert "Did you mean:" not in notice_page("missing", "/")
