import { describe, expect, it } from 'vitest';
import { type Action, type Landing, landingsOf, type Position, tetzilla } from '#tetzilla/rules';
import { floor, played, refusal, sketched, tokenAt } from '../../../helpers/tetzilla/sketch';

const SLIDING = { turn: { number: 1, stage: 'slide' } } as const;

/** Kaiju that are out of the way of tiles and guards. */
const standing = (box: string) => ({ [box]: 'AB', [box.replace('b', 'a')]: 'C' });

const slides = (position: Position): readonly string[] =>
  tetzilla.legal(position).map((action) => (action.do === 'slide' ? `${action.column}${action.spin}` : '?'));

const slid = (position: Position, spin: number, column: string) => {
  const action: Action = { do: 'slide', tile: position.tile!, spin, column };
  return played(position, action);
};

describe('sliding a tile', () => {
  it('begins with the top tile of the deck, for all to see; no other may be slid (T4.1)', () => {
    const position = sketched({ ...SLIDING, tiles: floor(1), put: standing('b1'), tile: 'O6' });
    expect(refusal(position, { do: 'slide', tile: 'O7', spin: 0, column: 'c' })).toBe(
      'tile: the face-up tile is O6, not O7 (T4.1)',
    );
    const { position: next, events } = slid(position, 0, 'c');
    expect(events.at(-1)).toEqual({ type: 'tile-drawn', player: 'B', tile: position.deck[0] });
    expect(next.tile).toBe(position.deck[0]);
    expect(next.deck).toEqual(position.deck.slice(1));
    expect(tetzilla.view(next, 'spectator').tile).toBe(next.tile);
  });

  it('turns it clockwise: T3 has its guard east, then south, then west, then in the north (T4.2)', () => {
    // Spin 0: b above, then b o g from west to east.
    const guards = [0, 1, 2, 3].map((spin) => {
      const position = sketched({ ...SLIDING, tiles: floor(1), put: standing('b1'), tile: 'T3' });
      return slid(position, spin, 'd').events.find(
        (event) => event.type === 'marker-placed' && event.marker.length === 1,
      );
    });
    // Upright, the middle box sticks out to the east at spin 1 and to the west at spin 3.
    expect(guards.map((event) => event?.type === 'marker-placed' && event.box)).toEqual([
      'f2',
      'd2',
      'd3',
      'e4',
    ]);
  });

  it('knows a tile that looks the same after half a turn by two spins only (T4.2)', () => {
    const position = sketched({ ...SLIDING, tiles: floor(1), put: standing('b1'), tile: 'S1' });
    expect(new Set(slides(position).map((each) => each.charAt(1)))).toEqual(new Set(['0', '1']));
    expect(refusal(position, { do: 'slide', tile: 'S1', spin: 2, column: 'a' })).toBe(
      'spin: S1 has 2 rotations, numbered from 0 (T4.2)',
    );
  });

  it('takes any columns in which it fits at the upper edge (T4.3, T4.5)', () => {
    const position = sketched({ ...SLIDING, tiles: floor(1), put: standing('b1'), tile: 'O2' });
    expect(slides(position)).toEqual(
      ['0', '1'].flatMap((spin) => [...'abcdefg'].map((column) => column + spin)),
    );
    expect(refusal(position, { do: 'slide', tile: 'O2', spin: 0, column: 'h' })).toBe(
      'column: in column h a part of the tile would be off the board (T4.3)',
    );
    expect(refusal(position, { do: 'pass' })).toBe('do: in the stage slide the action must be slide (T4.5)');
  });

  it('cannot begin in a built box (T4.3)', () => {
    const position = sketched({
      ...SLIDING,
      tiles: [...floor(1), 'O1 0 c19'],
      put: standing('b1'),
      tile: 'O2',
    });
    const columns = new Set(slides(position).map((each) => each.charAt(0)));
    expect([...columns]).toEqual(['a', 'e', 'f', 'g']);
    expect(refusal(position, { do: 'slide', tile: 'O2', spin: 0, column: 'b' })).toBe(
      'column: in column b the tile would start in a built box (T4.3)',
    );
  });

  it('begins beside a built box of the top row, where only its lower part is wider (T4.3)', () => {
    // A T upright on its head needs the box above its arms no more than they do.
    const position = sketched({
      ...SLIDING,
      tiles: [...floor(1), 'I5 3 a17'],
      put: standing('b1'),
      tile: 'T7',
    });
    expect(slides(position)).not.toContain('a0');
    expect(slides(position)).toContain('b0');
  });

  it('falls straight to the first thing in its way and stays there, and no row is cleared (T4.4)', () => {
    const position = sketched({
      ...SLIDING,
      tiles: [...floor(1), 'O1 0 c2', 'I5 0 e9'],
      put: standing('b1'),
      tile: 'L7',
    });
    // L7 lies o o o with one more above its east: from a on it hangs over c2, whose top is row 3.
    const over = slid(position, 0, 'a');
    expect(over.events[0]).toMatchObject({ type: 'tile-slid', spin: 0, column: 'a', row: 4 });
    expect(['a4', 'b4', 'c4', 'c5', 'a3', 'c6'].map((box) => tokenAt(over.position, box) !== '.')).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
    ]);
    expect(over.position.tiles.at(-1)).toBe('L7 0 a4');
    // What floats over a column stops it as well.
    expect(slid(position, 0, 'f').events[0]).toMatchObject({ row: 10 });
    expect(over.position.board[19]!.split(' ')).not.toContain('.');
  });

  it('stops where any part of it would come upon a built box, not only its lowest (T4.4)', () => {
    const position = sketched({
      ...SLIDING,
      tiles: [...floor(1), 'O1 0 d2'],
      put: standing('b1'),
      tile: 'S7',
    });
    // The upper right of an S comes to lie on the O, its lower left beside it.
    expect(slid(position, 0, 'b').events[0]).toMatchObject({ column: 'b', row: 3 });
    expect(slid(position, 0, 'a').events[0]).toMatchObject({ column: 'a', row: 2 });
  });

  it('in a level city it ends at most two rows above the lowest place that there is (T4.6)', () => {
    const tiles = [...floor(1), 'I5 1 c2', 'O1 0 e2'];
    const open = sketched({ ...SLIDING, tiles, put: standing('b1'), tile: 'O6' });
    const level = sketched({ ...SLIDING, tiles, put: standing('b1'), tile: 'O6', options: { level: true } });
    expect(new Set(slides(open).map((each) => each.charAt(0)))).toEqual(new Set('abcdefg'));
    // The lowest places are in row 2; on the O it would end in row 4, on the I in row 6.
    expect(new Set(slides(level).map((each) => each.charAt(0)))).toEqual(new Set('adefg'));
    expect(refusal(level, { do: 'slide', tile: 'O6', spin: 0, column: 'b' })).toBe(
      'column: the tile would end in row 6; the city must stay level, up to row 4 (T4.6)',
    );
    const told = (landings: readonly Landing[]) =>
      landings.filter(({ spin }) => spin === 0).map(({ row, allowed }) => [row + 1, allowed]);
    expect(told(landingsOf(level, 'O6'))).toEqual([
      [2, true],
      [6, false],
      [6, false],
      [4, true],
      [4, true],
      [4, true],
      [2, true],
    ]);
  });

  it('in a level city the lowest place is that of any spin, and it holds in the set-up too (T4.6)', () => {
    // Column a ends in row 1, b to g in row 3, h in row 5.
    const tiles = [...floor(1), 'O1 0 b2', 'O2 0 d2', 'O3 0 f2', 'I8 1 h2'];
    const turn = { number: 0, stage: 'found', round: 3 } as const;
    const level = sketched({ tiles, turn, tile: 'I5', options: { level: true } });
    // Upright in column a it ends in row 2; so row 4 is the highest, whichever way it lies.
    const flat = slides(level).filter((each) => each.endsWith('0'));
    const upright = slides(level).filter((each) => each.endsWith('1'));
    expect(flat).toEqual(['a0', 'b0', 'c0', 'd0']);
    expect(upright).toEqual([...'abcdefg'].map((column) => `${column}1`));
    expect(refusal(level, { do: 'slide', tile: 'I5', spin: 0, column: 'e' })).toBe(
      'column: the tile would end in row 6; the city must stay level, up to row 4 (T4.6)',
    );
  });

  it('serves building and guard signs from the upper row down, west to east (T4.7)', () => {
    const position = sketched({
      ...SLIDING,
      tiles: floor(1),
      put: standing('b1'),
      tile: 'J4',
      buildings: ['s6', 'h2'],
      guards: ['T'],
    });
    // J4 is b.. above obg.
    expect(slid(position, 0, 'd').events.slice(0, 4)).toEqual([
      { type: 'tile-slid', player: 'A', tile: 'J4', spin: 0, column: 'd', row: 2 },
      { type: 'marker-placed', box: 'd3', marker: 's?', secret: { to: [], marker: 's6' } },
      { type: 'marker-placed', box: 'e2', marker: 'h?', secret: { to: [], marker: 'h2' } },
      { type: 'marker-placed', box: 'f2', marker: 'T' },
    ]);
    const { position: next } = slid(position, 0, 'd');
    expect(next.buildings).toEqual(position.buildings.slice(2));
    expect(next.guards).toEqual(position.guards.slice(1));
    // Half a turn later: the guard's row comes first, and it is westernmost.
    expect(slid(position, 2, 'd').events.slice(1, 4)).toEqual([
      { type: 'marker-placed', box: 'd3', marker: 'T' },
      { type: 'marker-placed', box: 'e3', marker: 's?', secret: { to: [], marker: 's6' } },
      { type: 'marker-placed', box: 'f2', marker: 'h?', secret: { to: [], marker: 'h2' } },
    ]);
  });

  it('leaves signs bare when their supply is empty (T4.7)', () => {
    const whole = sketched({ ...SLIDING, tiles: floor(1), put: standing('b1'), tile: 'J4' });
    const [one, ...rest] = whole.buildings;
    const position = sketched({
      ...SLIDING,
      tiles: floor(1),
      put: standing('b1'),
      tile: 'J4',
      seats: { C: { pile: rest, guards: whole.guards } },
    });
    expect(position.buildings).toEqual([one]);
    const { position: next, events } = slid(position, 0, 'd');
    expect(events.filter(({ type }) => type === 'marker-placed')).toHaveLength(1);
    expect(['d3', 'e2', 'f2'].map((box) => tokenAt(next, box))).toEqual([one, '#', '#']);
    expect(next.buildings).toEqual([]);
  });

  it('does not mind the kaiju, nor do they mind it (T4.8)', () => {
    const position = sketched({ ...SLIDING, tiles: floor(1), put: { c1: 'AB', d1: 'C' }, tile: 'O6' });
    const { position: next } = slid(position, 0, 'c');
    expect(['c1', 'd1', 'c3', 'd2'].map((box) => tokenAt(next, box))).toEqual([
      'AB',
      'C',
      expect.stringMatching(/^[hbsf]\d$/),
      '#',
    ]);
  });

  it('puts a tile aside that fits nowhere; the next player goes on, in the last turn (T4.9)', () => {
    // Two pits are left at the upper edge, each two columns wide and two rows deep.
    const tiles = [...floor(1), 'O6 0 a17', 'O1 0 c19', 'O3 0 e19', 'O7 0 g17'];
    const put = { a1: 'AB', b1: 'C' };
    const position = sketched({ ...SLIDING, tiles, put, tile: 'O4', deck: ['T1', 'O5'] });
    const { position: next, events } = slid(position, 0, 'a');
    expect(events.filter(({ type }) => type.startsWith('tile-'))).toEqual([
      { type: 'tile-slid', player: 'A', tile: 'O4', spin: 0, column: 'a', row: 19 },
      { type: 'tile-aside', player: 'B', tile: 'T1' },
      { type: 'tile-drawn', player: 'C', tile: 'O5' },
    ]);
    expect(next).toMatchObject({ tile: 'O5', aside: ['T1'], last: true, turn: { player: 'C' } });
    expect(position.last).toBe(false);
  });

  it('does so in the set-up too (T4.9)', () => {
    const tiles = ['O6 0 a17', 'O1 0 c19', 'O3 0 e19', 'O7 0 g17'];
    const turn = { number: 0, stage: 'found', round: 3, player: 'B' } as const;
    const { position, events } = slid(sketched({ tiles, turn, tile: 'O4', deck: ['T1'] }), 0, 'a');
    expect(events.slice(-2)).toEqual([
      { type: 'tile-aside', player: 'C', tile: 'T1' },
      { type: 'stage-began', stage: 'enter' },
    ]);
    expect(position).toMatchObject({
      last: true,
      tile: null,
      turn: { stage: 'enter', round: 1, player: 'A' },
    });
  });

  it('passes over everybody when the deck is empty, which does not end the game (T4.10)', () => {
    const position = sketched({
      players: 5,
      tiles: ALL_BUT_ONE,
      put: { b1: 'AB', a2: 'CD', c1: 'E' },
      turn: { number: 3, stage: 'slide', player: 'E' },
      tile: 'O8',
    });
    expect([position.deck, position.aside]).toEqual([[], []]);
    const slide = slid(position, 0, 'k');
    expect(slide.events.slice(-3)).toEqual([
      { type: 'stage-began', stage: 'fire' },
      { type: 'turn-began', number: 4, start: 'B' },
      { type: 'stage-began', stage: 'move' },
    ]);
    const passes = Array.from({ length: 25 }, (): Action => ({ do: 'pass' }));
    expect(played(slide.position, ...passes).events.slice(-5)).toEqual([
      { type: 'passed', player: 'A' },
      { type: 'stage-began', stage: 'slide' },
      { type: 'stage-began', stage: 'fire' },
      { type: 'turn-began', number: 5, start: 'C' },
      { type: 'stage-began', stage: 'move' },
    ]);
  });
});

/** Where a tile lies: its shape, its spin, and its corner in a block of tiles. */
type Part = readonly [shape: string, spin: number, east: number, north: number];

const column = (index: number): string => String.fromCharCode(97 + index);

/** All tiles but O8 on the board of five: S and Z stacked in the west, the others in blocks. */
const ALL_BUT_ONE = ((): readonly string[] => {
  const next: Record<string, number> = {};
  const lie = ([shape, spin, x, y]: Part): string => {
    next[shape] = (next[shape] ?? 0) + 1;
    return `${shape}${next[shape]} ${spin} ${column(x)}${y + 1}`;
  };
  const parts: Part[] = [];
  for (let index = 0; index < 8; index++) {
    parts.push(['S', 1, 0, index * 2], ['Z', 1, 2, index * 2]);
    parts.push(['I', 0, 4 + (index % 2) * 4, Math.floor(index / 2)]);
    if (index < 7) parts.push(['O', 0, 4 + (index % 4) * 2, 16 + Math.floor(index / 4) * 2]);
  }
  for (let pair = 0; pair < 4; pair++) {
    const x = 4 + (pair % 2) * 4;
    const y = Math.floor(pair / 2) * 2;
    parts.push(['J', 0, x, 4 + y], ['J', 2, x + 1, 4 + y], ['L', 0, x + 1, 8 + y], ['L', 2, x, 8 + y]);
  }
  for (const x of [4, 8]) {
    parts.push(['T', 2, x, 14], ['T', 3, x + 2, 13], ['T', 1, x, 12], ['T', 0, x + 1, 12]);
  }
  return parts.map(lie);
})();
