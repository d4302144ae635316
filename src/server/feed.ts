import type { RequestListener, ServerResponse } from 'node:http';
import { FEED_HEAD_AGE, type FeedFile, parseFeedAddress } from '#net';
import { SECURITY_HEADERS } from './headers';
import { refuse } from './refusal';
import type { Networks } from './rooms/networks';
import { clientAddress } from './rooms/origin';
import type { RoomRegistry } from './rooms/rooms';

const FOREVER = 'public, max-age=31536000, immutable';
const cacheControl = ({ file }: FeedFile): string =>
  file === 'head' ? `public, max-age=${FEED_HEAD_AGE}` : FOREVER;

/**
 * Serves the feed files of rooms and passes all other requests on. Every node of a site generates the same files from
 * the log, so none of them is stored. A missing file is an uncached 404. Requests are rate-limited per network; guesses
 * of codes are limited like those at the door of a table.
 */
export function feedHandler(
  hosted: { readonly rooms: RoomRegistry; readonly proxies?: number } | undefined,
  networks: Networks,
  handler: RequestListener,
): RequestListener {
  if (hosted === undefined) return handler;
  const { rooms, proxies = 0 } = hosted;
  return (request, response) => {
    const asked = request.method === 'GET' || request.method === 'HEAD' ? request.url : undefined;
    const found = parseFeedAddress(asked?.split('?', 1)[0] ?? '');
    if (found === null) {
      handler(request, response);
      return;
    }
    const address = clientAddress(request, proxies);
    if (!networks.has(address, 'costly') || !networks.take(address, 'feed')) {
      refuse(response, 429);
      return;
    }
    const missed = () => void networks.take(address, 'costly');
    answer(rooms, found, missed, response).catch(() => refuse(response, 500));
  };
}

async function answer(
  rooms: RoomRegistry,
  { code, file }: { readonly code: string; readonly file: FeedFile },
  missed: () => void,
  response: ServerResponse,
): Promise<void> {
  const room = await rooms.watched(code);
  if (!room.ok) missed();
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
