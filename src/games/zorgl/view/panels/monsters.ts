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

/** The parts of a position that determine the monsters. */
export type Cast = Pick<View, 'options' | 'players' | 'house'>;

/** A monster to display: the id of one from the rulebook, or a house monster. */
export type ShownMonster = string | HouseMonster;

/** The id of a monster to display. */
export function monsterId(monster: ShownMonster): string {
  return typeof monster === 'string' ? monster : monster.id;
}

/** The monster id of a seat; the common one if no special monsters are in play (Z11). */
export function monsterOf(cast: Cast, seat: Seat): string {
  const id = cast.players[seat]?.monster ?? COMMON_MONSTER;
  return mixOf(cast, id) === undefined ? COMMON_MONSTER : id;
}

/** The monster of a seat, to display (Z12.1). */
export function shownMonster(cast: Cast, seat: Seat): ShownMonster {
  const id = monsterOf(cast, seat);
  return houseMonsterOf(cast, id) ?? id;
}

/** The traits of a seat's monster in this game. */
export function traitsOf(cast: Cast, seat: Seat): Traits {
  return rulesTraitsOf(cast, monsterOf(cast, seat));
}

/** Whether the next black card of a seat has no effect (Z11.5); only true in its own turn. */
export function isInert(view: Cast & Pick<View, 'turn'>, seat: Seat): boolean {
  const { turn } = view;
  return turn.player === seat && !turn.inert && traitsOf(view, seat).inert;
}
