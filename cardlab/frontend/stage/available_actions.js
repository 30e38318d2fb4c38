// Makes the buttons of what a learner may do now: what the lifted cards are good for, and what needs no cards.

/**
 * @import {LegalAction, Status, Words} from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 * @import {CardChoice} from "./card_choice.js"
 */

const MANY = 3; // amounts from which on one button shows one of them
const MOST = 3; // actions that the same cards are good for; more stand on no phone

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

export class AvailableActions {
  /** @type {Map<string, number>} which of several amounts is shown, by the first action that has one */
  #amounts = new Map();
  /** @type {Set<string>} what is said along with the next action */
  #flags = new Set();

  /**
   * @param {Words} words
   * @param {object} options
   * @param {(action: LegalAction | "try" | "order") => void} options.onDo   does an action, tries cards that go with
   *   none, or puts cards in order
   * @param {() => void} options.onChange   other buttons are to be shown
   */
  constructor(words, {onDo, onChange}) {
    this.words = words;
    this.onDo = onDo;
    this.onChange = onChange;
  }

  /** Another position: nothing is said along any more. */
  forget() {
    this.#flags.clear();
  }

  /**
   * What the learner says along with an action without being asked.
   * @param {LegalAction} action
   */
  flagsOf({asks}) {
    return Object.fromEntries([...this.#flags].filter((name) => asks.includes(name)).map((name) => [name, true]));
  }

  /**
   * @param {Status} status
   * @param {CardChoice} choice
   * @param {{off: boolean}} options
   * @returns {ActionItem[]}
   */
  items(status, choice, {off}) {
    const {words} = this;
    const plain = status.actions.filter(({places}) => !places.length);
    const items = [...this.#ofCards(choice), ...byAmount(plain).flatMap((group) => this.#ofGroup(group))];
    if (status.order) items.unshift({key: "order", label: words.order, run: () => this.onDo("order")});
    if (!items.length) return [{key: "pick", label: words.pick_card, off: true, run: () => {}}];
    return [...items, ...this.#flagsOf(status)].map((item) => ({...item, off: off || item.off}));
  }

  /**
   * @param {CardChoice} choice
   * @returns {ActionItem[]}
   */
  #ofCards(choice) {
    if (!choice.ids.length) return [];
    const {actions} = choice;
    if (actions.length) return actions.slice(0, MOST).map((action) => this.#item(action));
    return [{key: "try", label: this.words.try_cards, quiet: true, run: () => this.onDo("try")}];
  }

  /**
   * An action; or one of those that differ in how much, between two buttons that change it.
   * @param {LegalAction[]} group
   * @returns {ActionItem[]}
   */
  #ofGroup(group) {
    if (group.length === 1) return [this.#item(group[0])];
    const family = group[0].action;
    const at = Math.min(this.#amounts.get(family) ?? 0, group.length - 1);
    const step = (/** @type {"less" | "more"} */ key, /** @type {string} */ label, /** @type {number} */ to) => ({
      key: `${key} ${family}`,
      label,
      heard: this.words[key],
      quiet: true,
      off: !(to in group),
      run: () => {
        this.#amounts.set(family, to);
        this.onChange();
      },
    });
    return [step("less", "−", at - 1), this.#item(group[at]), step("more", "+", at + 1)];
  }

  /**
   * @param {LegalAction} action
   * @returns {ActionItem}
   */
  #item(action) {
    return {
      key: action.action,
      label: action.label,
      note: action.price,
      zone: action.zone,
      run: () => this.onDo(action),
    };
  }

  /**
   * What may be said along with an action or not.
   * @param {Status} status
   * @returns {ActionItem[]}
   */
  #flagsOf({asks, actions}) {
    const flags = asks.filter(({flag, name}) => flag && actions.some((action) => action.asks.includes(name)));
    return flags.map(({name, prompt}) => ({
      key: `flag ${name}`,
      label: prompt,
      bell: true,
      pressed: this.#flags.has(name),
      run: () => {
        if (!this.#flags.delete(name)) this.#flags.add(name);
        this.onChange();
      },
    }));
  }
}
