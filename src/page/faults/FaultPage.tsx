import type { ReactNode } from 'react';
import { scrolls } from '#ui';
import './FaultPage.css';

export interface FaultPageProps {
  readonly title: string;
  readonly text: string;
  /** Technical detail, for developers. */
  readonly reason?: string;
  /** Buttons for what can be done. */
  readonly children: ReactNode;
}

/** An error page: what is wrong, and what can be done. */
export function FaultPage({ title, text, reason, children }: FaultPageProps) {
  return (
    <main className="ui-page fault-page">
      <div className="fault-page-said" role="alert">
        <h1>{title}</h1>
        <p>{text}</p>
        {reason !== undefined && reason !== '' && (
          <code ref={scrolls} className="ui-scroll">
            {reason}
          </code>
        )}
      </div>
      <div className="fault-page-ways">{children}</div>
    </main>
  );
}
