import { type GridSpot, nearestAhead } from '#ui';
import { GRID } from '#zorgl/rules';
import type { Choice } from './choice';

/** Arrow keys as offsets on the board, north up. */
export const ARROWS = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
} as const satisfies Readonly<Record<string, GridSpot>>;
export type ArrowKey = keyof typeof ARROWS;

/** Grid position of a choice: its box, or its place on the compass. Undefined if it has none. */
function spotOf(choice: Choice): GridSpot | undefined {
  if (choice.kind === 'direction') {
    const down = choice.value.includes('S') ? 1 : choice.value.includes('N') ? -1 : 0;
    const across = choice.value.includes('E') ? 1 : choice.value.includes('W') ? -1 : 0;
    return { row: down, column: across };
  }
  const box = choice.box === null ? undefined : GRID.parse(choice.box);
  return box === undefined ? undefined : { row: -GRID.rank(box), column: GRID.file(box) };
}

/**
 * The choice that an arrow key selects: the nearest in that direction or, if there is none, the next or
 * previous in the list, so that every choice can be reached.
 */
export function choiceAfter(
  choices: readonly Choice[],
  current: Choice | undefined,
  key: ArrowKey,
): Choice | undefined {
  if (current === undefined) return choices[0];
  const { row, column } = ARROWS[key];
  const from = spotOf(current);
  const placed = choices.flatMap((choice) => {
    const spot = spotOf(choice);
    return spot === undefined ? [] : [{ ...spot, choice }];
  });
  const ahead = from === undefined ? undefined : nearestAhead(from, ARROWS[key], placed);
  if (ahead !== undefined) return placed.find((each) => each === ahead)?.choice;
  const index = choices.findIndex(({ kind, value }) => kind === current.kind && value === current.value);
  return choices[(index + row + column + choices.length) % choices.length];
}
