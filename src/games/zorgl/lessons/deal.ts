import { type CardId, unwrap } from '#core';
import { type Position, zorgl } from '#zorgl/rules';

const cards = (names: string) => names.split(' ') as CardId[];

/** What suits come first, and who stands where after three cards, makes each idea come when the one before is known. */
const HANDS = { A: cards('3D 7D 8C XR 2H'), C: cards('8H QH KS QC 2C') } as const;
/** In the order in which they are drawn, by newcomers who follow the coach. */
const DRAW = cards(
  'KC AC QD XB 6C 2S 7S 6S AD 5D KH 5S 7C JC 4C 10S AH 9H 10D JS 8S 5C JH 7H 4S 2D 4D 5H KD AS 3C 9C JD QS 9S 6D 6H 9D 3S 8D 10C 10H 4H 3H',
);

/** The usual city, but with the monsters side by side, in sight in front of a corner: the first card can be a blow. */
const CITY = [
  '4 4 . 4 . 4 4',
  '4 C A . . . 4',
  '. . u u u . .',
  '4 . u P8 u . 4',
  '. . u u u . .',
  '4 . . . . . 4',
  '4 4 . 4 . 4 4',
];

/** Two monsters side by side, and a deck whose cards come when they are needed. */
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
