// Asks below the felt for the details of an action, one after the other: a number on the pad, or words on buttons.

/**
 * @import {LegalAction, Said, Words} from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 */

/**
 * Adds the learner's details to an action: "p1 play 7d" and {call: "47", aloud: true} -> "p1 play 7d call 47 aloud".
 * @param {string} action
 * @param {Record<string, string | boolean>} said
 */
export function withDetails(action, said) {
  const parts = Object.entries(said).filter(([, value]) => value);
  return [action, ...parts.map(([name, value]) => (value === true ? name : `${name} ${value}`))].join(" ");
}

/** The details of one action: those already said, and the one that is asked for. */
export class ActionDetails {
  /** @type {Record<string, string | boolean>} */
  #said;
  /** @type {Set<string>} the words chosen so far for the detail that is asked for */
  #chosen = new Set();
  #at = 0;

  /**
   * @param {LegalAction} action
   * @param {Said[]} asked   the details to ask for, at least one
   * @param {Record<string, boolean>} flags   the details switched on before
   */
  constructor(action, asked, flags) {
    this.action = action;
    this.asked = asked;
    this.#said = flags;
  }

  /** Returns the arithmetic that is asked about, with the number already said: "17 + 4 = ?"; "" for none. */
  get working() {
    const number = Object.values(this.#said).find((value) => typeof value === "string" && /^\d+$/.test(value));
    return this.action.working.replace("?", String(number ?? "?"));
  }

  /** Returns the detail that is asked for now. */
  get now() {
    return this.asked[this.#at];
  }

  get isFirst() {
    return this.#at === 0;
  }

  get isLast() {
    return this.#at === this.asked.length - 1;
  }

  /** Asks for the detail before this one again. */
  back() {
    this.#at -= 1;
    this.#chosen.clear();
    const {[this.now.name]: _, ...said} = this.#said;
    this.#said = said;
  }

  /**
   * Takes the learner's answer.
   * @param {string} value
   * @returns {string} the whole action if nothing else is asked for, otherwise ""
   */
  say(value) {
    this.#said = {...this.#said, [this.now.name]: value};
    this.#chosen.clear();
    if (this.isLast) return withDetails(this.action.action, this.#said);
    this.#at += 1;
    return "";
  }

  /**
   * Returns a button for each word, and if several may be chosen, one that says them.
   * @param {Words} words
   * @param {{onSay: (value: string) => void, onChange: () => void}} options
   * @returns {ActionItem[]}
   */
  items({play_it: plays, next, choose_none: none}, {onSay, onChange}) {
    const {choices, several} = this.now;
    const items = choices.map(({value, label}) => ({
      ...{key: `say ${value}`, label, secondary: true},
      ...(several && {pressed: this.#chosen.has(value)}),
      run: () => {
        if (!several) onSay(value);
        else if (!this.#chosen.delete(value)) this.#chosen.add(value);
        if (several) onChange();
      },
    }));
    const chosen = () => choices.map(({value}) => value).filter((value) => this.#chosen.has(value));
    const said = () => onSay(chosen().join(" "));
    const label = !this.#chosen.size ? none : this.isLast ? plays : next;
    return several ? [...items, {key: "say", label, run: said}] : items;
  }
}
