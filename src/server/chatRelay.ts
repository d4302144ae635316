import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { SECURITY_HEADERS } from './headers';
import type { Networks } from './rooms/networks';
import { clientAddress } from './rooms/origin';
import type { RoomRegistry } from './rooms/rooms';

const ADDRESS = /^\/chat\/([A-Z2-9]{6,8})$/;

/** Largest request body, bytes. */
const MAX_SIZE = 4096;

/** Allowed clock difference of a signed message, seconds. */
const FRESH = 300;

const Message = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  text: v.pipe(v.string(), v.maxLength(500)),
});

/** HMAC of time and body with the room's secret. */
const signatureOf = (secret: string, time: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest();

/**
 * Accepts messages of a chat that this server does not follow, and passes all other requests on:
 * `POST /chat/CODE` with `{"name", "text"}`, signed by the secret of the room.
 */
export function serveChatRelay(
  hosted: { readonly rooms: RoomRegistry; readonly proxies?: number } | undefined,
  networks: Networks,
  handler: RequestListener,
): RequestListener {
  if (hosted === undefined) return handler;
  return (request, response) => {
    const code = request.method === 'POST' ? ADDRESS.exec(request.url ?? '')?.[1] : undefined;
    if (code === undefined) return handler(request, response);
    const address = clientAddress(request, hosted.proxies ?? 0);
    if (!networks.has(address, 'costly') || !networks.take(address, 'feed')) {
      request.resume();
      return answer(response, 429, 'too many messages');
    }
    take(hosted.rooms, code, request).then(
      ([status, error]) => {
        // Rate-limited like guesses of room codes.
        if (status === 401 || status === 404) networks.take(address, 'costly');
        answer(response, status, error);
      },
      () => answer(response, 500, 'something went wrong'),
    );
  };
}

async function take(
  rooms: RoomRegistry,
  code: string,
  request: IncomingMessage,
): Promise<readonly [number, string]> {
  const body = await bodyOf(request);
  if (body === null) return [413, `a message has ${MAX_SIZE} bytes at most`];
  const room = await rooms.watched(code);
  if (!room.ok) return [404, 'there is no such table'];
  const time = request.headers['x-time']?.toString() ?? '';
  const signature = Buffer.from(request.headers['x-signature']?.toString() ?? '', 'hex');
  const right = signatureOf(room.value.relaySecret, time, body);
  if (signature.length !== right.length || !timingSafeEqual(signature, right))
    return [401, 'X-Signature is not that of this time and body'];
  if (!/^\d{9,11}$/.test(time) || Math.abs(Number(time) - Date.now() / 1000) > FRESH)
    return [401, `X-Time differs from the time here by more than ${FRESH} seconds`];
  const message = v.safeParse(Message, parsed(body));
  if (!message.success) return [400, 'the body is not {"name": "1 to 100 characters", "text": "0 to 500"}'];
  const { name, text } = message.output;
  return room.value.chat(`relay:${name}`, text) ? [204, ''] : [409, 'no chat votes at this table'];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MAX_SIZE) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function answer(response: ServerResponse, status: number, error: string): void {
  const body = error === '' ? '' : JSON.stringify({ error });
  response.writeHead(status, {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    ...(body !== '' && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
    ...(status === 413 && { Connection: 'close' }),
    ...(status === 429 && { 'Retry-After': 2 }),
  });
  response.end(body);
}
