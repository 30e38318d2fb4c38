// Reloads the page under `cardlab serve --dev` after the server has restarted, which happens when a file of the
// package changes. The query of this module's address identifies the start of the server that made the page.

const EVERY = 400; // milliseconds between two requests

const made = new URL(import.meta.url).searchParams.get("made");

async function look() {
  // There is no answer while the server restarts.
  const answer = await fetch(new URL("../dev", import.meta.url), {cache: "no-store"}).catch(() => null);
  if (answer?.ok && (await answer.text()) !== made) location.reload();
  else setTimeout(look, EVERY);
}

look();

export {};
