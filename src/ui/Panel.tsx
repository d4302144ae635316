import type { ReactNode } from 'react';
import { classes } from './classes';
import './Panel.css';
import { scrolls } from './scrolls';

export interface PanelProps {
  /** Accessible name of the region; shown as its heading if `heading` is set. */
  readonly label: string;
  readonly heading?: boolean | undefined;
  readonly className?: string | undefined;
  /** Scrolls if its content does not fit. */
  readonly scrolling?: boolean | undefined;
  readonly children: ReactNode;
}

/** A plain surface over the table. */
export function Panel({ label, heading = false, className, scrolling = false, children }: PanelProps) {
  return (
    <section
      ref={scrolling ? scrolls : null}
      className={classes('ui-panel', scrolling && 'ui-scroll', className)}
      aria-label={label}
    >
      {heading && <h2>{label}</h2>}
      {children}
    </section>
  );
}
