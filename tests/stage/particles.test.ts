import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EFFECTS, type EffectCue } from '#director';
import { emitParticles, type ParticleLook } from '../../src/stage/particles';

interface Particle {
  readonly look: ParticleLook;
  readonly numbers: readonly number[];
}

function particles(cue: EffectCue, age: number, richness = 1): Particle[] {
  const list: Particle[] = [];
  emitParticles(cue, age, richness, (look, ...numbers) => list.push({ look, numbers }));
  return list;
}

const cue = (changes: Partial<EffectCue>): EffectCue => ({
  at: 0,
  kind: 'effect',
  effect: 'dust',
  x: 1,
  y: 0,
  z: -2,
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
    seed: fc.nat(),
    intensity: fc.double({ min: 0.3, max: 3, noNaN: true }),
    duration: fc.double({ min: 0.1, max: 3, noNaN: true }),
    y: fc.double({ min: 0, max: 2, noNaN: true }),
  })
  .map(cue);

describe.each(EFFECTS)('%s', (effect) => {
  it('shows something in the middle of its life and nothing before and after', () => {
    const shown = cue({ effect });
    expect(particles(shown, 0.5).length).toBeGreaterThan(0);
    expect(particles(shown, -0.01)).toEqual([]);
    expect(particles(shown, 1)).toEqual([]);
    expect(particles(shown, 5)).toEqual([]);
  });
});

it('the same effect at the same age is the same', () => {
  fc.assert(
    fc.property(anyCue, fc.double({ min: 0, max: 3, noNaN: true }), (shown, age) => {
      expect(particles(shown, age)).toEqual(particles(shown, age));
    }),
  );
});

it('gives finite numbers, sizes that are not negative, shades and opacities from 0 to 1', () => {
  fc.assert(
    fc.property(anyCue, fc.double({ min: 0, max: 0.999, noNaN: true }), (shown, life) => {
      for (const { numbers } of particles(shown, life * shown.duration)) {
        const [x, y, z, size, turn, shade, opacity] = numbers as [
          number,
          number,
          number,
          number,
          number,
          number,
          number,
        ];
        expect(Number.isFinite(x + y + z + size + turn)).toBe(true);
        expect(size).toBeGreaterThanOrEqual(0);
        expect(Math.min(shade, opacity)).toBeGreaterThanOrEqual(0);
        expect(Math.max(shade, opacity)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('debris flies up, falls and stays on the ground', () => {
  const heights = (age: number) =>
    particles(cue({ effect: 'debris', duration: 3 }), age).map(({ numbers }) => numbers[1]!);
  expect(Math.max(...heights(0.2))).toBeGreaterThan(0.3);
  for (const height of heights(2.5)) expect(height).toBeCloseTo(0.02);
});

it('a mound grows along its path as it digs', () => {
  const reach = (age: number) => {
    const places = particles(cue({ effect: 'mound' }), age).map(({ numbers }) => numbers[0]!);
    return Math.max(...places);
  };
  expect(reach(0.1)).toBeLessThan(2);
  expect(reach(0.7)).toBeGreaterThan(2.5);
});

it('a poorer picture has fewer particles, another seed others', () => {
  const dust = cue({});
  expect(particles(dust, 0.3, 0.4).length).toBeLessThan(particles(dust, 0.3).length);
  expect(particles(cue({ seed: 8 }), 0.3)).not.toEqual(particles(dust, 0.3));
});
