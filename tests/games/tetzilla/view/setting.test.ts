import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { eyeOf, layoutBuffer } from '#director';
import { FIELD_OF_VIEW, homeView, type Subject } from '#stage';
import type { View } from '#tetzilla/rules';
import {
  advanceThrough,
  boxPoint,
  FRAME_COLUMNS,
  facePose,
  footAbove,
  footOf,
  frontSubject,
  homeSubject,
  kaijuPiece,
  LAMP,
  LEAN,
  layout,
  onTable,
  placeOf,
  seatMats,
  TILE_DEPTH,
  tableOf,
  tilePiece,
} from '#tetzilla/view';
import { boardInsets } from '../../../helpers/insets';
import { course } from '../../../helpers/timelines';
import { EXAMPLE } from './example';
import { shown } from './scenes';

const COLOURS = { A: '#a00', B: '#0a0', C: '#00a', D: '#aa0', E: '#0aa' };
const HANGING: View = { ...EXAMPLE, tile: 'Z1', deck: { count: 40 } };
const EMPTY: View = {
  ...HANGING,
  board: EXAMPLE.board.map((row) => row.replaceAll(/[^ ]+/g, '.')),
  tiles: [],
};

/** Where points of the table lie in a picture of a size from the home view, in pixels. */
function picture(
  view: View,
  width: number,
  height: number,
  { replay = false, subject }: { readonly replay?: boolean; readonly subject?: Subject } = {},
) {
  const insets = boardInsets(width, height, replay);
  const aspect = (width - insets.left - insets.right) / (height - insets.top - insets.bottom);
  const home = homeView(subject ?? homeSubject(view, aspect), { width, height }, insets);
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height, 0.5, 300);
  const { x, y, z } = eyeOf(home);
  camera.position.set(x, y, z);
  camera.lookAt(home.x, home.y, home.z);
  camera.updateMatrixWorld();
  // The free part of the picture lies in its middle as often as not.
  const shift = (insets.top - insets.bottom) / 2;
  return (point: readonly [number, number, number]) => {
    const seen = new Vector3(...point).project(camera);
    return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height + shift };
  };
}

const SIZES = [
  [1920, 1080],
  [1366, 768],
  [390, 844],
] as const;

describe('the home view', () => {
  it.each(SIZES)('shows the city with the hanging tile, however it is turned: %s × %s', (width, height) => {
    for (const view of [EMPTY, HANGING]) {
      const seen = picture(view, width, height);
      const insets = boardInsets(width, height);
      const table = tableOf(view);
      const { x, y, z } = layout(table).get(tilePiece('Z1'))!;
      const upper = seen([x, y + 2, z + TILE_DEPTH]);
      expect(upper.y).toBeGreaterThanOrEqual(insets.top - 1);
      for (const box of ['a1', 'h1']) {
        const at = seen(boxPoint(table, box)!);
        expect(at.x).toBeGreaterThan(0);
        expect(at.x).toBeLessThan(width);
        expect(at.y).toBeLessThan(height - insets.bottom);
      }
    }
  });

  it.each(SIZES.slice(0, 2))('shows all of the frame as the game begins: %s × %s', (width, height) => {
    const insets = boardInsets(width, height);
    for (const view of [EMPTY, HANGING]) {
      const founding: View = { ...view, turn: { ...view.turn, number: 0, round: 1, stage: 'found' } };
      const seen = picture(founding, width, height);
      for (const across of [-FRAME_COLUMNS / 2 - 0.4, FRAME_COLUMNS / 2 + 0.4]) {
        const [foot, head] = [-0.6, 20.5].map((up) => seen(onTable({ across, up, out: TILE_DEPTH })));
        for (const { x } of [foot!, head!]) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(width);
        }
        expect(foot!.y - head!.y).toBeLessThan(height - insets.bottom - insets.top);
      }
    }
  });

  it('comes near once everybody has slid a tile, and while the kaiju come in', () => {
    const heightOf = (turn: Partial<View['turn']>) =>
      homeSubject({ ...EMPTY, turn: { ...EMPTY.turn, number: 0, round: 1, ...turn } }, 1.8).height;
    const whole = heightOf({ stage: 'found' });
    expect(heightOf({ stage: 'found', round: 2 })).toBeLessThan(0.65 * whole);
    expect(heightOf({ stage: 'enter' })).toBeLessThan(0.65 * whole);
  });

  it.each([...SIZES.slice(0, 2), [800, 450] as const])(
    'ends well below the head of the frame or above it, and never cuts off just its top: %s × %s',
    (width, height) => {
      for (let top = 0; top <= 20; top++) {
        for (const tile of ['I1', null] as const) {
          const view: View = { ...EMPTY, tile, tiles: top === 0 ? [] : [`O1 0 a${Math.max(1, top - 1)}`] };
          const aspect = width / height;
          const [, y] = onTable({ across: 0, up: 20, out: TILE_DEPTH });
          const { middle, height: tall } = homeSubject(view, aspect);
          const over = middle!.y + tall / 2 - y;
          expect(over > 0 || over < -4 * Math.cos(LEAN), `${top} ${tile} ${over}`).toBe(true);
        }
      }
    },
  );

  it.each(SIZES.slice(0, 2))('shows where the dead land, before the frame: %s × %s', (width, height) => {
    const { table, timeline } = shown('death');
    const [ys, zs] = (['y', 'z'] as const).map((each) => course(table, timeline, kaijuPiece('A'), each));
    const lying = ys!.findIndex((y, index) => y < 0.5 && zs![index]! > 2.5);
    for (const view of [EMPTY, HANGING]) {
      const { y } = picture(view, width, height)([0, 0, zs![lying]!]);
      expect(y).toBeLessThan(height - boardInsets(width, height).bottom);
    }
  });

  it.each([
    [1920, 1080, 160],
    [1366, 768, 160],
    [844, 390, 126],
    [390, 844, 250],
  ])('shows the city above the bar of a replay: %s × %s', (width, height, bar) => {
    for (const box of ['a1', 'h1']) {
      const { y } = picture(EMPTY, width, height, { replay: true })(boxPoint(tableOf(EMPTY), box)!);
      expect(y).toBeLessThan(height - bar);
    }
  });

  it('keeps the hanging tile from under the players of a phone', () => {
    const { x, y, z } = layout(tableOf(HANGING)).get(tilePiece('Z1'))!;
    expect(picture(HANGING, 390, 844)([x, y + 2, z + TILE_DEPTH]).y).toBeGreaterThan(
      boardInsets(390, 844).top,
    );
  });

  it('is nearer to a low city than to a high one, and to one whose kaiju are high up', () => {
    const far = (view: View) =>
      homeView(homeSubject(view, 1.1), { width: 1366, height: 768 }, boardInsets(1366, 768));
    expect(far(EMPTY).distance).toBeLessThan(far(HANGING).distance);
    const climbed = {
      ...HANGING,
      board: HANGING.board.map((row, down) => {
        const cleared = row.replaceAll('AB', '#').replace('. C', '. #');
        return down === 12 ? cleared.replace('#', 'AB').replace('#', 'C') : cleared;
      }),
    };
    expect(far(climbed).distance).toBeLessThan(far(HANGING).distance);
    expect(far(climbed).y).toBeGreaterThan(far(HANGING).y);
  });

  it('stays as it is while a tile lies low', () => {
    const low = { ...EXAMPLE, tiles: [...EXAMPLE.tiles, 'I1 0 a1'] };
    expect(homeSubject(low, 1.1)).toEqual(homeSubject(EXAMPLE, 1.1));
  });
});

/** The same city with the kaiju of A, B and C, in this order, in these boxes. */
function climbed(...boxes: readonly [string, string, string]): View {
  const rows = EXAMPLE.board.map((row) => row.split(' ').map((token) => (/[A-E]/.test(token) ? '#' : token)));
  for (const [index, box] of boxes.entries()) {
    rows[20 - Number(box.slice(1))]![box.charCodeAt(0) - 97] = 'ABC'[index]!;
  }
  return { ...HANGING, board: rows.map((row) => row.join(' ')) };
}

describe('the ruler with the names of the columns', () => {
  const CLIMBED = [
    climbed('a1', 'b1', 'c1'),
    climbed('a5', 'b7', 'c6'),
    climbed('a12', 'b14', 'c9'),
  ] as const;

  it.each([...SIZES, [960, 540] as const])(
    'is in the home view, wherever the kaiju are: %s × %s',
    (width, height) => {
      for (const view of CLIMBED) {
        const table = tableOf(view);
        const foot = footOf(table)(layoutBuffer(table.pieces, layout(table)));
        const names = (across: number) =>
          picture(view, width, height)(onTable({ across, up: foot - (foot === 0 ? 0.5 : 0.17), out: 1 }));
        for (const { x, y } of [names(-4), names(4)]) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(width);
          expect(y).toBeLessThan(height - boardInsets(width, height).bottom);
        }
      }
    },
  );

  it('has two rows above it, and no more than three, below the lowest kaiju', () => {
    const feet = CLIMBED.map((view) => {
      const table = tableOf(view);
      return footOf(table)(layoutBuffer(table.pieces, layout(table)));
    });
    // The lowest stand in rows 1, 5 and 9: from 0, in 0, 4 and 8.
    for (const [index, foot] of [0, 2, 6].entries()) expect(feet[index]).toBeCloseTo(foot);
  });

  it('rises without a jump while a kaiju climbs', () => {
    for (let row = 0; row < 12; row += 0.01) {
      const rise = footAbove(row + 0.01) - footAbove(row);
      expect(rise).toBeGreaterThanOrEqual(0);
      expect(rise).toBeLessThan(0.05);
    }
  });

  it('does not follow a kaiju that falls off the board', () => {
    const table = tableOf(CLIMBED[2]);
    const poses = layout(table);
    const c = poses.get(kaijuPiece('C'))!;
    const falling = new Map(poses).set(kaijuPiece('C'), { ...c, ...facePose({ across: 0, up: 3, out: 2 }) });
    expect(footOf(table)(layoutBuffer(table.pieces, falling))).toBeCloseTo(8);
  });
});

describe('the view from the front', () => {
  it.each(SIZES)('shows all of the board and the tile over it: %s × %s', (width, height) => {
    for (const view of [EMPTY, HANGING]) {
      const insets = boardInsets(width, height);
      const seen = picture(view, width, height, { subject: frontSubject(view) });
      const table = tableOf(view);
      const { x, y, z } = layout(table).get(tilePiece('Z1'))!;
      for (const point of [
        [x, y + 2, z + TILE_DEPTH] as const,
        ...['a1', 'h1', 'a20', 'h20'].map((box) => boxPoint(table, box)!),
      ]) {
        const at = seen(point);
        expect(at.x).toBeGreaterThan(insets.left);
        expect(at.x).toBeLessThan(width - insets.right);
        expect(at.y).toBeGreaterThanOrEqual(insets.top - 1);
        expect(at.y).toBeLessThan(height - insets.bottom);
      }
    }
  });

  it('is square on: boxes of the first row look as large as those of the last', () => {
    const view = HANGING;
    const [home, front] = [homeSubject(view, 1.1), frontSubject(view)].map((subject) => {
      const seen = picture(view, 1366, 768, { subject });
      const [a, b, c, d] = ['a1', 'h1', 'a20', 'h20'].map((box) => seen(boxPoint(tableOf(view), box)!).x);
      return (d! - c!) / (b! - a!);
    });
    expect(Math.abs(front! - 1)).toBeLessThan(0.08);
    expect(Math.abs(front! - 1)).toBeLessThan(Math.abs(home! - 1));
  });
});

describe('the lamp', () => {
  it.each(SIZES)('is not mirrored into the home view by the front of any box: %s × %s', (width, height) => {
    const front = new Vector3(0, Math.sin(LEAN), Math.cos(LEAN));
    for (const view of [EMPTY, HANGING]) {
      const subject = homeSubject(view, width / height);
      const { x, y, z } = eyeOf(homeView(subject, { width, height }, boardInsets(width, height)));
      for (const column of 'abcdefgh') {
        for (let row = 1; row <= 20; row++) {
          const box = new Vector3(...boxPoint(tableOf(view), `${column}${row}`)!);
          const towards = (...from: readonly [number, number, number]) =>
            new Vector3(...from).sub(box).normalize();
          const half = towards(...LAMP.at).add(towards(x, y, z));
          expect(half.angleTo(front)).toBeGreaterThan(0.06);
        }
      }
    }
  });
});

describe('names of things on the table', () => {
  const table = tableOf(HANGING);
  const poses = layoutBuffer(table.pieces, layout(table));

  it('leads to the front of a box', () => {
    expect(placeOf('c5', table, poses)?.at).toEqual(onTable({ across: -1.5, up: 4.5, out: 0.6 }));
    expect(placeOf('j5', table, poses)).toBeNull();
    expect(placeOf('c21', table, poses)).toBeNull();
  });

  it('leads to the body of a kaiju and to a tile where they are', () => {
    const c = layout(table).get(kaijuPiece('C'))!;
    const body = placeOf('C', table, poses)!.at;
    expect(body[0]).toBe(c.x);
    expect(body[1]).toBeGreaterThan(c.y);
    const { x, y, z } = layout(table).get(tilePiece('Z1'))!;
    expect(placeOf('Z1', table, poses)?.at).toEqual([x, y, z]);
    expect(placeOf('E', table, poses)).toBeNull();
  });
});

describe('the mats beside the board', () => {
  it.each([2, 3, 4, 5])(
    'lie apart from each other and from the frame, which is as broad for all: %s players',
    (players) => {
      const seats = (['A', 'B', 'C', 'D', 'E'] as const).slice(0, players);
      const mats = seatMats({ seats }, COLOURS);
      expect(mats.map(({ id }) => id)).toEqual(seats);
      expect(new Set(mats.map(({ shape }) => shape)).size).toBe(players);
      for (const [index, mat] of mats.entries()) {
        expect(Math.abs(mat.x) - mat.width / 2).toBeGreaterThan(FRAME_COLUMNS / 2 + 0.5);
        for (const other of mats.slice(index + 1)) {
          const aside = Math.abs(mat.x - other.x) >= mat.width;
          expect(aside || Math.abs(mat.z - other.z) >= mat.depth).toBe(true);
        }
      }
    },
  );

  it('take what a player overran, guards apart', () => {
    const after = advanceThrough(tableOf(EXAMPLE), [
      { type: 'stepped', player: 'C', from: 'h2', to: 'h3', cost: 1 },
      { type: 'stepped', player: 'C', from: 'h3', to: 'g3', cost: 2 },
      { type: 'overran', player: 'C', box: 'g3', marker: 'M' },
    ]);
    const [mat] = seatMats(after, COLOURS).slice(2);
    const poses = layout(after);
    const pile = after.piles.get('C')!;
    const [building, guard] = [poses.get(pile.buildings[0]!)!, poses.get(pile.guards[0]!)!];
    for (const { x, z } of [building, guard]) {
      expect(Math.abs(x - mat!.x)).toBeLessThan(mat!.width / 2);
      expect(Math.abs(z - mat!.z)).toBeLessThan(mat!.depth / 2);
    }
    expect(guard.z).toBeGreaterThan(building.z);
  });
});
