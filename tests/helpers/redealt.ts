import { Random } from '#core';
import type { Position as TetzillaPosition } from '#tetzilla/rules';
import type { Position } from '#zorgl/rules';

/** Deals things anew among where they are, by chance. Returns who takes the next of them. */
function dealer<Item>(items: readonly Item[], random: Random): () => Item {
  const order = items.map((_, index) => index);
  random.shuffle(order, order.length);
  return () => items[order.pop()!]!;
}

/**
 * What a seat cannot see is elsewhere: the cards of others and those of the draw pile change places. It is told by the
 * rules for people, not by what a view leaves out.
 */
export function redealtZorgl(position: Position, seat: string, seed: number): Position {
  const random = Random.fromSeed(seed);
  const others = Object.entries(position.players).filter(([each]) => each !== seat);
  const next = dealer([...others.flatMap(([, { hand }]) => hand), ...position.draw], random);
  const dealt = others.map(([each, player]) => [each, { ...player, hand: player.hand.map(next) }]);
  return {
    ...position,
    players: { ...position.players, ...Object.fromEntries(dealt) },
    draw: position.draw.map(next),
    rng: random.format(),
  };
}

const KINDS = ['h', 'b', 's', 'f'] as const;
const BUILDING = /[hbsf]\d/g;

/** The same at TetZilla: tiles to come, and the points of all buildings but for those in the pile of the seat. */
export function redealtTetzilla(position: TetzillaPosition, seat: string, seed: number): TetzillaPosition {
  const random = Random.fromSeed(seed);
  const { players, board, buildings, guards, deck, ...rest } = position;
  const others = Object.entries(players).filter(([each]) => each !== seat);
  const hidden = JSON.stringify([board, buildings, others.map(([, { pile }]) => pile)]).match(BUILDING) ?? [];
  const nexts = new Map(
    KINDS.map((kind) => [
      kind as string,
      dealer(
        hidden.filter((each) => each.startsWith(kind)),
        random,
      ),
    ]),
  );
  const anew = <Text extends string>(text: Text): Text =>
    text.replace(BUILDING, (building) => nexts.get(building[0]!)!()) as Text;
  const stack = dealer(buildings, random);
  const dealt = others.map(([each, player]) => [each, { ...player, pile: player.pile.map(anew) }]);
  return {
    ...rest,
    players: { ...players, ...Object.fromEntries(dealt) },
    board: board.map(anew),
    buildings: buildings.map(stack).map(anew),
    guards: guards.map(dealer(guards, random)),
    deck: deck.map(dealer(deck, random)),
    rng: random.format(),
  };
}
