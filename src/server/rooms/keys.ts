import { createHash } from 'node:crypto';
import { CODE_LENGTH, CODE_LETTERS, WATCH_CODE_LENGTH } from '#net';
import type { KeyHash } from './entry';

/** Cryptographically random bytes. @param count 1 or more */
export type RandomBytes = (count: number) => Uint8Array;

const KEY_BYTES = 32;

/** A new secret key: 256 bits as 43 characters. */
export const newRoomKey = (random: RandomBytes): string =>
  Buffer.from(random(KEY_BYTES)).toString('base64url');

/** Hash under which the server stores a key. */
export const hashOf = (key: string): KeyHash => createHash('sha256').update(key).digest('hex');

/** A random seed: 128 bits. */
export const newSeed = (random: RandomBytes): string => Buffer.from(random(16)).toString('hex');

/** A room code, easy to read aloud and type. */
export const newCode = (random: RandomBytes): string => lettersOf(CODE_LENGTH, random);

/** An audience code. */
export const newWatchCode = (random: RandomBytes): string => lettersOf(WATCH_CODE_LENGTH, random);

function lettersOf(length: number, random: RandomBytes): string {
  // Rejection sampling: bytes past the last multiple of the alphabet size would favour some letters.
  const fair = 256 - (256 % CODE_LETTERS.length);
  let code = '';
  while (code.length < length) {
    const [byte = 255] = random(1);
    if (byte < fair) code += CODE_LETTERS[byte % CODE_LETTERS.length];
  }
  return code;
}
