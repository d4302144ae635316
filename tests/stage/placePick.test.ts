import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { isWithin, neighbourTowards, type Place } from '#director';
import { placeAt } from '../../src/stage/placePick';

const SIZE = { width: 1280, height: 720 };

/** Looks from the south, half down. */
function camera(): PerspectiveCamera {
  const made = new PerspectiveCamera(32, SIZE.width / SIZE.height, 0.5, 90);
  made.position.set(0, 12, 12);
  made.lookAt(0, 0, 0);
  made.updateMatrixWorld();
  return made;
}

function seen(x: number, y: number, z: number) {
  const point = new Vector3(x, y, z).project(camera());
  return { x: ((point.x + 1) / 2) * SIZE.width, y: ((1 - point.y) / 2) * SIZE.height };
}

const board = (heights: Readonly<Record<string, number>> = {}): readonly Place[] =>
  Array.from({ length: 49 }, (_, index) => {
    const x = (index % 7) - 3;
    const z = Math.floor(index / 7) - 3;
    const id = `${x} ${z}`;
    return { id, at: [x, 0, z], height: heights[id] ?? 0 };
  });

const find = (boxes: readonly Place[], x: number, y: number, z: number) =>
  placeAt(boxes, seen(x, y, z), SIZE, camera());

describe('the place under a pointer', () => {
  it('is the one whose ground is seen there, up to its edges', () => {
    const boxes = board();
    for (const { id, at } of boxes) {
      const [x, , z] = at;
      for (const aside of [-0.48, 0, 0.48]) expect(find(boxes, x + aside, 0, z - aside)).toBe(id);
    }
  });

  it('is the one whose building is seen, and not what that hides', () => {
    const boxes = board({ '0 1': 2.7 });
    expect(find(boxes, 0, 2.7, 1)).toBe('0 1');
    expect(find(boxes, 0, 1.3, 1.34)).toBe('0 1');
    // The foot of the box behind is behind the tower.
    expect(find(boxes, 0, 0, -0.4)).toBe('0 1');
    // Beside the tower the ground of its own box goes on.
    expect(find(boxes, 0.45, 0, 1.45)).toBe('0 1');
    expect(find(boxes, 1, 0, 0)).toBe('1 0');
  });

  it('is none beside the board', () => {
    expect(find(board(), 4.2, 0, 0)).toBeNull();
    expect(find(board(), 0, 0, -3.8)).toBeNull();
  });

  it('is the one whose front is seen where a board stands upright', () => {
    const upright = ['low', 'high'].map(
      (id, row): Place => ({ id, at: [1, 1 + row, -1], height: 0, upright: true }),
    );
    expect(find(upright, 0.6, 1.4, -1)).toBe('low');
    expect(find(upright, 1.4, 1.6, -1)).toBe('high');
    expect(find(upright, 1, 2.6, -1)).toBeNull();
    expect(find(upright, 1.6, 1, -1)).toBeNull();
  });
});

/** Three fields that share borders: a triangle, an L around it, and one that is higher than both. */
const FIELDS: readonly Place[] = [
  {
    id: 'wedge',
    at: [-2, 0, -1],
    height: 0,
    outline: [
      [-3, 0],
      [0, 0],
      [-3, -3],
    ],
    neighbours: ['ell', 'hill'],
  },
  {
    id: 'ell',
    at: [1, 0, 1.5],
    height: 0,
    outline: [
      [-3, 0],
      [0, 0],
      [0, -3],
      [3, -3],
      [3, 3],
      [-3, 3],
    ],
    neighbours: ['wedge'],
  },
  {
    id: 'hill',
    at: [-1, 0.5, -2.2],
    height: 0,
    outline: [
      [-3, -3],
      [0, -3],
      [0, 0],
    ],
    neighbours: ['wedge'],
  },
];

describe('a place with an outline', () => {
  it('is met within it, however it is shaped, and nowhere else', () => {
    expect(find(FIELDS, -2.5, 0, -0.5)).toBe('wedge');
    expect(find(FIELDS, -1, 0, 0.3)).toBe('ell');
    expect(find(FIELDS, 2, 0, -2)).toBe('ell');
    expect(find(FIELDS, 3.4, 0, 1)).toBeNull();
  });

  it('shares no point of a border with the place beside it', () => {
    for (const [x, z] of [
      [-1.5, 0.001],
      [-1.5, -0.001],
      [0.001, -1],
      [2.999, 2],
    ] as const)
      expect(FIELDS.filter(({ id, outline }) => id !== 'hill' && isWithin(outline!, x, z))).toHaveLength(1);
  });

  it('is met as high as it lies', () => {
    expect(find(FIELDS, -1, 0.5, -2.2)).toBe('hill');
  });

  it('is met by what stands on it too', () => {
    const tower: readonly Place[] = [{ ...FIELDS[0]!, standing: 1 }, FIELDS[1]!];
    expect(find(tower, -2, 0.9, -0.8)).toBe('wedge');
  });

  it('leads to the neighbour that lies most nearly in a direction, and to nobody where none does', () => {
    const places = new Map(FIELDS.map((place) => [place.id, place]));
    expect(neighbourTowards(places, 'wedge', [0, 1])).toBe('ell');
    expect(neighbourTowards(places, 'wedge', [0, -1])).toBe('hill');
    expect(neighbourTowards(places, 'wedge', [-1, 0])).toBeUndefined();
    expect(neighbourTowards(places, 'hill', [0, -1])).toBeUndefined();
    expect(neighbourTowards(places, 'ell', [-1, 0])).toBe('wedge');
  });
});
