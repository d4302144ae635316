import type { GameTypes, Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { byScore, inCharacter } from './judge';
import { botOfOnce } from './once';
import { botOfSearch } from './search-bot';
import { actionsOf, TurnPlanner } from './turnPlans';

/** How many unfinished plans are followed at a time. */
const WIDTH = 10;

/** Thinks its turn through, after which its seat is to stand best; what it does is the first action of that. */
export const plannerBot = <T extends GameTypes>(simulator: Simulator<T>): Bot<T> =>
  simulator.shortTurns ? roundTheTable(simulator) : wholeTurn(simulator);

/** A beam search over its own actions, in a position determinized from its view, up to where somebody else decides. */
function wholeTurn<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  const judge = byScore(simulator, 'limits');
  const planner = new TurnPlanner(simulator, WIDTH, judge);
  const fond = new TurnPlanner(simulator, WIDTH, inCharacter(judge));
  return botOfOnce('planner', simulator, function* ({ view, seed, ...asked }: BotQuestion<T>) {
    const now = simulator.from(simulator.determinize(view, seed));
    const [best] = yield* (asked.inCharacter === true ? fond : planner).finding(now, 1);
    return actionsOf(now, best!);
  });
}

/** Where one decides on a single action at a time: every action with what looks best after it, past its next decision. */
function roundTheTable<T extends GameTypes>(simulator: Simulator<T>): Bot<T> {
  const judge = byScore(simulator, 'limits');
  return botOfSearch('planner', simulator, () => judge, {
    budget: 12,
    width: 6,
    plans: 8,
    replyWidth: 3,
    replies: 1,
    curiosity: 0.1,
    ahead: 2,
  });
}
