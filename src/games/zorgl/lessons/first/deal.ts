import { type CardId, unwrap } from '#core';
import { type Position, zorgl } from '#zorgl/rules';

/** What suits come first, and who stands where after three cards, makes each idea come when the one before is known. */
const HANDS = {
  A: ['4C', '9S', '6H', '3D', '4H'],
  C: ['JS', '10H', 'KH', '2D', '3C'],
} as const;
/** In the order in which they are drawn, by whoever follows what is told. */
const DRAW =
  '8C KS XR 7D 7C 2C AD KD JD QH 8S 9C 3S QD 4S JH AH 4D AC JC 3H KC 7H 7S 6C 5C 2S 2H QC QS 5H 6D 9H 9D'.split(
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
