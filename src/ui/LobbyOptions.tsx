import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import { Icon } from './icons';
import './LobbyOptions.css';

export interface LobbyOptionsProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** The settings that differ from the defaults, in a word or two each; shown while the options are collapsed. */
  readonly changes: readonly string[];
  readonly children: ReactNode;
}

/** Options that a first game does not need, collapsed behind one line. */
export function LobbyOptions({ open, onToggle, changes, children }: LobbyOptionsProps) {
  const { lobby } = useMessages();
  return (
    <section className="ui-options">
      <button
        type="button"
        className="ui-panel ui-options-head"
        aria-expanded={open}
        onClick={() => onToggle(!open)}
      >
        <Icon name="settings" />
        <span>
          {lobby.options} {changes.length > 0 && <small>{changes.join(' · ')}</small>}
        </span>
        <Icon name="down" />
      </button>
      {open && <div className="ui-options-body">{children}</div>}
    </section>
  );
}
