// A lesson: its stages side by side, one open at a time. Nothing is lost by going from one to another.

import {entitle, openPart, served} from "./address.js";
import {h, mark, root} from "./dom.js";
import {investigate, keepCounts} from "./investigate.js";
import {hear, hearAlways, keepLog, sender} from "./kernel.js";
import {numeral} from "./locale.js";
import {Opening} from "./opening.js";
import {PlayTable} from "./play.js";
import {keepUp} from "./pool.js";
import {practise} from "./practise.js";
import {predict} from "./predict.js";
import {ruleCard} from "./rule_card.js";
import {StakesTable} from "./stakes.js";
import {ticket} from "./ticket.js";
import {toolbar} from "./toolbar.js";
import {watch} from "./watch.js";

/**
 * @import {
 *   InitializeProps, Lesson, LessonContext, LessonStage, LessonTraits, MatchStage, RenderProps, Words
 * } from "./types.d.ts"
 */

const NARROW = 480; // pixels of a phone held upright
const WORDS = ["seed", "lang", "digits"]; // of the address, that go along to the teacher's page

/**
 * What a stage shows.
 * @param {LessonStage | MatchStage} stage
 * @param {LessonContext} context
 */
function build(stage, context) {
  if ("log" in stage) return stage.kind === "predict" ? predict(stage, context) : watch(stage, context);
  if (stage.kind === "practise") return practise(stage, context);
  if (stage.kind === "investigate") return investigate(stage, context);
  if (stage.kind === "ticket") return ticket(stage, context);
  return play(context);
}

/** @param {LessonContext} context */
function play({words, signal, model}) {
  const status = model.get("status");
  const options = {signal, send: sender(model)};
  const table = status.stakes
    ? new StakesTable(status, words, options)
    : new PlayTable(model.get("log"), status, words, options);
  hear(model, signal, (answer) => table.hear(answer));
  return table.el;
}

/**
 * A quiet way to the teacher's page, which is served beside this one; it opens in a place of its own, so that no match
 * is lost.
 * @param {Lesson} lesson
 * @param {Words} words
 */
function forTheTeacher(lesson, words) {
  const base = served()?.dataset.baseUrl; // that of the pages, below the server's own
  if (!base) return [];
  const url = new URL(`../cardlab/teacher/${lesson.slug}`, new URL(base, location.href));
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (WORDS.includes(name)) url.searchParams.set(name, value);
  }
  return [h("p", {class: "cardlab-teacher"}, h("a", {href: url.href, target: "_blank"}, words.teacher))];
}

/**
 * The tabs of a lesson and the stage that is open; the arrow keys go from tab to tab.
 * @param {LessonContext} context
 */
function tabs(context) {
  const {lesson, words, signal} = context;
  const opening = new Opening(context);
  const row = h("div", {class: "cardlab-tabs", role: "tablist", "aria-label": words.stages});
  const body = h("div", {class: "cardlab-stages"});
  const made = lesson.stages.map((stage, i) => {
    const tab = h("button", {type: "button", role: "tab", class: "cardlab-tab"});
    tab.append(`${numeral(words, i + 1)}. ${stage.label}`);
    const look = {role: "tabpanel", tabindex: -1, "aria-label": stage.label, hidden: true};
    const panel = h("section", look, h("p", {class: "cardlab-help"}, stage.help));
    row.append(tab);
    body.append(panel);
    const choose = () => {
      open(i);
      openPart.set(stage.kind);
      if (row.clientWidth < NARROW) row.scrollIntoView({block: "start"}); // what is opened has the screen for itself
    };
    tab.addEventListener("click", choose, {signal});
    return {tab, panel, stage, built: false};
  });
  const open = (/** @type {number} */ wanted) => {
    made.forEach((part, i) => {
      const is = i === wanted;
      mark(part.tab, {"aria-selected": String(is), tabindex: is ? 0 : -1});
      part.panel.hidden = !is;
      if (!is || part.built) return;
      part.built = true;
      opening.open(part.stage, part.panel, (stage) => part.panel.append(build(stage, context)));
    });
  };
  /** @type {Record<string, number>} */
  const steps = lesson.dir === "rtl" ? {ArrowRight: -1, ArrowLeft: 1} : {ArrowRight: 1, ArrowLeft: -1};
  const key = (/** @type {KeyboardEvent} */ event) => {
    const now = made.findIndex(({tab}) => tab === document.activeElement);
    if (!(event.key in steps) || now < 0) return;
    event.preventDefault();
    const wanted = (now + steps[event.key] + made.length) % made.length;
    open(wanted);
    made[wanted].tab.focus();
    openPart.set(made[wanted].stage.kind);
  };
  row.addEventListener("keydown", key, {signal});
  open(
    Math.max(
      0,
      lesson.stages.findIndex(({kind}) => kind === openPart.get()),
    ),
  );
  return [row, body];
}

/** @param {InitializeProps<LessonTraits>} props */
function initialize({model}) {
  const silent = {silent: true};
  keepLog(model);
  hearAlways(model, "practise", (answer) => {
    if (model.get("practise")) model.set("practise", keepUp(model.get("practise"), answer), silent);
  });
  hearAlways(model, "investigate", (answer) => {
    if (model.get("investigate")) model.set("investigate", keepCounts(model.get("investigate"), answer), silent);
  });
  hearAlways(model, "ticket", ({result}) => {
    if (result && model.get("ticket")) model.set("ticket", {...model.get("ticket"), result}, silent);
  });
}

/** @param {RenderProps<LessonTraits>} props */
function render({model, el, signal}) {
  const lesson = model.get("lesson");
  const words = model.get("words");
  root(el, words, "cardlab-lesson");
  entitle(lesson.name);
  const tools = toolbar(model, el, words, {signal, lang: lesson.lang});
  const rules = ruleCard(lesson, words, el, signal);
  const head = [h("h1", {}, lesson.name), h("p", {}, lesson.summary), ...(rules ? [rules.opens] : []), tools];
  const [row, stages] = tabs({words, lesson, signal, model});
  const room = h("div", {class: "cardlab-lesson-room"}, stages, ...(rules ? [rules.card] : []));
  el.replaceChildren(h("header", {class: "cardlab-lesson-head"}, ...head), row, room, ...forTheTeacher(lesson, words));
}

export default {initialize, render};
