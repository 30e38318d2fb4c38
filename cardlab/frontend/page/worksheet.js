// Draws the cards of a worksheet wherever it names them. Adds the Print button.

import {cardElement} from "../cards/cards.js";
import {find} from "../common/dom.js";

const names = JSON.parse(find(document, "#card-names").textContent ?? "{}");
for (const place of document.querySelectorAll("[data-cards]")) {
  const tokens = (place.getAttribute("data-cards") ?? "").split(" ").filter(Boolean);
  place.replaceChildren(...tokens.map((token) => cardElement(token, names)));
}
find(document, ".to-print button").addEventListener("click", () => print());
