// Marks texts in a fallback language, as in "Take a card [en]". Each such element states its language, so that a
// screen reader pronounces it properly.

const FALLBACK = / \[([a-z]{2,3})\]\u2069?$/;

/**
 * Marks an element whose text is in a fallback language, and removes the mark when the text changes.
 * @param {Element | null} element
 */
function markFallback(element) {
  if (!element) return;
  const [, language] =
    FALLBACK.exec([...element.childNodes].map(textOf).find((text) => FALLBACK.test(text)) ?? "") ?? [];
  if (language) element.setAttribute("lang", language);
  else if (element.hasAttribute("data-fallback")) element.removeAttribute("lang");
  element.toggleAttribute("data-fallback", Boolean(language));
}

/** @param {Node} node */
function textOf(node) {
  return node instanceof Text ? node.data.trimEnd() : "";
}

/**
 * Marks fallback texts in an element, now and whenever it changes.
 * @param {Element} el
 */
export function followFallbacks(el) {
  const within = (/** @type {Node} */ node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let text = /** @type {Node | null} */ (texts.currentNode); text; text = texts.nextNode()) {
      if (FALLBACK.test(textOf(text))) markFallback(text.parentElement);
    }
  };
  within(el);
  const changes = new MutationObserver((records) => {
    for (const {target, addedNodes} of records) {
      markFallback(target instanceof Element ? target : target.parentElement);
      addedNodes.forEach(within);
    }
  });
  changes.observe(el, {subtree: true, childList: true, characterData: true});
}
