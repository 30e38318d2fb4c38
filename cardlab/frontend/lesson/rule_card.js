// The rule card of a lesson: at hand in every stage, beside it where there is room, else at the foot of the screen, and
// never in the way: the stage can be used while it is open.

import {cardElement} from "../cards/cards.js";
import {button, freshId, h, mark} from "../common/dom.js";
import {prose} from "../common/prose.js";
import {storageOf} from "../common/storage.js";

/** @import {Lesson, RuleCard, Words} from "../common/types.d.ts" */

const SEEN = "cardlab rules seen"; // by this browser: the names of lessons

/**
 * The lessons whose card has been seen, without what no page of ours has written.
 * @param {Pick<Storage, "getItem"> | null} storage
 * @returns {string[]}
 */
export function seen(storage) {
  try {
    const found = JSON.parse(storage?.getItem(SEEN) ?? "[]");
    return Array.isArray(found) ? found.filter((name) => typeof name === "string") : [];
  } catch {
    return []; // nothing that can be read
  }
}

/** @param {string} slug */
function note(slug) {
  const storage = storageOf("localStorage");
  try {
    storage?.setItem(SEEN, JSON.stringify([...new Set([...seen(storage), slug])]));
  } catch {
    // a browser that keeps nothing
  }
}

/**
 * The card and the button that opens it; null where the lesson has none. At the first visit it is open where it lies
 * beside what is watched.
 * @param {Lesson} lesson
 * @param {Words} words
 * @param {HTMLElement} el   the widget
 * @param {AbortSignal} signal
 */
export function ruleCard({slug, rules}, words, el, signal) {
  if (!rules) return null;
  const id = freshId("rules");
  const opens = button(rules.title, {"aria-expanded": "false", "aria-controls": id});
  opens.classList.add("cardlab-opens");
  const closes = button(rules.close, {icon: "×"});
  const look = {class: "cardlab-rules", id, role: "region", "aria-label": rules.title, tabindex: -1, hidden: true};
  const head = h("div", {class: "cardlab-rules-head"}, h("h2", {}, rules.title), closes);
  const card = h("aside", look, head, ...parts(rules, words));
  const show = (/** @type {boolean} */ is) => {
    card.hidden = !is;
    mark(opens, {"aria-expanded": String(is)});
    note(slug);
  };
  const taken = new AbortController(); // by the learner: from then on nothing opens or closes it by itself
  const close = () => {
    taken.abort();
    show(false);
    opens.focus();
  };
  opens.addEventListener("click", () => {
    taken.abort();
    show(Boolean(card.hidden));
    if (card.hidden || beside(card)) return;
    card.focus({preventScroll: true});
    card.scrollIntoView({block: "nearest"});
  });
  closes.addEventListener("click", close);
  card.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    close();
  });
  if (!seen(storageOf("localStorage")).includes(slug)) {
    let byItself = false;
    const room = new ResizeObserver(() => {
      if (!el.clientWidth) return; // it is not on the page yet
      if (!byItself) byItself = beside(card) && watching(el);
      const stays = byItself && beside(card);
      if (stays === Boolean(card.hidden)) show(stays); // what nobody has asked for does not come to lie over the stage
      if (!stays) room.disconnect();
    });
    room.observe(el);
    for (const ends of [signal, taken.signal]) ends.addEventListener("abort", () => room.disconnect());
  }
  return {opens, card};
}

/**
 * Whether the card has room beside the stage: the stylesheet decides.
 * @param {HTMLElement} card
 */
function beside(card) {
  return getComputedStyle(card).getPropertyValue("--beside").trim() === "1";
}

/**
 * Whether the first stage is open, in which a match is watched.
 * @param {HTMLElement} el
 */
function watching(el) {
  return el.querySelector(".cardlab-stages > section:not([hidden])") === el.querySelector(".cardlab-stages > section");
}

/**
 * @param {RuleCard} rules
 * @param {Words} words
 */
function parts(rules, words) {
  return rules.parts.map(({title, lines}) => {
    const items = lines.map(({cards, text}) => {
      const drawn = cards.map((token) => cardElement(token, words.cards));
      return h(
        "li",
        {},
        ...(drawn.length ? [h("span", {class: "cardlab-some"}, ...drawn)] : []),
        h("span", {}, ...prose(text)),
      );
    });
    return h("section", {}, h("h3", {}, title), h("ul", {}, ...items));
  });
}
