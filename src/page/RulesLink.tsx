import { Link, useLocation } from 'react-router';
import { useMessages } from '#i18n';
import type { GameEntry } from '#module';
import { persistentQuery } from './address';
import './RulesLink.css';

export interface RulesLinkProps {
  /** The game; renders nothing if it has no rulebook. */
  readonly entry: GameEntry | undefined;
  /** Opens in a new tab, so that a running game is not lost. */
  readonly apart?: boolean;
}

/** Link to the rules of a game. */
export function RulesLink({ entry, apart = false }: RulesLinkProps) {
  const { rules } = useMessages();
  const { search } = useLocation();
  if (entry?.teaching === undefined) return null;
  return (
    <Link
      className="rules-link"
      to={`/rules/${entry.id}${persistentQuery(search)}`}
      {...(apart ? { target: '_blank', rel: 'noreferrer' } : {})}
    >
      {rules.linkOf(entry.title)}
    </Link>
  );
}
