import { expect, it } from 'vitest';
import { findSound } from '#audio';
import { kaijuSounds } from '#kaiju/sounds';
import { SOUNDS, tableOf, tensionOf } from '#tetzilla/view';
import { EXAMPLE } from './example';

const KAIJU_SOUNDS = kaijuSounds({ sounds: 0, music: 0 });

const table = { ...tableOf(EXAMPLE), aside: [], top: 6, deck: 47 };
const hit = (hits: number, dead = false) =>
  new Map([['A', { standing: null, hits, tokens: 0, dead }] as const]);

it.each(SOUNDS)('%s can be heard', (sound) => {
  expect(findSound(KAIJU_SOUNDS, sound)?.takes.length).toBeGreaterThan(0);
});

it('nobody worries at the beginning, and all do when a tile finds no room', () => {
  expect(tensionOf(table)).toBe(0);
  expect(tensionOf({ ...table, aside: ['I1'] })).toBe(1);
});

it('the last turn, the top row and the hit before the last make it tight', () => {
  expect(tensionOf({ ...table, deck: 56 - 9 - 24 })).toBe(1);
  expect(tensionOf({ ...table, top: 20 })).toBe(1);
  expect(tensionOf({ ...table, kaiju: hit(9) })).toBe(1);
  expect(tensionOf({ ...table, kaiju: hit(10, true) })).toBe(0);
});

it('rises with the turns', () => {
  const course = [32, 36, 40, 44].map((deck) => tensionOf({ ...table, deck }));
  expect(course).toEqual(course.toSorted((a, b) => b - a));
  expect(course[1]).toBeGreaterThan(0);
});
