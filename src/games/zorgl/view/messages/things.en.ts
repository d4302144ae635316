import { pluralsIn } from '#i18n';

const plural = pluralsIn('en');

/** What stands and lies on the table, for those who point at it. */
export const things = {
  draw: (count: string) => `Draw pile: ${count}`,
  discard: (count: string) => `Discard pile: ${count}`,
  /** What somebody has won. */
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
  /** What is written on the table beside a choice. */
  signs: {
    /** @param least,most floors, crushed units counted as them */
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
