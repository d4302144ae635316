import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classes } from './classes';
import { Icon } from './icons';
import './Scrolled.css';
import { watchOverflow } from './watchOverflow';

export interface ScrolledProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Less than this, in CSS pixels, is no more to be seen. */
const SLACK = 2;

/** A list that scrolls where it is longer than its room, and shows on which side it goes on. */
export function Scrolled({ className, children }: ScrolledProps) {
  const box = useRef<HTMLDivElement>(null);
  const [above, setAbove] = useState(false);
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const frame = box.current;
    if (frame === null) return;
    return watchOverflow(frame, () => {
      setAbove(frame.scrollTop > SLACK);
      setBelow(frame.scrollHeight - frame.clientHeight - frame.scrollTop > SLACK);
    });
  }, []);
  return (
    <div className={classes('ui-scrolled', above && 'above', below && 'below')}>
      <div ref={box} className="ui-scrolled-box">
        <div className={className}>{children}</div>
      </div>
      {below && (
        <span className="ui-scrolled-more" aria-hidden="true">
          <Icon name="forward" />
        </span>
      )}
    </div>
  );
}
