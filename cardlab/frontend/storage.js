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
