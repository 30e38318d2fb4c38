// Reads and writes the browser's storage: that of the session, which ends with the window, or the lasting one.

/**
 * Returns the storage with this name, or null if the browser has none.
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
 * Reads a stored value, even one that another page wrote. Returns null if it is missing or can't be read.
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
 * Stores a value. Does nothing if the browser's storage is full or forbidden.
 * @param {string} name
 * @param {unknown} value
 * @param {Pick<Storage, "setItem"> | null} [storage]
 */
export function saveValue(name, value, storage = storageOf("localStorage")) {
  try {
    storage?.setItem(name, JSON.stringify(value));
  } catch {
    // full, or forbidden
  }
}

/**
 * Reads the stored settings. Another page may have written them.
 * @param {Pick<Storage, "getItem"> | null} [storage]
 * @returns {Record<string, unknown>}
 */
export function storedSettings(storage) {
  return {...loadValue(SETTINGS, storage)};
}

/**
 * Stores one setting and keeps the others.
 * @param {string} name
 * @param {unknown} value
 */
export function saveSetting(name, value) {
  saveValue(SETTINGS, {...storedSettings(), [name]: value});
}
