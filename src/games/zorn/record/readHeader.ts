import { ok, type Result, type Seed } from '#core';
import {
  blameLine,
  blameOption,
  type HeaderLines,
  plainText,
  type RecordedOpening,
  type RecordLine,
  readPlainHeader,
  readWord,
} from '#learning';
import { type Position, SEATS, type Seat, type ZornTypes, zorn } from '#zorn/rules';
import { fail } from './problems';
import { OPTIONS, type Option, type Vocabulary } from './vocabulary';

/** Parses the header in one language. @param title first line of the record @param lines those after it */
export const readHeader = (
  title: RecordLine,
  lines: readonly RecordLine[],
  words: Vocabulary,
): Result<RecordedOpening<ZornTypes>> =>
  readPlainHeader(title, lines, {
    rules: zorn,
    seats: SEATS,
    options: OPTIONS,
    words,
    deal: (first, options, seed) => deal(first, options, seed, words),
  });

/** Parses an option's line; the rules check whether the value is allowed. */
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

/** The opening that a header describes. */
function deal(
  title: RecordLine,
  options: HeaderLines<Seat, Option>['options'],
  seed: Seed,
  words: Vocabulary,
): Result<Position> {
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

/** Set-up options of the header, validated. */
function optionsOf({ players, ...values }: Readonly<Record<string, unknown>>): Result<ZornTypes['Options']> {
  const { min: least, max: most } = zorn.players;
  if (players === undefined) return fail('players', 'missing');
  if (!Number.isInteger(players) || Number(players) < least || Number(players) > most)
    return fail('players', 'number.range', { value: String(players), least, most }, 'N5.1');
  return zorn.options.parse(values, Number(players));
}
