import { useSession } from '#session';
import { GameOverPanel } from '#ui';
import type { TableParts } from './parts';

export interface VerdictProps {
  readonly parts: TableParts;
  readonly onAgain: () => void;
  readonly onWatch: () => void;
  readonly onShare: () => void;
  readonly onLobby: () => void;
  readonly onLook: () => void;
}

/** Who has won, and what can be done now. */
export function Verdict({ parts, ...ways }: VerdictProps) {
  const { session, words, names } = parts;
  const view = useSession(session, (state) => state.view);
  const { title, reason, rows } = words.verdict(view, names);
  return <GameOverPanel title={title} reason={reason} rows={rows} {...ways} />;
}
