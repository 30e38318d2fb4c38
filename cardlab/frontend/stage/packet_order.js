// Lets the learner put the packets of a hand in order on the felt: drag one to its slot, or choose one and then the
// slot, or use the keys. Below them stands the result of the previous order, card by card.

import {fightZones, homesOf, shownAfter, shownState, takerOf} from "./shown_position.js";
import {cardName, picture} from "../cards/cards.js";
import {h} from "../common/dom.js";
import {fill} from "../common/locale.js";
import {SortableList} from "../common/sortable_list.js";

/** @import {MatchTimeline} from "../common/match_timeline.js" */
/** @import {Order, Words} from "../common/types.d.ts" */

/** @typedef {{own: string, other: string, won: boolean}} Clash   two cards that met, by their tokens */

/**
 * Returns the cards that have met since the viewer last put cards in order: the last one of each side before it was
 * taken. The log tells this, so that it is still there when the page is opened again.
 * @param {MatchTimeline} timeline
 * @returns {Clash[]}
 */
export function clashes(timeline) {
  const {setting, steps} = timeline;
  const {viewer, zones} = setting;
  const fights = fightZones(setting);
  const sorted = zones.find(({stands, own, fleeting}) => stands === "hand" && own && fleeting);
  if (!sorted || !fights.length) return [];
  const hand = `${sorted.name}.${viewer}`;
  const isOrder = (/** @type {import("../common/types.d.ts").Step} */ {events}) =>
    events.some((event) => event[0] === "move" && event[1].some(([zone]) => zone === hand));
  const ordered = steps.findLastIndex(isOrder);
  const ends = steps.flatMap(({action}, i) => (i > ordered && steps[i + 1]?.action !== action ? [i + 1] : []));
  return ends.flatMap((told) => {
    const shown = shownState(timeline, fights, shownAfter(timeline, fights, told), told);
    const taker = takerOf(homesOf(shown, timeline.stateAt(told), fights));
    const last = (/** @type {boolean} */ isOwn) => {
      const zone = fights.find((name) => name.endsWith(`.${viewer}`) === isOwn) ?? "";
      return shown.zones[zone]?.at(-1)?.token.replace("~", "") ?? "?";
    };
    const [own, other] = [last(true), last(false)];
    return taker && own !== "?" && other !== "?" ? [{own, other, won: taker === viewer}] : [];
  });
}

/** The packets of a hand in their slots. The first one is played first. */
export class PacketOrder {
  #shown = "";

  /**
   * @param {Words} words
   * @param {string[]} names   the learner's name and the other player's
   * @param {AbortSignal} signal
   */
  constructor(words, names, signal) {
    this.words = words;
    this.names = names;
    this.list = h("ol", {class: "cardlab-ordered cardlab-packets", "aria-label": words.order});
    this.place = h("p", {class: "cardlab-visually-hidden", role: "status"});
    this.before = h("ol", {class: "cardlab-clashes", "aria-label": words.order_before});
    this.el = h("div", {class: "cardlab-packet-order", hidden: true}, this.list, this.before, this.place);
    this.mover = new SortableList(this.list, {
      signal,
      onMove: ({dataset}, n, of) => {
        this.place.textContent = fill(words, words.order_place, {name: dataset.name ?? "", n, of});
      },
    });
  }

  /**
   * Shows the packets to order, or none. Packets of the same cards keep their order. After the match, the result of the
   * last order stays.
   * @param {Order | null} order
   * @param {boolean} isOver
   * @param {() => Clash[]} before   returns the results of the previous order
   */
  show(order, isOver, before) {
    const packets = order?.packets ?? [];
    const shown = isOver ? "over" : packets.map(({cards}) => cards.join(" ")).join("\n");
    if (shown && shown !== this.#shown) {
      this.#shown = shown;
      this.place.textContent = "";
      this.mover.lay(packets.map((packet) => this.#packet(packet)));
      const met = before();
      this.before.hidden = !met.length;
      this.before.replaceChildren(this.#sides(), ...met.map((clash) => this.#clash(clash)));
    }
    this.list.hidden = isOver;
    this.el.hidden = isOver ? this.before.hidden : !packets.length;
  }

  /** Returns the cards in the order of their packets. */
  get cards() {
    return this.mover.items().flatMap(({dataset}) => (dataset.cards ?? "").split(" "));
  }

  /** @param {Order["packets"][number]} packet */
  #packet({label, cards}) {
    const {cards: names} = this.words;
    const ranks = cards.map((token) => rankOf(token, names)).join(" ");
    const heard = `${label}: ${cards.map((token) => cardName(token, names)).join(", ")}`;
    const fan = h("span", {class: "cardlab-packet-fan"}, ...cards.map((token) => h("i", {}, picture(token, names))));
    fan.style.setProperty("--steps", String(Math.max(cards.length - 1, 1)));
    const look = {type: "button", class: "cardlab-choose cardlab-packet", "aria-pressed": "false", tabindex: -1};
    const made = h("button", {...look, "aria-label": heard}, fan, h("b", {}, label), h("small", {}, ranks));
    return h("li", {"data-cards": cards.join(" "), "data-name": label}, made);
  }

  /** Returns the names of the two sides, which stand before their cards. */
  #sides() {
    return h("li", {"aria-hidden": "true"}, h("span", {}, ...this.names.map((name) => h("b", {}, name))));
  }

  /** @param {Clash} clash */
  #clash({own, other, won}) {
    const {cards: names} = this.words;
    const sign = won ? ">" : "<";
    const heard = [cardName(own, names), sign, cardName(other, names)].join(" ");
    const [mine, theirs] = [own, other].map((token) => h("b", {}, rankOf(token, names)));
    const parts = h("span", {"aria-hidden": "true", dir: "ltr"}, mine, h("i", {}, sign), theirs);
    return h(
      "li",
      {"data-came": won ? "won" : "lost", role: "listitem"},
      h("span", {role: "img", "aria-label": heard}, parts),
    );
  }
}

/**
 * Returns the printed rank of a card.
 * @param {string} token
 * @param {Record<string, string>} names   the language's letters for ranks, among others
 */
function rankOf(token, names) {
  return token[0] === "T" ? "10" : (names[token[0]] ?? token[0]);
}
