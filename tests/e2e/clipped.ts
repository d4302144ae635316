/**
 * Runs in the page: what is written and cannot be read whole, because something around it cuts it off, ends it with three
 * dots or lets it stick out of its button or panel, or because it leaves the window. What a list scrolls to is read.
 */
export function clipped(): string[] {
  /** Layout rounds to parts of pixels. */
  const SLACK = 2;
  const found = new Set<string>();
  const dialogs = document.querySelectorAll('dialog[open]');
  const scope = dialogs.item(dialogs.length - 1) ?? document.body;
  /** What is told only to those who hear the page. */
  const readOut = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientWidth === 1 && element.clientHeight === 1) ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      readOut(element.parentElement));
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;

  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(element instanceof HTMLElement) || node.nodeValue?.trim() === '') continue;
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('.visually-hidden, .ghost, .box, option') !== null || readOut(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    if (text.width === 0) continue;
    // Letters reach over the lines that they stand on, and still lie within them.
    const leading = SLACK + 0.2 * Number.parseFloat(getComputedStyle(element).fontSize);
    const sticksOut = ({ left, right, top, bottom }: DOMRect) => ({
      wide: text.left < left - SLACK || text.right > right + SLACK,
      high: text.top < top - leading || text.bottom > bottom + leading,
    });
    const said = `${nameOf(element)} “${node.nodeValue!.trim().slice(0, 40)}”`;
    let scrolled = false;
    for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      scrolled = /auto|scroll/.test(overflowX + overflowY);
      if (scrolled) break;
      const { wide, high } = sticksOut(around.getBoundingClientRect());
      const hides = { wide: /hidden|clip/.test(overflowX), high: /hidden|clip/.test(overflowY) };
      if ((hides.wide && wide) || (hides.high && high)) found.add(`cut off by ${nameOf(around)}: ${said}`);
      else if (textOverflow === 'ellipsis' && hides.wide && around.scrollWidth > around.clientWidth + SLACK)
        found.add(`ends in dots: ${said}`);
      else if (around.matches('.ui-button, .ui-panel') && (wide || high))
        found.add(`sticks out of ${nameOf(around)}: ${said}`);
    }
    if (scrolled) continue;
    const { wide, high } = sticksOut(new DOMRect(0, 0, innerWidth, innerHeight));
    if (wide || high) found.add(`leaves the window: ${said}`);
  }
  // What is written in a field is cut off by its edges.
  for (const field of scope.querySelectorAll('input'))
    if (field.checkVisibility() && !readOut(field) && field.scrollWidth > field.clientWidth + SLACK)
      found.add(`cut off by its field: ${nameOf(field)} “${field.value.slice(0, 40)}”`);
  return [...found];
}
