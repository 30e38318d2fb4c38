// The lesson widget: the lesson's name, its toolbar and rule card, and a tab for each stage.

import {LOCALE, asksForTalk, entitle, headingLevel, isOwnPage, pageBeside} from "../common/page_address.js";
import {updateExperiments} from "./experiment_state.js";
import {h, mark, root} from "../common/dom.js";
import {PAIR, settlePair} from "../common/pair_mode.js";
import {ownName} from "../common/profile.js";
import {loadValue} from "../common/storage.js";
import {onEveryStageAnswer, updateLog} from "../page/connection.js";
import {LAZY_STAGES} from "./stage_registry.js";
import {StageTabs} from "./stage_tabs.js";
import {updatePractice} from "./practice_state.js";
import {ruleCard} from "./rule_card.js";
import {toolbar} from "../page/toolbar.js";
import {watch} from "./watch.js";
import {iconPicture} from "../stage/icons.js";

/**
 * @import {
 *   InitializeProps, Lesson, LessonStage, LessonTraits, MatchStage, RenderProps, StageContext, Words
 * } from "../common/types.d.ts"
 */

/**
 * Builds the content of a stage.
 * @param {LessonStage | MatchStage} stage
 * @param {StageContext} context
 */
function build(stage, context) {
  return stage.kind === "watch" && "log" in stage
    ? watch(stage, context)
    : LAZY_STAGES.builders[stage.kind](stage, context);
}

/**
 * Creates a discreet link to the teacher's page. It opens in a new tab, so that no match is lost.
 * @param {Lesson} lesson
 * @param {Words} words
 */
function teacherLink({slug}, words) {
  const href = pageBeside(`cardlab/teacher/${slug}`, ["seed", "deck", ...LOCALE]);
  return href ? [h("p", {class: "cardlab-teacher"}, h("a", {href, target: "_blank"}, words.teacher))] : [];
}

/**
 * Creates the link to all lessons and games.
 * @param {Words} words
 */
function wayHome(words) {
  const href = pageBeside("cardlab", LOCALE);
  return href ? {label: words.all_lessons, go: () => location.assign(href)} : null;
}

/**
 * Returns the players of the match that is watched. The learner takes the first seat.
 * @param {Lesson} lesson
 */
function players({stages}) {
  const [seats = []] = stages.flatMap((stage) => ("log" in stage ? [stage.log.seats] : []));
  return {seats, own: seats[0]?.seat ?? ""};
}

/** @param {InitializeProps<LessonTraits>} props */
function initialize({model}) {
  const silent = {silent: true};
  updateLog(model);
  onEveryStageAnswer(model, "practise", (answer) => {
    if (model.get("practise")) model.set("practise", updatePractice(model.get("practise"), answer), silent);
  });
  onEveryStageAnswer(model, "investigate", (answer) => {
    if (model.get("investigate")) model.set("investigate", updateExperiments(model.get("investigate"), answer), silent);
  });
  onEveryStageAnswer(model, "ticket", ({result = null, handed_in = result !== null, ticket = model.get("ticket")}) => {
    if (ticket) model.set("ticket", handed_in ? {...ticket, handed_in, result} : ticket, silent);
  });
}

/**
 * Makes a match fill the window below the lesson's header. The header then holds the way back to all lessons and the
 * button that starts over. Only for a lesson on its own page.
 * @param {HTMLElement} el   the widget
 * @param {HTMLElement} head
 * @param {Words} words
 * @param {AbortSignal} signal
 */
function fillWindow(el, head, words, signal) {
  if (!isOwnPage() || document.querySelectorAll("[data-widget]").length > 1) return;
  mark(document.documentElement, {"data-cardlab-lesson": ""});
  const home = document.querySelector(".cardlab-page-nav a[href]")?.getAttribute("href");
  const called = {"aria-label": words.all_lessons, title: words.all_lessons};
  if (home) head.prepend(h("a", {class: "cardlab-round", href: home, ...called}, iconPicture("back")));
  const startOver = document.querySelector(".cardlab-start-over");
  if (startOver) {
    startOver.classList.add("cardlab-button");
    head.querySelector(".cardlab-settings")?.append(startOver);
  }
  const measure = () => {
    const taken = head.getBoundingClientRect().bottom + scrollY;
    if (head.clientHeight) el.style.setProperty("--above", `${Math.ceil(taken)}px`);
  };
  const sizing = new ResizeObserver(measure);
  sizing.observe(head);
  sizing.observe(document.body);
  signal.addEventListener("abort", () => sizing.disconnect());
}

/** @param {RenderProps<LessonTraits>} props */
function render({model, el, signal}) {
  const lesson = model.get("lesson");
  const words = model.get("words");
  root(el, words, "cardlab-lesson");
  // The match that is watched is always there, and names the number cards of all stages.
  for (const stage of lesson.stages) if ("log" in stage) Object.assign(words.cards, stage.log.cardNames);
  entitle(lesson.name);
  const tools = toolbar(model, el, words, {signal, lang: lesson.lang, players: players(lesson)});
  const rules = ruleCard(lesson, words);
  const more = {home: wayHome(words), beside: rules ? [rules.card] : []};
  const path = new StageTabs({words, lesson, signal, model}, build, more);
  const name = h(headingLevel(), {class: "cardlab-lesson-name"}, lesson.name);
  const parts = [name, path.row, ...(rules ? [rules.opens] : []), tools];
  const head = h("header", {class: "cardlab-lesson-head"}, ...parts);
  el.replaceChildren(head, path.el, ...teacherLink(lesson, words));
  fillWindow(el, head, words, signal);
  const together = () => LAZY_STAGES.together?.({el, model, words, signal});
  const kept = loadValue(ownName("together"));
  PAIR.isComing = Boolean(kept?.pair && LAZY_STAGES.together);
  if (kept || asksForTalk()) Promise.resolve(together()).catch(settlePair);
  tools.addEventListener("click", together, {signal});
}

export default {initialize, render};
