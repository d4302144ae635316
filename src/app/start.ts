import type { BotId } from '#bots';
import { type Language, Match, ok, type Problem, type Result, type Seed } from '#core';
import {
  arrangeSeats,
  autosave,
  decideHere,
  decideInWorker,
  encodePosition,
  eyesOf,
  type Launch,
  LocalSource,
  onSnapshot,
  restoreSaved,
  type SavedGame,
  type Saves,
  type SeatInfo,
  Session,
  visibleHand,
} from '#session';
import { startBotWorker, zorglOnTable } from '#zorgl';
import { type Position, SEATS, type Seat, type SetupOptions, type ZorglTypes, zorgl } from '#zorgl/rules';
import { monsterOf, type Table, zorglMessages } from '#zorgl/view';

/** The session of a game on the table, with the name under which it is saved. */
export interface RunningGame {
  readonly id: string;
  readonly session: Session<ZorglTypes, Table>;
  /** The match as it really is, which is kept here: to be saved, shared and continued, and for nothing that is shown. */
  readonly source: LocalSource<ZorglTypes>;
  /** What the city was dealt from, and the bots' choices spring from. */
  readonly seed: Seed;
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
  readonly seed: Seed;
  /** The query of the address that asked for it. */
  readonly launch?: string;
  /** How many of its actions the table has shown at first; all of them where left out. */
  readonly shown?: number;
  /** It came by a link or as a file: it is saved when somebody plays. */
  readonly borrowed?: boolean;
}

/** The bots of all games think in one worker, or between two pictures where there is none. */
const decideBots = decideInWorker<ZorglTypes>(
  startBotWorker,
  decideHere(zorglOnTable.simulator, () => new Promise((resolve) => setTimeout(resolve))),
);

function begin(
  game: NewGame,
  { saved, ...identity }: { readonly id: string; readonly createdAt: number; readonly saved: boolean },
  { saves, now, speed, reducedMotion }: Circumstances,
): RunningGame {
  const launch = game.launch === undefined ? {} : { launch: game.launch };
  const { match, seats, seed, shown, borrowed = false } = game;
  const source = new LocalSource(match, eyesOf(seats) as Seat | 'spectator');
  const save = autosave(saves, { ...identity, ...launch, borrowed }, now);
  onSnapshot(source, { seats, seed, saved }, save);
  const session = new Session<ZorglTypes, Table>({
    source,
    presentation: zorglOnTable.presentation,
    decide: decideBots,
    seats,
    seed,
    speed,
    reducedMotion,
    ...(shown === undefined ? {} : { shown }),
  });
  return { id: identity.id, session, source, seed, ...launch };
}

/** Puts a new game on the table; it is saved from the start, or from the first action where it is borrowed. */
export function startGame(game: NewGame, circumstances: Circumstances): RunningGame {
  const identity = { id: circumstances.newId(), createdAt: circumstances.now(), saved: false };
  return begin(game, identity, circumstances);
}

/** Goes on with a saved game. Fails with the field of the save that is at fault; the save stays as it is. */
export function resumeGame(saved: SavedGame, circumstances: Circumstances): Result<RunningGame> {
  const match = restoreSaved(zorgl, saved);
  if (!match.ok) return match;
  const { id, createdAt, seats, seed, launch } = saved;
  const game = { match: match.value, seats, seed, ...(launch === undefined ? {} : { launch }) };
  return ok(begin(game, { id, createdAt, saved: true }, circumstances));
}

/** The names under which people and bots play when nobody has given any. */
export function defaultNames(language: Language): ReadonlyMap<string, string> {
  return new Map(Object.entries(zorglMessages(language).lobby.defaultNames));
}

/** A new game from the choices of the set-up screen. */
export function gameFromSetup(
  options: SetupOptions,
  seed: Seed,
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
 * A new game of the same players that goes on from a moment of a game; that game stays as it is. What the person at the
 * device cannot know of a running game is dealt anew. Fails when there are not so many actions.
 * @param bots by seat; the others are people @param seed of the bots and of what is dealt anew
 */
export function gameFromMoment(
  { session, source, launch }: RunningGame,
  count: number,
  bots: ReadonlyMap<string, BotId>,
  seed: Seed,
): Result<NewGame> {
  const state = session.store.getState();
  const eyes = (visibleHand(state) ?? 'spectator') as Seat | 'spectator';
  const match = Match.restore(zorgl, source.branch(count, eyes, zorglOnTable.simulator, seed));
  if (!match.ok) return match;
  const { seats } = state;
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  const colours = new Map(
    seats.flatMap(({ seat, colour }) => (colour === undefined ? [] : [[seat, colour]])),
  );
  const seated = arrangeSeats(match.value.positionAt(0).order, names, bots, colours);
  if (!seated.ok) return seated;
  // The address stays, so that a reload of it finds the new game.
  return ok({ match: match.value, seats: seated.value, seed, ...(launch === undefined ? {} : { launch }) });
}

/** A position in which nobody has played yet. */
function isOpening({ order, turn, players, pending, discard }: Position): boolean {
  const untouched = order.every((seat) => players[seat]?.floors === 0 && players[seat]?.units === 0);
  return (
    untouched && turn.played === 0 && turn.player === order[0] && pending === null && discard.length === 0
  );
}

/**
 * The same players with the same monsters in the same city once more, dealt anew; from the same position where an
 * address gave one, or where the game did not begin with an opening.
 * @param seed of the new deal
 */
export function gameAgain({ session, source, launch }: RunningGame, seed: Seed): Result<NewGame> {
  const { initial } = source.record();
  const { seats } = session.store.getState();
  const again = launch === undefined ? {} : { launch };
  if (new URLSearchParams(launch).has('position') || !isOpening(initial)) {
    return ok({ match: new Match(zorgl, initial), seats, seed, ...again });
  }
  const { board, order: places } = initial;
  const { army, flight } = initial.options;
  const monsters = Object.fromEntries(places.map((seat) => [seat, monsterOf(initial, seat)]));
  const house = initial.house === undefined ? {} : { house: initial.house };
  const position = zorgl.setup({ places, monsters, ...house, army, flight, board }, seed);
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
  seed: Seed,
  names: ReadonlyMap<string, string>,
): Result<NewGame> {
  const key = launchKey(launch);
  const chosen = launch.seed ?? seed;
  if (launch.position === undefined) {
    const options: SetupOptions = { places: placesFor(launch.bots.keys()), army: true, flight: 'english' };
    const game = gameFromSetup(options, chosen, names, launch.bots);
    return game.ok ? ok({ ...game.value, launch: key, borrowed: true }) : game;
  }
  const seats = arrangeSeats(launch.position.order, names, launch.bots);
  if (!seats.ok) return seats;
  return ok({
    match: new Match(zorgl, launch.position),
    seats: seats.value,
    seed: chosen,
    launch: key,
    borrowed: true,
  });
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
    // Nobody has played it yet: only the tab has it.
    const held = await saves.load(tabGame);
    if (held.ok) return held.value;
  }
  for (const { saved } of listings) {
    if (saved.ok && (key === null || saved.value.launch === key)) return saved.value;
  }
  return undefined;
}
