import type { Seed } from '#core';
import { type Position, type Seat, type SetupOptions, zorgl } from '#zorgl/rules';

/** How a position is set up from a seed; undefined if it is not that opening. */
export function setupOf(position: Position, seed: Seed): SetupOptions | undefined {
  const { army, flight } = position.options;
  const monsters: Partial<Record<Seat, string>> = {};
  for (const seat of position.order) {
    const monster = position.players[seat]?.monster;
    if (monster !== undefined) monsters[seat] = monster;
  }
  const options = { places: position.order, monsters, army, flight };
  const opening = zorgl.setup(options, seed);
  return opening.ok && isSame(opening.value, position) ? options : undefined;
}

/** Whether two JSON values say the same, the order of the fields apart. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const fields = Object.entries(one);
  const others = new Map(Object.entries(other));
  return (
    fields.length === others.size &&
    fields.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  );
}
