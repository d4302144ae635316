import * as v from 'valibot';
import {
  fail,
  type Game,
  type GameTypes,
  type LocalizedText,
  ok,
  type PositionOrView,
  parseShape,
  type Result,
  within,
} from '#core';

/** State of a puzzle: solved, still possible, or lost. */
export type PuzzleState = 'open' | 'reached' | 'lost';

/** A kind of goal for a puzzle. */
export interface PuzzleKind<T extends GameTypes = GameTypes> {
  /** Possible amounts, largest first; each at least 1. */
  readonly counts: readonly number[];
  /** The task for an amount. @param count 1 or more */
  ask(count: number): LocalizedText;
  /** Whether the goal is reached, possible or lost. @param begun the position at the start of the turn */
  state(begun: PositionOrView<T>, now: PositionOrView<T>, seat: T['Seat'], count: number): PuzzleState;
  /** The amount achieved so far, 0 or more. */
  done(begun: PositionOrView<T>, now: PositionOrView<T>, seat: T['Seat']): number;
  /** Why the goal cannot be reached any more; by default, because the turn is over. */
  lost?(begun: PositionOrView<T>, now: PositionOrView<T>, seat: T['Seat']): LocalizedText | null;
}

export const DIFFICULTIES = [1, 2, 3] as const;
/** From easy to hard. */
export type Difficulty = (typeof DIFFICULTIES)[number];

/** A puzzle: a goal within one turn, found in bot games and verified by search. */
export interface Puzzle<T extends GameTypes = GameTypes> {
  /** Used in links: lower-case letters and digits. */
  readonly id: string;
  /** The id of one of the game's kinds. */
  readonly kind: string;
  readonly count: number;
  readonly difficulty: Difficulty;
  /** The solver's seat, which decides in the opening position. */
  readonly seat: T['Seat'];
  readonly position: T['Position'];
  /** A solution, including the replies of others. */
  readonly line: readonly T['Action'][];
}

/** All puzzles of a game. */
export interface PuzzleBook<T extends GameTypes = GameTypes> {
  readonly kinds: Readonly<Record<string, PuzzleKind<T>>>;
  /**
   * One line of text per puzzle, in the format of {@link parsePuzzle}. The order is that of the daily
   * puzzles.
   */
  readonly texts: readonly string[];
}

const PuzzleShape = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9]{1,15}$/)),
  kind: v.pipe(v.string(), v.maxLength(40)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
  difficulty: v.picklist(DIFFICULTIES),
  seat: v.pipe(v.string(), v.maxLength(9)),
  position: v.unknown(),
  line: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(60)),
});

/** Parses an untrusted puzzle. Fails with the first invalid field. Does not check that it can be solved. */
export function parsePuzzle<T extends GameTypes>(
  rules: Pick<Game<T>, 'parse' | 'parseAction' | 'seats' | 'pending'>,
  { kinds }: Pick<PuzzleBook<T>, 'kinds'>,
  input: unknown,
): Result<Puzzle<T>> {
  const read = parseShape(PuzzleShape, input);
  if (!read.ok) return read;
  const { id, kind, count, difficulty, seat } = read.value;
  if (!Object.hasOwn(kinds, kind)) {
    return fail('kind', 'value.unknown', { value: kind, known: Object.keys(kinds) });
  }
  const position = rules.parse(read.value.position);
  if (!position.ok) return { ok: false, error: within('position', position.error) };
  const decides = rules.pending(position.value).at(-1)?.seat;
  if (decides !== seat) {
    return fail('seat', 'value.unknown', { value: seat, known: decides === undefined ? [] : [decides] });
  }
  const line: T['Action'][] = [];
  for (const [index, each] of read.value.line.entries()) {
    const action = rules.parseAction(each);
    if (!action.ok) return { ok: false, error: within(`line[${index}]`, action.error) };
    line.push(action.value);
  }
  return ok({ id, kind, count, difficulty, seat: decides, position: position.value, line });
}

/** Parses a puzzle of the built-in book. Throws if it is invalid. */
export function puzzleOf<T extends GameTypes>(
  rules: Pick<Game<T>, 'parse' | 'parseAction' | 'seats' | 'pending'>,
  book: PuzzleBook<T>,
  text: string,
): Puzzle<T> {
  const read = parsePuzzle(rules, book, JSON.parse(text));
  if (!read.ok) throw new RangeError(`a puzzle is at fault: ${read.error.field}`);
  return read.value;
}
