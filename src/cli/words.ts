import { parseArgs } from 'node:util';
import { err, ok, parseSeed, quoted, type Result, type Seed } from '#core';
import { fail } from './problems';

/** An option of a command: `--name VALUE`, or a flag `--name` without a value. */
export interface Flag {
  /** Placeholder of the value in the help, e.g. `FILE`. */
  readonly value?: string;
  /** Description in a few words. */
  readonly help: string;
}

/** Options of a command by name, without hyphens. */
export type Flags = Readonly<Record<string, Flag>>;

/** The given options by name; flags are empty strings. Positional arguments have their own names. */
export type CommandOptions = ReadonlyMap<string, string>;

interface Token {
  readonly kind: string;
  readonly name?: string;
  readonly rawName?: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function tokensOf(words: readonly string[], flags: Flags): readonly Token[] {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  return parseArgs({ args: [...words], options, strict: false, tokens: true }).tokens;
}

/**
 * Parses the arguments of a command. Fails with the first unknown or invalid one.
 * @param operands names of required positional arguments, in capitals
 */
export function parseWords(
  words: readonly string[],
  flags: Flags,
  operands: readonly string[] = [],
): Result<CommandOptions> {
  const given = new Map<string, string>();
  const needed = [...operands];
  const known = Object.keys(flags).map((name) => `--${name}`);
  for (const { kind, name, rawName, value, inlineValue } of tokensOf(words, flags)) {
    if (kind === 'option-terminator') continue;
    const operand = kind === 'positional' ? needed.shift() : undefined;
    if (operand !== undefined) {
      given.set(operand, value ?? '');
      continue;
    }
    if (kind !== 'option' || name === undefined || rawName !== `--${name}` || !Object.hasOwn(flags, name)) {
      const word = kind === 'option' ? (rawName ?? '') : (value ?? '');
      return known.length === 0 ? fail(word, 'word.none') : fail(word, 'word.unknown', { known });
    }
    if (given.has(name)) return fail(rawName, 'word.twice');
    if (flags[name]!.value === undefined) {
      if (value !== undefined) return fail(rawName, 'word.noValue');
      given.set(name, '');
      continue;
    }
    if (value === undefined || (inlineValue !== true && value.startsWith('--'))) {
      return fail(rawName, 'word.value');
    }
    given.set(name, value);
  }
  const [missing] = needed;
  return missing === undefined ? ok(given) : fail(missing, 'missing');
}

/** The value of one option before the others are parsed; undefined if it is not given. */
export function peekWord(words: readonly string[], name: string): string | undefined {
  const tokens = tokensOf(words, { [name]: { value: 'VALUE', help: '' } });
  return tokens.find((token) => token.rawName === `--${name}`)?.value;
}

/** A required integer option with limits. */
export function numberWord(words: CommandOptions, name: string, least: number, most: number): Result<number> {
  const text = words.get(name);
  if (text === undefined) return fail(`--${name}`, 'missing');
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < least || value > most) {
    return fail(`--${name}`, 'number.range', { value: quoted(text), least, most });
  }
  return ok(value);
}

/** The required option `--seed`. */
export function seedWord(words: CommandOptions): Result<Seed> {
  const text = words.get('seed');
  if (text === undefined) return fail('--seed', 'missing');
  const seed = parseSeed(text);
  return seed.ok ? seed : err({ ...seed.error, field: '--seed' });
}

/** A generous upper limit. */
const MAX_GAMES = 1_000_000;

/** The required option `--games`. */
export const gamesWord = (words: CommandOptions): Result<number> => numberWord(words, 'games', 1, MAX_GAMES);

export const SEED_FLAG: Flag = { value: 'N', help: 'seed: a whole number or 32 hexadecimal digits' };
export const GAMES_FLAG: Flag = { value: 'G', help: 'number of games' };
