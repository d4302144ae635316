import type { RequestListener } from 'node:http';
import { SECURITY_HEADERS } from '../headers';

/** Where a load balancer asks whether this server can be sent guests. */
const HEALTH = '/health';

/** Says how a server is: `null` where all is well, else what is not, in a word. Must not reject. */
export type Health = () => Promise<string | null>;

/** Tells whether all is well (200) or not (503), and leaves all other requests to another handler. */
export function tellingHealth(health: Health, handler: RequestListener): RequestListener {
  return (request, response) => {
    if (request.url !== HEALTH || request.method !== 'GET') {
      handler(request, response);
      return;
    }
    void health().then((wrong) => {
      const body = JSON.stringify({ status: wrong ?? 'ok' });
      response.writeHead(wrong === null ? 200 : 503, {
        ...SECURITY_HEADERS,
        'Cache-Control': 'no-store',
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': Buffer.byteLength(body),
      });
      response.end(body);
    });
  };
}
