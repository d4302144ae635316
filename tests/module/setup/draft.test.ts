import { describe, expect, it } from 'vitest';
import { optionsOf } from '#core';
import {
  botsIn,
  chosenPreset,
  draftToStore,
  planOf,
  proposeDraft,
  readDraft,
  type SetupDraft,
  withOwn,
  withSeat,
} from '#module';

const NAMES = { A: 'Rex', B: 'Mia', C: 'Zed' };
const OPTIONS = {
  ...optionsOf(
    { army: { kind: 'flag', default: true }, laps: { kind: 'integer', least: 1, most: 3, default: 2 } },
    (values) => values,
    (values) => values,
  ),
  presets: [
    { id: 'usual', values: {} },
    { id: 'calm', values: { army: false } },
  ],
};
const FIGURES = { ids: ['ape', 'crab', 'worm', 'eel'], shared: 'worm' };
const CHECK = { options: OPTIONS, figures: FIGURES };

const draft: SetupDraft<'A' | 'B' | 'C'> = proposeDraft({
  seats: ['A', 'B', 'C'],
  places: ['A', 'C'],
  person: 'A',
  figureOf: (_, index) => FIGURES.ids[index],
  seed: 7,
});
const plan = (asked: typeof draft) => planOf(asked, {}, NAMES);
const stored = (asked: typeof draft): unknown => JSON.parse(JSON.stringify(draftToStore(asked)));

describe('a game in the making', () => {
  it('begins with a person against bots', () => {
    expect(plan(draft)).toEqual({
      options: {},
      seed: 7,
      names: new Map([
        ['A', 'Rex'],
        ['C', 'Zed'],
      ]),
      bots: new Map([['C', 'greedy']]),
      colours: new Map([
        ['A', '#e8503a'],
        ['C', '#8e5bd0'],
      ]),
    });
  });

  it('gives each bot the level that was chosen for it, and people none', () => {
    const chosen = withSeat(withSeat(draft, 'A', { level: 'gentle' }), 'C', { level: 'planner' });
    expect(botsIn(chosen, NAMES)).toEqual([{ seat: 'C', name: 'Zed', level: 'planner' }]);
  });

  it('never has a colour twice: who had it takes the one that becomes free', () => {
    const red = withOwn(draft, 'C', 'colour', draft.seats.A.colour);
    expect([red.seats.A.colour, red.seats.C.colour]).toEqual([draft.seats.C.colour, draft.seats.A.colour]);
  });

  it('never has a figure twice, except one that several may have', () => {
    const swapped = withOwn(draft, 'B', 'figure', 'ape', FIGURES.shared);
    expect([swapped.seats.A.figure, swapped.seats.B.figure]).toEqual(['crab', 'ape']);
    const alike = withOwn(draft, 'A', 'figure', 'worm', FIGURES.shared);
    expect([alike.seats.A.figure, alike.seats.C.figure]).toEqual(['worm', 'worm']);
  });

  it('calls a player without a name by the seat’s own', () => {
    expect(plan(withSeat(draft, 'A', { name: '  ' }))!.names.get('A')).toBe('Rex');
    expect(plan(withSeat(draft, 'A', { name: ' Ann ' }))!.names.get('A')).toBe('Ann');
  });

  it('knows its preset, with defaults spelt out or not, and a mix of its own', () => {
    expect(chosenPreset(OPTIONS, {})?.id).toBe('usual');
    expect(chosenPreset(OPTIONS, { army: false, laps: 2 })?.id).toBe('calm');
    expect(chosenPreset(OPTIONS, { army: false, laps: 3 })).toBeUndefined();
  });

  it('is not begun with a seed that is none', () => {
    for (const seed of ['12a', '-1', '']) expect(plan({ ...draft, seed })).toBeUndefined();
  });
});

describe('a stored draft', () => {
  const proposed = { ...draft, seed: '00112233445566778899aabbccddeeff' };
  const chosen: typeof draft = withSeat<'A' | 'B' | 'C'>(
    { ...draft, places: ['A', 'B'], values: { laps: 3 }, seed: '12' },
    'B',
    { name: 'Bo', bot: false },
  );

  it('comes back as it was, but for a seed that nobody has typed', () => {
    expect(readDraft(stored(chosen), proposed, CHECK)).toEqual(chosen);
    const drawn = { ...chosen, seed: 'ffeeddccbbaa99887766554433221100' };
    expect(readDraft(stored(drawn), proposed, CHECK)).toEqual({ ...chosen, seed: proposed.seed });
  });

  it.each<[string, (good: typeof draft) => unknown]>([
    ['nothing', () => null],
    ['another shape', () => ({ count: 3, seats: {} })],
    ['nobody', (good) => ({ ...good, places: [] })],
    ['strange seats', (good) => ({ ...good, places: ['A', 'X'] })],
    ['seats in another order', (good) => ({ ...good, places: ['B', 'A'] })],
    ['a seat too few', ({ seats: { C: _, ...seats }, ...good }) => ({ ...good, seats })],
    ['an option that is none', (good) => ({ ...good, values: { laps: 9 } })],
    ['a strange colour', (good) => withSeat(good, 'A', { colour: 'url(x)' })],
    ['a colour twice', (good) => withSeat(good, 'A', { colour: good.seats.B.colour })],
    ['a strange figure', (good) => withSeat(good, 'A', { figure: 'dragon' })],
    ['a figure twice', (good) => withSeat(good, 'A', { figure: 'crab' })],
    ['no figure', (good) => withSeat(good, 'A', { figure: undefined })],
    ['a strange level', (good) => withSeat(good, 'A', { level: 'omniscient' as never })],
    ['a name too long', (good) => withSeat(good, 'A', { name: 'x'.repeat(99) })],
  ])('with %s is forgotten', (_, damage) => {
    const damaged: unknown = JSON.parse(JSON.stringify(damage(chosen)));
    expect(readDraft(damaged, proposed, CHECK)).toBe(proposed);
  });

  it('is one of seats that may play together', () => {
    const goTogether = (places: readonly string[]) => places.join() === 'A,C';
    expect(readDraft(stored(chosen), proposed, { ...CHECK, goTogether })).toBe(proposed);
    const apart = { ...chosen, places: ['A', 'C'] as const };
    expect(readDraft(stored(apart), proposed, { ...CHECK, goTogether })).toEqual(apart);
  });
});
