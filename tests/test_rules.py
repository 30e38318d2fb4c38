import pytest
import yaml

from cardlab import find
from cardlab.core.rng import RandomStream
from cardlab.core.zones import SPECTATOR, TEACHER
from cardlab.match import Match
from cardlab.testing.actions import well_formed
from cardlab.testing.examples import Example, all_shipped, examples
from cardlab.testing.games import random_options
from cardlab.words.messages import Words, languages
from cardlab.words.story import Story

FILES = {path.stem: path for path in all_shipped()}
OURS = sorted(FILES)
EXAMPLES = [example for path in FILES.values() for example in examples(path)]


def test_every_game_has_its_rules_and_examples():
    """A game in the folder without a file of rules and worked examples is not finished."""
    import cardlab.core.registry

    assert set(OURS) == cardlab.core.registry.built_in()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.game}: {e.name}")
def test_worked_example(example: Example):
    """What the rules say must happen happens, rule by rule."""
    assert example.differences() == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.game}: {e.name}")
def test_worked_example_is_told(example: Example, language: str):
    """Whoever looks on reads a title and a sentence for every rule, and for what is refused, with no field left open."""
    match = example.played()
    words = Words(language)
    for viewer in (*match.game.seats, SPECTATOR, TEACHER):
        for step in Story(match, viewer, words).steps():
            assert step["title"].strip()
            assert step["sentence"].strip()[-1] in ".!?؟"
            assert not {"{", "}", "$"} & set(step["sentence"] + step.get("working", ""))
    tried = (example.body["expect"].get("refused") or {}).get("action")
    if tried:
        refusal = match.why_not(tried)
        told = words.explain_refusal(refusal.rule, refusal.facts, over=match.is_over)
        assert told.title
        assert told.sentence


@pytest.mark.parametrize("slug", OURS)
def test_rules_and_messages_are_the_same(slug):
    """Every rule has its message, and every message its rule."""
    rules = yaml.safe_load(FILES[slug].read_text(encoding="utf-8"))["rules"]
    assert len(set(rules)) == len(rules)
    assert set(Words().rules(slug)) == set(rules)


@pytest.mark.parametrize("slug", OURS)
def test_every_rule_fires_or_refuses(slug):
    """Worked examples and random matches use every rule, and no rule that is not written down, here or in the game added to."""
    used = set()
    for example in EXAMPLES:
        if example.game == slug:
            used |= {*(example.body["expect"].get("rules") or []), (example.body["expect"].get("refused") or {}).get("rule")}
    rng = RandomStream(1)
    for seed in range(25):
        match = Match(random_options(find(slug), rng), seed)
        while not match.is_over and len(match.actions) < 60:
            match.play(rng.pick(match.legal_actions()))
        used |= {event.rule for event in match.events}
        used |= {
            refusal.rule for action in list(well_formed(match.game, match.table))[:80] if (refusal := match.why_not(action))
        }
    parents = set(Words().rules(find(slug).adds_to)) if find(slug).adds_to else set()
    assert used - {"", None} - parents == set(Words().rules(slug))
