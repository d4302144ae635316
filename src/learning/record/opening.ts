import { type Game, type GameTypes, makeProblem, ok, type Result, type Seed } from '#core';
import { checkPlayers, type HeaderLines, HeaderReader, type HeaderWords, headerPosition } from './header';
import { blameLine, type RecordLine } from './lines';
import type { RecordedOpening } from './phased';

/**
 * The opening of a record: the position given in its header, or the one dealt from options and seed. Fails if
 * there is neither.
 * @param title the first line of the record
 * @param deal deals the opening
 */
export function headerOpening<Position, Option extends string>(
  title: RecordLine,
  { options, position, seed }: Pick<HeaderLines<string, Option>, 'options' | 'position' | 'seed'>,
  rules: { parse(input: unknown): Result<Position> },
  deal: (seed: Seed) => Result<Position>,
): Result<Position> {
  if (position !== undefined) return headerPosition(position, options, rules);
  return seed === undefined ? blameLine(title, makeProblem('seed', 'record.noSeed')) : deal(seed);
}

/** How a game reads a header whose player lines have no traits of its own. */
export interface PlainHeader<T extends GameTypes, Option extends string> {
  readonly rules: Pick<Game<T>, 'parse' | 'seats'>;
  readonly seats: readonly T['Seat'][];
  readonly options: readonly Option[];
  readonly words: HeaderWords<Option>;
  /** Deals the opening from options and seed. @param title blamed for missing lines */
  deal(
    title: RecordLine,
    options: HeaderLines<T['Seat'], Option>['options'],
    seed: Seed,
  ): Result<T['Position']>;
}

/**
 * Reads such a header.
 * @param title the first line of the record
 * @param lines those after it
 */
export function readPlainHeader<T extends GameTypes, Option extends string>(
  title: RecordLine,
  lines: readonly RecordLine[],
  { rules, seats, options, words, deal }: PlainHeader<T, Option>,
): Result<RecordedOpening<T>> {
  const reader = new HeaderReader(seats, options, words);
  const header = reader.read(lines);
  if (!header.ok) return header;
  const initial = headerOpening(title, header.value, rules, (seed) =>
    deal(title, header.value.options, seed),
  );
  if (!initial.ok) return initial;
  const seated = checkPlayers(header.value.players, rules.seats(initial.value), words);
  if (!seated.ok) return seated;
  const { seed } = header.value;
  const players = reader.named(header.value);
  return ok({ initial: initial.value, players, ...(seed === undefined ? {} : { seed }) });
}

/** The lines of a header, except the title. */
export interface HeaderParts {
  readonly players: readonly string[];
  readonly seed: Seed | undefined;
  readonly initial: unknown;
  /**
   * The options that, with the seed, give the opening; undefined if they do not, and the position is written
   * out.
   */
  readonly options: readonly string[] | undefined;
}

/** The header that is needed to restart a game: players, and either seed and options or the position. */
export const headerText = (
  { players, seed, initial, options }: HeaderParts,
  { keys, colon }: HeaderWords<never> & { readonly colon: string },
): string[] => [
  ...players,
  ...(seed === undefined ? [] : [`${keys.seed}${colon}${seed}`]),
  ...(options ?? [`${keys.position}${colon}${JSON.stringify(initial)}`]),
];
