// The printed variants of a game among its options: one fills them in, and what is chosen says which one it is.

/**
 * Let a form of options choose among variants; the last of its list is what is none of them.
 * @param {ParentNode} page   which may have such a form
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
