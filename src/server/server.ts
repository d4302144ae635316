import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { ok, type Result } from '#core';
import { networkAddresses } from './addresses';
import { serveChatRelay } from './chatRelay';
import { type ConnectionLimits, createGuardedServer } from './connections';
import { feedHandler } from './feed';
import { serveNetworkAddresses } from './network';
import { pageHandler } from './page';
import { fail } from './problems';
import { Networks } from './rooms/networks';
import { type HostedRooms, hostRooms, type OpenRooms } from './rooms/socket';
import { serveRoomsQuestion } from './rooms/telling';
import { type Health, serveHealth } from './running/health';

/** Grace period for open requests on shutdown, ms. */
const SHUTDOWN_TIMEOUT = 2000;

/** Interval of the check for idle connections on shutdown, ms. */
const SWEEP = 50;

const NO_ADDRESS: ReadonlySet<string> = new Set(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN']);

export interface ServerOptions {
  /** Folder of the built page, with its `index.html`. */
  readonly directory: string;
  /** Port, 0 … 65535; 0 for any free one. */
  readonly port: number;
  /** How many of the following ports to try if the port is in use; 0 by default. */
  readonly alternatives?: number;
  /** Address to listen on, such as `localhost`; all addresses of this computer by default. */
  readonly host?: string;
  readonly limits?: ConnectionLimits;
  /** Rooms to host; none if left out. */
  readonly hosted?: OpenRooms;
  /** Health check for `/health`; always healthy if left out. */
  readonly health?: Health;
}

export interface RunningServer {
  /** The port it listens on; differs from the requested one if that was in use. */
  readonly port: number;
  readonly localAddress: string;
  /** Addresses for other computers of the same network; empty without a network, or if it does not listen to it. */
  readonly networkAddresses: readonly string[];
  /** Number of connections to its rooms. */
  readonly guests: number;
  /** Stops accepting requests, finishes open ones and frees the port. */
  close(): Promise<void>;
}

/** Serves the built page on one port. Fails without a page or a free port. */
export async function startServer(options: ServerOptions): Promise<Result<RunningServer>> {
  if (!existsSync(join(options.directory, 'index.html'))) {
    return fail('page', 'page.missing', { directory: options.directory });
  }
  let closing = false;
  const health: Health = async () => (closing ? 'closing' : ((await options.health?.()) ?? null));
  const now = () => performance.now() / 1000;
  const networks = new Networks(now, options.hosted?.connections);
  const handler = serveHealth(
    health,
    serveNetworkAddresses(
      ({ socket }) => addressesAt(socket.localPort ?? options.port, options.host),
      serveRoomsQuestion(
        options.hosted !== undefined,
        serveChatRelay(
          options.hosted,
          networks,
          feedHandler(options.hosted, networks, pageHandler(options.directory)),
        ),
      ),
    ),
  );
  const last = Math.min(options.port + (options.alternatives ?? 0), 65535);
  for (let port = options.port; port <= last; port++) {
    const attempt = await listen(createGuardedServer(handler, options.limits), port, options.host);
    if (attempt instanceof Error) {
      if (attempt.code === 'EADDRINUSE') continue;
      if (attempt.code === 'EACCES') return fail('port', 'port.forbidden', { port });
      if (NO_ADDRESS.has(attempt.code ?? ''))
        return fail('host', 'host.unknown', { host: options.host ?? '' });
      return fail('port', 'port.failed', { port, detail: attempt.message });
    }
    const hosted = options.hosted && hostRooms(attempt, options.hosted, networks, now);
    return ok(
      running(attempt, options.host, hosted, () => {
        closing = true;
      }),
    );
  }
  return last === options.port
    ? fail('port', 'port.inUse', { port: last })
    : fail('port', 'port.allInUse', { first: options.port, last });
}

function listen(
  server: Server,
  port: number,
  host: string | undefined,
): Promise<Server | NodeJS.ErrnoException> {
  return new Promise((resolve) => {
    server.once('error', resolve);
    server.listen({ port, ...(host !== undefined && { host }) }, () => {
      server.off('error', resolve);
      resolve(server);
    });
  });
}

const addressOf = (name: string, port: number) => `http://${isIPv6(name) ? `[${name}]` : name}:${port}/`;

/** Addresses for other computers of the same network; none if the server does not listen to it. */
function addressesAt(port: number, host: string | undefined): readonly string[] {
  return host === undefined ? networkAddresses().map((name) => addressOf(name, port)) : [];
}

function running(
  server: Server,
  host: string | undefined,
  hosted: HostedRooms | undefined,
  onClosing: () => void,
): RunningServer {
  const { port } = server.address() as AddressInfo;
  return {
    port,
    localAddress: addressOf(host ?? 'localhost', port),
    networkAddresses: addressesAt(port, host),
    get guests() {
      return hosted?.guests ?? 0;
    },
    async close() {
      onClosing();
      await Promise.race([hosted?.leave(), pass(SHUTDOWN_TIMEOUT, undefined, { ref: false })]);
      await closed(server);
    },
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const impatience = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT);
    // A kept-alive connection becomes idle only after its last response has been sent.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
    server.close(() => {
      clearTimeout(impatience);
      clearInterval(sweep);
      resolve();
    });
  });
}
