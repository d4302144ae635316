import type { Seed } from '#core';
import { isSameJson } from '#learning';
import { type Position, SEATS, type SetupOptions, tetzilla } from '#tetzilla/rules';

/** How a position is set up from a seed; undefined if it is not that opening. */
export function setupOf(position: Position, seed: Seed): SetupOptions | undefined {
  const figures = SEATS.flatMap((seat) => position.players[seat]?.figure ?? []);
  const options = { ...position.options, figures };
  const opening = tetzilla.setup(options, seed);
  return opening.ok && isSameJson(opening.value, position) ? options : undefined;
}
