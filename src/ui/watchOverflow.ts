/** Events that end a movement inside a scroll box: while it lasts, browsers count its path as content. */
const ENDS = ['animationend', 'animationcancel', 'transitionend', 'transitioncancel'] as const;

/**
 * Calls back at once, and whenever the content or the visible part of a scroll box may have changed: its size and those of
 * its children, its scroll position, and the end of every animation inside it.
 * @returns stops watching
 */
export function watchOverflow(box: HTMLElement, onChange: () => void): () => void {
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(onChange) : null;
  const children = typeof MutationObserver === 'function' ? new MutationObserver(() => observe()) : null;
  const observe = () => {
    sizes?.disconnect();
    for (const each of [box, ...box.children]) sizes?.observe(each);
    onChange();
  };
  observe();
  children?.observe(box, { childList: true });
  for (const end of ENDS) box.addEventListener(end, onChange);
  box.addEventListener('scroll', onChange, { passive: true });
  return () => {
    sizes?.disconnect();
    children?.disconnect();
    for (const end of ENDS) box.removeEventListener(end, onChange);
    box.removeEventListener('scroll', onChange);
  };
}
