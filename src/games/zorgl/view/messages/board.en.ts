import { pluralsIn } from '#i18n';

const plural = pluralsIn('en');
const floors = (count: number) => plural(count, '# floor', '# floors');

/** The board as text. */
export const board = {
  free: 'free',
  unit: 'unit',
  building: (count: number) => `building, ${floors(count)}`,
  plant: (count: number) => `power plant, ${floors(count)}`,
  onRoof: (name: string, building: string) => `${name} on the roof of a ${building}`,
  /** Appended to the contents of a box: the cards in hand that reach it. */
  with: (holds: string, cards: string) => `${holds}; reached by ${cards}`,
  here: (mode: string) => `${mode}, here`,
  target: (mode: string, name: string) => `${mode}: ${name}`,
  unitTakes: 'take this unit',
  unitSent: 'send this unit with the card',
  flees: 'the unit flees here',
  plantHeading: 'Power plant',
  plantAt: (box: string, count: number) => `${box}, ${floors(count)}`,
  plantGone: 'gone',
  at: (box: string) => `at ${box}`,
  offBoard: 'not on the board',
  discarded: (cards: string) => `Discarded, latest first: ${cards}`,
};

/** Names of key bindings. */
export const keys = {
  card: 'Choose a card and go to its choices',
  walk: 'Move along the hand, or from choice to choice on the board',
  use: 'What the card does: move, attack, waste',
  power: 'Blitz, burrow, leap, frenzy, throw, shake',
  army: 'The army moves, attacks',
  mega: 'Mega-power, tail',
  megaPower: 'Mega-power',
  end: 'End the turn',
};
