import type { HouseMonster, HouseMonsters } from './houseMonster';
import { mixTraits, ORDINARY, type TraitMix, type Traits } from './traits';

/** The one monster that several players may have (Z11). */
export const COMMON_MONSTER = 'zorgl';

/** The special monsters of the rulebook, by id, with their traits (Z11). */
export const SPECIAL_MONSTERS: ReadonlyMap<string, TraitMix> = new Map<string, TraitMix>([
  ['xman', { advantage: 'army-friend', weakness: 'gentle', mega: 'missile' }],
  ['greatzilla', { advantage: 'tail', weakness: 'inert', mega: 'sweep' }],
  ['nogyab', { advantage: 'climber', weakness: 'radiant', mega: 'hover' }],
  ['krustazor', { advantage: 'double-worth', weakness: 'stiff', mega: 'ink' }],
]);

/** The monsters of the rulebook by id, with their traits when specials are on (Z11). */
export const MONSTERS: ReadonlyMap<string, Traits> = new Map<string, Traits>([
  [COMMON_MONSTER, ORDINARY],
  ...[...SPECIAL_MONSTERS].map(([id, mix]): [string, Traits] => [id, mixTraits(mix)]),
]);

/** The parts of a position or view that determine its monsters. */
export interface Cast {
  readonly options: { readonly specials: boolean };
  readonly house?: HouseMonsters;
}

/** The house monster of an id; undefined for rulebook monsters and unknown ids. */
export function houseMonsterOf({ house }: Pick<Cast, 'house'>, id: string): HouseMonster | undefined {
  return house !== undefined && Object.hasOwn(house, id) ? house[id] : undefined;
}

/**
 * The traits of a special or house monster; undefined for an ordinary zorgl, and while specials are off
 * (Z12.1).
 */
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
