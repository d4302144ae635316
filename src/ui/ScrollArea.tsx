import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { classes } from './classes';
import './ScrollArea.css';
import { watchOverflow } from './watchOverflow';

export interface ScrollAreaProps {
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
export function ScrollArea({ className, live = false, children }: ScrollAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  const [more, setMore] = useState(false);
  useLayoutEffect(() => {
    const box = place.current;
    if (box === null) return;
    return watchOverflow(box, () => {
      setScrolls(box.scrollHeight > box.clientHeight);
      setMore(box.scrollHeight - box.clientHeight - box.scrollTop > SLACK);
    });
  }, []);
  return (
    <div
      ref={place}
      className={classes('ui-scrolled-text', more && 'more', className)}
      {...(live && { role: 'status' })}
      {...(scrolls && { tabIndex: 0 })}
    >
      {children}
    </div>
  );
}
