import type { GameTypes, Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { fromHeuristic, withPersonality } from './evaluator';
import { overRolls } from './lookAhead';
import { oneShotBot } from './oneShot';
import { searchBot } from './search-bot';
import { actionsOf, TurnPlanner } from './turnPlans';

/** Beam width: unfinished plans kept at each step. */
const WIDTH = 10;

/** Plans its whole turn for the best score at the end, and plays the first action of the plan. */
export const plannerBot = <T extends GameTypes>(simulator: Simulator<T>): Bot<T> =>
  simulator.profile?.plans === 'rolls'
    ? overRolls(simulator, 'planner')
    : simulator.profile?.plans === 'actions'
      ? roundTheTable(simulator)
      : wholeTurn(simulator);

/** Beam search over its own actions in a position determinized from the view, until another seat decides. */
function wholeTurn<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  return oneShotBot('planner', simulator, function* ({ view, seat, seed, ...asked }: BotQuestion<T>) {
    const judge = fromHeuristic(simulator, 'planner', seat);
    const judged = asked.inCharacter === true ? withPersonality(simulator, judge) : judge;
    const now = simulator.from(simulator.determinize(view, seed));
    const [best] = yield* new TurnPlanner(simulator, WIDTH, judged).searchPlans(now, 1);
    return actionsOf(now, best!);
  });
}

/**
 * For games where seats decide on one action at a time: evaluates every action with its likely follow-ups,
 * past the bot's next decision.
 */
function roundTheTable<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  return searchBot('planner', simulator, (seat) => fromHeuristic(simulator, 'planner', seat), {
    budget: 12,
    width: 6,
    plans: 8,
    replyWidth: 3,
    replies: 1,
    curiosity: 0.1,
    ahead: 2,
  });
}
