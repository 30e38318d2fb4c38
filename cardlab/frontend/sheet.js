// The cards of a worksheet: each place that names cards shows them. And a button that prints.

import {cardElement} from "./cards.js";

const names = JSON.parse(document.getElementById("card-names").textContent);
for (const place of document.querySelectorAll("[data-cards]")) {
  place.replaceChildren(
    ...place.dataset.cards
      .split(" ")
      .filter(Boolean)
      .map((token) => cardElement(token, names)),
  );
}
document.querySelector(".to-print button").addEventListener("click", () => print());
