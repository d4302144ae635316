import type { ReactNode } from 'react';
import { Icon } from './icons';
import { scrolls } from './scrolls';
import './SetupSheet.css';

export interface SetupSheetProps {
  /** The choices; they scroll if the screen is too low for them. */
  readonly children: ReactNode;
  /** The start button: always visible, and never over the choices. */
  readonly start: ReactNode;
}

/** The setup of a game: choices, and the start button below them. */
export function SetupSheet({ children, start }: SetupSheetProps) {
  return (
    <div className="ui-setup">
      <div className="ui-scroll ui-setup-body" ref={scrolls}>
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
