import type { ReactNode } from 'react';
import { useMessages } from '#i18n';
import { Icon } from './icons';
import './LobbyOptions.css';

export interface LobbyOptionsProps {
  readonly open: boolean;
  readonly onToggle: (open: boolean) => void;
  /** What is not as it is by default, in a word or two each: told while the rest is folded away. */
  readonly changes: readonly string[];
  readonly children: ReactNode;
}

/** All of a set-up that a first game can do without, behind one line. */
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
