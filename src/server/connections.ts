import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RefusalStatus, refuse, refuseConnection } from './refusal';

export interface ConnectionLimits {
  /** How long the head of a request may take to arrive, in milliseconds. */
  readonly head: number;
  /** How long a whole request may take to arrive, in milliseconds; more than `head`. */
  readonly request: number;
  /** How long a connection may do nothing, in milliseconds. */
  readonly silence: number;
}

const LIMITS: ConnectionLimits = { head: 10_000, request: 20_000, silence: 120_000 };

/** The longest head of a request, address included, in bytes. */
const MAX_HEAD = 32_768;

/** How often connections are held against the limits, in milliseconds. */
const CHECK = 2000;

const STATUS: Readonly<Record<string, RefusalStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** A server that no client can hold up or bring down: what is no request is refused and cut off. */
export function createGuardedServer(handler: RequestListener, limits: ConnectionLimits = LIMITS): Server {
  /** Connections on which an answer is on its way, which a refusal would be mixed with. */
  const answering = new WeakSet<Duplex>();
  const listener: RequestListener = (request, response) => {
    const { socket } = request;
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
    try {
      handler(request, response);
    } catch {
      // What goes wrong with one request ends that one only.
      refuse(response, 500);
    }
  };
  const options = {
    maxHeaderSize: MAX_HEAD,
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    connectionsCheckingInterval: Math.min(CHECK, limits.head),
  };
  const server = createServer<typeof IncomingMessage>(options, listener);
  server.timeout = limits.silence;
  server.on('clientError', (error: NodeJS.ErrnoException, connection) => {
    if (!connection.writable || answering.has(connection)) connection.destroy();
    else refuseConnection(connection, STATUS[error.code ?? ''] ?? 400);
  });
  return server;
}
