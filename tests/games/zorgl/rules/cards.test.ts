import { expect, it } from 'vitest';
import { CARD_IDS, sortedCards } from '#zorgl/rules';

it('sorts cards by suit, each from the ace to the king, then jokers, and leaves the hand as it was', () => {
  const hand = ['XB', '10H', 'KS', 'AH', '2S', 'XR', '9C', 'QD', 'AS'] as const;
  expect(sortedCards(hand)).toEqual(['AS', '2S', 'KS', '9C', 'AH', '10H', 'QD', 'XR', 'XB']);
  expect(hand[0]).toBe('XB');
  expect(sortedCards(CARD_IDS.toReversed())).toEqual(CARD_IDS);
});
