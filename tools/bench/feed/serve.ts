/**
 * `serve.ts own|bare`: a server with the feed of a game of 64 steps; reports its port and room to the parent process.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unwrap } from '#core';
import { DEFAULT_BROADCAST, FEED_BUNDLE, type FeedFile, feedAddress } from '#net';
import { startServer } from '#server';
import { actingRoom, benchRooms } from '../rooms/acting';

const { directory, hosted } = benchRooms();
const { room, act } = await actingRoom(hosted);
unwrap(await room.change({ do: 'broadcast', broadcast: { ...DEFAULT_BROADCAST, feed: true } }));
for (let known = 0; known < 2 * FEED_BUNDLE; known++) await act();

/** Every viewer gets its own address, as behind a proxy. */
async function own(): Promise<number> {
  return unwrap(
    await startServer({ directory, port: 0, host: 'localhost', hosted: { ...hosted, proxies: 1 } }),
  ).port;
}

/** Minimal server: returns prepared bytes for an address. */
async function bare(): Promise<number> {
  const files: readonly FeedFile[] = [
    { file: 'head' },
    { file: 'bundle', match: 0, bundle: 0 },
    ...Array.from({ length: 2 * FEED_BUNDLE }, (_, step) => ({ file: 'step', match: 0, step }) as const),
  ];
  const bodies = new Map<string, Buffer>();
  for (const file of files) bodies.set(feedAddress(room.watch, file), Buffer.from((await room.feed(file))!));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url!)!;
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return (server.address() as AddressInfo).port;
}

const port = await (process.argv[2] === 'own' ? own() : bare());
process.send!({ port, room: room.watch });
