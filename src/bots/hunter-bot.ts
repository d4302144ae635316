import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { byScore } from './judge';
import { botOfSearch } from './search-bot';

/**
 * Weighs what others will do in return: a tree search over some plans of its turn and their likely answers, judged by
 * how everybody stands then.
 */
export const hunterBot = <T extends GameTypes>(simulator: Simulator<T>): Bot<T> =>
  botOfSearch('hunter', simulator, byScore(simulator), {
    budget: 40,
    width: 10,
    plans: 16,
    replyWidth: 3,
    replies: 2,
    curiosity: 0.15,
  });
