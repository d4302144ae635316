import type { OrderName, Outcome, Phase, Seat, ZornTypes } from '#zorn/rules';
import type { zornNames } from '#zorn/words';
import type { Phrase } from './forms';

/** The options of a game, in the order of its header. */
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
/** The options that are told in words. */
type WordOption = 'characters' | 'menace' | 'treasure' | 'forks';

type Names = (typeof zornNames)['en'];
type Told<Type extends ZornTypes['Event']['type']> = Extract<ZornTypes['Event'], { readonly type: Type }>;

/** What happened besides what the player said; people read it, the reader of records passes over it. */
interface Notes {
  /** @param chit a seat, `W`, or `Bl` of the Blight */
  readonly chit: (space: number, chit: string) => string;
  readonly chooses: (seat: Seat) => string;
  readonly steward: (seat: Seat) => string;
  /** @param kinds that it names */
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
  /** @param hits what it has now */
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
  /** @param seat null: the Blight */
  readonly holds: (seat: Seat | null, at: string) => string;
  readonly gone: (at: string) => string;
}

/**
 * The words of a game record in one language. In a phrase `{…}` stands for a part; `{seat}` is who decides. Seats, units,
 * areas and passes are called as positions call them. The same phrase writes and reads; capitals, accents and the kind of
 * space and apostrophe do not count in reading.
 */
export interface Vocabulary {
  /** What a record of this language begins with. */
  readonly title: string;
  readonly keys: Readonly<Record<Option | 'player' | 'seed' | 'position' | 'result', string>>;
  /** What stands between a key and its value. */
  readonly colon: string;
  readonly flags: Readonly<Record<'yes' | 'no', string>>;
  readonly options: Readonly<Record<WordOption, Readonly<Record<string, string>>>>;
  readonly bot: string;
  readonly colour: string;
  readonly figure: string;
  readonly names: Names;
  /** Food and supplies as they are looked for. */
  readonly goods: Readonly<Record<'food' | 'supplies', string>>;
  /** One of each, as it is given. */
  readonly resources: Readonly<Record<'food' | 'supplies' | 'gold' | 'glory', string>>;
  readonly orders: Readonly<Record<OrderName, string>>;
  /** The values of standing orders. */
  readonly values: Readonly<Record<string, string>>;
  /** What a unit can be freed of. */
  readonly ills: Readonly<Record<'casualties' | 'poison' | 'stun' | 'terror', string>>;
  readonly dice: Readonly<Record<'first' | 'second', string>>;
  /** Begins each phase. */
  readonly heading: string;
  readonly phases: Readonly<Record<Exclude<Phase, 'over'>, string>>;
  readonly phrases: Readonly<Record<Phrase, string>>;
  /** @param winners as they are called in the record; none: everybody has lost @param glory `A 31, B 24` */
  readonly outcome: (winners: readonly string[], glory: string, reason: Outcome['reason']) => string;
  readonly unfinished: string;
  readonly notes: Notes;
}
