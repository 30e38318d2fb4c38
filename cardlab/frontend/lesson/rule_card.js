// The rule card of a lesson. It is available in every stage: next to the stage if there is room, otherwise at the
// bottom of the screen. The stage can be used while it is open.

import {cardElement} from "../cards/cards.js";
import {button, freshId, h, mark} from "../common/dom.js";
import {mathText} from "../common/math_text.js";

/** @import {Lesson, RuleCard, Words} from "../common/types.d.ts" */

/**
 * Creates the card and its button; returns null if the lesson has none.
 * @param {Lesson} lesson
 * @param {Words} words
 */
export function ruleCard({rules}, words) {
  if (!rules) return null;
  const id = freshId("rules");
  const opens = button(rules.title, {"aria-expanded": "false", "aria-controls": id});
  opens.classList.add("cardlab-toggle");
  const closes = button(rules.close, {icon: "×"});
  const look = {class: "cardlab-rules", id, role: "region", "aria-label": rules.title, tabindex: -1, hidden: true};
  const head = h("div", {class: "cardlab-rules-head"}, h("h2", {}, rules.title), closes);
  const card = h("aside", look, head, ...parts(rules, words));
  const show = (/** @type {boolean} */ is) => {
    card.hidden = !is;
    mark(opens, {"aria-expanded": String(is)});
  };
  const close = () => {
    show(false);
    opens.focus();
  };
  opens.addEventListener("click", () => {
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
  return {opens, card};
}

/**
 * Tells whether the stylesheet has placed the card next to the stage.
 * @param {HTMLElement} card
 */
function beside(card) {
  return getComputedStyle(card).getPropertyValue("--beside").trim() === "1";
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
        ...(drawn.length ? [h("span", {class: "cardlab-card-row"}, ...drawn)] : []),
        h("span", {}, ...mathText(text)),
      );
    });
    return h("section", {}, h("h3", {}, title), h("ul", {}, ...items));
  });
}
