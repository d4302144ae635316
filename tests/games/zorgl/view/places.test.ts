import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { aimPoint, layoutBuffer, seenFrom } from '#director';
import { zorgl } from '#zorgl/rules';
import {
  builtBoxes,
  chooseCard,
  highlightTargets,
  homeSubject,
  layout,
  monsterPlaces,
  openUses,
  placeOf,
  startSelection,
  tableOf,
} from '#zorgl/view';
import { FIELD_OF_VIEW, homeView } from '../../../../src/stage/framing';
import { handInsets } from '../../../helpers/insets';

const position = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 2));
const table = tableOf(position);
const poses = layoutBuffer(table.pieces, layout(table));

const pointOf = (name: string) => aimPoint(placeOf(name, table, poses));

describe('the point that stands for a place', () => {
  it('finds boxes at the ground or the roof, monsters at chest height, and nothing else', () => {
    expect(pointOf('c1')).toEqual([-1, 0, 3]);
    const roof = pointOf('g7');
    expect([roof?.[0], roof?.[2]]).toEqual([3, -3]);
    expect(roof?.[1]).toBeCloseTo(4 * 0.3);
    const monster = pointOf('A');
    expect(monster?.[0]).toBe(-2);
    expect(monster?.[1]).toBeGreaterThan(0.2);
    expect(monster?.[2]).toBe(2);
    expect(pointOf('B')).toBeNull();
    expect(pointOf('h9')).toBeNull();
  });
});

describe('a place', () => {
  it('has the foot of a box on the ground however high it is built, and that of a monster under it', () => {
    const tower = placeOf('g7', table, poses);
    expect(tower?.at).toEqual([3, 0, -3]);
    expect(tower?.height).toBeCloseTo(4 * 0.3);
    expect(placeOf('c1', table, poses)).toMatchObject({ at: [-1, 0, 3], height: 0 });
    expect(placeOf('A', table, poses)?.at).toEqual([-2, expect.closeTo(0, 1), 2]);
    expect(placeOf('B', table, poses)).toBeNull();
  });
});

describe('homeSubject', () => {
  it('has room for the highest roof of the two northern ranks, and is never lower than usual', () => {
    const tall = position.board.map((row, index) => (index === 1 ? row.replace('4', '9') : row));
    const southern = position.board.map((row, index) => (index === 6 ? row.replace('4', '9') : row));
    const bare = position.board.map(() => '. . . . . . .');
    expect(homeSubject(tall).height).toBeCloseTo(9 * 0.3);
    expect(homeSubject(southern)).toEqual(homeSubject(position.board));
    expect(homeSubject(bare)).toEqual(homeSubject(position.board));
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
  it.each([
    { width: 1366, height: 768, box: 96 },
    { width: 1920, height: 1080, box: 140 },
    { width: 390, height: 844, box: 44 },
  ])('shows a box in the middle $box pixels wide at $width by $height', ({ width, height, box }) => {
    const size = { width, height };
    const view = homeView(homeSubject(position.board), size, handInsets(width, height));
    const pixels = height / 2 / Math.tan((FIELD_OF_VIEW / 360) * Math.PI);
    const [from, to] = [-0.5, 0.5].map((x) => seenFrom(view, { x, y: 0, z: 0 }).right * pixels);
    expect(to! - from!).toBeGreaterThanOrEqual(box);
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
