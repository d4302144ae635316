import type { LessonStep } from '#learning';
import type { LessonState } from '../../../table/lesson/useLesson';

/**
 * One click forward: an open question shows its answer, an answered one plays its action; otherwise the next
 * step.
 */
export function goForward(state: LessonState, steps: readonly LessonStep[]): void {
  const question = steps[state.step]?.question;
  if (state.open && question !== undefined) {
    state.setAnswer({ chosen: new Set(question.right), given: true });
  } else if (question !== undefined && state.part === 'say' && !state.playing) {
    state.goOn();
  } else {
    state.go(state.step + 1);
  }
}
