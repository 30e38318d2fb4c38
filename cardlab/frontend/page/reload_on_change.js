// Reloads the page under `cardlab serve --dev` once the server has restarted, which it does whenever a file of the
// package changes. The address of this module says which start of the server made the page.

const EVERY = 400; // milliseconds between two questions

const made = new URL(import.meta.url).searchParams.get("made");

async function look() {
  // Nobody answers while the server restarts.
  const answer = await fetch(new URL("../dev", import.meta.url), {cache: "no-store"}).catch(() => null);
  if (answer?.ok && (await answer.text()) !== made) location.reload();
  else setTimeout(look, EVERY);
}

look();

export {};
