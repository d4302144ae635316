import { DIRECTIONS, type Direction } from '#core';
import type { Action, Event, Position } from '#zorgl/rules';
import { STEPS } from './steps';

/** A turn or reflection of the board about its middle, told by where it takes one step east and one north. */
interface Symmetry {
  readonly name: string;
  readonly east: readonly [number, number];
  readonly north: readonly [number, number];
}

/** The eight symmetries of the square; a step is told as files to the east and ranks to the north. */
export const BOARD_SYMMETRIES: readonly Symmetry[] = [
  { name: 'nothing', east: [1, 0], north: [0, 1] },
  { name: 'a quarter turn', east: [0, 1], north: [-1, 0] },
  { name: 'a half turn', east: [-1, 0], north: [0, -1] },
  { name: 'three quarters of a turn', east: [0, -1], north: [1, 0] },
  { name: 'east for west', east: [-1, 0], north: [0, 1] },
  { name: 'north for south', east: [1, 0], north: [0, -1] },
  { name: 'the diagonal', east: [0, 1], north: [1, 0] },
  { name: 'the other diagonal', east: [0, -1], north: [-1, 0] },
];

/** Where a symmetry takes a step, or a box as seen from the middle of the board. */
function moved({ east, north }: Symmetry, [x, y]: readonly [number, number]): readonly [number, number] {
  return [x * east[0] + y * north[0], x * east[1] + y * north[1]];
}

const SIZE = 7;
const MIDDLE = 3;
const FILES = 'abcdefg';

function movedBox(symmetry: Symmetry, box: string): string {
  const [x, y] = moved(symmetry, [FILES.indexOf(box.charAt(0)) - MIDDLE, Number(box.charAt(1)) - 1 - MIDDLE]);
  return `${FILES.charAt(x + MIDDLE)}${y + MIDDLE + 1}`;
}

function movedDirection(symmetry: Symmetry, direction: Direction): Direction {
  const [x, y] = moved(symmetry, STEPS[direction]);
  return DIRECTIONS.find((each) => STEPS[each][0] === x && STEPS[each][1] === y)!;
}

function movedBoard(symmetry: Symmetry, board: readonly string[]): string[] {
  const after = Array.from({ length: SIZE }, () => new Array<string>(SIZE).fill(''));
  for (const [row, text] of board.entries()) {
    for (const [file, token] of text.split(' ').entries()) {
      const box = movedBox(symmetry, `${FILES.charAt(file)}${SIZE - row}`);
      after[SIZE - Number(box.charAt(1))]![FILES.indexOf(box.charAt(0))] = token;
    }
  }
  return after.map((tokens) => tokens.join(' '));
}

/** Everything geometric in a plain value, moved: boxes by their names, directions by the fields that hold them. */
function movedValue(symmetry: Symmetry, value: unknown, key: string): unknown {
  if (key === 'board') return movedBoard(symmetry, value as readonly string[]);
  if (key === 'dir' || key === 'direction') return movedDirection(symmetry, value as Direction);
  if (typeof value === 'string') return /^[a-g][1-7]$/.test(value) ? movedBox(symmetry, value) : value;
  if (Array.isArray(value)) return value.map((item) => movedValue(symmetry, item, ''));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, movedValue(symmetry, item, name)]),
  );
}

/** The same position, action or fact on the board after a symmetry; cards, seats and turns stay as they are. */
export function transformed<Value extends Position | Action | Event>(
  symmetry: Symmetry,
  value: Value,
): Value {
  return movedValue(symmetry, value, '') as Value;
}
