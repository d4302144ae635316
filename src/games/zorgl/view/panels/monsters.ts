import { COMMON_MONSTER, MONSTERS, type Seat, type View } from '#zorgl/rules';

/** What sets a monster apart (Z11). */
export type Traits = typeof MONSTERS extends ReadonlyMap<string, infer Found> ? Found : never;

/** The part of a position that tells the monsters. */
export type Cast = Pick<View, 'options' | 'players'>;

/** The monster of a seat by its id: the common one wherever it has no special traits (Z11). */
export function monsterOf({ options, players }: Cast, seat: Seat): string {
  const id = players[seat]?.monster ?? COMMON_MONSTER;
  return options.specials && MONSTERS.has(id) ? id : COMMON_MONSTER;
}

/** The traits that the monster of a seat has in this game. */
export function traitsOf(cast: Cast, seat: Seat): Traits {
  return MONSTERS.get(monsterOf(cast, seat))!;
}

/** The next black card of a seat comes to nothing (Z11.5); only in its own turn. */
export function isInert(view: Cast & Pick<View, 'turn'>, seat: Seat): boolean {
  const { turn } = view;
  return turn.player === seat && !turn.inert && traitsOf(view, seat).inert;
}
