import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { BoardBox } from '#stage';
import { boxAt } from '../../src/stage/boxPick';

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

const board = (heights: Readonly<Record<string, number>> = {}): readonly BoardBox[] =>
  Array.from({ length: 49 }, (_, index) => {
    const x = (index % 7) - 3;
    const z = Math.floor(index / 7) - 3;
    const id = `${x} ${z}`;
    return { id, x, z, height: heights[id] ?? 0 };
  });

const find = (boxes: readonly BoardBox[], x: number, y: number, z: number) =>
  boxAt(boxes, seen(x, y, z), SIZE, camera());

describe('the box under a pointer', () => {
  it('is the one whose ground is seen there, up to its edges', () => {
    const boxes = board();
    for (const { id, x, z } of boxes) {
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
    const upright = ['low', 'high'].map((id, row) => ({ id, x: 1, y: 1 + row, z: -1, height: 0 }));
    expect(find(upright, 0.6, 1.4, -1)).toBe('low');
    expect(find(upright, 1.4, 1.6, -1)).toBe('high');
    expect(find(upright, 1, 2.6, -1)).toBeNull();
    expect(find(upright, 1.6, 1, -1)).toBeNull();
  });
});
