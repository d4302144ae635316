import './Scroll.css';
import { watchOverflow } from './watchOverflow';

/** CSS pixels that are rounding, not content. */
const SLACK = 4;

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** Hidden pixels at both ends of a direction. @param at scroll position; below 0 where the content begins at the end */
function hidden(content: number, room: number, at: number): readonly [before: number, after: number] {
  const most = content - room;
  return at < 0 ? [most + at, -at] : [at, most - at];
}

/**
 * For the `ref` of an element that scrolls. Sets `data-above`, `data-below`, `data-before` and `data-after` while there is
 * more on that side, and makes the element focusable if the keyboard could not scroll it otherwise.
 */
export function scrolls(box: HTMLElement | null): (() => void) | undefined {
  if (box === null) return undefined;
  let added = false;
  return watchOverflow(box, () => {
    const [above, below] = hidden(box.scrollHeight, box.clientHeight, box.scrollTop);
    const [before, after] = hidden(box.scrollWidth, box.clientWidth, box.scrollLeft);
    // Its properties are only worked out when they are read.
    const style = getComputedStyle(box);
    const more = {
      above: above > SLACK && style.overflowY !== 'visible',
      below: below > SLACK && style.overflowY !== 'visible',
      before: before > SLACK && style.overflowX === 'auto',
      after: after > SLACK && style.overflowX === 'auto',
    };
    for (const [side, is] of Object.entries(more)) box.toggleAttribute(`data-${side}`, is);
    const needed = Object.values(more).includes(true) && box.querySelector(FOCUSABLE) === null;
    if (needed) box.tabIndex = 0;
    else if (added) box.removeAttribute('tabindex');
    added = needed;
  });
}
