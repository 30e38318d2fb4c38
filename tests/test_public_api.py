"""The public names of `cardlab`: matches, cards, positions, explanations and errors."""

import pickle
from dataclasses import replace

import pytest

import cardlab
from cardlab import (
    Card,
    CardlabError,
    Explanation,
    Explanations,
    Game,
    GameError,
    Match,
    NotationError,
    OptionError,
    Position,
    PositionError,
    UnknownGame,
    UnknownSeat,
    UnknownZone,
    card,
    cards,
    find,
    pack,
    position,
    start,
)
from cardlab.authoring import RANKS, SUITS, Action, AutomaticAction, Zone, end, game, set_counters
from cardlab.bots import UnknownBot, seated
from cardlab.bots.coach import coach
from cardlab.bots.random_bot import BOTS
from cardlab.core import registry
from cardlab.core.presentation import Presentation
from cardlab.core.registry import as_game, built_in
from cardlab.core.rng import RandomStream
from cardlab.games.war import War
from cardlab.words.fluent_files import MessageError
from cardlab.words.match_story import MatchStory
from cardlab.words.table_text import cards_text
from cardlab.words.words import Words

SPELT = "war; packet.p1 7d 2c; packet.p2 7h Kc"


# ------------------------------------------------------------------------------------------------ explanations


def test_a_match_explains_which_rules_fired():
    """The last action has an explanation for each rule in order, with title, sentence and working."""
    explained = start("addition_war", seed=7).play("all turn").explain()
    assert explained.rules == ["addition_war.turn_up", "addition_war.take", "addition_war.pickup"]
    assert explained[1] == Explanation(
        "addition_war.take",
        "The greater sum wins",
        "9 + 1 = 10 and 4 + 2 = 6. 10 is more than 6, so Player 1 takes 4 cards.",
        "9 + 1 = 10\n4 + 2 = 6\n10 > 6",
    )
    assert isinstance(explained[:2], Explanations)
    assert [len(explained), len(explained[:2]), len(list(explained))] == [3, 2, 3]
    assert repr(explained) == "<3 explanations: addition_war.turn_up, addition_war.take, addition_war.pickup>"


def test_explanations_print_as_text():
    """Each has a line with its rule, and the working below it."""
    lines = str(start("addition_war", seed=7).play("all turn").explain()).splitlines()
    assert lines[0].endswith("Player 2: 4 + 2 = 6. (addition_war.turn_up)")
    assert lines[1:3] == ["    9 + 1 = 10", "    4 + 2 = 6"]


@pytest.mark.parametrize("slug", ["addition_war", "fast_food", "seven_twenty_seven", "egyptian_war", "twos"])
@pytest.mark.parametrize("viewer", ["teacher", "spectator", "p2"])
def test_all_explanations_are_those_of_the_single_actions(slug, viewer):
    """The set-up and each action together give the whole match, with the same texts as on every page."""
    match = start(slug, seed=5).play_out(at_most=30)
    alone = [explanation for n in range(len(match.actions) + 1) for explanation in match.explain(n, viewer=viewer)]
    whole = list(match.explain("all", viewer=viewer))
    assert alone == whole
    assert [step["sentence"] for step in MatchStory(match, viewer).steps()] == [explanation.sentence for explanation in whole]
    assert list(match.explain(viewer=viewer)) == list(match.explain(len(match.actions), viewer=viewer))


def test_explanations_depend_on_language_and_viewer():
    """Arabic text is Arabic. A seat gets its private information, and the spectator does not."""
    match = start("addition_war", seed=7).play("all turn")
    arabic = match.explain(language="ar")
    assert arabic.language == "ar"
    assert arabic.rules == match.explain().rules
    assert "اللاعب 1" in arabic[1].sentence
    drawn = next(m for m in (start("seven_twenty_seven", seed=n).play_out(at_most=12) for n in range(9)) if _tells_apart(m))
    assert str(drawn.explain("all")) != str(drawn.explain("all", viewer="spectator"))


def _tells_apart(match):
    return any(event.private for event in match.events)


def test_before_the_first_action_the_set_up_is_explained():
    """It gives the rule for the deal. A deal without a rule is described too."""
    assert start("war", seed=1).explain().rules == ["war.deal"]
    laid = position(SPELT).explain(0)
    assert (laid.rules, len(laid)) == ([], 1)
    assert repr(laid) == f"<1 explanations: {laid[0].title}>"


@pytest.mark.parametrize("n", [-1, 2, 1.0, True, "last", "1"])
def test_a_missing_action_cannot_be_explained(n):
    """The error gives the range of actions."""
    with pytest.raises(CardlabError, match=r"this match has 0 \(the set-up\) to 1, and 'all'"):
        start("war").play("all turn").explain(n)


def test_explanations_and_refusals_display_themselves_in_a_notebook():
    """The HTML has every title, in the language's direction and escaped, and there is plain text too."""
    match = start("addition_war", seed=7).play("all turn")
    shown = match.explain(language="ar")._repr_mimebundle_()
    assert 'dir="rtl"' in shown["text/html"]
    assert all(explanation.title in shown["text/html"] for explanation in match.explain(language="ar"))
    assert shown["text/plain"] == str(match.explain(language="ar"))
    refusal = start("fast_food", seed=3).why_not("p2 play Ah")
    shown = refusal._repr_mimebundle_()
    assert "Player 1 plays first. Then it’s your turn." in shown["text/html"]
    assert shown["text/plain"] == "<refusal fast_food.play.not_your_turn: other=p1>"
    wild = replace(refusal, rule="no.such_rule", tell=lambda refusal: "<b>")._repr_mimebundle_()
    assert "no.such_rule" in wild["text/html"]
    assert "&lt;b&gt;" in wild["text/html"]


# ------------------------------------------------------------------------------------------------ turns, boards


def test_turn_names_the_seats_to_decide():
    """There may be one or several seats, and none if there are no choices, or after the end."""
    assert start("fast_food", seed=3).turn == ("p1",)
    assert start("war").turn == ()
    assert start("fast_food", seed=3).play_out().turn == ()
    together = next(turn for turn in _turns("egyptian_war") if len(turn) > 1)
    assert together == tuple(sorted(together))


def _turns(slug):
    match = start(slug, seed=2)
    while not match.is_over:
        yield match.turn
        match.play(match.legal_actions()[0])


def test_a_match_prints_as_a_board():
    """It has zones with their cards, counters, and the player to move. Hidden packets show only their number of cards."""
    assert str(start("fast_food", seed=3)).splitlines() == [
        "Fast Food",
        "  Player 1: Hand: 7♦ 6♦ 3♦ 9♥",
        "  Player 2: Hand: A♥ 10♥ 6♥",
        "  Stock: [13]",
        "  Second game: [20]",
        "  Total: 0 · Points (Player 1): 0 · Points (Player 2): 0",
        "Still to choose: Player 1",
    ]
    assert "  Player 1: Pile: [26]" in str(start("war"))


def test_a_board_shows_what_a_viewer_may_see():
    """A seat sees only its own hand, and the spectator none."""
    match = start("fast_food", seed=3)
    assert "  Player 1: Hand: [4]" in match.text(viewer="p2")
    assert "  Player 2: Hand: A♥ 10♥ 6♥" in match.text("p2")
    assert [line for line in match.text(viewer="spectator").splitlines() if "♥" in line or "♦" in line] == []


def test_hidden_cards_in_a_row_keep_their_places():
    """In a row each card has its place. In a pile and a held hand, the visible cards come first."""
    view = start("war").seen_by("p1")
    lying = [None, None, cardlab.card("6c"), None, cardlab.card("9h")]
    told = {way: cards_text(lying, Zone("row", lies=way), view, Words()) for way in ("row", "fan", "pile")}
    assert told == {"row": "[2] 6♣ [1] 9♥", "fan": "6♣ 9♥ [3]", "pile": "6♣ 9♥ [3]"}
    assert cards_text(lying, Zone("row"), view, Words("ar")) == "\u2066[2] \u20666♣\u2069 [1] \u20669♥\u2069\u2069"
    assert cards_text([None], Zone("row"), view, Words()) == "[1]"


def test_a_board_names_the_winner():
    """It uses the words of the language."""
    over = start("fast_food", seed=3).play_out("greedy")
    assert str(over).splitlines()[-1] == "Player 1 wins!"
    assert over.text(language="ar").splitlines()[-1] == Words("ar").say("ui-winner", player="p1")


@pytest.mark.parametrize("slug", sorted(built_in()))
@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_game_has_a_board(slug, language):
    """This is in the middle of a match, for the teacher and for a seat. A counter whose value is a seat shows its player's
    name.
    """
    match = start(slug, seed=4).play_out(at_most=9)
    for viewer in ("teacher", "p1"):
        told = match.text(viewer=viewer, language=language)
        assert len(told.splitlines()) > 2
        assert not {*match.game.seats} & {*told.split()}


def test_a_game_without_messages_has_a_board_too(monkeypatch):
    """It uses the names in the code. Explaining an action is an error that names the missing message."""
    monkeypatch.setitem(registry.games.added, "wordless", None)  # removed after the test

    @game("wordless")
    class Wordless(Game, Presentation):
        verbs = (Go,)
        counters = (cardlab.authoring.Counter("heap", 3),)
        shows = ("heap",)

        def pack(self):
            return []

        def set_up(self, table):
            yield set_counters({"heap": 3})

        def legal_actions(self, table):
            return [Go()]

        def play(self, table, action):
            yield end("p1", rule="wordless.done")

    match = start("wordless")
    assert str(match) == "wordless\n  heap: 3"
    with pytest.raises(MessageError, match="wordless-done"):
        match.play("all go").explain()
    assert str(match.why_not("all go")) == "wordless.done"


class Go(AutomaticAction):
    """The action ``all go``."""


# ------------------------------------------------------------------------------------------------ coach, players


def test_the_coach_advises_the_player_to_decide():
    """The advice is that of `cardlab.coach`, and a seat without a decision gets none."""
    match = start("fast_food", seed=3)
    assert match.coach() == match.coach("p1") == coach(match, "p1")
    assert str(match.coach()[0]).startswith("p1 play 7d: It scores 7 points")
    assert match.coach(language="ar")[0].sentence != match.coach()[0].sentence
    assert match.coach("p2") == start("war").coach() == match.play_out().coach() == []


def test_with_several_players_to_decide_the_coach_needs_a_seat():
    """The error names them."""
    match = start("egyptian_war", seed=2)
    while len(match.turn) < 2:
        match.play(match.legal_actions()[0])
    with pytest.raises(CardlabError, match=r"p1 and p2 decide at once: choose one of them, as in coach\('p1'\)"):
        match.coach()


def test_bots_of_any_kind_can_play_a_match_out():
    """They are given by one name, by an object, or by seat. The same bots play the same match, and other seats play at random."""
    (random,) = BOTS
    by_name = start("fast_food", seed=3).play_out()
    assert by_name.is_over
    for bots in ("random", random, {}, {"p2": random}, {"p1": "random", "p2": "random"}):
        assert start("fast_food", seed=3).play_out(bots).actions == by_name.actions
    assert start("fast_food", seed=3).play_out("greedy").actions != by_name.actions
    assert len(start("war").play_out(at_most=7).actions) == 7
    match = start("war")
    assert match.play_out() is match


def test_a_bot_of_ones_own_may_have_one_seat():
    """Its choices are played."""

    class Last:
        name = "the last one"

        def choose(self, game, view, legal, rng):
            return legal[-1]

    match = start("fast_food", seed=3)
    last = match.legal_actions()[-1]
    assert match.play_out({"p1": Last()}, at_most=1).actions == [last]


@pytest.mark.parametrize(
    ("asked", "kind", "text"),
    [
        (lambda m: m.seen_by("p9"), UnknownSeat, "no viewer 'p9' in this match: choose p1, p2, spectator, onlooker or teacher"),
        (lambda m: m.text(viewer="nobody"), UnknownSeat, "no viewer 'nobody'"),
        (lambda m: m.explain(viewer="p3"), UnknownSeat, "no viewer 'p3'"),
        (lambda m: m.zone("hand"), UnknownZone, "each player has a zone 'hand': say whose, as 'hand.p1' or 'hand.p2'"),
        (lambda m: m.zone("hand.p3"), UnknownZone, "no zone 'hand.p3' on this table. Did you mean 'hand.p"),
        (lambda m: m.seen_by("p1")["hnd.p1"], UnknownZone, "no zone 'hnd.p1' in this view. Did you mean 'hand.p1'?"),
        (lambda m: m.seen_by("p1").known("hand"), UnknownZone, "no zone 'hand' in this view. Did you mean 'hand.p"),
        (lambda m: m.coach("p3"), UnknownSeat, "no seat 'p3' to coach. Seats: p1, p2"),
        (lambda m: m.play_out({"p3": "greedy"}), UnknownSeat, "no seat 'p3' in this match: choose p1 or p2"),
        (lambda m: m.play_out("gredy"), UnknownBot, "Did you mean 'greedy'?"),
        (lambda m: m.play_out(7), CardlabError, "7 is no bot: give an object with a `name`"),
        (lambda m: m.explain(language="xx"), CardlabError, "no words in the language 'xx'"),
    ],
)
def test_an_unknown_name_is_an_error_with_the_known_ones(asked, kind, text):
    """An unknown viewer, zone, seat, bot or language never gives an empty or mixed answer."""
    match = start("fast_food", seed=3)
    with pytest.raises(kind) as error:
        asked(match)
    assert text in str(error.value)
    assert match.actions == []


def test_each_seat_gets_a_bot():
    """The bots are in the order of the seats."""
    assert [bot.name for bot in seated({"p2": "greedy"}, ("p1", "p2", "p3")).values()] == ["random", "greedy", "random"]


# ------------------------------------------------------------------------------------------------ games by any name


@pytest.mark.parametrize("given", ["war", War, War()])
def test_a_game_is_given_by_slug_class_or_object(given):
    """`start`, `position`, `Match` and `find` accept each of them, and the default seed is 0."""
    dealt = [start(given), Match(given), start(given, seed=0)]
    assert {str(match.zone("packet.p1")) for match in dealt} == {str(Match(War(), 0).zone("packet.p1"))}
    assert find(given) is War
    assert position(given, {"packet.p1": "7d 2c", "packet.p2": "7h Kc"}).zone("packet.p2") == cards("7h Kc")
    assert start(given, war_down=3).game == War(war_down=3)
    assert start(given, preset="endless").game == War.with_options("endless")


def test_a_game_keeps_its_options_unless_others_are_given():
    """Given options override those of the game, and these override the preset."""
    assert as_game(War(war_down=3), packs=2) == War(war_down=3, packs=2)
    assert as_game(War(war_down=3), war_down=2) == War(war_down=2)
    assert as_game(War(war_down=3), "three_down", war_down=2).war_down == 2
    made = War(war_down=3)
    assert as_game(made) is made
    with pytest.raises(OptionError, match="no option 'war_donw'"):
        as_game(made, war_donw=1)


def test_a_position_can_be_given_as_it_is_printed():
    """It may be text or a value. Adding parts of another position is an error."""
    laid = position(SPELT)
    assert str(Position.of(laid)) == SPELT
    assert position(Position.parse(SPELT), seed=3).seed == 3
    assert position("war war_down=3; packet.p1 7d").game.war_down == 3
    with pytest.raises(PositionError, match="give only one of the two"):
        position(SPELT, {"pot": "Ac"})


class NoGame(Game):
    """A class that is not registered as a game."""


@pytest.mark.parametrize(
    ("given", "kind", "text"),
    [
        ("wra", UnknownGame, "Did you mean 'war'?"),
        (7, UnknownGame, "no game 7: give a slug such as "),
        (int, UnknownGame, "give a slug"),
        (None, UnknownGame, "give a slug"),
        (NoGame, GameError, "NoGame is not a game yet: write @game('its_slug') above its class"),
    ],
)
@pytest.mark.parametrize("use", [start, position, find, Match, as_game])
def test_anything_but_a_game_is_refused(use, given, kind, text):
    """The error says what a game is."""
    with pytest.raises(kind) as error:
        use(given)
    assert text in str(error.value)


# ------------------------------------------------------------------------------------------------ cards


def test_a_card_made_of_parts_is_the_card_with_that_name():
    """There is one object for each card, so it is equal, has the same hash, and is found in a zone."""
    for made in pack(packs=2, jokers=2):
        assert Card(made.rank, made.suit, made.pack) is made
    assert Card("7", "d") in {card("7d")}
    assert Card("7", "d", 1) != card("7d")
    assert pickle.loads(pickle.dumps(Card("X", "2", 1))) is card("X2'")


def test_cards_sort_as_in_a_new_pack():
    """They are sorted by pack, by suit, and from ace to king, with jokers last. A card cannot be compared with anything else."""
    new = pack(packs=3, jokers=2)
    assert sorted(RandomStream(1).shuffled(new)) == new
    assert new[0] < new[1] <= new[1] < new[-1] > new[0] >= new[0]
    assert min(new) == card("Ac")
    with pytest.raises(TypeError):
        sorted([card("7d"), "7d"])


@pytest.mark.parametrize(
    "parts", [("Z", "q"), ("7", "q"), ("7d", ""), ("", "7d"), ("10", "d"), ("X", "0"), ("X", "d"), (7, "d"), (None, None)]
)
def test_parts_of_no_card_are_refused(parts):
    """An unknown rank or suit is an error, as in a spelling."""
    with pytest.raises(NotationError, match="is not a card"):
        Card(*parts)


@pytest.mark.parametrize("number", [-1, 100, 1.5, "1", None])
def test_an_invalid_pack_number_is_refused(number):
    """The number of a pack is a whole number from 0."""
    with pytest.raises(NotationError, match="the number of a pack from 0 to 99"):
        Card("7", "d", number)


def test_a_card_cannot_change():
    """Its values are hashed and shared."""
    with pytest.raises(AttributeError, match="a card does not change: 'rank' of 7d"):
        card("7d").rank = "8"
    with pytest.raises(AttributeError, match="a card does not change"):
        del card("7d").rank
    assert {c.rank for c in pack()} == set(RANKS)
    assert {c.suit for c in pack()} == set(SUITS)


# ------------------------------------------------------------------------------------------------ short reprs


def test_reprs_are_short_and_clear():
    """Each is one line that identifies the object, and a large table does not list its packets card by card."""
    match = start("fast_food", seed=3)
    assert repr(match.legal_actions()[0]) == "<action p1 play 7d>"
    assert repr(match.why_not("p2 play Ah")) == "<refusal fast_food.play.not_your_turn: other=p1>"
    seen = "score.p1=0, score.p2=0, game=1, turn=p1, phase=play"
    assert repr(match.seen_by("p2")) == f"<view of p2: hand.p1 4, hand.p2 Ah Th 6h, stock 13, other_deck 20, total=0, {seen}>"
    assert repr(match.table).startswith("<table of p1 p2: hand.p1 7d 6d 3d 9h, hand.p2 Ah Th 6h, stock 13")
    assert repr(match.coach()[0]) == "<counsel p1 play 7d, worth 1.59>"
    assert repr(match.game) == "FastFood()"
    assert repr(War(packs=2)) == "War(packs=2)"
    assert eval(repr(War(packs=2))) == War(packs=2)
    assert repr(match.play_out().seen_by("p1")).endswith(f"{match.outcome}>")


def test_a_game_prints_only_changed_options():
    """This holds also for a game whose options are declared in the chapters of its rulebook."""
    for slug in built_in():
        assert repr(registry.find(slug)()) == f"{registry.find(slug).__name__}()"


def test_every_view_of_every_game_is_short():
    """The repr of every view and table of our games is at most a few lines."""
    for slug in sorted(built_in()):
        match = start(slug, seed=1).play_out(at_most=5)
        assert max(len(repr(match.table)), len(repr(match.seen_by("p1")))) < 1000, slug


def test_an_action_class_may_have_its_own_repr():
    """A subclass that defines one keeps it."""

    class Wave(Action):
        def __repr__(self):
            return "wave"

    assert (repr(Wave("p1")), repr(Go())) == ("wave", "<action all go>")
