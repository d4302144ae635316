import type { GameTypes, Simulator } from '#core';
import type { Bot } from './bot';
import { evaluatorFor } from './evaluator';
import { overRolls } from './lookAhead';
import { searchBot } from './search-bot';
import { MERCILESS, styleFor } from './styles';

/** The strongest level: a tree search over many plans for its turn and several likely replies to each. */
export const mercilessBot = <T extends GameTypes>(simulator: Simulator<T>): Bot<T> =>
  simulator.profile?.plans === 'rolls'
    ? overRolls(simulator, 'merciless')
    : searchBot(
        'merciless',
        simulator,
        (seat) => evaluatorFor(simulator, 'merciless', seat),
        styleFor(simulator, MERCILESS),
      );
