import { describe, expect, it } from 'vitest';
import type { GameTypes } from '#core';
import { type CoachMoment, checkTeaching, firstGameOf, type IdeaTerms, ideasOf, rulebookOf } from '#learning';

interface Plain extends GameTypes {
  readonly Seat: 'A' | 'B';
  readonly View: { readonly stage: number };
  readonly Action: string;
  readonly Event: { readonly type: string; readonly seat: 'A' | 'B' };
}

const terms: IdeaTerms<Plain> = {
  words: { can: ['go', 'stay'], open: ['go', 'stay'], own: ['gone'] },
  when: {
    can: ({ legal }, kinds) => legal.some((action) => kinds.includes(action)),
    late: ({ view }) => view.stage > 1,
  },
  wants: { open: ({ legal }, kinds) => legal.filter((action) => kinds.includes(action)) },
  shownBy: { own: (event, seat, types) => types.includes(event.type) && event.seat === seat },
  marks: { here: () => [{ box: 'a1' }] },
};

const told = (en: string, fr = en) => ({ en, fr });
const moment = (stage: number, ...legal: string[]): CoachMoment<Plain> => ({
  view: { stage },
  seat: 'A',
  legal,
});

const IDEA = { id: 'go', clause: 'Z1.1', title: told('Going'), say: told('Go!') };

describe('ideas of a data file', () => {
  const ideas = (more: object) => ideasOf([{ ...IDEA, ...more }], terms)[0]!;

  it('are needed while all of their conditions hold, and always without any', () => {
    expect(ideas({}).when(moment(0))).toBe(true);
    const { when } = ideas({ when: ['can go stay', 'late'] });
    expect([when(moment(2, 'stay')), when(moment(0, 'stay')), when(moment(2, 'rest'))]).toEqual([
      ...[true, false, false],
    ]);
  });

  it('say the first text whose condition holds, else the last, its French set as printers set it', () => {
    const say = [{ when: 'late', ...told('Late', 'Tard !') }, told('Early')];
    expect(ideas({ say }).say(moment(2))).toEqual(told('Late', 'Tard\u202f!'));
    expect(ideas({ say }).say(moment(0))).toEqual(told('Early'));
  });

  it('want, mark and are shown by what their terms name', () => {
    const idea = ideas({ wants: 'open go', shownBy: 'own gone', marks: 'here' });
    expect(idea.wants?.(moment(0, 'go', 'stay'))).toEqual(['go']);
    expect(idea.marks?.(moment(0))).toEqual([{ box: 'a1' }]);
    expect(idea.shownBy?.({ type: 'gone', seat: 'A' }, 'A')).toBe(true);
    expect(idea.shownBy?.({ type: 'gone', seat: 'A' }, 'B')).toBe(false);
    expect(ideas({ marks: [{ box: 'b2' }] }).marks?.(moment(0))).toEqual([{ box: 'b2' }]);
  });

  it('cannot name a term that the game does not have', () => {
    expect(() => ideas({ when: 'can-fly' })).toThrow(/no term "can-fly"/);
  });

  it('of a first game come with its advice', () => {
    const first = firstGameOf<Plain>(
      {
        ...{ otherwise: told('Fine'), meanwhile: told('Wait'), beyond: [] },
        ideas: [IDEA],
        alone: { say: [{ when: 'can go', ...told('Go on') }, told('Stay')], wants: 'open go stay' },
      },
      terms,
      { position: () => null, seat: 'A', touch: (action) => ({ use: action }) },
    );
    expect(first.alone.say(moment(0, 'stay'))).toEqual(told('Stay'));
    expect(first.alone.wants(moment(0, 'stay'))).toEqual(['stay']);
    expect(first.ideas.map(({ id }) => id)).toEqual(['go']);
  });
});

it('a rulebook is what its files add up to', () => {
  const chapter = { id: 'one', title: told('One'), gist: told('One'), clauses: [] };
  const { chapters, sheet, pitch, pictures } = rulebookOf([
    { pitch: told('Fun', 'Drôle !'), pictures: ['a'] },
    { chapters: [chapter] },
    { chapters: [{ ...chapter, id: 'two' }], sheet: [] },
  ]);
  expect(chapters.map(({ id }) => id)).toEqual(['one', 'two']);
  expect({ sheet, pitch, pictures }).toEqual({
    ...{ sheet: [], pictures: ['a'] },
    pitch: told('Fun', 'Drôle\u202f!'),
  });
});

describe('the check of data files', () => {
  const clause = { number: 'Z1.1', ...told('A rule.') };
  const row = { key: 'X', ...told('a rule'), clause: 'Z1.1' };
  const alone = { say: told('Go.'), wants: 'open go' };
  const FIRST = { otherwise: told('Fine'), meanwhile: told('Wait'), ideas: [IDEA], alone, beyond: [] };
  const GOOD = {
    'rulebook/all.json': {
      pitch: told('A game.'),
      chapters: [{ id: 'all', title: told('All'), gist: told('All of it.'), clauses: [clause] }],
      glossary: [{ term: told('rule'), meaning: told('What holds.'), clause: 'Z1.1' }],
      sheet: [{ title: told('Sheet'), rows: [row] }],
      pictures: ['first-step'],
    },
    'examples/some.json': [
      {
        ...{ id: 'first-step', clauses: ['Z1.1'], title: told('A step'), sketch: {} },
        steps: [{ say: told('Look.'), note: told('Wait a little.') }],
      },
    ],
    'hints.json': [{ ...IDEA, when: ['can go', 'late'], shownBy: 'own gone', marks: 'here' }],
    'firstGame.json': FIRST,
    'unshown.json': { 'Z1.1': told('Nothing to see.') },
  };
  type Name = keyof typeof GOOD;
  const faults = (name: string, value: unknown): readonly string[] =>
    checkTeaching({ ...GOOD, [name]: value }, terms as IdeaTerms).map(
      ({ field, code }) => `${field} ${code}`,
    );
  const hint = (more: object) => faults('hints.json', [{ ...IDEA, ...more }]);

  it('finds no fault in good ones', () => {
    expect(checkTeaching(GOOD, terms as IdeaTerms)).toEqual([]);
  });

  it.each<[fault: string, file: Name, value: unknown, found: string]>([
    ['an unknown field', 'rulebook/all.json', { rules: [] }, 'rulebook/all.json: rules field.unknown'],
    [
      'a missing French text',
      'rulebook/all.json',
      { chapters: [{ id: 'all', title: { en: 'All' }, gist: told('All.'), clauses: [clause] }] },
      'rulebook/all.json: chapters[0].title.fr missing',
    ],
    ['an empty text', 'unshown.json', { 'Z1.1': told('Nothing', ' ') }, 'unshown.json: Z1.1.fr text.empty'],
    ['an unknown clause', 'unshown.json', { 'Z9.9': told('No.') }, 'unshown.json: Z9.9 clause.unknown'],
    [
      'a note in one language',
      'examples/some.json',
      [{ ...GOOD['examples/some.json'][0], steps: [{ say: told('Look.'), note: { en: 'Wait.' } }] }],
      'examples/some.json: [0].steps[0].note.fr missing',
    ],
    [
      'an unknown lesson',
      'firstGame.json',
      { ...FIRST, beyond: [{ title: told('More'), lesson: 'no-step' }] },
      'firstGame.json: beyond[0].lesson value.unknown',
    ],
    [
      'a last text with a condition',
      'firstGame.json',
      { ...FIRST, alone: { ...alone, say: [{ when: 'late', ...told('Go.') }] } },
      'firstGame.json: alone.say[0].when idea.lastText',
    ],
  ])('finds %s', (_, name, value, found) => {
    expect(faults(name, value)).toContain(found);
  });

  it('finds clauses, terms and words of terms that do not exist', () => {
    expect(hint({ clause: 'Z9.9' })).toEqual(['hints.json: [0].clause clause.unknown']);
    expect(hint({ when: 'can-fly' })).toEqual(['hints.json: [0].when value.unknown']);
    expect(hint({ when: ['late', 'can fly'] })).toEqual(['hints.json: [0].when[1] value.unknown']);
    expect(hint({ when: 'late go' })).toEqual(['hints.json: [0].when value.unknown']);
    expect(hint({ shownBy: 'late' })).toEqual(['hints.json: [0].shownBy value.unknown']);
    expect(hint({ marks: 'there' })).toEqual(['hints.json: [0].marks value.unknown']);
    expect(hint({ say: [{ when: 'never', ...told('A') }, told('B')] })).toEqual([
      'hints.json: [0].say[0].when value.unknown',
    ]);
  });

  it('lets hints want nothing, and knows no other files', () => {
    expect(hint({ wants: 'open go' })).toEqual(['hints.json: [0].wants field.unknown']);
    expect(faults('tips.json', [])).toEqual(['tips.json value.unknown']);
  });
});
