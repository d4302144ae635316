import type { ReactNode } from 'react';
import { classes, Panel } from '#ui';
import './Tray.css';

export interface TrayProps {
  readonly label: string;
  /** What is asked. */
  readonly ask: string;
  /** More about what is being chosen. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The controls of one decision, below the table. */
export function Tray({ label, ask, note, className, children }: TrayProps) {
  return (
    <Panel label={label} className={classes('tet-tray', className)}>
      <p className="tet-tray-ask" role="status">
        <strong>{ask}</strong>
        {note !== undefined && <span>{note}</span>}
      </p>
      {children}
    </Panel>
  );
}
