import { type Language, type Problem, within } from '#core';
import type { SaveListing } from '#session';
import type { GameShelf } from '../shelf';
import type { SavedGameRow } from './SavedGames';

/** Every seat of a game, in their order, by its id. */
export type SeatsOfGames = ReadonlyMap<string, readonly string[]>;

/** The seats of the games that were saved; without those of games that nobody offers or that do not arrive. */
export async function seatsOfSaved(
  listings: readonly SaveListing[],
  shelf: GameShelf,
): Promise<SeatsOfGames> {
  const games = new Set(listings.flatMap(({ saved }) => (saved.ok ? [saved.value.game] : [])));
  const found = await Promise.allSettled(
    [...games].map(async (game) => ({ game, module: await shelf.load(game) })),
  );
  return new Map(
    found.flatMap((each) =>
      each.status === 'fulfilled' && each.value.module.ok
        ? [[each.value.game, each.value.module.value.seats] as const]
        : [],
    ),
  );
}

/** The games to go on with or to watch again, the latest first, and the first thing wrong with those that cannot be read. */
export function savedRows(
  listings: readonly SaveListing[],
  seatsOf: SeatsOfGames,
  language: Language,
): { readonly rows: readonly SavedGameRow[]; readonly problem: Problem | null } {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const rows: SavedGameRow[] = [];
  let problem: Problem | null = null;
  for (const { id, saved } of listings) {
    if (!saved.ok) {
      problem ??= within(id, saved.error);
      continue;
    }
    const { game, seats, record, updatedAt, over } = saved.value;
    rows.push({
      id,
      over,
      players: seats.map(({ seat, name }) => ({ seat, name })),
      seats: seatsOf.get(game) ?? seats.map(({ seat }) => seat).sort(),
      actions: record.actions.length,
      when: written.format(updatedAt),
    });
  }
  return { rows, problem };
}
