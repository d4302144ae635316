import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import {
  ABILITIES,
  BUILDING_MARKERS,
  BUILDINGS,
  columnsFor,
  distanceBetween,
  FIGURES,
  GUARDS,
  gridFor,
  markerCount,
  type Position,
  SHAPES,
  spinsOfTile,
  TILE_IDS,
  TILES,
  tetzilla,
} from '#tetzilla/rules';
import { described } from '../../../helpers/problems';
import { optionsFor } from '../../../helpers/tetzilla/random-game';
import { played, refusal, sketched } from '../../../helpers/tetzilla/sketch';

const opened = (players: number, seed = 1, values: object = {}): Position =>
  unwrap(tetzilla.setup(optionsFor(players, values), seed));

/** How often each of some words is there. */
const counted = (words: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

describe('the board', () => {
  it('has 20 rows, and 6, 8, 10 or 12 columns for 2 to 5 players (T1.1, T11.1)', () => {
    for (const [players, columns] of [
      [2, 6],
      [3, 8],
      [4, 10],
      [5, 12],
    ] as const) {
      const { board } = opened(players);
      expect(columnsFor(players)).toBe(columns);
      expect(board).toEqual(Array.from({ length: 20 }, () => Array(columns).fill('.').join(' ')));
    }
    expect(gridFor(5).name(0)).toBe('a1');
    expect(gridFor(5).name(gridFor(5).size - 1)).toBe('l20');
  });

  it('counts distances by columns and rows (T1.3)', () => {
    const grid = gridFor(3);
    const apart = (one: string, other: string) => distanceBetween(grid, grid.parse(one)!, grid.parse(other)!);
    expect(apart('c5', 'c6')).toBe(1);
    expect(apart('c5', 'd6')).toBe(2);
    expect(apart('h1', 'a20')).toBe(7 + 19);
    expect(apart('c5', 'c5')).toBe(0);
  });
});

describe('what there is', () => {
  it('are 56 tiles of seven shapes with 98 building and 21 guard signs (T2.1, T12.1)', () => {
    expect(TILE_IDS).toHaveLength(56);
    for (const shape of SHAPES) expect(TILE_IDS.filter((id) => id.startsWith(shape))).toHaveLength(8);
    const signs = TILE_IDS.flatMap((id) => spinsOfTile(id)[0]!.boxes.map(({ sign }) => sign));
    expect(signs).toHaveLength(224);
    expect(signs.filter((sign) => sign === 'building')).toHaveLength(98);
    expect(signs.filter((sign) => sign === 'guard')).toHaveLength(21);
    const two = TILE_IDS.filter((id) => TILES[id].spins === 2);
    expect(two).toEqual(['I2', 'O2', 'S1', 'Z1']);
  });

  it('the tiles are their own mirror image (T12.1)', () => {
    const looks = (id: (typeof TILE_IDS)[number], mirrored: boolean) =>
      spinsOfTile(id)
        .map(({ boxes, width }) =>
          boxes
            .map(({ column, row, sign }) => `${mirrored ? width - 1 - column : column},${row},${sign}`)
            .sort()
            .join(' '),
        )
        .sort()[0]!;
    const all = TILE_IDS.map((id) => looks(id, false)).sort();
    expect(TILE_IDS.map((id) => looks(id, true)).sort()).toEqual(all);
  });

  it('are 100 buildings worth 276 points in all (T2.2, T12.2)', () => {
    const stock = (kind: keyof typeof BUILDINGS) => [BUILDINGS[kind].extra, BUILDINGS[kind].hits];
    expect([stock('h'), stock('b'), stock('s'), stock('f')]).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [1, 1],
    ]);
    expect(BUILDING_MARKERS).toEqual(['h1', 'h2', 'b2', 'b3', 'b4', 's4', 's5', 's6', 'f3', 'f4', 'f5']);
    expect(BUILDING_MARKERS.map(markerCount)).toEqual([22, 22, 8, 12, 8, 4, 6, 4, 4, 6, 4]);
    const points = BUILDING_MARKERS.reduce(
      (sum, marker) => sum + Number(marker.charAt(1)) * markerCount(marker),
      0,
    );
    expect(points).toBe(22 + 44 + 16 + 36 + 32 + 16 + 30 + 24 + 12 + 24 + 20);
  });

  it('are 24 guards (T2.3, T12.3)', () => {
    const { L, M, T } = GUARDS;
    expect([L.number, M.number, T.number]).toEqual([6, 14, 4]);
    expect([L.extra, M.extra, T.extra]).toEqual([0, 1, 1]);
    expect([L.hits, M.hits, T.hits]).toEqual([1, 0, 1]);
  });

  it('are eight figures; the first are taken where nobody chooses, and none twice (T2.5, T12.4)', () => {
    expect(FIGURES).toHaveLength(8);
    const figures = (position: Position) => Object.values(position.players).map(({ figure }) => figure);
    expect(figures(opened(5))).toEqual(['zorgl-a', 'zorgl-b', 'zorgl-c', 'zorgl-d', 'xman']);
    expect(figures(opened(2, 1, { figures: ['nogyab', 'krustazor'] }))).toEqual(['nogyab', 'krustazor']);
    const twice = tetzilla.options.parse({ figures: ['xman', 'xman'] }, 2);
    expect(twice.ok ? '' : described(twice.error)).toBe('figures: lists "xman" twice (T2.5)');
  });
});

describe('the set-up', () => {
  it('takes 2 to 5 players at the first seats (T3.1)', () => {
    expect(Object.keys(opened(4).players)).toEqual(['A', 'B', 'C', 'D']);
    for (const players of [1, 6]) {
      const refused = tetzilla.options.parse({}, players);
      expect(refused.ok ? '' : described(refused.error)).toBe(
        `players: must be 2 to 5, not ${players} (T3.1)`,
      );
    }
    const none = tetzilla.options.parse({});
    expect(none.ok ? '' : described(none.error)).toBe('players: is missing (T3.1)');
  });

  it('names the start player by the seed and shuffles, and draws nothing afterwards (T3.2)', () => {
    const starts = new Set(Array.from({ length: 40 }, (_, seed) => opened(5, seed).turn.start));
    expect([...starts].sort()).toEqual(['A', 'B', 'C', 'D', 'E']);
    const position = opened(3, 7);
    expect(opened(3, 7)).toEqual(position);
    expect(opened(3, 8).deck).not.toEqual(position.deck);
    expect(counted([...position.deck, position.tile!])).toEqual(counted(TILE_IDS));
    expect(position.buildings).toHaveLength(100);
    expect(counted(position.guards)).toEqual({ L: 6, M: 14, T: 4 });
    const slide = tetzilla.legal(position)[0]!;
    expect(played(position, slide).position.rng).toBe(position.rng);
  });

  it('deals the abilities at random, of two markers each (T2.4, T3.3)', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const position = opened(5, seed);
      expect(position.turn.stage).toBe('found');
      const abilities = Object.values(position.players).map(({ ability }) => ability!);
      for (const ability of abilities) seen.add(ability);
      for (const times of Object.values(counted(abilities))) expect(times).toBeLessThanOrEqual(2);
    }
    expect([...seen].sort()).toEqual([...ABILITIES].sort());
  });

  it('or lets everybody choose in order among those left (T3.3)', () => {
    let position = opened(3, 4, { abilities: 'choice' });
    expect(position.turn).toMatchObject({ number: 0, stage: 'choose', round: 1 });
    expect(position.tile).toBeNull();
    const { start } = position.turn;
    const order = ['A', 'B', 'C', 'A', 'B'].slice('ABC'.indexOf(start));
    for (const seat of order.slice(0, 2)) {
      expect(position.turn.player).toBe(seat);
      expect(tetzilla.legal(position)).toHaveLength(4);
      const taken = played(position, { do: 'choose', ability: 'swiftness' });
      expect(taken.events).toEqual([{ type: 'ability-taken', player: seat, ability: 'swiftness' }]);
      position = taken.position;
    }
    expect(tetzilla.legal(position).map((action) => action.do === 'choose' && action.ability)).toEqual([
      'tough-skin',
      'shining-skin',
      'toughness',
    ]);
    expect(refusal(position, { do: 'choose', ability: 'swiftness' })).toBe(
      'ability: both markers of swiftness are taken (T3.3)',
    );
    const last = played(position, { do: 'choose', ability: 'toughness' });
    expect(last.events).toEqual([
      { type: 'ability-taken', player: order[2], ability: 'toughness' },
      { type: 'stage-began', stage: 'found' },
      { type: 'tile-drawn', player: start, tile: position.deck[0] },
    ]);
    expect(last.position.turn).toEqual({ number: 0, stage: 'found', round: 1, start, player: start });
  });

  it('has everybody slide three tiles in order, then enter (T3.4)', () => {
    let position = opened(3, 2);
    const { start } = position.turn;
    const seats: string[] = [];
    const rounds: number[] = [];
    while (position.turn.stage === 'found') {
      seats.push(position.turn.player);
      rounds.push(position.turn.round);
      position = played(position, tetzilla.legal(position)[0]!).position;
    }
    const order = ['A', 'B', 'C', 'A', 'B'].slice('ABC'.indexOf(start)).slice(0, 3);
    expect(seats).toEqual([...order, ...order, ...order]);
    expect(rounds).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3]);
    expect(position.turn).toEqual({ number: 0, stage: 'enter', round: 1, start, player: start });
    expect(position.tiles).toHaveLength(9);
    expect(position.tile).toBeNull();
  });

  it('has kaiju enter bare built boxes of the bottom row, two in one at most (T3.5)', () => {
    const sketch = { tiles: ['I6 0 a1', 'I7 0 a2'], turn: { number: 0, stage: 'enter' } } as const;
    const position = sketched({ ...sketch, put: { a1: 'h1', b1: 'M' } });
    expect(tetzilla.legal(position)).toEqual([
      { do: 'enter', box: 'c1' },
      { do: 'enter', box: 'd1' },
    ]);
    expect(refusal(position, { do: 'enter', box: 'a1' })).toMatch(/^box: a1 has no room.*\(T3\.5\)$/);
    expect(refusal(position, { do: 'enter', box: 'e1' })).toBe('box: e1 is not built (T3.5)');
    expect(refusal(position, { do: 'enter', box: 'a2' })).toMatch(/^box: a lower row has room.*\(T3\.5\)$/);
    expect(refusal(position, { do: 'enter', box: 'l1' })).toBe('box: l1 is not on this board (T1.1)');
    const both = played(position, { do: 'enter', box: 'c1' }, { do: 'enter', box: 'c1' });
    expect(both.events).toEqual([
      { type: 'entered', player: 'A', box: 'c1' },
      { type: 'entered', player: 'B', box: 'c1' },
    ]);
    expect(tetzilla.legal(both.position)).toEqual([{ do: 'enter', box: 'd1' }]);
    const last = played(both.position, { do: 'enter', box: 'd1' });
    expect(last.position.board[19]).toBe('h1 M AB C . . . .');
    expect(last.events.slice(1)).toEqual([
      { type: 'turn-began', number: 1, start: 'A' },
      { type: 'stage-began', stage: 'move' },
    ]);
    expect(last.position.turn).toEqual({ number: 1, stage: 'move', round: 1, start: 'A', player: 'A' });
  });

  it('has them enter the lowest row with room, where the bottom row has none (T3.5)', () => {
    const position = sketched({
      tiles: ['I6 0 a1', 'I7 0 e3'],
      put: { a1: 'h1', b1: 'M', c1: 'b2', d1: 's4' },
      turn: { number: 0, stage: 'enter' },
    });
    const boxes = tetzilla.legal(position).map((action) => action.do === 'enter' && action.box);
    expect(boxes).toEqual(['e3', 'f3', 'g3', 'h3']);
  });

  it('has them go up a row once kaiju have filled the bottom row, and no sooner (T3.5)', () => {
    const entering = sketched({
      tiles: ['I6 0 a1', 'I7 0 a2'],
      put: { a1: 'h1', b1: 'M', c1: 'b2', a2: 'h1' },
      turn: { number: 0, stage: 'enter' },
    });
    const boxes = (position: Position) =>
      tetzilla.legal(position).map((action) => action.do === 'enter' && action.box);
    expect(boxes(entering)).toEqual(['d1']);
    const one = played(entering, { do: 'enter', box: 'd1' }).position;
    expect(boxes(one)).toEqual(['d1']);
    const two = played(one, { do: 'enter', box: 'd1' }).position;
    expect(boxes(two)).toEqual(['b2', 'c2', 'd2']);
    expect(refusal(two, { do: 'enter', box: 'd1' })).toMatch(/^box: d1 has no room.*\(T3\.5\)$/);
  });
});
