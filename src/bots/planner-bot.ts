import type { GameTypes, Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { fromHeuristic, withPersonality } from './evaluator';
import { overRolls } from './lookAhead';
import { oneShotBot } from './oneShot';
import { searchBot } from './search-bot';
import { actionsOf, TurnPlanner } from './turnPlans';

/** How many unfinished plans are followed at a time. */
const WIDTH = 10;

/** Thinks its turn through, after which its seat is to stand best; what it does is the first action of that. */
export const plannerBot = <T extends GameTypes>(simulator: Simulator<T>): Bot<T> =>
  simulator.profile?.plans === 'rolls'
    ? overRolls(simulator, 'planner')
    : simulator.profile?.plans === 'actions'
      ? roundTheTable(simulator)
      : wholeTurn(simulator);

/** A beam search over its own actions, in a position determinized from its view, up to where somebody else decides. */
function wholeTurn<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  return oneShotBot('planner', simulator, function* ({ view, seat, seed, ...asked }: BotQuestion<T>) {
    const judge = fromHeuristic(simulator, 'planner', seat);
    const judged = asked.inCharacter === true ? withPersonality(simulator, judge) : judge;
    const now = simulator.from(simulator.determinize(view, seed));
    const [best] = yield* new TurnPlanner(simulator, WIDTH, judged).searchPlans(now, 1);
    return actionsOf(now, best!);
  });
}

/** Where one decides on a single action at a time: every action with what looks best after it, past its next decision. */
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
