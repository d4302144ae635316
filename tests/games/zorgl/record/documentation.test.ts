import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES, unwrap } from '#core';
import { formatRecord, parseRecord } from '#zorgl/record';
import { ACTION_KINDS } from '#zorgl/rules';
import { VOCABULARIES } from '../../../../src/games/zorgl/record/write';

const text = readFileSync('docs/record.md', 'utf8');

it('the example of the documentation is a record, written as the program writes it', () => {
  const example = text
    .split('\n')
    .filter((line) => line.startsWith('    ') || line === '')
    .map((line) => line.trimEnd().slice(4))
    .join('\n')
    .trim();
  const game = unwrap(parseRecord(example));
  const statements = (record: string) =>
    record.split('\n').filter((line) => line !== '' && !line.startsWith(';'));
  expect(statements(example)).toEqual(statements(formatRecord(game, 'en')));
});

it.each(LANGUAGES)('the documentation shows every phrase of %s', (language) => {
  const { phrases, flees } = VOCABULARIES[language];
  const shown = [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
  for (const phrase of [...ACTION_KINDS.map((kind) => phrases[kind]), flees]) {
    const pattern = new RegExp(`^[^a-z]*${phrase.replaceAll(/\{\w+\}/g, '.+')}$`);
    expect(
      shown.some((code) => pattern.test(code)),
      phrase,
    ).toBe(true);
  }
});
