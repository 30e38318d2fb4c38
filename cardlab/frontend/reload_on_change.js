// With `cardlab serve --dev`: loads the page again when the server that made it has been started anew, which it is
// whenever a file of the package has changed. The address of this module says which start of the server made the page.

const EVERY = 400; // milliseconds between two questions

const made = new URL(import.meta.url).searchParams.get("made");

async function look() {
  // While it starts anew nobody answers.
  const answer = await fetch(new URL("../dev", import.meta.url), {cache: "no-store"}).catch(() => null);
  if (answer?.ok && (await answer.text()) !== made) location.reload();
  else setTimeout(look, EVERY);
}

look();

export {};
