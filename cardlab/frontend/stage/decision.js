// The learner's current decision in a match: keeps the chosen cards, and finds the actions that they allow.

import {CardChoice} from "./card_choice.js";
import {CardOrder} from "./card_order.js";
import {PacketOrder} from "./packet_order.js";
import {AvailableActions, tagZone} from "./available_actions.js";
import {nameOf, seatsInOrder} from "./compare_scene.js";
import {actionForm, withDetails} from "./action_form.js";

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

  /**
   * @param {MatchSetting} setting
   * @param {Status} status
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {Dialog} options.dialog   the dialog for an order or a form
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
    if (at !== this.#at) this.available.forget();
    this.#at = at;
  }

  /** Returns the heaps from which the learner picks a card. Any card is as good as another, even for a button. */
  get picks() {
    const {choice, outcome} = this.status;
    return outcome || choice.several ? [] : choice.zones.filter((zone) => this.heaps.includes(zone));
  }

  /** Returns the form data of a number that is the learner's only possible answer, or null. */
  get number() {
    const {actions, asks} = this.status;
    const [action] = actions;
    if (actions.length !== 1 || action.places.length || action.asks.length !== 1) return null;
    const said = asks.find(({name, flag, choices}) => name === action.asks[0] && !flag && !choices.length);
    return said ? {action, said} : null;
  }

  /**
   * Answers with that number.
   * @param {string} number
   */
  say(number) {
    const asked = this.number;
    if (asked) this.onPlay(withDetails(asked.action.action, {[asked.said.name]: number}));
  }

  /** Tells whether the learner is choosing an amount. */
  get asksAmount() {
    return this.available.asksAmount;
  }

  /**
   * Returns a button for each possible action.
   * @param {{disabled: boolean}} options
   */
  items({disabled}) {
    return this.available.items(this.status, this.choice, {disabled});
  }

  /**
   * Handles a touch on a card: lifts it or puts it back. A card with only one use is played at once, unless it costs
   * something: then the learner first sees the price.
   * @param {number} card
   */
  touch(card) {
    const {choice, status} = this;
    choice.toggle(card);
    const {actions, ids, places} = choice;
    if (status.choice.several || actions.length > 1 || !ids.length || actions[0]?.price) {
      this.#tellLifted();
    } else {
      choice.lift([]); // after a cancelled form or a refusal, the next touch does the same
      if (actions.length) this.do(actions[0]);
      else this.onTry(places);
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
    const {choice, status} = this;
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
    if (!status.choice.several) choice.lift([]);
    this.do(actions[0]);
    return true;
  }

  #tellLifted() {
    const {actions} = this.choice;
    this.onLift([this.choice.sum(this.words), ...actions.map(({label}) => label)].filter(Boolean).join(". "));
  }

  /**
   * Does an action at once, or first shows the form for its details.
   * @param {LegalAction | "try" | "order"} action
   */
  do(action) {
    if (action === "try") this.onTry(this.choice.places);
    else if (action === "order") this.#putInOrder();
    else {
      const {dialog, status, words} = this;
      const flagged = withDetails(action.action, this.available.flagsOf(action));
      const asked = status.asks.filter(({name, flag}) => !flag && action.asks.includes(name));
      const say = (/** @type {Record<string, string>} */ said) => {
        dialog.shut();
        this.onPlay(withDetails(flagged, said));
      };
      if (!asked.length) this.onPlay(flagged);
      else {
        dialog.open(action.label, actionForm(action.label, asked, words, {onSay: say, onLeave: () => dialog.shut()}));
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
