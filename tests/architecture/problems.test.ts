import { describe, expect, it } from 'vitest';
import { LANGUAGES, type ProblemParams, type ProblemWords } from '#core';
import { problemWordsIn } from '../helpers/problems';
import { toyProblems } from '../helpers/toy-game';

const COMMON = Object.fromEntries(
  LANGUAGES.map((language) => [language, withoutToy(problemWordsIn(language))]),
);

function withoutToy(words: ProblemWords): ProblemWords {
  return Object.fromEntries(Object.entries(words).filter(([code]) => !Object.hasOwn(toyProblems, code)));
}

/** Parameters that give themselves away in a text, and the names of those that were asked for. */
function probe(): { readonly params: ProblemParams; readonly asked: Set<string> } {
  const asked = new Set<string>();
  const params = new Proxy<Record<string, string | number | readonly string[]>>(
    {},
    {
      get(_none, name) {
        asked.add(String(name));
        if (LISTS.has(String(name))) return [`‹${String(name)}›`, 'b2'];
        return NUMBERS.has(String(name)) ? 1789 : `‹${String(name)}›`;
      },
    },
  );
  return { params, asked };
}

const LISTS: ReadonlySet<string> = new Set([
  'known',
  'boxes',
  'seats',
  'cards',
  'titles',
  'examples',
  'kinds',
]);
const NUMBERS: ReadonlySet<string> = new Set(['count', 'least', 'most']);

/** What a code says, and the parameters that it mentions. */
function say(
  words: ProblemWords,
  code: string,
): { readonly text: string; readonly asked: readonly string[] } {
  const wording = words[code];
  if (wording === undefined || typeof wording === 'string') return { text: wording ?? '', asked: [] };
  const { params, asked } = probe();
  const text = (wording as (params: ProblemParams) => string)(params);
  return { text, asked: [...asked].sort() };
}

describe('what can be wrong', () => {
  const codes = Object.keys(COMMON.en ?? {});

  it('has words in every language, for the same codes', () => {
    expect(codes.length).toBeGreaterThan(150);
    for (const words of Object.values(COMMON)) expect(Object.keys(words).sort()).toEqual([...codes].sort());
  });

  it.each(codes)('%s mentions the same in every language, and not in the same words', (code) => {
    const said = LANGUAGES.map((language) => say(COMMON[language] ?? {}, code));
    const [english] = said;
    for (const { text, asked } of said) {
      expect(text.trim()).not.toBe('');
      expect(text).not.toMatch(/undefined|\[object|‹,|NaN/);
      if (code.includes('.')) expect(text).not.toContain(code);
      expect(asked).toEqual(english?.asked);
      // What is asked for is also told.
      for (const name of asked) if (!NUMBERS.has(name)) expect(text).toContain(`‹${name}›`);
    }
    expect(new Set(said.map(({ text }) => text)).size).toBe(LANGUAGES.length);
  });
});
