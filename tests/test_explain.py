"""Explanations and messages: sentences from facts, directions, digits, and the languages that lack a message."""

from fractions import Fraction

import pytest

from cardlab import card, start
from cardlab.core.errors import CardlabError
from cardlab.words import fluent_files
from cardlab.words.card_names import card_names
from cardlab.words.fluent_files import MessageError, add_messages
from cardlab.words.languages import languages
from cardlab.words.match_story import MatchStory
from cardlab.words.words import Words, own_name
from tests.pseudo import pseudo_language


def test_a_rule_is_explained_with_its_arithmetic():
    """Title, sentence and working come from the facts, and the working has a line for each step."""
    told = Words().explain(
        "addition_war.take", {"winner": "p1", "n": 4, "alone": "no", "a": 7, "b": 5, "worth": 12, "c": 6, "d": 4, "other": 10}
    )
    assert "7 + 5 = 12" in told.sentence
    assert told.working.splitlines() == ["7 + 5 = 12", "6 + 4 = 10", "12 > 10"]


def test_texts_have_no_invisible_marks():
    """Fields are not wrapped in direction marks, which would appear in comparisons, speech and copies."""
    match = start("addition_war", seed=4)
    for _ in range(5):
        match.play("all turn")
    text = repr(MatchStory(match).to_json())
    assert not set("\u2066\u2067\u2068\u2069\u200e\u200f") & set(text)


@pytest.fixture
def arabic(tmp_path, monkeypatch):
    """Replaces Arabic, which is written from right to left, by accented English."""
    with pseudo_language(tmp_path, monkeypatch, "ar") as language:
        yield language


def test_in_a_right_to_left_language_a_card_keeps_its_order(arabic):
    """The parts of 7♦ keep their order among right-to-left words, and English needs no marks."""
    assert Words(arabic).say("card", rank=card("7d"), suit="x") == "\u20667♦\u2069 óf x"
    assert "\u206610♥\u2069" in Words(arabic).say("card", rank=[card("7d"), card("Th")], suit="x")
    assert Words().say("card", rank=card("7d"), suit="x") == "7♦ of x"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Player 12", "Player ١٢"),
        ("2,000 games, 8.5 in 100", "٢٬٠٠٠ games, ٨٫٥ in ١٠٠"),
        ("so 7 + 5 = 12.", "so «٧ + ٥ = ١٢»."),
        ("7½ − ½ = 7", "«٧½ − ½ = ٧»"),
        ("1 1/2 > −3", "«١ ١/٢ > −٣»"),
        ("3 × 4 = ?", "«٣ × ٤ = ?»"),
        ("7½ or −3", "«٧½» or «−٣»"),
        ("so |6½ − 7| = ½", "so «|٦½ − ٧| = ½»"),
        ("so (3 + 4 = 7: two) and (2 × 3 = 6.)", "so («٣ + ٤ = ٧»: two) and («٢ × ٣ = ٦».)"),
        ("7 1/2 of 30 %", "«٧ ١/٢» of «٣٠ %»"),
        ("no number", "no number"),
        ("add ?seed=47", "add ?seed=47"),
    ],
)
def test_numbers_are_written_in_the_chosen_digits(arabic, text, said):
    """Arithmetic is marked once to run from left to right, and cards look as they are printed."""
    forced = said.replace("«", "\u2066\u202d").replace("»", "\u202c\u2069")
    apart = said.replace("«", "\u2066").replace("»", "\u2069").translate(str.maketrans("٠١٢٣٤٥٦٧٨٩٫٬", "0123456789.,"))
    for words, marked in ((Words(arabic, digits="arab"), forced), (Words(arabic), apart)):
        assert words.in_digits(text) == marked
        assert words.in_digits(words.in_digits(text)) == marked
    assert Words().in_digits(text) == text


@pytest.mark.parametrize("digits", ["", "arab"])
def test_cards_in_a_sentence_look_as_printed(arabic, digits):
    """The author of the message sets no marks, and cards get left-to-right marks once."""
    words = Words(arabic, digits=digits)
    marked = "\u20667♦\u2069 ánd \u206610♥ A♠\u2069"
    assert words.in_digits("7♦ ánd 10♥ A♠") == words.in_digits(marked) == marked


def test_digits_belong_to_a_language(arabic):
    assert own_name(arabic) == "العربية"
    assert own_name("en") == "English"
    assert Words(arabic, digits="arab").explain("addition_war.turn_up", {"hands": []}).title
    with pytest.raises(CardlabError, match="the language 'en' has no digits 'arab'"):
        Words(digits="arab")


def test_names_and_halves_are_shown_as_they_are_read():
    words = Words(names={"p1": "Mia"})
    assert words.seat("p1") == "Mia"
    assert words.say("card", rank=Fraction(13, 2), suit=card("7d")) == "6½ of 7♦"
    assert words.say("card", rank=Fraction(1, 2), suit=Fraction(2)) == "½ of 2"
    assert words.say("card", rank=Fraction(1, 4), suit=Fraction(-1, 2)) == "1/4 of −½"


def test_players_with_more_information_get_more_detail():
    """The owner of a drawn card reads which card it is, and the others only that there was one."""
    match = start("fast_food", seed=2)
    drawn = match.table["hand.p1"][-1].face
    own, other = (MatchStory(match, seat).steps()[-1]["sentence"] for seat in ("p1", "p2"))
    assert drawn in own
    assert drawn not in other


def test_a_missing_message_or_field_is_an_error():
    words = Words()
    with pytest.raises(MessageError, match="no message no-such-rule"):
        words.explain("no.such.rule", {})
    with pytest.raises(MessageError, match="war-pickup.*winner"):
        words.explain("war.pickup", {"n": 2, "total": 3})
    with pytest.raises(MessageError, match="not a Fluent message"):
        add_messages("this is = = not { fluent")


def test_messages_of_a_notebook_override_those_of_a_game():
    """The game's own file may be read before or after them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fluent_files, "_added", {})
        assert Words().say("war-end-limit") != "Mine"
        add_messages("war-end-limit = Mine")
        add_messages("war-end-limit = Mine at last")
        assert Words().say("war-end-limit") == "Mine at last"
        assert Words().say("war-end-limit") == "Mine at last"
    fluent_files.messages_in.cache_clear()
    assert Words().say("war-end-limit") != "Mine at last"


def test_a_language_has_its_own_letters_on_cards():
    """They are in sentences, lists of ranks and pictures. Messages select by the letters that all languages share."""
    french = Words("fr")
    assert french.say("war-tie", "sentence", card=card("Kh"), other=card("Kd")).startswith("R♥ et R♦")
    assert french.listed(["A", "J", "Q"]) == "A, V et D"
    assert french.apart("Q♠\u00a010♣") == "D♠\u00a010♣"
    assert french.say("money-setup-bank", "prices", rank="Q", value=15) == "Une dame vaut 15."
    assert {letter: card_names(french)[letter] for letter in "AJQK"} == {"A": "A", "J": "V", "Q": "D", "K": "R"}
    assert card_names(Words("ar"))["K"] == "K"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("1,234.5", "1\u202f234,5"),
        ("≈ 0.25 %", "≈ 0,25\u00a0%"),
        ("12%", "12\u00a0%"),
        ("12", "12"),
        ("7.5 points", "7.5 points"),
        ("1,2", "1,2"),
    ],
)
def test_numbers_have_the_signs_of_their_language(given, told):
    """This includes Python's own texts in French. A text with words in it stays as its author wrote it."""
    assert Words("fr").in_digits(given) == told
    assert Words().in_digits(given) == given


def test_four_digits_have_no_separator_in_spanish():
    """This holds also in a message that selects a plural form by the number."""
    spanish = Words("es")
    assert [spanish.in_digits(number) for number in ("1,234", "12,345.5")] == ["1234", "12.345,5"]
    dealt = [spanish.say("addition_war-deal", "sentence", n=n).partition(" para")[0] for n in (1, 1234, 12345)]
    assert dealt == ["1 carta", "1234 cartas", "12.345 cartas"]
    assert spanish.say("investigate-dealt", games=1234) == "Partidas jugadas: 1234."


def test_an_unknown_language_gives_the_list_of_languages():
    assert "en" in languages()
    with pytest.raises(Exception, match="no words in the language 'xx'"):
        Words("xx")


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_pages_renders(language):
    """Every field in a text of the widgets is filled by the page."""
    from cardlab.sessions.page_texts import page_texts

    texts = page_texts(Words(language))
    assert len(texts["cards"]) == 55 + len("AJQK")
    assert all(isinstance(text, str) and text for name, text in texts.items() if name not in ("cards", "languages", "digits"))


def test_missing_texts_come_in_english_and_are_marked():
    """The text may be a whole message or one of its attributes. Arithmetic alone belongs to no language, and needs no mark."""
    add_messages(
        't_lent = Hand it over\n    .help = Now.\n    .working = 7 + 3 = 10\n    .empty = { "" }\nt_half = Half\n    .help = The rest.'
    )
    add_messages("t_half = نصف", "ar")
    words = Words("ar")
    assert Words().say("t_lent") == "Hand it over"
    assert words.say("t_lent").strip("\u2066\u2069") == "Hand it over [en]"
    assert words.say("t_half") == "نصف"
    assert words.say("t_half", "help").strip("\u2066\u2069") == "The rest. [en]"
    assert words.has("t_half", "help")
    assert words.attributes("t_half") == ["help"]
    assert "[en]" not in words.say("t_lent", "working") + words.say("t_lent", "empty")
    assert set(words.names_of("t_")) >= {"t_lent", "t_half"}


def test_the_first_existing_message_is_used_and_a_games_own_is_missed():
    """A game's own text overrides that of all games. Without either, the error names the game's own message."""
    words = Words()
    assert words.first("war-zone-pot", "zone-pot") == "zone-pot"
    assert words.first("t_none-zone-nowhere", "zone-nowhere") == "t_none-zone-nowhere"
    with pytest.raises(MessageError, match="no message t_none-zone-nowhere"):
        words.say(words.first("t_none-zone-nowhere", "zone-nowhere"))
