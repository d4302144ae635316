import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core';
import type { Badge } from '../../src/stage/outcome/Badges';
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
const SIGN: Badge = { at: [2.5, 0, 0], colour: '#fff', text: '', says: { en: 'leap', fr: 'bond' } };

const word = (at: readonly [number, number, number], badges: readonly Badge[] = [], lang: Language = 'en') =>
  wordAt({ things: THINGS, badges, language: lang }, pixel(...at), SIZE, camera);

describe('what a pointer is on, in words', () => {
  it('is the nearest of the things under it', () => {
    expect(word([2.5, 0, 0])).toBe('deck');
    expect(word([-1, 0, -1])).toBe('mat');
    // The tower hides the mat behind its upper half.
    expect(word([0, 1.5, 1])).toBe('tower');
    expect(word([-4, 0, 0])).toBeNull();
  });

  it('is a sign before what lies under it, in either language, and what lies there where the sign needs no words', () => {
    const { says: _, ...mute } = SIGN;
    expect(word([2.5, 0, 0], [SIGN])).toBe('leap');
    expect(word([2.5, 0, 0], [SIGN], 'fr')).toBe('bond');
    expect(word([2.5, 0, 0], [mute])).toBe('deck');
    expect(word([-1, 0, -1], [SIGN])).toBe('mat');
  });

  it('is a sign where it is seen: beside its place, and the one that lies over others', () => {
    const below: Badge = { ...SIGN, says: { en: 'below', fr: 'dessous' } };
    expect(word([2.5, 0, 0], [below, SIGN])).toBe('leap');
    const beside: Badge = { ...SIGN, offset: [3, 0] };
    expect(word([2.5, 0, 0], [beside])).toBe('deck');
    const shifted = pixel(2.5, 0, 0);
    const found = Array.from({ length: 200 }, (_, x) => x).filter(
      (x) =>
        wordAt(
          { things: [], badges: [beside], language: 'en' },
          { x: shifted.x + x, y: shifted.y },
          SIZE,
          camera,
        ) === 'leap',
    );
    expect(found.length).toBeGreaterThan(20);
    expect(found[0]).toBeGreaterThan(20);
  });
});
