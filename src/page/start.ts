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

/** The session of a game on the table, with the name under which it is saved. */
export interface RunningGame {
  readonly id: string;
  readonly module: GameModule;
  readonly session: Session<GameTypes>;
  /** The match as it really is, which is kept here: to be saved, shared and continued, and for nothing that is shown. */
  readonly source: LocalSource<GameTypes>;
  /** What the game was dealt from, and the bots' choices spring from. */
  readonly seed: Seed;
  /** The query of the address that asked for it. */
  readonly launch?: string;
}

/** How a session is shown and told apart; nothing of it belongs to the game. */
export interface SessionContext {
  readonly saves: Saves;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  readonly speed: number;
  readonly reducedMotion: boolean;
  /** Bots think equally on whatever device, however long it takes them; false if left out. */
  readonly exact?: boolean;
}

/** What the others' choices spring from where a turn is tried out: the same turn always goes the same way. */
const TRIED_SEED: Seed = 1;

/** What a new game is begun with. */
export interface NewGame {
  readonly module: GameModule;
  readonly match: Match<GameTypes>;
  readonly seats: readonly SeatInfo[];
  readonly seed: Seed;
  /** The query of the address that asked for it. */
  readonly launch?: string;
  /** How many of its actions the table has shown at first; all of them if left out. */
  readonly shown?: number;
  /** Opened from a link or file: saved once somebody plays. */
  readonly borrowed?: boolean;
  /** What is not asked at this device any more; nothing if left out. */
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
 * A game that bots play among themselves, to be watched and kept nowhere. Fails if the game has no such opening.
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

/** A turn to try at the table. */
export interface TriedTurn {
  readonly position: GameTypes['Position'];
  /** Who plays it; what others do is sent to the match by the caller for it. */
  readonly seat: string;
  /** What was done already. */
  readonly actions: readonly GameTypes['Action'][];
}

/** A turn to be tried out, kept nowhere. Fails if the game refuses it. @param names by seat */
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

/** Which turn of a game it is after some actions, from 1; the first one in its set-up too. */
function turnAfter(
  module: GameModule,
  opening: unknown,
  entries: readonly RedactedEntry<GameTypes>[],
): number {
  const begun = entries.filter(({ events }) => module.turnBegun(events) !== null).length;
  return Math.max(1, begun + (module.setsUp?.(opening) === true ? 0 : 1));
}

/** Puts a new game on the table; it is saved from the start, or from the first action where it is borrowed. */
export function startGame(game: NewGame, context: SessionContext): RunningGame {
  return begin(game, { id: context.newId(), createdAt: context.now(), saved: false }, context);
}

/** Goes on with a saved game. Fails with the field of the save that is at fault; the save stays as it is. */
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

/** Names by seat, as far as there are some. */
export const namesBySeat = (names: Readonly<Partial<Record<string, string>>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(names).flatMap(([seat, name]) => (name === undefined ? [] : [[seat, name]])));

/**
 * A game from a position, played on from there.
 * @param bots by seat; the others are people @param seed of the bots
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

/** A new game as it was planned. */
export function gameFromPlan(module: GameModule, plan: PlannedGame): Result<NewGame> {
  const { options, seed, names, bots } = plan;
  const position = module.rules.setup(options, seed);
  if (!position.ok) return position;
  return gameFromPosition(module, position.value, seed, names, bots, looksIn(plan));
}

/**
 * A new game of the same players that goes on from a moment of a game; that game stays as it is. What the person at the
 * device cannot know of a running game is dealt again. Fails when there are not so many actions.
 * @param bots by seat; the others are people @param seed of the bots and of what is dealt again
 * @param again what the player who decides there does not know is dealt again, of a finished game too
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
  // The address stays, so that a reload of it finds the new game.
  const again = launch === undefined ? {} : { launch };
  return ok({ module, match: match.value, seats: seated.value, seed, ...again });
}

/**
 * The same players again, dealt again; from the same position where an address gave one, or where the game did not
 * begin with an opening.
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
