import type { Frame } from './frames';
import { STEP_OF_QUESTION } from './nightSteps';
import type { Why } from './position';
import type { State } from './state';

const OF_SETUP: ReadonlySet<Why> = new Set<Why>(['take', 'muster', 'deploy']);
const OF_NIGHT: ReadonlySet<Why> = new Set<Why>(['harvest', 'feed', 'hungry', 'entrench', 'return', 'march']);

/** Whether no order is in progress, so that the question alone determines what follows. */
export function isQuiet(s: State): boolean {
  const { ask, stack } = s;
  if (ask === null) return true;
  const { why } = ask;
  return (
    OF_SETUP.has(why) ||
    why === 'first' ||
    why === 'wild' ||
    (why === 'house' && stack.length === 1) ||
    OF_NIGHT.has(why)
  );
}

/** The stack of a quiet position. */
export function quietStack(s: State): Frame[] {
  const { ask } = s;
  if (ask === null) return [];
  const { why } = ask;
  if (OF_SETUP.has(why)) return [{ do: 'setup' }];
  if (why === 'first' || why === 'wild') return [{ do: 'council', why }];
  if (why === 'house') return [{ do: 'house', pc: 0 }];
  return [{ do: 'night', pc: STEP_OF_QUESTION[why]!, list: [], i: 0 }];
}
