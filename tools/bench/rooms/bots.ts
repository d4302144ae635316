/**
 * `bots.ts COUNT`: runs rooms of bots in one server, each with a spectator, and reports the results to the parent
 * process.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { unwrap } from '#core';
import { PROTOCOL, type ServerEvent } from '#net';
import { ClientConnection, costlyLimit } from '../../../src/server/rooms/clientConnection';
import { hashOf } from '../../../src/server/rooms/keys';
import { benchRooms } from './acting';
import type { Busy } from './busy';

const SECONDS = 30;
const rooms = Number(process.argv[2]);
const version = PROTOCOL;
const now = () => performance.now() / 1000;
const { hosted: kept } = benchRooms();
let steps = 0;
let over = false;
const send = (news: ServerEvent) => {
  if (news.tell === 'step' && !over) steps++;
};
let code = '';
for (let number = 0; number < rooms; number++) {
  const made = unwrap(
    await kept.rooms.create({ version, do: 'create', game: 'zorgl', players: 4, options: {} }),
  );
  code = made.room;
  const room = unwrap(await kept.rooms.find(code));
  for (const { seat } of room.info.seats) unwrap(await room.change({ do: 'level', seat, level: 'greedy' }));
  const member = (await room.memberOf(hashOf(made.keys.spectator)))!;
  await room.enter({ member, send }, 0, 0);
  unwrap(await room.change({ do: 'start' }));
}
const delays = monitorEventLoopDelay({ resolution: 5 });
await pass(3000);
steps = 0;
delays.enable();
const begun = now();
const answers: number[] = [];
while (now() - begun < SECONDS) {
  const guest = new ClientConnection({ rooms: kept.rooms, send: () => {}, now, costly: costlyLimit(now()) });
  const asked = performance.now();
  const reply = await guest.answer({ version, do: 'look', room: code });
  answers.push(performance.now() - asked);
  if (!reply.ok) throw new Error(reply.error.code);
  await pass(20);
}
over = true;
const seconds = now() - begun;
answers.sort((a, b) => a - b);
const part = (share: number) => answers[Math.floor(answers.length * share)]!;
const busy: Busy = {
  rooms,
  seconds,
  steps,
  answers: [part(0.5), part(0.99)],
  late: delays.percentile(99) / 1e6 - 5,
};
process.send!(busy, () => process.exit(0));
