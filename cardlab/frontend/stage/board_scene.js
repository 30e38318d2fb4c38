// The scene of games with a hand of cards and a board: turns a position into the state of a table.

import {tagZone} from "./available_actions.js";
import {comparisonOf, workingOf} from "./arithmetic.js";
import {cameOf, lookOf, nameOf, seatsInOrder, sideAt} from "./compare_scene.js";
import {goalsShown} from "./goals_shown.js";
import {counter} from "../common/match_timeline.js";
import {apart, fill, numeral} from "../common/locale.js";
import {exact, inDigits, written} from "../common/numbers.js";
import {inOrder, isPile} from "../common/zone_order.js";

/**
 * @import {Card, CounterKind, MatchSetting, State, Step, Value, Words, ZoneKind} from "../common/types.d.ts"
 * @import {CardShown, Count, Mark, SeatShown, TableState, ZoneShown} from "../table/table_state.d.ts"
 */

/**
 * A position with the learner's choices in it.
 * @typedef {object} BoardPosition
 * @property {State} state
 * @property {State | null} before   the position before the last turn, if the seats show what it changed
 * @property {string | null} turn   the seat whose turn it is
 * @property {Set<string>} choosable   the zones whose cards can be touched
 * @property {Set<string>} touched   the zones that can be touched as a whole to act
 * @property {Set<string>} drags   the zones whose cards may be dragged
 * @property {number[]} chosen   the lifted cards
 * @property {Set<number>} glowing   the cards that glow
 * @property {boolean} marksPairs   whether to mark which of the viewer's pairs fit
 * @property {string} sum   the sum of the chosen cards, "5 + 3 = 8"; "" for none
 * @property {string | null} taker   the seat that takes the compared cards; null for none
 * @property {Map<string, number>} gained   zone -> number of cards gained since the turn began
 * @property {Step | null} event
 * @property {string} written   the working on the felt; "" for none
 * @property {string[]} best   the counters that name the best players
 * @property {Map<string, boolean>} tags   price tag -> whether the chosen cards can pay it
 */

/** Zones in the middle, even if they belong to a player. */
const IN_THE_MIDDLE = ["drawn", "board", "heap", "fight"];
/** Zones without an owner that are kept out of the way. */
const APART = ["stock", "aside"];

/** @typedef {{key: string, kind: ZoneKind, seat: string | null}} Zone */

/**
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {BoardPosition} position
 * @returns {TableState}
 */
export function boardScene(setting, words, position) {
  const zones = zonesOf(setting).filter((zone) => isShown(zone, position, setting.seats.length > 2));
  const rows = rowsOfHands(zones);
  const lying = zones.filter(({key}) => rows.get(key) === key);
  const cards = lying.flatMap(({key, kind, seat}) => {
    const together = zones.filter((zone) => rows.get(zone.key) === key);
    const all = together.flatMap((zone) => position.state.zones[zone.key]);
    const shown = (kind.sorts ? inOrder(all, kind.sorts) : all).map((card) => ({
      ...cardShown(card, key, kind, position),
      written: inDigits(setting.writtenOn[card.token] ?? "", words.digits?.signs),
    }));
    if (kind.above) return paired(setting, words, position, shown, `${kind.above}.${seat}`);
    return kind.stands === "purse" ? coins(setting, words, shown) : shown;
  });
  return {
    layout: setting.zones.some(({above}) => above) ? "sides" : "board",
    seats: seatsInOrder(setting).map((seat, i) => seatShown(setting, words, position, seat, i)),
    zones: [...lying.map((zone) => zoneShown(setting, words, position, zone, cards)), ...tagZones(position)],
    cards,
    marks: marks(setting, words, position, lying),
    goals: goalsShown(setting, words, position.state, position.best),
  };
}

/**
 * Returns the zones of a match, those without an owner last.
 * @param {MatchSetting} setting
 * @returns {Zone[]}
 */
function zonesOf({zones, seats}) {
  const isAbove = (/** @type {ZoneKind} */ one, /** @type {ZoneKind} */ other) => one.above === other.name;
  const own = zones
    .filter((kind) => kind.own)
    .sort((one, other) => Number(isAbove(other, one)) - Number(isAbove(one, other)));
  return [
    ...seats.flatMap(({seat}) => own.map((kind) => ({key: `${kind.name}.${seat}`, kind, seat}))),
    ...zones.filter((kind) => !kind.own).map((kind) => ({key: kind.name, kind, seat: null})),
  ];
}

/**
 * @param {Zone} zone
 * @param {BoardPosition} position
 * @param {boolean} isCrowd   whether there are so many players that cards out of the game would take too much room
 */
function isShown({key, kind, seat}, {state, touched, tags}, isCrowd) {
  if (isCrowd && !seat && kind.stands === "aside") return false;
  const isMiddle = kind.stands === "board" || (kind.stands === "heap" && kind.lies === "spread" && !tags.size);
  const isPlace = !kind.fleeting && (seat ? kind.above !== null : isMiddle);
  return state.zones[key].length > 0 || isPlace || touched.has(key);
}

/**
 * Returns the row for each zone: rows of a hand that belong together lie side by side, as one row.
 * @param {Zone[]} zones
 * @returns {Map<string, string>}
 */
function rowsOfHands(zones) {
  /** @type {Map<string, string>} */
  const rows = new Map();
  /** @type {Map<string, string>} */
  const first = new Map();
  for (const {key, kind, seat} of zones) {
    const alone = kind.stands !== "hand" || !seat || !kind.fleeting || isPile(kind.lies);
    const hand = alone ? key : (first.get(seat ?? "") ?? key);
    if (!alone) first.set(seat ?? "", hand);
    rows.set(key, hand);
  }
  return rows;
}

/**
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {BoardPosition} position
 * @param {Zone} zone
 * @param {CardShown[]} cards   the cards of the table
 * @returns {ZoneShown}
 */
function zoneShown(setting, words, {touched, drags}, {key, kind, seat}, cards) {
  const n = cards.filter(({zone}) => zone === key).length;
  const inMiddle = seat !== null && IN_THE_MIDDLE.includes(kind.stands);
  const player = nameOf(setting, words, seat);
  const named = seat ? fill(words, words.zone_of, {zone: kind.label, player}) : kind.label;
  return {
    key,
    seat: inMiddle ? null : seat,
    stands: !seat && APART.includes(kind.stands) ? "stock" : kind.stands,
    lies: /** @type {ZoneShown["lies"]} */ (kind.lies === "columns" ? "row" : kind.lies),
    top: kind.top,
    label: inMiddle ? player : kind.label,
    heard: fill(words, words.zone_cards, {zone: named, n}),
    count: isCounted(setting, kind, seat) ? n : null,
    touched: touched.has(key),
    drags: drags.has(key),
  };
}

/**
 * Returns the price tags, which stand next to the goods.
 * @param {BoardPosition} position
 * @returns {ZoneShown[]}
 */
function tagZones({tags}) {
  return [...tags].map(([tag, touched]) => ({
    ...{key: tagZone(tag), seat: null, stands: "tag", lies: "row", top: "first", count: null},
    ...{label: tag, heard: tag, touched, drags: false},
  }));
}

/**
 * Tells whether the viewer sees the number of cards in a zone. For some zones the rules say that a player must ask.
 * @param {MatchSetting} setting
 * @param {ZoneKind} kind
 * @param {string | null} seat
 */
function isCounted({viewer, seats}, kind, seat) {
  return kind.countedBy !== "owner" || seat === viewer || !seats.some((one) => one.seat === viewer);
}

/**
 * Returns cards that are money as coins, the smallest first.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {CardShown[]} cards
 */
function coins({numbers}, words, cards) {
  const worth = (/** @type {CardShown} */ {token}) => Number(numbers[token] ?? 0);
  const sorted = [...cards].sort((one, other) => worth(one) - worth(other));
  return sorted.map((card) => ({...card, coin: numeral(words, worth(card))}));
}

/**
 * Returns the sign that each card needs with the card below it, and whether the two fit if both are face up.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {BoardPosition} position
 * @param {CardShown[]} cards
 * @param {string} below   the zone of the cards below
 * @returns {CardShown[]}
 */
function paired({pairings, viewer}, words, {state, marksPairs}, cards, below) {
  const isMarked = marksPairs || !below.endsWith(`.${viewer}`);
  return cards.map((card, i) => {
    const asked = pairings[card.token];
    const other = state.zones[below][i]?.token ?? "?";
    if (!asked) return card;
    const fits = other === "?" || !isMarked ? null : asked.ranks.includes(other.replace("~", "")[0]);
    const heard = fits === null ? "" : fits ? words.pair_fits : words.pair_fails;
    return {...card, pairs: {sign: asked.sign, fits, heard: [asked.sign, heard].filter(Boolean).join(", ")}};
  });
}

/**
 * @param {Card} card
 * @param {string} zone   the zone in which it is drawn
 * @param {ZoneKind} kind
 * @param {BoardPosition} position
 * @returns {CardShown}
 */
function cardShown({id, token}, zone, {stands}, {choosable, chosen, drags, glowing, taker}) {
  const isHeld = stands === "drawn" && drags.has(zone);
  const compared = stands === "fight" ? lookOf(cameOf(taker, zone.split(".")[1])) : "plain";
  const look = chosen.includes(id) || isHeld ? "lifted" : compared;
  return {key: id, zone, token, look, touched: choosable.has(zone), glows: glowing.has(id)};
}

/**
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {BoardPosition} position
 * @param {MatchSetting["seats"][number]} seat
 * @param {number} place   the number of the seat in reading order
 * @returns {SeatShown}
 */
function seatShown(setting, words, {state, before, turn, taker}, {seat, face}, place) {
  const told = setting.goals.map((goal) => goal.counter); // shown on the number line
  const own = setting.counters.filter((kind) => kind.own && !kind.counts && !told.includes(kind.name));
  const name = nameOf(setting, words, seat);
  const hasWords = (/** @type {CounterKind} */ {values}) => Object.keys(values).length > 0;
  const notes = own.filter(hasWords).map((kind) => kind.values[String(counter(state, kind, seat))]);
  const numbers = own.filter((kind) => !hasWords(kind));
  const all = numbers.flatMap((kind) => countShown(setting, words, state, kind, seat, before));
  const spots = setting.counters.filter(({spotlights, name: of}) => spotlights && state.counters[of] === seat);
  const bars = setting.counters.filter(({bars: does, name: of}) => does && namesSeat(state.counters[of], seat));
  notes.push(...[...spots, ...bars].map(({label}) => label));
  const counts = all.filter(({text}, i) => i === 0 || text !== numeral(words, 0));
  const lit = seat === answering(setting, state) ? setting.counters.filter((kind) => kind.lamps) : [];
  const chances = lit.flatMap((kind) => countShown(setting, words, state, kind, null));
  return {
    key: seat,
    side: sideAt(setting, place),
    name,
    heard: [
      name,
      ...[...spots, ...bars].map(({label}) => label),
      ...[...counts, ...chances].map(({text, label}) => `${label} ${text}`),
    ].join(", "),
    face,
    note: notes.filter(Boolean).join(", "),
    turn: turn === seat,
    out: bars.length > 0,
    spot: spots.length > 0,
    came: cameOf(taker, seat),
    counts: [...counts, ...chances.map((one, i) => ({...one, text: lamps(lit[i], Number(state.counters[one.key]))}))],
  };
}

/**
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {State} state
 * @param {CounterKind} kind
 * @param {string | null} seat   null for a counter that belongs to nobody
 * @param {State | null} [before]   an earlier position; then a number is the sum that has led to it, "26 + 8 = 34"
 * @returns {Count[]}
 */
function countShown(setting, words, state, kind, seat, before = null) {
  const value = counter(state, kind, seat);
  if (value == null) return [];
  const old = before && counter(before, kind, seat);
  const more = old == null ? 0 : Number(value) - Number(old);
  const text = said(setting, words, value);
  const sum = `${said(setting, words, old ?? 0)} ${more < 0 ? "−" : "+"} ${numeral(words, Math.abs(more))} = ${text}`;
  return [{key: kind.name, label: kind.label, text: more ? apart(words, sum) : text}];
}

/**
 * Returns the text of a counter that belongs to nobody: "Pot 12"; "" if there is nothing to show.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {State} state
 * @param {CounterKind} kind
 */
export function counted(setting, words, state, kind) {
  const value = counter(state, kind, null);
  if (value == null) return "";
  const shown = Object.keys(kind.values).length ? kind.values[String(value)] : said(setting, words, value);
  return shown ? `${kind.label} ${shown}` : "";
}

/**
 * Returns a value as learners read it: a seat by its name, a number in their digits.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {Value} value
 */
function said(setting, words, value) {
  const number = exact(value);
  return (
    nameOf(setting, words, typeof value === "string" ? value : null) ||
    numeral(words, number ? written(number) : String(value))
  );
}

/**
 * Returns the seat that has to answer a challenge: the seat to play, or the next one if the challenger has just played.
 * @param {MatchSetting} setting
 * @param {State} state
 */
function answering({seats}, {counters: {turn, challenge_by: by, out}}) {
  const inPlay = seats.map(({seat}) => seat).filter((seat) => seat === by || !namesSeat(out, seat));
  return turn === by ? inPlay[(inPlay.indexOf(String(by)) + 1) % inPlay.length] : turn;
}

/**
 * Returns a counter as a row of lamps, some of them lit.
 * @param {CounterKind} kind
 * @param {number} lit
 */
function lamps({lamps: of}, lit) {
  return "●".repeat(lit) + "○".repeat(Math.max(of - lit, 0));
}

/**
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {BoardPosition} position
 * @param {Zone[]} zones   the zones drawn
 * @returns {Mark[]}
 */
function marks(setting, words, {state, sum, gained, event, written: working}, zones) {
  /** @type {Mark[]} */
  const made = [];
  for (const kind of setting.counters) {
    const isAtSeats = kind.own || kind.spotlights || kind.bars || kind.lamps > 0;
    const text = isAtSeats || kind.counts || kind.paces ? "" : counted(setting, words, state, kind);
    const isWritten = working.endsWith(`= ${text.slice(kind.label.length + 1)}`); // as the total of a sum
    if (text && !isWritten) made.push({key: kind.name, draws: "chip", at: "middle", text});
  }
  const {legend} = setting;
  if (legend) made.push({key: "legend", draws: "chip", at: "middle", text: legend});
  if (sum) made.push({key: "chosen", draws: "sum", at: setting.viewer, text: sum});
  for (const [zone, n] of gained) {
    if (n > 0 && zones.some(({key}) => key === zone)) {
      made.push({key: `gained ${zone}`, draws: "chip", at: zone, text: `+${numeral(words, n)}`});
    }
  }
  if (!event) made.push(...comparison(setting, words, state)); // a word has the same place
  if (working) made.push({key: "written", draws: "sum", at: "middle", text: working});
  else if (event) made.push({key: "word", draws: "word", at: "middle", text: event.title});
  return made;
}

/**
 * Returns the totals that two players compare, each with its working, and the sign between them.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {State} state
 * @returns {Mark[]}
 */
function comparison(setting, words, state) {
  const [own, other, ...more] = seatsInOrder(setting).map(({seat}) => seat);
  const text = more.length || !other ? null : comparisonOf(state, own, other);
  if (text === null) return [];
  const {numbers, zones} = setting;
  const rows = zones.filter(({stands, own: has}) => stands === "fight" && has).map(({name}) => name);
  /** @type {Mark[]} */
  const sums = [own, other].map((seat) => {
    const cards = rows.flatMap((name) => state.zones[`${name}.${seat}`]);
    const sum = workingOf(words, state, seat, cards, {numbers, told: true}) ?? "";
    return {key: `worth.${seat}`, draws: "sum", at: seat, text: sum};
  });
  return [...sums, {key: "sign", draws: "sign", at: "middle", text}];
}

/**
 * Tells whether a counter with several seats, "p1 p3", contains this one.
 * @param {Value | undefined} value
 * @param {string} seat
 */
function namesSeat(value, seat) {
  return String(value ?? "")
    .split(/\W+/u)
    .includes(seat);
}
