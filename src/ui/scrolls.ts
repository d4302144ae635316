import './Scroll.css';
import { watchOverflow } from './watchOverflow';

/** CSS pixels that are rounding, not content. */
const SLACK = 4;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * For the `ref` of an element that scrolls. Sets `data-above` and `data-below` while there is more on that side, and makes
 * the element focusable if the keyboard could not scroll it otherwise.
 */
export function scrolls(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  let added = false;
  return watchOverflow(box, () => {
    const below = box.scrollHeight - box.clientHeight - box.scrollTop;
    box.toggleAttribute('data-above', box.scrollTop > SLACK);
    box.toggleAttribute('data-below', below > SLACK);
    const overflows = box.scrollHeight - box.clientHeight > SLACK;
    const needed = overflows && box.querySelector(FOCUSABLE) === null;
    if (needed) box.tabIndex = 0;
    else if (added) box.removeAttribute('tabindex');
    added = needed;
  });
}
