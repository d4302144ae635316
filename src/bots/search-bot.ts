import type { BotLevel, GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import type { Judge } from './judge';
import { Search, type SearchStyle } from './search';
import { thinkThrough } from './thinker';

/** A bot that searches in a style. */
export function botOfSearch<T extends GameTypes>(
  id: BotLevel,
  simulator: Simulator<T>,
  judge: Judge<T>,
  style: SearchStyle,
): Bot<T> {
  const think: Bot<T>['think'] = (question) => new Search(simulator, question, style, judge);
  return { id, think, choose: (question) => thinkThrough(think(question)) };
}
