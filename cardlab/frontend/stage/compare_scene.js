// The scene of games in which players turn up cards and compare them: turns a position into the state of a table.

import {fill, numeral} from "../common/locale.js";
import {isDown, isNumberCard, printed} from "../cards/cards.js";
import {zoneNames} from "../common/match_timeline.js";
import {isPile} from "../common/zone_order.js";
import {comparisonOf, hidesLast, isAsked, laidEarlier, signOf, workingOf} from "./arithmetic.js";

/**
 * @import {Gain} from "./shown_position.js"
 * @import {LaidPrediction} from "./turn_predictions.js"
 * @import {Card, MatchSetting, State, Step, Words, ZoneKind} from "../common/types.d.ts"
 * @import {CardShown, Mark, SeatShown, Side, TableState, ZoneShown} from "../table/table_state.d.ts"
 */

/**
 * A position with the latest events in it.
 * @typedef {object} Position
 * @property {State} state
 * @property {State} [counted]   the position whose cards the packets count, if it differs
 * @property {string | null} taker   the seat that takes the compared cards; null for none
 * @property {Map<string, Gain>} gains   the cards that each seat wins, gets and gives away
 * @property {boolean} [asked]   whether the learner is asked who will win
 * @property {boolean} [imagined]   whether the cards are only imagined; they are compared, but nobody takes them
 * @property {boolean} told   whether the comparison has been told, although more cards follow
 * @property {boolean} open   whether the cards on the felt can still be won
 * @property {string[]} homes   the zones that hold the compared cards afterwards, if only to wait
 * @property {Step | null} event   the current event, such as a war
 * @property {LaidPrediction | null} prediction   the learner's prediction for this turn
 * @property {boolean} ready   whether the learner may turn up cards
 * @property {Set<string>} choosable   the zones whose cards can be lifted
 * @property {number[]} chosen   the lifted cards
 * @property {Set<number>} leaving   the cards that are about to leave the game; they are lifted too
 * @property {Set<string>} drags   the zones whose cards may be dragged
 * @property {boolean} pictured   whether a picture shares the stage; then only the cards that fight are shown, as while
 *   the learner is asked about them
 * @property {string[]} picks   the zones from which the learner picks a card
 */

const PUT_AWAY = ["won", "aside"];
const MOST_APART = 12; // cards of all players laid before those of the totals that lie apart; more overlap
const FANNED = 9; // cards of a hand that overlap, so that their ranks show
const MOST_LAID = 10; // visible cards of each side in a war, the last ones; no window has room for more

/**
 * Returns the seats in reading order, the viewer's own first.
 * @param {MatchSetting} setting
 */
export function seatsInOrder({seats, viewer}) {
  const own = Math.max(
    0,
    seats.findIndex(({seat}) => seat === viewer),
  );
  return [...seats.slice(own), ...seats.slice(0, own)];
}

/**
 * Returns the side of a seat around a board, by its place in `seatsInOrder`. An onlooker has no side.
 * @param {MatchSetting} setting
 * @param {number} place
 */
export function sideAt({seats, viewer}, place) {
  const plays = seats.some(({seat}) => seat === viewer);
  return /** @type {Side} */ (plays ? place || "you" : place + 1);
}

/**
 * Returns the name of a seat for the viewer; "" for none.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {string | null} seat
 */
export function nameOf({seats, viewer}, words, seat) {
  return seat === viewer ? words.seat_you : (seats.find((one) => one.seat === seat)?.name ?? "");
}

/**
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {Position} position
 * @returns {TableState}
 */
export function compareScene(setting, words, position) {
  const {state, taker} = position;
  const order = seatsInOrder(setting);
  const fights = kindsStanding(setting, "fight");
  const laidBy = (/** @type {string} */ seat) => fights.map(({name}) => state.zones[`${name}.${seat}`] ?? []);
  const fighting = (/** @type {string} */ seat) => laidBy(seat).some(({length}) => length);
  const asks = position.asked || order.some(({seat}) => laidBy(seat).some((cards) => isAsked(state, seat, cards)));
  const onlyFight = position.pictured || position.imagined || asks;
  const came = (/** @type {string | null} */ seat) => (seat === null || !fighting(seat) ? "" : cameOf(taker, seat));
  const zones = zoneNames(setting).flatMap((name) => zoneShown(setting, words, position, name));
  const shown = new Map(zones.map((zone) => [zone.key, zone]));
  const {numbers} = setting;
  let unseen = 0;
  const cards = zones.flatMap(({key, seat, stands}) => {
    const picked = position.picks.includes(key);
    const touched = picked || position.choosable.has(key);
    const look = lookOf(stands === "fight" ? came(seat) : "");
    const laid = state.zones[key];
    const older = stands === "fight" && seat ? (laidEarlier(state, seat, laid, numbers, words) ?? laid.length) : 0;
    const hidden = stands === "fight" && seat !== null && hidesLast(state, seat, laid) ? laid[laid.length - 1] : null;
    const faces = onlyFight ? laid.slice(0, older).findLastIndex(({token}) => !isDown(token)) + 1 : 0;
    const first = stands === "fight" ? Math.max(laid.length - MOST_LAID, faces) : 0;
    unseen += first;
    return laid.slice(first).map(({id, token}, i) => ({
      key: id,
      zone: key,
      token,
      covered:
        stands === "hand"
          ? (i + 1) % FANNED > 0
          : (onlyFight || older * order.length > MOST_APART) && first + i < older,
      compared: id === hidden?.id,
      look: position.chosen.includes(id) || position.leaving.has(id) ? "lifted" : look,
      touched,
      glows: touched && (position.ready || !picked),
    }));
  });
  return {
    layout: "compare",
    seats: order.map(({seat, face}, i) => {
      const own = seat === setting.viewer;
      const packets = kindsStanding(setting, "packet");
      const hasNone = packets.every(({name}) => !state.zones[`${name}.${seat}`]?.length);
      const out = packets.length > 0 && hasNone && !fighting(seat);
      return seatShown(nameOf(setting, words, seat), seat, face, i, {
        came: came(seat),
        out,
        turn: own && position.ready,
      });
    }),
    zones,
    cards,
    marks: marks(
      setting,
      words,
      position,
      order.map(({seat}) => seat),
      shown,
      unseen,
    ),
  };
}

/**
 * @param {string} name
 * @param {string} seat
 * @param {string} face
 * @param {number} place   the number of the seat in reading order
 * @param {Pick<SeatShown, "came" | "out" | "turn">} how
 * @returns {SeatShown}
 */
function seatShown(name, seat, face, place, {came, out, turn}) {
  const side = /** @type {Side} */ (place || "you");
  return {key: seat, side, name, heard: name, face, note: "", turn, out, came, counts: []};
}

/**
 * @param {MatchSetting} setting
 * @param {ZoneKind["stands"]} stands
 */
function kindsStanding({zones}, stands) {
  return zones.filter((kind) => kind.stands === stands);
}

/**
 * Returns the compared cards of a seat, in the order in which they were laid.
 * @param {MatchSetting} setting
 * @param {State} state
 * @param {string} seat
 */
function comparedOf(setting, state, seat) {
  return kindsStanding(setting, "fight").flatMap(({name}) => state.zones[`${name}.${seat}`] ?? []);
}

/**
 * Returns the zone that collects a seat's cards: its packet, or, if nobody has one, the cards it has won.
 * @param {MatchSetting} setting
 */
function homeOf(setting) {
  return kindsStanding(setting, "packet")[0] ?? kindsStanding(setting, "won")[0];
}

/**
 * Tells whether touching a zone turns up cards: it is the viewer's packet, or, if nobody has one, the common heap.
 * @param {MatchSetting} setting
 * @param {ZoneKind} kind
 * @param {string | null} seat
 */
function isSource(setting, {stands, lies: how}, seat) {
  const packets = kindsStanding(setting, "packet");
  return packets.length ? stands === "packet" && seat === setting.viewer : how === "scattered";
}

/**
 * Returns a zone, or null if it is not shown.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {Position} position
 * @param {string} key
 * @returns {ZoneShown[]}
 */
function zoneShown(setting, words, {state, counted = state, ready, drags, picks}, key) {
  const [name, seat = null] = key.split(".");
  const kind = setting.zones.find((zone) => zone.name === name);
  const count = (kind?.stands === "fight" ? state : counted).zones[key].length;
  if (!kind || (!count && !(seat && isPlace(setting, state, kind, seat)))) return [];
  const zone = seat ? fill(words, words.zone_of, {zone: kind.label, player: nameOf(setting, words, seat)}) : kind.label;
  const touched = ready && !picks.length && isSource(setting, kind, seat) && count > 0;
  const heard = fill(words, words.zone_cards, {zone, n: count});
  const {stands, top, label} = kind;
  return [{key, seat, stands, lies: lies(kind, seat), top, label, heard, count, touched, drags: drags.has(key)}];
}

/**
 * Tells whether a zone is shown even when it is empty: a seat's packet, its won pile, and one zone for compared cards,
 * unless the seat holds a hand.
 * @param {MatchSetting} setting
 * @param {State} state
 * @param {ZoneKind} kind
 * @param {string} seat
 */
function isPlace(setting, state, kind, seat) {
  if (kind === homeOf(setting) || (kind.stands === "won" && isPile(kind.lies) && !kind.fleeting)) return true;
  const fights = kindsStanding(setting, "fight");
  const played = [...fights, ...kindsStanding(setting, "hand")];
  return kind === fights[0] && played.every(({name}) => !state.zones[`${name}.${seat}`].length);
}

/**
 * Returns the way a zone lies: compared cards side by side, cards put away as a pile.
 * @param {ZoneKind} kind
 * @param {string | null} seat
 */
function lies({lies: how, stands}, seat) {
  const away = seat === null || PUT_AWAY.includes(stands);
  const shown = stands === "fight" ? "row" : away && !isPile(how) && how !== "scattered" ? "spread" : how;
  return /** @type {ZoneShown["lies"]} */ (shown);
}

/**
 * Tells whether a seat has won or lost a comparison; "" if nobody has taken the cards.
 * @param {string | null} taker
 * @param {string} seat
 * @returns {SeatShown["came"]}
 */
export function cameOf(taker, seat) {
  return taker === null ? "" : seat === taker ? "won" : "lost";
}

/**
 * Returns the look of the cards of a side that has won or lost.
 * @param {SeatShown["came"]} came
 * @returns {CardShown["look"]}
 */
export function lookOf(came) {
  return came === "won" ? "lit" : came === "lost" ? "dim" : "plain";
}

/**
 * Returns chips about the whole table, one for each counter whose values have names: "Smallest: 3".
 * @param {MatchSetting} setting
 * @param {State} state
 * @returns {Mark[]}
 */
function facts({counters}, state) {
  return counters.flatMap(({name, own, values}) => {
    const text = own ? null : values[String(state.counters[name])];
    return text ? [{key: `counter.${name}`, draws: "chip", at: "table", text}] : [];
  });
}

/**
 * Returns the marks next to the cards: the comparison, the number of cards won, the word for an event.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {Position} position
 * @param {string[]} order   the order of the seats
 * @param {Map<string, ZoneShown>} zones
 * @param {number} unseen   the compared cards that there is no room for
 * @returns {Mark[]}
 */
function marks(
  setting,
  words,
  {
    state,
    taker,
    gains,
    asked: isPredicted = false,
    imagined = false,
    told: isTold,
    open,
    leaving,
    homes,
    event,
    prediction,
  },
  order,
  zones,
  unseen,
) {
  let made = facts(setting, state);
  const packet = homeOf(setting);
  const heaps = [...zones.values()].filter(({lies: how}) => how === "scattered");
  const stake = [...zones.values()].filter(
    (zone) => zone.stands === "fight" || (zone.stands === "heap" && !heaps.includes(zone)),
  );
  const n = stake.reduce((sum, {count}) => sum + (count ?? 0), 0);
  const compared = order.map((seat) => ({seat, cards: comparedOf(setting, state, seat)}));
  const asked = isPredicted || compared.some(({seat, cards}) => isAsked(state, seat, cards));
  const [own, two] = [order[0], order.length === 2];
  const winner = taker === null ? (asked ? "?" : null) : taker === own ? ">" : "<";
  const sign = two ? comparisonOf(state, own, order[1]) : null;
  const told = homes.length > 0 || event !== null || asked || imagined || (isTold && sign !== null);
  // A card that beats everything, or more wars won, may give the cards to the side with the smaller sum.
  const isOther = taker !== null && `sum.${own}` in state.counters && ![null, "=", winner].includes(sign);
  const isSwept = Boolean(state.counters.sweep); // one card takes all the others, which are not compared
  const isHidden =
    isSwept ||
    isOther ||
    compared.some(({seat, cards}) => laidEarlier(state, seat, cards, setting.numbers, words) === null);
  for (const {seat, cards} of leaving.size ? [] : compared) {
    made.push(...worth(setting, words, state, seat, {cards: isHidden ? [] : cards, told}));
  }
  if (two && told && !isHidden && !leaving.size) {
    const [one, other] = made.filter(({draws}) => draws === "sum");
    // Numbers compare even if nobody takes the cards, as in a tie or after a wrong answer.
    const rows = compared.map(({cards}) => cards).filter((cards) => cards.some(isNumberCard));
    const text = sign ?? (one?.text === other?.text ? "=" : (winner ?? (rows[1] && signOf(rows, setting.numbers))));
    if (text) made.push({key: "sign", draws: "sign", at: "middle", text});
    else made = made.filter(({draws}) => draws !== "sum"); // a joker starts a war: no card is higher
  }
  if (prediction !== null && packet) {
    const at = order.includes(prediction.value) ? `${packet.name}.${prediction.value}` : "middle";
    const text = taker === null && event === null ? "" : prediction.paid;
    made.push({key: "prediction", draws: "prediction", at, text, cards: prediction.cards});
  }
  for (const [seat, gain] of packet ? gains : []) {
    const at = homes.find((zone) => zone.endsWith(`.${seat}`) && zones.has(zone)) ?? `${packet.name}.${seat}`;
    if (gain.won + gain.got) made.push({key: `won.${seat}`, draws: "chip", at, text: gainText(words, gain, unseen)});
  }
  if (event) made.push({key: "word", draws: "word", at: "middle", text: event.title});
  if (open) {
    made.push({
      key: "stake",
      draws: "chip",
      at: heaps.length ? "table" : "middle",
      text: fill(words, words.to_win, {n}),
    });
  }
  return made;
}

/**
 * Writes how a packet grows: "+6", or "+6−5" if five cards go to another player. Cards out of sight are counted apart,
 * so that the rest can be counted on the felt: "+4 +10".
 * @param {Words} words
 * @param {Gain} gain
 * @param {number} unseen   the compared cards out of sight
 */
function gainText(words, {won, got, gave}, unseen) {
  const signed = (/** @type {string} */ sign, /** @type {number} */ n) => (n ? [`${sign}${numeral(words, n)}`] : []);
  const apart = Math.min(unseen, won);
  const grown = [...signed("+", apart), ...signed("+", won + got - apart)].join(" ");
  return [grown, ...signed("−", gave)].join("");
}

/**
 * Returns the worth of a seat's face-up cards, as a sum if there are several: "K", "7 + 5 = 12". In games that compare
 * totals, the line is always there, so that writing it does not move the cards.
 * @param {MatchSetting} setting
 * @param {Words} words
 * @param {State} state
 * @param {string} seat
 * @param {{cards: Card[], told: boolean}} options   cards: its compared cards; told: whether the result may be shown
 * @returns {Mark[]}
 */
function worth({numbers}, words, state, seat, {cards, told}) {
  const last = cards.findLast(({token}) => !isDown(token));
  const rank = told && last ? printed(last.token, words.cards).replace(/[♣♦♥♠]/u, "") : null;
  const text = workingOf(words, state, seat, cards, {numbers, told}) ?? rank;
  return text === null ? [] : [{key: `worth.${seat}`, draws: "sum", at: seat, text}];
}
