import type { ReactNode } from 'react';
import { classes } from './classes';
import './Panel.css';

export interface PanelProps {
  /** Names the region; shown as its heading when `heading` is set. */
  readonly label: string;
  readonly heading?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A quiet surface over the table. */
export function Panel({ label, heading = false, className, children }: PanelProps) {
  return (
    <section className={classes('ui-panel', className)} aria-label={label}>
      {heading && <h2>{label}</h2>}
      {children}
    </section>
  );
}
