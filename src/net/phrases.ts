/**
 * What somebody may say at a table of a room. It travels as a code and is worded where it is read, in the reader's language.
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
