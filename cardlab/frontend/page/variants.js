// Connects the printed variants of a game with its options: choosing a variant fills in the options, and changing an
// option updates the variant.

/**
 * Connects the list of variants in a form with its options. The last item means none of them.
 * @param {ParentNode} page   a page that may have such a form
 */
export function followVariants(page) {
  const form = page.querySelector("form.chosen");
  const variant = form?.querySelector(".variant");
  const list = variant?.querySelector("select");
  if (!(form instanceof HTMLFormElement) || !(variant instanceof HTMLElement) || !list) return;
  const sets = [...list.options].slice(0, -1).map((option) => Object.entries(JSON.parse(option.dataset.sets ?? "{}")));
  const field = (/** @type {string} */ name) => /** @type {HTMLSelectElement} */ (form.elements.namedItem(name));
  const show = () => {
    const known = sets.findIndex((options) => options.every(([name, value]) => field(name).value === value));
    list.selectedIndex = known < 0 ? sets.length : known;
  };
  const fillIn = () => sets[list.selectedIndex]?.forEach(([name, value]) => (field(name).value = value));
  form.addEventListener("change", ({target}) => (target === list ? fillIn() : show()));
  variant.hidden = false;
  show();
}
