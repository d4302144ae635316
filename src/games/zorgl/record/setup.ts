import type { Seed } from '#core';
import { isSameJson } from '#learning';
import { type Position, type Seat, type SetupOptions, zorgl } from '#zorgl/rules';

/** The options that, with the seed, give a position; undefined if there are none. */
export function setupOf(position: Position, seed: Seed): SetupOptions | undefined {
  const { army, flight } = position.options;
  const monsters: Partial<Record<Seat, string>> = {};
  for (const seat of position.order) {
    const monster = position.players[seat]?.monster;
    if (monster !== undefined) monsters[seat] = monster;
  }
  const options = { places: position.order, monsters, army, flight };
  const opening = zorgl.setup(options, seed);
  return opening.ok && isSameJson(opening.value, position) ? options : undefined;
}
