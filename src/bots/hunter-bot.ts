import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { evaluatorFor } from './evaluator';
import { overRolls } from './lookAhead';
import { searchBot } from './search-bot';
import { HUNTER, styleFor } from './styles';

/** Considers replies: a tree search over some plans for its turn and the most likely answers. */
export function hunterBot<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  if (simulator.profile?.plans === 'rolls') return overRolls(simulator, 'hunter');
  return searchBot(
    'hunter',
    simulator,
    (seat) => evaluatorFor(simulator, 'hunter', seat),
    styleFor(simulator, HUNTER),
  );
}
