"""A class that reads Arabic: the served pages say so, and another language or other digits keep what was dealt."""

import re


def opened(page, address):
    page.goto(address)
    page.locator(".cardlab-toolbar").wait_for(timeout=120_000)


def dealt(page):
    """The cards of the match to play, as they are named in code."""
    return page.locator(".cardlab-play .cardlab-own li[data-token]").evaluate_all("all => all.map((one) => one.dataset.token)")


def test_the_language_is_changed_and_the_cards_stay(lessons, page):
    """A page without a seed on its address drew one: it goes along, and so does the part of the lesson that is open."""
    opened(page, f"{lessons.address}voila/render/lesson.ipynb?lesson=fast_food")
    page.get_by_role("tab", name="Play").click()
    before = dealt(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option(label="العربية")
    page.locator("html[lang=ar][dir=rtl]").wait_for(timeout=120_000)
    page.locator(".cardlab[lang=ar] .cardlab-play:visible").wait_for(timeout=120_000)
    assert re.search(r"\?lesson=fast_food&seed=\d+&lang=ar#play$", page.url)
    assert dealt(page) == before
    assert page.title() == page.locator("h1").inner_text() == "الوجبات السريعة"
    page.locator(".cardlab-opens").click()
    page.locator(".cardlab-settings select").nth(1).select_option(label="٠١٢٣")
    page.locator(".cardlab[data-digits=arab] .cardlab-play:visible").wait_for(timeout=120_000)
    assert dealt(page) == before
    assert "٣" in page.get_by_role("tab").nth(2).inner_text()
    page.locator(".cardlab-way a").click()
    page.locator("html[lang=ar] .tiles").first.wait_for()
    assert "lang=ar&digits=arab" in page.locator("a.tile").first.get_attribute("href")


def test_a_table_has_its_name_in_the_title(lessons, page):
    opened(page, f"{lessons.address}voila/render/game.ipynb?game=twos&seed=4&lang=ar")
    assert page.title() == "لعبة الاثنينات"


def test_the_gallery_offers_the_other_language(lessons, page):
    page.goto(lessons.address)
    page.get_by_role("link", name="العربية").click()
    assert page.locator("html[lang=ar][dir=rtl]").count() == 1
    page.get_by_role("link", name="٠١٢٣").click()
    assert "٢٠" in page.locator("a.tile .teaches").first.inner_text()
    page.get_by_role("link", name="English").click()
    assert page.locator("html[lang=en][dir=ltr]").count() == 1


def test_a_page_that_is_not_there_says_so_in_arabic(lessons, page):
    """Rules, teacher's pages and lessons that nobody wrote."""
    for name in ("cardlab/rules/wra", "cardlab/teacher/wra", "voila/render/none.ipynb"):
        assert page.goto(f"{lessons.address}{name}?lang=ar").status == 404
        page.get_by_role("heading", name="هذه الصفحة غير موجودة هنا").wait_for()
        assert page.get_by_role("link", name="كل الدروس والألعاب").get_attribute("href").endswith("cardlab?lang=ar")
        assert page.locator("html[lang=ar][dir=rtl]").count() == 1
