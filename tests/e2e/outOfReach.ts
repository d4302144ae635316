/**
 * Runs in the page: controls that nobody can press, for they are covered or lie where nothing scrolls to, and texts that
 * something around them cuts off.
 */
export function outOfReach(): string[] {
  /** Layout rounds to parts of pixels. */
  const SLACK = 2;
  const CONTROLS = 'button, select, input, textarea, a[href], summary, [tabindex="0"]';
  const found = new Set<string>();
  const dialogs = document.querySelectorAll('dialog[open]');
  const scope: ParentNode = dialogs.item(dialogs.length - 1) ?? document.body;
  const nameOf = (element: Element) => {
    const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${text.trim().slice(0, 40)}”`;
  };
  /** What is told to those who hear the page, or shown once it has the focus. */
  const readOut = (element: Element | null): boolean =>
    element !== null &&
    ((element.clientWidth === 1 && element.clientHeight === 1) ||
      getComputedStyle(element).clipPath === 'inset(50%)' ||
      readOut(element.parentElement));
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    element.closest('.visually-hidden, [aria-hidden="true"], [inert], .box, svg, .ghost') === null &&
    !readOut(element);
  /** A radio or a switch is painted, and pressed, as its label. */
  const paintedAs = (control: Element) =>
    control.matches('input[type="radio"], input[type="checkbox"]')
      ? (control.closest('label') ?? control)
      : control;

  for (const control of scope.querySelectorAll(CONTROLS)) {
    if (!seen(control)) continue;
    const pressed = paintedAs(control);
    pressed.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    // A link may go on in the next line.
    const box = [...pressed.getClientRects()].find(({ width }) => width > 1);
    if (box === undefined) continue;
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit === null) found.add(`outside the window: ${nameOf(pressed)}`);
    else if (!pressed.contains(hit)) found.add(`covered: ${nameOf(pressed)} by ${nameOf(hit)}`);
  }

  for (const element of scope.querySelectorAll<HTMLElement>('*')) {
    if (!(element instanceof HTMLElement) || !seen(element)) continue;
    const node = [...element.childNodes].find(
      (each) => each.nodeType === Node.TEXT_NODE && each.nodeValue?.trim() !== '',
    );
    if (node === undefined) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    // Letters reach over the lines that they stand on, and still lie within them.
    const leading = SLACK + 0.2 * Number.parseFloat(getComputedStyle(element).fontSize);
    for (let around: HTMLElement | null = element; around !== null; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      // What scrolls shows the rest, whatever lies further out.
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      const edge = around.getBoundingClientRect();
      const wide = text.left < edge.left - SLACK || text.right > edge.right + SLACK;
      const high = text.top < edge.top - leading || text.bottom > edge.bottom + leading;
      if ((/hidden|clip/.test(overflowX) && wide) || (/hidden|clip/.test(overflowY) && high))
        found.add(`cut off by ${nameOf(around)}: ${nameOf(element)}`);
    }
  }
  return [...found];
}
