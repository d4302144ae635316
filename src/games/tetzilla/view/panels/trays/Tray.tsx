import type { ReactNode } from 'react';
import type { Refusal } from '#module';
import { classes, Panel, RuleButton } from '#ui';
import './Tray.css';

export interface TrayProps {
  readonly label: string;
  /** The question. */
  readonly ask: string;
  /** Why the last input was refused; replaces the question. */
  readonly refusal?: Refusal | null | undefined;
  /** The clause of the selected item; null for none. */
  readonly rule?: string | null;
  /** Extra information about the selected item. */
  readonly note?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The controls of one decision, below the table. */
export function Tray({ label, ask, refusal = null, rule = null, note, className, children }: TrayProps) {
  return (
    <Panel label={label} className={classes('tet-tray', className)}>
      <div className="tet-tray-head">
        <p className="tet-tray-ask" role="status">
          {refusal === null ? (
            <strong>{ask}</strong>
          ) : (
            <strong className="tet-refusal">{refusal.text}</strong>
          )}
          {note !== undefined && <span>{note}</span>}
        </p>
        {refusal === null && <RuleButton clause={rule} look="mark" className="tet-tray-rule" />}
      </div>
      {refusal !== null && <RuleButton clause={refusal.clause} className="tet-tray-why" />}
      {children}
    </Panel>
  );
}
