// The page that a widget is on, where that is one of ours: its title, and its address, which alone outlasts another
// language.

/**
 * The frame of a served page; null in a notebook or a file.
 * @returns {HTMLElement | null}
 */
export function served() {
  return document.querySelector("[data-voila]");
}

/**
 * The address with another word in it; the other words stay: ("…?seed=7", "lang", "ar") -> "…?seed=7&lang=ar".
 * @param {string} address
 * @param {string} name
 * @param {string} value   "" takes the word away
 */
export function addressWith(address, name, value) {
  const url = new URL(address);
  if (value) url.searchParams.set(name, value);
  else url.searchParams.delete(name);
  return url.href;
}

/**
 * The address of the same cards, with another word in it: a seed that was drawn for this page goes along.
 * @param {string} address
 * @param {number | null} seed   null where it is not known here
 * @param {string} name
 * @param {string} value
 */
export function sameDeal(address, seed, name, value) {
  const named = seed === null || new URL(address).searchParams.has("seed");
  const seeded = named ? address : addressWith(address, "seed", String(seed));
  return addressWith(seeded, name, value);
}

/**
 * Give a served page its name in the reader's language.
 * @param {string} name
 */
export function entitle(name) {
  if (served()) document.title = name;
}

export const LOCALE = ["lang", "digits"]; // of the address, that go along to every page

/**
 * The address of another page of the server; null where there is no server of ours.
 * @param {string} path
 * @param {string[]} along   words of this page's address that go along
 */
export function pageBeside(path, along) {
  const base = served()?.dataset.baseUrl; // that of the pages, below the server's own
  if (!base) return null;
  const url = new URL(`../${path}`, new URL(base, location.href));
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (along.includes(name)) url.searchParams.set(name, value);
  }
  return url.href;
}

/** Whether the whole page is ours, served or in a file of its own: in a notebook the address is not. */
export function isOwnPage() {
  return served() !== null || document.documentElement.hasAttribute("data-cardlab-file");
}

/**
 * The level of a widget's name: it is the heading of the page where that is ours and has no other one.
 * @returns {"h1" | "h2"}
 */
export function headingLevel() {
  const others = [...document.querySelectorAll("h1")].filter((one) => !one.closest("[data-widget], .cardlab"));
  return isOwnPage() && !others.length ? "h1" : "h2";
}

/** The part of the page that its address names; the browser's Back goes to the one that was visited before. */
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
   * @param {() => void} listener   hears that the address names another part
   */
  follow(signal, listener) {
    if (isOwnPage()) addEventListener("hashchange", listener, {signal});
  },
};
