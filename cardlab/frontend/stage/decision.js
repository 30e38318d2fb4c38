// The learner's current decision in a match: keeps the chosen cards, and finds the actions that they allow.

import {CardChoice} from "./card_choice.js";
import {CardOrder} from "./card_order.js";
import {PacketOrder} from "./packet_order.js";
import {AvailableActions, tagZone} from "./available_actions.js";
import {nameOf, seatsInOrder} from "./compare_scene.js";
import {ActionDetails, withDetails} from "./action_details.js";

/**
 * @import {LegalAction, MatchSetting, Place, State, Status, Words} from "../common/types.d.ts"
 * @import {DropTarget, Touched} from "../table/table_state.d.ts"
 * @import {Dialog} from "./dialog.js"
 */

/** The current decision, and the cards chosen for it so far. */
export class Decision {
  #at = ""; // the position that the lifted cards belong to
  /** @type {number[]} the cards lifted before the drag */
  #liftedBefore = [];
  /** @type {ActionDetails | null} the action whose details are asked for */
  #details = null;
  #canLeave = false; // whether the learner chose that action, and may choose another one

  /**
   * @param {MatchSetting} setting
   * @param {Status} status
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {Dialog} options.dialog   the dialog for an order
   * @param {(action: string) => void} options.onPlay   called with the learner's action
   * @param {(places: Place[]) => void} options.onTry   called when the learner tries cards that fit no action
   * @param {(heard: string) => void} options.onLift   called when other cards are lifted, with the text for a screen
   *   reader
   * @param {(heard?: string) => void} options.onChange   called when the buttons change, with the text for a screen
   *   reader
   */
  constructor(setting, status, words, {signal, dialog, onPlay, onTry, onLift, onChange}) {
    this.heaps = setting.zones.filter(({lies, own}) => lies === "scattered" && !own).map(({name}) => name);
    this.status = status;
    this.words = words;
    this.signal = signal;
    this.dialog = dialog;
    this.onPlay = onPlay;
    this.onTry = onTry;
    this.onLift = onLift;
    this.onChange = onChange;
    this.choice = new CardChoice();
    const names = seatsInOrder(setting).map(({seat}) => nameOf(setting, words, seat));
    this.packets = new PacketOrder(words, names, signal);
    this.available = new AvailableActions(words, {onDo: (action) => this.do(action), onChange});
  }

  /**
   * Updates the possible actions. Lifted cards stay lifted if the position is the same.
   * @param {Status} status
   * @param {State} state
   * @param {string} at   an identifier of the position
   */
  offer(status, {zones}, at) {
    this.status = status;
    this.choice.offer(status, zones, at === this.#at);
    if (at !== this.#at) this.forget();
    this.#at = at;
  }

  /** Forgets what the learner has said about an action, for a new position or after a refusal. */
  forget() {
    const [action, ...others] = this.status.actions;
    const asked = action && !others.length && !action.places.length ? this.#askedOf(action) : [];
    this.#details = asked.length ? new ActionDetails(action, asked, {}) : null;
    this.#canLeave = false;
    this.available.forget();
    if (!this.status.choice.several) this.choice.lift([]); // the next touch does the same
  }

  /** Returns the heaps from which the learner picks a card. Any card is as good as another, even for a button. */
  get picks() {
    const {choice, outcome} = this.status;
    return outcome || choice.several ? [] : choice.zones.filter((zone) => this.heaps.includes(zone));
  }

  /**
   * Returns the details that an action asks for, without those that are switched on before.
   * @param {LegalAction} action
   */
  #askedOf({asks}) {
    return this.status.asks.filter(({name, flag}) => !flag && asks.includes(name));
  }

  /** Returns the form data of the number that is asked for, or null. */
  get number() {
    if (!this.#details || this.asksWords) return null;
    const {action, now, isLast} = this.#details;
    const label = isLast ? action.label : this.words.next;
    const leave = this.canGoBack ? () => this.goBack() : null;
    return {key: `${this.#at} ${action.action} ${now.name}`, prompt: now.prompt, signs: now.signs, label, leave};
  }

  /** Returns the arithmetic that is asked about, "17 + 4 = ?"; "" for none. */
  get working() {
    return this.#details?.working ?? "";
  }

  /** Returns the question about the action that the learner has chosen; "" for none. */
  get question() {
    return this.#details && this.#canLeave ? this.#details.now.prompt : "";
  }

  /** Returns which detail of the only possible action is asked for; "" if it has only one. */
  get prompt() {
    return this.#details && this.#details.asked.length > 1 ? this.#details.now.prompt : "";
  }

  /** Tells whether a detail of an action is asked for. */
  get isAsking() {
    return this.#details !== null;
  }

  /** Tells whether it is answered with words on buttons. */
  get asksWords() {
    return this.#details !== null && this.#details.now.choices.length > 0;
  }

  /** Tells whether the learner can go back to the question before, or choose another card. */
  get canGoBack() {
    return this.#canLeave || this.#details?.isFirst === false;
  }

  /** Tells whether the learner is choosing an amount. */
  get asksAmount() {
    return this.available.asksAmount;
  }

  /**
   * Answers the question for a detail, and does the action if it was the last one.
   * @param {string} value
   */
  say(value) {
    const action = this.#details?.say(value);
    if (action) this.onPlay(action);
    else this.onChange(this.#details?.now.prompt);
  }

  /** Goes back to the question before, or puts the card back whose details are asked for. */
  goBack() {
    if (!this.canGoBack) return;
    if (this.#details?.isFirst) this.forget();
    else this.#details?.back();
    this.onChange(this.#details?.now.prompt);
  }

  /**
   * Returns a button for each possible action.
   * @param {{disabled: boolean}} options
   */
  items({disabled}) {
    const {available, words} = this;
    if (!this.#details) return available.items(this.status, this.choice, {disabled});
    const answers = {onSay: (/** @type {string} */ value) => this.say(value), onChange: () => this.onChange()};
    const items = this.#details.items(words, answers);
    if (this.canGoBack) items.push(available.back(() => this.goBack()));
    return items.map((item) => ({...item, disabled}));
  }

  /**
   * Handles a touch on a card: lifts it or puts it back. A card with only one use is played at once, unless it costs
   * something: then the learner first sees the price.
   * @param {number} card
   */
  touch(card) {
    const {choice, status} = this;
    this.#details = null;
    choice.toggle(card);
    const {actions, ids, places} = choice;
    if (status.choice.several || actions.length > 1 || !ids.length || actions[0]?.price) {
      this.#tellLifted();
    } else if (actions.length) this.do(actions[0]);
    else {
      choice.lift([]); // the next touch does the same
      this.onTry(places);
    }
  }

  /**
   * Starts dragging a card, together with the lifted cards.
   * @param {Touched} touched
   * @returns {DropTarget[]} the possible drop targets
   */
  drag({card, zone}) {
    const {choice} = this;
    this.#liftedBefore = choice.ids;
    if (card !== null && !choice.ids.includes(card)) choice.toggle(card);
    const {zones, cards, others} = choice.goals(zone);
    return [
      ...zones.map((one) => ({zone: one})),
      ...choice.tags.flatMap(({tag, pays}) => (pays ? [{zone: tagZone(tag)}] : [])),
      ...others.map((one) => ({card: one, quiet: true})),
      ...cards.map((one) => ({card: one})),
    ];
  }

  /** Puts dragged cards back in their old places. */
  putBack() {
    this.choice.lift(this.#liftedBefore);
    this.onChange();
  }

  /**
   * Drops the lifted cards: does the action for them, or refuses if there is none.
   * @param {DropTarget} target
   * @returns {boolean} whether it was done
   */
  drop({card, zone, quiet}) {
    const {choice} = this;
    const paid = choice.tags.find(({tag}) => tagZone(tag) === zone)?.pays;
    if (paid) {
      this.do(paid);
      return true;
    }
    if (card !== undefined && !choice.ids.includes(card)) choice.toggle(card);
    const {actions, places} = choice;
    if (actions.length !== 1) {
      this.#tellLifted();
      if (quiet) this.onTry(places);
      return false;
    }
    this.do(actions[0]);
    return true;
  }

  #tellLifted() {
    const {actions} = this.choice;
    this.onLift([this.choice.sum(this.words), ...actions.map(({label}) => label)].filter(Boolean).join(". "));
  }

  /**
   * Does an action at once, or first asks for its details.
   * @param {LegalAction | "try" | "order"} action
   */
  do(action) {
    if (action === "try") this.onTry(this.choice.places);
    else if (action === "order") this.#putInOrder();
    else {
      const flags = this.available.flagsOf(action);
      const asked = this.#askedOf(action);
      if (asked.length) {
        this.#details = new ActionDetails(action, asked, flags);
        this.#canLeave = true;
        this.onChange([action.label, asked[0].prompt].join(". "));
      } else {
        if (!this.status.choice.several) this.choice.lift([]);
        this.onPlay(withDetails(action.action, flags));
      }
    }
  }

  /**
   * Does an action named by the coach. The session refuses it if it is no longer possible.
   * @param {string} action
   */
  follow(action) {
    this.dialog.shut();
    const legal = this.status.actions.find((one) => one.action === action);
    if (legal) this.do(legal);
    else this.onPlay(action);
  }

  /** Opens the dialog for ordering single cards. The packets of a hand are put in order on the felt instead. */
  #putInOrder() {
    const {packets, dialog, signal, status, words} = this;
    if (status.order?.packets.length) {
      this.onPlay(`${status.order.action} ${packets.cards.join(" ")}`);
      return;
    }
    const done = (/** @type {string[]} */ cards) => {
      dialog.shut();
      this.onPlay(`${status.order?.action} ${cards.join(" ")}`);
    };
    const order = new CardOrder(words, {signal, onDone: done});
    order.show(status.order, false);
    dialog.open(words.order, order.el);
  }
}
