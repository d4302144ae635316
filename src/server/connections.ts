import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RefusalStatus, refuse, refuseConnection } from './refusal';

export interface ConnectionLimits {
  /** Time limit for the headers of a request, ms. */
  readonly head: number;
  /** Time limit for a whole request, ms; more than `head`. */
  readonly request: number;
  /** Idle time limit of a connection, ms. */
  readonly silence: number;
}

const LIMITS: ConnectionLimits = { head: 10_000, request: 20_000, silence: 120_000 };

/** Largest request head, URL included, bytes. */
const MAX_HEAD = 32_768;

/** Interval between checks of the limits, ms. */
const CHECK = 2000;

const STATUS: Readonly<Record<string, RefusalStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** An HTTP server hardened against slow, idle and malformed requests: it answers them with an error and disconnects. */
export function createGuardedServer(handler: RequestListener, limits: ConnectionLimits = LIMITS): Server {
  /** Connections with a response in flight; an error page must not be mixed into it. */
  const answering = new WeakSet<Duplex>();
  const listener: RequestListener = (request, response) => {
    const { socket } = request;
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
    try {
      handler(request, response);
    } catch {
      // An exception ends only its own request.
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
