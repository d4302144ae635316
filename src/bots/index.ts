export type * from './bot';
export { greedyBot } from './greedy-bot';
export { randomBot } from './random-bot';
export * from './table';
