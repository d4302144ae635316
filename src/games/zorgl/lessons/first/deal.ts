import { type CardId, unwrap } from '#core';
import { type Position, zorgl } from '#zorgl/rules';

/** What suits come first, and who stands where after three cards, makes each idea come when the one before is known. */
const HANDS = {
  A: ['4C', '9S', '6H', '7D', '7H'],
  C: ['8S', '8H', '3S', '8C', 'QC'],
} as const;
/** In the order in which they are drawn, by whoever follows what is told. */
const DRAW =
  'XR AC 5C 5D KH 9H KD QH 5S 2C AD JC 4D 7S JH JS XB 10S AS 4H 3H 7C 2H 8D 10H 5H 6S 9D 2S KS 3C QS QD JD'.split(
    ' ',
  ) as CardId[];

/** The city of every game, two monsters, and a deck whose cards come when they are needed. */
export function openingDeal(): Position {
  const opening = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, 1));
  const { A, C } = opening.players;
  const dealt = new Set<CardId>([...HANDS.A, ...HANDS.C, ...DRAW]);
  const rest = [...A!.hand, ...C!.hand, ...opening.draw].filter((card) => !dealt.has(card));
  return {
    ...opening,
    players: { A: { ...A!, hand: HANDS.A }, C: { ...C!, hand: HANDS.C } },
    order: ['A', 'C'],
    turn: { ...opening.turn, player: 'A' },
    draw: [...DRAW, ...rest],
  };
}
