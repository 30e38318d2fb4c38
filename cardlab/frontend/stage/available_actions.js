// Makes the buttons for the learner's available actions: those for the lifted cards, and those that need no cards. If
// an action has several amounts, it then asks for one.

import {numeral} from "../common/locale.js";

/**
 * @import {LegalAction, Status, Words} from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 * @import {CardChoice} from "./card_choice.js"
 */

const MANY = 3; // with this many amounts, one button stands for all of them
const MOST_CHIPS = 6;
const MOST = 3; // actions for the same cards; a phone has no room for more

/**
 * Returns an action without its amount: "p1 bet 3" -> "p1 bet".
 * @param {Pick<LegalAction, "action">} action
 */
function familyOf({action}) {
  return action.replace(/ \S+$/, "");
}

/**
 * Groups actions that differ only in their amount: [bet 1, bet 2, bet 3, check] -> [[bet 1, bet 2, bet 3], [check]].
 * @template {Pick<LegalAction, "action" | "amount">} A
 * @param {A[]} actions
 * @returns {A[][]}
 */
function byAmount(actions) {
  /** @type {Map<string, A[]>} */
  const families = new Map();
  for (const action of actions) {
    const family = action.amount === null ? action.action : familyOf(action);
    families.set(family, [...(families.get(family) ?? []), action]);
  }
  return [...families.values()].flatMap((group) => (group.length < MANY ? group.map((action) => [action]) : [group]));
}

/**
 * Returns the zone of a price tag on the table.
 * @param {string} tag
 */
export function tagZone(tag) {
  return `tag ${tag}`;
}

export class AvailableActions {
  /** The actions whose amount is being asked for; "" for none. */
  #asked = "";
  #amount = 0; // index of the amount shown
  /** @type {Set<string>} the details switched on for the next action */
  #flags = new Set();

  /**
   * @param {Words} words
   * @param {object} options
   * @param {(action: LegalAction | "try" | "order") => void} options.onDo   runs an action, tries cards that fit no
   *   action, or puts cards in order
   * @param {(heard?: string) => void} options.onChange   called when the buttons change, with the text for a screen
   *   reader
   */
  constructor(words, {onDo, onChange}) {
    this.words = words;
    this.onDo = onDo;
    this.onChange = onChange;
  }

  /** Resets the details and the amount, for a new position. */
  forget() {
    this.#flags.clear();
    this.#asked = "";
    this.#amount = 0;
  }

  /** Tells whether the learner is choosing an amount. */
  get asksAmount() {
    return this.#asked !== "";
  }

  /** Tells whether a detail is switched on, which goes with the next action. */
  get isFlagged() {
    return this.#flags.size > 0;
  }

  /**
   * Creates the button that goes back to the choice before.
   * @param {() => void} run
   * @returns {ActionItem}
   */
  back(run) {
    return {key: "back", label: "✕", heard: this.words.close, secondary: true, small: "sign", run};
  }

  /**
   * Returns the details that the learner has switched on for an action.
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
      for (const item of items) item.secondary = true; // next to an order
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
    // A single coin is paid on its price tag. If the learner chooses the change too, a button shows what it comes to.
    const actions = choice.actions.filter(({tag, places}) => !tag || places.length > 1);
    if (actions.length) return actions.slice(0, MOST).map((action) => this.#item(action));
    if (choice.tags.some(({pays}) => pays)) return [];
    return [{key: "try", label: this.words.try_cards, secondary: true, run: () => this.onDo("try")}];
  }

  /**
   * Creates the button of an action, or one button that asks for the amount if the actions differ only in that.
   * @param {LegalAction[]} group
   * @returns {ActionItem}
   */
  #ofGroup(group) {
    if (group.length === 1) return this.#item(group[0]);
    const [{action, kind, label}] = group;
    return {key: `amounts ${familyOf({action})}`, label: kind || label, run: () => this.#ask(familyOf({action}))};
  }

  /** @param {string} family   the actions whose amount to ask for; "" for none */
  #ask(family) {
    this.#asked = family;
    this.onChange(family && this.words.how_many);
  }

  /**
   * Creates a button for each amount, or, if there are many, one button between a plus and a minus.
   * @param {LegalAction[]} group
   * @returns {ActionItem[]}
   */
  #amountsOf(group) {
    const {words} = this;
    const sign = /** @type {const} */ ({secondary: true, small: "sign"});
    const back = this.back(() => this.#ask(""));
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
   * Creates the switches for details that the learner may add to an action.
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
