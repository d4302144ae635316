import type { ReadStream, Stats } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { contentType } from 'mime-types';
import Negotiator from 'negotiator';
import send from 'send';
import { cacheControl, contentSecurityPolicy, isForFrames, SECURITY_HEADERS } from './headers';
import { linksFor } from './links';
import { type RefusalStatus, refuse } from './refusal';
import { Site, type SiteFile } from './site';

/** Longest URL accepted, characters. */
const MAX_CHARACTERS = 16_000;

const PAGE = '/index.html';
/** The page of embedded lessons; a build without it uses the main page. */
const FRAME_PAGE = '/embed.html';

/** Error of `send`: HTTP or file system. */
interface SendError extends Error {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
}

/**
 * Answers GET and HEAD with the files of a built page. A path that names no file gets `index.html`, whose client-side
 * router takes over; a missing file (a path with a dot, or in a folder of files) is a 404. Ranges and conditional
 * requests follow RFC 9110. Clients that accept gzip get the gzip files made by the build.
 */
export function pageHandler(directory: string): RequestListener {
  const site = new Site(directory);
  return (request, response) => {
    const { method, url = '/' } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      return refuse(response, 405, { Allow: 'GET, HEAD', Connection: 'close' });
    }
    if (url.length > MAX_CHARACTERS) return refuse(response, 414);
    const path = pathOf(url);
    if (path === null) return refuse(response, 400);
    const file = site.find(path) ?? (site.isRoute(path) ? routed(site, path) : undefined);
    if (file?.path === PAGE) {
      const links = linksFor(directory, path);
      if (links !== undefined) response.setHeader('Link', links);
    }
    if (file !== undefined) return sendFile(request, response, file, { site, directory, asked: path });
    refuse(response, site.isRoute(path) ? 503 : 404);
  };
}

/** HTML page of a client-side route. */
function routed(site: Site, path: string): SiteFile | undefined {
  return (isForFrames(path) ? site.find(FRAME_PAGE) : undefined) ?? site.find(PAGE);
}

/** Decoded path of a URL; null if malformed. */
function pathOf(url: string): string | null {
  const [encoded = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  try {
    const path = decodeURIComponent(encoded);
    return path.startsWith('/') && !/\p{Cc}/u.test(path) ? path : null;
  } catch {
    return null;
  }
}

interface Asked {
  readonly site: Site;
  readonly directory: string;
  /** Requested path. */
  readonly asked: string;
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { path, gzip }: SiteFile,
  { site, directory, asked }: Asked,
): void {
  const packed = gzip && new Negotiator(request).encoding(['gzip', 'identity']) === 'gzip';
  // Ranges apply to GET only.
  if (request.method === 'HEAD') delete request.headers.range;
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (value !== undefined) response.setHeader(name, value);
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(asked));
  response.setHeader('Cache-Control', cacheControl(path));
  response.setHeader('Content-Type', contentType(extname(path)) || 'application/octet-stream');
  if (gzip) response.setHeader('Vary', 'Accept-Encoding');
  if (packed) response.setHeader('Content-Encoding', 'gzip');
  send(request, encodeURIComponent(packed ? `${path}.gz` : path), {
    root: directory,
    index: false,
    cacheControl: false,
  })
    .on('error', ({ status, headers }: SendError) => {
      if (status === 404) site.reread();
      refuse(response, statusOf(status, path), headers);
    })
    .on('file', (_path: string, { size }: Stats) => boundSuffix(request, size))
    .on('stream', (stream: ReadStream) => cutShortFile(stream, response))
    .pipe(response);
}

/** A suffix range longer than the file means all of it; `send` would reject it. */
function boundSuffix({ headers }: IncomingMessage, size: number): void {
  const [, last] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? [];
  if (Number(last) > size) headers.range = 'bytes=0-';
}

/** Disconnects if a build truncates the file while it is being sent; the client would wait for the rest. */
function cutShortFile(stream: ReadStream, response: ServerResponse): void {
  stream.once('end', () => {
    if (stream.bytesRead < Number(response.getHeader('Content-Length'))) response.destroy();
  });
}

/** The page itself is missing only while a build runs. */
function statusOf(status: number, path: string): RefusalStatus {
  if (status === 404 && path !== PAGE && path !== FRAME_PAGE) return 404;
  return status === 412 || status === 416 || status === 400 ? status : 503;
}
