import { type GridSpot, nearestAhead } from '#ui';

const STOPS =
  'button, a[href], summary, select, textarea, input:not([type="hidden"]), [tabindex]:not([tabindex="-1"])';

/** Where the focus starts, best place first. */
const BEGINNINGS = [
  '.text-board .offer',
  '.ui-hud-choices [data-choice]',
  '.ui-hud-hand button[tabindex="0"]',
  '.ui-hud-choices button',
  '.ui-hud-turn button',
  '.ui-setup-start button',
  '[data-first]',
];

const STEPS = {
  up: { row: -1, column: 0 },
  down: { row: 1, column: 0 },
  left: { row: 0, column: -1 },
  right: { row: 0, column: 1 },
} as const satisfies Record<string, GridSpot>;
export type PadDirection = keyof typeof STEPS;

interface Spot extends GridSpot {
  readonly element: HTMLElement;
}

/** The topmost dialog, or the whole page. */
const scopeOf = (page: Document): ParentNode =>
  [...page.querySelectorAll('dialog[open]')].at(-1) ?? page.body;

function isReachable(element: HTMLElement): boolean {
  if (element.matches(':disabled') || element.closest('[inert], [aria-hidden="true"]') !== null) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/** All focusable elements, in document order. */
const stopsOf = (page: Document): readonly HTMLElement[] =>
  [...scopeOf(page).querySelectorAll<HTMLElement>(STOPS)].filter(isReachable);

function spotOf(element: HTMLElement): Spot {
  const { top, left, width, height } = element.getBoundingClientRect();
  return { element, row: top + height / 2, column: left + width / 2 };
}

function focus(element: HTMLElement | undefined): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** The focused one among the focusable elements; undefined for none. */
function focused(page: Document): HTMLElement | undefined {
  const { activeElement: active } = page;
  return active instanceof HTMLElement && active !== page.body && scopeOf(page).contains(active)
    ? active
    : undefined;
}

function begin(page: Document): void {
  const scope = scopeOf(page);
  const places = BEGINNINGS.flatMap((place) => [...scope.querySelectorAll<HTMLElement>(place)]);
  focus(places.find(isReachable) ?? stopsOf(page)[0]);
}

/** Moves the focus to the previous or next element, wrapping around. */
export function walkTo(page: Document, step: -1 | 1): void {
  const from = focused(page);
  const stops = stopsOf(page);
  if (from === undefined) begin(page);
  else focus(stops[(stops.indexOf(from) + step + stops.length) % stops.length]);
}

/** Changes the value of a range or list. Returns whether the control is one. */
function adjust(control: HTMLElement, step: -1 | 1): boolean {
  if (control instanceof HTMLInputElement && control.type === 'range') {
    // React ignores a change that is made through its own setter.
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const size = Number(control.step) || 1;
    set?.call(control, String(Number(control.value) + step * size));
    control.dispatchEvent(new Event('input', { bubbles: true }));
    return true;
  }
  if (control instanceof HTMLSelectElement) {
    const index = control.selectedIndex + step;
    if (index < 0 || index >= control.options.length) return true;
    control.selectedIndex = index;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return true;
  }
  return false;
}

/** Moves the focus to the nearest element in a direction; left and right change a focused range or list instead. */
export function walk(page: Document, direction: PadDirection): void {
  const from = focused(page);
  const step = STEPS[direction];
  if (from === undefined) {
    begin(page);
    return;
  }
  if (step.column !== 0 && adjust(from, step.column)) return;
  const spots = stopsOf(page)
    .filter((element) => element !== from)
    .map(spotOf);
  focus(nearestAhead(spotOf(from), step, spots)?.element);
}

/** Presses the focused element. */
export function chooseStop(page: Document): void {
  const from = focused(page);
  if (from === undefined) begin(page);
  else from.click();
}

/** Simulates a key press on the page. */
export function pressKey(page: Document, key: string): void {
  const target = focused(page) ?? page.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}

/** Closes the topmost dialog, or presses Escape. */
export function back(page: Document): void {
  const dialog = [...page.querySelectorAll('dialog[open]')].at(-1);
  if (dialog === undefined) pressKey(page, 'Escape');
  else dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

/** Focuses the menu of a table, or the first element of another page. */
export function toMenu(page: Document): void {
  const tools = [...page.querySelectorAll<HTMLElement>('.ui-hud-menu button')].find(isReachable);
  focus(tools ?? stopsOf(page)[0]);
}
