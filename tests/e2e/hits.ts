/** What is to be found around the table at once, besides what is to be hit; see {@link faultsOf}. */
export interface Wanted {
  /** Selectors of controls that must be there. */
  readonly there: readonly string[];
  /** The smallest side of a control, in CSS pixels. */
  readonly target: number;
  /** A selector of what lies over all else for a moment: only what is in it is to be hit. */
  readonly over?: string;
}

/**
 * Runs in the page: what is wrong with the panels around the table. Every control is to be hit in its middle without
 * scrolling and large enough, no text is too small, no two panels overlap, and none lies over the free rectangle of the
 * board.
 */
export function faultsOf({ there, target, over }: Wanted): string[] {
  const MIN_TEXT = 12;
  /** Layout rounds to parts of pixels. */
  const SLACK = 1;
  const hud = document.querySelector(['.ui-hud:not(.ghost)', over ?? ''].join(' '))!;
  const faults: string[] = [];
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const nameOf = (element: Element) => {
    const data = Object.entries((element as HTMLElement).dataset ?? {}).map(
      ([key, value]) => `${key}=${value}`,
    );
    return [element.tagName.toLowerCase(), element.getAttribute('aria-label'), element.className, ...data]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' ');
  };

  for (const selector of there)
    if (![...hud.querySelectorAll(selector)].some(seen)) faults.push(`${selector} is not there`);

  // What the layout has no area for gets rows and columns of its own, which are taken off all others.
  const { gridTemplateAreas } = getComputedStyle(hud);
  for (const part of over === undefined ? hud.children : []) {
    const { display, position, gridRowStart } = getComputedStyle(part);
    if (
      display === 'none' ||
      /absolute|fixed/.test(position) ||
      !/^[a-z]/.test(gridRowStart) ||
      gridRowStart === 'auto'
    )
      continue;
    if (!new RegExp(`\\b${gridRowStart}\\b`).test(gridTemplateAreas))
      faults.push(`${nameOf(part)} has no place in the layout`);
  }

  // Lines of the log are read in a list that scrolls.
  const controls = [...hud.querySelectorAll('button, select, input, a[href]')].filter(
    (element) => seen(element) && element.closest('.ui-log li') === null,
  );
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (hit === null || !control.contains(hit))
      faults.push(`${nameOf(control)} cannot be hit: ${hit === null ? 'outside' : nameOf(hit)}`);
    else if (Math.min(box.width, box.height) < target - SLACK / 2)
      faults.push(`${nameOf(control)} is small: ${Math.round(box.width)} × ${Math.round(box.height)}`);
  }

  const walker = document.createTreeWalker(hud, NodeFilter.SHOW_TEXT);
  const small = new Set<string>();
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || node.textContent?.trim() === '' || !seen(element)) continue;
    if (element.closest('.visually-hidden') !== null) continue;
    const size = Number.parseFloat(getComputedStyle(element).fontSize);
    const scale =
      (element as Element) instanceof SVGGraphicsElement
        ? (element as unknown as SVGGraphicsElement).getScreenCTM()!.a
        : 1;
    if (size * scale < MIN_TEXT - 0.01)
      small.add(`“${node.textContent}” is ${(size * scale).toFixed(1)} high in ${nameOf(element)}`);
  }
  faults.push(...small);

  if (over !== undefined) return faults;

  const panels = [...hud.querySelectorAll('.ui-panel, .ui-hand-card')].filter(
    (element) => seen(element) && element.parentElement?.closest('.ui-panel') === null,
  );
  const places = [...panels, hud.querySelector('.ui-hud-board')!].map((element) => ({
    name: nameOf(element),
    card: element.matches('.ui-hand-card'),
    ...(element.getBoundingClientRect().toJSON() as {
      left: number;
      right: number;
      top: number;
      bottom: number;
    }),
  }));
  for (const [index, one] of places.entries()) {
    if (
      one.left < -SLACK ||
      one.top < -SLACK ||
      one.right > innerWidth + SLACK ||
      one.bottom > innerHeight + SLACK
    )
      faults.push(`${one.name} is cut off by the window`);
    for (const other of places.slice(index + 1)) {
      // Cards are fanned; what is to be hit of each is told above.
      if (one.card && other.card) continue;
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > SLACK && high > SLACK) faults.push(`${one.name} lies over ${other.name}`);
    }
  }
  return faults;
}
