import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { evaluatorFor } from './evaluator';
import { overRolls } from './lookAhead';
import { searchBot } from './search-bot';
import { HUNTER, styleFor } from './styles';

/**
 * Weighs what others will do in return: a tree search over some plans of its turn and their likely answers.
 */
export function hunterBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  if (simulator.profile?.plans === 'rolls') return overRolls(simulator, 'hunter');
  return searchBot(
    'hunter',
    simulator,
    (seat) => evaluatorFor(simulator, 'hunter', seat),
    styleFor(simulator, HUNTER),
  );
}
