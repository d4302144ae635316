import { expect, it } from 'vitest';
import type { GameWords } from '#module';
import type { ShownStep } from '#session';
import { narrateStep } from '../../src/table/game/course';
import { recapFor } from '../../src/table/meantime';

/** Words that tell each fact by its type, those of `draw` aside, and call a step by its name in capitals. */
const WORDS = {
  log: (events: readonly { readonly type: string }[]) =>
    events
      .filter(({ type }) => type !== 'nothing')
      .map(({ type }) => ({ text: `${type}.`, tone: type === 'draw' ? 'quiet' : 'plain', seat: null })),
  moment: (events: readonly { readonly type: string }[]) =>
    events.some(({ type }) => type === 'fall') ? { kind: 'combo', label: 'Combo' } : null,
  step: (name: string) => name.toUpperCase(),
} as unknown as GameWords;

const entry = (seat: string, ...types: readonly string[]) => ({
  seat,
  action: null,
  events: types.map((type) => ({ type })),
});
const step = (name: string, number: number, from: number, until: number): ShownStep => ({
  name,
  number,
  count: 3,
  from,
  until,
});

const LONG = entry('king', 'walk', 'fall', 'draw', 'nothing', 'strike');
const STEPS = [step('move', 1, 0, 2), step('rest', 2, 2, 4), step('fight', 3, 4, 5)];

it('a step of an action is told by its own facts, and by its name where those come to no words', () => {
  expect(narrateStep(LONG, STEPS[0]!, WORDS, {})).toMatchObject({ seat: 'king', text: 'walk. fall.' });
  expect(narrateStep(LONG, STEPS[2]!, WORDS, {}).text).toBe('strike.');
  expect(narrateStep(LONG, step('pause', 1, 3, 4), WORDS, {}).text).toBe('PAUSE');
  expect(narrateStep(LONG, null, WORDS, {}).text).toBe('walk. fall. draw. strike.');
});

it('what others have done is told with a line for each step of a long action, which leads to that step', () => {
  const history = [entry('hero', 'walk'), entry('king', 'walk'), LONG, entry('king', 'draw')];
  const recap = recapFor('hero', history, WORDS, {}, (action) => (action === 2 ? STEPS : []));
  expect(recap?.from).toBe(1);
  expect(recap?.chapters).toHaveLength(1);
  expect(
    recap?.chapters[0]?.lines.map(({ action, step: of, text, icon }) => [action, of, text, icon]),
  ).toEqual([
    [1, 0, 'walk.', null],
    [2, 0, 'walk. fall.', 'combo'],
    [2, 1, 'draw.', null],
    [2, 2, 'strike.', null],
    [3, 0, 'draw.', null],
  ]);
  // As one line where the action is told as one.
  const whole = recapFor('hero', history, WORDS, {}, () => []);
  expect(whole?.chapters[0]?.lines.map(({ text }) => text)).toEqual([
    'walk.',
    'walk. fall. strike.',
    'draw.',
  ]);
});
