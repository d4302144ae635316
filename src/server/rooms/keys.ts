import { createHash } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, WATCH_CODE_LENGTH } from '#net';
import type { KeyHash } from './entry';

/** Bytes that nobody can foretell. @param count 1 or more */
export type RandomBytes = (count: number) => Uint8Array;

const KEY_BYTES = 32;

/** A key that only its holder has: 256 bits as 43 characters. */
export const newRoomKey = (random: RandomBytes): string =>
  Buffer.from(random(KEY_BYTES)).toString('base64url');

/** What the server remembers of a key. */
export const hashOf = (key: string): KeyHash => createHash('sha256').update(key).digest('hex');

/** A seed that nobody has chosen: 128 bits. */
export const newSeed = (random: RandomBytes): string => Buffer.from(random(16)).toString('hex');

/** The code of a room, to be read aloud and typed. */
export const newCode = (random: RandomBytes): string => lettersOf(CODE_LENGTH, random);

/** The code by which an audience finds a room. */
export const newWatchCode = (random: RandomBytes): string => lettersOf(WATCH_CODE_LENGTH, random);

function lettersOf(length: number, random: RandomBytes): string {
  // There are 32 letters or fewer: a byte past the last multiple is drawn again, so that none is likelier.
  const fair = 256 - (256 % CODE_LETTERS.length);
  let code = '';
  while (code.length < length) {
    const [byte = 255] = random(1);
    if (byte < fair) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  }
  return code;
}
