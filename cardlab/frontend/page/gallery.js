// The pictures of the gallery: a few cards in a fan on each tile.

import {cardElement} from "../cards/cards.js";
import {find} from "../common/dom.js";

const names = JSON.parse(find(document, "#card-names").textContent ?? "{}");
for (const fan of document.querySelectorAll(".fan")) {
  const tokens = (fan.getAttribute("data-cards") ?? "").split(" ");
  const middle = (tokens.length - 1) / 2;
  const cards = tokens.map((token, i) => {
    const card = cardElement(token, names);
    card.removeAttribute("role");
    card.removeAttribute("aria-label");
    card.style.transform = `rotate(${(i - middle) * 9}deg) translateY(${Math.abs(i - middle) ** 2 * 4}px)`;
    return card;
  });
  fan.replaceChildren(...cards);
}
