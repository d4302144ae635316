import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EffectCue } from '#director';
import { KAIJU_EFFECTS } from '#kaiju';
import { EFFECT_TONES, EFFECTS } from '#kaiju/cues';
import { particlesOf as particlesIn, STRIDE } from '../../../src/stage/effects/blocks';
import { PARTICLE_LOOKS } from '../../../src/stage/effects/recipe';

const particlesOf = (shown: EffectCue, richness: number) => particlesIn(shown, richness, KAIJU_EFFECTS);

const cue = (changes: Partial<EffectCue>): EffectCue => ({
  at: 0,
  kind: 'effect',
  effect: 'dust',
  tone: 'stone',
  x: 1,
  y: 0,
  z: -2,
  ground: 0,
  yaw: 0,
  path: [{ x: 3, z: -2 }],
  seed: 7,
  intensity: 1,
  duration: 1,
  ...changes,
});

const anyCue = fc
  .record({
    effect: fc.constantFrom(...EFFECTS),
    tone: fc.constantFrom(...EFFECT_TONES),
    seed: fc.nat(),
    intensity: fc.double({ min: 0.5, max: 3, noNaN: true }),
    duration: fc.double({ min: 0.1, max: 3, noNaN: true }),
    y: fc.double({ min: 0, max: 2, noNaN: true }),
  })
  .map(cue);

/** The particles of an effect, each by the names of its numbers. */
function particles(shown: EffectCue, richness = 1) {
  const { sprites, chunks } = particlesOf(shown, richness);
  return [sprites, chunks].flatMap((block) =>
    Array.from({ length: block.length / STRIDE }, (_, index) => {
      const n = block.slice(index * STRIDE, (index + 1) * STRIDE);
      return {
        numbers: n,
        x: n[0]!,
        y: n[1]!,
        z: n[2]!,
        birth: n[3]!,
        up: n[5]!,
        life: n[7]!,
        sizes: [n[8]!, n[9]!],
        gravity: n[11]!,
        look: PARTICLE_LOOKS[n[14]!],
        lands: n[15]!,
        opacity: n[19]!,
        floor: n[24]!,
      };
    }),
  );
}

describe.each(EFFECTS)('%s', (effect) => {
  it('is made of something, all of which is over when the effect is', () => {
    const shown = particles(cue({ effect, duration: 2 }));
    expect(shown.length).toBeGreaterThan(0);
    for (const { birth, life } of shown) {
      expect(birth).toBeGreaterThanOrEqual(0);
      expect(life).toBeGreaterThan(0);
      expect(birth + life).toBeLessThanOrEqual(2 + 1e-6);
    }
  });
});

it('the same effect is the same, another seed another one', () => {
  fc.assert(
    fc.property(anyCue, (shown) => {
      expect(particlesOf(shown, 1)).toEqual(particlesOf({ ...shown }, 1));
      expect(particlesOf({ ...shown, seed: shown.seed + 1 }, 1)).not.toEqual(particlesOf(shown, 1));
    }),
  );
});

it('gives finite numbers, sizes that are not negative, opacities from 0 to 1', () => {
  fc.assert(
    fc.property(anyCue, (shown) => {
      for (const { numbers, sizes, opacity, look } of particles(shown)) {
        expect(numbers.every(Number.isFinite)).toBe(true);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
        expect(opacity).toBeGreaterThanOrEqual(0);
        expect(opacity).toBeLessThanOrEqual(1);
        expect(look).toBeDefined();
      }
    }),
  );
});

it('what is thrown up comes down on the ground when it should', () => {
  const solid = particles(cue({ effect: 'debris', y: 0.6, duration: 3 })).filter(
    ({ look }) => look === 'chunk',
  );
  expect(solid.length).toBeGreaterThan(5);
  for (const { y, up, gravity, lands, floor } of solid) {
    expect(up).toBeGreaterThan(0);
    expect(floor).toBe(0);
    expect(y + up * lands - (gravity * lands * lands) / 2).toBeCloseTo(0, 4);
  }
});

it('a mound is thrown up along its path, the farther the later', () => {
  const clods = particles(cue({ effect: 'mound' })).filter(({ look }) => look === 'chunk');
  for (const { x, birth } of clods) expect(x).toBeCloseTo(1 + 2 * (birth / 0.72), 0);
  expect(Math.max(...clods.map(({ x }) => x))).toBeGreaterThan(2.5);
});

it('a trail along a path with heights rises and falls with it', () => {
  const arc = cue({
    effect: 'exhaust',
    y: 1,
    path: [
      { x: 2, y: 3, z: -2 },
      { x: 3, y: 1, z: -2 },
    ],
  });
  const heights = particles(arc).map(({ y }) => y);
  expect(Math.max(...heights)).toBeGreaterThan(2.5);
  expect(Math.min(...heights)).toBeLessThan(1.4);
});

it('from a wall that faces south, up is towards the viewer and ahead is down, and it falls as ever', () => {
  const wall = { effect: 'debris', y: 2, yaw: 0, duration: 3, path: [] } as const;
  const lying = particles(cue(wall));
  const standing = particles(cue({ ...wall, tilt: Math.PI / 2 }));
  for (const [index, { numbers, gravity }] of standing.entries()) {
    const flat = lying[index]!;
    expect(numbers[4]).toBeCloseTo(flat.numbers[4]!, 5);
    expect(numbers[5]).toBeCloseTo(-flat.numbers[6]!, 5);
    expect(numbers[6]).toBeCloseTo(flat.up, 5);
    expect(numbers[2]! + 2).toBeCloseTo(flat.y - 2, 5);
    expect(gravity).toBe(flat.gravity);
  }
  const [ring] = particles(cue({ effect: 'pulse', tilt: 1.2 }));
  expect(ring!.numbers[13]).toBeCloseTo(1.2, 5);
});

it('a streak lies along its path, upwards too', () => {
  const up = cue({ effect: 'beam', path: [{ x: 1, y: 3, z: -2 }] });
  const streaks = particles(up).filter(({ look }) => look === 'streak');
  expect(streaks.length).toBeGreaterThan(10);
  for (const { numbers } of streaks) {
    expect(Math.hypot(numbers[4]!, numbers[6]!)).toBeCloseTo(0, 5);
    expect(numbers[5]).toBeGreaterThan(0);
  }
});

it('what there is one of only, like a ring, is not there at all when it is slight', () => {
  expect(particles(cue({ effect: 'pulse', intensity: 0.6 }))).toHaveLength(1);
  expect(particles(cue({ effect: 'pulse', intensity: 0.4 }))).toEqual([]);
});

it('a poorer picture has fewer particles, a greater effect more', () => {
  expect(particles(cue({}), 0.4).length).toBeLessThan(particles(cue({})).length);
  expect(particles(cue({ intensity: 2.5 })).length).toBeGreaterThan(particles(cue({})).length);
});

it('an effect that the library does not know shows nothing, of something unknown it is plain', () => {
  expect(particles(cue({ effect: 'sneeze' }))).toEqual([]);
  expect(particles(cue({ effect: 'toString' }))).toEqual([]);
  expect(particles(cue({ tone: 'cheese' }))).toHaveLength(particles(cue({})).length);
});
