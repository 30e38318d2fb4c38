"""The page writes numbers exactly as Python does."""

from fractions import Fraction
from random import Random

import pytest

from cardlab.core.numbers import exact, int_if_whole, plain, written
from cardlab.words.languages import languages
from cardlab.words.local_notation import local_number
from cardlab.words.words import Words
from tests.browser.data import computed

WRITE = """async ([numbers, digits, lang, dir]) => {
    const {canonical, exact, written} = await import("http://cards.test/common/numbers.js");
    const {numeral} = await import("http://cards.test/common/locale.js");
    const said = (number) => numeral({lang, dir, digits}, written(number));
    return numbers.map((number) => [written(number), said(number), canonical(exact(number))]); }"""
SUMS = """async (sums) => { const {sum, written} = await import("http://cards.test/common/numbers.js");
    const {addedUp} = await import("http://cards.test/stage/card_choice.js");
    return sums.map((numbers) => [written(sum(numbers)), addedUp(numbers)]); }"""
WORDS = """async (words) => { const {exact} = await import("http://cards.test/common/numbers.js");
    return words.map((word) => exact(word) !== null); }"""
COUNTED = """async (values) => { const {counted} = await import("http://cards.test/stage/board_scene.js");
    const kind = {name: "n", own: false, counts: null, label: "", values: {}};
    const setting = {seats: [{seat: "p1", name: "Ann"}], viewer: "p1", zones: [], counters: [kind]};
    const words = {dir: "ltr", digits: {signs: ""}};
    return values.map((n) => counted(setting, words, {zones: {}, counters: {n}}, kind).trim()); }"""
REFUSED = """async (given) => { const {written} = await import("http://cards.test/common/numbers.js");
    return given.map((number) => { try { return written(number); } catch (error) { return error.name; } }); }"""


def many() -> list[int | Fraction]:
    """Returns small numbers with every sign and fraction, then random ones of up to sixty digits."""
    rng = Random(727)
    small = [Fraction(over, under) for under in (1, 2, 3, 4, 5, 7, 10, 12) for over in range(-60, 61)]
    big = [
        Fraction(rng.randint(-(10**size), 10**size), rng.choice([1, 2, 3, rng.randint(1, 10**9)])) for size in range(1, 61)
    ] * 1
    more = [Fraction(rng.randint(-(10**9), 10**9), rng.randint(1, 10**4)) for _ in range(3000)]
    edges = [2**53 - 1, 2**53, 2**53 + 1, -(2**53), 10**100, 999, 1000, -1000]
    return list(map(int_if_whole, [*small, *big, *more, *edges]))


@pytest.mark.parametrize(("language", "digits"), [("en", ""), ("ar", ""), ("ar", "arab"), ("fr", ""), ("es", "")])
def test_numbers_are_written_alike(modules, language, digits):
    """Four thousand numbers with signs, thirds and dozens of digits look the same from Python and on the page, in every digit
    set.
    """
    words, numbers = Words(language, digits=digits), many()
    sent = [plain(number) for number in numbers]
    chosen = {"chosen": digits, "signs": words.signs}
    said = computed(modules, WRITE, [sent, chosen, language, "rtl" if language == "ar" else "ltr"])
    assert said == [[written(number), words.value(number), str(number)] for number in numbers]
    assert len({one for _, one, _ in said}) > 3600


def test_decimals_have_the_decimal_sign_of_their_language(modules):
    """These are speeds of a replay and seconds, alone and in a sentence. They are not exact numbers of a game."""
    told = modules.evaluate("""async () => { const {fill, numeral} = await import("http://cards.test/common/locale.js");
        return ["en", "fr", "es"].map((lang) => [numeral({lang, dir: "ltr"}, 0.5), fill({lang, dir: "ltr"}, "{n} s", {n: 1.5})]); }""")
    assert told == [["0.5", "1.5 s"], ["0,5", "1,5 s"], ["0,5", "1,5 s"]]


INTL = """([language, numbers]) => numbers.map(([number, places, style]) => new Intl.NumberFormat(language,
    {numberingSystem: "latn", style, minimumFractionDigits: places}).format(number).replaceAll("\u200e", ""))"""


@pytest.mark.parametrize("language", languages())
def test_python_formats_numbers_as_a_browser_does(modules, language):
    """Decimals, thousands and percentages follow the number formats of each language."""
    numbers = [0.5, 7.25, 123, 999, 1000, 1234, 1234.5, 9999, 12345, 1234567.25]
    given = [f"{number:,}" for number in numbers] + [f"{share:.1%}" for share in (0.005, 0.125, 1)]
    asked = [[number, 0, "decimal"] for number in numbers] + [[share, 1, "percent"] for share in (0.005, 0.125, 1)]
    assert [local_number(text, language) for text in given] == modules.evaluate(INTL, [language, asked])
    words = Words(language)
    assert [words.say("investigate-dealt", games=n).count(local_number(f"{n:,}", language)) for n in (123, 1234, 12345)] == [
        1,
        1,
        1,
    ]


def test_sums_are_exact(modules):
    """The sums of selected cards are exact: a third and a sixth are a half."""
    sums = [[5, 4, 9], ["1/3", "1/6"], ["13/2", -7], ["1/10", "2/10"], [2**53 - 1, 2**53 - 1]]
    exactly = [int_if_whole(sum((Fraction(exact(number)) for number in numbers), Fraction(0))) for numbers in sums]
    said = computed(modules, SUMS, sums)
    assert [total for total, _ in said] == list(map(written, exactly))
    assert said[1][1] == "1/3 + 1/6 = ½"


def test_words_are_not_numbers(modules):
    """Seats, phases and cards in counters are words, also several in one; numbers count as numbers in either form."""
    told = ["p1", "hand_over", "7d", "4 3h", "", "1/2/3", "1/0", "0.5", "½", "7", "-7", "13/2", "-13/2", "7 "]
    assert modules.evaluate(WORDS, told) == [False] * 9 + [True] * 4 + [False]
    assert modules.evaluate(WORDS, [None, True, 7]) == [False, False, True]


def test_inexact_numbers_are_refused(modules):
    assert modules.evaluate(REFUSED, [0.25, 1e300, "x", 7, "1/4"]) == ["RangeError", "RangeError", "RangeError", "7", "1/4"]


def test_a_table_shows_counters_exactly(modules):
    """A quarter is not rounded to a half, half of minus one keeps its sign, and a word is shown as it is."""
    told = modules.evaluate(COUNTED, ["1/4", "-1/2", "11/10", 10, "word"])
    assert told == ["1/4", "−½", "1 1/10", "10", "word"]
