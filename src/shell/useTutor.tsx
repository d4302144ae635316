import { useLayoutEffect, useMemo, useRef } from 'react';
import type { TurnControl } from '#module';
import { useSession } from '#session';
import { CoachBar } from '../features/learn/firstGame/CoachBar';
import { FirstGameResult } from '../features/learn/firstGame/FirstGameResult';
import { useCoach } from '../features/learn/firstGame/useCoach';
import { useCoachMarks } from '../features/learn/firstGame/useCoachMarks';
import { useHighlight } from '../features/learn/firstGame/useHighlight';
import { withCoach } from '../features/learn/firstGame/withCoach';
import { ContextHintNote } from '../features/learn/hints/ContextHintNote';
import { useContextHint } from '../features/learn/hints/useContextHint';
import { AdviceBar } from '../features/review/advice/AdviceBar';
import { type AdviceControl, useAdvice, withAdvice } from '../features/review/advice/useAdvice';
import type { Tutor, TutorParts } from '../table/tutor';

/** Help at the table: the tutorial, hints for newcomers, and advice on request, one at a time. */
export function useTutor(tutored: TutorParts): Tutor {
  const { running, parts, control, clock, whole, posing, panels, task } = tutored;
  const replaying = useSession(parts.session, (state) => state.inPast || state.over);
  const coach = useCoach(running);
  const advice = useAdvice(running, clock === 'manual');
  const { ask } = advice;
  useShown(control, advice.advice);
  const advises = advice.advice !== null && !posing;
  const teaches = coach !== null && coach.speech !== null && !replaying && !posing;
  const marks = useCoachMarks(parts, coach?.marks);
  useHighlight(whole, teaches ? coach.touch : null);
  const taughtBy = teaches ? coach : null;
  const teaching = useMemo(() => withCoach(control, taughtBy), [control, taughtBy]);
  const hint = useContextHint(running, coach !== null || replaying || task !== undefined, panels);
  const taught = teaches ? <CoachBar module={running.module} coach={coach} /> : null;
  return {
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
    end: coach === null ? null : (ways) => <FirstGameResult running={running} coach={coach} {...ways} />,
  };
}

/** Preselects the advised action once, and clears it when the advice is closed. */
function useShown(control: TurnControl, advice: AdviceControl['advice']): void {
  const latest = useRef(control);
  useLayoutEffect(() => {
    latest.current = control;
  });
  // With the frame that shows the advice, not after it.
  useLayoutEffect(() => {
    if (advice === null || typeof advice === 'string') return;
    latest.current.show?.(advice.action);
    return () => latest.current.show?.(null);
  }, [advice]);
}
