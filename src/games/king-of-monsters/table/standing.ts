import { useEffect, useRef, useState } from 'react';
import type { KingTypes } from '#king-of-monsters/rules';
import { type Selection, type Standing, standingOf, type Table } from '#king-of-monsters/view';
import { isLive, type Session, useSession } from '#session';

export interface StandingAnswers {
  /** What is answered with *no* without being asked. */
  readonly refused: readonly Standing[];
  /** Which question is asked now that need not be asked again; null for none. */
  readonly asked: Standing | null;
  refuse(kind: Standing): void;
  askAgain(kind: Standing): void;
}

/**
 * A hook: says no for the person at the device to what they do not want to be asked again in this game, once the table
 * rests. What was taken back is not done again by itself.
 * @param question what they are asked now; null for nothing
 */
export function useStanding(session: Session<KingTypes, Table>, question: Selection | null): StandingAnswers {
  const [refused, setRefused] = useState<readonly Standing[]>([]);
  const live = useSession(session, isLive);
  const actual = useSession(session, (state) => state.actual);
  const last = useRef(actual);
  const undone = useRef<number | null>(null);
  const asked = question === null ? null : standingOf(question.frame);
  useEffect(() => {
    if (actual !== last.current) undone.current = actual < last.current ? actual : null;
    last.current = actual;
    if (undone.current === null && live && asked !== null && refused.includes(asked))
      void session.act({ do: 'pass' });
  }, [session, live, actual, asked, refused]);
  return {
    refused,
    asked,
    refuse: (kind) => setRefused((now) => [...now, kind]),
    askAgain: (kind) => setRefused((now) => now.filter((each) => each !== kind)),
  };
}
