import { useStore } from 'zustand';
import type { Action, KingTypes } from '#king-of-monsters/rules';
import { type Selection, STANDING, type Standing, standingOf, type Table } from '#king-of-monsters/view';
import { type Session, useAutomaticAnswer } from '#session';

export interface StandingAnswers {
  /** What is answered with *no* without being asked. */
  readonly refused: readonly Standing[];
  /** Which question is asked now that need not be asked again; null for none. */
  readonly asked: Standing | null;
  refuse(kind: Standing): void;
  askAgain(kind: Standing): void;
}

const NO: Action = { do: 'pass' };

/**
 * A hook: says no for the person at the device to what they do not want to be asked again in this game, once the table
 * rests, unless they have just taken something back.
 * @param question what they are asked now; null for nothing
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
