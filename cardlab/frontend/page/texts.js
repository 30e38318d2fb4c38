// Fetches the texts of a served page, which many pages share as one file.

/**
 * @param {string} url
 * @throws {Error} the server has not given them
 */
export async function fetchTexts(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return answer.json();
}
