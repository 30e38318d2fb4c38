// The learner's current decision in a match: keeps the chosen cards, and finds the actions that they allow.

import {CardChoice} from "./card_choice.js";
import {CardOrder} from "./card_order.js";
import {PacketOrder} from "./packet_order.js";
import {AvailableActions, tagZone} from "./available_actions.js";
import {actionForm, withDetails} from "./action_form.js";

/**
 * @import {LegalAction, Log, Place, State, Status, Words} from "../common/types.d.ts"
 * @import {DropTarget, Touched} from "../table/table_state.d.ts"
 * @import {Dialog} from "./dialog.js"
 */

/** The current decision, and the cards chosen for it so far. */
export class Decision {
  #at = ""; // the position that the lifted cards belong to
  /** @type {number[]} the cards that were lifted before one was dragged */
  #liftedBefore = [];

  /**
   * @param {Pick<Log, "zones">} setting
   * @param {Status} status
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {Dialog} options.dialog   on which an order or a form is filled in
   * @param {(action: string) => void} options.onPlay   the learner has decided
   * @param {(places: Place[]) => void} options.onTry   cards are tried that go with no action
   * @param {(heard: string) => void} options.onLift   other cards are lifted; a screen reader hears what they come to
   * @param {(heard?: string) => void} options.onChange   other buttons are to be shown; a screen reader hears why
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
    this.packets = new PacketOrder(words, signal);
    this.available = new AvailableActions(words, {onDo: (action) => this.do(action), onChange});
  }

  /**
   * What can be decided now. The cards that are lifted stay so where the position is the same.
   * @param {Status} status
   * @param {State} state
   * @param {string} at   which position that is
   */
  offer(status, {zones}, at) {
    this.status = status;
    this.choice.offer(status, zones, at === this.#at);
    if (at !== this.#at) this.available.forget();
    this.#at = at;
  }

  /** The heaps from which the learner picks any card: one is as good as the other, also for the button. */
  get picks() {
    const {choice, outcome} = this.status;
    return outcome || choice.several ? [] : choice.zones.filter((zone) => this.heaps.includes(zone));
  }

  /** The number that is all that the learner has to say; null where there is none. */
  get number() {
    const {actions, asks} = this.status;
    const [action] = actions;
    if (actions.length !== 1 || action.places.length || action.asks.length !== 1) return null;
    const said = asks.find(({name, flag, choices}) => name === action.asks[0] && !flag && !choices.length);
    return said ? {action, said} : null;
  }

  /**
   * Say that number.
   * @param {string} number
   */
  say(number) {
    const asked = this.number;
    if (asked) this.onPlay(withDetails(asked.action.action, {[asked.said.name]: number}));
  }

  /** Whether it is asked how much. */
  get asksAmount() {
    return this.available.asksAmount;
  }

  /**
   * A button for each thing that can be decided now.
   * @param {{disabled: boolean}} options
   */
  items({disabled}) {
    return this.available.items(this.status, this.choice, {disabled});
  }

  /**
   * A touch on a card lifts it or puts it back. Where a card can be used in one way only, it is used, unless that has a
   * price: then it is read before it is paid.
   * @param {number} card
   */
  touch(card) {
    const {choice, status} = this;
    choice.toggle(card);
    const {actions, ids, places} = choice;
    if (status.choice.several || actions.length > 1 || !ids.length || actions[0]?.price) {
      this.#tellLifted();
    } else {
      choice.lift([]); // where a form is left, or the action refused, another touch does the same
      if (actions.length) this.do(actions[0]);
      else this.onTry(places);
    }
  }

  /**
   * A card begins to be dragged, and is lifted with those that are lifted by now.
   * @param {Touched} touched
   * @returns {DropTarget[]}   where it may be dropped
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

  /** What was dragged lies where it lay. */
  putBack() {
    this.choice.lift(this.#liftedBefore);
    this.onChange();
  }

  /**
   * Cards that are lifted are dropped: what they are good for now is done or, where they are good for nothing, refused.
   * @param {DropTarget} target
   * @returns {boolean}   whether it is done
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
   * Do it at once, or first ask what the learner says along with it.
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
   * Do an action that the coach has named; one that is not on the list is refused by the session.
   * @param {string} action
   */
  follow(action) {
    this.dialog.shut();
    const legal = this.status.actions.find((one) => one.action === action);
    if (legal) this.do(legal);
    else this.onPlay(action);
  }

  /** The packets of a hand lie in order on the felt; single cards are put in order on a dialog. */
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
