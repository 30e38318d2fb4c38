// Choosing several cards: which are chosen, what they count, and which actions are about just these.

import {apart, button, fill, h, numeral} from "./dom.js";
import {printed} from "./cards.js";

export const MOST_SHOWN = 12; // actions that are shown at once; there may be hundreds

/** @typedef {[string, number]} Place   a zone, and the place of a card in it */

/** What a place is compared by: itself, or where any card of a rank will do, its zone and the card's rank. */
export function placeKeys(places, zones, byRank) {
  return places.map(([zone, n]) => `${zone} ${byRank ? zones[zone][n].token.replace("~", "")[0] : n}`).sort();
}

/** The actions that are about just these places, and those that are about these and more. */
export function matching(actions, places, zones, byRank = false) {
  const wanted = placeKeys(places, zones, byRank);
  const [exact, more] = [[], []];
  for (const action of actions) {
    if (!action.places.length) continue;
    const has = placeKeys(action.places, zones, byRank);
    if (wanted.every((key) => times(has, key) >= times(wanted, key))) {
      (has.length === wanted.length ? exact : more).push(action);
    }
  }
  return {exact, more};
}

function times(keys, key) {
  return keys.filter((one) => one === key).length;
}

/** The sum of some numbers, written out: [5, 4, 9] -> "5 + 4 + 9 = 18"; "" where one is missing. */
export function addedUp(numbers) {
  if (!numbers.length || numbers.some((n) => n == null)) return "";
  return numbers.length === 1 ? String(numbers[0]) : `${numbers.join(" + ")} = ${numbers.reduce((a, b) => a + b)}`;
}

/**
 * The cards that are chosen at a table, and the buttons that go with them.
 * @param {import("./table.js").CardTable} table
 * @param {Record<string, any>} words
 * @param {{button: (action: object) => HTMLElement, onTry: (places: Place[]) => void}} options   button makes one for a legal action
 */
export class Chooser {
  constructor(table, words, {button: make, onTry}) {
    Object.assign(this, {table, words, make, onTry});
    this.ids = []; // of the chosen cards, in the order in which they were chosen
    this.told = h("div", {class: "cardlab-chosen-told", role: "status"});
    this.buttons = h("div", {class: "cardlab-actions"});
    this.summary = h("summary", {});
    this.fits = h("div", {class: "cardlab-actions"});
    this.hint = h("details", {class: "cardlab-rule"}, this.summary, this.fits);
    this.hint.addEventListener("toggle", () => this.#showFits());
    this.el = h(
      "div",
      {class: "cardlab-chooser", role: "group", "aria-label": words.choose_cards},
      this.told,
      this.buttons,
      this.hint,
    );
  }

  /** Show what can be done with the chosen cards, as things stand now; other things than before make the choice empty. */
  show(status, zones, {off, keep}) {
    Object.assign(this, {status, zones, off});
    this.ids = keep ? this.ids.filter((id) => this.#place(id)) : [];
    if (!keep) this.hint.open = false;
    this.el.hidden = off || !status.choice.several || !status.choice.from.length;
    this.#draw();
  }

  /** Choose a card, or put it back. */
  toggle(id) {
    if (this.el.hidden || !this.#place(id)) return;
    this.ids = this.ids.includes(id) ? this.ids.filter((other) => other !== id) : [...this.ids, id];
    this.#draw();
  }

  /** The zone and place of a card that can be chosen, by its id. */
  #place(id) {
    for (const zone of this.status.choice.from) {
      const n = this.zones[zone].findIndex((card) => card.id === id);
      if (n >= 0) return [zone, n];
    }
    return null;
  }

  #draw() {
    const {words, status, zones} = this;
    this.#mark();
    if (this.el.hidden) return;
    const places = this.ids.map((id) => this.#place(id));
    this.found = matching(status.actions, places, zones, status.choice.byRank);
    const exact = places.length ? this.found.exact : [];
    const other = button(words.try_cards);
    other.addEventListener("click", () => this.onTry(places));
    const none = button(words.put_back);
    none.addEventListener("click", () => {
      this.ids = [];
      this.#draw();
      this.hint.querySelector("summary").focus({preventScroll: true});
    });
    this.told.replaceChildren(...(places.length ? this.#lines(places) : [h("p", {}, words.choose_cards)]));
    this.buttons.replaceChildren(
      ...exact.slice(0, MOST_SHOWN).map(this.make),
      ...(places.length && !exact.length ? [other] : []),
      ...(places.length ? [none] : []),
    );
    this.summary.textContent = places.length ? words.fits_these : words.fits;
    this.#showFits();
  }

  /** Mark the chosen cards on the table; cards that are on their way are not disturbed where nothing has changed. */
  #mark() {
    const {table, ids} = this;
    const same = ids.length === table.chosen.size && ids.every((id) => table.chosen.has(id));
    table.chosen = new Set(ids);
    if (!same) table.show(table.state, {animate: false});
  }

  /** The chosen cards, zone by zone, and their sum. */
  #lines(places) {
    const {status, zones, table} = this;
    const from = [...new Set(places.map(([zone]) => zone))];
    return from.map((zone) => {
      const tokens = places.filter(([other]) => other === zone).map(([, n]) => zones[zone][n].token);
      const added = addedUp(tokens.map((token) => status.choice.numbers[token.replace("~", "")]));
      const named =
        status.choice.from.length > 1 ? [h("span", {class: "cardlab-zone-label"}, table.zones.get(zone).told)] : [];
      return h(
        "p",
        {},
        ...named,
        h("b", {}, apart(tokens.map(printed).join("  "))),
        ...(added
          ? [" ", h("span", {class: "cardlab-sum", dir: "ltr"}, numeral(tokens.length > 1 ? added : `= ${added}`))]
          : []),
      );
    });
  }

  /** What goes together, for whoever asks for it. */
  #showFits() {
    if (!this.hint.open || this.el.hidden) return;
    const {exact, more} = this.found;
    const fits = this.ids.length ? more : [...exact, ...more];
    const rest = fits.length - MOST_SHOWN;
    const told = !fits.length ? this.words.fits_none : rest > 0 ? fill(this.words.fits_more, {n: rest}) : "";
    this.fits.replaceChildren(...fits.slice(0, MOST_SHOWN).map(this.make), ...(told ? [h("p", {}, told)] : []));
  }
}
