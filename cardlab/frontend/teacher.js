// The addresses on the teacher's page have the seed that stands in the form for worksheets.

/** @type {HTMLInputElement | null} */
const seed = document.querySelector("input[name=seed]");
seed?.addEventListener("input", () => {
  if (!seed.value || !seed.validity.valid) return;
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll("a.address");
  for (const link of links) {
    const url = new URL(link.href);
    url.searchParams.set("seed", seed.value);
    link.href = link.textContent = url.href;
  }
});
