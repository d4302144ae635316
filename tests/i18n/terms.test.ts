import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#core';
import { kingRulebook } from '#king-of-monsters/lessons';
import { tetzillaRulebook } from '#tetzilla/lessons';
import { zorglRulebook } from '#zorgl/lessons';
import { writtenTexts } from '../helpers/writtenTexts';

const GAMES = {
  'Zorgl-Zilla': { folder: 'zorgl', glossary: zorglRulebook.glossary },
  TetZilla: { folder: 'tetzilla', glossary: tetzillaRulebook.glossary },
  'King of Monsters': { folder: 'king-of-monsters', glossary: kingRulebook.glossary },
} as const;

type Game = keyof typeof GAMES;

interface Term {
  readonly game: Game;
  readonly language: Language;
  readonly write: string;
  readonly not: readonly string[];
}

/** The terms of the guide, each with the words that it replaces. */
function termsIn(guide: string): readonly Term[] {
  const [, chapter = ''] = guide.split('## Terms');
  return chapter
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [game, language, write, not] = line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim());
      return {
        game: game as Game,
        language: language as Language,
        write: write!,
        not: not!.split(',').map((word) => word.trim()),
      };
    });
}

/** Finds the words in a text, as words of their own. */
const anyOf = (words: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

const TERMS = termsIn(readFileSync('docs/writing.md', 'utf8'));
const TEXTS: Readonly<Record<Language, ReturnType<typeof writtenTexts>>> = {
  en: writtenTexts('en'),
  fr: writtenTexts('fr'),
};

/** The texts of a game, without the public notation, whose words are fixed. */
const textsOf = ({ game, language }: Term) =>
  TEXTS[language].filter(([file]) => {
    const [room, folder, part] = file.split(/[/\\]/);
    return room === 'games' && folder === GAMES[game].folder && part !== 'record';
  });

describe('the terms of the guide', () => {
  it('are read for every game and both languages', () => {
    expect(new Set(TERMS.map(({ game, language }) => `${game} ${language}`)).size).toBe(6);
    expect(TERMS.every(({ not }) => not.every((word) => word !== ''))).toBe(true);
  });

  it.each([
    ['Zorgl-Zilla', 'en', 'Move to any free square.'],
    ['TetZilla', 'en', 'Your kaiju takes two wounds.'],
    ['King of Monsters', 'en', 'Artemis sets aside a card.'],
    ['Zorgl-Zilla', 'fr', 'Le bâtiment perd un étage.'],
    ['TetZilla', 'fr', 'Une rangée complète ne disparaît pas.'],
    ['King of Monsters', 'fr', 'Le Roi risque toute sa main.'],
  ])('find what they replace (%s, %s): %s', (game, language, text) => {
    const terms = TERMS.filter((term) => term.game === game && term.language === language);
    expect(terms.some(({ not }) => anyOf(not).test(text))).toBe(true);
  });

  it.each(TERMS)('$game ($language) says “$write”, and nothing else for it', (term) => {
    const texts = textsOf(term);
    const used = anyOf([`${term.write}\\p{L}*`]);
    const glossed = GAMES[term.game].glossary.some(
      (entry) => used.test(entry.term[term.language]) || used.test(entry.meaning[term.language]),
    );
    expect(glossed).toBe(true);
    expect(texts.some(([, text]) => used.test(text))).toBe(true);
    const wrong = anyOf(term.not);
    expect(texts.filter(([, text]) => wrong.test(text)).map((found) => found.join(': '))).toEqual([]);
  });
});
