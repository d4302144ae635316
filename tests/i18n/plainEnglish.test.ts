import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { writtenTexts } from '../helpers/writtenTexts';

/** Words that the guide tells writers to leave out, from the second column of its table. */
function unwanted(guide: string): readonly string[] {
  const [, table = ''] = guide.split('## Words');
  return table
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => line.split('|')[2]!.split(','))
    .map((word) => word.trim());
}

const GUIDE = readFileSync('docs/writing.md', 'utf8');
const UNWANTED = unwanted(GUIDE);
const pattern = new RegExp(`\\b(?:${UNWANTED.join('|')})\\b`, 'i');

/** Texts that are commands or records, whose words are fixed. */
const FIXED = /^games\/[^/]+\/record\//;

describe('the words of the guide', () => {
  it('are read from its table', () => {
    expect(UNWANTED.length).toBeGreaterThan(12);
    expect(UNWANTED).toContain('whoever');
    expect(UNWANTED).toContain('all the same');
  });

  it.each(['Save it all the same', 'Whoever has it can look on.', 'The table was set up anew.'])(
    'find: %s',
    (text) => {
      expect(text).toMatch(pattern);
    },
  );

  it('do not stand in any English text', () => {
    const found = writtenTexts('en').filter(([file, text]) => !FIXED.test(file) && pattern.test(text));
    expect(found.map(([file, text]) => `${file}: ${text}`)).toEqual([]);
  });
});

describe('the sentences of the interface', () => {
  /** Texts of the page and of the panels; rulebooks and lessons have room for more. */
  const INTERFACE = /view[/\\]messages|^i18n[/\\]/;

  it.each([
    ['en', 20],
    ['fr', 25],
  ] as const)('have at most so many words (%s)', (language, most) => {
    const sentences = writtenTexts(language)
      .filter(([file]) => INTERFACE.test(file))
      .flatMap(([file, text]) => text.split(/(?<=[.!?:;])\s+/).map((sentence) => [file, sentence] as const));
    expect(sentences.length).toBeGreaterThan(1000);
    const long = sentences.filter(([, sentence]) => sentence.split(/\s+/).length > most);
    expect(long.map(([file, sentence]) => `${file}: ${sentence}`)).toEqual([]);
  });
});
