import type { OutgoingHttpHeaders } from 'node:http';

/**
 * Content Security Policy: own files, own blobs (models, films, pictures), data images in style sheets, and the
 * WebAssembly decoder of models.
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

/** Embeddable lessons; anything else in a foreign frame would allow clickjacking. */
const FOR_FRAMES = /^\/embed\/[a-z0-9-]+\/[a-z0-9-]+\/?$/;

/** Whether a path is an embeddable lesson. */
export const isForFrames = (path: string): boolean => FOR_FRAMES.test(path);

/** Broadcast pages have nothing to click; the control room shows them in a frame. */
const FOR_OWN_FRAMES = /^\/watch\/[A-Za-z0-9]+\/?$/;

/**
 * Content Security Policy of the page at a path. Lessons under `/embed` may be framed by anyone, broadcasts by our own
 * pages, everything else by nobody.
 */
export function contentSecurityPolicy(path: string): string {
  if (isForFrames(path)) return CONTENT_SECURITY_POLICY;
  const framed = FOR_OWN_FRAMES.test(path) ? "'self'" : "'none'";
  return `${CONTENT_SECURITY_POLICY}; frame-ancestors ${framed}`;
}

/** Headers of every response. */
export const SECURITY_HEADERS: OutgoingHttpHeaders = {
  'Content-Security-Policy': contentSecurityPolicy('/'),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** File names in /assets contain a content hash, so they are cached forever; everything else is revalidated. */
export function cacheControl(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
