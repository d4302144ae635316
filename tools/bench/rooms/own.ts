/** The server as it is: rules, log in an SQLite file, secrecy, sockets. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '#core';
import { type News, PROTOCOL, type ToldPosition } from '#net';
import { startServer } from '#server';
import { GAMES } from '../../../src/server/games';
import { hashOf } from '../../../src/server/rooms/keys';
import { openRooms } from '../../../src/server/rooms/open';
import { Metrics } from '../../../src/server/running/metrics';
import { answer, machineTime, type ToServer } from './said';
import { weight } from './weight';

const GAME = 'zorgl';
const directory = mkdtempSync(join(tmpdir(), 'kaiju-bench-'));
writeFileSync(join(directory, 'index.html'), '');
const fault = (detail: string): never => {
  throw new Error(detail);
};
const metrics = new Metrics(() => performance.now() / 1000);
const hosted = openRooms(join(directory, 'rooms.sqlite'), { metrics, fault, roomDays: 30 });
const { rooms } = hosted;
// Every spectator has an address of its own, as if there were a proxy before the server.
const server = unwrap(
  await startServer({ directory, port: 0, host: 'localhost', hosted: { ...hosted, proxies: 1 } }),
);
const { rules } = GAMES.get(GAME)!;
const version = PROTOCOL;

async function newRoom() {
  const { room: code, keys } = unwrap(
    await rooms.create({ version, do: 'create', game: GAME, players: 4, options: {} }),
  );
  const room = unwrap(await rooms.find(code));
  const views = new Map<string, unknown>();
  let known = 0;
  let decides = '';
  const take = (seat: string, { view, pending }: ToldPosition) => {
    views.set(seat, view);
    decides = pending.at(-1)?.seat ?? '';
  };
  for (const { seat } of room.told.seats) {
    const { key } = unwrap(await rooms.join({ version, do: 'join', room: code, seat, name: 'Ann' }));
    const member = (await room.memberOf(hashOf(key)))!;
    const tell = (news: News) => {
      if (news.tell !== 'step') return;
      known = news.step.number + 1;
      take(seat, news.step);
    };
    const { told } = await room.enter({ member, tell }, 0, 0);
    if ('whole' in told) take(seat, told.whole.opening);
  }
  unwrap(await room.change({ do: 'start' }));
  /** The seat that decides does the first thing that it may do. */
  async function act(): Promise<void> {
    const [action] = rules.legal(views.get(decides));
    unwrap(await room.act(decides, { version, do: 'act', match: 0, known, action }));
  }
  return { opened: { port: server.port, room: code, key: keys.spectator }, act };
}

const { opened, act } = await newRoom();

process.on('message', async (asked: ToServer) => {
  switch (asked.do) {
    case 'open':
      answer({ did: 'open', opened });
      break;
    case 'say': {
      const at = machineTime();
      await act();
      answer({ did: 'say', at });
      break;
    }
    case 'weigh':
      answer({ did: 'weigh', bytes: weight() });
      break;
  }
});
