import type { Server as HttpServer } from 'node:http';
import { Server, type ServerOptions } from 'socket.io';
import { LARGEST_ASK, type News, type Reply } from '#net';
import { costlyLimit, Guest } from './guest';
import type { Limit } from './limit';
import type { Said } from './relay';
import type { Rooms } from './rooms';

/** Where rooms are reached on the server of the page. */
export const ROOMS_PATH = '/rooms/';

/** Rooms that are open for guests. */
export interface OpenRooms {
  readonly rooms: Rooms;
  /** What joins this node to the others of its site; none where there is only one. */
  readonly adapter?: NonNullable<ServerOptions['adapter']>;
}

/** Milliseconds between two beats of the rooms. */
const BEAT = 10_000;

/** What a page may send, and what it is told. */
interface Asking {
  ask(input: unknown, answer: unknown): void;
}
interface Telling {
  news(news: News): void;
}

/** What nodes of a site tell each other. */
interface BetweenNodes {
  said(said: Said): void;
}

/** More addresses than that are not remembered one by one. */
const MOST_ADDRESSES = 10_000;

/**
 * Hosts rooms on the server that serves the page.
 * @param now seconds of a clock that never goes back
 * @returns the function that cuts all connections
 */
export function hostRooms(http: HttpServer, { rooms, adapter }: OpenRooms, now: () => number): () => void {
  const io = new Server<Asking, Telling, BetweenNodes>(http, {
    path: ROOMS_PATH,
    // One connection each, so that whatever stands before several nodes may send it to any of them.
    transports: ['websocket'],
    ...(adapter !== undefined && { adapter }),
    serveClient: false,
    maxHttpBufferSize: LARGEST_ASK,
    perMessageDeflate: { threshold: 4096 },
  });
  const limits = new Map<string, Limit>();
  const limitOf = (address: string): Limit => {
    const limit = limits.get(address) ?? costlyLimit(now());
    if (limits.size >= MOST_ADDRESSES) limits.clear();
    limits.set(address, limit);
    return limit;
  };
  io.on('connection', (socket) => {
    const guest = new Guest({
      rooms,
      now,
      costly: limitOf(socket.handshake.address),
      tell: (news) => void socket.emit('news', news),
    });
    socket.on('ask', (input, answer) => {
      if (typeof answer !== 'function') return;
      void guest.answer(input).then((reply: Reply) => void answer(reply));
    });
    socket.on('disconnect', () => guest.gone());
  });
  if (adapter !== undefined)
    io.on(
      'said',
      rooms.link((said) => void io.serverSideEmit('said', said)),
    );
  const beating = setInterval(() => void rooms.beat(), BEAT);
  return () => {
    clearInterval(beating);
    io.disconnectSockets(true);
    io.engine.close();
  };
}
