import type { Language } from '#core';
import { type GameEntry, seatColoursOf } from '#module';
import type { SaveListing } from '#storage';
import { coloursOfSeats, type SeatColours } from '#ui';
import type { GameShelf } from '../../page/shelf';
import type { SavedGameRow } from './SavedGames';
import type { UnreadableGameRow } from './UnreadableGames';

export interface ListedGames {
  /** The saved games that can be resumed or watched, latest first. */
  readonly rows: readonly SavedGameRow[];
  readonly unreadable: readonly UnreadableGameRow[];
}

/** Seats of each game in order, with default colours; by game id. */
export type SeatsOfGames = ReadonlyMap<string, SeatColours>;

/** The seats of saved games, without games that fail to load. */
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
        ? [[each.value.game, seatColoursOf(each.value.module.value)] as const]
        : [],
    ),
  );
}

/** The saved games as rows of the lobby. */
export function savedRows(
  listings: readonly SaveListing[],
  entries: readonly GameEntry[],
  seatsOf: SeatsOfGames,
  language: Language,
): ListedGames {
  const written = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const rows: SavedGameRow[] = [];
  const unreadable: UnreadableGameRow[] = [];
  for (const { id, saved, fault, touched, picture } of listings) {
    if (!saved.ok) {
      const when = touched === null ? null : written.format(touched);
      unreadable.push({ id, fault: fault ?? 'damaged', game: null, when });
      continue;
    }
    const { game, seats, record, updatedAt, over, deciding, turn } = saved.value;
    const colours = seatsOf.get(game) ?? coloursOfSeats(seats.map(({ seat }) => seat).sort());
    const chosen = seats.flatMap(({ seat, colour }) => (colour === undefined ? [] : [[seat, colour]]));
    const toPlay = seats.find(({ seat }) => seat === deciding)?.name;
    if (!entries.some((entry) => entry.id === game)) {
      unreadable.push({ id, fault: 'foreign', game, when: written.format(updatedAt) });
      continue;
    }
    rows.push({
      id,
      game,
      over,
      players: seats.map(({ seat, name }) => ({ seat, name })),
      seats: Object.keys(colours),
      colours: { ...colours, ...Object.fromEntries(chosen) },
      actions: record.actions.length,
      ...(turn === undefined ? {} : { turn }),
      ...(toPlay === undefined ? {} : { toPlay }),
      ...(picture === null ? {} : { picture }),
      when: written.format(updatedAt),
    });
  }
  return { rows, unreadable };
}
