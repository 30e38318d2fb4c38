"""The order in which learners with waiting jobs get their turns."""

from collections import Counter
from dataclasses import dataclass
from itertools import count

from hypothesis import given
from hypothesis.strategies import integers, lists, sampled_from, tuples

from cardlab.serve.workers.fair_queue import FairQueue


@dataclass(eq=False)
class Wish:
    learner: str
    name: str = ""
    weight: float = 1.0


def order(turns: FairQueue[Wish]) -> str:
    names = []
    while (wish := turns.take(())) is not None:
        names.append(wish.name or wish.learner)
    return " ".join(names)


def test_learners_take_turns():
    """Fifty jobs of one learner do not hold up others, and each learner's jobs keep their order."""
    turns: FairQueue[Wish] = FairQueue()
    for n in range(50):
        turns.put(Wish("ada", f"a{n}"))
    turns.put(Wish("ben", "b0"))
    turns.put(Wish("ben", "b1"))
    turns.put(Wish("cleo", "c0"))
    assert order(turns).startswith("a0 b0 c0 a1 b1 a2 a3")


def test_a_late_learner_has_no_advantage():
    """A learner who arrives after another has had many turns only takes turns from then on."""
    turns: FairQueue[Wish] = FairQueue()
    for n in range(6):
        turns.put(Wish("ada", f"a{n}"))
    for n in range(3):
        assert turns.take(()).name == f"a{n}"
    for n in range(3):
        turns.put(Wish("ben", f"b{n}"))
    assert order(turns) == "b0 a3 b1 a4 b2 a5"


def test_a_heavy_job_counts_as_several():
    """After a job of weight 3, the other learner has three turns."""
    turns: FairQueue[Wish] = FairQueue()
    turns.put(Wish("ada", "sheet", weight=3))
    turns.put(Wish("ada", "a1"))
    for n in range(5):
        turns.put(Wish("ben", f"b{n}"))
    assert order(turns) == "sheet b0 b1 b2 a1 b3 b4"


def test_busy_learners_are_skipped():
    """A learner with a running job waits, and so do all if all are busy."""
    turns: FairQueue[Wish] = FairQueue()
    for learner in ("ada", "ben"):
        turns.put(Wish(learner))
    assert turns.take({"ada", "ben"}) is None
    assert turns.take({"ada"}).learner == "ben"
    assert len(turns) == 1


def test_a_returned_job_is_the_next_again():
    """It keeps its place, and its learner keeps her share."""
    turns: FairQueue[Wish] = FairQueue()
    for n in range(3):
        turns.put(Wish("ada", f"a{n}"))
        turns.put(Wish("ben", f"b{n}"))
    turns.put_back(turns.take(()))
    assert order(turns) == "a0 b0 a1 b1 a2 b2"


def test_a_dropped_job_costs_nothing():
    """A learner who takes fifty jobs back has no disadvantage."""
    turns: FairQueue[Wish] = FairQueue()
    wishes = [Wish("ada", f"a{n}") for n in range(50)]
    for wish in wishes:
        turns.put(wish)
    turns.put(Wish("ben", "b0"))
    turns.put(Wish("ben", "b1"))
    for wish in wishes[:-1]:
        turns.drop(wish)
    turns.drop(wishes[0])
    assert order(turns) == "a49 b0 b1"
    assert len(turns) == 0


def test_a_full_queue_drops_the_newest_job_of_the_learner_with_most():
    """Among learners with equally many, it is the newest job of all."""
    turns: FairQueue[Wish] = FairQueue()
    assert turns.crowd_out() is None
    for name in ("a0", "b0", "a1"):
        turns.put(Wish(name[0], name))
    assert [turns.crowd_out().name for _ in range(3)] == ["a1", "b0", "a0"]


@given(lists(tuples(sampled_from("abcde"), integers(1, 4), integers(0, 3)), max_size=60))
def test_no_learner_waits_long(steps):
    """While a learner waits, another one gets at most this one's turn and the heaviest job more, and no job is lost."""
    turns: FairQueue[Wish] = FairQueue()
    numbers = count()
    put: list[str] = []
    served: list[str] = []
    passed: dict[str, Counter[str]] = {}  # waiting learner -> how much work others have had since her last turn
    waiting: Counter[str] = Counter()
    for learner, weight, takes in steps:
        turns.put(Wish(learner, f"{learner}{next(numbers)}", weight))
        put.append(learner)
        waiting[learner] += 1
        passed.setdefault(learner, Counter())
        for _ in range(takes):
            wish = turns.take(())
            if wish is None:
                break
            served.append(wish.learner)
            waiting[wish.learner] -= 1
            passed.pop(wish.learner)
            for others in passed.values():
                others[wish.learner] += 1
                assert others[wish.learner] <= 2 * 4  # the lightest jobs compared with the heaviest
            if waiting[wish.learner]:
                passed[wish.learner] = Counter()
    rest = order(turns).split()
    assert Counter(served) + Counter(name[0] for name in rest) == Counter(put)
    for learner in "abcde":
        own = [int(name[1:]) for name in rest if name[0] == learner]
        assert own == sorted(own)
