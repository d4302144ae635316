import type { RequestListener } from 'node:http';
import { SECURITY_HEADERS } from '../headers';

/** Path of the health check for load balancers. */
const HEALTH = '/health';

/** Health check: `null` if healthy, otherwise the failing part in a word. Must not reject. */
export type Health = () => Promise<string | null>;

/** Serves the health check, 200 or 503, and passes all other requests on. */
export function serveHealth(health: Health, handler: RequestListener): RequestListener {
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
