import { useCallback, useEffect, useRef, useState } from 'react';
import { Cancelled } from '#bots';
import type { GameTypes } from '#core';
import type { TurnControl } from '#module';
import { type ActionPreview, actingSeat, isLive, searchInPool, useSession } from '#session';
import type { RunningGame } from '../../../page/start';
import { thinkingOf } from '../../../page/thinking';
import { inSlices } from '../../../page/timeSlicing';
import { inChances } from '../chancesWith';
import { type Reason, reasoning } from './reason';

/** The advising bot. */
const ADVISER = 'merciless';

/** Advice for the person at this device. */
interface Advice {
  readonly action: GameTypes['Action'];
  readonly reason: Reason;
  /** Certain consequences to preview on the table; null for none. */
  readonly outcome: ActionPreview | null;
  /** The preview under the pointer when the advice was requested. */
  readonly pointed: ActionPreview | null;
}

export interface AdviceControl {
  /** Requests advice; null while nobody at this device may act. @param pointed preview under the pointer */
  readonly ask: ((pointed: ActionPreview | null) => void) | null;
  /** The latest answer while it applies; `thinking` until it arrives, `failed` if there is none. */
  readonly advice: Advice | 'thinking' | 'failed' | null;
  /** Dismisses it. */
  readonly close: () => void;
  /** Plays the suggested action. */
  readonly follow: () => void;
}

/** Hook: what the strongest bot would do, from what the seat knows. Runs in the pool. */
export function useAdvice({ module, session }: RunningGame, exact: boolean): AdviceControl {
  const may = useSession(session, (state) => actingSeat(state) !== null && isLive(state) && !state.over);
  const view = useSession(session, (state) => state.view);
  const [answer, setAnswer] = useState<{ view: unknown; advice: AdviceControl['advice'] } | null>(null);
  const running = useRef<AbortController | null>(null);
  const close = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setAnswer(null);
  }, []);
  useEffect(() => {
    // Any change of the game makes the advice obsolete.
    const forget = session.store.subscribe((state, before) => {
      if (state.view !== before.view) close();
    });
    return () => {
      forget();
      running.current?.abort();
    };
  }, [session, close]);
  const ask = useCallback(
    async (pointed: ActionPreview | null) => {
      const state = session.store.getState();
      const seat = actingSeat(state);
      const { foresight } = session;
      if (seat === null) return;
      running.current?.abort();
      const cancel = new AbortController();
      running.current = cancel;
      const { signal } = cancel;
      const tell = (advice: AdviceControl['advice']) => {
        if (!signal.aborted) setAnswer({ view: state.view, advice });
      };
      tell('thinking');
      const seed = state.actual;
      const question = { bot: ADVISER, view: state.view, legal: session.legal(), seat, seed } as const;
      try {
        const { pool, thinking } = thinkingOf(module, exact);
        const found = await searchInPool(pool, question, thinking, { signal });
        const thought = await inChances(module.simulator, pool, question, found, { signal });
        const reason = await inSlices(reasoning(module, state.view, seat, thought, seed));
        const outcome = foresight?.of([thought.best]) ?? null;
        tell({ action: thought.best, reason, outcome, pointed });
      } catch (thrown) {
        if (!(thrown instanceof Cancelled)) tell('failed');
      }
    },
    [module, session, exact],
  );
  const advice = answer !== null && answer.view === view && may ? answer.advice : null;
  return {
    ask: may ? (pointed) => void ask(pointed) : null,
    advice,
    close,
    follow() {
      if (advice === null || typeof advice === 'string') return;
      close();
      void session.act(advice.action);
    },
  };
}

/** Previews the suggested action on the table until the pointer moves elsewhere. */
export function withAdvice<Control extends TurnControl>(
  control: Control,
  advice: AdviceControl['advice'],
): Control {
  if (advice === null || typeof advice === 'string') return control;
  const { outcome = null } = control;
  if (outcome !== null && outcome !== advice.pointed) return control;
  return { ...control, outcome: advice.outcome };
}
