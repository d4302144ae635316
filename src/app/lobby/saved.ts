import { type Language, type Problem, within } from '#core';
import type { SaveListing } from '#session';
import { SEATS } from '#zorgl/rules';
import type { SavedGameRow } from './SavedGames';

/** The games to go on with or to watch again, the latest first, and the first thing wrong with those that cannot be read. */
export function savedRows(
  listings: readonly SaveListing[],
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
    const { seats, record, updatedAt, over } = saved.value;
    rows.push({
      id,
      over,
      players: seats.flatMap(({ seat, name }) => {
        const letter = SEATS.find((each) => each === seat);
        return letter === undefined ? [] : [{ seat: letter, name }];
      }),
      actions: record.actions.length,
      when: written.format(updatedAt),
    });
  }
  return { rows, problem };
}
