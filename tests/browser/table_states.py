"""Makes states of a table for tests and for viewing: turns of games in the form of
`cardlab/frontend/table/table_state.d.ts`."""

from __future__ import annotations

from itertools import count
from typing import Any

State = dict[str, Any]

PLAYERS = (
    ("p1", "you", "You", "Qh"),
    ("p2", 1, "Nadia", "Qc"),
    ("p3", 2, "Omar", "Js"),
    ("p4", 3, "Lin", "Kd"),
    ("p5", 4, "Sam", "Jh"),
    ("p6", 5, "Zoe", "Qd"),
)


def seats(n: int, **counts: list[State]) -> list[State]:
    """Returns the first `n` players; `counts` by seat."""
    rest = {"note": "", "turn": False, "out": False, "came": ""}
    return [
        {"key": key, "side": side, "name": name, "heard": f"{name}, seat", "face": face, "counts": counts.get(key, []), **rest}
        for key, side, name, face in PLAYERS[:n]
    ]


def zone(key: str, stands: str, lies: str = "row", n: int | None = None, *, label: str = "", touched: bool = False) -> State:
    """Returns a zone; one with a dot in its key belongs to a seat."""
    seat = key.partition(".")[2] or None
    rest = {"top": "first", "label": label, "heard": f"zone {key}", "count": n, "touched": touched, "drags": False}
    return {"key": key, "seat": seat, "stands": stands, "lies": lies, **rest}


def state(
    layout: str, players: list[State], zones: list[State], lying: dict[str, str], marks: list[State], **looks: Any
) -> State:
    """Returns a state: the cards of each zone as tokens, then the special looks of cards, by zone."""
    keys = count()
    plain = {"look": "plain", "touched": False, "glows": False}
    cards = [
        {"key": next(keys), "zone": name, "token": token, **plain, **looks.get(name.replace(".", "_"), {})}
        for name, tokens in lying.items()
        for token in tokens.split()
    ]
    return {"layout": layout, "seats": players, "zones": zones, "cards": cards, "marks": marks}


def mark(draws: str, text: str, at: str = "middle") -> State:
    return {"key": f"{draws} {at}", "draws": draws, "at": at, "text": text}


def backs(n: int) -> str:
    return "? " * n


def duel(left: str, right: str, packets: tuple[int, int], marks: list[State], *, won: bool = False, **looks: Any) -> State:
    """Returns a state in which you and Nadia compare cards."""
    lying = {"packet.p1": backs(packets[0]), "fight.p1": left, "packet.p2": backs(packets[1]), "fight.p2": right}
    zones = [
        zone("packet.p1", "packet", "pile", packets[0], touched=True),
        zone("fight.p1", "fight"),
        zone("packet.p2", "packet", "pile", packets[1]),
        zone("fight.p2", "fight"),
    ]
    if won:
        zones += [zone("won.p1", "won", "pile", 4), zone("won.p2", "won", "pile", 0)]
        lying["won.p1"] = backs(4)
    return state("compare", seats(2), zones, lying, marks, **looks)


LIT, DIM = {"look": "lit"}, {"look": "dim"}


def war() -> State:
    marks = [mark("sign", ">"), mark("chip", "+2", "packet.p1"), mark("sum", "K", "p1"), mark("sum", "9", "p2")]
    return duel("Kd", "9s", (24, 26), marks, fight_p1=LIT, fight_p2=DIM)


def deal() -> State:
    return duel("", "", (26, 26), [])


def war_of_eights() -> State:
    marks = [mark("sign", "="), mark("word", "War!"), mark("chip", "6 cards to win")]
    return duel("8c ? ?", "8d ? ?", (22, 24), marks)


def addition_war() -> State:
    marks = [
        mark("sign", ">"),
        mark("sum", "7 + 5 = 12", "p1"),
        mark("sum", "3 + 8 = 11", "p2"),
        mark("chip", "+4", "packet.p1"),
    ]
    return duel("7d 5c", "3s 8h", (18, 18), marks, won=True, fight_p1=LIT, fight_p2=DIM)


def casualty_war() -> State:
    marks = [mark("sign", "<"), mark("sum", "41", "p1"), mark("sum", "45", "p2")]
    return duel("7d 5c 2h 9s 4d Jc Qh 3d", "3s 8h Kd 2c Ts 6h 6d Ac", (8, 8), marks)


def casualties() -> State:
    """Returns the end of a Casualty War: ten or more cards a side, and a common pile of those that have left."""
    marks = [mark("sign", "<"), mark("sum", "35", "p1"), mark("sum", "36", "p2"), mark("chip", "+22", "packet.p2")]
    made = duel("Qh Ts Ah Ks 5s 2h 7c As Kd 7h", "Qh 5s 6c 2c 6h 5d 9d 4s 4h Kd Js Qc", (0, 19), marks, fight_p2=LIT)
    return put_away(made, zone("casualties", "aside", "pile", 67), "7h " * 67)


def treasury() -> State:
    """Returns a war for a common treasury; each player has captured cards lying face up."""
    marks = [mark("sign", "="), mark("word", "War!"), mark("chip", "10 cards to win")]
    made = duel("8c ? ?", "8d ? ?", (14, 15), marks)
    for key, tokens in (("won.p1", "Kd Qs 3c 9h 2h 7d"), ("won.p2", "Kc")):
        made = put_away(made, zone(key, "won", "spread", len(tokens.split())), tokens)
    made = put_away(made, zone("aside", "aside", "pile", 2), backs(2))
    return put_away(made, zone("treasury", "heap", "spread", 6), "5d Qd 2s 3s 4s 9c")


def heap() -> State:
    """Returns a state in which a card is picked from a heap; a third of it has been won."""
    marks = [mark("sign", ">"), mark("sum", "K", "p1"), mark("sum", "9", "p2"), mark("chip", "+2", "captured.p1")]
    return from_a_heap(31, "Kd", "9s", (12, 7), marks, fight_p1=LIT, fight_p2=DIM)


def heap_in_a_war() -> State:
    marks = [mark("sign", "="), mark("word", "War!"), mark("chip", "8 cards to win", "table")]
    return from_a_heap(42, "Jd ? ? ?", "Jh ? ? ?", (2, 0), marks)


def whole_heap() -> State:
    """Returns a state in which nobody picks a card: a touch on the heap turns cards up."""
    made = from_a_heap(54, "", "", (0, 0), [])
    made["cards"] = [{**card, "touched": False, "glows": False} for card in made["cards"]]
    made["zones"][0]["touched"] = True
    return made


def from_a_heap(left: int, one: str, other: str, won: tuple[int, int], marks: list[State], **looks: Any) -> State:
    zones = [
        zone("heap", "heap", "scattered", left),
        zone("fight.p1", "fight"),
        zone("fight.p2", "fight"),
        zone("captured.p1", "won", "pile", won[0]),
        zone("captured.p2", "won", "pile", won[1]),
    ]
    lying = {"heap": backs(left), "fight.p1": one, "fight.p2": other}
    lying |= {"captured.p1": "7h " * won[0], "captured.p2": "Qc " * won[1]}
    return state("compare", seats(2), zones, lying, marks, heap={"touched": True, "glows": True}, **looks)


def smallest() -> State:
    """Returns a state with a mark for the whole table, and with cards set aside."""
    marks = [mark("sign", ">"), mark("sum", "K", "p1"), mark("sum", "2", "p2"), mark("chip", "Smallest card: queen", "table")]
    made = duel("Kd", "2c", (24, 26), marks, fight_p1=LIT, fight_p2=DIM)
    return put_away(made, zone("aside", "aside", "pile", 12), "2h " * 12)


def war_of_sums() -> State:
    marks = [
        mark("sign", "<"),
        mark("sum", "10 + 10 = 20", "p1"),
        mark("sum", "10 + 9 = 19", "p2"),
        mark("chip", "+14", "packet.p2"),
    ]
    return duel("4c 6h ? ? ? Td Tc", "6d 4d ? ? ? Th 9h", (13, 13), marks, fight_p2=LIT)


def treasury_of_four() -> State:
    return put_away(four_players(), zone("treasury", "heap", "spread", 5), "5d Qd 2s 3s 4s")


def put_away(before: State, where: State, tokens: str) -> State:
    """Returns the state with one more zone, and these cards in it."""
    rest = {"zone": where["key"], "look": "plain", "touched": False, "glows": False}
    cards = [{"key": key, "token": token, **rest} for key, token in enumerate(tokens.split(), len(before["cards"]))]
    return {**before, "zones": [*before["zones"], where], "cards": [*before["cards"], *cards]}


def four_players() -> State:
    names = [key for key, *_ in PLAYERS[:4]]
    zones = [one for key in names for one in (zone(f"packet.{key}", "packet", "pile", 13), zone(f"fight.{key}", "fight"))]
    zones[0]["touched"] = True
    shown = dict(zip(names, ("Kd", "9s", "9h", "2c"), strict=True))
    lying = {f"packet.{key}": backs(13) for key in names} | {f"fight.{key}": shown[key] for key in names}
    marks = [mark("sum", text, key) for key, text in zip(names, ("13", "9", "9", "2"), strict=True)]
    return state("compare", seats(4), zones, lying, marks, fight_p1=LIT)


def tablanette() -> State:
    points = {"key": "points", "label": "points", "text": "14"}
    taken = {"key": "taken", "label": "cards taken", "text": "9"}
    zones = [
        zone("table", "board", label="Table"),
        zone("stock", "stock", "pile", 24, label="Stock"),
        zone("hand.p1", "hand"),
        zone("won.p1", "won", "pile", 9, label="Taken"),
        zone("hand.p2", "hand", n=5),
        zone("won.p2", "won", "pile", 7, label="Taken"),
    ]
    lying = {
        "table": "5d 3s 7c 6d",
        "hand.p1": "4c 8c 8d Td Kd 2s",
        "hand.p2": backs(5),
        "stock": backs(24),
        "won.p1": backs(9),
        "won.p2": backs(7),
    }
    can = {"touched": True, "glows": True}
    made = state(
        "board",
        seats(2, p1=[points, taken], p2=[points]),
        zones,
        lying,
        [mark("sum", "5 + 3 = 8")],
        table={"touched": True},
        hand_p1=can,
    )
    for i in (0, 1, 5):
        made["cards"][i]["look"] = "lifted"
    return made


def twos() -> State:
    zones = [zone("hand.p1", "hand", "fan"), zone("play", "board"), zone("heap", "heap", "pile", 0, label="Played")]
    zones += [zone(f"hand.{key}", "hand", "fan", n) for key, n in (("p2", 11), ("p3", 13), ("p4", 9))]
    lying = {
        "hand.p1": "3d 4c 4s 5h 6d 7c 8s 8h 9d Tc Jh Qs 2d",
        "play": "6c 6h",
        "hand.p2": backs(11),
        "hand.p3": backs(13),
        "hand.p4": backs(9),
    }
    made = state("board", seats(4), zones, lying, [], hand_p1={"touched": True, "glows": True})
    for i in (6, 7):
        made["cards"][i]["look"] = "lifted"
    return made


def six_players() -> State:
    """Returns a state in which everybody has one open card, as in 727."""
    players = seats(6, p3=[{"key": "counters", "label": "counters", "text": "7"}])
    players[1]["note"], players[3]["note"] = "stays", "out"
    others = [f"hand.{key}" for key, *_ in PLAYERS[1:]]
    zones = [
        zone("hand.p1", "hand"),
        *(zone(name, "hand") for name in others),
        zone("stock", "stock", "pile", 30, label="Stock"),
    ]
    lying = {"hand.p1": "Ah 6c Kd", **dict.fromkeys(others, "? 5d ?"), "stock": backs(30)}
    return state("board", players, zones, lying, [mark("chip", "12 in the pot")])


STATES = {
    made.__name__: made
    for made in (
        deal,
        war,
        war_of_eights,
        addition_war,
        casualty_war,
        casualties,
        treasury,
        treasury_of_four,
        heap,
        heap_in_a_war,
        whole_heap,
        smallest,
        war_of_sums,
        four_players,
        tablanette,
        twos,
        six_players,
    )
}
