import type { Seed } from '#core';
import { isSameJson } from '#learning';
import { type Position, SEATS, type SetupOptions, tetzilla } from '#tetzilla/rules';

/** The options that, with the seed, give a position; undefined if there are none. */
export function setupOf(position: Position, seed: Seed): SetupOptions | undefined {
  const figures = SEATS.flatMap((seat) => position.players[seat]?.figure ?? []);
  const options = { ...position.options, figures };
  const opening = tetzilla.setup(options, seed);
  return opening.ok && isSameJson(opening.value, position) ? options : undefined;
}
