// Loads the texts of a served page from a file that many pages share.

/**
 * @param {string} url
 * @throws {Error} the server has not given them
 */
export async function fetchTexts(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}
