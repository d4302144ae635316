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
  readWord,
} from '#core';
import { type Position, SEATS, type Seat, type ZornTypes, zorn } from '#zorn/rules';
import { finding, problem } from './problems';
import { OPTIONS, type Option, type Vocabulary } from './vocabulary';

type Lines = HeaderLines<Seat, Option>;

/** Reads the header of one language. @param title the first line of the record @param lines those after it */
export function readHeader(
  title: RecordLine,
  lines: readonly RecordLine[],
  words: Vocabulary,
): Result<RecordedOpening<ZornTypes>> {
  const reader = new HeaderReader(SEATS, OPTIONS, words);
  const header = reader.read(lines);
  if (!header.ok) return header;
  const initial = readOpening(title, header.value, words);
  if (!initial.ok) return initial;
  const seated = checkPlayers(header.value.players, zorn.seats(initial.value), words);
  if (!seated.ok) return seated;
  const { seed } = header.value;
  const players = reader.named(header.value);
  return ok({ initial: initial.value, players, ...(seed === undefined ? {} : { seed }) });
}

/** What a line of the header says of an option; whether the game takes it is for the rules. */
function readOption(option: Option, text: string, { flags, options, names }: Vocabulary): Result<unknown> {
  const plain = plainText(text);
  switch (option) {
    case 'houses': {
      const houses: string[] = [];
      for (const name of plain.split(/ ?, ?/)) {
        const house = readWord(option, name, names.houses);
        if (!house.ok) return house;
        houses.push(house.value);
      }
      return ok(houses);
    }
    case 'duel':
    case 'feud': {
      const flag = readWord(option, plain, flags);
      return flag.ok ? ok(flag.value === 'yes') : flag;
    }
    case 'characters':
    case 'menace':
    case 'treasure':
    case 'forks':
      return readWord(option, plain, options[option]);
    case 'rules':
      return ok(plain.toUpperCase());
    default:
      return ok(Number(plain));
  }
}

/** The position that a header gives in full, or that it describes. */
function readOpening(
  title: RecordLine,
  { options, position, seed }: Lines,
  words: Vocabulary,
): Result<Position> {
  if (position !== undefined) return headerPosition(position, options, zorn);
  if (seed === undefined) return blameLine(title, finding('seed', 'record.noSeed'));
  const values = new Map<Option, unknown>();
  for (const [option, { line, text }] of options) {
    const value = readOption(option, text, words);
    if (!value.ok) return blameLine(line, value.error);
    values.set(option, value.value);
  }
  const read = optionsOf(Object.fromEntries(values));
  if (!read.ok) return blameOption(title, options, read.error);
  const dealt = zorn.setup(read.value, seed);
  return dealt.ok ? dealt : blameLine(title, dealt.error);
}

/** The set-up of a header's options, checked. */
function optionsOf({ players, ...values }: Readonly<Record<string, unknown>>): Result<ZornTypes['Options']> {
  const { min: least, max: most } = zorn.players;
  if (players === undefined) return problem('players', 'missing');
  if (!Number.isInteger(players) || Number(players) < least || Number(players) > most)
    return problem('players', 'number.range', { value: String(players), least, most }, 'N5.1');
  return zorn.options.parse(values, Number(players));
}
