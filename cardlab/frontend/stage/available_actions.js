// Makes the buttons of what a learner may do now: what the lifted cards are good for, and what needs no cards. How much
// is asked after what.

import {numeral} from "../common/locale.js";

/**
 * @import {LegalAction, Status, Words} from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 * @import {CardChoice} from "./card_choice.js"
 */

const MANY = 3; // amounts from which on one button stands for all
const MOST_CHIPS = 6;
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

/**
 * The zone of a price tag on the table.
 * @param {string} tag
 */
export function tagZone(tag) {
  return `tag ${tag}`;
}

export class AvailableActions {
  /** The family of actions whose amounts are offered; "" for none. */
  #asked = "";
  #amount = 0; // which of many amounts is shown
  /** @type {Set<string>} what is said along with the next action */
  #flags = new Set();

  /**
   * @param {Words} words
   * @param {object} options
   * @param {(action: LegalAction | "try" | "order") => void} options.onDo   does an action, tries cards that go with
   *   none, or puts cards in order
   * @param {(heard?: string) => void} options.onChange   other buttons are to be shown; a screen reader hears why
   */
  constructor(words, {onDo, onChange}) {
    this.words = words;
    this.onDo = onDo;
    this.onChange = onChange;
  }

  /** Another position: nothing is said along any more, and no amount is asked for. */
  forget() {
    this.#flags.clear();
    this.#asked = "";
    this.#amount = 0;
  }

  /** Whether it is asked how much, after what. */
  get asksAmount() {
    return this.#asked !== "";
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
   * @param {{disabled: boolean}} options
   * @returns {ActionItem[]}
   */
  items(status, choice, {disabled}) {
    const {words} = this;
    const plain = status.actions.filter(({places}) => !places.length);
    const groups = byAmount(plain);
    const asked = groups.find(([first, more]) => more && familyOf(first) === this.#asked);
    if (asked) return this.#amountsOf(asked).map((item) => ({...item, disabled: disabled || item.disabled}));
    const items = [...this.#ofCards(choice), ...groups.map((group) => this.#ofGroup(group))];
    if (status.order) {
      for (const item of items) item.secondary = true; // beside the order
      const label = status.order.packets.length ? status.order.label : words.order;
      items.unshift({key: "order", label, run: () => this.onDo("order")});
    }
    const paid = choice.tags.flatMap(({tag, pays}) =>
      pays ? [{...this.#item(pays), zone: tagZone(tag), lies: true}] : [],
    );
    if (!items.length || (choice.tags.length && items.every(({secondary}) => secondary))) {
      const label = !choice.tags.length ? words.pick_card : paid.length ? words.pick_tag : words.pick_coin;
      items.unshift({key: "pick", label, disabled: true, run: () => {}});
    }
    items.push(...paid);
    return [...items, ...this.#flagsOf(status)].map((item) => ({...item, disabled: disabled || item.disabled}));
  }

  /**
   * @param {CardChoice} choice
   * @returns {ActionItem[]}
   */
  #ofCards(choice) {
    if (!choice.ids.length) return [];
    // What one coin pays is done on its tag; where its change is chosen too, a button says what that comes to.
    const actions = choice.actions.filter(({tag, places}) => !tag || places.length > 1);
    if (actions.length) return actions.slice(0, MOST).map((action) => this.#item(action));
    if (choice.tags.some(({pays}) => pays)) return [];
    return [{key: "try", label: this.words.try_cards, secondary: true, run: () => this.onDo("try")}];
  }

  /**
   * An action, or the button that asks how much where several differ in nothing else.
   * @param {LegalAction[]} group
   * @returns {ActionItem}
   */
  #ofGroup(group) {
    if (group.length === 1) return this.#item(group[0]);
    const [{action, kind, label}] = group;
    return {key: `amounts ${familyOf({action})}`, label: kind || label, run: () => this.#ask(familyOf({action}))};
  }

  /** @param {string} family   the actions whose amounts are offered; "" for none */
  #ask(family) {
    this.#asked = family;
    this.onChange(family && this.words.how_many);
  }

  /**
   * How much: a chip for each amount or, where there are many, one between two buttons that change it.
   * @param {LegalAction[]} group
   * @returns {ActionItem[]}
   */
  #amountsOf(group) {
    const {words} = this;
    const sign = /** @type {const} */ ({secondary: true, small: "sign"});
    const back = {...sign, key: "back", label: "✕", heard: words.close, run: () => this.#ask("")};
    const chip = (/** @type {LegalAction} */ one) => ({
      ...this.#item(one),
      ...{label: numeral(words, one.amount ?? 0), note: "", small: /** @type {const} */ ("chip")},
      heard: [one.label, one.price].filter(Boolean).join(". "),
    });
    if (group.length <= MOST_CHIPS) return [...group.map(chip), back];
    const at = Math.min(this.#amount, group.length - 1);
    const step = (/** @type {"less" | "more"} */ key, /** @type {string} */ label, /** @type {number} */ to) => ({
      ...{...sign, key, label, heard: words[key]},
      disabled: !(to in group),
      run: () => {
        this.#amount = to;
        this.onChange();
      },
    });
    return [step("less", "−", at - 1), chip(group[at]), step("more", "+", at + 1), back];
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
      secondary: action.secondary,
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
