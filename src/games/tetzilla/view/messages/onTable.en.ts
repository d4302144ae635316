import { pluralsIn } from '#i18n';

const plural = pluralsIn('en');
const tokens = (count: number) => plural(count, '# token', '# tokens');

/** Tooltips of things on the table. */
export const onTable = {
  deck: (count: number) => `Tiles left: ${count}`,
  /** @param cost of a step onto it, in tokens */
  marker: (what: string, cost: number) => `${what}: ${tokens(cost)} to step here`,
  kaiju: (name: string, hits: number, left: number, of: number) =>
    `${name}: ${hits} of ${plural(of, '# hit', '# hits')}, ${plural(left, '# token', '# tokens')} left`,
  pile: (name: string, buildings: number, guards: number) =>
    `${name}’s pile: ${plural(buildings, '# building', '# buildings')}, ${plural(guards, '# guard', '# guards')}`,
  tile: 'The tile to drop',
};
