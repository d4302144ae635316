import type { Box, Suit } from '#zorgl/rules';

const SUITS: Readonly<Record<Suit, string>> = { S: 'spades', C: 'clubs', H: 'hearts', D: 'diamonds' };

const way = (diagonally: boolean) => (diagonally ? 'diagonally' : 'straight');
/** The direction of a target that a card of the other direction would reach. */
const lies = (diagonally: boolean) => (diagonally ? 'straight ahead' : 'diagonally');
const list = (boxes: readonly Box[]) =>
  boxes.length < 2 ? boxes.join('') : `${boxes.slice(0, -1).join(', ')} or ${boxes.at(-1)}`;

/** Why a click on the board does nothing. */
export const refused = {
  notYours: (name: string) => `It’s ${name}’s turn.`,
  card: 'Choose a card first.',
  noCardHits: (name: string) => `None of your cards hits ${name} from where you stand.`,
  noCardLeads: (box: Box) => `No card reaches ${box} in one move.`,
  mode: 'First choose what the card does.',
  discard: 'Choose cards from your hand to discard.',
  direction: (name: string) => `Choose a direction for ${name}: one of the eight boxes around it.`,
  unit: (box: Box) => `The unit on ${box} cannot use this card.`,
  noUnit: (box: Box) => `There is no unit on ${box}.`,
  nobody: (box: Box) => `There is no monster on ${box}.`,
  self: 'Your monster cannot attack itself.',
  beside: 'Nothing to choose here: pick a highlighted place.',

  /** A box or monster in the other direction. @param suit of the card; null if none is played */
  boxWay: (box: Box, diagonally: boolean, suit: Suit | null) =>
    suit === null
      ? `${box} lies ${lies(diagonally)}; this step goes ${way(diagonally)}.`
      : `${box} lies ${lies(diagonally)}; ${SUITS[suit]} step ${way(diagonally)}.`,
  targetWay: (name: string, diagonally: boolean, suit: Suit | null) =>
    suit === null
      ? `${name} stands ${lies(diagonally)}; this blow goes ${way(diagonally)}.`
      : `${name} stands ${lies(diagonally)}; ${SUITS[suit]} strike ${way(diagonally)}.`,
  here: 'Your monster is already there.',
  boxFar: (box: Box) => `${box} is too far away: a step leads to a box next to your monster.`,
  boxMonster: (box: Box) => `There is a monster on ${box}, and a box holds only one.`,
  boxBuilding: (box: Box) => `There is a building on ${box}, and your monster does not climb.`,
  boxTaken: (box: Box) => `${box} is taken: choose a box without a monster or a building.`,
  boxCrushes: (box: Box) => `That would crush the unit on ${box}, and your monster crushes nobody.`,
  /** @param power its effect, a complete sentence */
  boxBeyond: (box: Box, power: string) => `${box} is out of reach. ${power}`,
  boxNearest: (boxes: readonly Box[]) => `Choose one of the nearest empty boxes: ${list(boxes)}.`,
  unitWay: (box: Box, diagonally: boolean) =>
    `With this card a unit moves one box ${way(diagonally)}, which does not lead to ${box}.`,
  unitBlocked: (box: Box) => `${box} is not empty: units move only to empty boxes.`,
  targetFar: (name: string) => `${name} is too far away: you can hit only a monster next to yours.`,
  unitTargetFar: (name: string) => `${name} is too far away: a unit attacks a monster next to it.`,
  targetCrushes: 'That blow would crush a unit, and your monster crushes nobody.',
  targetDone: (name: string) => `The tail cannot hit ${name} now.`,
  armyFriend: (name: string) => `The army never attacks ${name}.`,
  armyFloor: 'That would cost a floor, and the army never damages buildings.',
  armyUnit: 'That would cost a unit, and the army does not harm its own units.',
  armyCost: 'That would do damage, and the army never harms its own city.',
  fleesTo: (boxes: readonly Box[]) => `The unit can flee only to ${list(boxes)}.`,
};
