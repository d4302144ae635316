import { unwrap } from '#core';
import { type CardId, type Position, zorgl } from '#zorgl/rules';

const cards = (names: string) => names.split(' ') as CardId[];

/**
 * The order of suits, and the positions after three cards, let each idea come up once the previous one is
 * known.
 */
const HANDS = { A: cards('3D 7D 8C XR 2H'), C: cards('8H QH KS QC 2C') } as const;
/** In the order in which newcomers who follow the tutorial draw them. */
const DRAW = cards(
  'KC AC QD XB 6C 2S 7S 6S AD 5D KH 5S 7C JC 4C 10S AH 9H 10D JS 8S 5C JH 7H 4S 2D 4D 5H KD AS 3C 9C JD QS 9S 6D 6H 9D 3S 8D 10C 10H 4H 3H',
);

/**
 * The default city, but with the monsters side by side in front of a corner, so that the first card can be an
 * attack.
 */
const CITY = [
  '4 4 . 4 . 4 4',
  '4 C A . . . 4',
  '. . u u u . .',
  '4 . u P8 u . 4',
  '. . u u u . .',
  '4 . . . . . 4',
  '4 4 . 4 . 4 4',
];

/** The opening of the first game: two adjacent monsters, and a deck stacked for the ideas. */
export function openingDeal(): Position {
  const opening = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 1));
  const { A, C } = opening.players;
  const dealt = new Set<CardId>([...HANDS.A, ...HANDS.C, ...DRAW]);
  const rest = [...A!.hand, ...C!.hand, ...opening.draw].filter((card) => !dealt.has(card));
  return {
    ...opening,
    board: CITY,
    players: { A: { ...A!, hand: HANDS.A }, C: { ...C!, hand: HANDS.C } },
    order: ['A', 'C'],
    turn: { ...opening.turn, player: 'A' },
    draw: [...DRAW, ...rest],
  };
}
