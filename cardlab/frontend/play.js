// A match that is played against bots: legal actions as buttons and cards, refusals explained, undo, what if, why.

import {canonical, readNumber} from "./answer.js";
import {button, fill, freshId, h, lines, mark, still} from "./dom.js";
import {Asker} from "./ask.js";
import {Bots} from "./bots.js";
import {Chooser, MOST_SHOWN, matching} from "./choose.js";
import {Coach} from "./coach.js";
import {Film} from "./fold.js";
import {onConnection} from "./kernel.js";
import {Ordering} from "./order.js";
import {prose} from "./prose.js";
import {Reflex} from "./reflex.js";
import {Telling, ruleText} from "./replay.js";
import {CardTable} from "./table.js";

const PACE = 900; // milliseconds between two steps that are told
const PATIENCE = 8000; // milliseconds until a kernel that says nothing counts as lost
const THINKING = 60_000; // and until one that has said that somebody thinks does
const MOMENT = 600; // milliseconds that somebody may think before the page says so
const PAST_SHOWN = 60;

/** An action with what the learner said: "p1 play 7d" and {call: "47", aloud: true} -> "p1 play 7d call 47 aloud". */
export function withSaid(action, said) {
  const words = Object.entries(said).filter(([, value]) => value === true || value.length);
  return [action, ...words.map(([name, value]) => (value === true ? name : `${name} ${value}`))].join(" ");
}

/**
 * A table to play at.
 * @param log     stage and steps so far
 * @param status  what may be done now
 * @param words   the texts of the page
 * @param {{signal: AbortSignal, send: (message: object) => void}} options   send throws where there is no kernel
 */
export class PlayTable {
  constructor(log, status, words, {signal, send}) {
    Object.assign(this, {log, status, words, signal, send});
    this.seat = log.viewer;
    this.film = new Film(log, log.steps);
    this.told = 0; // how many steps the learner has been told
    this.table = new CardTable(log, words, {onChoose: (choice) => this.#choose(choice)});
    this.table.choosable = (zone) => this.status.choice.from.includes(zone);
    this.telling = new Telling(log, words);
    this.asker = new Asker(this.film, this.table, this.telling, words, {
      pace: () => (still() ? 0 : PACE),
      onStep: (n, {asked = false} = {}) => this.#mark(asked),
    });
    this.asker.asksForFocus = true;
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.refusal = h("div", {class: "cardlab-refusal", role: "alert"});
    this.compared = h("div", {class: "cardlab-compared", role: "status"});
    this.actions = h("div", {class: "cardlab-actions", role: "group", "aria-label": words.actions});
    this.chooser = new Chooser(this.table, words, {
      button: (action) => this.#actionButton(action),
      onTry: (places) => this.#try(places),
    });
    this.whose = h("p", {class: "cardlab-whose"});
    this.thinking = h("p", {class: "cardlab-thinking", role: "status"});
    this.coach = new Coach(words, {
      signal,
      onAsk: () => this.#ask({do: "coach"}),
      onPlay: (action) => !this.lost && this.#do(action),
    });
    this.bots = new Bots(words, {signal, onChange: (level) => this.#ask({do: "bots", level})});
    this.undo = button(words.undo);
    this.undo.addEventListener("click", () => this.status.undo && !this.lost && this.#ask({do: "undo"}), {signal});
    this.branch = h("p", {class: "cardlab-branch"});
    this.past = h("ol", {class: "cardlab-past"});
    this.back = button(words.to_now);
    this.ordering = new Ordering(words, {
      signal,
      onDone: (cards) => this.#ask({do: "play", action: `${this.status.order.action} ${cards.join(" ")}`}),
    });
    this.reflex = new Reflex(words, {
      signal,
      root: () => this.el,
      onAnswer: (action, ms) => this.#ask({do: "play", action, ms}),
      onWithin: (ms) => this.#ask({do: "within", ms}),
    });
    this.looking = h("p", {class: "cardlab-looking", hidden: true}, h("span", {}), " ", this.back);
    this.back.addEventListener("click", () => this.#toNow(), {signal});
    this.turn = h(
      "div",
      {class: "cardlab-turn"},
      h("div", {}, this.whose, this.thinking),
      this.chooser.el,
      h("div", {class: "cardlab-actions"}, this.actions, this.undo, this.coach.ask),
      this.coach.el,
    );
    const now = h("div", {class: "cardlab-now"}, this.reflex.el, this.asker.panel, this.refusal, this.turn);
    const side = h(
      "div",
      {class: "cardlab-side"},
      now,
      this.compared,
      this.telling.el,
      this.bots.el,
      this.branch,
      this.asker.tally.el,
    );
    const past = h("details", {class: "cardlab-history"}, h("summary", {}, words.past), this.past);
    this.el = h(
      "div",
      {class: "cardlab-play", role: "group", "aria-label": log.name},
      h("h2", {class: "cardlab-game"}, log.name),
      this.notice,
      h("div", {class: "cardlab-stage"}, this.table.el, this.ordering.el, this.looking),
      side,
      past,
    );
    signal.addEventListener("abort", () => this.#stopWaiting());
    this.asker.jump();
    this.#showStatus();
    this.reflex.begin();
    const watching = new MutationObserver(() => this.#showTurn());
    watching.observe(this.asker.panel, {childList: true});
    signal.addEventListener("abort", () => watching.disconnect());
    onConnection(signal, (lost) => (lost ? this.alone() : this.#found()));
  }

  // ------------------------------------------------------------------ to the kernel and back

  #ask(message) {
    if (this.thinking.textContent) return;
    this.refusal.replaceChildren();
    try {
      this.send({at: this.status.at, ...message});
    } catch {
      return this.alone();
    }
    this.#wait(PATIENCE);
  }

  #wait(patience) {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.alone(), patience);
  }

  #stopWaiting() {
    clearTimeout(this.waiting);
    clearTimeout(this.slow);
    this.slow = null;
    this.thinking.textContent = "";
  }

  /** The bots or the coach have begun to think: where it takes longer than a moment, the page says so. */
  #thinks(who) {
    this.#wait(THINKING);
    this.slow ??= setTimeout(() => (this.thinking.textContent = this.words[`thinks_${who}`]), MOMENT);
  }

  /** The page is on its own: what is here can be stepped through, and nothing new can be played. */
  alone() {
    this.#stopWaiting();
    this.lost = true;
    this.notice.textContent = this.words.alone;
    this.#showStatus();
  }

  /** The connection is back. */
  #found() {
    if (!this.lost) return;
    this.lost = false;
    this.notice.textContent = "";
    this.#showStatus();
  }

  /** Take an answer of the kernel: steps that are new, what may be done now, what the learner is told; or that it thinks. */
  hear({cut, steps, status, said, counsel, feedback, thinks}) {
    if (thinks) return this.#thinks(thinks);
    this.#stopWaiting();
    this.lost = false;
    this.notice.textContent = "";
    const same = status.at === this.status.at && !steps.length && cut === this.film.length;
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
      this.asker.walk().then((ended) => {
        this.#mark();
        if (ended && this.asker.waits) this.actions.querySelector("button")?.focus({preventScroll: true});
      });
    }
    if (counsel) this.coach.tell(counsel);
  }

  #splice(cut, steps) {
    this.film.splice(cut, steps);
    this.told = Math.min(this.told, cut);
    this.listed = null;
  }

  /** What the learner's last move was worth beside the best one, where that is told. */
  #compare(feedback) {
    const working = h("div", {class: "cardlab-working"}, ...lines(feedback?.working));
    this.compared.replaceChildren(
      ...(feedback ? [h("b", {}, this.words.compared), h("p", {}, ...prose(feedback.sentence)), working] : []),
    );
  }

  // ------------------------------------------------------------------ what may be done

  #showStatus({keep = false} = {}) {
    const {status, words} = this;
    this.#showTurn();
    this.ordering.show(status.order, this.lost);
    this.#layAway(status.order?.zone ?? null);
    const left = this.reflex.show(status, this.lost || Boolean(status.outcome));
    const leave = this.coach.show(status, {off: this.lost, keep}) || left;
    this.bots.show(status);
    const quick = status.quick ? [status.quick.act.action, status.quick.pass.action] : [];
    const made = status.actions
      .filter(({places, action}) => !places.length && !quick.includes(action))
      .map((action) => this.#actionButton(action));
    const about = status.choice.several ? [] : status.actions.filter(({places}) => places.length);
    const byCard =
      about.length > MOST_SHOWN ? [h("p", {}, words.choose_card)] : about.map((action) => this.#actionButton(action));
    const refused = status.refused.map((action) => this.#actionButton(action, true));
    mark(this.undo, {"aria-disabled": status.undo && !this.lost ? null : "true"});
    const focused = this.actions.contains(document.activeElement) ? document.activeElement.dataset.action : null;
    this.actions.replaceChildren(...this.#flags(), ...made, ...byCard, ...refused);
    if (leave || focused) this.#focus(focused);
    this.chooser.show(status, this.film.at(this.film.length).zones, {off: this.lost || Boolean(status.outcome), keep});
    this.#showBranch();
  }

  /**
   * What the learner does next, unless something is asked first. Neither that nor how the match ended is shown before the
   * steps that lead there.
   */
  #showTurn() {
    const {status, words, film, told} = this;
    const ended = status.outcome && (told < film.length ? "" : outcomeTold(status.outcome, this.log, words));
    this.whose.textContent =
      ended ?? (status.waiting === "all" ? words.all_turn : fill(words.your_turn, {player: this.#name(this.seat)}));
    const was = this.turn.hidden;
    this.turn.hidden = this.asker.panel.hasChildNodes() || film.steps.slice(told).some(({ask}) => ask?.length);
    if (was && !this.turn.hidden && document.activeElement === document.body) this.#focus();
  }

  /** The keyboard goes to an action, or to the first thing that can be done. */
  #focus(action = null) {
    const wanted = action && this.actions.querySelector(`[data-action="${CSS.escape(action)}"]`);
    (wanted ?? this.actions.querySelector("button") ?? this.undo).focus({preventScroll: true});
  }

  /** What may be said along with an action, or not: a box for each, ticked before the action is chosen. */
  #flags() {
    const {asks, actions} = this.status;
    this.flags = asks
      .filter(({flag, name}) => flag && actions.some((action) => action.asks.includes(name)))
      .map(({name, prompt}) => ({name, prompt, box: h("input", {type: "checkbox", "data-action": `flag ${name}`})}));
    return this.flags.map(({prompt, box}) => h("label", {class: "cardlab-option"}, box, h("span", {}, prompt)));
  }

  /** The cards that are to be put in order lie with the question, and not on the table as well. */
  #layAway(zone) {
    if (this.table.away === zone) return;
    this.table.away = zone;
    this.table.show(this.table.state, {animate: false});
  }

  #actionButton({action, label}, refused = false) {
    const off = refused || this.lost || this.status.outcome;
    const made = button(label, {
      "data-action": action,
      class: `cardlab-button ${refused ? "cardlab-faint" : "cardlab-main"}`,
      "aria-disabled": off ? "true" : null,
    });
    made.addEventListener("click", () => !this.lost && this.#do(action), {signal: this.signal});
    return made;
  }

  /** A card is chosen: for one of several, or at once for the action that it stands for. */
  #choose({zone, id}) {
    if (this.lost || this.turn.hidden) return;
    if (this.asker.n < this.film.length) this.asker.jump();
    const {zones} = this.film.at(this.film.length);
    const n = zones[zone].findIndex((card) => card.id === id);
    if (this.status.choice.several) return this.chooser.toggle(id);
    if (n < 0) return;
    const {exact} = matching(this.status.actions, [[zone, n]], zones, this.status.choice.byRank);
    if (exact.length) this.#do(exact[0].action);
    else this.#try([[zone, n]]);
  }

  /** Try cards that no legal action is about: the rule that forbids it is told. */
  #try(places) {
    if (this.lost) return;
    if (this.asker.n < this.film.length) this.asker.jump();
    this.#ask({do: "try", cards: places});
  }

  /** Do it at once, or first ask what the learner has to say. */
  #do(action) {
    if (this.asker.n < this.film.length) this.asker.jump();
    const legal = this.status.actions.find((known) => known.action === action);
    if (!legal) return this.#ask({do: "play", action});
    const flags = this.flags
      .filter(({name, box}) => box.checked && legal.asks.includes(name))
      .map(({name}) => [name, true]);
    const asked = this.status.asks.filter(({name, flag}) => !flag && legal.asks.includes(name));
    const said = withSaid(action, Object.fromEntries(flags));
    if (!asked.length) return this.#ask({do: "play", action: said});
    const leave = () => {
      this.asker.panel.replaceChildren();
      this.#showTurn();
      this.#focus(action); // until it is known what may be done next
    };
    this.asker.panel.replaceChildren(this.#sayForm(said, legal.label, asked, leave));
    this.asker.panel.querySelector("input").focus({preventScroll: true});
  }

  #sayForm(action, label, asked, leave) {
    const fields = asked.map((one) => sayField(one));
    const other = button(this.words.not_now);
    const form = h(
      "form",
      {class: "cardlab-ask"},
      h("b", {}, label),
      ...fields.map(({el}) => el),
      h("button", {type: "submit", class: "cardlab-button cardlab-main"}, this.words.say_it),
      other,
    );
    other.addEventListener("click", leave);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      leave();
      this.#ask({
        do: "play",
        action: withSaid(action, Object.fromEntries(fields.map(({name, said}) => [name, said()]))),
      });
    });
    return form;
  }

  // ------------------------------------------------------------------ looking back

  /** Note where the film stands, and whether it is still asked what its last step brings. */
  #mark(asked = false) {
    const [n, of] = [this.asker.n, this.film.length];
    this.told = Math.max(this.told, asked ? n - 1 : n);
    if (this.listed !== this.told) this.#showPast();
    this.#showTurn();
    this.looking.hidden = n === of || this.asker.busy;
    if (n === of && !this.asker.busy) this.reflex?.begin();
    this.looking.firstChild.textContent = fill(this.words.looking_back, {n, of});
  }

  /** Back from an earlier step, and on from where the telling was left. */
  #toNow() {
    this.asker.jump(this.told);
    if (this.told < this.film.length) this.asker.walk().then(() => this.#mark());
  }

  #showBranch() {
    const {words, status} = this;
    this.branch.hidden = status.left === null;
    if (status.left === null) return;
    const main = button(words.main_line);
    main.addEventListener("click", () => this.#ask({do: "main_line"}), {signal: this.signal});
    this.branch.replaceChildren(words.in_branch, " ", main);
  }

  #showPast() {
    this.listed = this.told;
    const from = Math.max(0, this.told - PAST_SHOWN);
    const items = this.film.steps.slice(from, this.told).map((step, i) => this.#pastItem(step, from + i + 1));
    this.past.start = from + 1;
    this.past.replaceChildren(...items.reverse());
    mark(this.past, {reversed: true, start: this.told});
  }

  #pastItem(step, n) {
    const {words} = this;
    const look = button(fill(words.step_of, {n, of: this.film.length}), {class: "cardlab-button cardlab-small"});
    look.addEventListener("click", () => this.asker.jump(n));
    const item = h("li", {}, h("p", {}, ...prose(step.sentence)), look);
    const before = Math.max(0, step.action - 1);
    const other = button(words.what_if, {class: "cardlab-button cardlab-small", title: words.what_if_help});
    other.addEventListener("click", () => !this.lost && this.#ask({do: "what_if", to: before}));
    if (step.action) item.append(other);
    const text = this.log.rules[step.rule];
    if (text) {
      item.append(
        h(
          "details",
          {class: "cardlab-rule"},
          h("summary", {}, words.why),
          h("div", {}, ...lines(step.working)),
          ...ruleText(words, step, text).slice(1),
        ),
      );
    }
    return item;
  }

  #name(seat) {
    return this.log.seats.find((s) => s.seat === seat)?.name ?? seat;
  }
}

function sayField({name, several, choices, prompt}) {
  if (choices.length) {
    const boxes = choices.map(({value, label}) =>
      h(
        "label",
        {class: "cardlab-option"},
        h("input", {type: several ? "checkbox" : "radio", name: freshId("say"), value}),
        h("span", {}, label),
      ),
    );
    const el = h("fieldset", {class: "cardlab-question"}, h("legend", {}, prompt), ...boxes);
    return {name, el, said: () => [...el.querySelectorAll("input:checked")].map(({value}) => value).join(" ")};
  }
  const id = freshId("say");
  const input = h("input", {
    id,
    type: "text",
    inputmode: "numeric",
    autocomplete: "off",
    maxlength: 6,
    dir: "ltr",
    class: "cardlab-number",
  });
  return {
    name,
    el: h("p", {class: "cardlab-question"}, h("label", {for: id}, prompt), input),
    said: () => written(input.value),
  };
}

/** A whole number as an action spells it; what is no number goes as it is, and is refused. */
function written(said) {
  const number = readNumber(said);
  return number ? canonical(number) : said.replace(/[^\d-]/g, "");
}

function outcomeTold(outcome, log, words) {
  if (outcome === "draw" || outcome === "unfinished") return words[outcome];
  const names = outcome.split(" ").map((seat) => log.seats.find((s) => s.seat === seat).name);
  return fill(names.length > 1 ? words.winners : words.winner, {player: new Intl.ListFormat(log.lang).format(names)});
}
