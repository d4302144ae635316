import {
  blameLine,
  blameOption,
  checkPlayers,
  type HeaderLines,
  HeaderReader,
  headerPosition,
  ok,
  plainText,
  type RecordedOpening,
  type RecordLine,
  type Result,
} from '#core';
import { type KingTypes, king, type Position, SEATS, type Seat } from '#king-of-monsters/rules';
import { finding } from './problems';
import { OPTIONS, type Option, type Vocabulary } from './vocabulary';

type Lines = HeaderLines<Seat, Option>;

/** Reads the header of one language. @param title the first line of the record @param lines those after it */
export function readHeader(
  title: RecordLine,
  lines: readonly RecordLine[],
  words: Vocabulary,
): Result<RecordedOpening<KingTypes>> {
  const reader = new HeaderReader(SEATS, OPTIONS, words);
  const header = reader.read(lines);
  if (!header.ok) return header;
  const initial = readOpening(title, header.value, words);
  if (!initial.ok) return initial;
  const seated = checkPlayers(header.value.players, king.seats(initial.value), words);
  if (!seated.ok) return seated;
  const { seed } = header.value;
  const players = reader.named(header.value);
  return ok({ initial: initial.value, players, ...(seed === undefined ? {} : { seed }) });
}

/** The position that a header gives in full, or that it describes. */
function readOpening(
  title: RecordLine,
  { options, position, seed }: Lines,
  words: Vocabulary,
): Result<Position> {
  if (position !== undefined) {
    return headerPosition(position, options, king);
  }
  if (seed === undefined) return blameLine(title, finding('seed', 'record.noSeed'));
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
