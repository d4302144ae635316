import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type TableThing, wordAt } from '../../src/stage/things';

const SIZE = { width: 800, height: 600 };

const camera = (() => {
  const made = new PerspectiveCamera(28, SIZE.width / SIZE.height, 0.5, 90);
  made.position.set(0, 8, 8);
  made.lookAt(0, 0, 0);
  made.updateMatrixWorld();
  return made;
})();

function pixel(x: number, y: number, z: number) {
  const seen = new Vector3(x, y, z).project(camera);
  return { x: ((seen.x + 1) / 2) * SIZE.width, y: ((1 - seen.y) / 2) * SIZE.height };
}

const FLAT = { width: 1, depth: 1, height: 0.1 };
const THINGS: readonly TableThing[] = [
  { text: 'mat', at: [0, 0, 0], width: 3, depth: 3, height: 0 },
  { text: 'tower', at: [0, 0, 1], width: 0.6, depth: 0.6, height: 2 },
  { text: 'deck', at: [2.5, 0, 0], ...FLAT },
];
const DISC = { id: 'use', kind: 'use', at: [2.5, 0, 0], body: false, offset: [0, 0] } as const;

const word = (at: readonly [number, number, number], targets: readonly (typeof DISC)[] = []) =>
  wordAt(
    { things: THINGS, targets, wordOf: (id) => (id === 'use' ? 'leap' : null) },
    pixel(...at),
    SIZE,
    camera,
  );

describe('what a pointer is on, in words', () => {
  it('is the nearest of the things under it', () => {
    expect(word([2.5, 0, 0])).toBe('deck');
    expect(word([-1, 0, -1])).toBe('mat');
    // The tower hides the mat behind its upper half.
    expect(word([0, 1.5, 1])).toBe('tower');
    expect(word([-4, 0, 0])).toBeNull();
  });

  it('is a disc before what lies under it, and what lies there where the disc needs no words', () => {
    expect(word([2.5, 0, 0], [DISC])).toBe('leap');
    expect(
      wordAt({ things: THINGS, targets: [DISC], wordOf: () => null }, pixel(2.5, 0, 0), SIZE, camera),
    ).toBe('deck');
  });
});
