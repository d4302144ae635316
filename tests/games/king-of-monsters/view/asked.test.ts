import { expect, it } from 'vitest';
import { king } from '#king-of-monsters/rules';
import { askedOf, kingWords, playMessages } from '#king-of-monsters/view';
import { at, sketched } from '../../../helpers/king/sketch';

/** What Dr. Ibis is asked who holds so many cards in the Draw phase. */
function askedWith(cards: number): string | undefined {
  const position = sketched({
    stack: [{ kind: 'discard', seat: 'ibis' }],
    king: { zone: 'lines' },
    heroes: { ibis: at('hq', ['Y1', 'Y2', 'Y3', 'Y4', 'Y5', 'Y6', 'Y7'].slice(0, cards)) },
  });
  const names = { ibis: kingWords('en').defaultNames.ibis! };
  return askedOf(king.view(position, 'ibis'), names, playMessages('en'))?.title;
}

it('tells who may discard from who has to first (K7.1)', () => {
  expect(askedWith(5)).toBe('Dr. Ibis may discard cards, then draws');
  expect(askedWith(6)).toBe('Dr. Ibis must discard a card');
  expect(askedWith(7)).toBe('Dr. Ibis must discard 2 cards');
});
