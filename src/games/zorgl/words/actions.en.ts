import type { ProblemWords } from '#core';

const listed = (words: readonly string[]): string => words.join(', ');

interface OfBox {
  readonly box: string;
}
interface OfBoxes {
  readonly boxes: readonly string[];
}
interface OfSeat {
  readonly seat: string;
}
interface OfPower {
  /** The kind of an action. */
  readonly power: string;
}

/** Why the rules refuse an action, in English. */
export const actions = {
  'zorgl.flight.none': 'no unit has to flee here',
  'zorgl.flight.missing': ({ boxes }: OfBoxes) => `say where the unit flees to: ${listed(boxes)}`,
  'zorgl.flight.elsewhere': ({ boxes }: OfBoxes) => `the unit may flee to ${listed(boxes)} only`,
  'zorgl.box.far': ({ box }: OfBox) => `${box} is not adjacent`,
  'zorgl.box.notDiagonal': ({ box }: OfBox) => `${box} is not diagonal from the monster`,
  'zorgl.box.notStraight': ({ box }: OfBox) => `${box} is not straight from the monster`,
  'zorgl.box.crushes': ({ box }: OfBox) => `the unit on ${box} would be crushed`,
  'zorgl.box.monster': ({ box }: OfBox) => `${box} holds a monster`,
  'zorgl.box.building': ({ box }: OfBox) => `${box} holds a building`,
  'zorgl.box.taken': ({ box }: OfBox) => `${box} has a monster or a building on it`,
  'zorgl.box.beyond': ({ box }: OfBox) => `${box} is out of reach`,
  'zorgl.box.notNearest': ({ boxes }: OfBoxes) => `the nearest empty boxes are ${listed(boxes)}`,
  'zorgl.unit.none': ({ box }: OfBox) => `no unit stands on ${box}`,
  'zorgl.unit.notDiagonal': ({ box }: OfBox) => `${box} is not one box diagonal away`,
  'zorgl.unit.notStraight': ({ box }: OfBox) => `${box} is not one box straight away`,
  'zorgl.unit.blocked': ({ box }: OfBox) => `${box} is not empty`,
  'zorgl.army.absent': 'this game has no army',
  'zorgl.army.red': 'a red card is for an attack by a unit',
  'zorgl.army.black': 'a black card is for moving a unit',
  'zorgl.army.action': 'is not an action of the army',
  'zorgl.army.friend': ({ seat }: OfSeat) => `the army does not attack ${seat}`,
  'zorgl.army.floor': 'the attack would cost a floor',
  'zorgl.army.unit': 'the attack would cost a unit',
  'zorgl.army.cost': 'the attack would cost something',
  'zorgl.target.far': ({ seat }: OfSeat) => `${seat} is not adjacent`,
  'zorgl.target.notDiagonal': ({ seat }: OfSeat) => `${seat} is not diagonal from there`,
  'zorgl.target.notStraight': ({ seat }: OfSeat) => `${seat} is not straight from there`,
  'zorgl.target.crushes': 'the attack would crush a unit',
  'zorgl.target.other': 'must be another monster on the board',
  'zorgl.target.done': ({ seat }: OfSeat) => `${seat} is not one of the monsters still to be hit`,
  'zorgl.target.nobody': 'no monster is adjacent',
  'zorgl.card.notInHand': ({ card, seat }: OfSeat & { readonly card: string }) =>
    `${card} is not in the hand of ${seat}`,
  'zorgl.card.enough': 'five cards have been played already',
  'zorgl.card.inert': 'the first black card of the turn has no effect: ignore',
  'zorgl.card.joker': 'a joker has no power',
  'zorgl.card.onlyJoker': ({ power }: OfPower) => `only a joker triggers a ${power}`,
  'zorgl.card.powerless': ({ power }: OfPower) => `has no ${power}`,
  'zorgl.card.red': 'a red card is for an attack',
  'zorgl.card.black': 'a black card is for a move',
  'zorgl.card.mustMove': 'the monster can move, so it must',
  'zorgl.card.mustAttack': 'there is a monster to attack, so you must attack it',
  'zorgl.card.action': 'is not an action of a card',
  'zorgl.suit.missing': 'name a suit for the joker',
  'zorgl.suit.needless': 'only a joker needs a suit',
  'zorgl.monster.powerless': ({ power }: OfPower) => `this monster has no ${power}`,
  'zorgl.tail.none': 'this monster does not fight with its tail',
  'zorgl.tail.cards': 'needs at least two cards in hand',
  'zorgl.rest.first': ({ power }: OfPower) => `${power} comes first`,
  'zorgl.rest.none': 'there is no such action to finish',
  'zorgl.discard.cards': ({ count, seat }: OfSeat & { readonly count: number }) =>
    `must be ${count} cards from the hand of ${seat}, in the order of the hand`,
  'zorgl.end.roof': 'the monster stands on a building',
  'zorgl.end.quota': ({ quota, played }: { readonly quota: number; readonly played: number }) =>
    `you must play ${quota} cards and have played ${played}`,
} satisfies ProblemWords;
