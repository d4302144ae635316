import { expect, it } from 'vitest';
import { messagesFor, pluralsIn } from '#i18n';
import { zorglMessages } from '#zorgl/view';

it('English counts none as many, French as one', () => {
  const [english, french] = [pluralsIn('en'), pluralsIn('fr')];
  expect([0, 1, 2].map((count) => english(count, '# floor', '# floors'))).toEqual([
    '0 floors',
    '1 floor',
    '2 floors',
  ]);
  expect([0, 1, 2].map((count) => french(count, '# étage', '# étages'))).toEqual([
    '0 étage',
    '1 étage',
    '2 étages',
  ]);
});

it('what is below none has a minus, not a hyphen', () => {
  expect(pluralsIn('en')(-6, '# point', '# points')).toBe('−6 points');
  expect(pluralsIn('fr')(-1, '# point', '# points')).toBe('−1 point');
});

it('the catalogues follow: no floor, no card, nothing to discard', () => {
  const [english, french] = [zorglMessages('en'), zorglMessages('fr')];
  expect(english.players.cards(0)).toBe('0 cards');
  expect(french.players.cards(0)).toBe('0 carte');
  expect(messagesFor('fr').cards.faceDownCards(0)).toBe('0 carte cachée');
  expect(messagesFor('en').cards.faceDownCards(0)).toBe('0 face-down cards');
});
