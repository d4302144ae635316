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
  'zorgl.flight.none': 'no unit flees here',
  'zorgl.flight.missing': ({ boxes }: OfBoxes) => `the unit must be given a box to flee to: ${listed(boxes)}`,
  'zorgl.flight.elsewhere': ({ boxes }: OfBoxes) => `the unit may flee to ${listed(boxes)} only`,
  'zorgl.box.far': ({ box }: OfBox) => `${box} is not adjacent`,
  'zorgl.box.notDiagonal': ({ box }: OfBox) => `${box} is not diagonal from the monster`,
  'zorgl.box.notStraight': ({ box }: OfBox) => `${box} is not straight from the monster`,
  'zorgl.box.crushes': ({ box }: OfBox) => `the unit on ${box} would be crushed`,
  'zorgl.box.monster': ({ box }: OfBox) => `${box} holds a monster`,
  'zorgl.box.building': ({ box }: OfBox) => `${box} holds a building`,
  'zorgl.box.taken': ({ box }: OfBox) => `${box} is not free of monsters and buildings`,
  'zorgl.box.beyond': ({ box }: OfBox) => `${box} is out of reach`,
  'zorgl.box.notNearest': ({ boxes }: OfBoxes) => `the nearest empty boxes are ${listed(boxes)}`,
  'zorgl.unit.none': ({ box }: OfBox) => `no unit stands on ${box}`,
  'zorgl.unit.notDiagonal': ({ box }: OfBox) => `${box} is not one box diagonal away`,
  'zorgl.unit.notStraight': ({ box }: OfBox) => `${box} is not one box straight away`,
  'zorgl.unit.blocked': ({ box }: OfBox) => `${box} is not empty`,
  'zorgl.army.absent': 'the army takes no part',
  'zorgl.army.red': 'a red card makes a unit attack',
  'zorgl.army.black': 'a black card moves a unit',
  'zorgl.army.action': 'is not for the army',
  'zorgl.army.friend': ({ seat }: OfSeat) => `the army does not attack ${seat}`,
  'zorgl.army.floor': 'the attack would cost a floor',
  'zorgl.army.unit': 'the attack would cost a unit',
  'zorgl.army.cost': 'the attack would cost something',
  'zorgl.target.far': ({ seat }: OfSeat) => `${seat} is not adjacent`,
  'zorgl.target.notDiagonal': ({ seat }: OfSeat) => `${seat} is not diagonal from there`,
  'zorgl.target.notStraight': ({ seat }: OfSeat) => `${seat} is not straight from there`,
  'zorgl.target.crushes': 'the attack would crush a unit',
  'zorgl.target.other': 'must be another monster on the board',
  'zorgl.target.done': ({ seat }: OfSeat) => `${seat} is not among those still to be hit`,
  'zorgl.target.nobody': 'no monster is adjacent',
  'zorgl.card.notInHand': ({ card, seat }: OfSeat & { readonly card: string }) =>
    `${card} is not in the hand of ${seat}`,
  'zorgl.card.enough': 'five cards are played',
  'zorgl.card.inert': 'the first black card of the turn has no effect: ignore',
  'zorgl.card.joker': 'a joker has no power',
  'zorgl.card.onlyJoker': ({ power }: OfPower) => `only a joker triggers a ${power}`,
  'zorgl.card.powerless': ({ power }: OfPower) => `has no ${power}`,
  'zorgl.card.red': 'a red card attacks',
  'zorgl.card.black': 'a black card moves',
  'zorgl.card.mustMove': 'the monster can move and must',
  'zorgl.card.mustAttack': 'there is a monster to attack',
  'zorgl.card.action': 'is not for a card',
  'zorgl.suit.missing': 'a joker must be named a suit',
  'zorgl.suit.needless': 'only a joker is named a suit',
  'zorgl.monster.powerless': ({ power }: OfPower) => `this monster has no ${power}`,
  'zorgl.tail.none': 'this monster does not fight with its tail',
  'zorgl.tail.cards': 'takes at least two cards in hand',
  'zorgl.rest.first': ({ power }: OfPower) => `something else comes first: ${power}`,
  'zorgl.rest.none': 'nothing of the kind is under way',
  'zorgl.discard.cards': ({ count, seat }: OfSeat & { readonly count: number }) =>
    `must be ${count} of the hand of ${seat}, in its order`,
  'zorgl.end.roof': 'the monster stands on a building',
  'zorgl.end.quota': ({ quota, played }: { readonly quota: number; readonly played: number }) =>
    `${quota} cards must be played, ${played} are`,
} satisfies ProblemWords;
