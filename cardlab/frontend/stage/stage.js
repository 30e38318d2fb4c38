// The stage: a match to play as one picture. The cards lie on the felt, one sentence says what has happened, and one
// button, or a touch on what glows, goes on.

import {ActionBar} from "./action_bar.js";
import {counted} from "./board_scene.js";
import {coachAdvice} from "./coach_advice.js";
import {Decision} from "./decision.js";
import {FirstHints} from "./first_hints.js";
import {StageFrame} from "./frame.js";
import {TurnPredictions} from "./turn_predictions.js";
import {iconPicture, iconButton} from "./icons.js";
import {menuContent} from "./menu.js";
import {NumberForm} from "./number_form.js";
import {clashes} from "./packet_order.js";
import {ReflexTimer} from "./reflex_timer.js";
import {countMatch, winCountsOf} from "./win_counts.js";
import {choosesFromHand, sceneAt} from "./scene.js";
import {shownAfter, fightZones} from "./shown_position.js";
import {play as playSound} from "./sounds.js";
import {Narration} from "./narration.js";
import {heardFrom, lastTurn, resultOf, sentences, turnSentence} from "./turn_text.js";
import {button, h, mark, pressOnce} from "../common/dom.js";
import {MatchTimeline} from "../common/match_timeline.js";
import {isFor} from "../common/keys.js";
import {fill, numeral} from "../common/locale.js";
import {prefersReducedMotion, currentSettings} from "../common/settings.js";
import {Exchange} from "../page/connection.js";
import {coinRow} from "../table/draw_mark.js";
import {TableDrag} from "../table/table_drag.js";

/**
 * @import {
 *   DrawModelPanel, LegalAction, Log, MatchAnswer, MatchRequest, OfferedPredictions, Send, Status, Step, Thinks, Words
 * } from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 * @import {Now} from "./scene.js"
 * @import {AutoPlaySpeed} from "./narration.js"
 * @import {Dragging} from "../table/table_drag.js"
 * @import {DropTarget, TableState, Touched} from "../table/table_state.d.ts"
 */

const MOST_HIGHLIGHTS = 3;

/**
 * What a match is part of.
 * @typedef {object} StageOptions
 * @property {HTMLElement} [settings]   the form of the settings
 * @property {() => Node[]} rules   what the menu shows as the rules
 * @property {string} [home]   the address of all games
 * @property {DrawModelPanel} [draw]   makes what draws models of the cards
 * @property {import("../lesson/conclusion.js").Conclusion} [conclusion]   where a match that is over leads to
 */

/** A match on the stage. */
export class Stage {
  /** @type {number | null} the step that is looked at again */
  #reviewedStep = null;
  #isUntouched = true; // nothing has been asked and nothing heard since the page was made
  #isCounted = false; // whether this match stands in the results
  #sentence = "";
  #feedback = ""; // what the learner's last move was worth beside the best one, where that is told
  /** @type {string | null} the zone that had the keyboard before something was told */
  #focusedZone = null;

  /**
   * @param {Log} log   setting and steps so far
   * @param {Status} status
   * @param {Words} words
   * @param {{signal: AbortSignal, send: Send} & StageOptions} options
   */
  constructor(log, status, words, {signal, send, settings, rules, home = "", draw, conclusion}) {
    this.log = log;
    this.status = status;
    this.words = words;
    this.signal = signal;
    this.settings = settings;
    this.rules = rules;
    this.home = home;
    this.conclusion = conclusion;
    this.timeline = new MatchTimeline(log, log.steps);
    this.undo = iconButton("undo", words.undo_move);
    pressOnce(this.undo);
    this.undo.addEventListener("click", () => this.undo.ariaDisabled === "true" || this.#undo());
    this.hint = iconButton("hint", words.get_hint);
    this.hint.addEventListener("click", () => this.#hint());
    this.actions = new ActionBar({before: [this.undo], after: [this.hint]});
    this.numberForm = new NumberForm(words, {onSay: (number) => this.decision.say(number)});
    const named = {role: "group", "aria-label": words.highlights};
    this.highlights = h("div", {class: "cardlab-highlights", ...named, hidden: true});
    this.frame = new StageFrame(log, words, {
      signal,
      onTouch: (touched) => this.#touch(touched),
      dragging: (table, drawing) => new TableDrag(table, drawing, this.#dragging, signal),
      onMenu: () => this.#openMenu(),
      heading: !conclusion,
      before: this.#home(),
      foot: [this.highlights, this.actions.el, ...(this.#asksNumbers ? [this.numberForm.el] : [])],
      tells: {
        KeyL: () => sentences(lastTurn(this.timeline, this.narration.stepsTold)),
        KeyS: () => [...this.frame.standing, ...this.#progressTexts().map((text) => `${text}.`)],
      },
    });
    this.el = this.frame.el;
    this.dialog = this.frame.dialog;
    this.liveRegion = this.frame.liveRegion;
    this.table = this.frame.table;
    this.modelPanel = draw?.(this.timeline.steps, words, {signal, table: () => this.table.el});
    if (this.modelPanel) this.frame.draw(this.modelPanel.el);
    this.narration = new Narration(this.timeline, signal, {
      onShow: (how) => this.#show(how),
      onClear: (how) => this.#clear(how),
      onSay: (sentence) => this.#say(sentence),
      onAnnounce: (from) => this.#announce(from),
      onBeat: (beat, event) => this.#soundOf(beat, event),
      onWait: () => this.actions.ignorePresses(),
      onChange: () => this.#showActions(),
      isThought: ({who}) =>
        Boolean(this.status.bots) && !this.reflexTimer.last && who !== "all" && who !== this.log.viewer,
      onThink: (who) => this.#showThinking(who),
      isStill: () => this.isStill,
    });
    this.decision = new Decision(log, status, words, {
      signal,
      dialog: this.dialog,
      onPlay: (action) => this.#play(action),
      onTry: (cards) => this.#ask({do: "try_cards", cards}),
      onLift: (heard) => this.#announceLifted(heard),
      onChange: (heard) => (heard ? this.#announceLifted(heard) : this.#showActions()),
    });
    this.frame.field.append(this.decision.packets.el);
    this.#offer();
    this.hints = new FirstHints(log);
    this.turnPredictions = new TurnPredictions(words, log.viewer, {
      onAsk: () => this.#ask({do: "ask_predictions"}),
      onChange: () => this.#showActions(),
    });
    this.chip = h("p", {class: "cardlab-stage-chip", hidden: true});
    this.record = h("p", {class: "cardlab-stage-chip cardlab-stage-record", hidden: true});
    this.frame.chips.append(this.record, this.chip);
    this.reflexTimer = new ReflexTimer(this.el, {signal, onLate: () => this.#letPass()});
    this.actions.el.prepend(this.reflexTimer.el);
    this.exchange = new Exchange(send, {
      signal,
      onConnectionChange: (isDisconnected) => this.#showConnection(isDisconnected),
      onThinking: (who) => this.frame.ribbon.ask(who ? words[`thinks_${who}`] : ""),
    });
    this.#listen();
    this.#jump();
  }

  /** The way back to all games, where there is one. */
  #home() {
    const {home, words} = this;
    const called = {"aria-label": words.all_games, title: words.all_games};
    return home ? [h("a", {class: "cardlab-round", href: home, ...called}, iconPicture("back"))] : [];
  }

  #listen() {
    const {signal} = this;
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== " " || this.dialog.isOpen || !isFor(event, this.el)) return;
      event.preventDefault();
      if (!event.repeat) this.#goOn();
    };
    document.addEventListener("keydown", key, {signal});
    // A touch anywhere on the felt skips what is being shown; it never plays a card.
    this.frame.field.addEventListener("click", () => !this.narration.isSettled && this.#skip(), {signal});
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
    if (!this.exchange.isFree) return;
    this.#isUntouched = false;
    this.liveRegion.warn(null);
    this.exchange.ask({at: this.status.at, ...request});
  }

  /** @param {boolean} isDisconnected */
  #showConnection(isDisconnected) {
    this.narration.autoPlay = null;
    if (isDisconnected) this.#refuse({title: "", sentence: this.words.connection_lost});
    else this.#say(turnSentence(this.timeline, this.narration.stepsTold) || this.log.aim);
    this.#showActions();
  }

  /**
   * Take an answer of the session: steps that are new, what may be done now, what the learner is told.
   * @param {MatchAnswer | OfferedPredictions | Thinks} answer
   */
  hear(answer) {
    if ("predictions" in answer) {
      this.turnPredictions.receive(answer);
      return;
    }
    if ("thinks" in answer) {
      this.exchange.thinks(answer.thinks);
      return;
    }
    const {cut, steps, status, said, counsel, feedback} = answer;
    // The whole log again, as when the page is back after a while: only what is new is told.
    const again = cut === 0 && this.exchange.isFree && this.timeline.isPrefixOf(steps);
    const news = again ? steps.slice(this.timeline.length) : steps;
    const from = again ? this.timeline.length : cut;
    const isOld = again && this.#isUntouched && news.length > 0;
    this.#isUntouched = false;
    this.exchange.answered();
    this.status = status;
    if (news.length || from < this.timeline.length) this.#feedback = feedback?.sentence ?? "";
    if (said) {
      this.decision.available.forget(); // what was said along was refused too
      this.#refuse(said);
    }
    if (from < this.timeline.length) this.#interrupt();
    if (cut === 0 && !again) this.#isCounted = false; // another match
    const isElsewhere = news.length > 0 || from < this.timeline.length;
    if (isElsewhere) this.timeline.splice(from, news);
    this.#offer();
    this.narration.stepsTold = Math.min(this.narration.stepsTold, from);
    this.modelPanel?.follow(this.timeline.steps);
    const goesOn = news.length > 0 && (from > 0 || again) && !isOld;
    if (goesOn) void this.#narrate();
    else if (!again || isOld) this.#jump({said: Boolean(said), aloud: isElsewhere && !isOld});
    else this.#showActions();
    if (counsel) {
      const told = coachAdvice(counsel, this.words, (action) => this.decision.follow(action));
      this.dialog.open(this.words.coach_says, ...told);
    }
  }

  /** The learner can decide what the session offers now. */
  #offer() {
    const {timeline, status} = this;
    this.decision.offer(status, timeline.stateAt(timeline.length), `${status.at} ${timeline.length}`);
  }

  /** @param {{title: string, sentence: string}} said */
  #refuse(said) {
    this.#say(said.sentence, "refused");
    this.liveRegion.warn(said);
  }

  // ------------------------------------------------------------------ narration

  /** Tell the steps that are new, and go on. */
  async #narrate() {
    this.#reviewedStep = null;
    if (!(await this.narration.narrate())) return;
    if (this.#feedback) this.#say(this.#feedback);
    this.#showEnd();
    this.#showActions();
    if (this.narration.autoPlay) await this.#playNextTurn();
  }

  /**
   * Send the cards of the last turn to the packet of their winner.
   * @param {{animate: boolean}} how
   */
  async #clear(how) {
    const {timeline, narration, words} = this;
    const {stepsTold: told} = narration;
    if (!told || shownAfter(timeline, fightZones(this.log), told) === told) return;
    await this.table.show(sceneAt(timeline, words, told, this.#now, told), how);
  }

  /**
   * Show which opponent thinks about a move; null ends it.
   * @param {string | null} who
   */
  async #showThinking(who) {
    const {frame, log, narration, timeline, words} = this;
    const player = log.seats.find(({seat}) => seat === who)?.name;
    frame.ribbon.ask(player ? fill(words, words.thinks_player, {player}) : "");
    if (!who) return;
    await this.table.show(sceneAt(timeline, words, narration.stepsTold, {...this.#now, turn: who}), {animate: true});
  }

  /**
   * A screen reader hears a turn in one message, when it begins.
   * @param {number} from   the first step that is heard
   */
  #announce(from) {
    const {autoPlay} = this.narration;
    if (autoPlay === "end") return;
    const predicted = from ? this.turnPredictions.announcement(this.status) : "";
    const told = heardFrom(this.timeline, from, autoPlay === null);
    this.liveRegion.say([told, predicted, this.#feedback].filter(Boolean).join(" "));
  }

  /** Show the rest of the turn at once. */
  #skip() {
    this.actions.ignorePresses();
    this.table.skip();
    this.narration.skip();
  }

  /** End what is being told. */
  #interrupt() {
    this.narration.interrupt();
    this.table.skip();
  }

  /**
   * Show where the match stands, without telling how it came there.
   * @param {object} [how]
   * @param {boolean} [how.said]   whether the ribbon says something already
   * @param {boolean} [how.aloud]   whether a screen reader says where it stands
   */
  #jump({said = false, aloud = false} = {}) {
    this.#interrupt();
    this.#reviewedStep = null;
    this.narration.stepsTold = this.timeline.length;
    if (this.exchange.isDisconnected) this.#say(this.words.connection_lost, "refused");
    else if (!said) this.#say(turnSentence(this.timeline, this.narration.stepsTold) || this.log.aim);
    if (aloud) this.liveRegion.say(this.#sentence);
    void this.#show({animate: !this.#isUntouched});
    this.#showEnd();
    this.#showActions();
  }

  /** The match is over: it counts once, when its end is told. */
  #showEnd() {
    const {outcome} = this.status;
    if (!outcome || !this.narration.isComplete) return;
    this.narration.autoPlay = null;
    if (!this.#isCounted && !this.#isUntouched) {
      countMatch(this.log.game, outcome === this.log.viewer);
      this.#sound("end");
    }
    this.#isCounted = true;
    this.conclusion?.markReached();
    const result = resultOf(outcome, this.log, this.words);
    const reason = sentences(this.timeline.steps.slice(-1)).join(" ");
    const tells = (/** @type {string} */ text) =>
      text.toLocaleLowerCase(this.log.lang).includes(result.toLocaleLowerCase(this.log.lang));
    this.#say(tells(reason) ? reason : `${result} ${reason}`.trim());
    this.liveRegion.say(
      [tells(this.liveRegion.lastMessage) ? "" : result, this.results, this.status.looked].filter(Boolean).join(" "),
    );
  }

  /** How many matches of this game were won here; "" before the second one. */
  get results() {
    const {played: of, won: n} = winCountsOf(this.log.game);
    return of > 1 ? fill(this.words, this.words.won_of, {n, of, game: this.log.name}) : "";
  }

  /**
   * @param {string} sentence
   * @param {"plain" | "refused"} [tone]
   */
  #say(sentence, tone = "plain") {
    this.#sentence = sentence;
    this.frame.ribbon.show(sentence, tone, sentence && tone === "plain" ? this.#note : "");
  }

  /** What stands under the sentence: a first hint, or how much the coach has looked at. */
  get #note() {
    if (this.#reviewedStep !== null) return "";
    if (this.status.outcome) return this.status.looked;
    return this.#feedback ? "" : this.hints.at(this.#moment());
  }

  // ------------------------------------------------------------------ what is shown

  /**
   * What the learner can do in the position that is shown.
   * @returns {Now}
   */
  get #now() {
    const {turnPredictions, hints, status, narration, words} = this;
    const {choice} = this.decision;
    const {heldEvent} = narration;
    const free = this.#isFree;
    const picks = this.#picks;
    const canAct = this.#playable !== null || picks.length > 0;
    const zones = status.actions.flatMap(({zone, places}) => (zone && !places.length ? [zone] : []));
    return {
      held: heldEvent,
      prediction: this.#reviewedStep === null ? turnPredictions.shown(status) : null,
      ready: this.#reviewedStep === null && (heldEvent !== null || (!narration.isRunning && canAct)),
      picks,
      marksPairs: status.marks_pairs,
      ...(free && {
        turn: status.waiting,
        choosable: choice.zones,
        touched: new Set(zones),
        drags: new Set(this.turnPredictions.isOn ? [] : Object.values(status.drags).map(({zone}) => zone)),
        chosen: choice.ids,
        glowing: hints.isFirst || this.#hasDrawn ? choice.possible : new Set(),
        sum: choice.sum(words),
        tags: new Map(choice.tags.map(({tag, pays}) => [tag, pays !== null])),
      }),
    };
  }

  /** Whether the match is played from hands, around a board. */
  get choosesFromHand() {
    return choosesFromHand(this.log);
  }

  /** Whether the learner may do something now. */
  get #isFree() {
    const {heldEvent, isSettled, isComplete, autoPlay} = this.narration;
    const told = isSettled && !heldEvent && isComplete && this.#reviewedStep === null;
    return told && autoPlay === null && !this.status.outcome && !this.exchange?.isDisconnected;
  }

  /** Whether the learner has drawn a card that waits for its place: the places where it may go glow. */
  get #hasDrawn() {
    const {timeline, log, status} = this;
    const now = timeline.stateAt(timeline.length).zones;
    const zones = log.zones.filter(({stands}) => stands === "drawn").map(({name}) => `${name}.${log.viewer}`);
    return zones.some((zone) => now[zone]?.length && Object.values(status.drags).some((drag) => drag.zone === zone));
  }

  /** What the learner puts in order on the felt, in packets. */
  get #ordering() {
    const {order} = this.status;
    return order?.packets.length && this.#isFree ? order : null;
  }

  /** The packets are shown below the table, and not as a hand on it. */
  #showPackets() {
    const order = this.#ordering;
    this.decision.packets.show(order, () => clashes(this.timeline, order?.zone ?? ""));
    mark(this.el, {"data-ordering": order !== null || null});
  }

  /** @param {{animate: boolean}} how */
  #show(how) {
    const {timeline, narration, words} = this;
    const told = this.#reviewedStep ?? narration.heldEvent?.at ?? narration.stepsTold;
    const scene = sceneAt(timeline, words, told, this.#now);
    const seen = this.table.show(without(scene, this.#ordering?.zone), how);
    this.frame.setExplained(lastTurn(timeline, narration.heldEvent?.from ?? told));
    this.modelPanel?.show(narration.heldEvent?.from ?? told);
    return seen;
  }

  /** The one thing that the learner can do; null where there is none. */
  get #playable() {
    const {actions, outcome} = this.status;
    const forced = !outcome && actions.length === 1 && this.narration.isComplete && !this.exchange?.isDisconnected;
    return forced && !this.decision.number ? actions[0] : null;
  }

  /** Whether a number is the whole move in this match, now and then. */
  get #asksNumbers() {
    return this.status.asks.length > 0 && !this.choosesFromHand;
  }

  /**
   * The form for a number stands in the place of the buttons.
   * @param {boolean} hasKeys   whether the keyboard is at the table or below it, and goes on in what comes
   */
  #showNumberForm(hasKeys) {
    const {exchange, numberForm, status, narration} = this;
    const asked = narration.isRunning || this.#reviewedStep !== null ? null : this.decision.number;
    const changes = this.actions.el.hidden !== (asked !== null);
    const off = exchange?.isDisconnected ?? false;
    numberForm.show(asked && {key: `${status.at}`, prompt: asked.said.prompt, label: asked.action.label, off});
    mark(this.el, {"data-number": this.#asksNumbers || null});
    this.actions.el.hidden = asked !== null;
    if (hasKeys && changes) (asked ? numberForm.input : this.actions.main).focus({preventScroll: true});
  }

  /** The heaps in the position that is shown from which a card is picked. */
  get #picks() {
    return this.#reviewedStep !== null || this.exchange?.isDisconnected ? [] : this.decision.picks;
  }

  /** Which moment of a first match this is, for its hints. */
  #moment() {
    const last = this.timeline.steps[this.narration.stepsTold - 1];
    if (!last || last.action === 0) return "start";
    return last.rule in this.log.landmarks ? "event" : "turn";
  }

  #showActions() {
    const {undo, left} = this.status;
    const paced = this.#progressTexts();
    this.chip.replaceChildren(...paced.map((text) => h("span", {}, text)));
    this.chip.hidden = !paced.length;
    const counters = this.turnPredictions.counters(this.status);
    this.record.replaceChildren(...(counters === null ? [] : [coinRow(1), ` ${numeral(this.words, counters)}`]));
    mark(this.record, {
      hidden: counters === null,
      role: "img",
      "aria-label": counters === null ? null : fill(this.words, this.words.your_counters, {n: counters}),
    });
    const busy = !this.narration.isSettled;
    mark(this.el, {"data-branch": left === null ? null : true, "data-over": this.status.outcome ? true : null});
    const {activeElement: focus} = document;
    const hasKeys = this.frame.foot.contains(focus) || this.table.el.contains(focus);
    this.actions.show(this.#actionItems().filter(({lies}) => !lies));
    this.#showNumberForm(hasKeys);
    mark(this.undo, {
      hidden: !undo && !this.status.deals.includes("same"),
      "aria-disabled": undo && !busy && !this.exchange?.isDisconnected ? null : "true",
    });
    const helps = this.status.looks_back ? this.words.review_match : this.words.get_hint;
    mark(this.hint, {hidden: !this.#canHelp, "aria-label": helps, title: helps});
    const asks = this.decision.asksAmount
      ? this.words.how_many
      : this.turnPredictions.prompt(this.status) || this.status.task;
    if (!busy && this.#reviewedStep === null) this.frame.ribbon.ask(asks);
    this.#showHighlights();
    this.#showPackets();
    this.#keepFocus();
    const {quick} = this.status;
    if (quick && this.#isFree) this.reflexTimer.begin(quick);
    else this.reflexTimer.end();
    if (!this.narration.isRunning) void this.#show({animate: true});
  }

  /** How far the match is: "turn 12 of 30", or "Hand 1", "Deal 2". */
  #progressTexts() {
    const {timeline, log, words} = this;
    const {progress} = this.status;
    const counts = {turn: words.turn_of, hand: words.hand_of, match: words.match_of};
    if (progress) return [fill(words, counts[progress.unit], {n: progress.now, of: progress.of})];
    if (!this.choosesFromHand) return [];
    const now = timeline.stateAt(this.narration.stepsTold);
    const paces = log.counters.filter(({paces: does, own}) => does && !own);
    return paces.map((kind) => counted(log, words, now, kind)).filter(Boolean);
  }

  /** @returns {ActionItem[]} */
  #actionItems() {
    const {status, narration, words} = this;
    const {heldEvent} = narration;
    const lost = this.exchange?.isDisconnected ?? false;
    if (this.#reviewedStep !== null) return [{key: "now", label: words.to_now, run: () => this.#jump()}];
    if (heldEvent?.waits) return [{key: "go_on", label: words.turn_over, run: () => heldEvent.goOn()}];
    if (narration.autoPlay) return [{key: "stop", label: words.stop_auto_play, run: () => this.#stop()}];
    if (status.outcome && !narration.isRunning) return this.#endItems(lost);
    const main =
      status.left === null ? [] : [{key: "main_line", label: words.main_line, run: () => this.#ask({do: "main_line"})}];
    const action = this.#playable ?? status.actions[0];
    const disabled = !this.#isFree;
    const [pick] = this.#picks.length ? status.actions : [];
    if (this.#hasTimeLimit) return [{key: "two_alike", label: words.two_alike, disabled: true, run: () => {}}, ...main];
    if (pick) return [{key: "pick", label: words.pick_card, disabled, run: () => this.decision.do(pick)}, ...main];
    if (this.choosesFromHand || status.actions.length > 1 || status.order) {
      return [...this.decision.items({disabled}), ...main];
    }
    if (!action || (this.decision.number && !narration.isRunning)) return main;
    const predictions = this.turnPredictions.items(status, (prediction) => this.#play(action.action, prediction));
    if (predictions && !narration.isRunning) return [...predictions, ...main];
    const run = () => this.decision.do(action);
    return [
      {
        key: "play",
        label: action.label,
        note: action.price,
        zone: action.zone,
        disabled: lost || narration.isRunning,
        run,
      },
      ...main,
    ];
  }

  /**
   * @param {boolean} disabled
   * @returns {ActionItem[]}
   */
  #endItems(disabled) {
    const {words, status, home, conclusion} = this;
    const lead = conclusion?.next;
    const leads = lead ? [{key: "lesson_on", label: lead.label, run: () => lead.go()}] : [];
    const again = {
      key: "again",
      label: words.play_again,
      secondary: Boolean(lead),
      disabled,
      run: () => this.#ask({do: "new_match", deal: "new"}),
    };
    const next = {key: "next_game", label: words.next_game, secondary: true, run: () => location.assign(home)};
    return [...leads, ...(status.deals.includes("new") ? [again] : []), ...(home ? [next] : [])];
  }

  /** What was worth seeing in a match that is over: three highlights at most, each to look at again. */
  #showHighlights() {
    const over = this.status.outcome !== null && !this.narration.isRunning && this.#reviewedStep === null;
    const shown = over ? this.status.highlights.slice(0, MOST_HIGHLIGHTS) : [];
    this.highlights.hidden = !shown.length;
    const made = shown.map(({step, sentence}) => {
      const look = button(this.timeline.steps[step - 1]?.short || sentence, {class: "cardlab-highlight"});
      look.addEventListener("click", () => this.#look(step));
      return look;
    });
    this.highlights.replaceChildren(...made);
  }

  /** While something is told no card can be touched: the keyboard waits at the first button, and comes back. */
  #keepFocus() {
    const {activeElement: focus} = document;
    if (!this.#isFree && this.table.el.contains(focus)) {
      this.#focusedZone = focus?.closest("[data-zone]")?.getAttribute("data-zone") ?? null;
      this.actions.main.focus({preventScroll: true});
    } else if (this.#isFree && this.#focusedZone !== null) {
      const waits = focus === this.actions.main || focus === document.body;
      const zone = this.#focusedZone;
      this.#focusedZone = null;
      if (waits) void this.#show({animate: true}).then(() => this.table.focus(zone));
    } else if (this.#isFree && focus === this.actions.main && focus.ariaDisabled === "true") {
      const zones = [this.status.quick?.act.zone ?? "", ...this.decision.choice.zones];
      const hand = zones.find((zone, i) => (i ? zone.endsWith(`.${this.log.viewer}`) : zone));
      if (hand) void this.#show({animate: true}).then(() => this.table.focus(hand));
    }
  }

  /**
   * @param {string} action
   * @param {import("../common/types.d.ts").Prediction} [prediction]
   */
  #play(action, prediction) {
    this.#sound("card");
    if (this.log.runs && !this.isStill && !prediction) this.narration.autoPlay = "run";
    const ms = action === this.status.quick?.act.action ? this.reflexTimer.taken : undefined;
    this.#ask({
      do: "play",
      action,
      ...(ms === undefined ? {} : {ms}),
      ...(prediction ? {prediction} : {}),
      ...(this.turnPredictions.isOn ? {shows_predictions: true} : {}),
    });
  }

  /** Space, or a touch on what glows: whatever comes next. */
  #goOn() {
    const {quick} = this.status;
    if (!this.narration.isSettled) this.#skip();
    else if (quick && this.#isFree) this.decision.do(quick.act);
    else if (this.#actionItems().length === 1) this.actions.press();
  }

  /** Whether there is something to be quick about, and a clock: the pile is the button, and time that passes a no. */
  get #hasTimeLimit() {
    return Boolean(this.status.quick?.within);
  }

  /** The time for a quick hand is up. */
  #letPass() {
    const {quick} = this.status;
    if (quick && this.#isFree) this.#play(quick.let_pass.action);
  }

  /** @param {Touched} touched */
  #touch({card, zone}) {
    const {heldEvent, isSettled} = this.narration;
    if (!isSettled) return; // the felt skips
    const items = this.#actionItems();
    const {quick} = this.status;
    if (heldEvent || (this.#isFree && zone === quick?.act.zone)) this.#goOn();
    else if (card === null) {
      const item = items.find((one) => one.zone === zone && !one.disabled);
      if (item) item.run();
      else this.liveRegion.say(items[0]?.label ?? "");
    } else if (this.#isFree) this.decision.touch(card);
  }

  /** @returns {Dragging} */
  get #dragging() {
    return {
      onLift: (touched) => this.#drag(touched),
      onDrop: (touched, target) => this.#drop(touched, target),
      onPutBack: () => this.decision.putBack(),
    };
  }

  /**
   * A card is dragged: it may be dropped where the decision says, and on the buttons that do the same.
   * @param {Touched} touched
   * @returns {DropTarget[] | null}
   */
  #drag(touched) {
    if (!this.#isFree) return null;
    const targets = this.decision.drag(touched);
    this.#showActions();
    const {actions, ids} = this.decision.choice;
    const doing = actions.map(({action}) => action);
    const isLifted = ids.includes(touched.card ?? -1);
    const zones = [touched.zone, ...targets.map(({zone}) => zone)];
    const buttons = this.actions.buttonsOf((item) =>
      isLifted ? doing.includes(item.key) : Boolean(item.zone) && zones.includes(item.zone),
    );
    return [...targets, ...buttons.map((one) => ({button: one}))];
  }

  /**
   * Dropping cards does what a touch does: on their button, on the card or the zone on which they lie now, or on the
   * pile from which they come.
   * @param {Touched} from
   * @param {DropTarget} target
   */
  #drop(from, target) {
    const {card, zone = "", button: pressed} = target;
    const {decision, status} = this;
    if (pressed) this.actions.press(pressed);
    else if (decision.choice.ids.includes(from.card ?? -1)) return decision.drop(target);
    else if (card !== undefined) this.#touch({card, zone});
    else this.#touch({card: null, zone: status.actions.some((one) => one.zone === zone) ? zone : from.zone});
    return true;
  }

  /** @param {string} heard   what the lifted cards come to, or what is asked now */
  #announceLifted(heard) {
    this.#showActions();
    this.liveRegion.say(heard);
  }

  #undo() {
    if (!this.status.undo || this.exchange.isDisconnected) return;
    this.narration.autoPlay = null;
    this.#ask({do: "undo"});
  }

  /** Whether the coach, or a first hint, has anything to say now. */
  get #canHelp() {
    const {coach, looks_back, outcome} = this.status;
    return outcome ? looks_back : coach || this.hints.any;
  }

  #hint() {
    const {coach, looks_back} = this.status;
    if (looks_back) this.#ask({do: "review_match"});
    else if (coach) this.#ask({do: "ask_coach"});
    else this.#showHint();
  }

  #showHint() {
    this.hints.again();
    this.frame.ribbon.show(this.#sentence, "plain", this.hints.at(this.#moment()));
  }

  /** @param {import("./sounds.js").SoundName} name */
  #sound(name) {
    if (currentSettings().sound !== false && !prefersReducedMotion(this.el)) playSound(name);
  }

  // ------------------------------------------------------------------ by itself, looking back, the menu

  /**
   * The match plays by itself from now on.
   * @param {AutoPlaySpeed} speed
   */
  autoPlay(speed) {
    this.dialog.shut();
    const {narration} = this;
    narration.autoPlay = speed;
    this.#showActions();
    this.actions.main.focus({preventScroll: true});
    if (narration.heldEvent) narration.heldEvent.goOn();
    else if (!narration.isRunning) void this.#playNextTurn();
  }

  /** Whether nothing is to move by itself. */
  get isStill() {
    return prefersReducedMotion(this.el);
  }

  /** Whether the match can go on without a choice. */
  get canAutoPlay() {
    const {forced, actions, asks, bots} = this.status;
    return forced && actions.length === 1 && !asks.length && !bots && this.#reviewedStep === null;
  }

  async #playNextTurn() {
    const {narration} = this;
    if (!narration.autoPlay) return;
    await narration.pauseBetweenTurns(narration.autoPlay, this.#sentence);
    const action = this.#playable;
    const goesOn = narration.autoPlay === "run" ? this.status.forced : this.canAutoPlay;
    if (narration.autoPlay === null || !action || !goesOn) this.#stop();
    else this.#ask({do: "play", action: action.action});
  }

  #stop() {
    this.narration.stopAutoPlay();
    this.#showActions();
  }

  /**
   * Look at an earlier step again.
   * @param {number} n
   */
  #look(n) {
    this.dialog.shut();
    this.#reviewedStep = n;
    const highlight = this.status.highlights.find(({step}) => step === n);
    const told = sentences(this.timeline.steps.slice(n - 1, n)).join(" ") || this.timeline.steps[n - 1].sentence;
    this.#say(highlight?.sentence ?? told);
    this.liveRegion.say(this.#sentence);
    this.#showActions();
    void this.#show({animate: false});
    this.actions.main.focus({preventScroll: true});
  }

  #openMenu() {
    this.dialog.open(
      this.words.menu,
      ...menuContent({
        stage: this,
        onLook: (n) => this.#look(n),
        onWhatIf: (to) => {
          this.dialog.shut();
          this.#ask({do: "what_if", to});
        },
        onDeal: (deal) => {
          this.dialog.shut();
          this.#ask({do: "new_match", deal});
        },
        onHints: () => {
          this.dialog.shut();
          this.#showHint();
        },
        onAsk: (request) => {
          this.dialog.shut();
          this.#ask(request);
        },
      }),
    );
  }

  /**
   * Which sound a beat has.
   * @param {Step[]} beat
   * @param {Step | null} event
   */
  #soundOf(beat, event) {
    if (this.narration.isSkipping) return;
    if (event) this.#sound("event");
    else if (beat.some(({celebrate}) => celebrate)) this.#sound("won");
    else this.#sound("card");
  }
}

/**
 * A table without the cards of a zone, which are shown beside it.
 * @param {TableState} state
 * @param {string} [hand]
 * @returns {TableState}
 */
function without(state, hand) {
  const {zones, cards} = state;
  return {...state, zones: zones.filter(({key}) => key !== hand), cards: cards.filter(({zone}) => zone !== hand)};
}
