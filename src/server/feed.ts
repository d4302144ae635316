import type { RequestListener, ServerResponse } from 'node:http';
import { FEED_HEAD_AGE, type FeedFile, parseFeedAddress } from '#net';
import { SECURITY_HEADERS } from './headers';
import { refuse } from './refusal';
import type { Rooms } from './rooms/rooms';

const FOREVER = 'public, max-age=31536000, immutable';
const cacheControl = ({ file }: FeedFile): string =>
  file === 'head' ? `public, max-age=${FEED_HEAD_AGE}` : FOREVER;

/**
 * Answers with the files of rooms' feeds, and leaves all other requests to another handler. Every node of a site makes the
 * same files from the log, so that none has to be kept; what is not there yet is not found, and nobody keeps that.
 */
export function feedHandler(rooms: Rooms | undefined, handler: RequestListener): RequestListener {
  if (rooms === undefined) return handler;
  return (request, response) => {
    const asked = request.method === 'GET' || request.method === 'HEAD' ? request.url : undefined;
    const found = parseFeedAddress(asked?.split('?', 1)[0] ?? '');
    if (found === null) {
      handler(request, response);
      return;
    }
    answer(rooms, found.code, found.file, response).catch(() => refuse(response, 500));
  };
}

async function answer(rooms: Rooms, code: string, file: FeedFile, response: ServerResponse): Promise<void> {
  const room = await rooms.watched(code);
  const text = room.ok ? await room.value.feed(file) : null;
  if (text === null) {
    refuse(response, 404);
    return;
  }
  const body = Buffer.from(text);
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': cacheControl(file),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': body.length,
  });
  response.end(body);
}
