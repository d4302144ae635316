import { type BotId, parseBotId } from '#bots';
import { err, Match, ok, type Result, type Seed, unwrap } from '#core';
import { arrangeSeats, restoreSaved, type SavedGame, type SeatInfo } from '#session';
import { type RecordedGame, type RecordedPlayer, tidyName } from '#zorgl/record';
import { SEATS, zorgl } from '#zorgl/rules';
import type { NewGame, RunningGame } from '../start';

function playerOf({ name, controller, colour }: SeatInfo): RecordedPlayer {
  const tidy = tidyName(name);
  return {
    ...(tidy === '' ? {} : { name: tidy }),
    ...(controller === 'human' ? {} : { bot: controller.bot }),
    ...(colour === undefined ? {} : { colour }),
  };
}

const playersOf = (seats: readonly SeatInfo[]): RecordedGame['players'] =>
  Object.fromEntries(
    SEATS.flatMap((seat) => {
      const info = seats.find((each) => each.seat === seat);
      return info === undefined ? [] : [[seat, playerOf(info)]];
    }),
  );

/** The game on the table, to be handed on. @param actions how many of its actions */
export function recordRunning(
  { source, session, seed }: Pick<RunningGame, 'source' | 'session' | 'seed'>,
  actions: number,
): RecordedGame {
  const match = unwrap(Match.restore(zorgl, source.record(actions)));
  return { match, players: playersOf(session.store.getState().seats), seed };
}

/** A saved game, to be handed on. Fails with the field of the save that is at fault. */
export function recordSaved(saved: SavedGame): Result<RecordedGame> {
  const match = restoreSaved(zorgl, saved);
  return match.ok ? ok({ match: match.value, players: playersOf(saved.seats), seed: saved.seed }) : match;
}

/**
 * A game that was handed on, to be looked at from its beginning and played on.
 * @param names of the players of whom the game tells none @param seed of the bots where it tells none
 */
export function gameFromRecord(
  game: RecordedGame,
  names: ReadonlyMap<string, string>,
  seed: Seed,
): Result<NewGame> {
  const called = new Map(names);
  const bots = new Map<string, BotId>();
  const colours = new Map<string, string>();
  for (const seat of SEATS) {
    const { name, bot, colour } = game.players[seat] ?? {};
    if (name !== undefined) called.set(seat, name);
    if (colour !== undefined) colours.set(seat, colour);
    if (bot === undefined) continue;
    const id = parseBotId(bot);
    if (!id.ok) return err({ ...id.error, field: `players.${seat}.bot` });
    bots.set(seat, id.value);
  }
  const seats = arrangeSeats(game.match.positionAt(0).order, called, bots, colours);
  if (!seats.ok) return seats;
  return ok({ match: game.match, seats: seats.value, seed: game.seed ?? seed, shown: 0, borrowed: true });
}
