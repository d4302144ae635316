import { clamp, smoothstep } from '../kit/vector';

/** Bitmap letters, five rows high, of variable width. */
const LETTERS: Readonly<Record<string, readonly string[]>> = {
  A: ['.##.', '#..#', '####', '#..#', '#..#'],
  B: ['###.', '#..#', '###.', '#..#', '###.'],
  C: ['.###', '#...', '#...', '#...', '.###'],
  D: ['###.', '#..#', '#..#', '#..#', '###.'],
  E: ['####', '#...', '###.', '#...', '####'],
  F: ['####', '#...', '###.', '#...', '#...'],
  G: ['.###', '#...', '#.##', '#..#', '.###'],
  H: ['#..#', '#..#', '####', '#..#', '#..#'],
  I: ['#', '#', '#', '#', '#'],
  K: ['#..#', '#.#.', '##..', '#.#.', '#..#'],
  L: ['#...', '#...', '#...', '#...', '####'],
  M: ['#...#', '##.##', '#.#.#', '#...#', '#...#'],
  N: ['#..#', '##.#', '#.##', '#..#', '#..#'],
  O: ['.##.', '#..#', '#..#', '#..#', '.##.'],
  P: ['###.', '#..#', '###.', '#...', '#...'],
  R: ['###.', '#..#', '###.', '#.#.', '#..#'],
  S: ['.###', '#...', '.##.', '...#', '###.'],
  T: ['###', '.#.', '.#.', '.#.', '.#.'],
  U: ['#..#', '#..#', '#..#', '#..#', '.##.'],
  X: ['#..#', '#..#', '.##.', '#..#', '#..#'],
  Z: ['####', '..#.', '.#..', '#...', '####'],
  ' ': ['..', '..', '..', '..', '..'],
};

/** Height of the letters relative to their board. */
const TALL = 0.62;

/** Text as rows of dots. @throws RangeError for a missing letter */
function dots(text: string): readonly string[] {
  const letters = [...text].map((letter) => {
    const cut = LETTERS[letter];
    if (!cut) throw new RangeError(`there is no letter "${letter}"`);
    return cut;
  });
  return [0, 1, 2, 3, 4].map((row) => letters.map((cut) => cut[row]!).join('.'));
}

/**
 * Coverage of a board by a text at a point, 0 … 1.
 * @param size of the board, width to height @returns function of x and y from −0.5 to 0.5
 */
export function lettering(text: string, size: number): (x: number, y: number) => number {
  const rows = dots(text);
  const columns = rows[0]!.length;
  const cell = Math.min(TALL / 5, (0.9 * size) / columns);
  const solid = (column: number, row: number): number => (rows[row]?.[column] === '#' ? 1 : 0);
  return (x, y) => {
    const u = (x * size) / cell + columns / 2 - 0.5;
    const v = -y / cell + 2;
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [f, g] = [smoothstep(0.15, 0.85, u - i), smoothstep(0.15, 0.85, v - j)];
    const top = solid(i, j) * (1 - f) + solid(i + 1, j) * f;
    const low = solid(i, j + 1) * (1 - f) + solid(i + 1, j + 1) * f;
    return clamp(smoothstep(0.25, 0.6, top * (1 - g) + low * g));
  };
}
