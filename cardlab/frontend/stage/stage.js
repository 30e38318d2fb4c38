// The stage of a match: the cards lie on the felt, one sentence says what has happened, and one button, or a touch on
// something that glows, continues.

import {ActionBar} from "./action_bar.js";
import {coachAdvice} from "./coach_advice.js";
import {Decision} from "./decision.js";
import {FirstHints} from "./first_hints.js";
import {StageFrame} from "./frame.js";
import {iconPicture, iconButton} from "./icons.js";
import {endTexts, highlightButtons} from "./match_end.js";
import {MatchState} from "./match_state.js";
import {menuContent} from "./menu.js";
import {Narration} from "./narration.js";
import {NumberForm} from "./number_form.js";
import {clashes} from "./packet_order.js";
import {ReflexTimer} from "./reflex_timer.js";
import {shownAfter, fightZones} from "./shown_position.js";
import {play as playSound} from "./sounds.js";
import {actionItems} from "./stage_actions.js";
import {dragging, listenToInput, touch} from "./stage_input.js";
import {TurnPredictions} from "./turn_predictions.js";
import {heardFrom, lastTurn, newsSentence, sentences} from "./turn_text.js";
import {countMatch} from "./win_counts.js";
import {h, mark, pressOnce} from "../common/dom.js";
import {addressOfCards, addressWith, served} from "../common/page_address.js";
import {MatchTimeline} from "../common/match_timeline.js";
import {fill, numeral} from "../common/locale.js";
import {prefersReducedMotion, currentSettings} from "../common/settings.js";
import {Exchange} from "../page/connection.js";
import {coin} from "../table/draw_mark.js";
import {TableDrag} from "../table/table_drag.js";

/**
 * @import {
 *   DrawModelPanel, Log, MatchAnswer, MatchRequest, OfferedPredictions, Prediction, Send, Status, Step, Thinks, Words
 * } from "../common/types.d.ts"
 * @import {ActionItem} from "./action_bar.js"
 * @import {AutoPlaySpeed} from "./narration.js"
 */

/**
 * The surroundings of a match.
 * @typedef {object} StageOptions
 * @property {HTMLElement} [settings]   the form of the settings
 * @property {() => Node[]} rules   creates the rules for the menu
 * @property {string} [home]   the address of all games
 * @property {DrawModelPanel} [draw]   creates the models of the cards
 * @property {import("../lesson/conclusion.js").Conclusion} [conclusion]   the link after the match
 */

/** A match on the stage. */
export class Stage {
  #isUntouched = true; // nothing sent and nothing received since the page was made
  #isCounted = false; // whether this match is in the win counts
  #sentence = "";
  #asksOnRibbon = false; // whether the ribbon asks about a chosen card
  #feedback = ""; // feedback on the learner's last move, if it is switched on
  /** @type {string | null} the zone that had the focus before the narration */
  #focusedZone = null;

  /**
   * @param {Log} log   the setting and the steps so far
   * @param {Status} status
   * @param {Words} words
   * @param {{signal: AbortSignal, send: Send} & StageOptions} options
   */
  constructor(log, status, words, {signal, send, settings, rules, home = "", draw, conclusion}) {
    this.log = log;
    this.words = words;
    this.signal = signal;
    this.settings = settings;
    this.rules = rules;
    this.home = home;
    this.conclusion = conclusion;
    this.undo = iconButton("undo", words.undo_move);
    pressOnce(this.undo);
    this.undo.addEventListener("click", () => this.undo.ariaDisabled === "true" || this.#undo());
    this.hint = iconButton("hint", words.get_hint);
    this.hint.addEventListener("click", () => this.#hint());
    this.actions = new ActionBar({before: [this.undo], after: [this.hint]});
    const signs = [...new Set(status.asks.map((asked) => asked.signs))].join("");
    this.numberForm = new NumberForm(words, {signal, signs, onSay: (number) => this.match.decision.say(number)});
    const named = {role: "group", "aria-label": words.highlights};
    this.highlights = h("div", {class: "cardlab-highlights", ...named, hidden: true});
    this.frame = new StageFrame(log, words, {
      signal,
      onTouch: (touched) => touch(this, touched),
      dragging: (table, drawing) => new TableDrag(table, drawing, dragging(this), signal),
      onMenu: () => this.#openMenu(),
      heading: !conclusion,
      before: this.#home(),
      foot: [this.highlights, this.actions.el, this.numberForm.el],
      tells: {
        KeyL: () => sentences(lastTurn(this.match.timeline, this.match.narration.stepsTold)),
        KeyS: () => [...this.frame.standing, ...this.match.progressTexts.map((text) => `${text}.`)],
      },
    });
    this.el = this.frame.el;
    this.dialog = this.frame.dialog;
    this.liveRegion = this.frame.liveRegion;
    this.table = this.frame.table;
    this.match = this.#matchState(status);
    if (!this.match.asksNumbers) this.numberForm.el.remove();
    this.frame.field.append(this.match.decision.packets.el);
    this.modelPanel = draw?.(this.match.timeline.steps, words, {signal, table: () => this.table.el});
    if (this.modelPanel) this.frame.draw(this.modelPanel.el);
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
    listenToInput(this);
    this.jump();
  }

  /** @param {Status} status */
  #matchState(status) {
    const {log, words, signal, dialog} = this;
    const timeline = new MatchTimeline(log, log.steps);
    const narration = new Narration(timeline, signal, {
      onShow: (how) => this.#show(how),
      onClear: (how) => this.#clear(how),
      onSay: (sentence) => this.#say(sentence),
      onAnnounce: (from) => this.#announce(from),
      onGroup: (group, event) => this.#soundOf(group, event),
      onWait: () => this.actions.ignorePresses(),
      onChange: () => this.showActions(),
      isThought: ({who}) =>
        Boolean(this.match.status.bots) && !this.reflexTimer.last && who !== "all" && who !== log.viewer,
      onThink: (who) => this.#showThinking(who),
      isStill: () => this.isStill,
    });
    const decision = new Decision(log, status, words, {
      signal,
      dialog,
      onPlay: (action) => this.play(action),
      onTry: (cards) => this.ask({do: "try_cards", cards}),
      onLift: (heard) => this.#announceLifted(heard),
      onChange: (heard) => (heard ? this.#announceLifted(heard) : this.showActions()),
    });
    const turnPredictions = new TurnPredictions(words, log.viewer, {
      onAsk: () => this.ask({do: "ask_predictions"}),
      onChange: () => this.showActions(),
    });
    return new MatchState(log, status, words, {
      ...{timeline, narration, decision, turnPredictions},
      hints: new FirstHints(log),
    });
  }

  /** Creates the link back to all games, if there is one. */
  #home() {
    const {home, words} = this;
    const called = {"aria-label": words.all_games, title: words.all_games};
    return home ? [h("a", {class: "cardlab-round", href: home, ...called}, iconPicture("back"))] : [];
  }

  // ------------------------------------------------------------------ messages to and from the session

  /** @param {MatchRequest} request */
  ask(request) {
    if (request.do === "ask_predictions") {
      try {
        this.exchange.send(request);
      } catch {
        // The session is gone. The next action notices and reports it.
      }
      return;
    }
    if (!this.exchange.isFree) return;
    const address = request.do === "new_match" && request.deal === "new" && this.#addressOfNewCards;
    if (address) {
      location.replace(address);
      return;
    }
    this.#isUntouched = false;
    this.liveRegion.warn(null);
    this.exchange.ask({at: this.match.status.at, ...request});
  }

  /**
   * Returns the address of a new deal if the address of this page names the cards, or null. So the address always
   * names the cards on the table, also when somebody copies it or opens the page again. The opponents stay as strong,
   * and a time limit of the learner's own stays too.
   */
  get #addressOfNewCards() {
    const isNamed = served() && !this.conclusion && /[?&](seed|deal)=/.test(location.search);
    if (!isNamed) return null;
    const level = this.match.status.bots?.level ?? "";
    const within = level ? "" : String(this.reflexTimer.last?.within ?? "");
    return addressWith(addressWith(addressOfCards(Date.now()), "level", level), "within", within);
  }

  /** @param {boolean} isDisconnected */
  #showConnection(isDisconnected) {
    const {match} = this;
    match.isDisconnected = isDisconnected;
    match.narration.autoPlay = null;
    if (isDisconnected) this.#refuse({title: "", sentence: this.words.connection_lost});
    else this.#sayTurn();
    this.showActions();
  }

  /**
   * Handles an answer from the session: new steps, possible actions, messages to the learner.
   * @param {MatchAnswer | OfferedPredictions | Thinks} answer
   */
  hear(answer) {
    const {match, exchange} = this;
    if ("predictions" in answer) {
      match.turnPredictions.receive(answer);
      return;
    }
    if ("thinks" in answer) {
      exchange.thinks(answer.thinks);
      return;
    }
    const {cut, steps, status, said, counsel, feedback} = answer;
    const {timeline, decision} = match;
    // A page that reconnects gets the whole log again. Narrate only the new part.
    const again = cut === 0 && exchange.isFree && timeline.isPrefixOf(steps);
    const news = again ? steps.slice(timeline.length) : steps;
    const from = again ? timeline.length : cut;
    const isOld = again && this.#isUntouched && news.length > 0;
    const isElsewhere = news.length > 0 || from < timeline.length;
    this.#isUntouched = false;
    exchange.answered();
    if (isElsewhere) this.#feedback = feedback?.sentence ?? "";
    if (said) {
      decision.forget(); // the details were refused too
      this.#refuse(said);
    }
    if (from < timeline.length) this.#interrupt();
    if (cut === 0 && !again) this.#isCounted = status.outcome !== null; // if it is over, a what-if had left it
    match.update(from, news, status);
    this.modelPanel?.follow(timeline.steps);
    const goesOn = news.length > 0 && (from > 0 || again) && !isOld;
    if (goesOn) void this.#narrate();
    else if (!again || isOld) this.jump({said: Boolean(said), aloud: isElsewhere && !isOld});
    else this.showActions();
    if (counsel) {
      const told = coachAdvice(counsel, this.words, (action) => decision.follow(action));
      this.dialog.open(this.words.coach_says, ...told);
    }
  }

  /**
   * @param {string} action
   * @param {Prediction} [prediction]
   */
  play(action, prediction) {
    const {narration, status, turnPredictions} = this.match;
    this.#sound("card");
    if (this.log.runs && !this.isStill && !prediction) narration.autoPlay = "run";
    const ms = action === status.quick?.act.action ? this.reflexTimer.taken : undefined;
    this.ask({
      do: "play",
      action,
      ...(ms === undefined ? {} : {ms}),
      ...(prediction ? {prediction} : {}),
      ...(turnPredictions.isOn ? {shows_predictions: true} : {}),
    });
  }

  /** Passes when the time limit of a reflex is over. */
  #letPass() {
    const {status, isFree} = this.match;
    if (status.quick && isFree) this.play(status.quick.let_pass.action);
  }

  #undo() {
    if (!this.match.status.undo || this.match.isDisconnected) return;
    this.match.narration.autoPlay = null;
    this.ask({do: "undo"});
  }

  #hint() {
    const {coach, looks_back} = this.match.status;
    if (looks_back) this.ask({do: "review_match"});
    else if (coach) this.ask({do: "ask_coach"});
    else this.frame.ribbon.show(this.#sentence, "plain", this.match.hints.again(this.match.moments));
  }

  /** Shows all hints once more, each at its moment. */
  #restartHints() {
    const {hints, moments} = this.match;
    hints.restart();
    this.frame.ribbon.show(this.#sentence, "plain", hints.at(moments));
  }

  // ------------------------------------------------------------------ narration

  /** Narrates the new steps and continues. */
  async #narrate() {
    const {match} = this;
    match.reviewedStep = null;
    if (!(await match.narration.narrate())) return;
    if (this.#feedback) this.#say(this.#feedback);
    this.#showEnd();
    this.showActions();
    if (match.narration.autoPlay) await this.#playNextTurn();
  }

  /**
   * Sends the cards of the last turn to the winner's packet.
   * @param {{animate: boolean}} how
   */
  async #clear(how) {
    const {timeline, narration} = this.match;
    const {stepsTold: told} = narration;
    if (!told || shownAfter(timeline, fightZones(this.log), told) === told) return;
    await this.table.show(this.match.scene({at: told}), how);
  }

  /**
   * Shows which opponent is thinking; null ends it.
   * @param {string | null} who
   */
  async #showThinking(who) {
    const player = this.log.seats.find(({seat}) => seat === who)?.name;
    this.frame.ribbon.ask(player ? fill(this.words, this.words.thinks_player, {player}) : "");
    if (who) await this.table.show(this.match.scene({turn: who}), {animate: true});
  }

  /**
   * Announces a turn to screen readers in one message when it begins.
   * @param {number} from   the first step to announce
   */
  #announce(from) {
    const {narration, timeline, turnPredictions, status} = this.match;
    const {autoPlay} = narration;
    if (autoPlay === "end") return;
    const predicted = from ? turnPredictions.announcement(status) : "";
    const told = heardFrom(timeline, from, autoPlay === null);
    this.liveRegion.say([told, predicted, this.#feedback].filter(Boolean).join(" "));
  }

  /** Shows the rest of the turn at once. */
  skip() {
    this.actions.ignorePresses();
    this.table.skip();
    this.match.narration.skip();
  }

  /** Ends the current narration. */
  #interrupt() {
    this.match.narration.interrupt();
    this.table.skip();
  }

  /**
   * Shows the current state of the match without narrating how it came about.
   * @param {object} [how]
   * @param {boolean} [how.said]   whether the ribbon already has a text
   * @param {boolean} [how.aloud]   whether to announce the state to screen readers
   */
  jump({said = false, aloud = false} = {}) {
    const {match} = this;
    this.#interrupt();
    match.reviewedStep = null;
    match.narration.stepsTold = match.timeline.length;
    if (match.isDisconnected) this.#say(this.words.connection_lost, "refused");
    else if (!said) this.#sayTurn();
    if (aloud) this.liveRegion.say(this.#sentence);
    void this.#show({animate: !this.#isUntouched});
    this.#showEnd();
    this.showActions();
  }

  /** Shows the end of the match, and counts it once. */
  #showEnd() {
    const {status, narration} = this.match;
    if (!status.outcome || !narration.isComplete) return;
    narration.autoPlay = null;
    if (!this.#isCounted && !this.#isUntouched) {
      if (!status.uncounted) countMatch(this.log.game, status.outcome === this.log.viewer);
      this.#sound("end");
    }
    this.#isCounted = true;
    this.conclusion?.markReached();
    const {sentence, announced} = endTexts(this.match, this.liveRegion.lastMessage);
    this.#say(sentence);
    this.liveRegion.say(announced);
  }

  #sayTurn() {
    const {timeline, narration, moments} = this.match;
    const told = moments[0] === "start" ? "" : newsSentence(timeline, narration.stepsTold);
    this.#say(told || this.log.aim);
  }

  /** @param {{title: string, sentence: string}} said */
  #refuse(said) {
    this.#say(said.sentence, "refused");
    this.liveRegion.warn(said);
  }

  /**
   * @param {string} sentence
   * @param {"plain" | "refused"} [tone]
   */
  #say(sentence, tone = "plain") {
    this.#sentence = sentence;
    this.#asksOnRibbon = false;
    this.frame.ribbon.show(sentence, tone, sentence && tone === "plain" ? this.#note : "");
  }

  /** Returns the text under the sentence: a first hint, or how the match came to its end. */
  get #note() {
    const {reviewedStep, status, narration, hints, moments} = this.match;
    if (reviewedStep !== null) return "";
    if (status.outcome) return narration.isComplete ? endTexts(this.match, "").below : "";
    return this.#feedback ? "" : hints.at(moments);
  }

  /** @param {string} heard   the text for the lifted cards, or for the question */
  #announceLifted(heard) {
    this.showActions();
    const {decision, hints} = this.match;
    const hint = decision.choice.ids.length && !decision.question ? hints.at(["turn"]) : "";
    if (hint) this.frame.ribbon.show(this.#sentence, "plain", hint);
    this.liveRegion.say(heard);
  }

  /** @param {import("./sounds.js").SoundName} name */
  #sound(name) {
    if (currentSettings().sound !== false && !this.isStill) playSound(name);
  }

  /**
   * Returns the sound for a group of steps.
   * @param {Step[]} group
   * @param {Step | null} event
   */
  #soundOf(group, event) {
    if (this.match.narration.isSkipping) return;
    if (event) this.#sound("event");
    else if (group.some(({celebrate}) => celebrate)) this.#sound("won");
    else this.#sound("card");
  }

  // ------------------------------------------------------------------ display

  /** @returns {ActionItem[]} */
  get actionItems() {
    return actionItems(this);
  }

  /** @param {{animate: boolean}} how */
  #show(how) {
    const {timeline, narration, stepsShown} = this.match;
    const seen = this.table.show(this.match.scene(), how);
    const from = narration.held?.from ?? stepsShown;
    this.frame.setExplained(lastTurn(timeline, from));
    this.modelPanel?.show(from);
    return seen;
  }

  /** Shows the possible actions and the progress of the match. */
  showActions() {
    const {match, words} = this;
    const {status, narration, decision, isFree} = match;
    const {quick, undo, left} = status;
    const busy = !narration.isSettled;
    this.#showChips();
    mark(this.el, {"data-branch": left === null ? null : true, "data-over": status.outcome ? true : null});
    const {activeElement: focus} = document;
    const hasKeys = this.frame.foot.contains(focus) || this.table.el.contains(focus);
    this.actions.show(this.actionItems.filter(({lies}) => !lies));
    this.#showNumberForm(hasKeys);
    mark(this.undo, {
      hidden: !undo && !status.deals.includes("same"),
      "aria-disabled": undo && !busy && !match.isDisconnected ? null : "true",
    });
    const helps = status.looks_back ? words.review_match : words.get_hint;
    mark(this.hint, {hidden: !match.canHelp, "aria-label": helps, title: helps});
    const asks = !busy && match.reviewedStep === null && !match.isDisconnected;
    if (asks) this.#askOnRibbon();
    mark(this.el, {"data-asks": asks && (decision.question || match.asksAboutHand) ? true : null});
    const looks = highlightButtons(match, (step) => this.#look(step));
    this.highlights.hidden = !looks.length;
    this.highlights.replaceChildren(...looks);
    const order = match.ordering;
    const isOver = status.outcome !== null && !narration.isRunning;
    decision.packets.show(order, isOver, () => clashes(match.timeline));
    mark(this.el, {"data-ordering": order !== null || null});
    this.#keepFocus();
    if (quick && isFree) this.reflexTimer.begin(quick);
    else this.reflexTimer.end();
    if (!narration.isRunning) void this.#show({animate: true});
  }

  /**
   * Asks what the learner has to decide: in place of the sentence if it is about a chosen card or a number of the hand,
   * otherwise below it.
   */
  #askOnRibbon() {
    const {decision, turnPredictions, status} = this.match;
    const {ribbon} = this.frame;
    const now = decision.prompt || (decision.available.isFlagged && this.log.hints.turn);
    const below = now || turnPredictions.prompt(status) || status.task;
    const question = decision.question || (this.match.asksAboutHand && !this.#feedback ? below : "");
    if (question) ribbon.show(question);
    else if (this.#asksOnRibbon) ribbon.show(this.#sentence, "plain", this.#note);
    this.#asksOnRibbon = question !== "";
    ribbon.ask(question ? "" : decision.asksAmount ? this.words.how_many : below);
  }

  /** Shows the progress of the match and the learner's counters. */
  #showChips() {
    const {match, words} = this;
    const paced = match.progressTexts;
    this.chip.replaceChildren(...paced.map((text) => h("span", {}, text)));
    this.chip.hidden = !paced.length;
    if (match.narration.isRunning) return; // the coins would tell the result before the cards do
    const counters = match.turnPredictions.counters(match.status);
    this.record.replaceChildren(...(counters === null ? [] : [coin(), ` ${numeral(words, counters)}`]));
    mark(this.record, {
      hidden: counters === null,
      role: "img",
      "aria-label": counters === null ? null : fill(words, words.your_counters, {n: counters}),
    });
  }

  /**
   * Shows the form for a number in place of the buttons.
   * @param {boolean} hasKeys   whether the keyboard focus is at the table or below it and moves to the form
   */
  #showNumberForm(hasKeys) {
    const {numberForm, match} = this;
    const {narration, isDisconnected: off} = match;
    const asked = narration.isRunning || match.reviewedStep !== null ? null : match.decision.number;
    const changes = this.actions.el.hidden !== (asked !== null);
    const isNew = numberForm.show(asked && {...asked, off});
    mark(this.el, {"data-number": (match.asksNumbers && !match.log.board) || null});
    this.actions.el.hidden = asked !== null;
    if (!hasKeys || !(changes || isNew)) return;
    (asked ? numberForm.input : this.actions.main).focus({preventScroll: true});
    if (asked) numberForm.input.select(); // after going back, the next digit replaces the number
  }

  /**
   * Keeps the focus: during narration no card can be touched, so the focus waits at the first button and then returns.
   */
  #keepFocus() {
    const {isFree, status, decision} = this.match;
    const {main} = this.actions;
    const {activeElement: focus} = document;
    if (!isFree && this.table.el.contains(focus)) {
      this.#focusedZone = focus?.closest("[data-zone]")?.getAttribute("data-zone") ?? null;
      main.focus({preventScroll: true});
    } else if (isFree && this.#focusedZone !== null) {
      const waits = focus === main || focus === document.body;
      const zone = this.#focusedZone;
      this.#focusedZone = null;
      if (waits) void this.#show({animate: true}).then(() => this.table.focus(zone));
    } else if (isFree && focus === main && focus.ariaDisabled === "true") {
      const zones = [status.quick?.act.zone ?? "", ...decision.choice.zones];
      const hand = zones.find((zone, i) => (i ? zone.endsWith(`.${this.log.viewer}`) : zone));
      if (hand) void this.#show({animate: true}).then(() => this.table.focus(hand));
    }
  }

  // ------------------------------------------------------------------ auto-play, review, menu

  /** Tells whether the learner wants no animation. */
  get isStill() {
    return prefersReducedMotion(this.el);
  }

  /**
   * Starts auto-play.
   * @param {AutoPlaySpeed} speed
   */
  autoPlay(speed) {
    const {narration} = this.match;
    this.dialog.shut();
    narration.autoPlay = speed;
    this.showActions();
    this.actions.main.focus({preventScroll: true});
    if (narration.held) narration.held.goOn();
    else if (!narration.isRunning) void this.#playNextTurn();
  }

  async #playNextTurn() {
    const {narration} = this.match;
    if (!narration.autoPlay) return;
    if (this.#nextTurn) await narration.pauseBetweenTurns(narration.autoPlay, this.#sentence);
    const action = this.#nextTurn;
    if (action) this.ask({do: "play", action: action.action});
    else this.stopAutoPlay();
  }

  /** Returns the action with which auto-play goes on; null if it stops here. */
  get #nextTurn() {
    const {narration, status, playable, canAutoPlay, reviewedStep} = this.match;
    const runs = status.forced && reviewedStep === null && !this.dialog.isOpen;
    const goesOn = narration.autoPlay === "run" ? runs : canAutoPlay;
    return narration.autoPlay !== null && goesOn ? playable : null;
  }

  stopAutoPlay() {
    this.match.narration.stopAutoPlay();
    this.showActions();
  }

  /**
   * Shows an earlier step again.
   * @param {number} n
   */
  #look(n) {
    const {match} = this;
    const {steps} = match.timeline;
    this.dialog.shut();
    match.reviewedStep = n;
    const highlight = match.status.highlights.find(({step}) => step === n);
    const told = sentences(steps.slice(n - 1, n)).join(" ") || steps[n - 1].sentence;
    this.#say(highlight?.sentence ?? told);
    this.liveRegion.say(this.#sentence);
    this.showActions();
    void this.#show({animate: false});
    this.actions.main.focus({preventScroll: true});
  }

  #openMenu() {
    /** @param {() => void} run */
    const shutAnd = (run) => {
      this.dialog.shut();
      run();
    };
    this.dialog.open(
      this.words.menu,
      ...menuContent({
        stage: this,
        onLook: (n) => this.#look(n),
        onHints: () => shutAnd(() => this.#restartHints()),
        onAsk: (request) => shutAnd(() => this.ask(request)),
      }),
    );
  }
}
