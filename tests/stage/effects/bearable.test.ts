import { expect, it } from 'vitest';
import type { EffectCue } from '#director';
import { BearableEffects } from '../../../src/stage/effects/bearable';

const cue = (effect: string): EffectCue => ({
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
const bearable = new BearableEffects({ lightning: 'sparks', flare: 'glow' });

it('at their own pace or slower, all effects are as they were made', () => {
  for (const effect of ['lightning', 'flare', 'rain']) {
    const made = cue(effect);
    expect(bearable.at(made, 1)).toBe(made);
    expect(bearable.at(made, 0.5)).toBe(made);
  }
});

it('shown faster, what flashes is calmer at the same place and time', () => {
  expect(bearable.at(cue('lightning'), 2)).toEqual({ ...cue('lightning'), effect: 'sparks' });
  expect(bearable.at(cue('flare'), 2)).toEqual({ ...cue('flare'), effect: 'glow' });
});

it('is the same cue again for the next picture, so that nothing is made anew', () => {
  const made = cue('lightning');
  expect(bearable.at(made, 4)).toBe(bearable.at(made, 8));
});

it('leaves alone what does not flash, names that no library has included', () => {
  for (const effect of ['rain', 'toString']) {
    const made = cue(effect);
    expect(bearable.at(made, 8)).toBe(made);
  }
});
