// A match that is played against bots: legal actions as buttons and cards, refusals explained, undo, what if, why.

import {Actions} from "./actions.js";
import {Asker} from "./ask.js";
import {Bots} from "./bots.js";
import {Chooser, matching} from "./choose.js";
import {Coach} from "./coach.js";
import {button, h, mark} from "./dom.js";
import {ExplanationPanel} from "./explanation.js";
import {Film} from "./fold.js";
import {Exchange} from "./kernel.js";
import {fill} from "./locale.js";
import {Ordering} from "./order.js";
import {Past} from "./past.js";
import {lines, prose} from "./prose.js";
import {Reflex} from "./reflex.js";
import {sayForm, withSaid} from "./say.js";
import {still} from "./settings.js";
import {CardTable} from "./table.js";

/**
 * @import {
 *   Log, Place, Send, SessionAnswer, SessionRequest, Status, Step, Thinks, Words
 * } from "./types.d.ts"
 */

const PACE = 900; // milliseconds between two steps that are told

/** A table to play at. */
export class PlayTable {
  #told = 0; // how many steps the learner has been told

  /**
   * @param {Log} log   stage and steps so far
   * @param {Status} status
   * @param {Words} words
   * @param {{signal: AbortSignal, send: Send}} options
   */
  constructor(log, status, words, {signal, send}) {
    this.log = log;
    this.status = status;
    this.words = words;
    this.signal = signal;
    this.film = new Film(log, log.steps);
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.refusal = h("div", {class: "cardlab-refusal", role: "alert"});
    this.compared = h("div", {class: "cardlab-compared", role: "status"});
    this.branch = h("p", {class: "cardlab-branch"});
    this.whose = h("p", {class: "cardlab-whose"});
    this.thinking = h("p", {class: "cardlab-thinking", role: "status"});
    this.place = h("span", {}); // how far back the learner looks
    this.table = new CardTable(log, words, {
      onChoose: (choice) => this.#choose(choice),
      choosable: (zone) => this.status.choice.from.includes(zone),
    });
    this.explanation = new ExplanationPanel(log, words);
    this.asker = new Asker(this.film, this.table, this.explanation, words, {
      pace: () => (still(this.table.el) ? 0 : PACE),
      onStep: (_, {asked}) => this.#mark(asked),
    });
    this.asker.takesFocus = true;
    this.past = new Past(log, this.film, words, {
      onLook: (n) => this.asker.jump(n),
      onWhatIf: (to) => this.#offline || this.#ask({do: "what_if", to}),
    });
    this.actions = new Actions(words, {signal, onDo: (action) => this.#offline || this.#do(action)});
    this.chooser = new Chooser(this.table, words, {
      button: (action) => this.actions.button(action),
      onTry: (places) => this.#try(places),
    });
    this.coach = new Coach(words, {
      signal,
      onAsk: () => this.#ask({do: "coach"}),
      onPlay: (action) => this.#offline || this.#do(action),
    });
    this.bots = new Bots(words, {signal, onChange: (level) => this.#ask({do: "bots", level})});
    this.ordering = new Ordering(words, {signal, onDone: (cards) => this.#order(cards)});
    this.reflex = new Reflex(words, {
      signal,
      root: () => this.el,
      onAnswer: (action, ms) => this.#ask({do: "play", action, ms}),
      onWithin: (ms) => this.#ask({do: "within", ms}),
    });
    this.undo = button(words.undo);
    const undo = () => this.status.undo && !this.#offline && this.#ask({do: "undo"});
    this.undo.addEventListener("click", undo, {signal});
    this.looking = this.#lookingBack();
    this.turn = this.#turn();
    this.el = this.#layOut();
    this.exchange = new Exchange(send, {
      signal,
      onAlone: (alone) => this.#alone(alone),
      onThinking: (who) => this.#thinks(who),
    });
    this.asker.jump();
    this.#showStatus();
    this.reflex.begin();
    const watching = new MutationObserver(() => this.#showTurn());
    watching.observe(this.asker.panel, {childList: true});
    signal.addEventListener("abort", () => watching.disconnect());
  }

  #lookingBack() {
    const back = button(this.words.to_now);
    back.addEventListener("click", () => this.#toNow(), {signal: this.signal});
    return h("p", {class: "cardlab-looking", hidden: true}, this.place, " ", back);
  }

  /** What the learner does next. */
  #turn() {
    const actions = h("div", {class: "cardlab-actions"}, this.actions.el, this.undo, this.coach.ask);
    const parts = [h("div", {}, this.whose, this.thinking), this.chooser.el, actions, this.coach.el];
    return h("div", {class: "cardlab-turn"}, ...parts);
  }

  #layOut() {
    const {asker, explanation, log, table} = this;
    const now = h("div", {class: "cardlab-now"}, this.reflex.el, asker.panel, this.refusal, this.turn);
    const below = [this.compared, explanation.el, this.bots.el, this.branch, asker.tally.el];
    const parts = [
      h("h2", {class: "cardlab-game"}, log.name),
      this.notice,
      h("div", {class: "cardlab-stage"}, table.el, this.ordering.el, this.looking),
      h("div", {class: "cardlab-side"}, now, ...below),
      this.past.el,
    ];
    return h("div", {class: "cardlab-play", role: "group", "aria-label": log.name}, ...parts);
  }

  // ------------------------------------------------------------------ to the kernel and back

  /** Whether the page is on its own: what is here can be stepped through, and nothing new can be played. */
  get #offline() {
    return this.exchange?.alone ?? false;
  }

  /** @param {SessionRequest} request */
  #ask(request) {
    if (!this.exchange.free) return;
    this.refusal.replaceChildren();
    this.exchange.ask({at: this.status.at, ...request});
  }

  /**
   * The bots or the coach think for longer than a moment, or have done.
   * @param {Thinks["thinks"] | null} who
   */
  #thinks(who) {
    this.thinking.textContent = who ? this.words[`thinks_${who}`] : "";
  }

  /** @param {boolean} alone */
  #alone(alone) {
    this.notice.textContent = alone ? this.words.alone : "";
    this.#showStatus();
  }

  /**
   * Take an answer of the kernel: steps that are new, what may be done now, what the learner is told; or that it
   * thinks.
   * @param {SessionAnswer | Thinks} answer
   */
  hear(answer) {
    if ("thinks" in answer) {
      this.exchange.thinks(answer.thinks);
      return;
    }
    const {cut, steps, status, said, counsel, feedback} = answer;
    const same = status.at === this.status.at && !steps.length && cut === this.film.length;
    this.exchange.answered();
    this.status = status;
    if (!same) this.table.chosen = new Set();
    if (!same) this.#compare(feedback);
    const whole = cut === 0 && steps.length > 0;
    if (cut < this.film.length || steps.length) this.#splice(cut, steps);
    if (said) this.refusal.replaceChildren(h("b", {}, said.title), h("p", {}, ...prose(said.sentence)));
    if (whole || !steps.length) {
      if (this.asker.n !== this.film.length || whole) this.asker.jump();
      this.#showStatus({keep: same});
      this.reflex.begin();
    } else {
      if (this.asker.n !== cut) this.asker.jump(cut);
      this.#showStatus({keep: same});
      this.#walk();
    }
    if (counsel) this.coach.tell(counsel);
  }

  /** Tell the steps that are new. */
  async #walk() {
    const ended = await this.asker.walk();
    this.#mark();
    if (ended && this.asker.waits) this.actions.find()?.focus({preventScroll: true});
  }

  /**
   * @param {number} cut
   * @param {Step[]} steps
   */
  #splice(cut, steps) {
    this.film.splice(cut, steps);
    this.#told = Math.min(this.#told, cut);
    this.past.forget();
  }

  /**
   * What the learner's last move was worth beside the best one, where that is told.
   * @param {SessionAnswer["feedback"]} feedback
   */
  #compare(feedback) {
    if (!feedback) {
      this.compared.replaceChildren();
      return;
    }
    const working = h("div", {class: "cardlab-working"}, ...lines(feedback.working));
    const sentence = h("p", {}, ...prose(feedback.sentence));
    this.compared.replaceChildren(h("b", {}, this.words.compared), sentence, working);
  }

  // ------------------------------------------------------------------ what may be done

  #showStatus({keep = false} = {}) {
    const {status} = this;
    const lost = this.#offline;
    const off = lost || Boolean(status.outcome);
    this.#showTurn();
    this.ordering.show(status.order, lost);
    this.#layAway(status.order?.zone ?? null);
    const left = this.reflex.show(status, off);
    const leave = this.coach.show(status, {off: lost, keep}) || left;
    this.bots.show(status);
    mark(this.undo, {"aria-disabled": status.undo && !lost ? null : "true"});
    const focused = this.actions.show(status, off);
    if (leave || focused) this.#focus(focused);
    this.chooser.show(status, this.film.at(this.film.length).zones, {off, keep});
    this.#showBranch();
  }

  /**
   * What the learner does next, unless something is asked first. Neither that nor how the match ended is shown before
   * the steps that lead there.
   */
  #showTurn() {
    const {status, words, film} = this;
    const told = this.#told;
    const next = () =>
      status.waiting === "all" ? words.all_turn : fill(words, words.your_turn, {player: this.#name(this.log.viewer)});
    const end = status.outcome && (told < film.length ? "" : this.#outcome(status.outcome));
    this.whose.textContent = end ?? next();
    const was = this.turn.hidden;
    this.turn.hidden = this.asker.panel.hasChildNodes() || film.steps.slice(told).some(({ask}) => ask?.length);
    if (was && !this.turn.hidden && document.activeElement === document.body) this.#focus();
  }

  /**
   * How the match has ended.
   * @param {string} outcome
   */
  #outcome(outcome) {
    const {words} = this;
    if (outcome === "draw" || outcome === "unfinished") return words[outcome];
    const names = outcome.split(" ").map((seat) => this.#name(seat));
    const player = new Intl.ListFormat(this.log.lang).format(names);
    return fill(words, names.length > 1 ? words.winners : words.winner, {player});
  }

  /**
   * The keyboard goes to an action, or to the first thing that can be done.
   * @param {string} [action]
   */
  #focus(action) {
    (this.actions.find(action) ?? this.undo).focus({preventScroll: true});
  }

  /**
   * The cards that are to be put in order lie with the question, and not on the table as well.
   * @param {string | null} zone
   */
  #layAway(zone) {
    if (this.table.away === zone) return;
    this.table.away = zone;
    this.table.again();
  }

  /** Nothing is done while an earlier step is looked at. */
  #toEnd() {
    if (this.asker.n < this.film.length) this.asker.jump();
  }

  /**
   * A card is chosen: for one of several, or at once for the action that it stands for.
   * @param {{zone: string, id: number}} choice
   */
  #choose({zone, id}) {
    if (this.#offline || this.turn.hidden) return;
    this.#toEnd();
    const {actions, choice} = this.status;
    const {zones} = this.film.at(this.film.length);
    const n = zones[zone].findIndex((card) => card.id === id);
    if (choice.several) {
      this.chooser.toggle(id);
      return;
    }
    if (n < 0) return;
    const {exact} = matching(actions, [[zone, n]], zones, choice.byRank);
    if (exact.length) this.#do(exact[0].action);
    else this.#try([[zone, n]]);
  }

  /**
   * Try cards that no legal action is about: the rule that forbids it is told.
   * @param {Place[]} cards
   */
  #try(cards) {
    if (this.#offline) return;
    this.#toEnd();
    this.#ask({do: "try", cards});
  }

  /**
   * Put cards in this order.
   * @param {string[]} cards
   */
  #order(cards) {
    if (this.status.order) this.#ask({do: "play", action: `${this.status.order.action} ${cards.join(" ")}`});
  }

  /**
   * Do it at once, or first ask what the learner has to say.
   * @param {string} action
   */
  #do(action) {
    this.#toEnd();
    const legal = this.status.actions.find((known) => known.action === action);
    if (!legal) {
      this.#ask({do: "play", action});
      return;
    }
    const flagged = withSaid(action, this.actions.said(legal));
    const asked = this.status.asks.filter(({name, flag}) => !flag && legal.asks.includes(name));
    if (!asked.length) {
      this.#ask({do: "play", action: flagged});
      return;
    }
    const {panel} = this.asker;
    const leave = () => {
      panel.replaceChildren();
      this.#showTurn();
      this.#focus(action); // until it is known what may be done next
    };
    const say = (/** @type {Record<string, string>} */ said) => {
      leave();
      this.#ask({do: "play", action: withSaid(flagged, said)});
    };
    panel.replaceChildren(sayForm(legal.label, asked, this.words, {onSay: say, onLeave: leave}));
    panel.querySelector("input")?.focus({preventScroll: true});
  }

  // ------------------------------------------------------------------ looking back

  /** Note where the film stands, and whether it is still asked what its last step brings. */
  #mark(asked = false) {
    const {asker, film} = this;
    const [n, of] = [asker.n, film.length];
    this.#told = Math.max(this.#told, asked ? n - 1 : n);
    this.past.show(this.#told);
    this.#showTurn();
    const now = n === of && !asker.busy;
    this.looking.hidden = n === of || asker.busy;
    if (now) this.reflex.begin();
    this.place.textContent = fill(this.words, this.words.looking_back, {n, of});
  }

  /** Back from an earlier step, and on from where the telling was left. */
  async #toNow() {
    this.asker.jump(this.#told);
    if (this.#told === this.film.length) return;
    await this.asker.walk();
    this.#mark();
  }

  #showBranch() {
    const {words, status} = this;
    this.branch.hidden = status.left === null;
    if (status.left === null) return;
    const main = button(words.main_line);
    main.addEventListener("click", () => this.#ask({do: "main_line"}), {signal: this.signal});
    this.branch.replaceChildren(words.in_branch, " ", main);
  }

  /** @param {string} seat */
  #name(seat) {
    return this.log.seats.find((other) => other.seat === seat)?.name ?? seat;
  }
}
