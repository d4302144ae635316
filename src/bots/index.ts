export { type AskedBot, type BotReply, type BotRequest, botAnswers, botReplies } from './answer';
export type * from './bot';
export { gentleBot } from './gentle-bot';
export { greedyBot } from './greedy-bot';
export { plannerBot } from './planner-bot';
export { randomBot } from './random-bot';
export * from './table';
export * from './thinker';
