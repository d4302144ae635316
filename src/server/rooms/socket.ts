import type { Server as HttpServer } from 'node:http';
import { Server, type ServerOptions, type Socket } from 'socket.io';
import { MAX_REQUEST_SIZE, makeProblem, type Reply, ROOMS_PATH, type ServerEvent } from '#net';
import { ClientConnection, type ClientOptions } from './clientConnection';
import { Flood } from './flood';
import type { Networks } from './networks';
import { clientAddress, isOwnPage } from './origin';
import type { Said } from './relay';
import type { RoomRegistry } from './rooms';
import { SendQueue, type SendQueueOwner } from './sendQueue';

/** Rooms ready for connections. */
export interface OpenRooms {
  readonly rooms: RoomRegistry;
  /** Socket.IO adapter between the nodes of a site; none on a single server. */
  readonly adapter?: NonNullable<ServerOptions['adapter']>;
  /** Number of trusted proxies in front of this server; default 0. */
  readonly proxies?: number;
  /** Host names of its pages, in addition to those that only the local network knows. */
  readonly hosts?: readonly string[];
  /** Largest number of connections per network; `DEFAULT_CONNECTIONS` by default. */
  readonly connections?: number;
  readonly answered?: ClientOptions['answered'];
}

/** Rooms of a running server. */
export interface HostedRooms {
  /** Number of connections. */
  readonly guests: number;
  /** Stops accepting requests, finishes open ones and closes all connections. */
  leave(): Promise<void>;
}

type Conn = Socket['conn'];

/** Interval of the periodic repair, ms. */
const BEAT = 10_000;

/** Socket.IO events from pages, and to them. */
interface ClientToServer {
  ask(input: unknown, answer: unknown): void;
}
interface ServerToClient {
  news(news: ServerEvent): void;
}

/** Events between nodes. */
interface BetweenNodes {
  said(said: Said): void;
}

/** Ping interval and timeout, ms. */
const PING = 6000;

/** Delay before a closed connection is dropped, so that the reason arrives; ms. */
const FAREWELL = 500;

/**
 * Hosts rooms on the server that serves the page.
 * @param networks shared rate limits @param now monotonic clock, seconds
 */
export function hostRooms(
  http: HttpServer,
  { rooms, adapter, proxies = 0, hosts = [], answered }: OpenRooms,
  networks: Networks,
  now: () => number,
): HostedRooms {
  const io = new Server<ClientToServer, ServerToClient, BetweenNodes>(http, {
    path: ROOMS_PATH,
    // WebSocket only: no sticky sessions are needed behind a load balancer.
    transports: ['websocket'],
    allowRequest(request, allow) {
      if (!isOwnPage(request, { proxies, hosts })) {
        allow('the page is of another server', false);
        return;
      }
      const leave = networks.connect(clientAddress(request, proxies));
      if (leave !== null) request.socket.once('close', leave);
      allow('too many connections from this network', leave !== null);
    },
    ...(adapter !== undefined && { adapter }),
    serveClient: false,
    // Both sides notice a dead connection within 15 seconds.
    pingInterval: PING,
    pingTimeout: PING,
    maxHttpBufferSize: MAX_REQUEST_SIZE,
    perMessageDeflate: { threshold: 4096 },
  });
  const boxes = new Map<string, SendQueueOwner>();
  const mail = new SendQueue({
    send: (ids, news) => void io.local.to([...ids]).emit('news', news),
    box: (id) => boxes.get(id),
    later: queueMicrotask,
  });
  let leaving = false;
  const guests = new WeakMap<Conn, Socket<ClientToServer, ServerToClient, BetweenNodes>>();
  io.engine.on('connection', (conn: Conn) => {
    const flood = new Flood(now());
    conn.on('packet', ({ data }: { readonly data?: string | Buffer }) => {
      if (flood.takes(data?.length ?? 0, now())) return;
      guests.get(conn)?.emit('news', { tell: 'cut', why: makeProblem('', 'room.flood') });
      guests.get(conn)?.disconnect(true);
      // A client that floods the server may never acknowledge the message.
      setTimeout(() => conn.request.socket.destroy(), FAREWELL).unref();
    });
  });
  io.on('connection', (socket) => {
    guests.set(socket.conn, socket);
    boxes.set(socket.id, boxOf(socket.conn));
    const address = clientAddress(socket.request, proxies);
    const guest = new ClientConnection({
      rooms,
      now,
      costly: { take: () => networks.take(address, 'costly') },
      opening: { take: () => networks.take(address, 'rooms') },
      send: (news) => mail.push(socket.id, news),
      ...(answered && { answered }),
    });
    socket.on('ask', (input, answer) => {
      if (typeof answer !== 'function' || leaving) return;
      void guest.answer(input).then((reply: Reply) => void answer(reply));
    });
    socket.on('disconnect', () => {
      boxes.delete(socket.id);
      mail.forget(socket.id);
      guest.gone();
    });
  });
  if (adapter !== undefined)
    io.on(
      'said',
      rooms.link((said) => void io.serverSideEmit('said', said)),
    );
  const beating = setInterval(() => void rooms.beat(), BEAT);
  return {
    get guests() {
      return io.engine.clientsCount;
    },
    async leave() {
      leaving = true;
      clearInterval(beating);
      await rooms.settled();
      // Close the engine without a disconnect packet: clients told to disconnect do not reconnect by themselves.
      io.engine.close();
    },
  };
}

/** Send buffer of a connection: packets that the network has not yet taken in full. */
function boxOf(conn: Conn): SendQueueOwner {
  let waiting = 0;
  conn.on('packetCreate', () => void waiting++);
  conn.on('drain', () => {
    waiting = 0;
  });
  return {
    get waiting() {
      return waiting;
    },
    onceEmpty: (run) => void conn.once('drain', run),
  };
}
