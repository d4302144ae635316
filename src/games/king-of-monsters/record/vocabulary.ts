import type { Card, Colour, Hero, Outcome, Phase, Seat, Side, Zone } from '#king-of-monsters/rules';

/** Option names in the lobby and on the command line. */
export const OPTIONS = ['heroes', 'start', 'turns', 'king-hand', 'league-hand'] as const;
export type Option = (typeof OPTIONS)[number];

/** Notes on events that an action does not state; ignored when a record is parsed. */
interface Notes {
  readonly turnsUp: (seat: Seat, card: Card) => string;
  readonly falls: (zone: string) => string;
  /** @param winner of the duel */
  readonly duel: (winner: string) => string;
  readonly row: (row: Colour) => string;
  readonly out: (hero: Hero) => string;
  readonly pushed: (zone: string) => string;
  readonly frenzy: string;
}

/** Phrase keys: one for each kind of action, plus variants. */
export const PHRASES = [
  'discard',
  'draw',
  'replace',
  'pass',
  'offer',
  'trade',
  'take',
  'leave',
  'place',
  'keep',
  'smash',
  'attack',
  'gamble',
  'end',
  'end and store',
  'grey',
  'grey on a cover',
  'answer',
  'answer with a wild',
  'advance',
  'stay',
  'accept',
  'airstrip',
  'give',
  'redraw',
  'move',
  'peek',
  'fight',
  'cover',
  'shift',
  'compare',
  'duel',
  'token',
  'brick',
  'motorpool',
  'open',
  'open with a wild',
  'open-top',
  'look',
  'drop',
] as const;
export type Phrase = (typeof PHRASES)[number];

/**
 * Vocabulary of game records in one language. Phrases are templates with parts `{seat}`, `{hero}`, `{card}`,
 * `{row}`, `{col}`, `{colour}`, `{zone}`, `{deck}`; headings have `{turn}` (a number) and `{phase}`. Seats,
 * cards and rows are written as in positions. The same phrase writes and reads; reading ignores capitals,
 * accents, and the kind of space and apostrophe.
 */
export interface Vocabulary {
  /** First line of a record. */
  readonly title: string;
  readonly keys: Readonly<Record<Option | 'player' | 'seed' | 'position' | 'result', string>>;
  /** Separates a key from its value. */
  readonly colon: string;
  /** All eight heroes in seeded order (K4.1). */
  readonly drawn: string;
  readonly bot: string;
  readonly colour: string;
  readonly figure: string;
  /** Each a single word. */
  readonly zones: Readonly<Record<Zone, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** First line of each phase. */
  readonly heading: string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly outcome: (outcome: Outcome) => string;
  readonly unfinished: string;
  readonly notes: Notes;
}
