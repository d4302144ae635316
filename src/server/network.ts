import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { SECURITY_HEADERS } from './headers';

/** Path at which the page asks for this computer's addresses in the local network. */
const NETWORK = '/network.json';

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const THIS_COMPUTER = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;

/**
 * Whether a request comes from this computer and is addressed to it. Other computers know an address already, and a
 * foreign page that gets here by DNS rebinding must not learn about the network.
 */
const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && THIS_COMPUTER.test(headers.host ?? '');

function answer(request: IncomingMessage, response: ServerResponse, addresses: readonly string[]): void {
  const body = JSON.stringify({ addresses: isFromHere(request) ? addresses : [] });
  response.writeHead(200, {
    ...SECURITY_HEADERS,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Serves the addresses of this computer and passes all other requests on. */
export function serveNetworkAddresses(
  addresses: (request: IncomingMessage) => readonly string[],
  handler: RequestListener,
): RequestListener {
  return (request, response) => {
    const asked = request.url === NETWORK && (request.method === 'GET' || request.method === 'HEAD');
    if (asked) answer(request, response, addresses(request));
    else handler(request, response);
  };
}
