import type { RequestListener } from 'node:http';
import { PROTOCOL, ROOMS_QUESTION } from '#net';
import { SERVED_GAMES } from '../games';
import { SECURITY_HEADERS } from '../headers';

/** Answers whether this server hosts rooms, and for which games; passes all other requests on. */
export function serveRoomsQuestion(hosted: boolean, handler: RequestListener): RequestListener {
  if (!hosted) return handler;
  const body = JSON.stringify({ version: PROTOCOL, games: [...SERVED_GAMES.keys()] });
  return (request, response) => {
    if (request.url !== ROOMS_QUESTION || request.method !== 'GET') {
      handler(request, response);
      return;
    }
    response.writeHead(200, {
      ...SECURITY_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  };
}
