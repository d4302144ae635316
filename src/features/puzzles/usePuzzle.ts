import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameTypes } from '#core';
import { type PuzzleState, searchPuzzle } from '#learning';
import { usePageClock } from '#module';
import { isLive, useSession } from '#session';
import type { RunningGame } from '../../page/start';
import { thinkingOf } from '../../page/thinking';
import { inSlices } from '../../page/timeSlicing';
import type { BookPuzzle } from './book';

/** A hint: the number of actions left, then the next action, or that the goal is out of reach. */
export type PuzzleHint =
  | 'searching'
  | 'noWay'
  | 'unsure'
  | { readonly left: number; readonly next: GameTypes['Action'] | null };

export interface PuzzleControl {
  readonly state: PuzzleState;
  /** Whether the table has caught up, so that the result can be announced. */
  readonly shown: boolean;
  /** The latest hint while it applies. */
  readonly hint: PuzzleHint | null;
  /** Requests a hint; repeating it reveals more. */
  readonly ask: () => void;
}

/** Search limit in positions, above what any puzzle needed when it was made. */
const MAX_POSITIONS = 60_000;

/** State of a puzzle at the table: progress, opponents' moves and hints. */
export function usePuzzle(running: RunningGame, { puzzle, kind }: BookPuzzle): PuzzleControl {
  const { module, session, source } = running;
  const { rules, simulator } = module;
  const { seat, count, position: begun } = puzzle;
  const history = useSession(session, (state) => state.history);
  const deciding = useSession(session, (state) => state.deciding);
  const shown = useSession(session, (state) => isLive(state) && state.current === null);
  const state = useMemo(() => {
    const now = source.viewAt(history.length, seat);
    return kind.state(rules.view(begun, seat), now, seat, count);
  }, [source, history, rules, begun, kind, seat, count]);

  const exact = usePageClock().mode === 'manual';
  useEffect(() => {
    // Opponents may act several times in a row; wait until the log has caught up.
    if (deciding === null || deciding === seat || state !== 'open' || history.length !== source.length)
      return;
    let gone = false;
    const reply = async () => {
      const [known, actions] = [source.steps, source.length];
      const view = source.viewAt(actions, deciding);
      const question = {
        bot: 'greedy',
        view,
        legal: source.legal(deciding),
        seat: deciding,
        seed: actions,
      } as const;
      const action = await thinkingOf(module, exact).decide(question, () => {});
      if (!gone) await source.send(deciding, action, known);
    };
    void reply();
    return () => {
      gone = true;
    };
  }, [module, source, deciding, seat, state, exact, history]);

  const [given, setGiven] = useState<{ readonly history: unknown; readonly hint: PuzzleHint } | null>(null);
  const hint = given !== null && given.history === history ? given.hint : null;
  const asked = useRef<unknown>(null);
  const ask = useCallback(async () => {
    if (hint !== null && typeof hint === 'object') {
      const { line } = found.current;
      setGiven({ history, hint: { left: hint.left, next: line[0] ?? null } });
      return;
    }
    if (asked.current === history) return;
    asked.current = history;
    setGiven({ history, hint: 'searching' });
    const now = source.positionAt();
    const quest = { simulator, kind, count, seat, begun, now, most: MAX_POSITIONS };
    const result = await inSlices(searchPuzzle(quest));
    asked.current = null;
    found.current = { line: result?.line ?? [] };
    const own = result?.line.length ?? 0;
    if (result === null) setGiven({ history, hint: 'unsure' });
    else setGiven({ history, hint: own === 0 ? 'noWay' : { left: own, next: null } });
  }, [hint, history, source, simulator, kind, count, seat, begun]);
  const found = useRef<{ readonly line: readonly GameTypes['Action'][] }>({ line: [] });
  return { state, shown, hint, ask: () => void ask() };
}
