import { describe, expect, it } from 'vitest';
import type { Language } from '#core';
import { messagesFor } from '#i18n';
import type { Teaching } from '#module';
import { tetzillaRulebook } from '#tetzilla/lessons';
import { zorglLessons, zorglRulebook } from '#zorgl/lessons';
import { searchEntries } from '../../../../src/features/learn/rules/entries';
import { excerpt } from '../../../../src/features/learn/rules/excerpt';
import { searchOver } from '../../../../src/features/learn/rules/search';

const search = (teaching: Teaching, language: Language) => {
  const { cards, rules } = messagesFor(language);
  const { S, C, H, D } = cards.suits;
  return searchOver(searchEntries(teaching, language, rules), { '♠': S, '♣': C, '♥': H, '♦': D });
};

const OF_ZORGL = {
  en: search({ rulebook: zorglRulebook }, 'en'),
  fr: search({ rulebook: zorglRulebook }, 'fr'),
};

const titles = (language: Language, query: string) =>
  OF_ZORGL[language](query).map(({ entry }) => entry.title);

describe('the rules of Zorgl-Zilla', () => {
  it.each<[Language, string, string]>([
    ['en', 'Z6.7', 'Z6.7'],
    ['en', '6.7', 'Z6.7'],
    ['en', 'z6.7', 'Z6.7'],
    // The beginning of a word, and the words in another order.
    ['en', 'homing miss', 'Z11.3'],
    ['en', 'missile homing', 'Z11.3'],
    // Slips.
    ['en', 'greatzila', 'Z11.6'],
    ['en', 'recoyl box', 'recoil box'],
    // What people ask.
    ['en', 'ace king', 'Z2.3'],
    ['en', 'edge', 'Z6.6'],
    ['en', 'joker', 'Z5.3'],
    ['en', 'shuffle discard', 'Z2.5'],
    // Without accents, ligatures or capitals.
    ['fr', 'frenesie', 'Z7.7'],
    ['fr', 'MÉGA-COMBO', 'Z6.7'],
    ['fr', 'chaine bord', 'Z6.6'],
    ['fr', 'defausse', 'Z2.5'],
    ['fr', 'valet noir', 'blitz'],
    ['fr', 'grodno', 'Z11.6'],
  ])('%s: %s finds %s', (language, query, title) => {
    expect(titles(language, query)).toContain(title);
  });

  it.each<[Language, string, string]>([
    ['en', 'Z6.7', 'Z6.7'],
    ['en', 'recoil box', 'recoil box'],
    ['fr', 'case de recul', 'case de recul'],
    ['fr', 'Z1.1', 'Z1.1'],
  ])('%s: for %s, %s comes first', (language, query, title) => {
    expect(titles(language, query)[0]).toBe(title);
  });

  it('suits are found by their signs and by their names', () => {
    expect(titles('en', '♥')).toContain('Z5.1');
    expect(titles('en', 'hearts')).toContain('Z5.1');
    expect(titles('fr', 'pique')).toContain('Z4.1');
    expect(titles('en', '♥')).not.toContain('Z4.1');
  });

  it('all words must be there, or some where that finds nothing', () => {
    expect(titles('en', 'chain edge')).toEqual(['Z6.6']);
    expect(titles('en', 'xylophone')).toEqual([]);
    expect(titles('en', 'xylophone stamps')).toEqual(['Z4.3']);
  });
});

it.each<[Language, string, string]>([
  ['en', 'tank', 'T6.6'],
  ['en', 'north diagonal', 'T5.4'],
  ['fr', 'ville pleine', 'T4.9'],
  ['fr', 'robusstesse', 'T7.2'],
])('the rules of TetZilla, %s: %s finds %s', (language, query, title) => {
  const found = search({ rulebook: tetzillaRulebook }, language)(query);
  expect(found.map(({ entry }) => entry.title)).toContain(title);
});

it('lessons are found beside clauses', () => {
  const [lesson] = zorglLessons;
  const found = search({ rulebook: zorglRulebook, lessons: zorglLessons }, 'en')(lesson!.title.en);
  expect(found.some(({ entry }) => entry.lesson === lesson!.id)).toBe(true);
});

describe('an excerpt', () => {
  const marked = (text: string, ...words: string[]) =>
    excerpt(text, new Set(words))
      .map(({ text: part, hit }) => (hit ? `[${part}]` : part))
      .join('');

  it('marks words whatever their accents and capitals', () => {
    expect(marked('Chaîne, chaînes et CHAÎNE.', 'chaine')).toBe('[Chaîne], chaînes et [CHAÎNE].');
    expect(marked('Nothing here.', 'edge')).toBe('Nothing here.');
  });

  it('begins near the first hit and ends at the end of a word', () => {
    const long = `${'word '.repeat(40)}edge ${'after '.repeat(40)}`;
    const text = marked(long, 'edge');
    expect(text).toMatch(/^… (word )+\[edge\]( after)+ …$/);
    expect(text.length).toBeLessThan(170);
    expect(text.indexOf('[edge]')).toBeLessThan(60);
  });
});
