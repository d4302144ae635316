import { expect, it, vi } from 'vitest';
import { CHANNEL_COUNT, CHANNEL_OFFSET } from '#director';
import { IdleFidget } from '../../src/stage/idleFidget';

/** What a figure was told in pictures a tenth of a second apart. */
function stirs(seconds: number, restless: (time: number) => string | null) {
  const unrest = new IdleFidget();
  const play = vi.fn();
  const told: { readonly time: number; readonly clip: string; readonly age: number }[] = [];
  for (let picture = 1; picture <= seconds * 10; picture++) {
    unrest.pass(0.1, restless(picture / 10));
    unrest.stir(new Map([['monster', { miniature: { play } }]]));
    for (const [{ clip }, age, strength] of play.mock.calls.splice(0)) {
      expect(strength).toBeLessThan(0.5);
      told.push({ time: picture / 10, clip, age });
    }
  }
  return told;
}

it('a figure whose player thinks for long stirs again and again, and rests between', () => {
  const told = stirs(12, () => 'monster');
  expect(new Set(told.map(({ clip }) => clip)).size).toBeGreaterThan(1);
  expect(told[0]!.time).toBeGreaterThan(0.5);
  expect(told.length).toBeLessThan(90);
});

it('whoever answers at once does not stir at all', () => {
  expect(stirs(5, (time) => (time < 0.4 ? 'monster' : null))).toEqual([]);
  expect(stirs(5, () => null)).toEqual([]);
});

it('a stir that has begun is ended, and no other begins', () => {
  const told = stirs(8, (time) => (time < 1 ? 'monster' : null));
  expect(new Set(told.map(({ clip }) => clip)).size).toBe(1);
  expect(told.at(-1)!.age).toBeGreaterThan(1.2);
});

it('a piece without limbs sways to both sides, hops, and stands upright again', () => {
  const unrest = new IdleFidget();
  const rolls: number[] = [];
  const heights: number[] = [];
  for (let picture = 1; picture <= 48; picture++) {
    const poses = new Float64Array(2 * CHANNEL_COUNT);
    unrest.pass(0.05, picture < 20 ? 'pawn' : null);
    unrest.sway(poses, (piece) => (piece === 'pawn' ? 1 : undefined));
    expect(poses.slice(0, CHANNEL_COUNT).every((value) => value === 0)).toBe(true);
    rolls.push(poses[CHANNEL_COUNT + CHANNEL_OFFSET.roll]!);
    heights.push(poses[CHANNEL_COUNT + CHANNEL_OFFSET.y]!);
  }
  expect(Math.max(...rolls)).toBeGreaterThan(0.1);
  expect(Math.min(...rolls)).toBeLessThan(-0.1);
  expect(Math.min(...heights)).toBe(0);
  expect(rolls[0]).toBe(0);
  expect(rolls.at(-1)).toBeCloseTo(0, 1);
});
