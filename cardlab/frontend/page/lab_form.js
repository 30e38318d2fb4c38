// Updates the form of the lab page. Choosing another game or rule loads its settings; choosing another measure repeats
// the study. While a study runs, the page says so.

const form = document.querySelector("form#lab");
const said = document.querySelector("#shown [data-dealing]");

if (form instanceof HTMLFormElement && said instanceof HTMLElement) {
  /** @param {string} name */
  const field = (name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));

  form.addEventListener("change", ({target}) => {
    if (target === field("figure")) form.requestSubmit(form.querySelector("button"));
    if (target !== field("game") && target !== field("rule")) return;
    field("settings").disabled = true; // they belong to the previous rule
    if (target === field("game")) field("rule").disabled = true;
    form.submit(); // without the value of any button
  });
  form.addEventListener("submit", () => (said.textContent = said.dataset["dealing"] ?? ""));
}

export {};
