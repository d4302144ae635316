import type { BotId } from '#bots';
import { DEFAULT_LEVEL, type GameTypes, ok, type Problem, type Result, type Seed } from '#core';
import type { GameModule } from '#module';
import { encodePosition, type Launch, type SavedGame, type Saves } from '#storage';
import { isTable } from './address';
import { gameFromPosition, type NewGame } from './start';

/** A parsed launch URL. */
export type AnyLaunch = Launch<GameTypes['Position']>;

/** Whether the URL starts a game directly, without the set-up. */
export function asksForGame(launch: AnyLaunch, path: string): boolean {
  return (
    launch.position !== undefined ||
    (launch.bots?.size ?? 0) > 0 ||
    launch.others !== undefined ||
    (isTable(path) && launch.seed !== undefined)
  );
}

/** The game-related part of a launch URL, normalised. */
export function launchKey({ seed, position, bots, others }: Omit<AnyLaunch, 'clock' | 'ignored'>): string {
  const query = new URLSearchParams();
  if (seed !== undefined) query.set('seed', String(seed));
  if (position !== undefined) query.set('position', encodePosition(position));
  if (others !== undefined) query.set('bots', others);
  else if (bots !== undefined)
    query.set(
      'bots',
      [...bots]
        .map(([seat, bot]) => `${seat}:${bot}`)
        .sort()
        .join(',') || 'none',
    );
  return query.toString();
}

/** Bots at all seats except that of the person who followed a link. */
function botsBeside(
  { rules, lobby }: GameModule,
  position: GameTypes['Position'],
  level: BotId = DEFAULT_LEVEL,
): ReadonlyMap<string, BotId> {
  const seats = rules.seats(position);
  const person = seats.find((seat) => seat === lobby.person) ?? seats[0];
  return new Map(seats.filter((seat) => seat !== person).map((seat) => [seat, level]));
}

/**
 * The game of a launch URL, with the bots that it names. If it names neither bots nor a position, a person plays
 * against bots. @param seed used if the URL names none
 */
export function gameFromLaunch(
  module: GameModule,
  launch: AnyLaunch,
  seed: Seed,
  names: ReadonlyMap<string, string>,
): Result<NewGame> {
  const chosen = launch.seed ?? seed;
  const position =
    launch.position === undefined
      ? module.rules.setup(module.lobby.fromAddress(launch.bots ?? new Map()), chosen)
      : ok(launch.position);
  if (!position.ok) return position;
  const bots =
    launch.bots ??
    (launch.position === undefined || launch.others !== undefined
      ? botsBeside(module, position.value, launch.others)
      : new Map());
  const game = gameFromPosition(module, position.value, chosen, names, bots);
  return game.ok ? ok({ ...game.value, launch: launchKey(launch), borrowed: true }) : game;
}

/** Conditions on the saved game that a page should resume. */
export interface WantedGame {
  /** Normalised launch URL; null for any. */
  readonly key: string | null;
  /** Id of the game; null for any. */
  readonly game: string | null;
}

/** Whether the save was started by this launch URL. */
function isWanted(saved: SavedGame, { key, game }: WantedGame): boolean {
  return (game === null || saved.game === game) && (key === null || saved.launch === key);
}

/** The saved game that a reloaded page was showing: that of its tab, otherwise that of its URL. */
export async function gameOfReload(
  saves: Saves,
  tabGame: string | null,
  wanted: WantedGame,
): Promise<SavedGame | Problem | undefined> {
  const listings = await saves.list();
  if (tabGame !== null) {
    const mine = listings.find(({ id }) => id === tabGame);
    if (mine?.saved.ok === false) return mine.saved.error;
    // Without an action yet, the game is stored for the tab only.
    const held = await saves.load(tabGame);
    if (held.ok && isWanted(held.value, wanted)) return held.value;
  }
  for (const { saved } of listings) {
    if (saved.ok && isWanted(saved.value, wanted)) return saved.value;
  }
  return undefined;
}
