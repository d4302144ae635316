import { useEffect } from 'react';
import type { InterfaceSound, Soundtrack } from '#audio';

/** Elements that can be pressed. */
const PRESSABLE = 'button, [role="switch"], select, label:has(input[type="radio"])';

/** Sound of a pressed element: from its attribute, or the default. */
function soundOf(thing: Element): InterfaceSound {
  if (thing.getAttribute('aria-disabled') === 'true') return 'refuse';
  return (
    (thing.closest<HTMLElement>('[data-sound]')?.dataset.sound as InterfaceSound | undefined) ?? 'select'
  );
}

const ARRIVING = '[data-arrives]';

/**
 * Button sounds: a soft tick on hover and a click on press. Elements may name a sound to be played when they appear.
 */
export function useTouchSounds(soundtrack: Soundtrack): void {
  useEffect(() => {
    const pressable = (event: Event) =>
      event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
    let over: Element | null = null;
    const hover = (event: PointerEvent) => {
      const thing = pressable(event);
      if (thing !== over && thing !== null && event.pointerType === 'mouse') soundtrack.touch('hover');
      over = thing;
    };
    const press = (event: Event) => {
      const thing = pressable(event);
      if (thing !== null) soundtrack.touch(soundOf(thing));
    };
    const arrive = (changes: readonly MutationRecord[]) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const thing = node.matches(ARRIVING) ? node : node.querySelector<HTMLElement>(ARRIVING);
        if (thing !== null) soundtrack.touch(thing.dataset.arrives as InterfaceSound);
      }
    };
    const arrivals = new MutationObserver(arrive);
    arrivals.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('pointerover', hover);
    document.addEventListener('click', press);
    return () => {
      arrivals.disconnect();
      document.removeEventListener('pointerover', hover);
      document.removeEventListener('click', press);
    };
  }, [soundtrack]);
}
