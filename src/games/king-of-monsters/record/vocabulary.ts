import type { Card, Colour, Hero, Outcome, Phase, Seat, Side, Zone } from '#king-of-monsters/rules';

/** The options of a game, as the lobby and the command line call them. */
export const OPTIONS = ['heroes', 'start', 'turns', 'king-hand', 'league-hand'] as const;
export type Option = (typeof OPTIONS)[number];

/** What happened besides what the player said; people read it, the reader of records passes over it. */
interface Notes {
  readonly turnsUp: (seat: Seat, card: Card) => string;
  readonly falls: (zone: string) => string;
  /** Who a duel is won by. */
  readonly duel: (winner: string) => string;
  readonly row: (row: Colour) => string;
  readonly out: (hero: Hero) => string;
  readonly pushed: (zone: string) => string;
  readonly frenzy: string;
}

/** The forms in which an action is written: one for each kind, and others for what may be added to it. */
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
 * The words of a game record in one language. In a phrase `{…}` stands for a part: `{seat}` and `{hero}`, `{card}`,
 * `{row}`, `{col}`, `{colour}`, `{zone}`, `{deck}`; in a heading `{turn}`, a number, and `{phase}`. Seats, cards and
 * rows are called as positions call them. The same phrase writes and reads; capitals, accents and the kind of space and
 * apostrophe do not count in reading.
 */
export interface Vocabulary {
  /** What a record of this language begins with. */
  readonly title: string;
  readonly keys: Readonly<Record<Option | 'player' | 'seed' | 'position' | 'result', string>>;
  /** What stands between a key and its value. */
  readonly colon: string;
  /** All eight heroes, in an order drawn by the seed (K4.1). */
  readonly drawn: string;
  readonly bot: string;
  readonly colour: string;
  readonly figure: string;
  /** Each a single word. */
  readonly zones: Readonly<Record<Zone, string>>;
  readonly sides: Readonly<Record<Side, string>>;
  /** Begins each phase. */
  readonly heading: string;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  readonly outcome: (outcome: Outcome) => string;
  readonly unfinished: string;
  readonly notes: Notes;
}
