/** How well a bot plays, from gentle to merciless: named here once, for all rooms that offer or read it. */
export const LEVELS = ['gentle', 'greedy', 'planner', 'hunter', 'merciless'] as const;
export type BotLevel = (typeof LEVELS)[number];

/** Default level of a bot. */
export const DEFAULT_LEVEL: BotLevel = 'greedy';
