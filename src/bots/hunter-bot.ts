import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { botOfSearch } from './search-bot';
import { HUNTER, hunterJudge, styleFor } from './styles';

/**
 * Weighs what others will do in return: a tree search over some plans of its turn and their likely answers.
 */
export function hunterBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  const judge = hunterJudge(simulator);
  return botOfSearch('hunter', simulator, () => judge, styleFor(simulator, HUNTER));
}
