import { Match, ok, type Result } from '#core';
import { arrangeSeats } from '#session';
import { parseGameFile, type RecordedGame } from '#zorgl/record';
import { parsePlayable, zorgl } from '#zorgl/rules';
import type { Page } from '../page';
import { defaultNames, startGame } from '../start';
import { gameFromRecord } from './recorded';

const TABLE = '/table';

const namesFor = (page: Page) => defaultNames(page.store.getState().preferences.language);

/** A hot-seat game of a position's players, played on from there. */
export function openPosition(value: unknown, page: Page): Result<string> {
  const position = parsePlayable(value);
  if (!position.ok) return position;
  const seats = arrangeSeats(position.value.order, namesFor(page), new Map());
  if (!seats.ok) return seats;
  const match = new Match(zorgl, position.value);
  page.show(
    startGame({ match, seats: seats.value, seed: page.newSeed(), borrowed: true }, page.circumstances),
  );
  return ok(TABLE);
}

/** A whole game: the table stands at its beginning, to be replayed or played on. */
export function openGame(value: unknown, page: Page): Result<string> {
  const game = parseGameFile(value);
  return game.ok ? openRecorded(game.value, page) : game;
}

/** Puts a game that was handed on upon the table, and among the saved games. Fails with the field at fault. */
export function openRecorded(recorded: RecordedGame, page: Page): Result<string> {
  const game = gameFromRecord(recorded, namesFor(page), page.newSeed());
  if (!game.ok) return game;
  page.show(startGame(game.value, page.circumstances));
  return ok(TABLE);
}
