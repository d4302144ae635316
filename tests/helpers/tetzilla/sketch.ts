import { describeProblem, unwrap } from '#core';
import { positionFromSketch, type Sketch } from '#tetzilla/lessons';
import { type Action, type Event, gridFor, type Position, tetzilla } from '#tetzilla/rules';
import { problemWordsIn } from '../problems';

export { floor, type Sketch } from '#tetzilla/lessons';

/** The position of a sketch. Throws when it is not valid. */
export const sketched = (sketch: Sketch): Position => unwrap(tetzilla.parse(positionFromSketch(sketch)));

/** Plays actions and gathers their facts. Throws when one is not legal. */
export function played(
  position: Position,
  ...actions: readonly Action[]
): { readonly position: Position; readonly events: readonly Event[] } {
  let now = position;
  const events: Event[] = [];
  for (const action of actions) {
    const next = unwrap(tetzilla.apply(now, action));
    now = next.position;
    events.push(...next.events);
  }
  return { position: now, events };
}

const WORDS = problemWordsIn('en');

/** Why an action is refused, in English; `legal` if it is not. */
export function refusal(position: Position, action: Action): string {
  const next = tetzilla.apply(position, action);
  return next.ok ? 'legal' : describeProblem(next.error, WORDS);
}

/** Why a value is no position, in English; `valid` if it is one. */
export function fault(input: unknown): string {
  const parsed = tetzilla.parse(input);
  return parsed.ok ? 'valid' : describeProblem(parsed.error, WORDS);
}

/** The token of a box. */
export function tokenAt(position: Pick<Position, 'board' | 'players'>, box: string): string {
  const grid = gridFor(Object.keys(position.players).length);
  const index = grid.parse(box)!;
  return position.board[grid.height - 1 - grid.rank(index)]!.split(' ')[grid.file(index)]!;
}
