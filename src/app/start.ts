import type { BotId } from '#bots';
import { Match, ok, type Problem, type Result } from '#core';
import type { Language } from '#i18n';
import {
  arrangeSeats,
  autosave,
  encodePosition,
  type Launch,
  restoreSaved,
  type SavedGame,
  type Saves,
  type SeatInfo,
  Session,
} from '#session';
import { zorglOnTable } from '#zorgl';
import { type Position, SEATS, type Seat, type SetupOptions, type ZorglTypes, zorgl } from '#zorgl/rules';
import { monsterOf, type Table, zorglMessages } from '#zorgl/view';

/** The session of a game on the table, with the name under which it is saved. */
export interface RunningGame {
  readonly id: string;
  readonly session: Session<ZorglTypes, Table>;
  /** The query of the address that asked for it. */
  readonly launch?: string;
}

/** How a session is shown and told apart; nothing of it belongs to the game. */
export interface Circumstances {
  readonly saves: Saves;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly speed: number;
  readonly reducedMotion: boolean;
}

/** What a new game is begun with. */
export interface NewGame {
  readonly match: Match<ZorglTypes>;
  readonly seats: readonly SeatInfo[];
  readonly seed: number;
  /** The query of the address that asked for it. */
  readonly launch?: string;
}

function begin(
  game: NewGame,
  identity: { readonly id: string; readonly createdAt: number },
  { saves, now, speed, reducedMotion }: Circumstances,
): RunningGame {
  const launch = game.launch === undefined ? {} : { launch: game.launch };
  const session = new Session<ZorglTypes, Table>({
    ...zorglOnTable,
    match: game.match,
    seats: game.seats,
    seed: game.seed,
    speed,
    reducedMotion,
    onSnapshot: autosave(saves, { ...identity, ...launch }, now),
  });
  return { id: identity.id, session, ...launch };
}

/** Puts a new game on the table; it is saved from the start. */
export function startGame(game: NewGame, circumstances: Circumstances): RunningGame {
  return begin(game, { id: circumstances.newId(), createdAt: circumstances.now() }, circumstances);
}

/** Goes on with a saved game. Fails with the field of the save that is at fault; the save stays as it is. */
export function resumeGame(saved: SavedGame, circumstances: Circumstances): Result<RunningGame> {
  const match = restoreSaved(zorgl, saved);
  if (!match.ok) return match;
  const { id, createdAt, seats, seed, launch } = saved;
  const game = { match: match.value, seats, seed, ...(launch === undefined ? {} : { launch }) };
  return ok(begin(game, { id, createdAt }, circumstances));
}

/** The names under which people and bots play when nobody has given any. */
export function defaultNames(language: Language): ReadonlyMap<string, string> {
  return new Map(Object.entries(zorglMessages(language).lobby.defaultNames));
}

/** A new game from the choices of the set-up screen. */
export function gameFromSetup(
  options: SetupOptions,
  seed: number,
  names: ReadonlyMap<string, string>,
  bots: ReadonlyMap<string, BotId>,
  colours: ReadonlyMap<string, string> = new Map(),
): Result<NewGame> {
  const position = zorgl.setup(options, seed);
  if (!position.ok) return position;
  const seats = arrangeSeats(position.value.order, names, bots, colours);
  if (!seats.ok) return seats;
  return ok({ match: new Match(zorgl, position.value), seats: seats.value, seed });
}

/**
 * The same players with the same monsters once more: from the same position where an address gave one, else a new city.
 * @param seed of the new city
 */
export function gameAgain({ session, launch }: RunningGame, seed: number): Result<NewGame> {
  const { initial } = session.record();
  const { seats } = session.store.getState();
  const again = launch === undefined ? {} : { launch };
  if (new URLSearchParams(launch).has('position')) {
    return ok({ match: new Match(zorgl, initial), seats, seed, ...again });
  }
  const { army, flight } = initial.options;
  const monsters = Object.fromEntries(initial.order.map((seat) => [seat, monsterOf(initial, seat)]));
  const position = zorgl.setup({ places: initial.order, monsters, army, flight }, seed);
  if (!position.ok) return position;
  const order = new Map(position.value.order.map((seat, index) => [seat as string, index]));
  const seated = seats.toSorted((a, b) => order.get(a.seat)! - order.get(b.seat)!);
  return ok({ match: new Match(zorgl, position.value), seats: seated, seed, ...again });
}

const PLACES: readonly (readonly Seat[])[] = [
  ['A', 'C'],
  ['B', 'D'],
  ['A', 'B', 'C'],
  ['A', 'B', 'D'],
  ['A', 'C', 'D'],
  ['B', 'C', 'D'],
  ['A', 'B', 'C', 'D'],
];

/** The fewest places that hold all the bots of a link (Z2.1): A and C without any. */
export function placesFor(bots: Iterable<string>): readonly Seat[] {
  const named = new Set(bots);
  const wanted = SEATS.filter((seat) => named.has(seat));
  return PLACES.find((places) => wanted.every((seat) => places.includes(seat))) ?? SEATS;
}

/** True if the address asks for a game by itself, without the set-up screen. */
export function asksForGame(launch: Launch<Position>, path: string): boolean {
  return (
    launch.position !== undefined ||
    launch.bots.size > 0 ||
    (path.startsWith('/table') && launch.seed !== undefined)
  );
}

/** The part of an address that says which game it asks for, always written the same way. */
export function launchKey({ seed, position, bots }: Launch<Position>): string {
  const query = new URLSearchParams();
  if (seed !== undefined) query.set('seed', String(seed));
  if (position !== undefined) query.set('position', encodePosition(position));
  if (bots.size > 0)
    query.set(
      'bots',
      [...bots]
        .map(([seat, bot]) => `${seat}:${bot}`)
        .sort()
        .join(','),
    );
  return query.toString();
}

/** The game that an address asks for. @param seed where the address names none */
export function gameFromLaunch(
  launch: Launch<Position>,
  seed: number,
  names: ReadonlyMap<string, string>,
): Result<NewGame> {
  const key = launchKey(launch);
  const chosen = launch.seed ?? seed;
  if (launch.position === undefined) {
    const options: SetupOptions = { places: placesFor(launch.bots.keys()), army: true, flight: 'english' };
    const game = gameFromSetup(options, chosen, names, launch.bots);
    return game.ok ? ok({ ...game.value, launch: key }) : game;
  }
  const seats = arrangeSeats(launch.position.order, names, launch.bots);
  if (!seats.ok) return seats;
  return ok({ match: new Match(zorgl, launch.position), seats: seats.value, seed: chosen, launch: key });
}

/** The saved game that a reloaded page was showing: that of its tab, or else that of its address. */
export async function gameOfReload(
  saves: Saves,
  tabGame: string | null,
  key: string | null,
): Promise<SavedGame | Problem | undefined> {
  const listings = await saves.list();
  if (tabGame !== null) {
    const mine = listings.find(({ id }) => id === tabGame);
    if (mine !== undefined) return mine.saved.ok ? mine.saved.value : mine.saved.error;
  }
  for (const { saved } of listings) {
    if (saved.ok && (key === null || saved.value.launch === key)) return saved.value;
  }
  return undefined;
}
