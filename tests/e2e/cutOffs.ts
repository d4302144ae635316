/**
 * Runs in the page: what is written beyond its own edge, and a page wider than the window.
 */
export function cutOffs(): string[] {
  /** Layout rounds to parts of pixels. */
  const SLACK = 1.5;
  const found = new Set<string>();
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text.trim().slice(0, 40)}”`;
  };
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    element.closest('.visually-hidden, [aria-hidden="true"], .box, svg, .ghost') === null;
  const dialogs = document.querySelectorAll('dialog[open]');
  const scope: ParentNode = dialogs.item(dialogs.length - 1) ?? document.body;

  if (document.documentElement.scrollWidth > innerWidth + SLACK)
    found.add('the page is wider than the window');
  for (const element of scope.querySelectorAll<HTMLElement>('*')) {
    if (!(element instanceof HTMLElement) || !seen(element)) continue;
    // A link to copy may run on in its field; what is typed should be seen whole.
    if (
      element instanceof HTMLInputElement &&
      !element.readOnly &&
      element.scrollWidth > element.clientWidth + SLACK
    )
      found.add(`cut off in its field: ${nameOf(element)} ${element.value}`);
    const written = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== '',
    );
    if (!written) continue;
    const { display, overflowY } = getComputedStyle(element);
    if (display === 'inline' || display === 'contents') continue;
    // What is only read out.
    if (element.clientWidth <= 1) continue;
    if (element.scrollWidth > element.clientWidth + SLACK) found.add(`cut off: ${nameOf(element)}`);
    if (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 2 * SLACK)
      found.add(`cut off below: ${nameOf(element)}`);
  }
  return [...found];
}
