import { type BotId, parseBotId } from '#bots';

import {
  err,
  type GameFile,
  type GameTypes,
  Match,
  ok,
  type RecordedGame,
  type RecordedPlayer,
  type RecordedPlayers,
  type Result,
  type Seed,
  tidyName,
  unwrap,
} from '#core';
import type { GameModule } from '#module';
import { arrangeSeats, lookOf, type SeatInfo, type SeatLook, visibleHand } from '#session';
import { restoringSaved, type SavedGame } from '#storage';
import type { GameShelf } from '../shelf';
import type { NewGame, RunningGame } from '../start';
import { inSlices } from '../timeSlicing';
import type { OpenedGame } from './files';

function playerOf({ name, controller, ...look }: SeatInfo): RecordedPlayer {
  const tidy = tidyName(name);
  return {
    ...(tidy === '' ? {} : { name: tidy }),
    ...(controller === 'human' ? {} : { bot: controller.bot }),
    ...lookOf(look),
  };
}

/** Ordered by seat, so that equal games give equal files. */
const playersOf = (seats: readonly SeatInfo[]): RecordedPlayers =>
  Object.fromEntries(
    seats.toSorted((a, b) => (a.seat < b.seat ? -1 : 1)).map((info) => [info.seat, playerOf(info)]),
  );

/** The seed of a running game would reveal its future, so it is not shared before the end. */
const seedOfFinished = ({ seat }: Pick<Match<GameTypes>, 'seat'>, seed: Seed): { readonly seed?: Seed } =>
  seat === undefined ? { seed } : {};

/**
 * The whole game on the table, for sharing. A running game contains every hand and all hidden information, so ask the
 * user first.
 * @param actions number of actions to include
 */
export function recordRunning({ module, source, session, seed }: RunningGame, actions: number): RecordedGame {
  const whole = actions === source.length;
  const match = whole ? source.match : unwrap(Match.restore(module.rules, source.record(actions)));
  const players = playersOf(session.store.getState().seats);
  return { match, players, ...seedOfFinished(source, seed) };
}

/**
 * The position at one moment, for sharing. In a running game, everything that the person at the device does not know is
 * dealt again.
 * @param count number of actions before it @param seed of what is dealt again
 */
export function positionToShare(
  { module, session, source }: RunningGame,
  count: number,
  seed: Seed,
): GameTypes['Position'] {
  if (source.seat === undefined) return source.positionAt(count);
  const viewer = visibleHand(session.store.getState()) ?? 'spectator';
  return source.branch(count, viewer, module.simulator, seed).initial;
}

/** A saved game, for sharing; see {@link recordRunning} for running games. Fails with the invalid field of the save. */
export async function openSaved(saved: SavedGame, shelf: GameShelf): Promise<Result<OpenedGame>> {
  const module = await shelf.load(saved.record.game);
  if (!module.ok) return module;
  const match = await inSlices(restoringSaved(module.value.rules, saved));
  if (!match.ok) return match;
  const game = {
    match: match.value,
    players: playersOf(saved.seats),
    ...seedOfFinished(match.value, saved.seed),
  };
  return ok({ module: module.value, game });
}

/** A saved game as a file, without validation: needs no code of its game. */
export function fileOfSaved({ record, seats, seed, over }: SavedGame): GameFile {
  return {
    format: 'kaiju-game',
    version: 1,
    game: record.game,
    players: playersOf(seats),
    ...(over ? { seed } : {}),
    initial: record.initial,
    actions: record.actions,
  };
}

/**
 * A game from a shared record, to be replayed from its beginning and continued.
 * @param names of players without a name in the record @param seed of the bots if the record has none
 */
export function gameFromRecord(
  module: GameModule,
  game: RecordedGame,
  names: ReadonlyMap<string, string>,
  seed: Seed,
): Result<NewGame> {
  const called = new Map(names);
  const bots = new Map<string, BotId>();
  const looks = new Map<string, SeatLook>();
  for (const [seat, player] of Object.entries(game.players)) {
    const { name, bot, ...look } = player ?? {};
    if (name !== undefined) called.set(seat, name);
    looks.set(seat, look);
    if (bot === undefined) continue;
    const id = parseBotId(bot);
    if (!id.ok) return err({ ...id.error, field: `players.${seat}.bot` });
    bots.set(seat, id.value);
  }
  const { match }: { readonly match: Match<GameTypes> } = game;
  const seats = arrangeSeats(module.rules.seats(match.positionAt(0)), called, bots, looks);
  if (!seats.ok) return seats;
  return ok({ module, match, seats: seats.value, seed: game.seed ?? seed, shown: 0, borrowed: true });
}
