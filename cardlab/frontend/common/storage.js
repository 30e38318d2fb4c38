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
 * What this browser keeps under a name, whoever has written it; null where that is nothing that can be read.
 * @param {string} name
 * @param {Pick<Storage, "getItem"> | null} [storage]
 * @returns {any}
 */
export function loadValue(name, storage = storageOf("localStorage")) {
  try {
    return JSON.parse(storage?.getItem(name) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keep a value under a name; a browser that keeps nothing, or is full, goes without.
 * @param {string} name
 * @param {unknown} value
 */
export function saveValue(name, value) {
  try {
    storageOf("localStorage")?.setItem(name, JSON.stringify(value));
  } catch {
    // it is full, or forbidden
  }
}

/**
 * The stored settings, whoever has written them.
 * @param {Pick<Storage, "getItem"> | null} [storage]
 * @returns {Record<string, unknown>}
 */
export function storedSettings(storage) {
  return {...loadValue(SETTINGS, storage)};
}

/**
 * Store one setting beside the others.
 * @param {string} name
 * @param {unknown} value
 */
export function saveSetting(name, value) {
  saveValue(SETTINGS, {...storedSettings(), [name]: value});
}
