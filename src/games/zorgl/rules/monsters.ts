import type { HouseMonster, HouseMonsters } from './houseMonster';
import { mixTraits, ORDINARY, type TraitMix, type Traits } from './traits';

/** The monster that may be chosen more than once (Z11). */
export const COMMON_MONSTER = 'zorgl';

/** The special monsters of the book, by id, and what they are made of (Z11). */
export const SPECIAL_MONSTERS: ReadonlyMap<string, TraitMix> = new Map<string, TraitMix>([
  ['xman', { advantage: 'army-friend', weakness: 'gentle', mega: 'missile' }],
  ['greatzilla', { advantage: 'tail', weakness: 'inert', mega: 'sweep' }],
  ['nogyab', { advantage: 'climber', weakness: 'radiant', mega: 'hover' }],
  ['krustazor', { advantage: 'double-worth', weakness: 'stiff', mega: 'ink' }],
]);

/** The book's monsters by id, with the traits that they have when specials are on (Z11). */
export const MONSTERS: ReadonlyMap<string, Traits> = new Map<string, Traits>([
  [COMMON_MONSTER, ORDINARY],
  ...[...SPECIAL_MONSTERS].map(([id, mix]): [string, Traits] => [id, mixTraits(mix)]),
]);

/** The part of a position or view that says what its monsters are. */
export interface Cast {
  readonly options: { readonly specials: boolean };
  readonly house?: HouseMonsters;
}

/** The house monster of an id that a game brings with it; undefined for the book's own and for unknown ones. */
export function houseMonsterOf({ house }: Pick<Cast, 'house'>, id: string): HouseMonster | undefined {
  return house !== undefined && Object.hasOwn(house, id) ? house[id] : undefined;
}

/** What a special or house monster is made of; undefined for an ordinary zorgl, and while specials are off (Z12.1). */
export function mixOf(cast: Cast, id: string): TraitMix | undefined {
  if (!cast.options.specials) return undefined;
  return SPECIAL_MONSTERS.get(id) ?? houseMonsterOf(cast, id);
}

/** The traits of a monster by id; those of an ordinary zorgl while specials are off (Z11, Z12.1). */
export function traitsOf(cast: Cast, id: string): Traits {
  if (!cast.options.specials) return ORDINARY;
  const known = MONSTERS.get(id);
  if (known !== undefined) return known;
  const house = houseMonsterOf(cast, id);
  return house === undefined ? ORDINARY : mixTraits(house);
}
