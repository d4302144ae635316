import { Match, ok, type Result } from '#core';
import { arrangeSeats } from '#session';
import { zorgl } from '#zorgl/rules';
import type { Page } from '../page';
import { defaultNames, startGame } from '../start';

/** A hot-seat game of a position's players, played on from there. */
export function openPosition(value: unknown, page: Page): Result<string> {
  const position = zorgl.parse(value);
  if (!position.ok) return position;
  const names = defaultNames(page.store.getState().preferences.language);
  const seats = arrangeSeats(position.value.order, names, new Map());
  if (!seats.ok) return seats;
  const match = new Match(zorgl, position.value);
  page.show(startGame({ match, seats: seats.value, seed: page.newSeed() }, page.circumstances));
  return ok('/table');
}
