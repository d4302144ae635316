/**
 * Runs in the page: controls that a finger would miss, for one of their sides is shorter than `least`, in CSS pixels.
 * Links among words are passed over, and so are lists that are read and scrolled, and boards in words, whose boxes are also on
 * the table.
 */
export function tooSmall(least: number): string[] {
  /** Layout rounds to parts of pixels. */
  const SLACK = 0.5;
  const READ =
    '.ui-log li, .city-plan, .ui-text-grid, .rules, .sheet, .lesson-list a, .visually-hidden, [inert], .ghost, [aria-hidden="true"]';
  const dialogs = document.querySelectorAll('dialog[open]');
  const scope: ParentNode = dialogs.item(dialogs.length - 1) ?? document.body;
  const found: string[] = [];
  for (const control of scope.querySelectorAll<HTMLElement>(
    'button, select, input, summary, textarea, a[href]',
  )) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest(READ) !== null) continue;
    if (getComputedStyle(control).display === 'inline') continue;
    const pressed = control.matches('input[type="radio"], input[type="checkbox"]')
      ? (control.closest('label') ?? control)
      : control;
    const { width, height } = pressed.getBoundingClientRect();
    // What is shown only once it has the focus.
    if (width <= 1 || height <= 1) continue;
    // Of colours and of floors each has as much room beside the others as a fingertip covers.
    const narrowest = pressed.closest('.ui-seat-card-colours, .city-floor-row') === null ? least : least / 2;
    if (width >= narrowest - SLACK && height >= least - SLACK) continue;
    const name = pressed.getAttribute('aria-label') ?? pressed.textContent ?? '';
    const kind = `${pressed.tagName.toLowerCase()}.${pressed.className}`;
    found.push(`small: ${kind} “${name.trim().slice(0, 40)}” ${Math.round(width)} × ${Math.round(height)}`);
  }
  return found;
}
