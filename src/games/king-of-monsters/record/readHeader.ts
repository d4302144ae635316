import {
  blameLine,
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
  const seated = checkPlayers(header.value, initial.value, words);
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
    const given = headerPosition(position, options);
    if (!given.ok) return given;
    const parsed = king.parse(given.value);
    return parsed.ok ? parsed : blameLine(position.line, parsed.error, 'position');
  }
  if (seed === undefined) return blameLine(title, finding('seed', 'record.noSeed'));
  const values: Partial<Record<Option, unknown>> = {};
  for (const [option, { text }] of options) {
    if (option !== 'heroes') values[option] = Number(text);
    else if (plainText(text) !== plainText(words.drawn)) values.heroes = plainText(text).split(' ');
  }
  const read = king.options.parse(values);
  if (!read.ok) {
    const wrong = [...options].find(([option]) => read.error.field.startsWith(option));
    return blameLine(wrong?.[1].line ?? title, read.error);
  }
  const dealt = king.setup(read.value, seed);
  return dealt.ok ? dealt : blameLine(title, dealt.error);
}

/** Whether those whom a header names play, and nothing is said of them that nobody understands. */
function checkPlayers({ players }: Lines, initial: Position, words: Vocabulary): Result<void> {
  const seats = king.seats(initial);
  for (const [seat, { line, traits }] of players) {
    if (!seats.includes(seat)) return blameLine(line, finding(`players.${seat}`, 'seat.absent', { seat }));
    const [text] = traits;
    if (text === undefined) continue;
    const known = [words.bot, words.colour, words.figure];
    return blameLine(line, finding(`players.${seat}`, 'record.word', { text, known }));
  }
  return ok(undefined);
}
