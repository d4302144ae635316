import { ok, type Result } from '#core';
import { fromBase64Url, jsonOfBytes, toBase64Url } from './base64url';
import { fail } from './problems';

/** Largest JSON in a link, bytes; far more than any game needs. Larger data is rejected before it fills the memory. */
export const MAX_PACKED_JSON = 1_000_000;

/** Encodes a JSON value for a URL fragment: deflate (RFC 1951), then URL-safe base64. */
export async function packLink(value: unknown): Promise<string> {
  const json = new Blob([JSON.stringify(value)]);
  const packed = json.stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/**
 * Decodes {@link packLink}, without validation. Fails for invalid JSON, or for more than {@link MAX_PACKED_JSON} bytes.
 */
export async function unpackLink(text: string): Promise<Result<unknown>> {
  const packed = fromBase64Url(text);
  if (!packed.ok) return packed;
  const bytes = await inflate(packed.value);
  return bytes.ok ? jsonOfBytes(bytes.value) : bytes;
}

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Result<Uint8Array>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      if (size > MAX_PACKED_JSON) {
        await reader.cancel();
        return fail('', 'file.large', { most: MAX_PACKED_JSON });
      }
      chunks.push(next.value);
    }
  } catch {
    return fail('', 'link.damaged');
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return ok(bytes);
}
