import type { Result } from '#core';
import { fromBase64Url, jsonOfBytes, toBase64Url } from './base64url';

/** A position as text that fits into an address: JSON, UTF-8, URL-safe base64 without padding. */
export function encodePosition(position: unknown): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(position)));
}

/** What {@link encodePosition} wrote; padding and the ordinary alphabet are understood too. Not yet validated. */
export function decodePosition(text: string): Result<unknown> {
  const bytes = fromBase64Url(text);
  return bytes.ok ? jsonOfBytes(bytes.value) : bytes;
}
