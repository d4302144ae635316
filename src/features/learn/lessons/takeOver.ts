import type { BotId } from '#bots';
import type { GameTypes } from '#core';
import type { GameModule, SeatNames } from '#module';
import { persistentQuery } from '../../../page/address';
import { launchKey } from '../../../page/launched';
import type { PageServices } from '../../../page/services';
import { gameFromPosition, namesBySeat } from '../../../page/start';
import type { LessonPlace } from '../../../table/lesson/place';

/** Opponents in such a game. */
const BOT: BotId = 'greedy';

export interface TakingOver {
  readonly module: GameModule;
  readonly position: GameTypes['Position'];
  readonly names: SeatNames;
  /** Bots play all seats except the one that decides first. */
  readonly bots: boolean;
  readonly place: LessonPlace;
}

/**
 * Puts a position of a lesson on the real table.
 * @param search query string of the lesson's address
 * @returns the table's address, which can restore it; null if the position is over
 */
export function takeOver(
  { random, sessions }: Pick<PageServices, 'random' | 'sessions'>,
  taking: TakingOver,
  search: string,
): string | null {
  const { module, position, place } = taking;
  const playable = module.parsePlayable(position);
  if (!playable.ok) return null;
  const { rules } = module;
  const decides = rules.pending(playable.value).at(-1)?.seat;
  const others = rules.seats(playable.value).filter((seat) => seat !== decides);
  const bots = new Map<string, BotId>(taking.bots ? others.map((seat) => [seat, BOT]) : []);
  const game = gameFromPosition(module, playable.value, random.seed(), namesBySeat(taking.names), bots);
  if (!game.ok) return null;
  const launch = launchKey({ position: playable.value, bots });
  sessions.begin({ ...game.value, launch, borrowed: true });
  const query = new URLSearchParams([
    ...new URLSearchParams(persistentQuery(search)),
    ...new URLSearchParams(launch),
    ['lesson', `${place.game}/${place.lesson}.${place.step}`],
  ]);
  return `/table?${query}`;
}
