import type { Result, Seed } from '#core';
import { type KingTypes, king, type Position, SEATS, type Seat } from '#king-of-monsters/rules';
import {
  blameLine,
  blameOption,
  type HeaderLines,
  plainText,
  type RecordedOpening,
  type RecordLine,
  readPlainHeader,
} from '#learning';
import type { Vocabulary } from './english';
import { OPTIONS, type Option } from './write';

/** Parses the header in one language. @param title first line of the record @param lines those after it */
export const readHeader = (
  title: RecordLine,
  lines: readonly RecordLine[],
  words: Vocabulary,
): Result<RecordedOpening<KingTypes>> =>
  readPlainHeader(title, lines, {
    rules: king,
    seats: SEATS,
    options: OPTIONS,
    words,
    deal: (first, options, seed) => deal(first, options, seed, words),
  });

/** The opening that a header describes. */
function deal(
  title: RecordLine,
  options: HeaderLines<Seat, Option>['options'],
  seed: Seed,
  words: Vocabulary,
): Result<Position> {
  const values: Partial<Record<Option, unknown>> = {};
  for (const [option, { text }] of options) {
    if (option !== 'heroes') values[option] = Number(text);
    else if (plainText(text) !== plainText(words.drawn)) values.heroes = plainText(text).split(' ');
  }
  const read = king.options.parse(values);
  if (!read.ok) return blameOption(title, options, read.error);
  const dealt = king.setup(read.value, seed);
  return dealt.ok ? dealt : blameLine(title, dealt.error);
}
