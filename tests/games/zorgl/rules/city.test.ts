import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import {
  CITIES,
  CITY,
  CITY_IDS,
  cityFaults,
  formatCity,
  foundCity,
  isSymmetric,
  motionsOf,
  moveBox,
  moveContents,
  parseBoard,
  parseCity,
  playout,
  readCity,
  SEATS,
  SYMMETRIES,
  symmetryOf,
  zorgl,
} from '#zorgl/rules';
import { anyContents } from '../../../helpers/cities';
import { described } from '../../../helpers/problems';

const DOWNTOWN = { format: 'kaiju-city', version: 1, name: 'Mine', board: CITY } as const;

/** The board with one row in the place of another. @param row 0 is the northernmost */
const withRow = (row: number, tokens: string) => ({
  ...DOWNTOWN,
  board: CITY.map((each, index) => (index === row ? tokens : each)),
});

const refusal = (input: unknown): string => {
  const city = parseCity(input);
  return city.ok ? 'accepted' : described(city.error);
};

describe('a city file', () => {
  it('is read as it was written, its rows in the plainest form', () => {
    expect(unwrap(readCity(formatCity(DOWNTOWN)))).toEqual(DOWNTOWN);
    expect(unwrap(parseCity(withRow(0, '  4  4 . 4 .   4 4 ')))).toEqual(DOWNTOWN);
  });

  it('is refused with the field at fault and the reason', () => {
    expect(refusal('a city')).toMatch(/^city: must be an object/);
    expect(refusal({ ...DOWNTOWN, format: 'kaiju-monster' })).toBe('format: must be "kaiju-city"');
    expect(refusal({ ...DOWNTOWN, version: 2 })).toBe('version: must be 1');
    expect(refusal({ ...DOWNTOWN, name: ' ' })).toBe('name: must not be empty');
    expect(refusal({ ...DOWNTOWN, name: 'x'.repeat(41) })).toBe('name: must have at most 40 characters');
    expect(refusal({ ...DOWNTOWN, name: 'two\nlines' })).toMatch(/^name: has an invisible character/);
    expect(refusal({ ...DOWNTOWN, mayor: 'Rex' })).toBe('mayor: is not a field of the notation');
    expect(refusal({ ...DOWNTOWN, board: CITY.slice(1) })).toBe('board: needs 7 rows, has 6');
    expect(refusal(withRow(2, '. . u u u .'))).toBe('board[2]: needs 7 tokens, has 6');
    expect(refusal(withRow(2, '. . u 10 u . .'))).toMatch(/^board\[2\]: "10" on d5/);
    expect(refusal({ ...DOWNTOWN, board: [...CITY.slice(0, 6), 7] })).toBe('board[6]: must be text');
    const text = readCity('{');
    expect(text.ok ? '' : described(text.error)).toBe('city: is not JSON');
  });

  it('needs exactly one plant (Z1.5)', () => {
    expect(refusal(withRow(3, '4 . u 8 u . 4'))).toBe('board: must have one plant, has none (Z1.5)');
    expect(refusal(withRow(6, 'P1 4 . 4 . 4 4'))).toBe('board[6]: must have one plant, has 2: a1, d4 (Z1.5)');
  });

  it('needs each of the four starts once, on the ground (Z1.5)', () => {
    expect(refusal(withRow(1, '4 B . . . . 4'))).toBe('board: has no starting place C (Z1.5)');
    expect(refusal(withRow(0, '4 4 . A . 4 4'))).toBe(
      'board[5]: has the starting place A more than once: b2, d7 (Z1.5)',
    );
    expect(refusal(withRow(1, '4 B . . . C/2 4'))).toMatch(/^board\[1\]: the starting place C must be free/);
  });

  it('may have no units and up to eight (Z1.5)', () => {
    const bare = DOWNTOWN.board.map((row) => row.replaceAll('u', '.'));
    expect(parseCity({ ...DOWNTOWN, board: bare }).ok).toBe(true);
    expect(parseCity(DOWNTOWN).ok).toBe(true);
    expect(refusal(withRow(0, '4 4 u 4 . 4 4'))).toMatch(/at most 8 units, has 9 \(Z1\.5\)$/);
  });

  it('is founded on any plan that has no faults, and on no other', () => {
    fc.assert(
      fc.property(anyContents, (contents) => {
        const city = foundCity('Somewhere', contents);
        expect(city.ok).toBe(cityFaults(contents).length === 0);
      }),
    );
  });
});

describe('the faults of a plan', () => {
  it('are all named, with their boxes', () => {
    const contents = unwrap(
      parseBoard([
        'P1 . . . . . P2',
        'A . . . . . A',
        'B . . . . . .',
        'C/3 . . . . . .',
        '. . . . . . .',
        '. . . . . . .',
        '. . . . . . .',
      ]),
    );
    expect(cityFaults(contents)).toEqual([
      { kind: 'plants', boxes: ['a7', 'g7'] },
      { kind: 'starts', seat: 'A', boxes: ['a6', 'g6'] },
      { kind: 'start-on-roof', seat: 'C', boxes: ['a4'] },
      { kind: 'no-start', seat: 'D', boxes: [] },
    ]);
  });

  it('concern the seats that are to play', () => {
    const contents = unwrap(parseBoard(CITY.map((row) => row.replace(/[BD]/, '.'))));
    expect(cityFaults(contents, ['A', 'C'])).toEqual([]);
    expect(cityFaults(contents, ['A', 'B']).map(({ kind }) => kind)).toEqual(['no-start']);
  });
});

describe('a symmetry', () => {
  it('turns clockwise seen from above: A to B to C to D (Z1.2)', () => {
    const quarter = motionsOf('quarter-turns')[1]!;
    const turned = moveContents(quarter, unwrap(parseBoard(CITY)));
    // b2 of start A goes to b6, and there it is start B.
    expect(turned).toEqual(unwrap(parseBoard(CITY)));
    const lone = unwrap(
      parseBoard([
        '. . . . . . .',
        '. . . . . . .',
        '. . . . . . .',
        '. . . . . . .',
        '. . . . . . .',
        '. A . . . . .',
        '. . 3 . . . .',
      ]),
    );
    const moved = moveContents(quarter, lone);
    expect(moved[1 + 7 * 5]).toEqual({ kind: 'monster', seat: 'B', roof: null });
    // c1 is one west and three south of the middle; a quarter turn makes that three west and one north.
    expect(moved[0 + 7 * 4]).toEqual({ kind: 'building', floors: 3, plant: false });
  });

  it('is a group of motions that keep the board, staying first', () => {
    for (const symmetry of SYMMETRIES) {
      const motions = motionsOf(symmetry);
      const images = motions.map((motion) => Array.from({ length: 49 }, (_, box) => moveBox(motion, box)));
      expect(images[0]).toEqual(Array.from({ length: 49 }, (_, box) => box));
      for (const image of images) expect(new Set(image).size).toBe(49);
      const known = new Set(images.map(String));
      expect(known.size).toBe(motions.length);
      for (const one of images) {
        for (const other of images) {
          expect(known.has(String(one.map((box) => other[box])))).toBe(true);
        }
      }
    }
  });

  it('holds of a board that its motions do not change', () => {
    const mirrored = unwrap(parseBoard(CITY.map((row) => row.replace('4 A', '. A'))));
    expect(symmetryOf(mirrored)).toBe('none');
    const leaning = unwrap(parseBoard(CITY.map((row, index) => (index === 0 ? '4 4 . 5 . 4 4' : row))));
    expect(symmetryOf(leaning)).toBe('left-right');
  });
});

describe.each(CITY_IDS)('the city %s of the game', (id) => {
  const board = CITIES[id];

  it('is a city, fair for two and for four', () => {
    const contents = unwrap(parseBoard(board));
    expect(cityFaults(contents)).toEqual([]);
    expect(isSymmetric(contents, 'half-turn')).toBe(true);
    expect(isSymmetric(contents, 'quarter-turns') || isSymmetric(contents, 'both-mirrors')).toBe(true);
  });

  it('can be played to the end, with and without the army', () => {
    for (const army of [true, false]) {
      for (const places of [['A', 'C'], ['B', 'C', 'D'], SEATS] as const) {
        const start = unwrap(zorgl.setup({ places, army, flight: 'english', board }, 3));
        const end = playout(start, 9).position;
        expect(end.outcome).not.toBeNull();
      }
    }
  });
});
