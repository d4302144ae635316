import type { LessonStep } from '#learning';
import type { LessonState } from '../../../table/lesson/useLesson';

/** Goes on as a clicker does: an open question shows its answer, an answered one goes on to what is done, else the next step comes. */
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
