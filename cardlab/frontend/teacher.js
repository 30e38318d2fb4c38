// The addresses on the teacher's page have the seed that stands in the form for worksheets.

const seed = document.querySelector("input[name=seed]");
seed.addEventListener("input", () => {
  if (!seed.value || !seed.validity.valid) return;
  for (const link of document.querySelectorAll("a.address")) {
    const url = new URL(link.href);
    url.searchParams.set("seed", seed.value);
    link.href = link.textContent = url.href;
  }
});
