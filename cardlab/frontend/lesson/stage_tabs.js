// The stages of a lesson as tabs, one open at a time. Finished stages are marked, and each ends with a link to the
// next. Switching loses nothing.

import {openPart} from "../common/page_address.js";
import {Conclusion, nextStageLabel} from "./conclusion.js";
import {button, h, mark} from "../common/dom.js";
import {Progress} from "../page/progress.js";
import {numeral} from "../common/locale.js";
import {StageLoader} from "./stage_loader.js";

/** @import {LessonContext, LessonStage, MatchStage, StageBuilder} from "../common/types.d.ts" */
/** @import {NextLink} from "./conclusion.js" */

const NARROW = 480; // pixels of a phone held upright
const DONE = "done"; // storage key: the kinds of the finished stages
const LAST = "stage"; // storage key: the stage opened last
const DECK = "deck"; // storage key: the deck of numbers, unless it is long
const LONGEST_DECK = 300;

/** A stage with its tab, its panel and its ending. */
class Part {
  built = false;

  /**
   * @param {LessonStage | MatchStage} stage
   * @param {string} number
   */
  constructor(stage, number) {
    this.stage = stage;
    this.ticked = h("span", {class: "cardlab-tab-done"});
    const name = h("span", {class: "cardlab-tab-name"}, `. ${stage.label}`); // visible while the stage is open
    this.name = `${number}. ${stage.label}`;
    const look = {type: "button", role: "tab", class: "cardlab-tab", "aria-label": this.name, title: stage.label};
    this.tab = h("button", look, number, name, this.ticked);
    const help = h("p", {class: "cardlab-help"}, stage.help);
    this.panel = h("section", {role: "tabpanel", tabindex: -1, "aria-label": stage.label, hidden: true}, help);
  }
}

/** The stages of a lesson. */
export class StageTabs {
  #now = 0;

  /**
   * @param {LessonContext} context
   * @param {StageBuilder} build   creates the content of a stage
   * @param {object} more
   * @param {NextLink | null} more.home   the link after the last stage, if the page is part of a site
   * @param {HTMLElement[]} more.beside   elements next to every stage
   */
  constructor(context, build, {home, beside}) {
    const {lesson, words, signal, model} = context;
    this.words = words;
    this.build = build;
    this.context = context;
    this.home = home;
    this.signal = signal;
    this.progress = new Progress(lesson);
    /** @type {(() => void)[]} */
    this.atRestart = []; // called when the lesson starts again
    /** @type {((way: NextLink) => void)[]} */
    this.atEnd = []; // called when a stage is finished, with the link that leads on
    this.loader = new StageLoader(model, signal);
    this.parts = lesson.stages.map((stage, i) => new Part(stage, numeral(words, i + 1)));
    this.row = h("div", {class: "cardlab-tabs", role: "tablist", "aria-label": words.stages});
    this.row.append(...this.parts.map(({tab}) => tab));
    const panels = h("div", {class: "cardlab-lesson-stages"}, ...this.parts.map(({panel}) => panel));
    const room = h("div", {class: "cardlab-lesson-columns"}, panels, ...beside);
    this.el = h("div", {class: "cardlab-lesson-body"}, room);
    this.parts.forEach(({tab}, i) => tab.addEventListener("click", () => this.#visit(i), {signal}));
    this.row.addEventListener("keydown", (event) => this.#key(event), {signal});
    openPart.follow(signal, () => this.#open(this.#place(openPart.get())));
    for (const kind of this.#done) this.#tick(kind);
    this.#goBack();
  }

  /** Opens the stage named in the address, or else the one opened last. */
  #goBack() {
    const last = this.progress.get(LAST);
    if (!openPart.get() && this.parts.some(({stage}, i) => i && stage.kind === last)) openPart.replace(last);
    this.#open(this.#place(openPart.get() || last));
  }

  /**
   * Returns the index of a stage; 0 if there is none of this kind.
   * @param {string} kind
   */
  #place(kind) {
    return Math.max(
      0,
      this.parts.findIndex(({stage}) => stage.kind === kind),
    );
  }

  /** @returns {string[]} */
  get #done() {
    const done = this.progress.get(DONE);
    return Array.isArray(done) ? done : [];
  }

  /**
   * Marks a stage as finished.
   * @param {string} kind
   */
  #end(kind) {
    if (!this.#done.includes(kind)) this.progress.set(DONE, [...this.#done, kind]);
    this.#tick(kind);
  }

  /** @param {string} kind */
  #tick(kind) {
    for (const {stage, tab, ticked, name} of this.parts) {
      if (stage.kind !== kind) continue;
      ticked.textContent = "✓";
      mark(tab, {"aria-label": `${name} (${this.words.stage_done})`});
    }
  }

  /**
   * Opens a stage that the learner chose. The browser's Back button returns to the one before.
   * @param {number} i
   */
  #visit(i) {
    const {stage} = this.parts[i];
    this.#open(i);
    openPart.visit(stage.kind);
    this.#toTop();
  }

  /** Scrolls to the top on a phone, so that the open stage fills the screen. */
  #toTop() {
    if (this.el.clientWidth < NARROW) this.el.scrollIntoView({block: "start"});
  }

  /**
   * Continues from the end of one stage to another, with the keyboard focus.
   * @param {number} i
   */
  #goOn(i) {
    this.#visit(i);
    this.parts[i].panel.focus({preventScroll: true});
    this.el.scrollIntoView({block: "start"});
  }

  /** @param {number} wanted */
  #open(wanted) {
    this.#now = wanted;
    this.parts.forEach((part, i) => {
      const is = i === wanted;
      mark(part.tab, {"aria-selected": String(is), tabindex: is ? 0 : -1});
      part.panel.hidden = !is;
    });
    const part = this.parts[wanted];
    const {key, slug} = this.context.lesson;
    const deck = key.slice(slug.length + 1);
    if (deck && deck.length <= LONGEST_DECK) this.progress.set(DECK, deck);
    this.progress.set(LAST, part.stage.kind);
    if (part.built) return;
    part.built = true;
    const conclusion = this.#conclusion(wanted);
    this.loader.open(part.stage, part.panel, (stage) => {
      const wayTo = (/** @type {string} */ kind) => this.#wayTo(kind);
      const {progress, atEnd, atRestart} = this;
      part.panel.append(this.build(stage, {...this.context, conclusion, progress, atEnd, atRestart, wayTo}));
      if (!part.panel.contains(conclusion.el)) part.panel.append(conclusion.el);
    });
  }

  /**
   * Creates the ending of a stage. The last one leads out of the lesson, or back to the first stage.
   * @param {number} i
   */
  #conclusion(i) {
    const {words, parts, home} = this;
    const isLast = i === parts.length - 1;
    const again = () => {
      for (const restart of this.atRestart) restart();
      this.#goOn(0);
    };
    const restart = {label: words.restart_lesson, go: again};
    const next = isLast ? (home ?? restart) : this.#wayTo(parts[i + 1].stage.kind);
    const onShown = () => {
      this.#end(parts[i].stage.kind);
      for (const hear of this.atEnd) hear(conclusion.next);
    };
    const also = isLast && home ? [button(restart.label)] : [];
    also[0]?.addEventListener("click", restart.go);
    const conclusion = new Conclusion(parts[i].stage, words, {next, also, onShown});
    return conclusion;
  }

  /**
   * Returns the link to a stage.
   * @param {string} kind
   * @returns {NextLink}
   */
  #wayTo(kind) {
    const i = this.#place(kind);
    return {label: nextStageLabel(this.parts[i].stage, this.words), go: () => this.#goOn(i)};
  }

  /**
   * Moves between tabs with the arrow keys. This does not add to the browser's history.
   * @param {KeyboardEvent} event
   */
  #key(event) {
    const [forward, backward] = this.words.dir === "rtl" ? ["ArrowLeft", "ArrowRight"] : ["ArrowRight", "ArrowLeft"];
    const step = event.key === forward ? 1 : event.key === backward ? -1 : 0;
    if (!step || !this.parts[this.#now].tab.contains(document.activeElement)) return;
    event.preventDefault();
    const wanted = (this.#now + step + this.parts.length) % this.parts.length;
    this.#open(wanted);
    this.parts[wanted].tab.focus();
    openPart.replace(this.parts[wanted].stage.kind);
  }
}
