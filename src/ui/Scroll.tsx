import type { ReactNode } from 'react';
import { classes } from './classes';
import { Icon } from './icons';
import { scrolls } from './scrolls';

export interface ScrollProps {
  readonly className?: string | undefined;
  /** Screen readers announce changes. */
  readonly live?: boolean;
  readonly children: ReactNode;
}

/** Content that scrolls if it does not fit; its edges fade where there is more. */
export function Scroll({ className, live = false, children }: ScrollProps) {
  return (
    <div ref={scrolls} className={classes('ui-scroll', className)} role={live ? 'status' : undefined}>
      {children}
    </div>
  );
}

/** A list that scrolls if it does not fit, with an arrow while there is more below. */
export function ScrollList({ className, children }: Omit<ScrollProps, 'live'>) {
  return (
    <div className="ui-scroll-list">
      <Scroll>
        <div className={className}>{children}</div>
      </Scroll>
      <span className="ui-scroll-more" aria-hidden="true">
        <Icon name="forward" />
      </span>
    </div>
  );
}
