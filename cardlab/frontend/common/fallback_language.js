// Marks texts that fall back to another language because the reader's has none, as in "Take a card [en]". Each element
// says its language, so that a screen reader speaks it properly.

const FALLBACK = / \[([a-z]{2,3})\]\u2069?$/;

/**
 * Mark an element by its text, or take the mark away when it has another.
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
 * Mark what is lent in an element, now and whenever it changes.
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
