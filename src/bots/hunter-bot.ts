import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { searchJudge } from './judge';
import { overRolls } from './lookAhead';
import { botOfSearch } from './search-bot';
import { HUNTER, styleFor } from './styles';

/**
 * Weighs what others will do in return: a tree search over some plans of its turn and their likely answers.
 */
export function hunterBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  if (simulator.profile?.plans === 'rolls') return overRolls(simulator, 'hunter');
  return botOfSearch(
    'hunter',
    simulator,
    (seat) => searchJudge(simulator, 'hunter', seat),
    styleFor(simulator, HUNTER),
  );
}
