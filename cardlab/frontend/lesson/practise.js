// The stage in which learners practise questions, one at a time. Questions arrive in advance, so asking, checking,
// hints and feedback need no session. The session records the answers, schedules reviews, and sends more questions.

import {button, h, mark} from "../common/dom.js";
import {Exercise} from "./exercise.js";
import {Outbox, onStageAnswer, sender} from "../page/connection.js";
import {PAIR} from "../common/pair_mode.js";
import {fill} from "../common/locale.js";
import {ownName} from "../common/profile.js";
import {loadValue, saveValue, storageOf} from "../common/storage.js";
import {LOCALE, pageBeside, served} from "../common/page_address.js";
import {keepMemory, keptMemory, knowsMore, memoryToBeginWith} from "../page/practice_memory_store.js";
import {TRIED} from "../page/progress.js";
import {Mastery} from "./mastery.js";
import {MemoryFile} from "./practice_memory_file.js";
import {after, choose, outcomeOf, stemOf} from "./question_order.js";
import {QuestionFrame, bringIntoView} from "./question_frame.js";
import {QuestionPool} from "./question_pool.js";
import {PracticeChoice} from "./practice_choice.js";
import {WonCards} from "./won_cards.js";

/**
 * @import {
 *   LessonStage, Memory, Outcome, PracticeProgress, PractiseAnswer, PractiseTrait, Send, SkillCard, StageContext,
 *   Wanted, Words
 * } from "../common/types.d.ts"
 */
/** @import {Kept} from "../page/practice_memory_store.js" */
/** @import {End, Tried} from "./exercise.js" */

const SET = 10; // questions in a row of dots

/** Practice on the page. */
export class Practice {
  /** @type {Outcome[]} the outcomes of this set */
  #outcomes = [];
  #asking = false; // whether a question is open
  /** @type {Map<number, Outcome>} moment -> the outcome of the question answered then */
  #came = new Map();
  /** @type {Map<number, string[]>} moment -> the name of the player whose memory was sent then */
  #partners = new Map();
  #takingUp = false; // whether the session does not yet know what this browser remembers
  #begun = false; // whether the learner has done anything here; the focus moves only then

  /**
   * @param {PractiseTrait} given
   * @param {Words} words
   * @param {object} options
   * @param {AbortSignal} options.signal
   * @param {Send} options.send
   * @param {(set: "begun" | "done" | "hard") => void} [options.onSet]   called when ten questions begin, and with
   *   their result
   * @param {(cards: SkillCard[]) => void} [options.onTurned]   called with the cards of the deck that have just turned
   *   face up
   * @param {boolean} [options.keeps]   whether this browser stores the learner's progress
   * @param {() => number} [options.now]
   */
  constructor(given, words, {signal, send, onSet, onTurned, keeps = false, now = Date.now}) {
    this.onSet = onSet;
    this.onTurned = onTurned;
    this.keeps = keeps;
    this.suit = given.suit;
    this.words = words;
    this.signal = signal;
    this.course = given.course;
    this.pace = given.pace;
    this.memory = given.memory;
    this.#outcomes = [...given.came];
    this.pool = new QuestionPool(given.questions);
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.dots = h("ol", {class: "cardlab-result-dots"});
    this.felt = new QuestionFrame(words, {signal, head: [this.dots]});
    this.body = this.felt.body;
    const load = (/** @type {string} */ text) => this.#load(text);
    this.memoryFile = new MemoryFile(words, {memory: () => this.file(), onLoad: load});
    const onChoose = (/** @type {Wanted} */ choice) => this.#choose(choice);
    this.choice = new PracticeChoice(this.course, words, {chosen: this.pace, onChoose});
    this.mastered = new Mastery(this.course, words);
    const quiet = [this.mastered.el, this.choice.el, this.memoryFile.el];
    this.el = h("div", {class: "cardlab-practice"}, this.notice, this.felt.el, ...quiet);
    this.outbox = new Outbox(send, {signal, onConnectionChange: (alone) => this.#tell(alone), now});
    if (keeps) this.#takeUp();
    this.#ask();
  }

  /** Sends what this browser remembers to the session, if the session knows less. */
  #takeUp() {
    const known = memoryToBeginWith(this.memory.lesson);
    if (!known || !knowsMore(known, this.memory)) return;
    this.#takingUp = true;
    this.outbox.post({do: "load_memory", memory: JSON.stringify(known)});
  }

  #keep() {
    if (this.keeps && !this.#takingUp) keepMemory(this.file());
  }

  /** @param {boolean} alone */
  #tell(alone) {
    this.notice.textContent = alone ? this.words.practise_connection_lost : "";
    this.#tellLoading(alone);
  }

  /** Returns the progress to save: the session's memory, and the answers not yet sent. */
  file() {
    const unheard = this.outbox.waiting.flatMap(({at, ...message}) =>
      message.do === "answer_question" && !message.by_partner
        ? [{question: message.question, said: message.said, hints: message.hints, at}]
        : [],
    );
    const {level, top, fluency} = this.pace;
    return {...this.memory, level, top, fluency, unheard};
  }

  /**
   * Handles the session's answer to an answered question, a changed setting, or a loaded file.
   * @param {PractiseAnswer} told
   */
  hear(told) {
    const {did, heard, pace, facts, skills, memory, partner, mastered = [], turned = [], more = [], refused} = told;
    this.outbox.heard(heard);
    if (partner) this.#keepPartner(partner, heard);
    if (did === "review_memory") return;
    if (did === "load_memory" && !this.#takingUp) this.memoryFile.tell(refused ?? this.words.memory_loaded);
    if (did === "load_memory") this.#takingUp = false;
    if (refused !== undefined) return;
    const won = this.suit.filter(({stem}) => turned.includes(stem) && !this.memory.turned.includes(stem));
    if (did === "answer_question" && won.length) this.onTurned?.(won);
    if (memory && pace) this.pace = this.#withUnheard(pace);
    const {facts: allFacts, skills: allSkills} = this.memory;
    this.memory = {
      ...(memory ?? {...this.memory, facts: {...allFacts, ...facts}, skills: {...allSkills, ...skills}}),
      mastered: [...new Set([...this.memory.mastered, ...mastered])],
      turned: [...new Set([...this.memory.turned, ...turned])],
    };
    this.pool.add(more);
    this.choice.show(this.pace);
    this.mastered.show(this.pace, this.memory.mastered);
    this.#keep();
  }

  /**
   * Returns the session's progress plus the answers that it has not received yet.
   * @param {PracticeProgress} pace
   */
  #withUnheard(pace) {
    let now = pace;
    for (const message of this.outbox.waiting) {
      const outcome = this.#came.get(message.at);
      if (message.do === "answer_question" && outcome) now = after(this.course, now, message.question, outcome);
      if (message.do === "set_practice") now = choose(this.course, now, message);
    }
    return now;
  }

  /**
   * Applies a changed setting to the next question, or at once if the current one is unanswered.
   * @param {Wanted} choice
   */
  #choose(choice) {
    this.pace = choose(this.course, this.pace, choice);
    this.outbox.post({do: "set_practice", ...choice});
    this.choice.show(this.pace);
    this.mastered.show(this.pace, this.memory.mastered);
    if (this.#asking) this.#ask({focus: false});
  }

  /** @param {string} memory */
  #load(memory) {
    this.outbox.post({do: "load_memory", memory});
    this.#tellLoading(this.outbox.isDisconnected);
  }

  /**
   * Keep a file that is still waiting to be loaded.
   * @param {boolean} alone
   */
  #tellLoading(alone) {
    if (this.#takingUp || !this.outbox?.waiting.some((message) => message.do === "load_memory")) return;
    this.memoryFile.tell(alone ? this.words.memory_connection_lost : this.words.memory_loading);
  }

  // ------------------------------------------------------------------ ten questions, one at a time

  #begin() {
    this.#outcomes = [];
    this.onSet?.("begun");
    this.#ask();
  }

  #ask({focus = this.#begun} = {}) {
    if (this.#outcomes.length === SET) {
      this.#rest();
      return;
    }
    const question = this.pool.next(this.course, this.pace);
    this.#asking = true;
    this.#showDots();
    this.mastered.show(this.pace, this.memory.mastered);
    const asked = new Exercise(question, this.words, {
      signal: this.signal,
      tried: this.#tried(question.id),
      onTry: (tried) => this.#keepTried({question: question.id, ...tried}),
      onTouched: () => (this.#begun = true),
      onEnd: (end) => this.#note(question.id, end),
      onNext: () => this.#ask(),
    });
    this.body.replaceChildren(asked.el);
    if (focus) asked.focus();
  }

  /**
   * Returns what was tried at a question before this page was loaded again.
   * @param {string} question
   */
  #tried(question) {
    const tried = this.keeps && loadValue(this.#triedName, storageOf("sessionStorage"));
    return tried?.question === question && Array.isArray(tried.said) ? tried : null;
  }

  /** @param {{question: string} & Tried | null} tried */
  #keepTried(tried) {
    if (this.keeps) saveValue(this.#triedName, tried, storageOf("sessionStorage"));
  }

  get #triedName() {
    return ownName(`${TRIED}${this.memory.lesson}`);
  }

  /**
   * Records an answered question on the page and tells the session.
   * @param {string} question
   * @param {End} end
   */
  #note(question, {said, hints, notes}) {
    const outcome = outcomeOf(notes, hints);
    this.pace = after(this.course, this.pace, question, outcome);
    this.#asking = false;
    this.#keepTried(null);
    this.#outcomes.push(outcome);
    this.#showDots();
    const partner = PAIR.now?.partner;
    if (outcome === "first" && !partner) this.#master(stemOf(question));
    const answer = {question, said, hints};
    const at = this.outbox.post({do: "answer_question", ...answer, ...(partner ? {by_partner: true} : {})});
    this.#came.set(at, outcome);
    this.#keep();
    if (partner?.cards) this.#remember(partner.cards, {...answer, at});
  }

  /**
   * Stores the answer of the other child of a pair in that child's own practice memory; the session updates it.
   * @param {string[]} cards   the child's name
   * @param {{at: number}} answer
   */
  #remember(cards, answer) {
    const {lesson} = this.memory;
    const [{level}] = this.course.rungs;
    const nothing = {level, top: null, fluency: false, mastered: [], facts: {}, skills: {}, turned: []};
    /** @type {Kept} */
    const known = keptMemory(lesson, cards) ?? {...this.memory, ...nothing};
    const memory = {...known, unheard: [...(known.unheard ?? []), answer]};
    keepMemory(memory, cards);
    this.#partners.set(this.outbox.post({do: "review_memory", memory: JSON.stringify(memory)}), cards);
  }

  /**
   * Stores the memory into which the session has worked all answers up to a moment.
   * @param {Memory} memory
   * @param {number | null} then
   */
  #keepPartner(memory, then) {
    const cards = then !== null && this.#partners.get(then);
    if (!cards) return;
    const unheard = keptMemory(memory.lesson, cards)?.unheard ?? [];
    keepMemory({...memory, unheard: unheard.filter(({at}) => at > then)}, cards);
  }

  /**
   * Marks a kind as mastered at a level.
   * @param {string} stem
   */
  #master(stem) {
    this.memory = {...this.memory, mastered: [...new Set([...this.memory.mastered, stem])]};
    this.mastered.show(this.pace, this.memory.mastered);
  }

  #showDots() {
    const {words} = this;
    const n = this.#outcomes.length;
    const dots = Array.from({length: SET}, (_, i) => {
      const now = i === n;
      const outcome = this.#outcomes[i];
      const name = outcome ? words[`dot_${outcome}`] : now ? words.dot_now : words.dot_to_come;
      const look = `cardlab-result-dot cardlab-result-dot-${outcome ?? (now ? "now" : "to-come")}`;
      return h(
        "li",
        {class: look, "aria-current": now ? "step" : null},
        h("span", {class: "cardlab-visually-hidden"}, name),
      );
    });
    mark(this.dots, {"aria-label": fill(words, words.question_of, {n: Math.min(n + 1, SET), of: SET})});
    this.dots.replaceChildren(...dots);
  }

  /** Whether the learner is at the lowest level. Then only the fluency round is left, with the simplest kinds. */
  get #isLowest() {
    return this.pace.level <= this.course.rungs[0].level;
  }

  /** The name of the easier questions, as a button has it; "" if the learner already has the easiest. */
  get easier() {
    if (!this.#isLowest) return this.words.practise_easier;
    return this.pace.fluency ? "" : this.course.named;
  }

  /** Shows the result after ten questions, and offers ten more. After hard ones, it offers easier ones too. */
  #rest() {
    const {words} = this;
    const {sentences, easier} = endOfSet(this.#outcomes, !this.easier, words, this.#isLowest);
    const [done, ...counted] = sentences;
    const parts = [h("p", {class: "cardlab-prompt"}, done), ...counted.map((sentence) => h("p", {}, sentence))];
    const rest = h("div", {class: "cardlab-rest", role: "status"}, ...parts);
    this.body.replaceChildren(rest);
    bringIntoView(rest); // a longer question may have scrolled the page
    const more = button(words.practise_more);
    more.addEventListener("click", () => this.#begin());
    if (!easier) rest.append(h("p", {}, words.practise_rest));
    rest.append(h("div", {class: "cardlab-tools"}, more));
    if (easier) {
      this.onSet?.("hard");
      return;
    }
    this.onSet?.("done");
    more.focus({preventScroll: true});
  }

  /** Starts ten of the easier questions. */
  beginEasier() {
    this.#choose({top: this.course.rungs[0].level, fluency: this.course.fluency.length > 0});
    this.#begin();
  }
}

/**
 * Chooses what is said at the end of a set, and whether easier questions come next. A learner who misses half of the
 * easiest ones goes on to the next stage instead.
 * @param {Outcome[]} outcomes
 * @param {boolean} isEasiest   whether there are no easier ones
 * @param {Words} words
 * @param {boolean} [isLowest]   whether the easier ones are of the same level
 */
export function endOfSet(outcomes, isEasiest, words, isLowest = false) {
  const count = (/** @type {Outcome} */ of) => outcomes.filter((outcome) => outcome === of).length;
  const [n, first, isHard] = [outcomes.length, count("first"), 2 * count("missed") >= outcomes.length];
  const easier = isHard && !isEasiest;
  const comes = isLowest ? words.practise_simplest : words.practise_hard;
  const said = !isHard ? words.practise_done : easier ? comes : words.practise_hardest;
  const sentences = [fill(words, said, {n})];
  if (first) sentences.push(fill(words, words.practise_first, {n: first, of: n}));
  return {sentences, easier};
}

/**
 * @param {LessonStage} stage
 * @param {StageContext} context
 */
export function practise(stage, {words, signal, model, lesson, conclusion, atEnd}) {
  const on = button(conclusion.usual.label); // beside the easier questions
  on.addEventListener("click", () => conclusion.usual.go());
  conclusion.leave.after(on);
  const onSet = (/** @type {"begun" | "done" | "hard"} */ set) => {
    if (set === "begun") conclusion.hide();
    on.hidden = set !== "hard";
    if (set === "done") conclusion.show();
    if (set !== "hard") return;
    conclusion.show("", {label: practice.easier, go: () => practice.beginEasier()});
    conclusion.leave.focus({preventScroll: true});
  };
  const onTurned = (/** @type {SkillCard[]} */ cards) => won.add(cards);
  const options = {signal, send: sender(model), onSet, onTurned, keeps: served() !== null};
  const practice = new Practice(model.get("practise"), words, options);
  const deck = lesson.key === lesson.slug ? pageBeside("cardlab/deck", LOCALE) : null; // not with a deck of numbers
  const won = new WonCards(words, {within: practice.el, deck});
  atEnd.push((way) => won.show(way));
  onStageAnswer(model, "practise", signal, (answer) => practice.hear(answer));
  practice.felt.el.append(conclusion.el);
  if (deck) {
    practice.el.append(h("p", {class: "cardlab-tools"}, h("a", {class: "cardlab-button", href: deck}, words.my_deck)));
  }
  return practice.el;
}
