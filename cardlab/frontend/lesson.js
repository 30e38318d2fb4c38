// A lesson: its stages side by side, one open at a time. Nothing is lost by going from one to another.

import {entitle, openPart, served} from "./address.js";
import {h, mark, numeral, root} from "./dom.js";
import {investigate, keepCounts} from "./investigate.js";
import {hear, hearAlways, keepLog, sender} from "./kernel.js";
import {PlayTable} from "./play.js";
import {keepUp, practise} from "./practise.js";
import {predict} from "./predict.js";
import {ticket} from "./ticket.js";
import {toolbar} from "./toolbar.js";
import {watch} from "./watch.js";

function play(stage, {words, signal, model}) {
  const table = new PlayTable(model.get("log"), model.get("status"), words, {signal, send: sender(model)});
  hear(model, signal, (answer) => table.hear(answer));
  return table.el;
}

const NARROW = 480; // pixels of a phone held upright

/** Kind of stage -> what builds it, of the stage and its context: words, lesson, model, signal. */
const BUILD = {watch, predict, practise, play, investigate, ticket};

/** A quiet way to the teacher's page, which is served beside this one; it opens in a place of its own, so that no match is lost. */
function forTheTeacher(lesson, words) {
  const base = served()?.dataset.baseUrl; // that of the pages, below the server's own
  if (!base) return [];
  const url = new URL(`../cardlab/teacher/${lesson.slug}`, new URL(base, location.href));
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (["seed", "lang", "digits"].includes(name)) url.searchParams.set(name, value);
  }
  return [h("p", {class: "cardlab-teacher"}, h("a", {href: url.href, target: "_blank"}, words.teacher))];
}

/** The tabs of a lesson and the stage that is open; the arrow keys go from tab to tab. */
function tabs(lesson, context) {
  const {words, signal} = context;
  const row = h("div", {class: "cardlab-tabs", role: "tablist", "aria-label": words.stages});
  const body = h("div", {class: "cardlab-stages"});
  const made = lesson.stages.map((stage, i) => {
    const tab = h("button", {type: "button", role: "tab", class: "cardlab-tab"}, `${numeral(i + 1)}. ${stage.label}`);
    const panel = h(
      "section",
      {role: "tabpanel", tabindex: -1, "aria-label": stage.label, hidden: true},
      h("p", {class: "cardlab-help"}, stage.help),
    );
    row.append(tab);
    body.append(panel);
    tab.addEventListener(
      "click",
      () => {
        open(i);
        openPart.set(stage.kind);
        if (row.clientWidth < NARROW) row.scrollIntoView({block: "start"}); // what is opened has the screen for itself
      },
      {signal},
    );
    return {tab, panel, stage, built: false};
  });
  const open = (wanted, focus = false) => {
    made.forEach((one, i) => {
      const is = i === wanted;
      mark(one.tab, {"aria-selected": String(is), tabindex: is ? 0 : -1});
      one.panel.hidden = !is;
      if (is && !one.built) one.built = Boolean(one.panel.append(BUILD[one.stage.kind](one.stage, context)) ?? true);
      if (is && focus) one.tab.focus();
    });
  };
  row.addEventListener(
    "keydown",
    (event) => {
      const now = made.findIndex(({tab}) => tab === document.activeElement);
      const steps = {ArrowRight: 1, ArrowLeft: -1};
      if (!(event.key in steps) || now < 0) return;
      event.preventDefault();
      const step = lesson.dir === "rtl" ? -steps[event.key] : steps[event.key];
      const wanted = (now + step + made.length) % made.length;
      open(wanted, true);
      openPart.set(made[wanted].stage.kind);
    },
    {signal},
  );
  open(
    Math.max(
      0,
      lesson.stages.findIndex(({kind}) => kind === openPart.get()),
    ),
  );
  return [row, body];
}

function initialize({model}) {
  keepLog(model);
  hearAlways(model, "practise", (answer) =>
    model.set("practise", keepUp(model.get("practise"), answer), {silent: true}),
  );
  hearAlways(model, "investigate", (answer) =>
    model.set("investigate", keepCounts(model.get("investigate"), answer), {silent: true}),
  );
  hearAlways(
    model,
    "ticket",
    ({result}) => result && model.set("ticket", {...model.get("ticket"), result}, {silent: true}),
  );
}

function render({model, el, signal}) {
  const lesson = model.get("lesson");
  const words = model.get("words");
  root(el, words, "cardlab-lesson");
  entitle(lesson.name);
  const head = h(
    "header",
    {class: "cardlab-lesson-head"},
    h("h1", {}, lesson.name),
    h("p", {}, lesson.summary),
    toolbar(model, el, words, {signal, lang: lesson.lang}),
  );
  el.replaceChildren(head, ...tabs(lesson, {words, lesson, signal, model}), ...forTheTeacher(lesson, words));
}

export default {initialize, render};
