// A match that is played against bots: legal actions as buttons and cards, refusals explained, undo, what if, why.

import {Actions} from "./actions.js";
import {Opponents} from "./opponents.js";
import {CardSelection, matching} from "./card_selection.js";
import {Coach} from "./coach.js";
import {button, h, mark} from "../common/dom.js";
import {counted, tellByKeys} from "./screen_reader.js";
import {MatchEnd} from "./match_end.js";
import {PredictionPanel} from "./predictions.js";
import {Exchange} from "../page/connection.js";
import {fill} from "../common/locale.js";
import {CardOrder} from "./card_order.js";
import {lines, prose} from "../common/prose.js";
import {Reflex} from "./reflex.js";
import {CardSize} from "./card_size.js";
import {AutoPlay} from "./auto_play.js";
import {sayForm, withSaid} from "./action_form.js";
import {NOTHING, nameOf, resultOf} from "./match_status.js";
import {CardTable} from "./card_table.js";
import {Narration} from "./narration.js";

/**
 * @import {
 *   BotLevel, DrawBeside, Log, MatchAnswer, MatchRequest, OfferedPredictions, Place, Send, Status, Step, Thinks,
 *   TimeLimit, Words
 * } from "../common/types.d.ts"
 */

/** A table to play at. */
export class PlayTable {
  #reckonedSaid = ""; // what the learner's cards come to, as it was said last
  #untouched = true; // nothing has been asked and nothing heard since the page was made

  /**
   * @param {Log} log   stage and steps so far
   * @param {Status} status
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {Send} options.send
   * @param {import("../lesson/conclusion.js").Conclusion} [options.conclusion]   what is there besides when it is over
   * @param {DrawBeside} [options.draw]   makes what draws models beside the table
   */
  constructor(log, status, words, {signal, send, conclusion, draw}) {
    this.conclusion = conclusion;
    this.log = log;
    this.status = status;
    this.words = words;
    this.signal = signal;
    this.send = send;
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.refusal = h("div", {class: "cardlab-refusal"}); // which the voice says
    this.compared = h("div", {class: "cardlab-compared"});
    this.branch = h("p", {class: "cardlab-branch"});
    this.whose = h("p", {class: "cardlab-whose"});
    this.reckoned = h("p", {class: "cardlab-reckoned"}); // what the learner's own cards come to
    this.thinking = h("p", {class: "cardlab-thinking", role: "status"});
    this.table = new CardTable(log, words, {
      onChoose: (choice) => this.#choose(choice),
      choosable: (zone) => this.#offer.choice.zones.includes(zone),
      learner: log.viewer,
      keeps: () => this.#offer.choice.several,
    });
    this.predictions = new PredictionPanel(words, () => this.#askPredictions());
    this.runs = new AutoPlay(log, words, {signal, onRun: () => this.#runOn()});
    this.telling = new Narration(log, words, {
      signal,
      table: this.table,
      runs: this.runs,
      root: () => this.el,
      draw,
      onMark: () => this.#showTurn(),
      onLook: () => this.#showStatus({keep: true}),
      onNow: () => this.#toNow(),
      onWhatIf: (to) => this.#offline || this.#ask({do: "what_if", to}),
    });
    const {asker, film, onward, voice} = this.telling;
    this.asker = asker;
    this.film = film;
    this.onward = onward;
    this.voice = voice;
    this.actions = new Actions(words, {signal, onDo: (action) => this.#offline || this.#do(action)});
    this.chooser = new CardSelection(this.table, words, {
      button: (action) => this.actions.button(action),
      onTry: (places) => this.#try(places),
      say: (sentence) => this.voice.say(sentence),
    });
    this.coach = new Coach(words, {
      signal,
      onAsk: () => this.#ask({do: "ask_coach"}),
      onPlay: (action) => this.#offline || this.#do(action),
    });
    this.bots = new Opponents(words, {
      signal,
      onChange: (level) => this.#ask({do: "set_bots", level: /** @type {BotLevel} */ (level)}),
    });
    this.ordering = new CardOrder(words, {signal, onDone: (cards) => this.#order(cards)});
    this.reflex = new Reflex(words, {
      signal,
      root: () => this.el,
      onAnswer: (action, ms) => this.#ask({do: "play", action, ms}),
      onWithin: (ms) => this.#ask({do: "set_time_limit", ms: /** @type {TimeLimit} */ (ms)}),
    });
    this.ending = new MatchEnd(this.film, words, {
      onAgain: (deal) => this.#offline || this.#ask({do: "new_match", deal}),
      onLook: (n) => this.telling.look(n),
      onLookBack: () => this.#offline || this.#ask({do: "review_match"}),
    });
    this.undo = button(words.undo);
    const undo = () => this.status.undo && !this.#offline && this.#ask({do: "undo"});
    this.undo.addEventListener("click", ({detail}) => detail > 1 || undo(), {signal});
    this.turn = this.#turn();
    this.el = this.#layOut();
    tellByKeys(this.el, this.table, {signal, lastTurn: () => this.telling.lastTurn, voice});
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
    addEventListener("cardlab:resumed", (event) => this.#resume(event), {signal});
  }

  /** What the learner does next. */
  #turn() {
    const can = [this.actions.el, this.undo, this.coach.ask, this.actions.refused];
    const actions = h("div", {class: "cardlab-actions"}, ...can);
    const whose = h("div", {}, this.whose, this.reckoned, this.thinking);
    // First what is about this turn, then what is about many.
    const parts = [whose, this.chooser.el, actions, this.predictions.el, this.runs.el, this.coach.el];
    return h("div", {class: "cardlab-turn"}, ...parts);
  }

  #layOut() {
    const {asker, log, table, telling} = this;
    const next = [
      asker.panel,
      this.refusal,
      this.onward.el,
      this.runs.halt,
      this.ending.el,
      ...(this.conclusion ? [this.conclusion.el] : []),
      this.ordering.el,
      this.turn,
    ];
    const now = h("div", {class: "cardlab-now"}, ...next, this.reflex.el);
    const foot = h("div", {class: "cardlab-foot"}, now, telling.explanation.el); // in a narrow window it stays in sight
    const below = [this.compared, telling.since.el, this.bots.el, this.branch, asker.tally.el];
    const parts = [
      this.notice,
      this.voice.el,
      this.voice.alert,
      h("div", {class: "cardlab-stage"}, table.el, telling.looking, ...(telling.beside ? [telling.beside.el] : [])),
      h("div", {class: "cardlab-side"}, foot, ...below),
      telling.past.el,
    ];
    const play = h("div", {class: "cardlab-play", role: "group", "aria-label": log.name}, ...parts);
    const room = new CardSize({play, table: table.el, foot, signal: this.signal});
    table.onDrawn = () => room.fit();
    return play;
  }

  // ------------------------------------------------------------------ to the session and back

  /** Whether the page is on its own: what is here can be stepped through, and nothing new can be played. */
  get #offline() {
    return this.exchange?.alone ?? false;
  }

  /** @param {MatchRequest} request */
  #ask(request) {
    if (!this.exchange.free) return;
    this.#untouched = false;
    this.#refuse(null);
    this.exchange.ask({at: this.status.at, ...request});
  }

  /** Beside all else: an action can be asked for meanwhile, and none is held up. */
  #askPredictions() {
    try {
      this.send({do: "ask_predictions"});
    } catch {
      // Nobody is there; the next action finds that out and says so.
    }
  }

  /**
   * Tell why something does not go, or no longer.
   * @param {{title: string, sentence: string} | null} said
   */
  #refuse(said) {
    this.refusal.replaceChildren(...(said ? [h("b", {}, said.title), h("p", {}, ...prose(said.sentence))] : []));
    this.voice.warn(said);
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
   * Take an answer of the session: steps that are new, what may be done now, what the learner is told; or that it
   * thinks.
   * @param {MatchAnswer | OfferedPredictions | Thinks} answer
   */
  hear(answer) {
    if ("predictions" in answer) {
      this.predictions.hear(answer);
      return;
    }
    if ("thinks" in answer) {
      this.exchange.thinks(answer.thinks);
      return;
    }
    const {cut, steps, status, said, counsel, feedback} = answer;
    const goesOn = this.exchange.free && cut === 0 && this.film.isBeginningOf(steps);
    // A copy of the page, whose match was played on: it shows where that is.
    const isOld = this.#untouched && steps.length > this.film.length;
    this.#untouched = false;
    if (goesOn && !isOld) {
      this.#isBack(steps.slice(this.film.length), status);
      return;
    }
    const same = status.at === this.status.at && !steps.length && cut === this.film.length;
    const telling = this.asker.busy && cut === this.film.length; // what is new is told after that
    const focused = this.el.contains(document.activeElement);
    this.exchange.answered();
    this.status = status;
    if (!same) this.table.chosen = new Set();
    if (!same) this.#compare(feedback);
    const whole = cut === 0 && steps.length > 0;
    if (cut < this.film.length || steps.length) this.telling.splice(cut, steps);
    if (said) this.#refuse(said);
    if (whole || !steps.length) {
      if (this.asker.n !== this.film.length || whole) this.asker.jump();
      this.#showStatus({keep: same});
      if (focused && !same) this.#sayStanding(whole ? this.telling.lastTurn : this.telling.lastStep);
      this.reflex.begin();
    } else {
      if (!telling && this.asker.n !== cut) this.asker.jump(cut);
      this.#showStatus({keep: same});
      if (!telling) this.#walk();
    }
    if (focused) this.#holdFocus();
    if (counsel) this.coach.tell(counsel);
  }

  /**
   * The page is back after a while, and is told everything again: what it has stays as it is, with what is being told
   * and what the learner was about to say; what is new is told after that.
   * @param {Step[]} steps   that are new
   * @param {Status} status
   */
  #isBack(steps, status) {
    if (steps.length) {
      this.hear({cut: this.film.length, steps, status});
      return;
    }
    this.exchange.answered();
    this.status = status;
    this.#showStatus({keep: true});
  }

  /** Tell the steps that are new; then it is the learner's turn, or the match is over. */
  async #walk() {
    const ended = await this.asker.walk();
    if (!ended) return;
    const at = document.activeElement; // a tap beside what can have it leaves it with the page around the table
    const focused = this.el.contains(at) || Boolean(at?.contains(this.el));
    this.#showStatus();
    if (this.runs.now && AutoPlay.can(this.#offer)) {
      await this.onward.wait(this.film.steps[this.film.length - 1]);
      this.#runOn();
      return;
    }
    this.runs.stop();
    if (focused) this.#focus();
    this.#sayWhose();
    this.reflex.begin(); // which takes the focus where there is one, and asks when all has been told
  }

  /** The match goes on by itself: what has to be done is done. */
  #runOn() {
    if (!this.runs.now || !AutoPlay.can(this.#offer) || this.#offline) this.runs.stop();
    else this.#do(this.#offer.actions[0].action);
    this.#showStatus();
    if (this.runs.now) this.runs.halt.focus({preventScroll: true});
  }

  /** The keyboard stays where the next thing is to be done: with what is asked, what goes on, or what can be done. */
  #holdFocus() {
    const at = document.activeElement;
    const {next} = this.onward;
    if (this.onward.waits) next.focus({preventScroll: true});
    else if (at === next || at === document.body || !this.el.contains(at) || !at?.getClientRects().length) {
      this.#focus();
    }
  }

  /**
   * What the learner's last move was worth beside the best one, where that is told.
   * @param {MatchAnswer["feedback"]} feedback
   */
  #compare(feedback) {
    if (!feedback) {
      this.compared.replaceChildren();
      return;
    }
    const working = h("div", {class: "cardlab-working"}, ...lines(feedback.working));
    const sentence = h("p", {}, ...prose(feedback.sentence));
    this.voice.forget();
    this.voice.keep(feedback.sentence);
    this.compared.replaceChildren(h("b", {}, this.words.compared), sentence, working);
  }

  /**
   * Say whose turn it is; before it what the cards come to, if that is news. Of a match without a winner its score is
   * said, of which no sentence has told.
   */
  #sayWhose() {
    const reckoned = this.reckoned.textContent ?? "";
    if (reckoned !== this.#reckonedSaid) this.voice.keep(reckoned);
    this.#reckonedSaid = reckoned;
    const whose = this.#isSaid ? "" : (this.whose.textContent ?? "");
    const score = this.#offer.outcome === "unfinished" ? counted(this.table.el) : [];
    this.voice.say([whose, ...score].filter(Boolean).join(" "));
  }

  /** Whether the last sentence has told how the match ended in the words of the result: "7 against 5: Ann wins." */
  get #isSaid() {
    const {lang} = this.words;
    const result = (this.whose.textContent ?? "").replace(/^¡|[\s.!]+$/gu, "").toLocaleLowerCase(lang);
    return Boolean(this.#offer.outcome) && this.telling.lastStep.join(" ").toLocaleLowerCase(lang).includes(result);
  }

  /**
   * How things stand has not been told step by step, as after an undo or a new deal: say it.
   * @param {string[]} sentences   of what was told last
   */
  #sayStanding(sentences) {
    this.#reckonedSaid = "";
    this.voice.keep(...sentences);
    this.#sayWhose();
  }

  /**
   * The learner is back and goes on.
   * @param {Event} event
   */
  #resume(event) {
    if (event.defaultPrevented || !this.el.getClientRects().length) return;
    this.#focus();
    if (!this.el.contains(document.activeElement)) return;
    event.preventDefault();
    this.#sayStanding(this.telling.lastTurn);
  }

  // ------------------------------------------------------------------ what may be done

  /** What may be done as far as the learner knows: nothing, as long as there is something to be told. */
  get #offer() {
    return this.telling.isWhole ? this.status : {...this.status, ...NOTHING};
  }

  #showStatus({keep = false} = {}) {
    const status = this.#offer;
    const lost = this.#offline;
    const off = lost || Boolean(status.outcome);
    this.ordering.show(status.order, lost);
    this.#layAway(status.order?.zone ?? null);
    this.table.again(); // other cards can be chosen
    this.reckoned.replaceChildren(...prose(status.reckoned ?? ""));
    const left = this.reflex.show(status, off);
    const leave = this.coach.show(status, {off: lost, keep}) || left;
    this.bots.show(status);
    this.runs.show(off ? {...status, forced: false} : status);
    this.predictions.show(off ? null : status.predictions, status.at);
    mark(this.undo, {"aria-disabled": status.undo && !lost ? null : "true"});
    const focused = this.actions.show(status, off);
    if (leave || focused) this.#focus(focused);
    this.chooser.show(status, this.film.at(this.telling.told).zones, {off, keep});
    this.#showBranch();
    this.#showTurn();
  }

  /** What the learner does next, unless something is asked first. */
  #showTurn() {
    const {words} = this;
    const {outcome, waiting} = this.#offer;
    const own = () => fill(words, words.your_turn, {player: nameOf(this.log.viewer, this.log)});
    const next = () => (waiting === "all" ? words.all_turn : own());
    const telling = !this.telling.isWhole;
    const result = outcome ? resultOf(outcome, this.log, words) : "";
    const runs = this.runs.now !== null && !outcome;
    this.whose.textContent = telling || runs ? "" : result || next();
    this.ending.show(this.#offer, result);
    if (outcome) this.conclusion?.show();
    else this.conclusion?.hide();
    this.turn.hidden = telling || runs || this.asker.panel.hasChildNodes();
  }

  /**
   * The keyboard goes to an action, to what follows a match that is over, or to the first thing that can be done. Where
   * cards are chosen one after the other that is a card: a key that was to go on must not pass a turn.
   * @param {string} [action]
   */
  #focus(action) {
    const {actions, choice} = this.#offer;
    const chooses = !action && choice.several && actions.some(({places}) => places.length);
    const card = chooses ? this.table.stop : null;
    const first = this.ending.first ?? card ?? this.actions.find(action) ?? this.table.stop ?? this.undo;
    first.focus({preventScroll: true});
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

  /**
   * A card is chosen: for one of several, or at once for the action that it stands for.
   * @param {{zone: string, id: number}} choice
   */
  #choose({zone, id}) {
    if (this.#offline || this.turn.hidden || !this.telling.isWhole) return;
    this.telling.toEnd();
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
    this.telling.toEnd();
    this.#ask({do: "try_cards", cards});
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
    if (!this.exchange.free) return;
    this.telling.toEnd();
    const legal = this.status.actions.find((known) => known.action === action);
    if (!legal) {
      this.#ask({do: "play", action});
      return;
    }
    const flagged = withSaid(action, this.actions.said(legal));
    const asked = this.status.asks.filter(({name, flag}) => !flag && legal.asks.includes(name));
    if (!asked.length) {
      this.#ask({do: "play", action: flagged, ...(this.runs.now ? {} : this.predictions.sent)});
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

  /** Back from an earlier step, and on from where the telling was left. */
  async #toNow() {
    this.#holdFocus();
    if (!this.telling.isWhole) await this.#walk();
  }

  #showBranch() {
    const {words, status} = this;
    this.branch.hidden = status.left === null;
    if (status.left === null) return;
    const main = button(words.main_line);
    main.addEventListener("click", () => this.#ask({do: "main_line"}), {signal: this.signal});
    this.branch.replaceChildren(words.in_branch, " ", main);
  }
}
