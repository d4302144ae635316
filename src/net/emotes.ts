/** Emotes that everyone at a table may send. */
export const EMOTES = ['roar', 'cheer', 'laugh', 'gasp', 'sulk', 'bow'] as const;
export type Emote = (typeof EMOTES)[number];
