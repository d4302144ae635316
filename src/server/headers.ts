import type { OutgoingHttpHeaders } from 'node:http';

/**
 * What the page may load: its own files, what it makes itself (blobs of models, films and pictures), pictures within its
 * style sheets, and the WebAssembly that unpacks models.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob:",
  "media-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Lessons made for the frames of other pages; all else that the page shows could be made to be clicked unseen. */
const FOR_FRAMES = /^\/embed\/[a-z0-9-]+\/[a-z0-9-]+\/?$/;

/** True for the path of a lesson that is made for the frames of other pages. */
export const isForFrames = (path: string): boolean => FOR_FRAMES.test(path);

/** What is broadcast of a room has nothing to be clicked; its control room shows it in a frame. */
const FOR_OWN_FRAMES = /^\/watch\/[A-Za-z0-9]+\/?$/;

/** What the page at a path may load, and who may show it in a frame: anybody for a lesson under `/embed`, own pages for a broadcast, else nobody. */
export function contentSecurityPolicy(path: string): string {
  if (isForFrames(path)) return CONTENT_SECURITY_POLICY;
  const framed = FOR_OWN_FRAMES.test(path) ? "'self'" : "'none'";
  return `${CONTENT_SECURITY_POLICY}; frame-ancestors ${framed}`;
}

/** Headers that every answer carries, whatever it is. */
export const SECURITY_HEADERS: OutgoingHttpHeaders = {
  'Content-Security-Policy': contentSecurityPolicy('/'),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Names in /assets hold a hash of the content, so it never changes; everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
