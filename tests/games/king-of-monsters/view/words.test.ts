import { describe, expect, it } from 'vitest';
import { LANGUAGES, unwrap } from '#core';
import { king, SEATS, type View } from '#king-of-monsters/rules';
import { CAPTIONS, kingWords } from '#king-of-monsters/view';

const PARAMS = {
  phase: 'hero',
  turn: 3,
  up: 1,
  hero: 'anvil',
  row: 'G',
  count: 4,
  winner: 'league',
  state: 'up',
  zone: 'metro',
  damage: 5,
  rating: 19,
  of: 'plates',
  number: 7,
  reason: 'ocean',
};

describe.each(LANGUAGES)('King of Monsters in %s', (language) => {
  const words = kingWords(language);

  it('has words for every caption of the show', () => {
    const told = CAPTIONS.map((key) => [key, words.caption({ key, params: PARAMS }, {})?.text] as const);
    expect(told.filter(([, text]) => text === undefined).map(([key]) => key)).toEqual([]);
    for (const [, text] of told) expect(text ?? '').not.toMatch(/undefined|NaN|null/);
  });

  it('calls a row defeated, by its colour, once its last plate is gone', () => {
    const colour = language === 'en' ? 'green' : 'verte';
    expect(words.caption({ key: 'beaten', params: { row: 'G' } }, {})?.text).toContain(colour);
    expect(words.caption({ key: 'held', params: { row: 'G' } }, {})?.text).not.toContain(colour);
  });

  it('names all seats, tells how it is played, and what became of the island', () => {
    expect(Object.keys(words.defaultNames).toSorted()).toEqual(SEATS.toSorted());
    expect(words.primer?.length).toBeGreaterThan(3);
    const options = { heroes: null, start: 4, turnLimit: 20, kingHand: 5, leagueHand: 5 };
    const opening: View = king.view(unwrap(king.setup(options, 1)), 'spectator');
    const { metro } = opening.zones;
    const over: View = {
      ...opening,
      zones: { ...opening.zones, metro: { ...metro, destroyed: true } },
      outcome: { winner: 'king', reason: 'reactor' },
    };
    const { rows } = words.verdict(over, words.defaultNames);
    expect(rows).toHaveLength(9);
    expect(rows.find(({ seat }) => seat === 'king')).toMatchObject({ rank: 1 });
    expect(rows.find(({ seat }) => seat === 'king')?.detail).toMatch(/^1 zone /);
    const held: View = { ...over, outcome: { winner: 'league', reason: 'time' } };
    const ranks = words.verdict(held, words.defaultNames).rows.map(({ rank }) => rank);
    expect(ranks).toEqual(ranks.toSorted());
  });
});

it('calls a shared device to a side, and to a King with a name of his own by that name', () => {
  const [english, french] = [kingWords('en'), kingWords('fr')];
  for (const hero of ['anvil', 'grey'] as const)
    expect(english.passScreen?.(hero, 'Bea')?.title).toBe('Pass the device to the League');
  expect(french.passScreen?.('king', 'Le Roi')?.title).toBe('Passez l’appareil au Roi');
  expect(english.passScreen?.('king', 'Bea')).toBeNull();
});
