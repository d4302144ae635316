/** Gestures that everybody at a table may make; there is no other chat. */
export const EMOTES = ['roar', 'cheer', 'laugh', 'gasp', 'sulk', 'bow'] as const;
export type Emote = (typeof EMOTES)[number];
