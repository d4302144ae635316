import { expect, it } from 'vitest';
import { blendHours } from '#zorn/view';
import { tensionOf, valleySounds } from '../../../../src/games/zorn/pages/valley/sounds';
import facts from '../../../../src/games/zorn/rules/facts.json';

const soundsOf = (...hours: Parameters<typeof blendHours>) => valleySounds(blendHours(...hours));

it('goes on with the music of the night when there is more of it than of the day, in the same place', () => {
  const [morning, early, late] = [0, 0.4, 0.6].map((share) => soundsOf('morning', 'night', share));
  expect(early).toBe(morning);
  expect(late!.music!.theme).not.toBe(morning!.music!.theme);
  expect(late!.place).toBe(morning!.place);
  expect(soundsOf('terror', 'terror', 0)).toBe(late);
});

it('is tense in a Night of Terror, and calm at noon', () => {
  expect(tensionOf(blendHours('noon', 'noon', 0))).toBe(0);
  expect(tensionOf(blendHours('terror', 'terror', 0))).toBeGreaterThan(0.3);
});

it('has a voice for each champion of the rules', () => {
  const { sounds } = soundsOf('noon', 'noon', 0);
  for (const champion of Object.keys(facts.units.champions)) {
    for (const call of ['howl', 'snarl', 'grunt', 'effort', 'cheer', 'groan'])
      expect(Object.keys(sounds)).toContain(`${call}.${champion}`);
  }
});
