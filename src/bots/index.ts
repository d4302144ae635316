export {
  type AskedBot,
  type BotAnswer,
  type BotReply,
  type BotRequest,
  type BotTask,
  botReplies,
  botTasks,
  type Chances,
  type EvaluationQuestion,
  type ThinkingTime,
} from './answer';
export type * from './bot';
export { gentleBot } from './gentle-bot';
export { greedyBot } from './greedy-bot';
export { plannerBot } from './planner-bot';
export { BotPool, type BotPoolOptions, type BotWorker, Cancelled, type PoolRequest } from './pool';
export { randomBot } from './random-bot';
export * from './table';
export * from './thinker';
export { type TurnPlan, TurnPlanner } from './turnPlans';
