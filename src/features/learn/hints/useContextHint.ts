import { useEffect, useMemo, useRef, useState } from 'react';
import type { LocalizedText } from '#core';
import type { TutorialStep } from '#learning';
import { usePersistentState, usePreferences } from '#module';
import { actingSeat, useSession } from '#session';
import { shelf } from '../../../page/shelf';
import type { RunningGame } from '../../../page/start';
import { useTeaching } from '../../../table/tutor/useTeaching';
import {
  hintsName,
  isNew,
  mayShow,
  playedToEnd,
  readHints,
  settledHints,
  shownOnce,
  writeHints,
} from './memory';

/** A hint about something that comes up for the first time. */
export interface ContextHint {
  readonly id: string;
  readonly text: LocalizedText;
  readonly clause: string;
  /** Dismisses it for good. */
  understood(): void;
}

/**
 * Hook: the current hint; null if there is none, for experienced players, and if hints are off.
 * @param quiet suppresses hints: somebody else is active, or nobody plays
 * @param ready the table is loaded, so non-essential work can start
 */
export function useContextHint(running: RunningGame, quiet: boolean, ready: boolean): ContextHint | null {
  const { session, module } = running;
  const { id: game } = module.rules;
  const { hints: wished } = usePreferences();
  const [memory, setMemory] = usePersistentState(hintsName(game), readHints, writeHints);
  const wanted = wished && !quiet && ready && isNew(memory);
  const entry = shelf.entries.find(({ id }) => id === game);
  const hints = useTeaching(entry, wanted)?.hints ?? null;
  const seat = useSession(session, actingSeat);
  const view = useSession(session, (state) => state.view);
  const history = useSession(session, (state) => state.history);
  // Another player's action is still being shown.
  const watching = useSession(session, ({ current, holder }) => current !== null && current.seat !== holder);
  const played = useSession(session, (state) => state.over && state.holder !== null);
  const [shown, setShown] = useState<string | null>(null);

  const needed = useMemo((): readonly TutorialStep[] => {
    if (hints === null || seat === null || watching) return [];
    const moment = { view, seat, legal: session.legal() };
    return hints.filter((hint) => hint.when(moment));
  }, [hints, seat, watching, view, session]);
  // A visible hint stays while it applies, so that it does not vanish mid-reading.
  const hint =
    needed.find(({ id }) => id === shown && !memory.done.includes(id)) ??
    needed.find(({ id }) => mayShow(memory, id)) ??
    null;
  const next = hint?.id ?? null;
  useEffect(() => {
    if (next === shown) return;
    setShown(next);
    if (next !== null) setMemory(shownOnce(memory, next));
  }, [next, shown, memory, setMemory]);

  const counted = useRef(history.length);
  useEffect(() => {
    const fresh = history.slice(counted.current);
    counted.current = history.length;
    if (hints === null || fresh.length === 0) return;
    const acted = hints.filter(({ id, shownBy }) =>
      memory.seen.includes(id)
        ? fresh.some((entry) => entry.events.some((event) => shownBy?.(event, entry.seat) === true))
        : false,
    );
    const ids = acted.map(({ id }) => id).filter((id) => !memory.done.includes(id));
    if (ids.length > 0) setMemory(settledHints(memory, ids));
  }, [history, hints, memory, setMemory]);

  useEffect(() => {
    if (!played) return;
    const after = playedToEnd(memory, running.id);
    if (after !== memory) setMemory(after);
  }, [played, memory, running.id, setMemory]);

  const moment = useMemo(
    () => (seat === null ? null : { view, seat, legal: session.legal() }),
    [view, seat, session],
  );
  if (hint === null || moment === null || !wanted) return null;
  return {
    id: hint.id,
    text: hint.say(moment),
    clause: hint.clause,
    understood: () => setMemory(settledHints(memory, [hint.id])),
  };
}
