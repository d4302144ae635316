import { ok, problem, type Result } from '#core';

/** A position as text that fits into an address: JSON, UTF-8, URL-safe base64 without padding. */
export function encodePosition(position: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(position));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What {@link encodePosition} wrote; padding and the ordinary alphabet are understood too. Not yet validated. */
export function decodePosition(text: string): Result<unknown> {
  let bytes: Uint8Array;
  try {
    // A plus sign in a query reads as a space.
    const binary = atob(text.replaceAll('-', '+').replaceAll(' ', '+').replaceAll('_', '/'));
    bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  } catch {
    return problem('', 'is not base64');
  }
  let json: string;
  try {
    json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return problem('', 'is not UTF-8');
  }
  try {
    return ok(JSON.parse(json) as unknown);
  } catch {
    return problem('', 'is not JSON');
  }
}
