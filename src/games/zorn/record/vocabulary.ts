import type { OrderName, Outcome, Phase, Seat, ZornTypes } from '#zorn/rules';
import type { zornNames } from '#zorn/words';
import type { Phrase } from './forms';

/** Option names in header order. */
export const OPTIONS = [
  'players',
  'rules',
  'houses',
  'characters',
  'days',
  'terror-limit',
  'menace',
  'treasure',
  'forks',
  'duel',
  'feud',
] as const;
export type Option = (typeof OPTIONS)[number];
/** Options whose values are words. */
type WordOption = 'characters' | 'menace' | 'treasure' | 'forks';

type Names = (typeof zornNames)['en'];
type Told<Type extends ZornTypes['Event']['type']> = Extract<ZornTypes['Event'], { readonly type: Type }>;

/** Notes on events that an action does not state; ignored when a record is parsed. */
interface Notes {
  /** @param chit a seat, `W` (wild) or `Bl` (Blight) */
  readonly chit: (space: number, chit: string) => string;
  readonly chooses: (seat: Seat) => string;
  readonly steward: (seat: Seat) => string;
  /** @param kinds named on the card */
  readonly card: (card: string, kinds: readonly string[]) => string;
  readonly event: (event: string) => string;
  readonly enters: (unit: string, at: string) => string;
  readonly comes: (unit: string, at: string) => string;
  readonly retreats: (unit: string, to: string) => string;
  readonly goes: (unit: string, to: string) => string;
  readonly escapes: (unit: string, at: string) => string;
  readonly leaves: (unit: string) => string;
  readonly shot: (shot: Told<'shot'>) => string;
  readonly cast: (cast: Told<'cast'>, spell: string) => string;
  readonly fought: (fight: Told<'fought'>) => string;
  /** @param hits total on the unit */
  readonly hit: (unit: string, hits: number) => string;
  readonly state: (unit: string, state: string | null) => string;
  readonly poisoned: (unit: string, on: boolean) => string;
  readonly tested: (unit: string, passed: boolean) => string;
  readonly lost: (unit: string) => string;
  readonly terror: (now: number) => string;
  readonly glory: (seat: Seat, now: number) => string;
  readonly revealed: (unit: string, star: boolean) => string;
  readonly found: (treasure: string, at: string) => string;
  readonly captured: (seat: Seat, treasure: string, at: string) => string;
  /** @param seat null for the Blight */
  readonly holds: (seat: Seat | null, at: string) => string;
  readonly gone: (at: string) => string;
}

/**
 * Vocabulary of game records in one language. In phrases `{…}` marks a part; `{seat}` is the deciding seat.
 * Seats, units, areas and passes are written as in positions. The same phrase writes and reads; reading
 * ignores capitals, accents, and the kind of space and apostrophe.
 */
export interface Vocabulary {
  /** First line of a record. */
  readonly title: string;
  readonly keys: Readonly<Record<Option | 'player' | 'seed' | 'position' | 'result', string>>;
  /** Separates a key from its value. */
  readonly colon: string;
  readonly flags: Readonly<Record<'yes' | 'no', string>>;
  readonly options: Readonly<Record<WordOption, Readonly<Record<string, string>>>>;
  readonly bot: string;
  readonly colour: string;
  readonly figure: string;
  readonly names: Names;
  /** Goods as the object of foraging. */
  readonly goods: Readonly<Record<'food' | 'supplies', string>>;
  /** Resources as gifts name them. */
  readonly resources: Readonly<Record<'food' | 'supplies' | 'gold' | 'glory', string>>;
  readonly orders: Readonly<Record<OrderName, string>>;
  /** Values of standing orders. */
  readonly values: Readonly<Record<string, string>>;
  /** States that a unit can be freed of. */
  readonly ills: Readonly<Record<'casualties' | 'poison' | 'stun' | 'terror', string>>;
  readonly dice: Readonly<Record<'first' | 'second', string>>;
  /** First line of each phase. */
  readonly heading: string;
  readonly phases: Readonly<Record<Exclude<Phase, 'over'>, string>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** @param winners as named in the record; empty if everybody has lost @param glory `A 31, B 24` */
  readonly outcome: (winners: readonly string[], glory: string, reason: Outcome['reason']) => string;
  readonly unfinished: string;
  readonly notes: Notes;
}
