import type { KeyPress } from '#ui';
import { GRID, SEATS } from '#zorgl/rules';
import { MAX_FLOORS, MIN_FLOORS } from './brush';
import type { Tool } from './kit';

/** A command from the keyboard. */
export type KeyCommand =
  /** Steps to the east and to the north. */
  | { readonly do: 'walk'; readonly east: number; readonly north: number }
  /** The current tool, or its opposite. */
  | { readonly do: 'use' }
  | { readonly do: 'lower' }
  | { readonly do: 'raise' }
  | { readonly do: 'floors'; readonly floors: number }
  /** Applies a tool without selecting it. */
  | { readonly do: 'place'; readonly tool: Tool }
  | { readonly do: 'symmetry' }
  | { readonly do: 'undo' }
  | { readonly do: 'redo' };

const WALKS: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

const ERASERS = ['Delete', 'Backspace'];

/** The command of a key in the editor; null for none. */
export function commandOf({ key, shiftKey, control, digit }: KeyPress): KeyCommand | null {
  const letter = key.toLowerCase();
  if (control) {
    if (letter === 'z') return { do: shiftKey ? 'redo' : 'undo' };
    return letter === 'y' ? { do: 'redo' } : null;
  }
  const walk = Object.hasOwn(WALKS, key) ? WALKS[key] : undefined;
  if (walk !== undefined) return { do: 'walk', east: walk[0], north: walk[1] };
  if (digit === 0 || ERASERS.includes(key)) return { do: 'place', tool: 'erase' };
  if (digit !== null && digit >= MIN_FLOORS && digit <= MAX_FLOORS) return { do: 'floors', floors: digit };
  const seat = SEATS.find((each) => each.toLowerCase() === letter);
  if (seat !== undefined) return { do: 'place', tool: seat };
  switch (letter) {
    case 'enter':
    case ' ':
      return shiftKey ? { do: 'lower' } : { do: 'use' };
    case '+':
    case '=':
      return { do: 'raise' };
    case '-':
      return { do: 'lower' };
    case 'p':
      return { do: 'place', tool: 'plant' };
    case 'u':
      return { do: 'place', tool: 'unit' };
    case 's':
      return { do: 'symmetry' };
    default:
      return null;
  }
}

/** The box some steps away, clamped at the edge. @param box 0 … 48 */
export function walked(box: number, east: number, north: number): number {
  const within = (place: number, length: number) => Math.min(length - 1, Math.max(0, place));
  const file = within(GRID.file(box) + east, GRID.width);
  return within(GRID.rank(box) + north, GRID.height) * GRID.width + file;
}
