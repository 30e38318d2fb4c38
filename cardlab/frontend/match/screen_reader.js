// The table for a screen reader: one message at a time, and a key each for the hand, the table, the score and the last
// turn. The keys are announced when Tab first reaches a table.

import {spoken} from "../common/read_aloud.js";
import {h} from "../common/dom.js";
import {isTaken} from "../common/keys.js";
import {storageOf} from "../common/storage.js";

/** @import {CardTable} from "./card_table.js" */
/** @import {Words} from "../common/types.d.ts" */

/** What a screen reader reads out: one message, which it reads to its end, with the cards by their names. */
export class Voice {
  /** @type {string[]} sentences of this turn that are told and not yet said */
  #waiting = [];

  /** @param {Words} words */
  constructor(words) {
    this.words = words;
    this.el = h("p", {class: "cardlab-unseen", role: "status"});
    this.alert = h("p", {class: "cardlab-unseen", role: "alert"});
  }

  /**
   * Have sentences said along with what is said next.
   * @param {...string} sentences
   */
  keep(...sentences) {
    this.#waiting.push(...sentences);
  }

  /** What waits is not said any more. */
  forget() {
    this.#waiting = [];
  }

  /**
   * Say what waits, and then this.
   * @param {string} [more]
   */
  say(more = "") {
    const sentences = [...this.#waiting, more].filter(Boolean);
    this.forget();
    if (sentences.length) this.el.textContent = spoken(sentences.join(" "), this.words.cards);
  }

  /**
   * Say at once why something does not go; without a reason there is nothing to be said any more.
   * @param {{title: string, sentence: string} | null} reason
   */
  warn(reason) {
    const said = [reason?.title, reason?.sentence].filter(Boolean).join(". ");
    this.alert.textContent = spoken(said, this.words.cards);
  }
}

const THERE = ".cardlab-zone:not([hidden])";
const CLEARED = ".cardlab-row[data-count='0']"; // where cards lie side by side, that there are none is news

/**
 * What lies in some part of a table, as it is named there; backs are only counted.
 * @param {HTMLElement} table
 * @param {string} part   a selector
 * @param {string} [zones]   those that are told
 */
function lying(table, part, zones = THERE) {
  const lists = table.querySelectorAll(`${part} :is(${zones}) > .cardlab-cards`);
  return [...lists].map((list) => {
    const faces = [...list.querySelectorAll('li:not([data-token="?"]) .cardlab-card')];
    const names = faces.map((card) => card.getAttribute("aria-label"));
    return `${[list.getAttribute("aria-label"), names.join(", ")].filter(Boolean).join(": ")}.`;
  });
}

/**
 * The counters, with the name of the seat whose they are.
 * @param {HTMLElement} table
 */
export function counted(table) {
  const heads = [...table.querySelectorAll(".cardlab-head, .cardlab-middle > .cardlab-counters")];
  return heads.map((head) => {
    const shown = [...head.querySelectorAll(".cardlab-counter:not([hidden])")].map(({textContent}) => textContent);
    const name = head.querySelector(".cardlab-name")?.textContent;
    return shown.length ? `${[name, shown.join(", ")].filter(Boolean).join(": ")}.` : "";
  });
}

const TOLD = "cardlab keys told"; // as long as the window is open

/** Whether nobody has come to a table by Tab in this window before. */
function isFirst() {
  try {
    const storage = storageOf("sessionStorage");
    if (!storage || storage.getItem(TOLD)) return false;
    storage.setItem(TOLD, "yes");
    return true;
  } catch {
    return false; // where nothing is kept it would be told again and again
  }
}

/**
 * Let the keys H, T, S and L say what one sees at a glance.
 * @param {HTMLElement} el   where they count: as long as the focus is in it
 * @param {CardTable} table
 * @param {object} options
 * @param {AbortSignal} options.signal
 * @param {() => string[]} options.lastTurn   the sentences of the last turn
 * @param {Voice} options.voice
 */
export function tellByKeys(el, table, {signal, lastTurn, voice}) {
  /** @type {Record<string, () => string[]>} */
  const tells = {
    KeyH: () => lying(table.el, ".cardlab-own"),
    KeyT: () => [...lying(table.el, ".cardlab-middle", `${THERE}, ${CLEARED}`), ...lying(table.el, ".cardlab-others")],
    KeyS: () => counted(table.el),
    KeyL: lastTurn,
  };
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    const tell = tells[event.code]; // by its place on the keyboard, so that it is the same in every script
    if (!tell || isTaken(event)) return;
    event.preventDefault();
    event.stopPropagation();
    voice.say(tell().filter(Boolean).join(" "));
  };
  el.addEventListener("keydown", pressed, {signal});
  const came = (/** @type {KeyboardEvent} */ {key}) => key === "Tab" && isFirst() && voice.say(voice.words.keys_help);
  el.addEventListener("keyup", came, {signal}); // of the key that has brought the focus here
}
