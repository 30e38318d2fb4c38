// How cards look: large indices, four colours. Every widget that shows cards has these traits.

const LOOKS = {big_index: "cardlab-big-index", four_colour: "cardlab-four-colour"};

/** Keep the classes of an element in step with the traits. */
export function looks(model, el, signal) {
  const set = () => {
    for (const [trait, name] of Object.entries(LOOKS)) el.classList.toggle(name, Boolean(model.get(trait)));
  };
  for (const trait of Object.keys(LOOKS)) {
    model.on(`change:${trait}`, set);
    signal.addEventListener("abort", () => model.off(`change:${trait}`, set));
  }
  set();
}
