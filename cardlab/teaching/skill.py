"""Skills: the aims of a lesson's practice. Each is a card in the learner's deck, and each lesson is a suit."""

from __future__ import annotations

from dataclasses import dataclass, field

from cardlab.core.errors import OptionError
from cardlab.models.model import State
from cardlab.protocol import lesson as wire
from cardlab.words.words import Words

RANKS = "A23456789TJQK"


@dataclass(frozen=True)
class Skill:
    """A kind of question at a level.

    The message ``<lesson>_lesson-skill-<kind>_<level>`` names it in a child's words, its attribute ``.teacher`` in a teacher's.

    Attributes:
        kind, level: The kind and level of its questions.
        picture: The picture in the middle of its card: the state of a visual model, such as ``{"model": "ten_frames", "a": 8,
            "b": 2}``.
    """

    kind: str
    level: int
    picture: State = field(hash=False)

    @property
    def stem(self) -> str:
        """Kind and level as one word, the form in practice: ``sum.1``."""
        return f"{self.kind}.{self.level}"

    def message(self, lesson: str) -> str:
        """Returns the message that names it, in the lesson with this slug."""
        return f"{lesson}_lesson-skill-{self.kind}_{self.level}"


@dataclass(frozen=True)
class Suit:
    """The skills of a lesson, as the cards of a suit.

    Attributes:
        sign: The suit: ``h``, ``s``, ``d`` or ``c``, or ``x`` for a star, the sign of skills with a deck of numbers.
        skills: The skills, that of the ace first; at most thirteen.

    Raises:
        OptionError: There is no such suit, or it has too many skills.
    """

    sign: str
    skills: tuple[Skill, ...]

    def __post_init__(self) -> None:
        if self.sign not in ("c", "d", "h", "s", "x"):
            raise OptionError(f"Suit: sign is {self.sign!r}, but must be 'c', 'd', 'h', 's' or 'x'.")
        if len(self.skills) > len(RANKS):
            raise OptionError(f"Suit: there are {len(self.skills)} skills, and a suit has {len(RANKS)} cards.")

    def to_json(self, lesson: str, words: Words) -> list[wire.SkillCard]:
        """Returns its cards in the form that a page draws.

        Args:
            lesson: The slug of the lesson.
            words: The language.
        """
        return [
            {
                "stem": skill.stem,
                "card": rank + self.sign,
                "name": words.say(skill.message(lesson)),
                "teacher": words.say(skill.message(lesson), "teacher"),
                "picture": skill.picture,
            }
            for rank, skill in zip(RANKS, self.skills, strict=False)
        ]
