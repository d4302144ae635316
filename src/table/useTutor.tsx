import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { TurnControl } from '#module';
import { useSession } from '#session';
import type { Clock } from '#storage';
import type { Shortcuts } from '#ui';
import { CoachBar } from '../features/learn/firstGame/CoachBar';
import { type Coach, useCoach } from '../features/learn/firstGame/useCoach';
import { useCoachMarks } from '../features/learn/firstGame/useCoachMarks';
import { useHighlight } from '../features/learn/firstGame/useHighlight';
import { withCoach } from '../features/learn/firstGame/withCoach';
import { ContextHintNote } from '../features/learn/hints/ContextHintNote';
import { useContextHint } from '../features/learn/hints/useContextHint';
import { AdviceBar } from '../features/review/advice/AdviceBar';
import { type AdviceControl, useAdvice, withAdvice } from '../features/review/advice/useAdvice';
import type { Page } from '../page/page';
import type { RunningGame } from '../page/start';
import type { TableParts } from './game/parts';
import type { DrawnMarks } from './marks/marks';
import type { TableTask } from './task';

export interface TutorParts {
  readonly page: Page;
  readonly running: RunningGame;
  readonly parts: TableParts;
  readonly control: TurnControl;
  readonly clock: Clock;
  /** The page of the table. */
  readonly whole: RefObject<HTMLElement | null>;
  /** Photos are taken: nobody is taught. */
  readonly posing: boolean;
  /** The panels are there. */
  readonly panels: boolean;
  /** What is to be done here: nobody helps with it unasked. */
  readonly task: TableTask | undefined;
}

/** What helps somebody to play: the coach of a first game, hints for newcomers, advice for who asks. */
export interface Tutor {
  /** Null but in a first game. */
  readonly coach: Coach | null;
  /** What is said beside the table; null for nothing. */
  readonly says: ReactNode;
  readonly newcomer: ReactNode;
  /** What is drawn on the table for it. */
  readonly marks: DrawnMarks;
  /** The control, which shows what is advised. */
  readonly control: TurnControl;
  /** Asks what would be done here; null while nobody at the device may act. */
  readonly onAdvice: (() => void) | null;
  readonly keys: Shortcuts;
}

/** Anyone who learns is taught, newcomers get hints, and who asks is advised: one of them speaks at a time. */
export function useTutor(tutored: TutorParts): Tutor {
  const { page, running, parts, control, clock, whole, posing, panels, task } = tutored;
  const replaying = useSession(parts.session, (state) => state.inPast || state.over);
  const coach = useCoach(page, running);
  const advice = useAdvice(running, clock === 'manual');
  const { ask } = advice;
  useShown(control, advice.advice);
  const advises = advice.advice !== null && !posing;
  const teaches = coach !== null && coach.speech !== null && !replaying && !posing;
  const marks = useCoachMarks(parts, coach?.marks);
  useHighlight(whole, teaches ? coach.touch : null);
  const taughtBy = teaches ? coach : null;
  const teaching = useMemo(() => withCoach(control, taughtBy), [control, taughtBy]);
  const hint = useContextHint(page, running, coach !== null || replaying || task !== undefined, panels);
  const taught = teaches ? <CoachBar page={page} module={running.module} coach={coach} /> : null;
  return {
    coach,
    says:
      task !== undefined && !posing ? (
        task.says
      ) : advises ? (
        <AdviceBar parts={parts} control={advice} />
      ) : (
        taught
      ),
    newcomer: <ContextHintNote hint={hint} />,
    marks,
    control: withAdvice(teaching, advice.advice),
    onAdvice: ask === null || task !== undefined ? null : () => ask(control.outcome ?? null),
    keys: advises ? { Escape: advice.close } : {},
  };
}

/** The choice at the table comes as far as what is advised, once, and is let go when the advice is put away. */
function useShown(control: TurnControl, advice: AdviceControl['advice']): void {
  const latest = useRef(control);
  useLayoutEffect(() => {
    latest.current = control;
  });
  useEffect(() => {
    if (advice === null || typeof advice === 'string') return;
    latest.current.show?.(advice.action);
    return () => latest.current.show?.(null);
  }, [advice]);
}
