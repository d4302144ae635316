import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Pose } from '#director';
import {
  advanceThrough,
  FLOOR_HEIGHT,
  layout,
  matOf,
  monsterPiece,
  pieceSpecs,
  sideOf,
  TABLE_LEVEL,
  type Table,
  type TableArea,
  tableOf,
} from '#zorgl/view';
import { expectEqual } from '../../../helpers/expect-equal';
import { crowdedScenes, openingOf, playedScenes, specialScenes } from './scenes';

const opening = tableOf(openingOf(['A', 'B', 'C', 'D']));

const posesOf = (table: Table, prefix: string): Pose[] =>
  Array.from(layout(table))
    .filter(([id, { visibility }]) => id.startsWith(prefix) && visibility > 0)
    .map(([, pose]) => pose);

/** Where a seat's corner is: west or east, north or south of the middle. */
const CORNERS = { A: [-1, 1], B: [-1, -1], C: [1, -1], D: [1, 1] } as const;

describe('the layout of an opening', () => {
  const poses = layout(opening);

  it('has every piece, and puts buildings, units and monsters on their boxes', () => {
    expect([...poses.keys()].sort()).toEqual([...opening.pieces.ids].sort());
    expect(poses.get('monster D')).toMatchObject({ x: 2, y: 0, z: 2 });
    expect(poses.get('unit 0')).toMatchObject({ x: -1, z: -1 });
    const [ground, , , top] = opening.buildings.get('g7')!.floors;
    expect(poses.get(ground!)).toMatchObject({ x: 3, y: 0, z: -3, variant: -1 });
    expect(poses.get(top!)).toMatchObject({ x: 3, y: 3 * FLOOR_HEIGHT, z: -3 });
  });

  it('draws the draw pile as high as its cards, and hides what is not there', () => {
    expect(poses.get('draw pile')).toMatchObject({ height: 34, visibility: 1, variant: -1 });
    expect(poses.get('discard pile')).toMatchObject({ visibility: 0 });
    expect(poses.get('played card')).toMatchObject({ visibility: 0 });
  });

  it('lays each hand beside its own corner, on the seat’s side', () => {
    for (const seat of ['A', 'B', 'C', 'D'] as const) {
      const [east, south] = CORNERS[seat];
      const hand = posesOf(opening, `card hand ${seat}`);
      expect(hand.length).toBe(5);
      for (const { x, z } of hand) {
        expect(x * east).toBeGreaterThan(3.8);
        expect(z * south).toBeGreaterThan(0.3);
      }
    }
  });
});

describe('the layout of any table', () => {
  it('stays on the table: cards and piles beside the frame, the rest on the board', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        for (const { table } of [...playedScenes(seed, 120), ...specialScenes(seed, 80)]) {
          const onBoard = new Set([
            ...[...table.buildings.values()].flatMap(({ floors }) => floors),
            ...[...table.units.values(), ...table.monsters.values()].map(({ piece }) => piece),
            ...table.pieces.ids.filter((id) => id.startsWith('rubble')),
          ]);
          const astray = Array.from(layout(table), ([id, { x, y, z, visibility }]) => {
            const above = y >= (onBoard.has(id) ? 0 : TABLE_LEVEL);
            const within = Math.abs(z) < 5.5 && Math.abs(x) < 7.5;
            const beside = Math.abs(x) > 3.8 === !onBoard.has(id);
            return above && (visibility === 0 || (within && beside)) ? [] : [{ id, x, y, z }];
          }).flat();
          expectEqual(astray, []);
        }
      }),
      { numRuns: 4 },
    );
  });

  it('puts every monster on the ground, on the roof of its building, or into the air over its own corner', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        for (const { table } of [...specialScenes(seed, 60), ...crowdedScenes(seed)]) {
          const poses = layout(table);
          for (const { piece, box } of table.monsters.values()) {
            const floors = table.buildings.get(box)?.floors ?? [];
            const roof = Math.max(0, ...floors.map((id) => poses.get(id)!.y + FLOOR_HEIGHT));
            expect(poses.get(piece)!.y).toBeCloseTo(roof);
          }
          for (const seat of table.aloft) {
            const { x, y, z } = poses.get(monsterPiece(seat))!;
            expect(y).toBeGreaterThan(1.5);
            expectEqual([Math.sign(x), Math.sign(z)], CORNERS[seat]);
          }
        }
      }),
      { numRuns: 8 },
    );
  });

  it('never puts two floors or units of piles into one place', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        let last: Table | undefined;
        for (const { table, events } of playedScenes(seed)) last = advanceThrough(table, events);
        const places = [...posesOf(last!, 'floor'), ...posesOf(last!, 'unit')];
        const keys = places.map(({ x, y, z }) => `${x.toFixed(2)} ${y.toFixed(2)} ${z.toFixed(2)}`);
        expect(new Set(keys).size).toBe(keys.length);
      }),
      { numRuns: 4 },
    );
  });

  it('builds towers of three beside each other from a large pile, with up to eight units near them', () => {
    const position = openingOf(['A', 'C']);
    const rich = tableOf({
      ...position,
      players: { ...position.players, A: { ...position.players.A!, floors: 12, units: 8 } },
    });
    const { floors, units } = rich.piles.get('A')!;
    const poses = layout(rich);
    const spots = new Set(floors.map((id) => `${poses.get(id)!.x} ${poses.get(id)!.z}`));
    expect(spots.size).toBe(4);
    expect(Math.max(...floors.map((id) => poses.get(id)!.y))).toBeCloseTo(TABLE_LEVEL + 2 * FLOOR_HEIGHT);
    const towers = floors.map((id) => poses.get(id)!);
    for (const unit of units.map((id) => poses.get(id)!)) {
      expect(unit.x).toBeLessThan(-3.8);
      // Half a floor and half a unit apart at least.
      const nearest = Math.min(
        ...towers.map(({ x, z }) => Math.max(Math.abs(x - unit.x), Math.abs(z - unit.z))),
      );
      expect(nearest).toBeGreaterThan(0.39 + 0.27);
    }
  });
});

describe('the mat of a seat', () => {
  const overlaps = (a: TableArea, b: TableArea) =>
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.z - b.z) < (a.depth + b.depth) / 2;
  const mats = (['A', 'B', 'C', 'D'] as const).map(matOf);

  it('lies in its corner, off the board, and off the other mats', () => {
    const board: TableArea = { x: 0, z: 0, width: 7.6, depth: 7.6 };
    for (const [index, mat] of mats.entries()) {
      const [east, south] = Object.values(CORNERS)[index]!;
      expect([Math.sign(mat.x), Math.sign(mat.z)]).toEqual([east, south]);
      expect(overlaps(mat, board)).toBe(false);
      for (const other of mats) if (other !== mat) expect(overlaps(mat, other)).toBe(false);
    }
  });

  it('leaves the piles of cards free', () => {
    const poses = layout(tableOf({ ...openingOf(['A', 'C']), discard: ['2C'] }));
    for (const pile of ['draw pile', 'discard pile']) {
      const { x, z } = poses.get(pile)!;
      for (const mat of mats) expect(overlaps(mat, { x, z, width: 0.72, depth: 1 })).toBe(false);
    }
  });

  it('has places for the first towers, each within it', () => {
    const position = openingOf(['A', 'C']);
    const table = tableOf({
      ...position,
      players: { ...position.players, C: { ...position.players.C!, floors: 12 } },
    });
    const poses = layout(table);
    const { places, ...mat } = matOf('C');
    const towers = new Set(
      table.piles.get('C')!.floors.map((id) => `${poses.get(id)!.x} ${poses.get(id)!.z}`),
    );
    expect(new Set(places.map(({ x, z }) => `${x} ${z}`))).toEqual(towers);
    for (const { x, z, width, depth } of places) {
      expect(Math.abs(x - mat.x) + width / 2).toBeLessThan(mat.width / 2);
      expect(Math.abs(z - mat.z) + depth / 2).toBeLessThan(mat.depth / 2);
    }
  });
});

describe('pieceSpecs', () => {
  it('names a model for every piece in the order of the index, and shows whose a piece is', () => {
    const specs = pieceSpecs(opening, { A: 'red', B: 'teal', C: 'violet', D: 'amber' });
    expect(specs.map(({ id }) => id)).toEqual(opening.pieces.ids);
    const byId = new Map(specs.map((spec) => [spec.id, spec]));
    expect(byId.get('monster B')?.model).toBe('kaiju.zorgl.b');
    expect(byId.get('draw pile')).toEqual({ id: 'draw pile', model: 'card' });
    expect(byId.get(opening.buildings.get('d4')!.floors[7]!)?.model).toBe('plant.8');
    expect(byId.get(opening.buildings.get('a1')!.floors[3]!)?.model).toMatch(/^floor\.\w+\.roof$/);
    expect(byId.get('unit 1')?.model).toBe('unit.soldiers');
    expect(byId.get('card hand A 0')?.tint).toBe('red');
    expect(new Set(['A', 'B', 'C', 'D'].map((seat) => byId.get(`monster ${seat}`)?.tint)).size).toBe(4);
  });

  it('lets whoever stands in the city be made out, and through whatever is built there be seen', () => {
    const specs = new Map(
      pieceSpecs(opening, { A: 'red', B: 'teal', C: 'violet', D: 'amber' }).map((spec) => [spec.id, spec]),
    );
    for (const { kind, id } of opening.cast) {
      const { standsOut = false, screens } = specs.get(id)!;
      expect(standsOut, id).toBe(kind === 'unit' || kind === 'monster');
      expect(screens !== undefined, id).toBe(kind === 'floor' || kind === 'ring');
    }
  });

  it('shows special monsters as themselves, wherever they sit', () => {
    const position = openingOf(['A', 'C']);
    const { A, C } = position.players;
    const table = tableOf({
      ...position,
      options: { ...position.options, specials: true },
      players: { A: { ...A!, monster: 'krustazor' }, C: C! },
    });
    const specs = pieceSpecs(table, { A: 'red', B: 'teal', C: 'violet', D: 'amber' });
    const models = specs.filter(({ id }) => id.startsWith('monster')).map(({ model }) => model);
    expect(models.sort()).toEqual(['kaiju.krustazor', 'kaiju.zorgl.c']);
  });
});

it('each seat looks at the table from the side of its mat', () => {
  for (const seat of ['A', 'B', 'C', 'D'] as const) {
    expect(Math.sign(Math.cos(sideOf(seat))), seat).toBe(Math.sign(matOf(seat).z));
  }
});
