import { type ReactNode, useRef } from 'react';
import { Icon } from './icons';
import './SetupSheet.css';
import { useMoreBelow } from './useMoreBelow';

export interface SetupSheetProps {
  /** The choices; where the screen is too low for them they scroll. */
  readonly children: ReactNode;
  /** What begins the game: always in sight, and never over the choices. */
  readonly start: ReactNode;
}

/** The set-up of a game: choices, and below them the way to the table. */
export function SetupSheet({ children, start }: SetupSheetProps) {
  const body = useRef<HTMLDivElement>(null);
  const more = useMoreBelow(body);
  return (
    <div className="ui-setup">
      <div className="ui-setup-body" ref={body} data-more={more || undefined}>
        {children}
      </div>
      <div className="ui-setup-start">
        {more && (
          <span className="ui-setup-more" aria-hidden="true">
            <Icon name="down" />
          </span>
        )}
        {start}
      </div>
    </div>
  );
}
