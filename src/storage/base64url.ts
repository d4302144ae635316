import { ok, type Result } from '#core';
import { fail } from './problems';

/** Bytes as URL-safe base64 without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes {@link toBase64Url}; also accepts padding and the standard alphabet. */
export function fromBase64Url(text: string): Result<Uint8Array<ArrayBuffer>> {
  try {
    // A plus sign in a query is decoded as a space.
    const binary = atob(text.replaceAll('-', '+').replaceAll(' ', '+').replaceAll('_', '/'));
    return ok(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
  } catch {
    return fail('', 'link.base64');
  }
}

/** Parses JSON from UTF-8 bytes. */
export function jsonOfBytes(bytes: Uint8Array): Result<unknown> {
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return fail('', 'link.utf8');
  }
  try {
    return ok(JSON.parse(json) as unknown);
  } catch {
    return fail('', 'json.invalid');
  }
}
