import { expect, it } from 'vitest';
import { choreograph, tetzillaWords } from '#tetzilla/view';
import { LIVELY } from '../../../helpers/timelines';
import { deadlyScenes, playedScenes } from './scenes';

/** What begins a step of an action with a shot. */
const BEGINS: ReadonlySet<string> = new Set(['fired', 'died', 'turn-began', 'stage-began', 'game-over']);

it('tells a shot with what comes of it in steps: the shot, each death, and what begins after it; all else in one', () => {
  const words = tetzillaWords('en');
  const steps = { fire: 0, later: 0, over: 0 };
  for (const seed of [1, 2, 3]) {
    for (const { table, events } of [...playedScenes(seed), ...deadlyScenes(seed)]) {
      const { beats = [], duration } = choreograph(table, events, LIVELY);
      const begin = events.filter(
        ({ type }, index) =>
          BEGINS.has(type) && !(type === 'stage-began' && events[index - 1]?.type === 'turn-began'),
      );
      const several = events.some(({ type }) => type === 'fired') && begin.length > 1;
      if (!several) {
        expect(beats).toEqual([]);
        continue;
      }
      expect(beats.map(({ from }) => events[from])).toEqual(begin);
      const times = [...beats.map(({ at }) => at), duration];
      for (const [index, at] of times.slice(1).entries()) expect(at).toBeGreaterThan(times[index]!);
      for (const { name, from } of beats) {
        const { type } = events[from]!;
        steps[name === 'fire' || name === 'over' ? name : 'later']++;
        expect(name === 'fire').toBe(type === 'fired' || type === 'died');
        expect(words.step?.(name)).toMatch(/^[A-Z]/);
      }
    }
  }
  expect(Math.min(...Object.values(steps))).toBeGreaterThan(2);
});
