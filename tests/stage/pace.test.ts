import { expect, it } from 'vitest';
import type { Quality } from '#core';
import { adjustPace, type FramePace, startPace } from '#stage';

/** The pace after so many pictures that all take the same time. */
function after(pace: FramePace, pictures: number, milliseconds: number): FramePace {
  let now = pace;
  for (let picture = 0; picture < pictures; picture++) now = adjustPace(now, milliseconds);
  return now;
}

const tiers = (pace: FramePace, milliseconds: (tier: Quality) => number, pictures: number) => {
  const seen = [pace.tier];
  let now = pace;
  for (let picture = 0; picture < pictures; picture++) {
    now = adjustPace(now, milliseconds(now.tier));
    if (now.tier !== seen.at(-1)) seen.push(now.tier);
  }
  return seen;
};

it('a device that is too slow gets plainer pictures, step by step, and none plainer than low', () => {
  expect(tiers(startPace('high'), () => 60, 2000)).toEqual(['high', 'medium', 'low']);
});

it('a device that draws a picture a second gets plainer ones within half a minute', () => {
  expect(tiers(startPace('high'), () => 1000, 30)).toEqual(['high', 'medium', 'low']);
});

it('a device with time to spare gets richer ones', () => {
  expect(tiers(startPace('low'), () => 16.7, 4000)).toEqual(['low', 'medium', 'high']);
});

it('neither fast nor slow: everything stays', () => {
  expect(tiers(startPace('medium'), () => 22, 4000)).toEqual(['medium']);
});

it('a tier that was too rich is not tried again', () => {
  const times = { test: 5, low: 10, medium: 16, high: 40 };
  expect(tiers(startPace('medium'), (tier) => times[tier], 20_000)).toEqual(['medium', 'high', 'medium']);
});

it('pauses of the page and single slow pictures change nothing', () => {
  let pace = startPace('high');
  for (let round = 0; round < 300; round++) {
    pace = after(pace, 10, 16);
    pace = adjustPace(pace, 120);
    pace = adjustPace(pace, 4000);
  }
  expect(pace.tier).toBe('high');
});

it('the first pictures after a change do not count', () => {
  const begun = after(startPace('high'), 30, 200);
  expect(after(begun, 400, 16).tier).toBe('high');
});
