/** Bot levels, weakest first. The single list for every room that offers or reads them. */
export const LEVELS = ['gentle', 'greedy', 'planner', 'hunter', 'merciless'] as const;
export type BotLevel = (typeof LEVELS)[number];

/** Default level of a bot. */
export const DEFAULT_LEVEL: BotLevel = 'greedy';
