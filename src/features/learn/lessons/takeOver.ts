import type { BotId } from '#bots';
import type { GameTypes } from '#core';
import type { GameModule, SeatNames } from '#module';
import { persistentQuery } from '../../../page/address';
import { launchKey } from '../../../page/launched';
import type { Page } from '../../../page/page';
import { gameFromPosition, namesBySeat, startGame } from '../../../page/start';
import type { LessonPlace } from '../../../table/lesson/place';

/** Who plays against those who learn. */
const BOT: BotId = 'greedy';

export interface TakingOver {
  readonly module: GameModule;
  readonly position: GameTypes['Position'];
  readonly names: SeatNames;
  /** Bots play all seats but the one that decides first. */
  readonly bots: boolean;
  readonly place: LessonPlace;
}

/**
 * Puts a position of a lesson on the real table, to be played on.
 * @param search the query of the lesson's address
 * @returns the address of the table, which finds it again; null for a position that nobody can play on
 */
export function takeOver(page: Page, taking: TakingOver, search: string): string | null {
  const { module, position, place } = taking;
  const playable = module.parsePlayable(position);
  if (!playable.ok) return null;
  const { rules } = module;
  const decides = rules.pending(playable.value).at(-1)?.seat;
  const others = rules.seats(playable.value).filter((seat) => seat !== decides);
  const bots = new Map<string, BotId>(taking.bots ? others.map((seat) => [seat, BOT]) : []);
  const game = gameFromPosition(module, playable.value, page.newSeed(), namesBySeat(taking.names), bots);
  if (!game.ok) return null;
  const { clock } = page.store.getState();
  const launch = launchKey({ clock, position: playable.value, bots, ignored: [] });
  page.show(startGame({ ...game.value, launch, borrowed: true }, page.context));
  const query = new URLSearchParams([
    ...new URLSearchParams(persistentQuery(search)),
    ...new URLSearchParams(launch),
    ['lesson', `${place.game}/${place.lesson}.${place.step}`],
  ]);
  return `/table?${query}`;
}
