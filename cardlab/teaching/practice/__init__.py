"""Practice: which question comes next (`question_order`), the question bank (`bank`), and the learner's memory (`memory`)."""

from cardlab.teaching.practice.bank import Bank, looks_of, stem_of
from cardlab.teaching.practice.memory import (
    EARLIEST,
    Answered,
    Fact,
    MemoryRefused,
    PracticeMemory,
    is_mastered,
    read_memory,
    reading_memory,
)
from cardlab.teaching.practice.question_order import (
    Course,
    KindRecord,
    Outcome,
    PracticeProgress,
    ReturningQuestion,
    Rung,
    outcome_of,
)

__all__ = [
    "EARLIEST",
    "Answered",
    "Bank",
    "Course",
    "Fact",
    "KindRecord",
    "MemoryRefused",
    "Outcome",
    "PracticeMemory",
    "PracticeProgress",
    "ReturningQuestion",
    "Rung",
    "is_mastered",
    "looks_of",
    "outcome_of",
    "read_memory",
    "reading_memory",
    "stem_of",
]
