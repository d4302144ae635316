import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from './classes';
import './ScrolledText.css';

export interface ScrolledTextProps {
  readonly className: string;
  /** Told as soon as it changes. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Less than this is rounding and no line of words. */
const SLACK = 4;

/**
 * Words in a place of a fixed height: where there are more of them than have room, they fade out below, and the keyboard
 * scrolls them as well.
 */
export function ScrolledText({ className, live = false, children }: ScrolledTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [more, setMore] = useState(false);
  const look = (box: HTMLElement) => setMore(box.scrollHeight - box.clientHeight - box.scrollTop > SLACK);
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return;
    const measure = () => {
      setScrolls(box.scrollHeight > box.clientHeight);
      look(box);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  });
  return (
    <div
      ref={place}
      className={classes('ui-scrolled-text', more && 'more', className)}
      onScroll={({ currentTarget }) => look(currentTarget)}
      {...(live && { role: 'status' })}
      {...(scrolls && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
