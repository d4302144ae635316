import { expect, it } from 'vitest';
import { midSentence } from '#i18n';
import { en } from '../../src/i18n/en';

it('inside a sentence the article of a name is no capital, and nothing else changes', () => {
  expect(midSentence('The King')).toBe('the King');
  expect(en.replay.whoPlays('The Grey')).toBe('Who plays the Grey?');
  for (const name of ['Theo', 'The', 'Anvil', 'Over The Top']) expect(midSentence(name)).toBe(name);
});
