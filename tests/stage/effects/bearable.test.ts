import { expect, it } from 'vitest';
import { EFFECTS, type EffectCue, type EffectKind } from '#director';
import { bearable } from '../../../src/stage/effects/bearable';

const cue = (effect: EffectKind): EffectCue => ({
  at: 1,
  kind: 'effect',
  effect,
  tone: 'ground',
  x: 2,
  y: 0.5,
  z: -1,
  yaw: 0,
  path: [],
  ground: 0,
  seed: 7,
  intensity: 1,
  duration: 0.2,
});

it('at their own pace or slower, all effects are as they were made', () => {
  for (const effect of EFFECTS) {
    const made = cue(effect);
    expect(bearable(made, 1)).toBe(made);
    expect(bearable(made, 0.5)).toBe(made);
  }
});

it('shown faster, shots and explosions are sparks at the same place and time', () => {
  for (const effect of ['flash', 'fireball'] as const) {
    expect(bearable(cue(effect), 2)).toEqual({ ...cue(effect), effect: 'sparks' });
  }
});

it('is the same cue again for the next picture, so that nothing is made anew', () => {
  const made = cue('flash');
  expect(bearable(made, 4)).toBe(bearable(made, 8));
});

it('leaves alone what does not flash, and the end of a power plant, which comes once', () => {
  for (const effect of ['dust', 'beacon', 'meltdown'] as const) {
    const made = cue(effect);
    expect(bearable(made, 8)).toBe(made);
  }
});
