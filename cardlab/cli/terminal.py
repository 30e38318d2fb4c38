"""Shows a rulebook and plays a match in a terminal, in the same words as on pages."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from textwrap import fill as wrapped

from cardlab.bots import Bot, bot_moves
from cardlab.bots.coach import coach
from cardlab.core.actions import Action
from cardlab.core.errors import CardlabError
from cardlab.core.game import Game
from cardlab.core.whole_files import WriteError, write_text
from cardlab.match import Match
from cardlab.words.match_story import MatchStory
from cardlab.words.rulebook_text import Rulebook, rulebook
from cardlab.words.table_text import WIDTH, table_lines
from cardlab.words.words import Words

SHOWN = 24
"""The maximum number of choices to list."""


def rulebook_text(game: str | Game, words: Words) -> str:
    """Returns the rulebook of a game as plain text, for its options; a slug means the default options."""
    book, say = rulebook(game, words), words.say
    lines = [book.name, "=" * len(book.name), "", *([_paragraph(book.aim), ""] if book.aim else [])]
    lines += [_paragraph(book.summary), ""]
    if book.chosen:
        lines += [*(_item(words.titled(name, value)) for name, value in book.chosen), ""]
    lines += [say("terminal-players", players=book.players), say("terminal-cards", cards=book.cards)]
    lines += [say("terminal-ages", ages=book.ages), _paragraph(say("terminal-teaches", teaches=book.teaches)), ""]
    lines += [*_heading(say("terminal-how")), *_rules(book, words), ""]
    if book.options:
        lines += _heading(say("terminal-options"))
        for option in book.options:
            allowed = "" if option.worded else (option.range or ", ".join(option.values)) + " "
            usual = say("terminal-usually", default=option.default)
            lines += [_item(words.titled(f"{option.name} ({option.option.name})", f"{option.help} {allowed}{usual}"))]
            lines += [_item(words.titled(value, said), "  ") for value, said in option.values.items() if option.worded]
        lines += [""]
    if book.presets:
        lines += _heading(say("terminal-presets"))
        lines += [_item(words.titled(f"{preset.name} ({preset.slug})", preset.help)) for preset in book.presets]
        lines += [""]
    return "\n".join(lines)


def _rules(book: Rulebook, words: Words) -> Iterator[str]:
    for title, text in book.rules.values():
        yield _item(words.titled(title, text) if title else text)


def _heading(text: str) -> list[str]:
    return [text, "-" * len(text)]


def _paragraph(text: str) -> str:
    return wrapped(text, WIDTH)


def _item(text: str, below: str = "") -> str:
    return wrapped(text, WIDTH, initial_indent=f"{below}- ", subsequent_indent=f"{below}  ")


class Terminal:
    """A match that is played in a terminal.

    Args:
        match: The match, at any point.
        seat: The learner's seat.
        bots: Seat -> bot, for the other seats.
        words: The language.
        read: Asks for a line, with a prompt; raises EOFError at the end of the input.
        write: Writes a line.
    """

    def __init__(
        self,
        match: Match,
        seat: str,
        bots: Mapping[str, Bot],
        words: Words,
        *,
        read: Callable[[str], str] = input,
        write: Callable[[str], None] = print,
    ) -> None:
        if seat not in match.game.seats:
            raise CardlabError(f"{match.game.slug} has no seat {seat!r:.20} here: choose one of {', '.join(match.game.seats)}")
        self.match = match
        self.seat = seat
        self.bots = bots
        self.words = words
        self.read = read
        self.write = write
        self.actions_told = 0
        """Actions narrated so far; the set-up is the first."""

    def run(self) -> None:
        """Plays until the learner leaves."""
        self.write(self.words.say("terminal-seat", player=self.seat))
        self.write(_paragraph(self.words.say("terminal-help")))
        bot_moves(self.match, self.bots)
        while True:
            self.tell()
            legal = self.legal()
            self.show_choices(legal)
            try:
                line = self.read(self.words.say("terminal-prompt", player=self.seat) + " ").strip()
            except (EOFError, KeyboardInterrupt):
                self.write("")
                return
            if line in ("quit", "q"):
                return
            self.obey(line, legal)

    def legal(self) -> list[Action]:
        """Returns the learner's legal actions, or the forced one."""
        return [action for action in self.match.legal_actions() if action.who in ("all", self.seat)]

    def obey(self, line: str, legal: list[Action]) -> None:
        """Carries out a line of input. No input loses the match."""
        command, _, rest = line.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "?": self.counsel,
            "undo": self.undo,
            "rules": lambda: self.write(rulebook_text(self.match.game, self.words)),
            "table": self.show_table,
            "save": lambda: self.save(rest.strip()),
            "why": lambda: self.why(rest.strip()),
        }
        try:
            if command in commands:
                commands[command]()
            elif not line and len(legal) == 1:
                self.play(legal[0])
            elif line.isascii() and line.isdigit() and 1 <= int(line) <= len(legal):
                self.play(legal[int(line) - 1])
            elif line:
                self.play(self.match.read(line if line.startswith((f"{self.seat} ", "all ")) else f"{self.seat} {line}"))
        except (CardlabError, OSError) as error:
            self.write(f"! {error}")

    def play(self, action: Action) -> None:
        """Plays an action, or says which rule forbids it; then the bots continue."""
        if self.match.why_not(action) is not None:
            self.why(str(action))
            return
        self.match.play(action)
        bot_moves(self.match, self.bots)

    # -------------------------------------------------------------------------------- narrating

    def tell(self) -> None:
        """Narrates everything since the last time, rule by rule."""
        steps = MatchStory(self.match, self.seat, self.words).steps(self.actions_told)
        for step in steps:
            self.write(_item(self.words.titled(step["title"], step["sentence"])))
            for line in step.get("working", "").splitlines():
                self.write(f"      {line}")
        self.actions_told = len(self.match.ends)
        if steps:
            self.show_table()

    def show_table(self) -> None:
        """Shows the learner's view: face-up cards, the learner's own hand, the number of hidden cards, and the counters."""
        self.write("")
        for line in table_lines(self.match.seen_by(self.seat), self.match.game, self.words):
            self.write("  " + line)
        self.write("")

    def show_choices(self, legal: list[Action]) -> None:
        """Lists the choices with numbers."""
        if self.match.is_over:
            self.write(self.words.say("terminal-over"))
        elif len(legal) == 1 and legal[0].who == "all":
            self.write(self.words.say("terminal-go-on"))
        elif legal:
            self.write(self.words.say("terminal-choices"))
            for number, action in enumerate(legal[:SHOWN], 1):
                self.write(f"{number:4}  {self.named(action)}")
            if len(legal) > SHOWN:
                self.write(_paragraph(self.words.say("terminal-more", n=len(legal) - SHOWN, example=str(legal[-1]))))

    def named(self, action: Action) -> str:
        """Returns the text to type for an action, without the seat."""
        return str(action).partition(" ")[2]

    def why(self, spelling: str) -> None:
        """Says why an action is forbidden, or that it is not."""
        action = spelling if spelling.startswith((f"{self.seat} ", "all ")) else f"{self.seat} {spelling}"
        refusal = self.match.why_not(action)
        if refusal is None:
            self.write(self.words.say("terminal-allowed"))
            return
        told = self.words.explain_refusal(refusal.rule, refusal.facts, over=self.match.is_over)
        self.write(_paragraph(f"{self.words.say('terminal-refused')} {self.words.titled(told.title, told.sentence)}"))

    def counsel(self) -> None:
        """Prints the coach's advice on each choice, the best first."""
        counsel = [one for one in coach(self.match, self.seat, self.words) if one.sentence]
        for one in counsel[:SHOWN]:
            self.write(_item(self.words.titled(self.named(one.action), one.sentence)))
        if not counsel:
            self.write(self.words.say("terminal-nothing"))

    # ------------------------------------------------------------------------------ going back and saving

    def undo(self) -> None:
        """Undoes the learner's last action and everything after it."""
        own = [number for number, action in enumerate(self.match.actions) if action.who in ("all", self.seat)]
        if not own:
            self.write(self.words.say("terminal-no-undo"))
            return
        self.match.go_to(own[-1])
        self.actions_told = len(self.match.ends)
        self.show_table()

    def save(self, file: str) -> None:
        """Writes the match to a file."""
        if not file:
            self.write(self.words.say("terminal-no-file"))
            return
        try:
            write_text(file, self.match.save())
        except WriteError as error:
            self.write(str(error))
        else:
            self.write(self.words.say("terminal-saved", file=file))
