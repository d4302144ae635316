import { fail } from './problems';
import { ok, quoted, type Result } from './result';

/**
 * What a game's chance springs from: a safe integer, for people and tests; or 32 hexadecimal digits, 128 bits drawn
 * outside, for games with something to hide. A number can be found out by trying: deal with all of them until the
 * cards in one's own hand come up.
 */
export type Seed = number | string;

const HEX = /^[0-9a-f]{32}$/;

/** True for what {@link Random.fromSeed} takes: a safe integer, or 32 hexadecimal digits in lower case. */
export function isSeed(value: unknown): value is Seed {
  return typeof value === 'string' ? HEX.test(value) : Number.isSafeInteger(value);
}

/** A seed that came from outside as it is. Fails for anything but a safe integer or 32 hexadecimal digits. */
export function checkSeed(value: unknown): Result<Seed> {
  return isSeed(value) ? ok(value) : fail('seed', 'seed.invalid');
}

/** The largest number that people are asked to type. */
const MAX_DEAL = 999_999_999;

/** Whether a seed was generated (128 bits) rather than typed. */
export const isGeneratedSeed = (text: string): boolean => isSeed(text);

/** The number of a deal, 0 … 999 999 999, or a seed that was drawn; undefined for anything else. */
export function parseSeedInput(text: string): Seed | undefined {
  if (isGeneratedSeed(text)) return text;
  const number = Number(text);
  return /^\d+$/.test(text.trim()) && number <= MAX_DEAL ? number : undefined;
}

/** The seed to store from a form: empty unless the player typed one. */
export const seedToStore = (text: string): string => (isGeneratedSeed(text) ? '' : text);

/**
 * The deal of a form: what was typed before, but a proposal that is no drawn seed is newer, such as a number in an address.
 * @param kept by {@link seedToStore}
 */
export const storedSeed = (kept: string, proposed: string): string =>
  kept !== '' && isGeneratedSeed(proposed) ? kept : proposed;

/** A seed that was typed. Fails for anything but a safe integer or 32 hexadecimal digits in upper or lower case. */
export function parseSeed(text: string): Result<Seed> {
  const word = text.trim().toLowerCase();
  if (HEX.test(word)) return ok(word);
  const number = Number(word);
  return /^-?\d+$/.test(word) && Number.isSafeInteger(number)
    ? ok(number)
    : fail('seed', 'seed.unreadable', { text: quoted(text) });
}
