import { pluralsIn } from '#i18n';

const plural = pluralsIn('en');

/** Tooltips of things on the table. */
export const things = {
  draw: (count: string) => `Draw pile: ${count}`,
  discard: (count: string) => `Discard pile: ${count}`,
  /** A player's victory pile. */
  pile: (name: string, floors: number, units: number) =>
    `${name}’s pile: ${plural(floors, '# floor', '# floors')}, ${plural(units, '# unit', '# units')}`,
  hand: (name: string, count: number) => `${name}’s hand: ${plural(count, '# card', '# cards')}`,
  monster: (name: string) => `${name}’s monster`,
  units: {
    tank: 'Army unit: tank',
    soldiers: 'Army unit: soldiers',
    truck: 'Army unit: missile truck',
    helicopter: 'Army unit: helicopter',
  },
  /** Labels on the table next to a choice. */
  signs: {
    /** @param least,most in floors, including crushed units */
    scores: (least: number, most: number) =>
      least === most
        ? `Scores ${plural(most, '# floor', '# floors')}`
        : `Scores ${least} to ${most}, depending on your next choice`,
    crushes: (worth: number) => `Crushes the unit: scores ${worth}`,
    wins: 'Wins the game',
    flees: 'The unit flees',
    fleesWhere: 'The unit flees: you choose where to',
    black: 'Counts as a black card',
    red: 'Counts as a red card',
  },
};
