import type { ReactNode } from 'react';
import './FaultPage.css';

export interface FaultPageProps {
  readonly title: string;
  readonly text: string;
  /** What the program says about it, for those who are to mend it. */
  readonly reason?: string;
  /** Buttons: what can be done. */
  readonly children: ReactNode;
}

/** A page that says that there is something wrong, and what can be done. */
export function FaultPage({ title, text, reason, children }: FaultPageProps) {
  return (
    <main className="fault-page">
      <div className="fault-page-said" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        {reason !== undefined && reason !== '' && <code>{reason}</code>}
      </div>
      <div className="fault-page-ways">{children}</div>
    </main>
  );
}
