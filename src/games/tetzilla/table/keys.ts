import type { TurnControl } from '#module';
import type { Action, Box } from '#tetzilla/rules';
import {
  type Arrow,
  actionOf,
  afterArrow,
  type Decision,
  type Refused,
  stepOf,
  turnedAim,
  withoutGun,
} from '#tetzilla/view';

export interface KeyWays {
  change(next: Decision): void;
  play(action: Action): void;
  head(box: Box | null): void;
  /** Reports a refused input. */
  noteRefused(refused: Refused): void;
}

/** The keys of a decision: arrows aim, Enter confirms. */
export function keysOf(
  decision: Decision,
  { change, play, head, noteRefused }: KeyWays,
): TurnControl['keys'] {
  const confirm = () => {
    const action = actionOf(decision);
    if (action !== null) play(action);
  };
  if (decision.kind === 'move') {
    const onwards = () => decision.goal !== null && head(decision.goal);
    const step = (arrow: Arrow) => () => {
      const action = stepOf(decision, arrow);
      if (action === null) noteRefused({ arrow });
      else play(action);
    };
    return {
      ArrowLeft: step('left'),
      ArrowRight: step('right'),
      ArrowUp: step('up'),
      Enter: onwards,
      x: () => play({ do: 'pass' }),
    };
  }
  const aim = (arrow: Arrow) => () => change(afterArrow(decision, arrow));
  const arrows = { ArrowLeft: aim('left'), ArrowRight: aim('right'), ArrowUp: aim('up'), Enter: confirm };
  if (decision.kind === 'fire') {
    const back = () => change(withoutGun(decision));
    return { ...arrows, Escape: back };
  }
  if (decision.kind !== 'slide') return arrows;
  const turn = (by: 1 | -1) => () =>
    change({ ...decision, aim: turnedAim(decision.choices, decision.aim, by) });
  return { ...arrows, e: turn(1), q: turn(-1), ArrowDown: confirm, ' ': confirm };
}
