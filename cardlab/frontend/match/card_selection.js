// Choosing several cards: which ones are selected, what they add up to, and which actions use exactly these.

import {printed} from "../cards/cards.js";
import {button, h} from "../common/dom.js";
import {apart, fill, numeral} from "../common/locale.js";
import {sum, written} from "../common/numbers.js";

/** @import {LegalAction, Place, Status, Words, Zones} from "../common/types.d.ts" */
/** @import {CardTable} from "./card_table.js" */

export const MOST_SHOWN = 12; // actions that are shown at once; there may be hundreds

/**
 * What a place is compared by: itself, or where any card of a rank will do, its zone and the card's rank.
 * @param {Place[]} places
 * @param {Zones} zones
 * @param {boolean} byRank
 */
export function placeKeys(places, zones, byRank) {
  return places.map(([zone, n]) => `${zone} ${byRank ? zones[zone][n].token.replace("~", "")[0] : n}`).sort();
}

/**
 * The actions that are about just these places, and those that are about these and more.
 * @param {LegalAction[]} actions
 * @param {Place[]} places
 * @param {Zones} zones
 */
export function matching(actions, places, zones, byRank = false) {
  const wanted = placeKeys(places, zones, byRank);
  /** @type {{exact: LegalAction[], more: LegalAction[]}} */
  const found = {exact: [], more: []};
  for (const action of actions) {
    if (!action.places.length) continue;
    const has = placeKeys(action.places, zones, byRank);
    if (!wanted.every((key) => times(has, key) >= times(wanted, key))) continue;
    (has.length === wanted.length ? found.exact : found.more).push(action);
  }
  return found;
}

/**
 * @param {string[]} keys
 * @param {string} key
 */
function times(keys, key) {
  return keys.filter((other) => other === key).length;
}

/**
 * The sum of some numbers, written out: [5, 4, 9] -> "5 + 4 + 9 = 18"; "" where one is missing.
 * @param {(number | string | null | undefined)[]} numbers
 */
export function addedUp(numbers) {
  const known = numbers.filter((n) => n != null);
  if (!known.length || known.length < numbers.length) return "";
  return known.length === 1 ? written(known[0]) : `${known.map(written).join(" + ")} = ${written(sum(known))}`;
}

/** The cards that are chosen at a table, and the buttons that go with them. */
export class CardSelection {
  /** @type {number[]} of the chosen cards, in the order in which they were chosen */
  #ids = [];
  /** @type {Status | null} */
  #status = null;
  /** @type {Zones} */
  #zones = {};
  #heard = ""; // what was said of the cards that are chosen

  /**
   * @param {CardTable} table
   * @param {Words} words
   * @param {object} options
   * @param {(action: LegalAction) => HTMLElement} options.button   makes one for a legal action
   * @param {(places: Place[]) => void} options.onTry
   * @param {(sentence: string) => void} options.say   to whoever listens
   */
  constructor(table, words, {button: make, onTry, say}) {
    this.table = table;
    this.words = words;
    this.make = make;
    this.onTry = onTry;
    this.say = say;
    this.chosen = h("div", {class: "cardlab-chosen-told"});
    this.buttons = h("div", {class: "cardlab-actions"});
    this.summary = h("summary", {});
    this.fits = h("div", {class: "cardlab-actions"});
    this.hint = h("details", {class: "cardlab-rule"}, this.summary, this.fits);
    this.hint.addEventListener("toggle", () => this.#showFits());
    const look = {class: "cardlab-chooser", role: "group", "aria-label": words.choose_cards};
    this.el = h("div", look, this.chosen, this.buttons, this.hint);
  }

  /**
   * Show what can be done with the chosen cards, as things stand now; other things than before make the choice empty.
   * @param {Status} status
   * @param {Zones} zones
   * @param {{off: boolean, keep: boolean}} options
   */
  show(status, zones, {off, keep}) {
    this.#status = status;
    this.#zones = zones;
    this.#ids = keep ? this.#ids.filter((id) => this.#place(id)) : [];
    if (!keep) this.hint.open = false;
    this.el.hidden = off || !status.choice.several || !status.choice.zones.length;
    this.#draw(status);
  }

  /**
   * Choose a card, or put it back.
   * @param {number} id
   */
  toggle(id) {
    if (!this.#status || this.el.hidden || !this.#place(id)) return;
    this.#ids = this.#ids.includes(id) ? this.#ids.filter((other) => other !== id) : [...this.#ids, id];
    this.#draw(this.#status);
  }

  /**
   * The zone and place of a card that can be chosen, by its id.
   * @param {number} id
   * @returns {Place | null}
   */
  #place(id) {
    for (const zone of this.#status?.choice.zones ?? []) {
      const n = this.#zones[zone].findIndex((card) => card.id === id);
      if (n >= 0) return [zone, n];
    }
    return null;
  }

  /** Where the chosen cards lie. */
  #places() {
    return this.#ids.map((id) => this.#place(id)).filter((place) => place !== null);
  }

  /** @param {Status} status */
  #draw(status) {
    const {words} = this;
    this.#mark();
    if (this.el.hidden) return;
    const places = this.#places();
    const exact = places.length ? matching(status.actions, places, this.#zones, status.choice.byRank).exact : [];
    const other = button(words.try_cards);
    other.addEventListener("click", () => this.onTry(places));
    const none = button(words.put_back);
    none.addEventListener("click", () => {
      this.#ids = [];
      this.#draw(status);
      this.summary.focus({preventScroll: true});
    });
    this.chosen.replaceChildren(...(places.length ? this.#lines(status, places) : [h("p", {}, words.choose_cards)]));
    this.buttons.replaceChildren(
      ...exact.slice(0, MOST_SHOWN).map(this.make),
      ...(places.length && !exact.length ? [other] : []),
      ...(places.length ? [none] : []),
    );
    this.#tell(exact);
    this.summary.textContent = places.length ? words.fits_these : words.fits;
    this.#showFits();
  }

  /** Mark the chosen cards on the table; cards that are on their way are not disturbed where nothing has changed. */
  #mark() {
    const {table} = this;
    const same = this.#ids.length === table.chosen.size && this.#ids.every((id) => table.chosen.has(id));
    table.chosen = new Set(this.#ids);
    if (!same) table.again();
  }

  /**
   * Say what the chosen cards add up to, and what can be done with just these, once. That a card is chosen its button
   * says; that the cards do not go together yet nobody says.
   * @param {LegalAction[]} exact
   */
  #tell(exact) {
    const {words} = this;
    const sums = [...this.chosen.querySelectorAll("p:has(.cardlab-sum)")].map((line) => {
      const [cards, added] = ["b", ".cardlab-sum"].map((part) => line.querySelector(part)?.textContent ?? "");
      return added.startsWith("=") ? `${cards} ${added}.` : `${added}.`; // of one card: "7♦ = 7"
    });
    const name = new Intl.ListFormat(words.lang, {type: "disjunction"}).format(exact.map(({label}) => label));
    const heard = [...sums, ...(exact.length ? [fill(words, words.now_goes, {name})] : [])].join(" ");
    if (heard && heard !== this.#heard) this.say(heard);
    this.#heard = heard;
  }

  /**
   * The chosen cards, zone by zone, and their sum.
   * @param {Status} status
   * @param {Place[]} places
   */
  #lines({choice}, places) {
    const {words, table} = this;
    const from = [...new Set(places.map(([zone]) => zone))];
    return from.map((zone) => {
      const tokens = places.filter(([other]) => other === zone).map(([, n]) => this.#zones[zone][n].token);
      const added = addedUp(tokens.map((token) => choice.numbers[token.replace("~", "")]));
      const shown = numeral(words, tokens.length > 1 ? added : `= ${added}`);
      const named = h("span", {class: "cardlab-zone-label"}, table.zoneName(zone));
      return h(
        "p",
        {},
        ...(choice.zones.length > 1 ? [named] : []),
        h("b", {}, apart(words, tokens.map((token) => printed(token, words.cards)).join("  "))),
        ...(added ? [" ", h("span", {class: "cardlab-sum", dir: "ltr"}, shown)] : []),
      );
    });
  }

  /** What goes together, for whoever asks for it. */
  #showFits() {
    const {words} = this;
    if (!this.hint.open || this.el.hidden || !this.#status) return;
    const {actions, choice} = this.#status;
    const {exact, more} = matching(actions, this.#places(), this.#zones, choice.byRank);
    const fits = this.#ids.length ? more : [...exact, ...more];
    const rest = fits.length - MOST_SHOWN;
    const note = !fits.length ? words.fits_none : rest > 0 ? fill(words, words.fits_more, {n: rest}) : "";
    this.fits.replaceChildren(...fits.slice(0, MOST_SHOWN).map(this.make), ...(note ? [h("p", {}, note)] : []));
  }
}
