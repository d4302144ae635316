/** `serve.ts own|bare`: a server with the feed of a game of 64 steps; told its parent are its port and the room. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '#core';
import { FEED_BUNDLE, type FeedFile, feedAddress, type News, PROTOCOL, USUAL_BROADCAST } from '#net';
import { startServer } from '#server';
import { GAMES } from '../../../src/server/games';
import { hashOf } from '../../../src/server/rooms/keys';
import { openRooms } from '../../../src/server/rooms/open';
import { Metrics } from '../../../src/server/running/metrics';

const version = PROTOCOL;
const directory = mkdtempSync(join(tmpdir(), 'kaiju-bench-'));
writeFileSync(join(directory, 'index.html'), '');
const fault = (detail: string): never => {
  throw new Error(detail);
};
const metrics = new Metrics(() => performance.now() / 1000);
const hosted = openRooms(join(directory, 'rooms.sqlite'), { metrics, fault, roomDays: 30 });
const { rooms } = hosted;
const { rules } = GAMES.get('zorgl')!;
const made = unwrap(await rooms.create({ version, do: 'create', game: 'zorgl', players: 4, options: {} }));
const room = unwrap(await rooms.find(made.room));
unwrap(await room.change({ do: 'broadcast', broadcast: { ...USUAL_BROADCAST, feed: true } }));
const views = new Map<string, unknown>();
let decides = '';
for (const { seat } of room.told.seats) {
  const { key } = unwrap(await rooms.join({ version, do: 'join', room: made.room, seat, name: 'Ann' }));
  const tell = (news: News) => {
    if (news.tell !== 'step') return;
    views.set(seat, news.step.view);
    decides = news.step.pending.at(-1)?.seat ?? '';
  };
  const { told } = await room.enter({ member: (await room.memberOf(hashOf(key)))!, tell }, 0, 0);
  if (!('whole' in told)) continue;
  views.set(seat, told.whole.opening.view);
  decides = told.whole.opening.pending.at(-1)?.seat ?? '';
}
unwrap(await room.change({ do: 'start' }));
for (let known = 0; known < 2 * FEED_BUNDLE; known++) {
  const [action] = rules.legal(views.get(decides));
  unwrap(await room.act(decides, { version, do: 'act', match: 0, known, action }));
}

async function own(): Promise<number> {
  return unwrap(await startServer({ directory, port: 0, host: 'localhost', hosted })).port;
}

/** The least that a server can do: bytes that it has, under the address that is asked for. */
async function bare(): Promise<number> {
  const files: readonly FeedFile[] = [
    { file: 'head' },
    { file: 'bundle', match: 0, bundle: 0 },
    ...Array.from({ length: 2 * FEED_BUNDLE }, (_, step) => ({ file: 'step', match: 0, step }) as const),
  ];
  const bodies = new Map<string, Buffer>();
  for (const file of files) bodies.set(feedAddress(made.room, file), Buffer.from((await room.feed(file))!));
  const server = createServer((request, response) => {
    const body = bodies.get(request.url!)!;
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  return (server.address() as AddressInfo).port;
}

const port = await (process.argv[2] === 'own' ? own() : bare());
process.send!({ port, room: made.room });
