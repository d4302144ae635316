import type { LessonStep } from '#learning';
import { useKeys } from '#ui';
import { toggleFullScreen } from '../../../table/fullScreen';
import type { LessonState } from '../../../table/lesson/useLesson';
import { goForward } from './steps';

export interface PresenterKeys {
  readonly state: LessonState;
  readonly steps: readonly LessonStep[];
  readonly onBlack: () => void;
  /** Opens the list of shortcuts. */
  readonly onHelp: () => void;
}

/**
 * Additional shortcuts for presenting, including those that clickers send: PageUp, PageDown, B and full stop.
 */
export function usePresenterKeys({ state, steps, onBlack, onHelp }: PresenterKeys): void {
  useKeys(({ key, control }) => {
    if (control) return false;
    switch (key) {
      case 'PageDown':
        goForward(state, steps);
        break;
      case 'PageUp':
        state.go(state.step - 1);
        break;
      case 'Home':
        state.go(0);
        break;
      case 'End':
        state.go(steps.length - 1);
        break;
      case 'b':
      case 'B':
      case '.':
        onBlack();
        break;
      case 'f':
      case 'F':
        void toggleFullScreen(document);
        break;
      case '?':
      case 'h':
      case 'H':
        onHelp();
        break;
      default:
        return false;
    }
    return true;
  });
}
