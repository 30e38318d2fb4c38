// The form of the lab: another game or rule brings its own settings, another figure the same study. While a study is
// dealt the page says so.

const form = document.querySelector("form#lab");
const said = document.querySelector("#shown [data-dealing]");

if (form instanceof HTMLFormElement && said instanceof HTMLElement) {
  /** @param {string} name */
  const field = (name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));

  form.addEventListener("change", ({target}) => {
    if (target === field("figure")) form.requestSubmit(form.querySelector("button"));
    if (target !== field("game") && target !== field("rule")) return;
    field("settings").disabled = true; // those of the other rule
    if (target === field("game")) field("rule").disabled = true;
    form.submit(); // for the form alone: no button is pressed
  });
  form.addEventListener("submit", () => (said.textContent = said.dataset["dealing"] ?? ""));
}

export {};
