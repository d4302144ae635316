import { describe, expect, it } from 'vitest';
import { layoutBuffer } from '#director';
import type { Event } from '#tetzilla/rules';
import {
  advanceThrough,
  DECK_PIECE,
  hitsPiece,
  kaijuPiece,
  layout,
  MARKER_COUNTS,
  onFace,
  ruinPiece,
  type Table,
  TILE_DEPTH,
  tableOf,
  tilePiece,
  tokensPiece,
} from '#tetzilla/view';
import { EXAMPLE } from './example';

const pointOf = (table: Table, piece: string) => {
  const { x, y, z } = layout(table).get(piece)!;
  return onFace([x, y, z]);
};

describe('the table of a view', () => {
  const table = tableOf(EXAMPLE);

  it('has as many markers as the game (T12)', () => {
    expect(MARKER_COUNTS).toEqual({ h: 44, b: 28, s: 14, f: 14, L: 6, M: 14, T: 4 });
  });

  it('has every piece in its layout, in its own place', () => {
    expect(() => layoutBuffer(table.pieces, layout(table))).not.toThrow();
    expect(layout(table).size).toBe(table.pieces.size);
  });

  it('knows where everything stands', () => {
    expect(table.columns).toBe(8);
    expect(table.top).toBe(12);
    expect(table.deck).toBe(41);
    expect(table.aside).toEqual(['I4']);
    expect(table.kaiju.get('C')).toEqual({
      standing: { box: 'h2', side: -1 },
      hits: 0,
      tokens: 0,
      dead: false,
    });
    expect([...table.piles.get('B')!.buildings]).toHaveLength(2);
    const used = Object.values(table.used).reduce((sum, count) => sum + count, 0);
    expect(used).toBe(table.markers.size + 4);
  });

  it('has those who wait on mats side by side, so that all are seen from the front', () => {
    const waiting: Table = {
      ...table,
      kaiju: new Map([...table.kaiju].map(([seat, kaiju]) => [seat, { ...kaiju, standing: null }])),
    };
    const [a, b] = (['A', 'B'] as const).map((seat) => layout(waiting).get(kaijuPiece(seat))!);
    expect(Math.sign(a!.x)).toBe(Math.sign(b!.x));
    expect(Math.abs(a!.x - b!.x)).toBeGreaterThan(0.6);
  });

  it('puts the middle of a tile in the middle of its boxes, turned by its spin', () => {
    const at = pointOf(table, tilePiece('J8'));
    // J8 at spin 1 is two wide and three high, its corner in d10.
    expect(at.across).toBeCloseTo(0, 9);
    expect(at.up).toBeCloseTo(10.5, 9);
  });

  it('has kaiju of at most 70 % of a box, so far out that none of their middle is in the floor above', () => {
    for (const seat of ['A', 'B', 'C'] as const) {
      const { width, height } = layout(table).get(kaijuPiece(seat))!;
      expect(width).toBe(height);
      expect(width).toBeLessThanOrEqual(0.7);
      expect(pointOf(table, kaijuPiece(seat)).out).toBeGreaterThan(TILE_DEPTH);
    }
  });

  it('puts two kaiju of a box side by side, smaller than one alone', () => {
    const [a, b] = [pointOf(table, kaijuPiece('A')), pointOf(table, kaijuPiece('B'))];
    expect(a.across).toBeLessThan(b.across);
    for (const { across, up } of [a, b]) {
      expect(Math.floor(across + 4)).toBe(1);
      expect(Math.floor(up)).toBe(1);
    }
    const poses = layout(table);
    expect(poses.get(kaijuPiece('A'))!.width).toBeLessThan(poses.get(kaijuPiece('C'))!.width);
  });

  it('shows hits and tokens on the base', () => {
    expect(layout(table).get(hitsPiece('A'))).toMatchObject({ variant: 1, visibility: 1 });
    expect(layout(table).get(tokensPiece('A'))).toMatchObject({ variant: 0, visibility: 0 });
  });

  it('turns the guard away that has fired, lowers its barrel and dims it, and lets the others shine', () => {
    const poses = layout(table);
    const [spent, ready] = ['g6', 'd2'].map((box) => poses.get(table.markers.get(box)!)!);
    expect(spent!.glow).toBeLessThan(-0.3);
    expect(ready!.glow).toBeGreaterThan(0);
    expect(Math.abs(spent!.yaw)).toBeGreaterThan(2);
    expect(Math.abs(ready!.yaw)).toBeLessThan(1);
    // Its front points down, the board leaning back or not: a positive pitch.
    expect(spent!.pitch).toBeGreaterThan(0.15);
    expect(ready!.pitch).toBeLessThan(0.05);
  });
});

describe('what happens on the table', () => {
  const before = tableOf(EXAMPLE);
  const overrun: readonly Event[] = [
    { type: 'stage-began', stage: 'move' },
    { type: 'stepped', player: 'C', from: 'h2', to: 'h3', cost: 1 },
    { type: 'passed', player: 'A' },
    { type: 'stepped', player: 'C', from: 'h3', to: 'g3', cost: 2 },
    { type: 'overran', player: 'C', box: 'g3', marker: 'M' },
    { type: 'hit', kaiju: 'C', by: 'guard', hits: 1, ignored: 0, total: 1 },
  ];

  it('gives tokens to the living and takes them as they are spent', () => {
    const after = advanceThrough(before, overrun);
    expect([...after.kaiju.values()].map(({ tokens }) => tokens)).toEqual([4, 5, 2]);
    const ended = advanceThrough(after, [{ type: 'stage-began', stage: 'slide' }]);
    expect([...ended.kaiju.values()].map(({ tokens }) => tokens)).toEqual([0, 0, 0]);
  });

  it('leaves the ruin of what was overrun, and the marker goes to the pile', () => {
    const marker = before.markers.get('g3')!;
    const after = advanceThrough(before, overrun);
    expect(after.markers.has('g3')).toBe(false);
    expect(after.piles.get('C')!.guards).toEqual([marker]);
    const poses = layout(after);
    expect(poses.get(ruinPiece(marker))!.visibility).toBe(1);
    expect(poses.get(marker)!.visibility).toBe(1);
    expect(after.kaiju.get('C')).toMatchObject({ hits: 1, standing: { box: 'g3', side: -1 } });
  });

  it('takes the dead off the board, with their counters', () => {
    const after = advanceThrough(before, [{ type: 'died', kaiju: 'A', box: 'b2' }]);
    const poses = layout(after);
    expect(pointOf(after, kaijuPiece('A')).across).toBeLessThan(-4);
    expect(poses.get(hitsPiece('A'))!.visibility).toBe(0);
    expect(poses.get(kaijuPiece('B'))!.width).toBeGreaterThan(layout(before).get(kaijuPiece('B'))!.width);
  });

  it('takes a tile from the deck to the board, and hangs it above all that is built', () => {
    const drawn = advanceThrough(before, [{ type: 'tile-drawn', player: 'B', tile: 'Z1' }]);
    expect(drawn.deck).toBe(40);
    const hanging = pointOf(drawn, tilePiece('Z1'));
    expect(hanging.across).toBeCloseTo(0, 9);
    expect(hanging.up - 2).toBeGreaterThan(drawn.top);
    const slid = advanceThrough(drawn, [
      { type: 'tile-slid', player: 'B', tile: 'Z1', spin: 0, column: 'd', row: 13 },
      { type: 'marker-placed', box: 'd14', marker: 's?' },
    ]);
    expect(slid.hanging).toBeNull();
    expect(slid.top).toBe(14);
    expect(pointOf(slid, tilePiece('Z1'))).toMatchObject({ up: expect.closeTo(13, 9) });
    expect(slid.used.s).toBe(before.used.s + 1);
  });

  it('lowers the stack of tiles and takes it away with the last', () => {
    expect(layout(before).get(DECK_PIECE)!.height).toBe(41);
    expect(layout({ ...before, deck: 0 }).get(DECK_PIECE)!.visibility).toBe(0);
  });
});

describe('what nobody may know', () => {
  it('looks the same whatever the points of the buildings are, and in which order the tiles lie', () => {
    const open = {
      ...EXAMPLE,
      board: EXAMPLE.board.map((row) => row.replaceAll('h?', 'h2').replaceAll('s?', 's6')),
    };
    const [one, other] = [tableOf(EXAMPLE), tableOf(open)];
    expect([...layout(other)]).toEqual([...layout(one)]);
    expect(other.cast).toEqual(one.cast);
  });

  it('lays all tiles that nobody has seen in one place, out of sight', () => {
    const table = tableOf(EXAMPLE);
    const poses = layout(table);
    const unseen = (['I1', 'O8', 'T4', 'Z7'] as const).map((tile) => poses.get(tilePiece(tile)));
    for (const pose of unseen) expect(pose).toEqual(unseen[0]);
    expect(unseen[0]!.visibility).toBe(0);
  });
});
