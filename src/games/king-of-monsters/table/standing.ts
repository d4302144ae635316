import { useStore } from 'zustand';
import type { Action, KingTypes } from '#king-of-monsters/rules';
import { type Selection, STANDING, type Standing, standingOf, type Table } from '#king-of-monsters/view';
import { type Session, useAutomaticAnswer } from '#session';

export interface StandingAnswers {
  /** Questions answered with "no" automatically. */
  readonly refused: readonly Standing[];
  /** The open question, if it can be switched off; null otherwise. */
  readonly asked: Standing | null;
  refuse(kind: Standing): void;
  askAgain(kind: Standing): void;
}

const NO: Action = { do: 'pass' };

/**
 * Hook: declines switched-off questions once the table is at rest, except right after an undo.
 * @param question the open selection; null for none
 */
export function useStanding(session: Session<KingTypes, Table>, question: Selection | null): StandingAnswers {
  const kept = useStore(session.standing);
  const refused = STANDING.filter((kind) => kept.includes(kind));
  const asked = question === null ? null : standingOf(question.frame);
  useAutomaticAnswer(session, asked !== null && refused.includes(asked) ? NO : null);
  return {
    refused,
    asked,
    refuse: (kind) => session.standing.setState([...kept, kind], true),
    askAgain: (kind) =>
      session.standing.setState(
        kept.filter((each) => each !== kind),
        true,
      ),
  };
}
