// The stage: a match to play as one picture. The cards lie on the felt, one sentence says what has happened, and one
// button, or a touch on what glows, goes on.

import {ActionBar} from "./action_bar.js";
import {boardScene, counted} from "./board_scene.js";
import {CardChoice} from "./card_choice.js";
import {counselOf} from "./coach_sheet.js";
import {FirstHints} from "./first_hints.js";
import {Guesses} from "./guesses.js";
import {OfferedActs} from "./offered_acts.js";
import {menuOf} from "./menu.js";
import {noteResult, resultsOf} from "./results.js";
import {QuickMoment} from "./quick_moment.js";
import {Ribbon} from "./ribbon.js";
import {Sheet} from "./sheet.js";
import {cover, eventAt, fightZones, openCards, shownAfter, shownState, takerOf, wonBy} from "./shown_position.js";
import {eventOf, heardFrom, lastTurn, sentences, turnSentence} from "./turn_text.js";
import {compareScene} from "./compare_scene.js";
import {drawn, icon} from "./icons.js";
import {play as playSound} from "./sounds.js";
import {beatEnd} from "../common/beats.js";
import {button, h, mark} from "../common/dom.js";
import {Film} from "../common/fold.js";
import {isFor} from "../common/keys.js";
import {fill, numeral} from "../common/locale.js";
import {Reader, piecesOf} from "../common/read_aloud.js";
import {Voice} from "../match/screen_reader.js";
import {still, stored} from "../common/settings.js";
import {followSize} from "../table/arrangement.js";
import {Table} from "../table/table.js";
import {CardOrder} from "../match/card_order.js";
import {sayForm, withSaid} from "../match/action_form.js";
import {resultOf} from "../match/match_status.js";
import {Exchange} from "../page/connection.js";

/**
 * @import {
 *   LegalAction, Log, MatchAnswer, MatchRequest, OfferedPredictions, Send, Status, Step, Thinks, Words
 * } from "../common/types.d.ts"
 * @import {Act} from "./action_bar.js"
 * @import {Touched} from "../table/table_state.d.ts"
 */

const BEAT = 700; // milliseconds to look at cards that have come up, before what they come to is shown
const WORD = 230; // and for each word of a sentence that is followed by another one
const MOST_MOMENTS = 3;
const AUTO_PLAY = {read: 1500, quick: 350, end: 0}; // milliseconds between two turns that are played by themselves

/** @typedef {keyof typeof AUTO_PLAY} Pace */

/** A match on the stage. */
export class Stage {
  #told = 0; // steps that the learner has been told
  #telling = false;
  #skips = false; // whether the rest of this turn is shown at once
  /**
   * What waits for a press: an event, whose cards lie face down until then.
   * @type {{event: Step, covered: Set<number>, at: number, waits: boolean, goOn: () => void} | null}
   */
  #held = null;
  /** @type {(() => void) | null} ends a pause */
  #wake = null;
  /** @type {number | null} the step that is looked at again */
  #looking = null;
  /** @type {Pace | null} how the match plays by itself */
  #pace = null;
  #untouched = true; // nothing has been asked and nothing heard since the page was made
  #counted = false; // whether this match stands in the results
  #run = 0; // the telling that is on; a jump ends it
  #sentence = "";
  /** @type {string | null} the zone that had the keyboard before something was told */
  #keysIn = null;
  #offeredAt = ""; // the position that the lifted cards belong to

  /**
   * @param {Log} log   setting and steps so far
   * @param {Status} status
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {Send} options.send
   * @param {HTMLElement} options.settings   the form of the settings
   * @param {() => Node[]} options.rules   what the menu shows as the rules
   * @param {string} options.home   the address of all games; "" for none
   */
  constructor(log, status, words, {signal, send, settings, rules, home}) {
    this.log = log;
    this.status = status;
    this.words = words;
    this.signal = signal;
    this.settings = settings;
    this.rules = rules;
    this.home = home;
    this.film = new Film(log, log.steps);
    this.fights = fightZones(log);
    this.voice = new Voice(words);
    this.ribbon = new Ribbon(words, () => this.#readAloud());
    this.reader = new Reader(log.lang, signal, ({able}) => (this.ribbon.speaker.hidden = !able));
    this.table = new Table({words, signal, onTouch: (touched) => this.#touch(touched)});
    this.actions = new ActionBar(words, {onUndo: () => this.#undo(), onHint: () => this.#hint()});
    this.choice = new CardChoice();
    this.offered = new OfferedActs(words, {onDo: (action) => this.#do(action), onChange: () => this.#showActs()});
    this.hints = new FirstHints(log);
    this.guesses = new Guesses(words, log.viewer, {
      onAsk: () => this.#ask({do: "ask_predictions"}),
      onChange: () => this.#showActs(),
    });
    this.sheet = new Sheet(words, () => [this.bar, this.field, this.foot]);
    this.chip = h("p", {class: "cardlab-stage-chip", hidden: true});
    this.record = h("p", {class: "cardlab-stage-chip cardlab-stage-record", hidden: true});
    this.menu = icon("menu", words.menu, {"aria-haspopup": "dialog"});
    this.menu.addEventListener("click", () => this.#openMenu());
    this.bar = h(
      "header",
      {class: "cardlab-stage-bar"},
      ...this.#home(),
      h("h1", {class: "cardlab-stage-title"}, log.name),
      this.record,
      this.chip,
      this.menu,
    );
    this.field = h("div", {class: "cardlab-stage-field"}, this.table.el);
    this.moments = h("div", {class: "cardlab-moments", role: "group", "aria-label": words.moments, hidden: true});
    this.foot = h("div", {class: "cardlab-stage-foot"}, this.ribbon.el, this.moments, this.actions.el);
    // As large as the stage may be. The stage itself may be longer, where it is one column.
    this.ruler = h("div", {class: "cardlab-stage-ruler"});
    const heard = [this.voice.el, this.voice.alert];
    const parts = [this.ruler, this.bar, this.field, this.foot, this.sheet.el, ...heard];
    this.el = h(
      "section",
      {class: "cardlab-stage-frame", role: "group", "aria-label": log.name, "data-game": log.game},
      ...parts,
    );
    this.quick = new QuickMoment(this.el, {signal, onLate: () => this.#letPass()});
    this.actions.el.prepend(this.quick.el);
    this.exchange = new Exchange(send, {
      signal,
      onAlone: (alone) => this.#alone(alone),
      onThinking: (who) => mark(this.el, {"data-thinks": who}),
    });
    followSize(this.ruler, signal, ({name, u}) => {
      mark(this.el, {"data-arrangement": name});
      this.el.style.setProperty("--u", `${u}px`);
    });
    this.#listen();
    this.#jump();
  }

  /** The way back to all games, where there is one. */
  #home() {
    const {home, words} = this;
    const called = {"aria-label": words.all_games, title: words.all_games};
    return home ? [h("a", {class: "cardlab-round", href: home, ...called}, drawn("back"))] : [];
  }

  #listen() {
    const {signal} = this;
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== " " || this.sheet.isOpen || !isFor(event, this.el)) return;
      event.preventDefault();
      if (!event.repeat) this.#goOn();
    };
    document.addEventListener("keydown", key, {signal});
    // A touch anywhere on the felt skips what is being shown; it never plays a card.
    this.field.addEventListener("click", () => !this.isSettled && this.#skip(), {signal});
    const tells = {
      KeyT: () => this.#heardTable(),
      KeyL: () => sentences(lastTurn(this.film, this.#told)),
      KeyS: () => this.#pacedBy(),
    };
    const told = (/** @type {KeyboardEvent} */ event) => {
      const tell = tells[/** @type {keyof typeof tells} */ (event.code)];
      if (!tell || event.altKey || event.ctrlKey || event.metaKey || this.sheet.isOpen) return;
      event.preventDefault();
      this.voice.say(tell().filter(Boolean).join(" "));
    };
    this.el.addEventListener("keydown", told, {signal});
  }

  // ------------------------------------------------------------------ to the session and back

  /** @param {MatchRequest} request */
  #ask(request) {
    if (request.do === "ask_predictions") {
      try {
        this.exchange.send(request);
      } catch {
        // Nobody is there; the next action finds that out and says so.
      }
      return;
    }
    if (!this.exchange.free) return;
    this.#untouched = false;
    this.voice.warn(null);
    this.exchange.ask({at: this.status.at, ...request});
  }

  /** @param {boolean} alone */
  #alone(alone) {
    this.#pace = null;
    mark(this.el, {"data-alone": alone || null});
    if (alone) this.#refuse({title: "", sentence: this.words.alone});
    else this.#say(turnSentence(this.film, this.#told) || this.log.aim);
    this.#showActs();
  }

  /**
   * Take an answer of the session: steps that are new, what may be done now, what the learner is told.
   * @param {MatchAnswer | OfferedPredictions | Thinks} answer
   */
  hear(answer) {
    if ("predictions" in answer) {
      this.guesses.hear(answer);
      return;
    }
    if ("thinks" in answer) {
      this.exchange.thinks(answer.thinks);
      return;
    }
    const {cut, steps, status, said, counsel} = answer;
    // The whole log again, as when the page is back after a while: only what is new is told.
    const again = cut === 0 && this.exchange.free && this.film.isBeginningOf(steps);
    const news = again ? steps.slice(this.film.length) : steps;
    const from = again ? this.film.length : cut;
    const isOld = again && this.#untouched && news.length > 0;
    this.#untouched = false;
    this.exchange.answered();
    this.status = status;
    if (said) this.#refuse(said);
    if (from < this.film.length) this.#interrupt();
    if (cut === 0 && !again) this.#counted = false; // another match
    if (news.length || from < this.film.length) this.film.splice(from, news);
    this.#told = Math.min(this.#told, from);
    const goesOn = news.length > 0 && (from > 0 || again) && !isOld;
    if (goesOn) void this.#tell();
    else if (!again || isOld) this.#jump({said: Boolean(said)});
    else this.#showActs();
    if (counsel) {
      const told = counselOf(counsel, this.words, (action) => this.#advised(action));
      this.sheet.open(this.words.coach_says, ...told);
    }
  }

  /** @param {{title: string, sentence: string}} said */
  #refuse(said) {
    this.#say(said.sentence, "refused");
    this.voice.warn(said);
  }

  // ------------------------------------------------------------------ telling

  /** Tell the steps that are new, beat by beat; a war waits for a press before it is fought. */
  async #tell() {
    if (this.#telling) return; // which comes to the new steps by itself
    const run = ++this.#run;
    const isOver = () => run !== this.#run || this.signal.aborted;
    this.#telling = true;
    this.#looking = null;
    this.#skips = this.#pace === "end";
    this.#showActs();
    await this.#clear();
    if (isOver()) return;
    this.#announce();
    while (this.#told < this.film.length) {
      const from = this.#told;
      this.#told = beatEnd(this.film.steps, from);
      const beat = this.film.steps.slice(from, this.#told);
      const event = eventOf(this.log, beat);
      const turnEnds = this.film.steps[this.#told]?.action !== this.film.steps[from].action;
      this.#say(turnEnds || event ? turnSentence(this.film, this.#told) : "");
      this.#soundOf(beat, event);
      await this.#show({animate: !this.#skips});
      if (isOver()) return;
      if (this.#told === this.film.length) break;
      if (event && this.#pace === null) await this.#hold(event, isOver);
      else await this.#pause(turnEnds ? BEAT + WORD * this.#sentence.split(/\s+/u).length : BEAT);
      if (isOver()) return;
    }
    this.#telling = false;
    this.guesses.made = null;
    this.#ended();
    this.#showActs();
    if (this.#pace) await this.#autoPlay();
  }

  /** Send the cards of the last turn to the packet of their winner. */
  async #clear() {
    if (!this.#told || shownAfter(this.film, this.fights, this.#told) === this.#told) return;
    await this.table.show(this.#scene(this.#told, this.#told), {animate: !this.#skips});
  }

  /**
   * A screen reader hears a turn in one message, when it begins.
   * @param {number} [from]   the first step that is heard
   */
  #announce(from = this.#told) {
    if (this.#pace !== "end") this.voice.say(heardFrom(this.film, from, this.#pace === null));
  }

  /**
   * Before a war is fought its cards are laid, all of them face down, and wait for a press.
   * @param {Step} event
   * @param {() => boolean} isOver   whether something else is told by now
   */
  async #hold(event, isOver) {
    const laid = beatEnd(this.film.steps, this.#told);
    const [before, after] = [this.film.at(this.#told), this.film.at(laid)].map((state) =>
      openCards(state, this.fights),
    );
    const covered = new Set([...after].filter((id) => !before.has(id)));
    await this.#pause(BEAT);
    if (!covered.size || isOver()) return;
    this.#held = {event, covered, at: laid, waits: false, goOn: () => {}};
    await this.#show({animate: !this.#skips});
    if (isOver()) return;
    this.actions.quiet();
    /** @type {Promise<void>} */
    const pressed = new Promise((resolve) => {
      if (this.#held) Object.assign(this.#held, {waits: true, goOn: resolve});
    });
    this.#showActs();
    await pressed;
    if (isOver()) return;
    this.#held = null;
    this.#told = laid;
    this.#skips = this.#pace === "end";
    this.#showActs();
    this.#announce(laid - 1);
    this.#sound("card");
    await this.#show({animate: !this.#skips});
    if (this.#told < this.film.length) await this.#pause(BEAT);
  }

  /** @param {number} ms */
  #pause(ms) {
    if (this.#skips || still(this.el)) return Promise.resolve();
    /** @type {Promise<void>} */
    const over = new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, ms);
    });
    return over;
  }

  /** Show the rest of the turn at once. */
  #skip() {
    this.#skips = true;
    this.actions.quiet();
    this.table.skip();
    this.#wake?.();
  }

  /** End what is being told. */
  #interrupt() {
    this.#run += 1;
    this.#telling = false;
    this.#wake?.();
    this.#held?.goOn();
    this.#held = null;
    this.table.skip();
  }

  /** Show where the match stands, without telling how it came there. */
  #jump({said = false} = {}) {
    this.#interrupt();
    this.#looking = null;
    this.#told = this.film.length;
    if (!said) this.#say(turnSentence(this.film, this.#told) || this.log.aim);
    void this.#show({animate: !this.#untouched});
    this.#ended();
    this.#showActs();
  }

  /** The match is over: it counts once, when its end is told. */
  #ended() {
    const {outcome} = this.status;
    if (!outcome || this.#told < this.film.length) return;
    this.#pace = null;
    if (!this.#counted && !this.#untouched) {
      noteResult(this.log.game, outcome === this.log.viewer);
      this.#sound("end");
    }
    this.#counted = true;
    const result = resultOf(outcome, this.log, this.words);
    const reason = sentences(this.film.steps.slice(-1)).join(" ");
    const [all, part] = [reason, result].map((text) => text.toLocaleLowerCase(this.log.lang));
    this.#say(all.includes(part) ? reason : `${result} ${reason}`.trim());
    this.voice.say([result, this.results].filter(Boolean).join(" "));
  }

  /** How many matches of this game were won here; "" before the second one. */
  get results() {
    const {played: of, won: n} = resultsOf(this.log.game);
    return of > 1 ? fill(this.words, this.words.won_of, {n, of, game: this.log.name}) : "";
  }

  /**
   * @param {string} sentence
   * @param {"plain" | "refused"} [tone]
   */
  #say(sentence, tone = "plain") {
    this.#sentence = sentence;
    const goesOn = sentence && tone === "plain" && this.#looking === null && !this.status.outcome;
    const hint = goesOn ? this.hints.at(this.#moment()) : "";
    this.ribbon.show(sentence, tone, hint);
  }

  // ------------------------------------------------------------------ what is shown

  /**
   * @param {number} at   the position that is shown, in steps
   * @param {number} told   the steps that have been told
   */
  #scene(at, told) {
    const {log, words} = this;
    if (this.choosesFromHand) return this.#board(at);
    const [state, after] = [shownState(this.film, this.fights, at, told), this.film.at(told)];
    const taker = at < told ? takerOf(state, after, this.fights) : null;
    const won = taker === null ? 0 : wonBy(state, after, taker, this.fights);
    const event = this.#held?.event ?? (taker === null ? eventAt(this.film, this.fights, at) : null);
    const guess = this.#telling ? this.guesses.made : null;
    const picks = this.#picks;
    const acts = this.#playable !== null || picks.length > 0;
    const ready = this.#looking === null && (this.#held !== null || (!this.#telling && acts));
    const shown = this.#held ? cover(state, this.#held.covered, this.film.at(this.#told)) : state;
    return compareScene(log, words, {state: shown, taker, won, event, ready, guess, picks});
  }

  /** Whether the match is played from hands, around a board. */
  get choosesFromHand() {
    return this.log.zones.some(({stands, fleeting}) => stands === "hand" && !fleeting) || !this.fights.length;
  }

  /** @param {number} at   the position that is shown, in steps */
  #board(at) {
    const {film, log, status, choice} = this;
    const turn = lastTurn(film, at);
    const now = film.at(at);
    const before = film.at(at - turn.length);
    const free = this.#isFree;
    const piles = Object.keys(now.zones).filter((zone) => this.#isWinningsPile(zone));
    const more = (/** @type {string} */ zone) => now.zones[zone].length - before.zones[zone].length;
    return boardScene(log, this.words, {
      state: now,
      turn: free ? status.waiting : (turn.at(-1)?.who ?? null),
      choosable: free ? choice.zones : new Set(),
      touched: new Set(free ? status.actions.flatMap(({zone, places}) => (zone && !places.length ? [zone] : [])) : []),
      chosen: free ? choice.ids : [],
      glowing: free && this.hints.isFirst ? choice.possible : new Set(),
      sum: free ? choice.sum(this.words) : "",
      gained: new Map(turn.at(-1)?.action ? piles.map((zone) => [zone, more(zone)]) : []),
      event: (choice.ids.length ? null : turn.findLast(({rule}) => rule in log.landmarks)) ?? null,
    });
  }

  /** @param {string} zone */
  #isWinningsPile(zone) {
    const kind = this.log.zones.find(({name}) => name === zone.split(".")[0]);
    return Boolean(kind?.own) && (kind?.stands === "won" || kind?.stands === "packet");
  }

  /** Whether the learner may do something now. */
  get #isFree() {
    const told = this.isSettled && !this.#held && this.#told === this.film.length;
    return told && this.#looking === null && this.#pace === null && !this.status.outcome && !this.exchange?.alone;
  }

  /** @param {{animate: boolean}} options */
  #show({animate}) {
    const told = this.#looking ?? this.#held?.at ?? this.#told;
    return this.table.show(this.#scene(shownAfter(this.film, this.fights, told), told), {animate});
  }

  /** The one thing that the learner can do; null where there is none. */
  get #playable() {
    const {actions, outcome} = this.status;
    const forced = !outcome && actions.length === 1 && this.#told === this.film.length && !this.exchange?.alone;
    return forced ? actions[0] : null;
  }

  /** The heaps from which the learner picks any card: one is as good as the other, also for the button. */
  get #picks() {
    const {choice, outcome} = this.status;
    if (outcome || choice.several || this.#looking !== null || this.exchange?.alone) return [];
    const heaps = this.log.zones.filter(({lies, own}) => lies === "scattered" && !own).map(({name}) => name);
    return choice.zones.filter((zone) => heaps.includes(zone));
  }

  /** Which moment of a first match this is, for its hints. */
  #moment() {
    const last = this.film.steps[this.#told - 1];
    if (!last || last.action === 0) return "start";
    return last.rule in this.log.landmarks ? "event" : "turn";
  }

  #showActs() {
    const {undo, left} = this.status;
    const paced = this.#pacedBy();
    this.chip.replaceChildren(...paced.map((text) => h("span", {}, text)));
    this.chip.hidden = !paced.length;
    const record = this.guesses.record(this.status);
    this.record.textContent = record ? `✓ ${numeral(this.words, record.n)}/${numeral(this.words, record.of)}` : "";
    mark(this.record, {
      hidden: !record,
      role: "img",
      "aria-label": record && fill(this.words, this.words.predicted, record),
    });
    const busy = !this.isSettled;
    this.#offer();
    mark(this.el, {"data-branch": left === null ? null : true, "data-over": this.status.outcome ? true : null});
    const round = {undo: undo && !busy && !this.exchange?.alone, hint: this.hints.any || this.status.coach};
    this.actions.show(this.#acts(), round);
    if (this.isSettled && this.#looking === null) this.ribbon.ask(this.guesses.ask(this.status));
    this.#showMoments();
    this.#keepKeys();
    const {quick} = this.status;
    if (quick && this.#isFree) this.quick.begin(quick);
    else this.quick.end();
    if (!this.#telling) void this.#show({animate: true});
  }

  /** How far the match is: "Turn 12 of 30", or "Hand 1", "Deal 2". */
  #pacedBy() {
    const {film, log, words} = this;
    const {progress} = this.status;
    if (progress) return [fill(words, words.turn_of, {n: progress.now, of: progress.of})];
    if (!this.choosesFromHand) return [];
    const now = film.at(this.#told);
    const paces = log.counters.filter(({paces: does, own}) => does && !own);
    return paces.map((kind) => counted(log, words, now, kind)).filter(Boolean);
  }

  /** @returns {Act[]} */
  #acts() {
    const {words, status} = this;
    const lost = this.exchange?.alone ?? false;
    if (this.#looking !== null) return [{key: "now", label: words.to_now, run: () => this.#jump()}];
    if (this.#pace) return [{key: "stop", label: words.run_halt, run: () => this.#stop()}];
    if (this.#held?.waits) return [{key: "go_on", label: words.turn_over, run: () => this.#held?.goOn()}];
    if (status.outcome && !this.#telling) return this.#endActs(lost);
    const main =
      status.left === null ? [] : [{key: "main_line", label: words.main_line, run: () => this.#ask({do: "main_line"})}];
    const action = this.#playable ?? status.actions[0];
    const [pick] = this.#picks.length ? status.actions : [];
    if (pick) return [{key: "pick", label: words.pick_card, off: !this.#isFree, run: () => this.#do(pick)}, ...main];
    if (this.choosesFromHand || status.actions.length > 1 || status.order) {
      return [...this.offered.acts(status, this.choice, {off: !this.#isFree}), ...main];
    }
    if (!action) return main;
    const guess = this.guesses.acts(status, (prediction) => this.#play(action.action, prediction));
    if (guess && !this.#telling) return [...guess, ...main];
    return [
      {key: "play", label: action.label, zone: action.zone, off: lost || this.#telling, run: () => this.#do(action)},
      ...main,
    ];
  }

  /**
   * @param {boolean} off
   * @returns {Act[]}
   */
  #endActs(off) {
    const {words, status, home} = this;
    const again = {key: "again", label: words.play_again, off, run: () => this.#ask({do: "new_match", deal: "new"})};
    const next = {key: "next_game", label: words.next_game, quiet: true, run: () => location.assign(home)};
    return [...(status.deals.includes("new") ? [again] : []), ...(home ? [next] : [])];
  }

  /** What was worth seeing in a match that is over: three moments at most, each to look at again. */
  #showMoments() {
    const over = this.status.outcome !== null && !this.#telling && this.#looking === null;
    const shown = over ? this.status.moments.slice(0, MOST_MOMENTS) : [];
    this.moments.hidden = !shown.length;
    const made = shown.map(({step, sentence}) => {
      const look = button(this.film.steps[step - 1]?.short || sentence, {class: "cardlab-moment"});
      look.addEventListener("click", () => this.#look(step));
      return look;
    });
    this.moments.replaceChildren(...made);
  }

  /** While something is told no card can be touched: the keyboard waits at the first button, and comes back. */
  #keepKeys() {
    const {activeElement: focus} = document;
    if (!this.#isFree && this.table.el.contains(focus)) {
      this.#keysIn = focus?.closest("[data-zone]")?.getAttribute("data-zone") ?? null;
      this.actions.main.focus({preventScroll: true});
    } else if (this.#isFree && this.#keysIn !== null) {
      const waits = focus === this.actions.main || focus === document.body;
      const zone = this.#keysIn;
      this.#keysIn = null;
      if (waits) void this.#show({animate: true}).then(() => this.table.focus(zone));
    }
  }

  /** What can be chosen now, and which lifted cards stay. */
  #offer() {
    const offered = `${this.status.at} ${this.film.length}`;
    const {zones} = this.film.at(this.film.length);
    this.choice.offer(this.status, zones, offered === this.#offeredAt);
    if (offered !== this.#offeredAt) this.offered.forget();
    this.#offeredAt = offered;
  }

  /**
   * Do it at once, or first ask what the learner says along with it.
   * @param {LegalAction | "try" | "order"} action
   */
  #do(action) {
    if (action === "try") this.#ask({do: "try_cards", cards: this.choice.places});
    else if (action === "order") this.#putInOrder();
    else {
      const {sheet, status, words} = this;
      const flagged = withSaid(action.action, this.offered.said(action));
      const asked = status.asks.filter(({name, flag}) => !flag && action.asks.includes(name));
      const say = (/** @type {Record<string, string>} */ said) => {
        sheet.shut();
        this.#play(withSaid(flagged, said));
      };
      if (!asked.length) this.#play(flagged);
      else sheet.open(action.label, sayForm(action.label, asked, words, {onSay: say, onLeave: () => sheet.shut()}));
    }
  }

  /** The cards of a hand are put in order on a sheet. */
  #putInOrder() {
    const {signal, status, words} = this;
    const done = (/** @type {string[]} */ cards) => {
      this.sheet.shut();
      this.#play(`${status.order?.action} ${cards.join(" ")}`);
    };
    const order = new CardOrder(words, {signal, onDone: done});
    order.show(status.order, false);
    this.sheet.open(words.order, order.el);
  }

  /** @param {string} action   that the coach has named */
  #advised(action) {
    this.sheet.shut();
    const legal = this.status.actions.find((one) => one.action === action);
    if (legal) this.#do(legal);
    else this.#play(action);
  }

  /**
   * @param {string} action
   * @param {import("../common/types.d.ts").Prediction} [prediction]
   */
  #play(action, prediction) {
    this.#sound("card");
    const ms = action === this.status.quick?.act.action ? this.quick.taken : undefined;
    this.#ask({
      do: "play",
      action,
      ...(ms === undefined ? {} : {ms}),
      ...(prediction ? {prediction} : {}),
      ...(this.guesses.on ? {shows_predictions: true} : {}),
    });
  }

  /** Space, or a touch on what glows: whatever comes next. */
  #goOn() {
    const {quick} = this.status;
    if (!this.isSettled) this.#skip();
    else if (quick && this.#isFree) this.#do(quick.act);
    else if (this.#acts().length === 1) this.actions.press();
  }

  /** The time for a quick hand is up. */
  #letPass() {
    const {quick} = this.status;
    if (quick && this.#isFree) this.#play(quick.let_pass.action);
  }

  /** @param {Touched} touched */
  #touch({card, zone}) {
    if (!this.isSettled) return; // the felt skips
    const acts = this.#acts();
    if (this.#held) this.#goOn();
    else if (card === null) acts.find((act) => act.zone === zone && !act.off)?.run();
    else this.#lift(card);
  }

  /** @param {number} card */
  #lift(card) {
    if (!this.#isFree) return;
    this.choice.toggle(card);
    const {actions, ids, places} = this.choice;
    if (this.status.choice.several || actions.length > 1 || !ids.length) this.#showActs();
    else if (actions.length) this.#do(actions[0]);
    else {
      this.choice.putBack();
      this.#ask({do: "try_cards", cards: places});
    }
  }

  #undo() {
    if (!this.status.undo || this.exchange.alone) return;
    this.#pace = null;
    this.#ask({do: "undo"});
  }

  #hint() {
    if (this.status.coach && !this.status.outcome) {
      this.#ask({do: "ask_coach"});
    } else this.#showHint();
  }

  #showHint() {
    this.hints.again();
    this.ribbon.show(this.#sentence, "plain", this.hints.at(this.#moment()));
  }

  /** @param {import("./sounds.js").SoundName} name */
  #sound(name) {
    if (stored().sound !== false && !still(this.el)) playSound(name);
  }

  // ------------------------------------------------------------------ by itself, looking back, the menu

  /**
   * The match plays by itself from now on.
   * @param {Pace} pace
   */
  playByItself(pace) {
    this.sheet.shut();
    this.#pace = pace;
    this.#showActs();
    this.actions.main.focus({preventScroll: true});
    if (this.#held) this.#held.goOn();
    else if (!this.#telling) void this.#autoPlay();
  }

  /** Whether all has been told, or what is told waits for a press. */
  get isSettled() {
    return !this.#telling || Boolean(this.#held?.waits);
  }

  /** Whether nothing is to move by itself. */
  get isStill() {
    return still(this.el);
  }

  /** Whether the match can go on without a choice. */
  get canPlayByItself() {
    const {forced, actions, bots} = this.status;
    return forced && actions.length === 1 && !bots && this.#looking === null;
  }

  async #autoPlay() {
    const pace = this.#pace;
    if (!pace) return;
    const words = this.#sentence.split(/\s+/u).length;
    await this.#pause(pace === "read" ? AUTO_PLAY.read + WORD * words : AUTO_PLAY[pace]);
    const action = this.#playable;
    if (this.#pace === null || !action || !this.canPlayByItself) this.#stop();
    else this.#ask({do: "play", action: action.action});
  }

  #stop() {
    this.#pace = null;
    this.#skips = false;
    this.#wake?.();
    this.#showActs();
  }

  /**
   * Look at an earlier step again.
   * @param {number} n
   */
  #look(n) {
    this.sheet.shut();
    this.#looking = n;
    this.#say(sentences(this.film.steps.slice(n - 1, n)).join(" ") || this.film.steps[n - 1].sentence);
    this.voice.say(this.#sentence);
    this.#showActs();
    void this.#show({animate: false});
    this.actions.main.focus({preventScroll: true});
  }

  #openMenu() {
    this.sheet.open(
      this.words.menu,
      ...menuOf({
        stage: this,
        onLook: (n) => this.#look(n),
        onWhatIf: (to) => {
          this.sheet.shut();
          this.#ask({do: "what_if", to});
        },
        onDeal: (deal) => {
          this.sheet.shut();
          this.#ask({do: "new_match", deal});
        },
        onHints: () => {
          this.sheet.shut();
          this.#showHint();
        },
        onAsk: (request) => {
          this.sheet.shut();
          this.#ask(request);
        },
      }),
    );
  }

  #readAloud() {
    if (this.reader.reading) this.reader.stop();
    else this.reader.read(piecesOf(this.ribbon.el, null, this.words.cards));
  }

  /** What lies on the table, zone by zone. */
  #heardTable() {
    return [...this.table.el.querySelectorAll("[role=group][aria-label]")].map((seat) => {
      const parts = [...seat.querySelectorAll("[role=img][aria-label]")].map((one) => one.getAttribute("aria-label"));
      return `${seat.getAttribute("aria-label")}: ${parts.join(", ")}.`;
    });
  }

  /**
   * Which sound a beat has.
   * @param {Step[]} beat
   * @param {Step | null} event
   */
  #soundOf(beat, event) {
    if (this.#skips) return;
    if (event) this.#sound("event");
    else if (beat.some(({joy}) => joy)) this.#sound("won");
    else this.#sound("card");
  }
}
