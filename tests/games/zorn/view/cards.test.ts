import { expect, it } from 'vitest';
import { CARD_ORDERS, CARDS } from '#zorn/rules';
import { ORDER_KINDS, orderCards, orderFace } from '#zorn/view';

it('gives each of the 27 cards the face of its order and of those that it is for', () => {
  expect(CARDS).toHaveLength(27);
  for (const [index, card] of CARDS.entries()) {
    const { order, units, kinds } = CARD_ORDERS[index]!;
    expect(ORDER_KINDS[orderFace(card)]).toEqual({ order, kinds: units ?? kinds ?? [] });
  }
  expect(() => orderFace('k28')).toThrow(RangeError);
});

it('draws a picture of its own for each kind of order, its words in both languages', () => {
  const [english, french] = [orderCards('en'), orderCards('fr')];
  expect(english.faces).toHaveLength(ORDER_KINDS.length);
  const pictures = english.faces.map(({ marks }) =>
    JSON.stringify(marks.filter(({ draw }) => draw === 'path')),
  );
  expect(new Set(pictures).size).toBe(pictures.length);
  const words = (art: typeof english) =>
    art.faces.map(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text] : [])));
  expect(words(english)[0]).toEqual(['Spawn', '2 × Hordes']);
  for (const [index, each] of words(french).entries()) {
    expect(each[0]!.length).toBeGreaterThan(3);
    expect(each).toHaveLength(words(english)[index]!.length);
  }
  expect(words(french)[0]).toEqual(['Apparition', '2 × Hordes']);
});
