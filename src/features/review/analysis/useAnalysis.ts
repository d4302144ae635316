import { useEffect, useState } from 'react';
import { Cancelled } from '#bots';
import type { RunningGame } from '../../../page/start';
import { thinkingOf } from '../../../page/thinking';
import { judgeAction, type MoveReview } from './analyse';

/** Reviews by action; sparse while incomplete. */
type Findings = readonly (MoveReview | undefined)[];

export interface AnalysisControl {
  readonly findings: Findings;
  /** Progress, 0 … 1. */
  readonly share: number;
  readonly state: 'running' | 'stopped' | 'done' | 'failed';
  readonly stop: () => void;
  readonly goOn: () => void;
}

/** Thinking time per action, ms. */
const LIMIT = 400;

/** Cached reviews of each game. */
const known = new WeakMap<RunningGame, (MoveReview | undefined)[]>();

/** Reviews a finished game action by action in the pool; results are cached. */
export function useAnalysis(running: RunningGame, exact: boolean): AnalysisControl {
  const { source, module } = running;
  const [findings, setFindings] = useState<Findings>(
    () => known.get(running) ?? Array(source.length).fill(undefined),
  );
  const [wanted, setWanted] = useState(true);
  const [failed, setFailed] = useState(false);
  const left = findings.filter((each) => each === undefined).length;
  useEffect(() => {
    if (!wanted) return;
    const found = known.get(running) ?? Array<MoveReview | undefined>(source.length).fill(undefined);
    known.set(running, found);
    const cancel = new AbortController();
    const { pool, thinking: whole } = thinkingOf(module, exact);
    // Interactive: limited thinking time per action.
    const thinking = whole.limit === undefined ? whole : { parts: 1, limit: LIMIT };
    const { actions } = source.record();
    const played = {
      actions: source.entries.map(({ seat }, index) => ({ seat, action: actions[index] })),
      positionAt: (count: number) => source.positionAt(count),
    };
    const judge = async (index: number) => {
      const judged = await judgeAction(module, pool, thinking, played, index, cancel.signal);
      found[index] = judged;
      setFindings([...found]);
    };
    const open = [...found.keys()].filter((index) => found[index] === undefined);
    // Two requests in flight, so that no worker idles.
    const lane = async () => {
      for (let index = open.shift(); index !== undefined; index = open.shift()) {
        if (cancel.signal.aborted) return;
        await judge(index);
      }
    };
    Promise.all([lane(), lane()]).catch((thrown) => {
      if (!(thrown instanceof Cancelled) && !cancel.signal.aborted) setFailed(true);
    });
    return () => cancel.abort();
  }, [running, source, module, exact, wanted]);
  return {
    findings,
    share: findings.length === 0 ? 1 : 1 - left / findings.length,
    state: left === 0 ? 'done' : failed ? 'failed' : wanted ? 'running' : 'stopped',
    stop: () => setWanted(false),
    goOn() {
      setFailed(false);
      setWanted(true);
    },
  };
}
