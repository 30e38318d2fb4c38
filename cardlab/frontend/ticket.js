// The exit ticket: a few questions that are checked in the kernel, and a summary to print or to keep.

import {unread} from "./answer.js";
import {printed} from "./cards.js";
import {apart, button, fill, h, lines, numeral, saveFile} from "./dom.js";
import {Outbox, hearOf, sender} from "./kernel.js";
import {prose} from "./prose.js";
import {askQuestion} from "./question.js";

const KEPT_STYLE =
  "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem}li{margin:.8rem 0}.cardlab-working{font-weight:650}.cardlab-working>div{text-align:match-parent;text-align:-webkit-match-parent}";

/**
 * The exit ticket in the page.
 * @param given  questions without their answers, what to say to what cannot be read, seed, seat, result
 * @param lesson the lesson: slug, name, language
 * @param words  the texts of the page
 * @param {{signal: AbortSignal, send: (message: object) => void, storage?: Storage | null}} options   send throws where there is no kernel
 */
export class Ticket {
  constructor(given, lesson, words, {signal, send, storage = null}) {
    Object.assign(this, {given, lesson, words, signal, storage});
    this.key = `cardlab ticket ${lesson.slug} ${given.seed} ${given.seat}`;
    this.asked = false; // whether the learner was asked about what is empty
    this.notice = h("p", {class: "cardlab-notice", role: "status"});
    this.body = h("div", {});
    this.el = h("div", {class: "cardlab-ticket"}, this.notice, this.body);
    if (given.result) this.#summary(given.result);
    else this.#ask();
    this.outbox = new Outbox(send, {signal, onAlone: (alone) => this.#tell(alone)});
  }

  #tell(alone) {
    this.notice.textContent = alone && !this.given.result ? this.words.ticket_alone : "";
  }

  #ask() {
    const {words, given} = this;
    this.fields = given.questions.map((question, i) => {
      const field = askQuestion(question, words, {signal: this.signal, number: `${numeral(i + 1)}. `});
      const told = h("p", {class: "cardlab-ticket-told", role: "status"});
      return {question, field, told, el: h("li", {}, field.el, told)};
    });
    this.told = h("p", {class: "cardlab-ticket-told", role: "status"});
    this.submit = h("button", {type: "submit", class: "cardlab-button cardlab-main"}, words.ticket_hand_in);
    const list = h("ol", {class: "cardlab-ticket-list"}, ...this.fields.map(({el}) => el));
    const form = h(
      "form",
      {class: "cardlab-ticket-form", novalidate: true},
      list,
      this.told,
      h("div", {class: "cardlab-tools"}, this.submit),
    );
    form.addEventListener("submit", (event) => (event.preventDefault(), this.#handIn()));
    for (const name of ["input", "change", "click", "keyup"]) form.addEventListener(name, () => this.#keep());
    this.#remember();
    this.body.replaceChildren(form);
  }

  #answers() {
    return this.fields.map(({field}) => field.said());
  }

  /** What is written here is still there when the page is loaded again in this window, and nowhere else. */
  #keep() {
    try {
      this.storage?.setItem(this.key, JSON.stringify(this.#answers()));
    } catch {
      // a browser that keeps nothing
    }
  }

  #remember() {
    try {
      JSON.parse(this.storage?.getItem(this.key) ?? "[]").forEach((said, i) => said && this.fields[i].field.put(said));
    } catch {
      // nothing that can be read
    }
  }

  #handIn() {
    if (this.outbox.waiting.length) return;
    const notes = this.fields.map(({question, field}) => unread(question, field.said()));
    this.fields.forEach(
      ({question, told}, i) =>
        (told.textContent = notes[i] === "unreadable" ? this.given.unreadable[question.asked] : ""),
    );
    const strange = notes.indexOf("unreadable");
    if (strange >= 0) return this.fields[strange].field.focus();
    const empty = notes.flatMap((note, i) => (note ? [i + 1] : []));
    if (empty.length && !this.asked) {
      this.asked = true;
      this.told.textContent = fill(this.words.ticket_empty, {
        n: new Intl.ListFormat(this.lesson.lang).format(empty.map(String)),
      });
      return this.fields[empty[0] - 1].field.focus();
    }
    this.told.textContent = this.words.ticket_handed_in;
    for (const {field} of this.fields) field.close();
    this.submit.setAttribute("aria-disabled", "true");
    this.submit.scrollIntoView({block: "nearest"}); // what is told above has moved it
    this.outbox.post({do: "ticket", answers: this.#answers(), at: Date.now()});
  }

  /** Take the kernel's answer. */
  hear({heard, result, refused}) {
    this.outbox.heard(heard);
    if (refused !== undefined) this.told.textContent = refused;
    if (!result || this.given.result) return;
    this.given = {...this.given, result};
    this.storage?.removeItem(this.key);
    this.#tell(false);
    this.#summary(result);
    this.body.querySelector("h2").focus();
  }

  // ------------------------------------------------------------------ the summary

  #summary({answers, right}) {
    const {words, lesson, given} = this;
    const mastered = answers.filter((one) => one.right);
    const again = answers.filter((one) => !one.right);
    const which = fill(given.seat ? words.ticket_seat : words.ticket_seed, {n: given.seed, of: given.seat});
    const today = numeral(new Date().toLocaleDateString(`${lesson.lang}-u-nu-latn`, {dateStyle: "long"}));
    const parts = [
      h("h2", {tabindex: -1}, fill(words.ticket_summary, {name: lesson.name})),
      h(
        "p",
        {class: "cardlab-ticket-name"},
        words.ticket_name,
        " ",
        h("span", {class: "cardlab-write"}),
        " ",
        h("span", {class: "cardlab-unbroken"}, today),
      ),
    ];
    if (right) parts.push(h("p", {}, fill(words.ticket_right, {n: right, of: answers.length})));
    if (mastered.length) {
      parts.push(h("h3", {}, words.ticket_mastered), h("ul", {}, ...mastered.map((one) => this.#item(one))));
    }
    if (again.length) parts.push(h("h3", {}, words.ticket_again), h("ul", {}, ...again.map((one) => this.#item(one))));
    parts.push(h("p", {class: "cardlab-help"}, which));
    const summary = h("div", {class: "cardlab-summary"}, ...parts);
    const print = button(words.ticket_print, {class: "cardlab-button cardlab-main"});
    print.addEventListener("click", () => window.print());
    const keep = button(words.ticket_keep);
    keep.addEventListener("click", () => saveFile(`${lesson.slug}.html`, kept(summary, lesson), "text/html"));
    this.body.replaceChildren(summary, h("div", {class: "cardlab-tools"}, print, keep));
  }

  #item({index, right, prompt, said, reply, working, answer}) {
    const {words} = this;
    const cards = this.given.questions[index].shows
      .map((row) => apart(row.cards.map(printed).join("\u00a0")))
      .join(" · ");
    const asked = h("p", {}, h("b", {}, ...prose(prompt)), cards && ` (${cards})`);
    if (right) return h("li", {class: "cardlab-right"}, asked, h("p", {}, answer));
    const told = said ? fill(words.you_said, {said}) : words.ticket_left_empty;
    return h(
      "li",
      {class: "cardlab-look"},
      asked,
      h("p", {}, told, " ", ...prose(reply)),
      h("div", {class: "cardlab-working"}, ...lines(working)),
    );
  }
}

/** The summary as a page of its own. */
function kept(summary, {lang, dir, name}) {
  const page = h(
    "html",
    {lang, dir},
    h("head", {}, h("meta", {charset: "utf-8"}), h("title", {}, name), h("style", {}, KEPT_STYLE)),
    h("body", {}, summary.cloneNode(true)),
  );
  return `<!doctype html>${page.outerHTML}`;
}

/** The window's own memory, where the browser has one. */
function ownStorage() {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

export function ticket(stage, {words, signal, model, lesson}) {
  const made = new Ticket(model.get("ticket"), lesson, words, {signal, send: sender(model), storage: ownStorage()});
  hearOf(model, "ticket", signal, (answer) => made.hear(answer));
  return made.el;
}
