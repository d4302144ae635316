import type { Result } from '#core';
import { fromBase64Url, jsonOfBytes, toBase64Url } from './base64url';

/** Encodes a position for a URL: JSON, UTF-8, URL-safe base64 without padding. */
export function encodePosition(position: unknown): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(position)));
}

/** Decodes {@link encodePosition}, without validation; also accepts padding and the standard alphabet. */
export function decodePosition(text: string): Result<unknown> {
  const bytes = fromBase64Url(text);
  return bytes.ok ? jsonOfBytes(bytes.value) : bytes;
}
