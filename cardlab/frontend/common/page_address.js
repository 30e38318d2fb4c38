// Reads and changes the address of cardlab's own pages, and sets their title. Only the address survives a change of
// language.

/**
 * Returns the frame of a served page, or null in a notebook or a file.
 * @returns {HTMLElement | null}
 */
export function served() {
  return document.querySelector("[data-voila]");
}

/**
 * Sets one query parameter of an address: ("…?seed=7", "lang", "ar") -> "…?seed=7&lang=ar".
 * @param {string} address
 * @param {string} name
 * @param {string} value   "" removes the parameter
 */
export function addressWith(address, name, value) {
  const url = new URL(address);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url.href;
}

/**
 * Sets one query parameter and keeps the same cards: the address includes the seed that was drawn for this page.
 * @param {string} address
 * @param {number | null} seed   null if it is not known here
 * @param {string} name
 * @param {string} value
 */
export function sameDeal(address, seed, name, value) {
  const named = seed === null || new URL(address).searchParams.has("seed");
  const seeded = named ? address : addressWith(address, "seed", String(seed));
  return addressWith(seeded, name, value);
}

/**
 * Returns the address of this table with the cards of a seed.
 * @param {string | number} seed
 * @param {string} address
 */
export function addressOfCards(seed, address = location.href) {
  return addressWith(addressWith(address, "deal", ""), "seed", String(seed));
}

/**
 * Sets the title of a served page in the learner's language.
 * @param {string} name
 */
export function entitle(name) {
  if (served()) document.title = name;
}

export const LOCALE = ["lang", "digits"]; // query parameters passed on to every page

/**
 * Returns the address of another page of this server, or null if there is no server.
 * @param {string} path
 * @param {string[]} along   query parameters of this page to pass on
 */
export function pageBeside(path, along) {
  const base = served()?.dataset.baseUrl; // the path of the pages on the server
  if (!base) return null;
  const url = new URL(`../${path}`, new URL(base, location.href));
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (along.includes(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Tells whether the whole page is cardlab's, served or saved as a file. A notebook has an address of its own. */
export function isOwnPage() {
  return served() !== null || document.documentElement.hasAttribute("data-cardlab-file");
}

/** Tells whether the address asks for talk prompts, as the teacher's link to show a lesson on the board does. */
export function asksForTalk() {
  return isOwnPage() && new URLSearchParams(location.search).has("talk");
}

/**
 * Returns the heading level of a widget's name: it is the page's main heading if the page is cardlab's and has no
 * other.
 * @returns {"h1" | "h2"}
 */
export function headingLevel() {
  const others = [...document.querySelectorAll("h1")].filter((one) => !one.closest("[data-widget], .cardlab"));
  return isOwnPage() && !others.length ? "h1" : "h2";
}

/** The part of the page named in the address. The browser's Back button returns to the part visited before. */
export const openPart = {
  get: () => (isOwnPage() ? location.hash.slice(1) : ""),
  /** @param {string} name */
  visit(name) {
    if (isOwnPage() && location.hash !== `#${name}`) location.hash = name;
  },
  /** @param {string} name */
  replace(name) {
    if (isOwnPage()) history.replaceState(history.state, "", `#${name}`);
  },
  /**
   * @param {AbortSignal} signal
   * @param {() => void} listener   called when the address names another part
   */
  follow(signal, listener) {
    if (isOwnPage()) addEventListener("hashchange", listener, {signal});
  },
};
