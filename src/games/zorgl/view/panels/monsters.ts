import {
  COMMON_MONSTER,
  type HouseMonster,
  houseMonsterOf,
  mixOf,
  traitsOf as rulesTraitsOf,
  type Seat,
  type Traits,
  type View,
} from '#zorgl/rules';

/** The part of a position that tells the monsters. */
export type Cast = Pick<View, 'options' | 'players' | 'house'>;

/** A monster to be shown: one of the book's by its id, or a house monster as it was invented. */
export type ShownMonster = string | HouseMonster;

/** The id of a monster to be shown. */
export function monsterId(monster: ShownMonster): string {
  return typeof monster === 'string' ? monster : monster.id;
}

/** The monster of a seat by its id: the common one wherever it has no special traits (Z11). */
export function monsterOf(cast: Cast, seat: Seat): string {
  const id = cast.players[seat]?.monster ?? COMMON_MONSTER;
  return mixOf(cast, id) === undefined ? COMMON_MONSTER : id;
}

/** The monster of a seat as it is to be shown (Z12.1). */
export function shownMonster(cast: Cast, seat: Seat): ShownMonster {
  const id = monsterOf(cast, seat);
  return houseMonsterOf(cast, id) ?? id;
}

/** The traits that the monster of a seat has in this game. */
export function traitsOf(cast: Cast, seat: Seat): Traits {
  return rulesTraitsOf(cast, monsterOf(cast, seat));
}

/** The next black card of a seat has no effect (Z11.5); only in its own turn. */
export function isInert(view: Cast & Pick<View, 'turn'>, seat: Seat): boolean {
  const { turn } = view;
  return turn.player === seat && !turn.inert && traitsOf(view, seat).inert;
}
