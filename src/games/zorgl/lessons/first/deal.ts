import { type CardId, unwrap } from '#core';
import { type Position, zorgl } from '#zorgl/rules';

const cards = (names: string) => names.split(' ') as CardId[];

/** What suits come first, and who stands where after three cards, makes each idea come when the one before is known. */
const HANDS = { A: cards('3D 7D 8C XR 2H'), C: cards('8H QH KS QC 2C') } as const;
/** In the order in which they are drawn, by newcomers who follow the coach. */
const DRAW = cards(
  'QD KC AC 4C 2D 7C JH AD AH 5C 10H KH 7H 6D KD 4S QS JC JS 10D 9D 3C JD 3H 9C 4H 8S 4D 6C 6H 5H 2S 7S 9S XB 10S 10C 8D 6S 5S 5D 3S 9H AS',
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
