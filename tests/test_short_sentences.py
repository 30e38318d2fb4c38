"""Every rule of our games has a short sentence in every language, which is short enough and says "you"."""

import re

import pytest

from cardlab import find
from cardlab.core.declarations import SPECTATOR
from cardlab.core.registry import built_in
from cardlab.core.rng import RandomStream
from cardlab.match import Match
from cardlab.testing.games import random_options
from cardlab.words.game_labels import first_hints
from cardlab.words.languages import languages, variants
from cardlab.words.match_story import MatchStory
from cardlab.words.short_sentences import short_sentence
from cardlab.words.words import Words, message_name

NAMES = {"p2": "Nadia", "p3": "Omar", "p4": "Lin"}
MOST_WORDS = 12
ACTIONS = 50
YOU = {
    "en": r"\b[Yy]ou",
    "fr": r"\b([Tt]u|[Tt]oi|[Tt]es|[Tt]a|[Tt]on)\b|\bt’",
    "es": (
        r"\b([Tt]ú|[Tt]us?|[Tt]uyas?|[Tt]i|[Tt]e|[Tt]ienes|[Gg]anas|[Cc]apturas|[Pp]agas|[Dd]as|[Rr]ecibes|[Dd]evuelves"
        r"|[Pp]restas|[Bb]arres|[Ll]uchas|[Ss]alvas|[Dd]ejas|[Hh]as|[Oo]rdenas|Ordena tus?"
        r"|[Jj]uegas|[Pp]asas|[Qq]uedas|[Ee]mpiezas|[Cc]ompartes|[Ss]acas|[Dd]escartas|[Cc]ambias|[Dd]ices|[Pp]ierdes|[Ss]igues"
        r"|[Cc]uentas|Apuestas|[Ii]gualas|[Vv]as|[Ee]mpatas|[Tt]iras|[Tt]ratas|[Pp]uedes|[Dd]ijiste|[Ee]speras|comprarte|llevarte|[Rr]espondes"
        r"|[Vv]uelves|[Qq]uedaste|[Jj]ugaste)\b"
    ),
    "ar": (
        r"\b(معك|لك|فزت|أنت|فأنت|بطاقتك|بطاقاتك|تستعير|تعيد|إليك|عليك|منك|فتدفع|تدفع"
        r"|تحاول|تترك|كومتك|محاولتك|محاولتاك|محاولاتك|بطاقتيك"
        r"|تضع|تلعب|تمرّر|عندك|نقاطك|ونقاطك|غرامتك|وغرامتك|فغرامتك|بينك|تأخذ|تسحب|تقول|تحسب|تتابع|تتخلّص|صورتك|أزواجك|غيرك|انتهيت"
        r"|تجاري|تنسحب|نقودك|بإمكانك|ترمي|قرارك|لكنك|أمامك|خبطتك|ردّك|تحدّيك|تعيدك)\b"
    ),
}
ELISION = re.compile(r"\b([dDjJlLmMnNsStT]e|[lL]a|[Qq]ue) (?:[aeiouyéèêAEIOUY]|h?uit\b(?<!huit))")


def rules_of(slug: str) -> list[str]:
    """Returns the rules that may fire in a game: its own, and those of the game that it extends."""
    game, words = find(slug), Words()
    return [*words.rules(slug), *(words.rules(game.adds_to) if game.adds_to else [])]


def matches(slug: str, seeds: int):
    """Yields a match with the default options; with seeds also one for each preset, and some with random options."""
    game = find(slug)
    chosen = [game.with_options(None)] if not seeds else [game.with_options(preset) for preset in (None, *game.presets)]
    for number in range(seeds):
        chosen.append(random_options(game, RandomStream(number, 3)))
    for number, options in enumerate(chosen):
        match, rng = Match(options, number), RandomStream(number, 4)
        while not match.is_over and len(match.actions) < ACTIONS:
            match.play(rng.pick(match.legal_actions()))
        yield match


@pytest.mark.parametrize("slug", sorted(built_in()))
@pytest.mark.parametrize("language", sorted(languages()))
def test_every_rule_has_a_short_sentence_in_every_language(slug, language):
    words = Words(language)
    assert [rule for rule in rules_of(slug) if words.pattern(message_name(rule), "short") is None] == []


@pytest.mark.parametrize("slug", sorted(built_in()))
def test_they_are_short(slug, depth):
    """This holds for every step, with all presets and other options, and for every viewer."""
    for match in matches(slug, depth.of(20)):
        for viewer in ("p1", SPECTATOR):
            for step in MatchStory(match, viewer, Words("en", {"p1": "Ada", **NAMES})).steps():
                short = step.get("short")
                if short is None:
                    assert not step["rule"]
                    continue
                sums_together = re.sub(" [+−×÷=] ", "", short)
                n = len([word for word in sums_together.split() if re.search(r"\w", word)])
                assert n <= MOST_WORDS, f"{match.game!r} {step['rule']}: {short}"
                assert short == " ".join(short.split())
                assert "{" not in short


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("slug", sorted(built_in()))
def test_only_the_viewer_is_you(slug, language):
    """The viewer's own name never appears, and for spectators nobody is "you"."""
    words = Words(language, NAMES)
    own = words.seat("p1")
    for match in matches(slug, 0):
        for step in MatchStory(match, "p1", words).steps():
            assert own not in step.get("short", ""), step
        for step in MatchStory(match, SPECTATOR, words).steps():
            assert not re.search(YOU[language], step.get("short", "")), step
        if language == "fr":
            assert [s["short"] for s in MatchStory(match, "p1", words).steps() if ELISION.search(s.get("short", ""))] == []


def test_war_has_short_sentences():
    match = Match(find("war").with_options("lesson"), 7)
    for _ in range(5):
        match.play(match.legal_actions()[0])
    shorts = [step["short"] for step in MatchStory(match, "p1", Words("en", {"p2": "Nadia"})).steps() if step["short"]]
    assert shorts[:3] == [
        "26 cards each.",
        "You have Q♥. Nadia has 5♠.",
        "Queen beats 5. You take both.",
    ]
    assert shorts[-3:] == [
        "6 and 6: war!",
        "One face down, one face up. You have 10♣. Nadia has J♠.",
        "Jack beats 10. Nadia wins the war: 6 cards.",
    ]
    french = [step["short"] for step in MatchStory(match, "p2", Words("fr", {"p1": "Léa"})).steps() if step["short"]]
    assert french[2] == "La dame bat le 5. Léa prend les deux."
    assert french[-1] == "Le valet bat le 10. Tu gagnes la bataille\u202f: 6 cartes."


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    "rule",
    [
        "napoleons_war.win",
        "twenty_first_century_war.end.win",
        "egyptian_war.win.all",
        "egyptian_war.win.last",
        "egyptian_war.win.last_card",
    ],
)
def test_an_end_names_the_result_in_the_words_of_the_page(rule, language):
    """Otherwise a page says who wins before the sentence, and again in it."""
    words = Words(language, NAMES)
    told = short_sentence(words, rule, {"player": "p2", "winner": "p2", "total": 52, "turns": 9, "count": 9}, "p1")
    plain = [re.sub(r"[!.¡\s]", "", text.lower()) for text in (words.say("ui-winner", player="Nadia"), told)]
    assert plain[0] in plain[1]


def test_easy_variants_have_the_same_short_sentences():
    """A variant with another long sentence keeps the short one."""
    facts = {"winner": "p1", "n": 4, "alone": "no", "loser": "p2", "a": 5, "b": 3, "worth": 8, "c": 2, "d": 1, "other": 3}
    for language in languages():
        for variant in variants(language):
            easy, plain = (short_sentence(Words(one), "addition_war.take", facts, "p1") for one in (variant, language))
            assert easy == plain


def test_a_language_with_only_the_long_sentence_has_no_short_one(monkeypatch):
    """The English short sentence is not used instead."""
    words = Words("fr")
    pattern = words.pattern
    monkeypatch.setattr(words, "pattern", lambda name, part=None: None if part == "short" else pattern(name, part))
    assert short_sentence(words, "war.pickup", {"winner": "p1", "n": 2, "total": 28}, "p1") is None


def test_a_rule_without_a_message_has_no_short_sentence(monkeypatch):
    pattern = Words.pattern
    monkeypatch.setattr(Words, "pattern", lambda self, name, part=None: None if part == "short" else pattern(self, name, part))
    assert all("short" not in step for step in MatchStory(Match(find("war").with_options(), 1), "p1").steps())


def test_several_seats_are_named_from_the_viewers_side():
    """For one of them the sentence says "you" and the others' names, and for anybody else all names."""
    facts = {"players": ("p1", "p3", "p4"), "k": 3, "n": 2, "settle": "penalties"}
    words = Words("en", NAMES)
    assert short_sentence(words, "twos.win", facts, "p1") == "You share the win with Omar and Lin."
    assert short_sentence(words, "twos.win", {**facts, "players": ("p3", "p4")}, "p1") == "Omar and Lin share the win."


def test_only_its_owner_reads_a_hidden_card():
    match = Match(find("seven_twenty_seven").with_options("no_betting"), 3)
    match.play("p1 card")
    shorts = {
        seat: MatchStory(match, seat, Words("en", {"p1": "Ada"})).steps()[-1]["short"] for seat in ("p1", "p2", SPECTATOR)
    }
    assert re.fullmatch(r"You take \S+: \S+ \+ \S+ = [^♣♦♥♠]+\.", shorts.pop("p1"))
    assert {*shorts.values()} == {"Ada takes a card."}


def test_an_item_of_a_long_list_is_shorter():
    """The message knows the number of items."""
    row = {"a": 3, "b": 5, "c": 8, "d": 0, "n": 3, "total": 16}
    words = Words("en", NAMES)
    for seats, told in (
        (("p1", "p2"), "You: 3 + 5 + 8 = 16. Nadia: 3 + 5 + 8 = 16."),
        (("p2", "p3", "p4"), "Nadia: 16. Omar: 16. Lin: 16."),
    ):
        sums = [{"player": seat, **row} for seat in seats]
        assert short_sentence(words, "twenty_first_century_war.total", {"sums": sums}, "p1") == told


@pytest.mark.parametrize("slug", sorted(built_in()))
@pytest.mark.parametrize("language", sorted(languages()))
def test_first_hints_are_few_and_short(slug, language):
    """All languages have hints for the same moments and rules."""
    game, words = find(slug), Words(language)
    for preset in (None, *game.presets):
        chosen = game.with_options(preset)
        hints = first_hints(words, chosen)
        assert 3 <= len(hints) <= 6
        assert hints.keys() == first_hints(Words(), chosen).keys()
        assert all(len(hint.split()) <= (8 if language == "en" else 10) for hint in hints.values()), hints


def test_a_hint_waits_for_its_moment_or_its_rule():
    hints = first_hints(Words(), find("good_king_bad_queen").with_options())
    assert hints["start"] == "Tap your pile to turn a card over."
    assert hints["good_king_bad_queen.award.queen"] == "A queen you win costs you cards."


def test_a_hint_says_how_this_match_ends():
    game, words = find("war"), Words()
    assert first_hints(words, game.with_options("lesson"))["later"] == "Most cards after 60 turns wins."
    assert first_hints(words, game.with_options())["later"] == "Win all the cards!"


def test_a_game_without_hints_has_none(monkeypatch):
    monkeypatch.setattr(Words, "has", lambda *_: False)
    assert first_hints(Words(), find("war").with_options()) == {}


def test_a_hint_names_the_aces_only_if_they_score():
    """The Serbian rules of Tablanette give a point for an ace."""
    tablanette = find("tablanette")
    hints = [first_hints(Words(), tablanette.with_options(preset)) for preset in ("short", "serbian")]
    assert ["Aces" in hint["tablanette.take.equal"] for hint in hints] == [False, True]
