import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core';
import { messagesFor, pickLanguage } from '#i18n';
import { zorglMessages } from '../../src/games/zorgl/view/messages';

/** The functions whose last parameter is a list. */
const ENDS_WITH_LIST =
  /(?:cardHint\.ace|choice\.also|refused\.(boxNearest|fleesTo))$|log\.(chain|sweepBegins|ink|discards|wholeHand)$/;

/** What asks for something of its own is called with that; it is silent about all else. */
const ASKS: Readonly<Record<string, string>> = { 'outcome.asked': 'fall' };

/** All texts with their paths; functions are called with something for each parameter. */
function texts(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const parameters: unknown[] = Array.from({ length: value.length }, () => '7');
    const asks = Object.keys(ASKS).find((end) => path.endsWith(end));
    if (asks !== undefined) parameters[0] = ASKS[asks];
    if (ENDS_WITH_LIST.test(path)) parameters.splice(-1, 1, ['7', '8']);
    return [[path, (value as (...parameters: unknown[]) => string)(...parameters)]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

describe.each([
  ['the interface', messagesFor],
  ['Zorgl-Zilla', zorglMessages],
] as const)('the texts of %s', (_, catalogue) => {
  it('are there in every language', () => {
    const paths = LANGUAGES.map((language) =>
      texts(catalogue(language), '')
        .map(([path]) => path)
        .sort(),
    );
    for (const other of paths) expect(other).toEqual(paths[0]);
  });

  it('are never empty', () => {
    for (const language of LANGUAGES) {
      for (const [path, text] of texts(catalogue(language), language)) expect(text.trim(), path).not.toBe('');
    }
  });
});

it('picks the first language that is spoken here', () => {
  expect(pickLanguage(['de-CH', 'fr-CA', 'en'])).toBe('fr');
  expect(pickLanguage(['EN-GB', 'fr'])).toBe('en');
  expect(pickLanguage(['ja'])).toBe('en');
  expect(pickLanguage([])).toBe('en');
});

it.each(LANGUAGES)(
  'what every game is told before it is shared or branched names no cards (%s)',
  (language) => {
    const { share, replay } = messagesFor(language);
    const told = texts({ share, branch: replay.branchDealtAnew }, language);
    expect(told.filter(([, text]) => /\bcards?\b|\bhands?\b|\bcartes?\b|\bmains?\b/i.test(text))).toEqual([]);
  },
);
