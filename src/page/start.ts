import { createStore } from 'zustand/vanilla';
import type { BotId } from '#bots';
import { type GameTypes, Match, ok, type RedactedEntry, type Result, type Seed } from '#core';
import { type GameModule, looksIn, type PlannedGame } from '#module';
import {
  arrangeSeats,
  LocalSource,
  lookOf,
  onSnapshot,
  type SeatInfo,
  type SeatLook,
  Session,
  type StandingAnswers,
  viewerOf,
  visibleHand,
} from '#session';
import { autosave, restoringSaved, type SavedGame, type Saves } from '#storage';
import { thinkingOf } from './thinking';
import { inSlices } from './timeSlicing';

/** The session of a game on the table, with the id of its save. */
export interface RunningGame {
  readonly id: string;
  readonly module: GameModule;
  readonly session: Session<GameTypes>;
  /** The real match, to be saved, shared and continued. Never shown. */
  readonly source: LocalSource<GameTypes>;
  /** Seed of the deal and of the bots. */
  readonly seed: Seed;
  /** Query of the launch URL. */
  readonly launch?: string;
}

/** Settings of a session that do not belong to the game. */
export interface SessionContext {
  readonly saves: Saves;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly speed: number;
  readonly reducedMotion: boolean;
  /** Whether bots decide the same on every device, however long it takes; default: no. */
  readonly exact?: boolean;
}

/** Seed of the other players while a turn is tried out, so that the same turn always goes the same way. */
const TRIED_SEED: Seed = 1;

/** Input for a new game. */
export interface NewGame {
  readonly module: GameModule;
  readonly match: Match<GameTypes>;
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  /** Query of the launch URL. */
  readonly launch?: string;
  /** Number of actions that the table shows at first; all if left out. */
  readonly shown?: number;
  /** Opened from a link or file: saved once somebody acts. */
  readonly borrowed?: boolean;
  /** Questions that this device answers with *no* without asking; none if left out. */
  readonly standing?: readonly string[];
}

function sessionOf(
  { module, seats, seed, shown }: NewGame,
  source: LocalSource<GameTypes>,
  { speed, reducedMotion, exact = false }: Pick<SessionContext, 'speed' | 'reducedMotion' | 'exact'>,
  elsewhere: ReadonlySet<string> = new Set(),
  standing?: StandingAnswers,
): Session<GameTypes> {
  return new Session<GameTypes>({
    source,
    presentation: module.presentation,
    game: module,
    secretsOptional: module.secretsOptional ?? false,
    secretsGroup: module.secretsGroup,
    decide: thinkingOf(module, exact).decide,
    seats,
    elsewhere,
    seed,
    speed,
    reducedMotion,
    ...(shown === undefined ? {} : { shown }),
    ...(standing === undefined ? {} : { standing }),
  });
}

function begin(
  game: NewGame,
  { saved, ...identity }: { readonly id: string; readonly createdAt: number; readonly saved: boolean },
  context: SessionContext,
): RunningGame {
  const { module, match, seats, seed } = game;
  const launch = game.launch === undefined ? {} : { launch: game.launch };
  const { borrowed = false } = game;
  const source = new LocalSource(match, viewerOf(seats, module.secretsGroup));
  const standing = createStore<readonly string[]>(() => game.standing ?? []);
  const save = autosave(context.saves, { ...identity, ...launch, borrowed }, context.now);
  onSnapshot(
    source,
    {
      seats,
      seed,
      saved,
      turnAfter: (entries) => turnAfter(module, source.viewAt(0, 'spectator'), entries),
      standing,
    },
    save,
  );
  const session = sessionOf(game, source, context, undefined, standing);
  return { id: identity.id, module, session, source, seed, ...launch };
}

/**
 * A game between bots to watch, never saved. Fails if the game has no such opening.
 * @param names by seat
 */
export function botGame(
  module: GameModule,
  seed: Seed,
  names: ReadonlyMap<string, string>,
  bot: BotId,
  settings: Pick<SessionContext, 'speed' | 'reducedMotion'>,
): Result<RunningGame> {
  const wanted = new Map(module.seats.map((seat) => [seat, bot]));
  const position = module.rules.setup(module.lobby.fromAddress(wanted), seed);
  if (!position.ok) return position;
  const bots = new Map(module.rules.seats(position.value).map((seat) => [seat, bot]));
  const game = gameFromPosition(module, position.value, seed, names, bots);
  if (!game.ok) return game;
  const source = new LocalSource(game.value.match, 'spectator');
  return ok({ id: '', module, session: sessionOf(game.value, source, settings), source, seed });
}

/** A turn to try out. */
export interface TriedTurn {
  readonly position: GameTypes['Position'];
  /** Seat that plays it; the caller plays the other seats. */
  readonly seat: string;
  /** Actions already played. */
  readonly actions: readonly GameTypes['Action'][];
}

/** A turn to try out, never saved. Fails if the game rejects it. @param names by seat */
export function turnToTry(
  module: GameModule,
  { position, seat, actions }: TriedTurn,
  names: ReadonlyMap<string, string>,
  context: Pick<SessionContext, 'newId' | 'speed' | 'reducedMotion' | 'exact'>,
): Result<RunningGame> {
  const game = gameFromPosition(module, position, TRIED_SEED, names);
  if (!game.ok) return game;
  const { match } = game.value;
  for (const action of actions) {
    const taken = match.act(action);
    if (!taken.ok) return taken;
  }
  const source = new LocalSource(match, seat);
  const elsewhere = new Set(module.rules.seats(position).filter((each) => each !== seat));
  const session = sessionOf(game.value, source, context, elsewhere);
  return ok({ id: context.newId(), module, session, source, seed: TRIED_SEED });
}

/** Number of the turn after some actions, from 1; also 1 during the setup. */
function turnAfter(
  module: GameModule,
  opening: unknown,
  entries: readonly RedactedEntry<GameTypes>[],
): number {
  const begun = entries.filter(({ events }) => module.turnBegun(events) !== null).length;
  return Math.max(1, begun + (module.setsUp?.(opening) === true ? 0 : 1));
}

/** Starts a new game; saved at once, or after the first action if it is borrowed. */
export function startGame(game: NewGame, context: SessionContext): RunningGame {
  return begin(game, { id: context.newId(), createdAt: context.now(), saved: false }, context);
}

/** Resumes a saved game. Fails with the invalid field of the save, which is left unchanged. */
export async function resumeGame(
  module: GameModule,
  saved: SavedGame,
  context: SessionContext,
): Promise<Result<RunningGame>> {
  const match = await inSlices(restoringSaved(module.rules, saved));
  if (!match.ok) return match;
  const { id, createdAt, seats, seed, launch, standing } = saved;
  const game = {
    module,
    match: match.value,
    seats,
    seed,
    ...(launch === undefined ? {} : { launch }),
    ...(standing === undefined ? {} : { standing }),
  };
  return ok(begin(game, { id, createdAt, saved: true }, context));
}

/** Names by seat, without missing ones. */
export const namesBySeat = (names: Readonly<Partial<Record<string, string>>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).flatMap(([seat, name]) => (name === undefined ? [] : [[seat, name]])));

/**
 * A game that continues from a position.
 * @param bots by seat; people play the others @param seed of the bots
 */
export function gameFromPosition(
  module: GameModule,
  position: GameTypes['Position'],
  seed: Seed,
  names: ReadonlyMap<string, string>,
  bots: ReadonlyMap<string, BotId> = new Map(),
  looks: ReadonlyMap<string, SeatLook> = new Map(),
): Result<NewGame> {
  const seats = arrangeSeats(module.rules.seats(position), names, bots, looks);
  if (!seats.ok) return seats;
  return ok({ module, match: new Match(module.rules, position), seats: seats.value, seed });
}

/** A new game from a plan. */
export function gameFromPlan(module: GameModule, plan: PlannedGame): Result<NewGame> {
  const { options, seed, names, bots } = plan;
  const position = module.rules.setup(options, seed);
  if (!position.ok) return position;
  return gameFromPosition(module, position.value, seed, names, bots, looksIn(plan));
}

/**
 * A new game of the same players that branches off a game after some actions; the original is unchanged. In a running
 * game, everything that the person at the device does not know is dealt again. Fails if there are not that many
 * actions.
 * @param bots by seat; people play the others @param seed of the bots and of what is dealt again
 * @param again in a finished game, too, everything that the deciding player does not know is dealt again
 */
export function gameFromMoment(
  { module, session, source, launch }: RunningGame,
  count: number,
  bots: ReadonlyMap<string, BotId>,
  seed: Seed,
  anew = false,
): Result<NewGame> {
  const state = session.store.getState();
  const decides = source.pendingAt(Math.min(count, source.length)).at(-1)?.seat;
  const viewer = (anew ? decides : visibleHand(state)) ?? 'spectator';
  const match = Match.restore(module.rules, source.branch(count, viewer, module.simulator, seed, anew));
  if (!match.ok) return match;
  const { seats } = state;
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  const looks = new Map(seats.map((info) => [info.seat, lookOf(info)]));
  const seated = arrangeSeats(module.rules.seats(match.value.positionAt(0)), names, bots, looks);
  if (!seated.ok) return seated;
  // Keep the URL, so that a reload finds the new game.
  const again = launch === undefined ? {} : { launch };
  return ok({ module, match: match.value, seats: seated.value, seed, ...again });
}

/**
 * The same players with a new deal; from the same position if a URL gave one or the game did not start with an opening.
 * @param seed of the new deal
 */
export function gameAgain({ module, session, source, launch }: RunningGame, seed: Seed): Result<NewGame> {
  const { initial } = source.record();
  const { seats } = session.store.getState();
  const again = launch === undefined ? {} : { launch };
  const options = new URLSearchParams(launch).has('position') ? null : module.lobby.again(initial);
  if (options === null) {
    return ok({ module, match: new Match(module.rules, initial), seats, seed, ...again });
  }
  const position = module.rules.setup(options, seed);
  if (!position.ok) return position;
  const order = module.rules.seats(position.value);
  const seated = seats.toSorted((a, b) => order.indexOf(a.seat) - order.indexOf(b.seat));
  return ok({ module, match: new Match(module.rules, position.value), seats: seated, seed, ...again });
}
