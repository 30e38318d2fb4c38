// Loads what a page needs later: code, and the texts that many pages share.

const PAUSES = [500, 2000]; // milliseconds before the second and the third attempt

/**
 * Loads a file. A moment without network does no harm: the file is asked for again, at another address, because some
 * browsers remember a module that has failed.
 * @template T
 * @param {string} url
 * @param {(url: string) => Promise<T>} load
 * @returns {Promise<T>} rejected if all attempts failed
 */
export async function loadLate(url, load) {
  for (const [n, pause] of PAUSES.entries()) {
    try {
      return await load(n ? `${url}?${Date.now()}` : url);
    } catch {
      await new Promise((done) => setTimeout(done, pause));
    }
  }
  return load(`${url}?${Date.now()}`);
}

/** @param {string} url */
export const fetchTexts = (url) =>
  loadLate(url, async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
    return answer.json();
  });
