"""Checks questions over many seeds: one right answer that nothing gives away, misconceptions told apart, and words."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from traceback import extract_tb

from traitlets import TraitError

from cardlab.core.errors import CardlabError
from cardlab.decks.ready_decks import ready_decks
from cardlab.lessons import find
from cardlab.models import drawn
from cardlab.sessions.page_texts import in_words
from cardlab.teaching.lesson import Lesson
from cardlab.teaching.number_reading import written
from cardlab.teaching.question import BLANK as NOTHING
from cardlab.teaching.question import OTHER, RIGHT, UNREADABLE, Answer, Question, QuestionGenerator
from cardlab.testing.findings import Finding, by_name, require
from cardlab.testing.guessable_answers import question_giveaways
from cardlab.testing.missing_messages import missing_findings
from cardlab.testing.needed_messages import speakers
from cardlab.testing.recording_words import BLANK, Requests
from cardlab.words.words import BORROWED, Words

NONSENSE = (None, 7, ["7"], "x" * 500, "no such choice", "7 7 7 7")
"""Answers that a page may send although no learner means them."""
_NUMBER = r"(?:\d+(?: \d+/\d+|/\d+|\.\d+|[½¼¾⅓⅔])?|½)"
_NEW_WORDS = 3
"""How many new words a hint without arithmetic must add."""
_BY_CHANCE = 4
"""The number of replies to one misconception in which the answer may occur among other numbers."""
_MARKS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Invisible direction marks."""


def check_questions(lesson: str | Lesson, *, seeds: int = 300, seeds_in_words: int = 25) -> None:
    """Runs every check on everything that makes questions in a lesson.

    Args:
        lesson: Its slug, or the lesson.
        seeds: How many questions of each generator to answer in every way.
        seeds_in_words: For how many of them to check the words, in every language.

    Raises:
        ConformanceError: Something is missing or wrong; the text lists all of it.
    """
    __tracebackhide__ = True
    taught = by_name(lesson, find)
    require(f"the questions of {taught.slug}", question_findings(taught, seeds=seeds, seeds_in_words=seeds_in_words))


def question_findings(lesson: Lesson, *, seeds: int, seeds_in_words: int) -> list[Finding]:
    """Lists everything that is missing or wrong in the questions of a lesson."""
    record = Requests()
    found = asking(lesson, record, seeds=seeds, seeds_in_words=seeds_in_words)
    return [*missing_findings(record, Words()), *record.faults, *found]


def asking(lesson: Lesson, record: Requests, *, seeds: int, seeds_in_words: int) -> list[Finding]:
    """Lists the faults of a lesson's questions. The record notes the words that they ask for."""
    found: list[Finding] = []
    broken = set()
    for made in lesson.generators:
        try:
            found += [
                *answers(lesson.slug, made, seeds),
                *nonsense(lesson.slug, made),
                *question_giveaways(lesson.slug, made, seeds),
            ]
            for words in speakers(record, f"{lesson.slug}_lesson-{made.kind}"):
                words.say(f"{lesson.slug}_lesson-{made.kind}", "name")
                found += texts(lesson.slug, made, words, seeds_in_words)
        except Exception as error:  # a question may fail in any way, and its author needs to know which
            found.append(_finding(lesson.slug, made, f"{type(error).__name__}: {error}{_line_of(made, error)}"))
            broken.add(made.kind)
    return [*found, *replies(lesson, seeds, broken)]


def _line_of(made: QuestionGenerator, error: Exception) -> str:
    """Returns the line of a generator's file that caused an error: `` (differences.py, line 40)``; "" if there is none."""
    code = getattr(getattr(made.make, "func", made.make), "__code__", None)
    file = code.co_filename if code else ""
    lines = [frame.lineno for frame in extract_tb(error.__traceback__) if frame.filename == file]
    return f" ({Path(file).name}, line {lines[-1]})" if lines else ""


def answers(slug: str, made: QuestionGenerator, seeds: int) -> Iterator[Finding]:
    """Yields faults in how a generator's questions check answers, each once, with the first seed that shows it."""
    seen: set[str] = set()
    errs = False
    if "paper" in made.where and made.question(0).answer_type == "place":
        yield _finding(
            slug, made, 'its answer is a place on a model, which paper does not have: write where=("screen", "ticket")'
        )
    for seed in range(seeds):
        question = made.question(seed)
        errs = errs or bool(question.misconceptions)
        faults = list(_answer_faults(slug, question))
        if made.question(seed) != question:
            faults.append("the same seed gives another question: it draws from something other than its stream")
        for fault in faults:
            if fault not in seen:
                seen.add(fault)
                yield _finding(slug, made, fault, seed)
    if not errs:
        yield _finding(slug, made, "it has no misconception, so it cannot reply to a typical mistake")


def _answer_faults(slug: str, question: Question) -> Iterator[str]:
    if question.lesson != slug:
        yield f"it belongs to the lesson {question.lesson!r}"
    if question.check(answer_as_given(question.answer)) != RIGHT:
        yield "the right answer is not accepted"
    if not question.practises:
        yield "it does not say what a learner who misses it should practise (`practises`)"
    for name, answer in question.misconceptions.items():
        if question.same(answer, question.answer):
            yield f"the misconception {name!r} gives the right answer"
        elif answer_as_given(answer) and (verdict := question.check(answer_as_given(answer))) != name:
            yield f"the answer of the misconception {name!r} gets the verdict {verdict!r}"
    values = [choice.value for choice in question.choices]
    if len(set(values)) != len(values):
        yield "two choices have the same value"
    if question.answer_type not in ("number", "place"):
        if len(values) < 2:
            yield "there is nothing to choose"
        if not set(question.answer if isinstance(question.answer, tuple) else (question.answer,)) <= set(values):
            yield "the right answer is not among the choices"


def nonsense(slug: str, made: QuestionGenerator) -> Iterator[Finding]:
    """Yields faults in how a question treats an empty or unreadable answer."""
    question = made.question(1)
    for said in ("", "  "):
        if question.check(said) != NOTHING:
            yield _finding(slug, made, f"the answer {said!r} is not treated as blank")
    for sent in NONSENSE:
        if question.check(sent) not in (UNREADABLE, OTHER):
            yield _finding(slug, made, f"the answer {sent!r:.20} gets the verdict {question.check(sent)!r}")


def texts(slug: str, made: QuestionGenerator, words: Words, seeds_in_words: int) -> Iterator[Finding]:
    """Yields faults in the words of the first questions. The words record missing messages."""
    seen: set[str] = set()
    told_by_hints = 0
    replied, telling = Counter[str](), Counter[str]()
    for seed in range(seeds_in_words):
        question = made.question(seed)
        told_by_hints += hint_tells(question, words)
        replied.update(list(question.misconceptions))  # their names
        telling.update(replies_that_tell(question, words))
        for fault in [*_text_faults(question, words), *hint_faults(question, words)]:
            if fault not in seen:
                seen.add(fault)
                yield _finding(slug, made, f"{fault} in the language {words.language!r}", seed)
    if 2 * told_by_hints > seeds_in_words:
        yield _finding(
            slug, made, f"the only number that the hints add is usually the answer, in the language {words.language!r}"
        )
    for name, times in telling.items():
        if times > max(_BY_CHANCE, replied[name] // 2):
            fault = f"the reply to {name!r} usually gives the answer, in the language {words.language!r}"
            yield _finding(slug, made, f"{fault}, although a second try follows")


def _text_faults(question: Question, words: Words) -> Iterator[str]:
    if fault := _picture_fault(question):
        yield fault
    told = question.to_json(words)
    helps = dict(zip(("the hint .ask", "the hint .line"), told["hints"], strict=True))
    helps |= {f"the reply to {each['name']!r}": each["reply"] for each in told["misconceptions"]}
    replies = {f"the reply to {verdict!r}": text for verdict, text in told["replies"].items()}
    for part, text in {"the prompt": told["prompt"], "the working": told["working"], **replies, **helps}.items():
        if not text.strip():
            yield f"{part} is empty"
        if re.search(r"[{}]|\$[a-z]", text):  # $5 is money
            yield f"{part} shows the brackets of a field"
    if question.answer_type == "number" and BLANK not in told["working"]:
        number = written(question.answer) if not isinstance(question.answer, (str, tuple)) else ""
        last = _plain(told["working"]).removesuffix(BORROWED).splitlines()[-1]
        if not last.rstrip(" .").endswith(number):
            yield "the working does not end in the answer"
        for part, text in helps.items():
            if re.search(rf"[=≈]\s*{re.escape(number)}(?![\d/½¼¾⅓⅔]|\.\d)", _plain(text)):
                yield f"{part} gives the answer away"


def _pieces(text: str) -> set[str]:
    """Returns the numbers of a text, and its sums and comparisons; the same sum with its terms swapped counts as the same."""
    plain = _plain(text).replace("؟", "?").replace("\u00a0", " ")
    pieces = {*re.findall(_NUMBER, plain)}
    for put_together in re.findall(rf"(?:{_NUMBER}|\?)(?: [+−×÷=<>] (?:{_NUMBER}|\?))+", plain):
        parts = put_together.removesuffix(" = ?").split(" + ")
        pieces.add(" + ".join(sorted(parts)) if len(parts) > 1 else put_together)
    return pieces


def hint_faults(question: Question, words: Words) -> Iterator[str]:
    """Yields faults of hints that do not help. The first must ask back; the others must add a number, a sum or new words."""
    prompt = question.prompt(words)
    back, line = question.hints(words)
    if BLANK in f"{prompt}{back}{line}":
        return
    if not {"?", "؟"} & set(back):
        yield "the first hint asks nothing"
    known = _pieces(prompt) | _pieces(back)
    new_words = {*re.findall(r"[^\W\d_]+", line)} - {*re.findall(r"[^\W\d_]+", f"{prompt} {back}")}
    if not _pieces(line) - known and len(new_words) < _NEW_WORDS:
        yield "the last hint adds nothing to the prompt and the first hint"


def hint_tells(question: Question, words: Words) -> bool:
    """Whether the answer is the only number that the hints add to the prompt; it may be by chance."""
    if isinstance(question.answer, (str, tuple)):
        return False
    hinted = _numbers(" ".join(question.hints(words)))
    return hinted - _numbers(question.prompt(words)) == {written(question.answer)}


def replies_that_tell(question: Question, words: Words) -> list[str]:
    """Lists misconceptions whose reply contains the answer as a number not mentioned before; it may be by chance."""
    if isinstance(question.answer, (str, tuple)):
        return []
    answer, prompt = written(question.answer), question.prompt(words)
    said = {name: f"{prompt} {answer_as_given(wrong)}" for name, wrong in question.misconceptions.items()}
    new = {name: _numbers(question.reply(name, words)) - _numbers(known) for name, known in said.items()}
    return [name for name, numbers in new.items() if answer in numbers]


def _numbers(text: str) -> set[str]:
    return {*re.findall(_NUMBER, _plain(text))}


def _picture_fault(question: Question) -> str | None:
    """Returns the fault in the visual model of a question; None without a fault or a model."""
    try:
        for model in filter(None, (question.model, question.solution)):
            drawn(in_words(model, Words()))
    except (CardlabError, TraitError) as error:
        return f"its model cannot be drawn: {error}"
    return None


def replies(lesson: Lesson, seeds: int, broken: Collection[str] = ()) -> Iterator[Finding]:
    """Yields replies to misconceptions that no question shows, and the words of questions that nothing makes.

    Args:
        lesson: The lesson.
        seeds: How many questions of each generator to search.
        broken: The kinds that cannot be searched.
    """
    words, every = Words(), _with_other_decks(lesson)
    kinds = {made.kind for made in every}
    for message in words.names_of(f"{lesson.slug}_lesson-"):
        kind = message.partition("-")[2]
        if {"ask", "line"} <= {*words.attributes(message)} and kind not in kinds:
            todo = "add its generator to the questions of a stage, or delete its words"
            yield Finding("untested", message, f"no question of the lesson is of the kind {kind!r}: {todo}")
    for kind in [kind for kind in dict.fromkeys(made.kind for made in every) if kind not in broken]:
        start = f"{lesson.slug}_lesson-{kind}-"
        names = {name.removeprefix(start) for name in words.names_of(start)}
        silent = names - {name for name in names if f"{kind}-{name}" in kinds}
        for made in every:
            if made.kind == kind:
                silent -= _betrayed(made, silent, seeds)
        for name in sorted(silent):
            yield Finding("untested", f"{start}{name}", f"no question of {seeds} seeds shows this misconception")


def _with_other_decks(lesson: Lesson) -> list[QuestionGenerator]:
    """Returns the generators of a lesson, and, if it can be about any deck, those of all ready-made ones."""
    others = ready_decks() if lesson.of_deck else ()
    return [*lesson.generators, *(made for name in others for made in lesson.about(name).generators)]


def _betrayed(made: QuestionGenerator, names: set[str], seeds: int) -> set[str]:
    """Returns those of some misconceptions that the questions of a generator show."""
    found: set[str] = set()
    for seed in range(seeds):
        if names <= found:
            break
        found |= set(made.question(seed).misconceptions)
    return found


def answer_as_given(answer: Answer) -> str:
    """Returns an answer as a learner gives it."""
    if isinstance(answer, tuple):
        return " ".join(answer)
    return answer if isinstance(answer, str) else written(answer)


def _plain(text: str) -> str:
    return _MARKS.sub("", text)


def _finding(slug: str, made: QuestionGenerator, fault: str, seed: int | None = None) -> Finding:
    where = f"{slug}, {made.kind}, level {made.level}" + ("" if seed is None else f", seed {seed}")
    return Finding("questions", where, fault)


__all__ = ["check_questions", "question_findings"]
