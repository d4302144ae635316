import type { Socket } from 'socket.io-client';
import { err, ok, type Result } from '#core';
import {
  fail,
  PROTOCOL,
  type Refused,
  type Reply,
  ROOMS_PATH,
  type RoomRequestBody,
  type ServerEvent,
} from '#net';

/** Timeout of the server, ms. */
const TIMEOUT = 10_000;

/** Connection to the rooms of the server; reconnects by itself. */
export interface Connection {
  readonly up: boolean;
  /** Sends a request and returns the response. Fails at once while disconnected. */
  ask<Value>(asked: RoomRequestBody): Promise<Result<Value, Refused>>;
  /** Subscribes to events of the server and to changes of the connection. Returns the unsubscribe function. */
  listen(listener: ConnectionListener): () => void;
  close(): void;
}

export interface ConnectionListener {
  news(news: ServerEvent): void;
  /** @param up whether it is connected now */
  change(up: boolean): void;
}

/** Resolves when connected, or after a timeout, when a waiting person should be told. */
export function settledWay(connection: Connection): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(impatience);
      stop();
      resolve();
    };
    const impatience = setTimeout(settle, TIMEOUT);
    const stop = connection.listen({ news() {}, change: (up) => up && settle() });
    if (connection.up) settle();
  });
}

/** The part of a socket that a connection uses. */
type RoomSocket = Pick<Socket, 'connected' | 'connect' | 'disconnect' | 'on' | 'off' | 'timeout'>;

/** A connection over a socket. */
function connectionOver(socket: RoomSocket): Connection {
  return {
    get up() {
      return socket.connected;
    },
    async ask<Value>(asked: RoomRequestBody): Promise<Result<Value, Refused>> {
      if (!socket.connected) return fail('', 'room.away');
      try {
        const message = { version: PROTOCOL, ...asked };
        const reply = (await socket.timeout(TIMEOUT).emitWithAck('ask', message)) as Reply;
        return reply.ok ? ok(reply.value as Value) : err(reply.error);
      } catch {
        return fail('', 'room.away');
      }
    },
    listen({ news, change }) {
      const up = () => change(true);
      const down = () => change(false);
      socket.on('news', news);
      socket.on('connect', up);
      socket.on('disconnect', down);
      return () => {
        socket.off('news', news);
        socket.off('connect', up);
        socket.off('disconnect', down);
      };
    },
    close: () => void socket.disconnect(),
  };
}

/**
 * Connects to the rooms of the server that the page came from. A device that wakes up reconnects at once instead of
 * waiting for the next try.
 * @param browser window of the page
 */
export async function connectToRooms(browser: Window): Promise<Connection> {
  const { io } = await import('socket.io-client');
  const socket = io(browser.location.origin, {
    path: ROOMS_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 400,
    reconnectionDelayMax: 4000,
  });
  // Socket.IO does not reconnect by itself when the server disconnects, so do it here after a while.
  let later: number | undefined;
  socket.on('disconnect', (reason) => {
    if (reason === 'io server disconnect') later = browser.setTimeout(() => socket.connect(), TIMEOUT);
  });
  const wake = () => {
    if (!browser.document.hidden && !socket.connected && socket.active) socket.connect();
  };
  browser.document.addEventListener('visibilitychange', wake);
  browser.addEventListener('online', wake);
  const connection = connectionOver(socket);
  return {
    ...connection,
    get up() {
      return socket.connected;
    },
    close() {
      browser.clearTimeout(later);
      browser.document.removeEventListener('visibilitychange', wake);
      browser.removeEventListener('online', wake);
      connection.close();
    },
  };
}
