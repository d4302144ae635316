import type { Suit } from '#core';
import type { Box } from '#zorgl/rules';

const SUITS: Readonly<Record<Suit, string>> = { S: 'spades', C: 'clubs', H: 'hearts', D: 'diamonds' };

const way = (diagonally: boolean) => (diagonally ? 'diagonally' : 'straight');
/** Where something lies that a card of the other way would reach. */
const lies = (diagonally: boolean) => (diagonally ? 'straight ahead' : 'diagonally');
const list = (boxes: readonly Box[]) =>
  boxes.length < 2 ? boxes.join('') : `${boxes.slice(0, -1).join(', ')} or ${boxes.at(-1)}`;

/** Why a click on the board does nothing. */
export const refused = {
  notYours: (name: string) => `It is the turn of ${name}.`,
  card: 'Choose a card first.',
  noCardHits: (name: string) => `None of your cards hits ${name} from where you stand.`,
  noCardLeads: (box: Box) => `None of your cards leads to ${box} at once.`,
  mode: 'First choose what the card does.',
  discard: 'Choose cards of your hand to discard.',
  direction: (name: string) => `Choose a direction for ${name}: one of the eight boxes around it.`,
  unit: (box: Box) => `The unit on ${box} can do nothing with this card.`,
  noUnit: (box: Box) => `No unit stands on ${box}.`,
  nobody: (box: Box) => `No monster stands on ${box}.`,
  self: 'Your monster cannot attack itself.',
  beside: 'There is nothing to choose here: only what is lit on the board.',

  /** A box or a monster that lies the other way. @param suit of the card; null where no card is played */
  boxWay: (box: Box, diagonally: boolean, suit: Suit | null) =>
    suit === null
      ? `${box} lies ${lies(diagonally)}; this step goes ${way(diagonally)}.`
      : `${box} lies ${lies(diagonally)}; ${SUITS[suit]} step ${way(diagonally)}.`,
  targetWay: (name: string, diagonally: boolean, suit: Suit | null) =>
    suit === null
      ? `${name} stands ${lies(diagonally)}; this blow goes ${way(diagonally)}.`
      : `${name} stands ${lies(diagonally)}; ${SUITS[suit]} strike ${way(diagonally)}.`,
  here: 'Your monster stands there already.',
  boxFar: (box: Box) => `${box} is too far away: a step leads to a box beside your monster.`,
  boxMonster: (box: Box) => `A monster stands on ${box}, and a box has room for one.`,
  boxBuilding: (box: Box) => `A building stands on ${box}, and your monster does not climb.`,
  boxTaken: (box: Box) => `${box} is taken: only a box without monster and building will do.`,
  boxCrushes: (box: Box) => `The unit on ${box} would be crushed, and your monster crushes nobody.`,
  /** @param power what it does, a sentence of its own */
  boxBeyond: (box: Box, power: string) => `${box} is out of reach. ${power}`,
  boxNearest: (boxes: readonly Box[]) => `Only the nearest empty boxes will do: ${list(boxes)}.`,
  unitWay: (box: Box, diagonally: boolean) =>
    `With this card a unit moves one box ${way(diagonally)}, which does not lead to ${box}.`,
  unitBlocked: (box: Box) => `${box} is not empty: units drive onto empty boxes only.`,
  targetFar: (name: string) => `${name} is too far away: a blow lands on a monster beside yours.`,
  unitTargetFar: (name: string) => `${name} is too far away: a unit attacks a monster beside it.`,
  targetCrushes: 'That blow would crush a unit, and your monster crushes nobody.',
  targetDone: (name: string) => `${name} is not among those still to be hit.`,
  armyFriend: (name: string) => `The army is a friend of ${name} and does not attack.`,
  armyFloor: 'That would cost a floor, and the army never damages buildings.',
  armyUnit: 'That would cost a unit, and the army does not harm its own units.',
  armyCost: 'That would cost something, and the army never harms its own city.',
  fleesTo: (boxes: readonly Box[]) => `The unit may flee to ${list(boxes)} only.`,
};
