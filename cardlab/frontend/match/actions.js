// The actions that a learner may choose now, as buttons.

import {heardAs} from "../common/read_aloud.js";
import {MOST_SHOWN} from "./card_selection.js";
import {button, h, mark} from "../common/dom.js";
import {Flags} from "./action_form.js";

/** @import {LegalAction, Status, Words} from "../common/types.d.ts" */

const MANY = 3; // amounts from which on one control shows one of them
const SOME = 2; // things that do not go now, from which on they are shown to whoever asks

/**
 * An action without its amount: "p1 bet 3" -> "p1 bet".
 * @param {Pick<LegalAction, "action">} action
 */
function familyOf({action}) {
  return action.replace(/ \S+$/, "");
}

/**
 * Actions one by one, and those together that differ in nothing but how much: [bet 1, bet 2, bet 3, check] ->
 * [[bet 1, bet 2, bet 3], [check]].
 * @template {Pick<LegalAction, "action" | "amount">} A
 * @param {A[]} actions
 * @returns {A[][]}
 */
export function byAmount(actions) {
  /** @type {Map<string, A[]>} */
  const families = new Map();
  for (const action of actions) {
    const family = action.amount === null ? action.action : familyOf(action);
    families.set(family, [...(families.get(family) ?? []), action]);
  }
  return [...families.values()].flatMap((group) => (group.length < MANY ? group.map((action) => [action]) : [group]));
}

/** Buttons, and the flags that go with them. */
export class Actions {
  #off = false;
  #flags = new Flags();
  /** @type {Map<string, number>} which amount of an action is shown, so that it stays */
  #places = new Map();
  #open = false; // whether what does not go now is looked at

  /**
   * @param {Words} words
   * @param {{signal: AbortSignal, onDo: (action: string) => void}} options
   */
  constructor(words, {signal, onDo}) {
    this.words = words;
    this.signal = signal;
    this.onDo = onDo;
    this.el = h("div", {class: "cardlab-actions", role: "group", "aria-label": words.actions});
    this.refused = h("div", {}); // what does not go now comes after all that does
  }

  /**
   * A button for an action.
   * @param {LegalAction} action
   */
  button({action, label}, refused = false) {
    const look = `cardlab-button ${refused ? "cardlab-faint" : "cardlab-main"}`;
    const off = refused || this.#off;
    const name = {"aria-label": heardAs(label, this.words.cards)};
    const made = button(label, {"data-action": action, class: look, "aria-disabled": off ? "true" : null, ...name});
    // the second half of a double click on what lay here before is not meant for this
    made.addEventListener("click", ({detail}) => detail > 1 || this.onDo(action), {signal: this.signal});
    return made;
  }

  /**
   * Show the actions that are about no cards, those about few enough cards to show them all, and what is refused.
   * @param {Status} status
   * @param {boolean} off
   * @returns {string | undefined} the action whose button had the focus
   */
  show(status, off) {
    this.#off = off;
    const quick = status.quick ? [status.quick.act.action, status.quick.let_pass.action] : [];
    const plain = status.actions.filter(({places, action}) => !places.length && !quick.includes(action));
    const about = status.choice.several ? [] : status.actions.filter(({places}) => places.length);
    const many = about.length > MOST_SHOWN;
    const focus = document.activeElement;
    const focused = this.el.contains(focus) && focus instanceof HTMLElement ? focus.dataset.action : undefined;
    this.el.replaceChildren(
      ...this.#flags.make(status.asks, status.actions),
      ...byAmount(plain).map((group) => (group.length > 1 ? this.#amount(group) : this.button(group[0]))),
      ...(many ? [h("p", {}, this.words.choose_card)] : about.map((action) => this.button(action))),
      ...(status.refused.length < SOME ? status.refused.map((action) => this.button(action, true)) : []),
    );
    this.refused.replaceChildren(...this.#refused(status.refused));
    return focused;
  }

  /**
   * One button for an action that can be of several amounts, and what changes the amount.
   * @param {LegalAction[]} group
   */
  #amount(group) {
    const family = familyOf(group[0]);
    const el = h("span", {class: "cardlab-amount"});
    const [less, more] = [button("−", {"aria-label": this.words.less}), button("+", {"aria-label": this.words.more})];
    const show = (/** @type {number} */ place) => {
      this.#places.set(family, place);
      el.replaceChildren(this.button(group[place]), less, more);
      mark(less, {"aria-disabled": place ? null : "true"});
      mark(more, {"aria-disabled": place < group.length - 1 ? null : "true"});
    };
    const step = (/** @type {HTMLElement} */ by, /** @type {number} */ n) => {
      const change = () => {
        if (by.ariaDisabled) return;
        show((this.#places.get(family) ?? 0) + n);
        by.focus({preventScroll: true});
      };
      by.addEventListener("click", change, {signal: this.signal});
    };
    step(less, -1);
    step(more, 1);
    show(Math.min(this.#places.get(family) ?? 0, group.length - 1));
    return el;
  }

  /**
   * What does not go now is told why: one thing stands beside the rest, several are shown to whoever asks for them.
   * @param {LegalAction[]} refused
   */
  #refused(refused) {
    if (refused.length < SOME) return [];
    const made = refused.map((action) => this.button(action, true));
    const look = h("summary", {}, this.words.not_now_these);
    const list = h("details", {class: "cardlab-refused"}, look, h("div", {class: "cardlab-actions"}, ...made));
    list.open = this.#open;
    list.addEventListener("toggle", () => (this.#open = list.open));
    return [list];
  }

  /**
   * What has been ticked to be said with an action.
   * @param {LegalAction} action
   */
  said(action) {
    return this.#flags.said(action);
  }

  /**
   * The button of an action, or the first one that does something.
   * @param {string} [action]
   * @returns {HTMLElement | null}
   */
  find(action) {
    const wanted = action ? this.el.querySelector(`[data-action="${CSS.escape(action)}"]`) : null;
    return wanted instanceof HTMLElement ? wanted : this.el.querySelector("button:not([aria-disabled=true])");
  }
}
