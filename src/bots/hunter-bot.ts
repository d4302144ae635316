import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { byChances, byScore } from './judge';
import { botOfSearch } from './search-bot';
import { HUNTER, styleFor } from './styles';

/**
 * Weighs what others will do in return: a tree search over some plans of its turn and their likely answers, judged by
 * what was learned where a turn is long, else by how everybody stands then.
 */
export const hunterBot = <T extends GameTypes>(simulator: Simulator<T>): Bot<T> =>
  botOfSearch(
    'hunter',
    simulator,
    simulator.rounds === 1 ? byChances : byScore(simulator),
    styleFor(simulator, HUNTER),
  );
