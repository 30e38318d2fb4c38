// What a browser keeps for a page: as long as the window is open, or from day to day.

/**
 * The storage of that name; null where the browser keeps nothing.
 * @param {"sessionStorage" | "localStorage"} name
 * @returns {Storage | null}
 */
export function storageOf(name) {
  try {
    return window[name];
  } catch {
    return null;
  }
}

const SETTINGS = "cardlab settings";

/**
 * What stands in the place of the settings, whoever has written it.
 * @param {Pick<Storage, "getItem"> | null} storage
 * @returns {Record<string, unknown>}
 */
export function storedSettings(storage = storageOf("localStorage")) {
  try {
    return {...JSON.parse(storage?.getItem(SETTINGS) ?? "{}")};
  } catch {
    return {}; // nothing that can be read
  }
}

/**
 * Store one setting beside the others; a browser that keeps nothing goes without.
 * @param {string} name
 * @param {unknown} value
 */
export function store(name, value) {
  try {
    storageOf("localStorage")?.setItem(SETTINGS, JSON.stringify({...storedSettings(), [name]: value}));
  } catch {
    // it is full, or forbidden
  }
}
