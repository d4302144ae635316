import { afterEach, expect, it } from 'vitest';
import type { EffectCue } from '#director';
import { KAIJU_EFFECTS } from '#kaiju';
import { ParticleField } from '../../../src/stage/effects/particleField';

const effect = (seed: number, kind: EffectCue['effect'] = 'dust'): EffectCue => ({
  at: 0,
  kind: 'effect',
  effect: kind,
  tone: 'ground',
  x: seed,
  y: 0,
  z: 0,
  ground: 0,
  yaw: 0,
  path: [],
  seed,
  intensity: 1,
  duration: 1,
});

const fields: ParticleField[] = [];
function field(): ParticleField {
  const made = new ParticleField(1, KAIJU_EFFECTS);
  fields.push(made);
  return made;
}
afterEach(() => {
  for (const made of fields.splice(0)) made.dispose();
});

/** Shows effects at their ages. */
function show(on: ParticleField, shown: readonly (readonly [EffectCue, number])[]) {
  on.begin();
  for (const [cue, age] of shown) on.add(cue, age);
  on.end();
  return { sprites: on.numbers('sprites'), chunks: on.numbers('chunks') };
}

it('draws all effects in two meshes, and nothing while there is none', () => {
  const drawn = field();
  show(drawn, [
    [effect(1), 0.2],
    [effect(2, 'debris'), 0.3],
    [effect(3, 'sparks'), 0.1],
  ]);
  expect(drawn.meshes).toHaveLength(2);
  expect(drawn.meshes.every(({ visible }) => visible)).toBe(true);
  show(drawn, []);
  expect(drawn.meshes.some(({ visible }) => visible)).toBe(false);
});

it('shows the same for the same effects and ages, whatever it showed before', () => {
  const [one, two, three] = [effect(1), effect(2, 'debris'), effect(3, 'smoke')];
  const wanted = [
    [one, 0.5],
    [two, 0.25],
  ] as const;
  const fresh = show(field(), wanted);
  const used = field();
  show(used, [[three, 0.1]]);
  show(used, [
    [one, 0.9],
    [two, 0.65],
    [three, 0.2],
  ]);
  expect(show(used, wanted)).toEqual(fresh);
});

it('leaves out what there is no room for, and shows the rest', () => {
  const many = Array.from({ length: 200 }, (_, seed) => [effect(seed, 'fireball'), 0.1] as const);
  const crowded = show(field(), many);
  const first = show(field(), many.slice(0, 1));
  expect(crowded.sprites.length).toBeGreaterThan(first.sprites.length * 10);
  expect(crowded.sprites.every(Number.isFinite)).toBe(true);
});
