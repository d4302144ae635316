import type { GameTypes, RedactedEntry, Seed } from '#core';
import type { LocalSource } from './local-source';
import type { SeatInfo } from './seats';
import type { SessionSnapshot, StandingAnswers } from './session-setup';

/** What saving a match requires. */
export interface SnapshotParts<T extends GameTypes> {
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  /** Whether the match is saved in its current state. Default: true if actions have been taken. */
  readonly saved?: boolean;
  /** The turn number after some actions, from 1. */
  readonly turnAfter?: (entries: readonly RedactedEntry<T>[]) => number;
  readonly standing?: StandingAnswers;
}

/**
 * Reports a match that is not saved yet, and then every step of its log and every change of the standing answers. Call
 * before creating the session, so that nothing is shown before it has been saved. Returns the unsubscribe function.
 */
export function onSnapshot<T extends GameTypes>(
  source: LocalSource<T>,
  { seats, seed, saved = source.length > 0, turnAfter, standing }: SnapshotParts<T>,
  listener: (snapshot: SessionSnapshot<T>) => void,
): () => void {
  const tell = () => {
    const deciding = source.seat;
    const refused = standing?.getState() ?? [];
    listener({
      record: source.record(),
      seats,
      seed,
      over: deciding === undefined,
      ...(deciding === undefined ? {} : { deciding }),
      ...(turnAfter === undefined ? {} : { turn: turnAfter(source.entries) }),
      ...(refused.length === 0 ? {} : { standing: refused }),
    });
  };
  if (!saved) tell();
  const ends = [source.subscribe(tell), standing?.subscribe(tell)];
  return () => {
    for (const end of ends) end?.();
  };
}
