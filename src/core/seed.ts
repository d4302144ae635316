import { fail } from './problems';
import { ok, quoted, type Result } from './result';

/**
 * The seed of a game: a safe integer, for people and tests, or 32 hexadecimal digits (128 random bits), for games with
 * hidden information. A number could be brute-forced by dealing with each one until your own hand comes up.
 */
export type Seed = number | string;

const HEX = /^[0-9a-f]{32}$/;

/** Whether {@link Random.fromSeed} accepts the value: a safe integer, or 32 lower-case hexadecimal digits. */
export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' ? HEX.test(value) : Number.isSafeInteger(value);
}

/** Validates an untrusted seed without changing it. Fails for anything but a safe integer or 32 hexadecimal digits. */
export function checkSeed(value: unknown): Result<Seed> {
  return isSeed(value) ? ok(value) : fail('seed', 'seed.invalid');
}

/** The largest number that players are asked to type. */
const MAX_DEAL = 999_999_999;

/** Whether a seed was generated (128 bits) rather than typed. */
export const isGeneratedSeed = (text: string): boolean => isSeed(text);

/** Parses a deal number, 0 … 999 999 999, or a generated seed; undefined for anything else. */
export function parseSeedInput(text: string): Seed | undefined {
  if (isGeneratedSeed(text)) return text;
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number <= MAX_DEAL ? number : undefined;
}

/** The seed to store from a form: empty unless the player typed one. */
export const seedToStore = (text: string): string => (isGeneratedSeed(text) ? '' : text);

/**
 * The seed for a form: the one typed before, unless a newer one is proposed that is not generated, e.g. a number in the
 * URL.
 * @param kept by {@link seedToStore}
 */
export const storedSeed = (kept: string, proposed: string): string =>
  kept !== '' && isGeneratedSeed(proposed) ? kept : proposed;

/** Parses a typed seed. Fails for anything but a safe integer or 32 hexadecimal digits, in upper or lower case. */
export function parseSeed(text: string): Result<Seed> {
  const word = text.trim().toLowerCase();
  if (HEX.test(word)) return ok(word);
  const number = Number(word);
  return /^-?\d+$/.test(word) && Number.isSafeInteger(number)
    ? ok(number)
    : fail('seed', 'seed.unreadable', { text: quoted(text) });
}
