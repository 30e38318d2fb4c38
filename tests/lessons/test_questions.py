"""The bank of questions: every generator over many seeds, every way to answer, with the same checks as for other packages."""

import re
from dataclasses import replace
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest

from cardlab import start
from cardlab.lessons import find, slugs
from cardlab.teaching.lesson import ExitTicket, Practised
from cardlab.teaching.number_reading import written
from cardlab.teaching.practice import outcome_of
from cardlab.testing.guessable_answers import question_giveaways
from cardlab.testing.missing_messages import missing_findings
from cardlab.testing.needed_messages import speakers
from cardlab.testing.questions import answers, nonsense, texts
from cardlab.testing.recording_words import Requests
from cardlab.words.languages import DEFAULT_LANGUAGE, languages
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words
from tests.lessons.number_ranges import FITS, RANGES
from tests.lessons.readability import (
    arabic_reading,
    french_reading,
    french_syllables,
    reading_ages,
    spanish_reading,
    spanish_syllables,
)
from tests.lessons.readings import half, seen
from tests.lessons.solvers import FROM_ALL_GAMES, SOLVED
from tests.lessons.wrong_ways import WRONG

SEEDS = 2000
GENERATORS = [(slug, made) for slug in slugs() for made in find(slug).generators]
IDS = [f"{slug}: {made.kind}, level {made.level}" for slug, made in GENERATORS]
TOLD = 25
"""How many questions of each generator are put into words, in every language."""
PARTS = {"½": " 1/2", "¼": " 1/4", "¾": " 3/4", "⅓": " 1/3", "⅔": " 2/3"}
NUMBER = r"(?:\d+ \d+/\d+|\d+/\d+|\d+\.\d+|\d*½|\d+[¼¾⅓⅔]?)"
SUM = rf"−?{NUMBER}(?: [+−×÷] {NUMBER})*"
EQUATION = re.compile(rf"(?<![\d½¼¾⅓⅔/.+−×÷] )(?<![\d½¼¾⅓⅔/.])({SUM}) ([=<>]) ({SUM})(?![\d½¼¾⅓⅔/]| [+−×÷])")
"""Complete arithmetic in texts: ``8 + 5 = 13``, ``2½ < 3``, ``7 × 8 = 56``."""


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_there_is_one_right_answer_and_no_misconception_gives_it(slug, made, depth):
    """Over 2,000 seeds, the right answer is accepted, each misconception is recognised, and no two wrong answers look the same."""
    assert list(answers(slug, made, depth.of(SEEDS))) == []


OTHER_DIGITS = ("٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "０１２３４５６７８９")


def spellings(number: Fraction) -> set[str]:
    """Returns the ways in which children write a number: as a fraction, with a half, as a decimal, in a sentence, on other
    keyboards, copied.
    """
    whole, part = divmod(number, 1)
    plain = {written(number), str(number)}
    if part:
        plain |= {f"{whole} {part}"} if whole else {f"0 {part}"}
        plain |= {f"{whole}½", f"{whole} ½"} if part == Fraction(1, 2) and whole else set()
        plain |= {f"{number.numerator} / {number.denominator}"}
    if 100 % number.denominator == 0:
        decimal = f"{float(number):.2f}".rstrip("0").rstrip(".")
        plain |= {decimal, decimal.replace(".", ","), decimal.replace(".", "٫"), decimal.removeprefix("0") or "0"}
    for digits in OTHER_DIGITS:
        plain |= {one.translate(str.maketrans("0123456789", digits)) for one in plain}
    return {
        form.format(one)
        for one in plain
        for form in ("{}", " {} ", "{}.", "= {}", "={}", "\u2066{}\u2069", "{}\u200f", "\xa0{}")
    }


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_every_usual_spelling_of_an_answer_is_accepted(slug, made, depth):
    if made.question(0).answer_type not in ("number", "place"):
        pytest.skip("chosen, not written")
    for question in (made.question(seed) for seed in range(depth.of(THOUSAND))):
        refused = {said for said in spellings(Fraction(question.answer)) if question.check(said) != "right"}
        assert refused == set(), question.facts


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_a_rounded_answer_is_known_as_such(slug, made, depth):
    """The right answer with two to five digits, as a decimal or in percent, is rounded if it is not exact. With its last digit one
    too great or too small, it never is.
    """
    if made.question(0).answer_type != "number":
        pytest.skip("chosen, not written")
    for question in (made.question(seed) for seed in range(depth.of(THOUSAND))):
        exact, known = Fraction(question.answer), [Fraction(one) for one in question.misconceptions.values()]
        for places in (1, 2, 3, 5):
            unit = Decimal(1).scaleb(-places)
            near = (Decimal(exact.numerator) / Decimal(exact.denominator)).quantize(unit, ROUND_HALF_UP)
            if abs(near) < 10 * unit:
                continue
            wanted = {"right"} if Fraction(near) == exact else {"rounded"}
            spelled = [f"{near:f}", f"{near:f}".replace(".", ",")]
            spelled += [f"{near.scaleb(2):f} %"] if places > 1 else []
            assert {question.check(one) for one in spelled} == wanted, question.facts
            others = {question.check(f"{one:f}") for one in (near + unit, near - unit) if Fraction(one) not in known}
            assert others <= {"misrounded", "other"}, question.facts


ROUNDINGS = {
    "0.67": "rounded",
    "0,667": "rounded",
    ".67": "rounded",
    "= 0.67.": "rounded",
    "٠٫٦٧": "rounded",
    "67%": "rounded",
    "66.7 %": "rounded",
    "0.666666666666667": "rounded",
    "0.66": "misrounded",
    "66%": "misrounded",
    "66.6%": "misrounded",
    "0.68": "other",
    "0.7": "other",
    "67": "other",
    "-0.67": "other",
    "2/3": "right",
    "4/6": "right",
    "0.34": "other_way_round",
    "34%": "other_way_round",
    "half": "unreadable",
}


def test_right_rounded_and_wrongly_rounded_answers_have_replies_of_their_own():
    """The replies are in every language, and do not give the answer. Only a rounded answer is no try."""
    made = next(made for slug, made in GENERATORS if slug == "addition_war" and made.kind == "chance")
    question = replace(made.question(0), answer=Fraction(2, 3), misconceptions={"other_way_round": Fraction(34, 100)})
    assert {said: question.check(said) for said in ROUNDINGS} == ROUNDINGS
    for language in languages():
        replies = question.to_json(Words(language))["replies"]
        told = [replies[verdict] for verdict in ("right", "rounded", "misrounded", "other")]
        assert len({*told}) == 4
        assert not any("2/3" in one for one in told[1:])
    outcomes = [outcome_of(question, [first, "2/3"], 0) for first in ("0.67", "0.66", "0.7", "")]
    assert outcomes == ["first", "missed", "missed", "first"]
    assert {"rounded", "misrounded"}.isdisjoint(replace(question, answer=2).to_json(Words())["replies"])


def test_halves_are_rounded_away_from_zero():
    """As at school: 1/8 is 0.13, and not 0.12."""
    question = replace(GENERATORS[0][1].question(0), answer_type="number", misconceptions={})
    for answer, said, verdict in [
        (Fraction(1, 8), "0.13", "rounded"),
        (Fraction(1, 8), "0.12", "misrounded"),
        (Fraction(-1, 8), "-0.13", "rounded"),
        (Fraction(-1, 8), "−12%", "misrounded"),
        (Fraction(27, 2), "14", "other"),
        (Fraction(27, 2), "13.5", "right"),
        (Fraction(100, 3), "33.3%", "rounded"),
    ]:
        assert replace(question, answer=answer).check(said) == verdict, (answer, said)


THOUSAND = 100
"""The number of questions of each generator that are solved, and searched for patterns: some 1,500 in each lesson, ten times as
many in the deep run.
"""


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_no_other_choice_is_right_too(slug, made, depth):
    """The learner's view gives the same right choices as the answer key, and all of them."""
    solve, by_number = SOLVED.get(f"{slug} {made.kind}"), made.question(0).answer_type in ("number", "place")
    if solve is None or by_number:
        assert by_number or f"{slug} {made.kind}" in FROM_ALL_GAMES, (
            "what can be chosen is solved again: write it into solvers.py"
        )
        pytest.skip("answered with a number, or counted in all games by the tests of its lesson")
    for seed in range(depth.of(THOUSAND)):
        question = made.question(seed)
        right = tuple(solve(question, seen(question)))
        assert question.same(right if isinstance(question.answer, tuple) else right[0], question.answer), (
            f"seed {seed}: {right}"
        )
        assert isinstance(question.answer, tuple) or len(right) == 1, f"seed {seed}: {right}"


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_no_pattern_gives_an_answer_away(slug, made, depth):
    """Guessing by places, lengths, or the number between two others is not right more often than chance."""
    assert list(question_giveaways(slug, made, depth.of(3 * THOUSAND))) == []


TAUGHT = {
    "subtraction_war compare": "“difference” is the word that the lesson teaches",
    "subtraction_war greater": "“difference” is the word that the lesson teaches",
    "subtraction_war order": "“difference” is the word that the lesson teaches",
    "fast_food together": "“cheeseburger” is a word of the game, with its picture on every chart",
}
"""Prompts that the formulas find harder than they are, with the reason, such as a long word that every learner knows."""
YOUNGER = 2
"""The margin in years: each prompt can be read this long after the lesson's least age."""


@pytest.mark.parametrize("slug", slugs())
def test_every_prompt_fits_the_age_of_its_lesson(slug, depth):
    """Two readability formulas decide. Prompts that only a taught word makes hard are listed, and each of them must need it."""
    words = Words()
    youngest = min(map(int, re.findall(r"\d+", words.say(f"{slug}_lesson", "ages"))))
    hard = set()
    for made in find(slug).generators:
        for prompt in {made.question(seed).prompt(words) for seed in range(depth.of(TOLD))}:
            if max(reading_ages(prompt)) > youngest + YOUNGER:
                hard.add(f"{slug} {made.kind}")
    assert hard == {kind for kind in TAUGHT if kind.startswith(slug)}


TAUGHT_IN_ARABIC = {
    "fast_food together": "the three dishes of the game are asked for by their names, on which its charts have pictures"
}
EASE = {
    "ar": (arabic_reading, {6: (95, 40), 8: (90, 50), 9: (90, 50)}),
    "es": (spanish_reading, {6: (75, 40), 8: (75, 45), 9: (75, 40)}),
    "fr": (french_reading, {6: (80, 40), 8: (80, 45), 9: (80, 40)}),
}
"""Language -> its two formulas, and least age -> the least ease and the greatest Lix. In Arabic a sentence from a first book
has 113 by Osman. In Spanish 65 is fairly easy by Inflesz, and 80 very easy. In French 80 is easy by Kandel and Moles. By Lix,
below 40 is easy, and 50 is a newspaper's. A short prompt with one word of the game is close to both limits.
"""


@pytest.mark.parametrize("language", EASE)
@pytest.mark.parametrize("slug", slugs())
def test_every_prompt_in_another_language_is_easy_for_the_age_of_its_lesson(slug, language, depth):
    words = Words(language)
    formulas, ages = EASE[language]
    youngest = min(map(int, re.findall(r"\d+", Words().say(f"{slug}_lesson", "ages"))))
    assert youngest in ages, f"say in EASE above how easy a text for the age of {youngest} is"
    least, most = ages[youngest]
    hard = set()
    for made in find(slug).generators:
        for prompt in {made.question(seed).prompt(words) for seed in range(depth.of(TOLD))}:
            ease, lix = formulas(prompt)
            if ease < least or lix > most:
                hard.add(f"{slug} {made.kind}")
    assert hard == ({kind for kind in TAUGHT_IN_ARABIC if kind.startswith(slug)} if language == "ar" else set())


SHORT = 4
"""The least number of words for which readability formulas are meaningful."""
LESS_EASE = {"ar": (65, 65), "es": (55, 55), "fr": (70, 55)}
"""Language -> the least ease and the greatest Lix of texts that are read with help nearby. They may be harder than a prompt,
which is read alone.
"""
WITH_HELP = 3
"""The margin in years for hints, replies and sentences of rules in English."""
HARDER = {
    "subtraction_war most_often hint": "it ends in a row of differences, which counts as one long sentence",
    "subtraction_war most_often reply": "it lists pairs of numbers, which count as one long sentence",
    "subtraction_war likely reply": "it compares two numbers of pairs in one sentence",
}
HARDER_IN = {"es": {"addition_war to_win reply"}, "ar": {"subtraction_war most_often reply"}}
"""The same in other languages, for the same reasons."""
"""Hints, replies and sentences that the formulas find harder than they are, with the reason."""
KNOWN = re.compile(r"\b(?:differences?|cheeseburgers?|everybody|nobody)\b", re.I)
"""English words that each lesson teaches or uses from its first step on. They are read like the word *card*."""


def told_in(slug, words, questions):
    """Yields hints and replies of every generator, and the sentences of rules in a match, each with its origin."""
    for made in find(slug).generators:
        for question in map(made.question, range(questions)):
            yield from ((f"{slug} {made.kind} hint", hint) for hint in question.hints(words))
            yield from ((f"{slug} {made.kind} reply", question.reply(name, words)) for name in question.misconceptions)
    match = start(find(slug).game, seed=1, **({"deck": deck} if (deck := find(slug).deck) else {})).play_out("random")
    yield from ((step["rule"], step["sentence"]) for step in MatchStory(match, "p1", words).to_json()["steps"][:200])


@pytest.mark.parametrize("language", [DEFAULT_LANGUAGE, *EASE])
@pytest.mark.parametrize("slug", slugs())
def test_every_hint_reply_and_rule_is_easy_for_the_age_of_its_lesson(slug, language, depth):
    """Two formulas decide in every language, and the few texts that they find too hard are listed."""
    words = Words(language)
    youngest = min(map(int, re.findall(r"\d+", Words().say(f"{slug}_lesson", "ages"))))
    hard = set()
    for what, text in {*told_in(slug, words, depth.of(20))}:
        if len(re.findall(r"[^\W\d_]+", text)) < SHORT:
            continue
        if language == DEFAULT_LANGUAGE:
            if max(reading_ages(KNOWN.sub("card", text))) > youngest + WITH_HELP:
                hard.add(what)
        else:
            (ease, lix), (least, most) = EASE[language][0](text), LESS_EASE[language]
            if ease < least or lix > most:
                hard.add(what)
    known = HARDER if language == DEFAULT_LANGUAGE else HARDER_IN.get(language, ())
    assert hard == {what for what in known if what.startswith(slug)}


def test_each_of_our_languages_has_readability_formulas():
    assert {DEFAULT_LANGUAGE, *EASE} == {*languages()} == {DEFAULT_LANGUAGE, *LESS_EASE}


def test_a_scholarly_sentence_is_hard():
    """Both formulas find it hard, and a sentence from a first reading book easy, with or without its vowels."""
    first = "عاش في الغابة أرنب صغير. كان الأرنب يحب الجزر."
    scholar = "استنبط المتخصصون المعاصرون استراتيجيات متكاملة لمواجهة الإشكاليات المستعصية"
    assert arabic_reading(first)[0] > 110
    assert arabic_reading(first)[1] < 30
    assert arabic_reading(scholar)[0] < 60
    assert arabic_reading(scholar)[1] > 80
    assert arabic_reading("أَرْنَبٌ صَغِير") == arabic_reading("أرنب صغير")


@pytest.mark.parametrize(
    ("formulas", "first", "scholar"),
    [
        (
            spanish_reading,
            "Mi mamá me ama. El gato come pan.",
            "Los especialistas contemporáneos elaboraron estrategias multidisciplinares.",
        ),
        (
            french_reading,
            "Le chat dort. Papa lit un livre.",
            "Les spécialistes contemporains élaborent des stratégies pluridisciplinaires.",
        ),
    ],
)
def test_a_first_book_is_easy_and_a_scholarly_text_hard_in_spanish_and_french(formulas, first, scholar):
    assert formulas(first)[0] > 100
    assert formulas(first)[1] < 10
    assert formulas(scholar)[0] < 0
    assert formulas(scholar)[1] > 70


def test_syllables_are_counted_about_as_they_are_spoken():
    spanish = {"guerra": 2, "día": 2, "cuidado": 3, "leer": 2, "rey": 1, "muy": 1, "múltiplo": 3, "y": 1, "7": 1}
    french = {"carte": 1, "jeton": 2, "somme": 1, "l’autre": 1, "différence": 3, "le": 1, "7": 1}
    assert {word: spanish_syllables(word) for word in spanish} == spanish
    assert {word: french_syllables(word) for word in french} == french


WITH_A_LEVEL_BETWEEN = {"addition_war by_how_much", "seven_twenty_seven makes"}
"""Kinds that are easy or hard; the level between asks something else."""


@pytest.mark.parametrize("slug", slugs())
def test_each_kind_is_asked_once_on_each_of_its_levels(slug):
    """Its levels have no gaps and no duplicates, and the tables of these tests name only existing kinds."""
    asked = [(made.kind, made.level) for made in find(slug).generators]
    assert len({*asked}) == len(asked)
    for kind in {kind for kind, _ in asked}:
        levels = [level for name, level in asked if name == kind]
        between = max(levels) - min(levels) + 1 - len(levels)
        assert between == (f"{slug} {kind}" in WITH_A_LEVEL_BETWEEN), kind
    names = {f"{slug} {kind}{level}" for kind, at in asked for level in ("", f" {at}")}
    assert {name for name in (*WRONG, *RANGES, *FITS) if name.startswith(slug)} <= names


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_a_misconception_gives_the_answer_that_its_reply_describes(slug, made):
    """The wrong answers are computed from the facts of the question, and no wrong way is missing."""
    ways = WRONG.get(f"{slug} {made.kind} {made.level}") or WRONG.get(f"{slug} {made.kind}")
    if ways is None:
        pytest.skip("chosen or ordered, and held by the tests of its lesson")
    for question in (made.question(seed) for seed in range(100)):
        lead_to = {name: way(seen(question)) for name, way in ways.items()}
        for name, betrayed in question.misconceptions.items():
            assert betrayed == lead_to[name], f"{name}: {question.facts}"
        assert {*question.misconceptions.values()} == {*lead_to.values()} - {None, (), question.answer}, question.facts


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_the_numbers_of_a_level_have_the_right_range(slug, made):
    """The least and the greatest value of each number are as declared, so a level is neither harder nor easier."""
    reach = RANGES.get(f"{slug} {made.kind} {made.level}")
    if reach is None:
        pytest.skip("held by the tests of its lesson")
    found: dict[str, set[Fraction]] = {fact: set() for fact in reach}
    for seed in range(4000):
        question = made.question(seed)
        for fact, numbers in found.items():
            numbers.add(half(str(question.facts[fact])))
        reached = {
            fact: numbers if isinstance(reach[fact], set) else (min(numbers), max(numbers)) for fact, numbers in found.items()
        }
        if seed >= 200 and reached == reach:  # the ends may be rare
            break
    assert reached == reach


def worth(written: str) -> Fraction:
    """Returns the value of a sum, products first: ``2 × 3 + ½`` is 6½."""
    plus = re.split(r" ([+−]) ", written.replace("−", "−0 − ", 1) if written.startswith("−") else written)
    signs = [1, *(1 if sign == "+" else -1 for sign in plus[1::2])]
    return sum((sign * product(part) for sign, part in zip(signs, plus[::2], strict=True)), Fraction(0))


def product(written: str) -> Fraction:
    """Returns the value of products and quotients, from left to right."""
    first, *more = re.split(r" ([×÷]) ", written)
    reached = number(first)
    for sign, factor in zip(more[::2], more[1::2], strict=True):
        reached = reached * number(factor) if sign == "×" else reached / number(factor)
    return reached


def number(written: str) -> Fraction:
    """Returns the value of a number in a text: ``7``, ``8½``, ``2⅓``, ``2 1/8``, ``4.5``."""
    plain = "".join(PARTS.get(sign, sign) for sign in written.removeprefix("−"))
    return sum(map(Fraction, plain.split()), Fraction(0))


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_a_question_belongs_to_its_level(slug, made):
    """Every question has what its level is for, such as staying within ten, crossing it, a misleading highest card, or an ace."""
    fits = FITS.get(f"{slug} {made.kind} {made.level}")
    if fits is None:
        pytest.skip("held by the tests of its lesson")
    for question in (made.question(seed) for seed in range(100)):
        assert fits(seen(question)), question.facts


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_all_arithmetic_in_texts_is_right(slug, made):
    """Every = and < in prompts, hints, workings and replies is true, in every language."""
    for language in languages():
        words = Words(language)
        for question in (made.question(seed) for seed in range(8)):
            told = question.to_json(words)
            said = [told["prompt"], told["working"], *told["hints"], *told["replies"].values()]
            for text in [*said, *(each["reply"] for each in told["misconceptions"])]:
                plain = re.sub("[\u2066-\u2069\u200e\u200f]", "", text).replace("\u00a0", " ")
                for left, sign, right in EQUATION.findall(plain):
                    a, b = worth(left), worth(right)
                    assert {"=": a == b, "<": a < b, ">": a > b}[sign], plain


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_blank_and_nonsense_get_a_reply(slug, made):
    assert list(nonsense(slug, made)) == []


@pytest.mark.parametrize(("slug", "made"), GENERATORS, ids=IDS)
def test_every_text_renders_and_no_hint_gives_the_answer_away(slug, made, depth):
    """Prompt, hints, working and every reply have texts. The working ends in the answer, which hints and replies do not
    contain.
    """
    record = Requests()
    assert [finding for words in speakers(record) for finding in texts(slug, made, words, depth.of(TOLD))] == []
    assert [*missing_findings(record, Words()), *record.faults] == []


@pytest.mark.parametrize(("slug", "kind"), [("addition_war", "sum"), ("subtraction_war", "difference"), ("fast_food", "total")])
def test_a_ticket_about_one_kind_asks_about_five_pairs_of_numbers(slug, kind):
    """A learner who has practised nothing else gets no question twice."""
    ticket = next(stage for stage in find(slug).stages if isinstance(stage, ExitTicket))
    for seed in range(100):
        drawn = ticket.draw(seed, practised=Practised(level=1, highest=1, kinds=(kind,)))
        assert {question.kind for question in drawn} == {kind}
        assert len({question.practises for question in drawn}) == len(ticket.levels)


@pytest.mark.parametrize("slug", slugs())
def test_a_ticket_asks_only_kinds_that_were_practised(slug):
    """If they have no question on a level, an easier one of these kinds is asked, and no other kind."""
    ticket = next(stage for stage in find(slug).stages if isinstance(stage, ExitTicket))
    offered = {(made.kind, made.level) for made in ticket.questions if "ticket" in made.where}
    for kind in sorted({kind for kind, _ in offered}):
        for top in (1, 2, 3):
            drawn = ticket.draw(5, practised=Practised(level=top, highest=top + 1, kinds=(kind,)))
            lowest = min(level for other, level in offered if other == kind)
            assert {question.kind for question in drawn} == {kind}
            assert max(question.level for question in drawn) <= max(lowest, top + 1)


@pytest.mark.parametrize("slug", slugs())
def test_each_stage_has_its_own_deal_and_the_ticket_gets_harder(slug):
    """The watched match is not the one to predict or to play. The ticket has five questions, from level 1 to 4. It ends at 3 if
    there are no others, or if the harder ones are about more than every learner practises.
    """
    stages = {stage.kind: stage for stage in find(slug).stages}
    levels = {"compare": (1, 1, 2, 2, 3), "fast_food": (1, 2, 2, 3, 3)}
    assert stages["ticket"].levels == levels.get(slug, (1, 2, 3, 3, 4))
    assert [stages[kind].deal.shift for kind in ("watch", "predict", "play")] == [0, 1, 2]
    assert len(stages["watch"].deal.match(5).actions) > 5
    assert not stages["play"].deal.match(5).actions


def test_the_same_seed_asks_the_same_questions():
    """A class with one seed has the same exit ticket, and each seat can have its own."""
    for slug in slugs():
        ticket = next((stage for stage in find(slug).stages if stage.kind == "ticket"), None)
        if ticket is not None:
            assert ticket.draw(5) == ticket.draw(5)
            assert ticket.draw(5, 1) != ticket.draw(5, 2)
            assert len(ticket.draw(5)) == len(ticket.levels)
