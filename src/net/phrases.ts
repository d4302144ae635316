/**
 * Phrases for a quick chat. They are sent as codes and shown in the reader's language.
 */
export const PHRASES = [
  'hello',
  'thanks',
  'wellPlayed',
  'ouch',
  'sorry',
  'thinking',
  'yourTurn',
  'truce',
  'leader',
  'revenge',
  'goodGame',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];
