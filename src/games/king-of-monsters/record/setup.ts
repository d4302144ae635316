import type { Seed } from '#core';
import { HEROES, heroesOf, king, type Position, type SetupOptions } from '#king-of-monsters/rules';
import { isSameJson } from '#learning';

/** The options that produce this position from the seed; undefined if none do. */
export function setupOf(position: Position, seed: Seed): SetupOptions | undefined {
  const { options, reserve } = position;
  const present = heroesOf(position);
  const first = present.filter((hero) => !reserve.includes(hero));
  const chosen = { ...options, heroes: [...first, ...reserve], start: first.length };
  const drawn = { ...options, heroes: null, start: first.length };
  return (present.length === HEROES.length ? [drawn, chosen] : [chosen]).find((each) => {
    const opening = king.setup(each, seed);
    return opening.ok && isSameJson(opening.value, position);
  });
}
