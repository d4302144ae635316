import type { ReactNode } from 'react';
import { Icon } from './icons';
import { scrolls } from './scrolls';
import './SetupSheet.css';

export interface SetupSheetProps {
  /** The choices; where the screen is too low for them they scroll. */
  readonly children: ReactNode;
  /** What begins the game: always in sight, and never over the choices. */
  readonly start: ReactNode;
}

/** The set-up of a game: choices, and below them the way to the table. */
export function SetupSheet({ children, start }: SetupSheetProps) {
  return (
    <div className="ui-setup">
      <div className="ui-setup-body" ref={scrolls}>
        {children}
      </div>
      <div className="ui-setup-start">
        <span className="ui-setup-more" aria-hidden="true">
          <Icon name="down" />
        </span>
        {start}
      </div>
    </div>
  );
}
