import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { layoutBuffer } from '#director';
import { SEATS, zorgl } from '#zorgl/rules';
import {
  builtBoxes,
  chooseCard,
  extentOf,
  highlightTargets,
  homeSubject,
  layout,
  matOf,
  monsterPlaces,
  openUses,
  pointOf,
  startSelection,
  tableOf,
} from '#zorgl/view';
import { FIELD_OF_VIEW, HOME_ELEVATION, homeDistance, pictureShift } from '../../../../src/stage/framing';
import { handInsets } from '../../../helpers/insets';

const position = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 2));
const table = tableOf(position);
const poses = layoutBuffer(table.pieces, layout(table));

describe('pointOf', () => {
  it('finds boxes at the ground or the roof, monsters at chest height, and nothing else', () => {
    expect(pointOf('c1', table, poses)).toEqual([-1, 0, 3]);
    const roof = pointOf('g7', table, poses);
    expect([roof?.[0], roof?.[2]]).toEqual([3, -3]);
    expect(roof?.[1]).toBeCloseTo(4 * 0.3);
    const monster = pointOf('A', table, poses);
    expect(monster?.[0]).toBe(-2);
    expect(monster?.[1]).toBeGreaterThan(0.2);
    expect(monster?.[2]).toBe(2);
    expect(pointOf('B', table, poses)).toBeNull();
    expect(pointOf('h9', table, poses)).toBeNull();
  });
});

describe('extentOf', () => {
  it('has the foot of a box on the ground however high it is built, and that of a monster under it', () => {
    const tower = extentOf('g7', table, poses);
    expect(tower?.at).toEqual([3, 0, -3]);
    expect(tower?.height).toBeCloseTo(4 * 0.3);
    expect(extentOf('c1', table, poses)).toMatchObject({ at: [-1, 0, 3], height: 0 });
    expect(extentOf('A', table, poses)?.at).toEqual([-2, expect.closeTo(0, 1), 2]);
    expect(extentOf('B', table, poses)).toBeNull();
  });
});

describe('homeSubject', () => {
  it('has room for the highest roof of the two northern ranks, and is never lower than usual', () => {
    const tall = position.board.map((row, index) => (index === 1 ? row.replace('4', '9') : row));
    const southern = position.board.map((row, index) => (index === 6 ? row.replace('4', '9') : row));
    const bare = position.board.map(() => '. . . . . . .');
    for (const portrait of [true, false]) {
      expect(homeSubject(portrait, tall).height).toBeCloseTo(9 * 0.3);
      expect(homeSubject(portrait, southern)).toEqual(homeSubject(portrait, position.board));
      expect(homeSubject(portrait, bare)).toEqual(homeSubject(portrait, position.board));
    }
  });
});

describe('builtBoxes', () => {
  it('names the boxes with buildings, row by row from the north-west', () => {
    const built = builtBoxes([
      '4 . . . . . 3',
      '. A . . . . .',
      '. . . . . . .',
      '. . . P8 . . .',
      '. . u . . . .',
      '. . . . . . .',
      '. . . . . . 2',
    ]);
    expect(built).toHaveLength(49);
    expect(built.flatMap((house, box) => (house ? [box] : []))).toEqual([0, 6, 24, 48]);
  });

  it('knows of none on a board that is none', () => {
    expect(builtBoxes(['nonsense'])).toEqual([]);
  });
});

describe('the home view', () => {
  /** How wide the panels in the west are, and from where the one in the south reaches up. */
  const PANELS = [
    { width: 1366, height: 768, wide: 271, players: 262, turn: 594 },
    { width: 1920, height: 1080, wide: 376, players: 296, turn: 907 },
  ] as const;

  it.each(PANELS)('shows the piles of all four beside the panels at $width by $height', (panels) => {
    const { width, height, wide, players, turn } = panels;
    const insets = handInsets(width, height);
    const distance = homeDistance(homeSubject(false, position.board), { width, height }, insets);
    const camera = new PerspectiveCamera(FIELD_OF_VIEW, width / height);
    const shift = pictureShift(insets);
    camera.setViewOffset(width, height, shift.x, shift.y, width, height);
    camera.position.set(0, Math.sin(HOME_ELEVATION) * distance, Math.cos(HOME_ELEVATION) * distance);
    camera.lookAt(0, 0, 0);
    camera.updateMatrixWorld();
    for (const seat of SEATS) {
      for (const place of matOf(seat).places) {
        for (const [east, south] of [
          [-1, -1],
          [1, -1],
          [-1, 1],
          [1, 1],
        ] as const) {
          const corner = new Vector3(
            place.x + (east * place.width) / 2,
            0,
            place.z + (south * place.depth) / 2,
          );
          const seen = corner.project(camera);
          const [x, y] = [((seen.x + 1) / 2) * width, ((1 - seen.y) / 2) * height];
          expect(x).toBeLessThan(width);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(height);
          if (y < players || y > turn) expect(x).toBeGreaterThan(wide);
        }
      }
    }
  });
});

describe('highlightTargets', () => {
  it('has one target for each choice that has a box', () => {
    const { player } = position.turn;
    const start = startSelection({
      legal: zorgl.legal(position),
      player,
      places: monsterPlaces(position.board),
    });
    expect(highlightTargets(start, position.board)).toEqual([]);
    expect(highlightTargets(null, position.board)).toEqual([]);
    for (const card of start.cards) {
      const chosen = chooseCard(start, card);
      const targets = highlightTargets(chosen, position.board);
      const boxes = chosen.choices.filter((choice) => choice.box !== null);
      const apart = chosen.shortcuts.length + openUses(chosen).length;
      expect(targets).toHaveLength(boxes.length + apart);
      expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length);
    }
  });
});

it('marks the whole of a building that a monster may climb, from the ground up (Z11.7)', () => {
  const board = [
    '. . . . . . .',
    '. . . . . . .',
    '. . . P8 . . .',
    '. . . . . . .',
    '. 3 . . . . .',
    '. A . . . C .',
    '. . . . . . .',
  ];
  const start = startSelection({
    legal: ['b3', 'c2'].map((to) => ({ do: 'move', card: '5C', to })),
    player: 'A',
    places: monsterPlaces(board),
  });
  const [tower, ground] = highlightTargets(chooseCard(start, '5C'), board);
  expect([tower!.at[1], ground!.at[1]]).toEqual([0, 0]);
  expect(tower!.room?.height).toBeCloseTo(0.9);
  expect(ground!.room).toBeUndefined();
});
