import { useMemo } from 'react';
import { useSession } from '#session';
import { GameOverPanel } from '#ui';
import type { TableParts } from './game/parts';
import { useTurns } from './useTurns';

export interface VerdictProps {
  readonly parts: TableParts;
  readonly onAgain?: () => void;
  readonly onWatch: () => void;
  readonly onAnalysis?: () => void;
  readonly onShare?: () => void;
  readonly onLobby: () => void;
  readonly onLook: () => void;
}

/** The result: winner, statistics and next steps. */
export function VerdictPanel({ parts, ...ways }: VerdictProps) {
  const { module, session, words, names } = parts;
  const view = useSession(session, (state) => state.view);
  const history = useSession(session, (state) => state.history);
  const turns = useTurns(parts).length - (module.setsUp?.(session.opening) === true ? 1 : 0);
  const { title, reason, rows } = words.verdict(view, names);
  const figures = useMemo(() => words.tally?.(history) ?? [], [words, history]);
  const lengths = { figures, turns, actions: history.length };
  return <GameOverPanel title={title} reason={reason} rows={rows} {...lengths} {...ways} />;
}
