import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Random, type RedactedStep, unwrap } from '#core';
import {
  type Emote,
  type MatchSnapshot,
  PROTOCOL,
  type Reply,
  type RoomRequestBody,
  type RoomResponses,
  type ServerEvent,
} from '#net';
import type { RunningServer } from '#server';
import { SERVED_GAMES } from '../../../src/server/games';
import { Room } from '../../../src/server/rooms/room';
import { SqliteLog } from '../../../src/server/rooms/sqliteLog';
import { deviceKey } from '../../helpers/deviceKey';
import { type KnownPosition, knownPosition } from '../../helpers/knownPosition';
import { pageFolder, serve } from './live';
import { never, type TestRooms, testRooms } from './world';

const GAME = 'tetzilla';
const { rules } = SERVED_GAMES.get(GAME)!;

let site: ReturnType<typeof pageFolder>;
let log: SqliteLog;
let world: TestRooms;
let server: RunningServer;
/** Seconds that the server's clock shows. */
let clock: number;
const hangUps: (() => void)[] = [];
/** Nobody comes back any more. */
let over: boolean;

beforeEach(async () => {
  over = false;
  site = pageFolder();
  log = new SqliteLog(join(site.folder, 'rooms.sqlite'), () => 0);
  clock = 1e6;
  world = testRooms({ log, now: () => clock, decide: never, pause: () => setImmediate() });
  // Every device comes from an address of its own, as if there were a proxy: else all share what one may ask.
  server = await serve(site.folder, { rooms: world.rooms, proxies: 1 });
});

afterEach(async () => {
  over = true;
  for (const hangUp of hangUps.splice(0)) hangUp();
  await server.close();
  await log.close();
  site.remove();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Somebody whose network does what it likes: what is told is kept whatever comes of it, as a page does. */
class Device {
  readonly steps: RedactedStep[] = [];
  private first: MatchSnapshot | null = null;
  private socket: Socket | null = null;
  private coming: Promise<void> | null = null;

  constructor(
    private readonly room: string,
    readonly key: string,
  ) {}

  get position(): KnownPosition {
    return knownPosition(rules, this.first!, this.steps);
  }

  get connected(): boolean {
    return this.socket?.connected === true;
  }

  /** Only what stands: a socket hung up while it still connects tells neither of success nor of failure. */
  drop(): void {
    if (this.connected) this.socket?.disconnect();
  }

  /** Asks without caring for the answer. */
  fling(asked: RoomRequestBody): void {
    this.socket?.emit('ask', { version: PROTOCOL, ...asked }, () => {});
  }

  /** Rejects if the answer cannot come any more. */
  async ask<Value>(asked: RoomRequestBody): Promise<Value> {
    const socket = this.socket!;
    if (!socket.connected) throw new Error('gone');
    let gone = () => {};
    const lost = new Promise<never>((_answered, fail) => {
      gone = () => fail(new Error('gone'));
      socket.once('disconnect', gone);
    });
    const answer: Promise<Reply> = socket.emitWithAck('ask', { version: PROTOCOL, ...asked });
    const reply = await Promise.race([answer, lost]);
    socket.off('disconnect', gone);
    if (reply.ok) return reply.value as Value;
    this.handle(reply.error.since ?? []);
    throw new Error(reply.error.code);
  }

  /** Comes to the room, as often as it takes. */
  enter(): Promise<void> {
    this.coming ??= this.tryToEnter().finally(() => {
      this.coming = null;
    });
    return this.coming;
  }

  private async tryToEnter(): Promise<void> {
    while (!over) {
      try {
        if (!this.connected) await this.connect();
        const known = this.steps.length;
        const enter = { do: 'enter', room: this.room, key: this.key, match: 0, known } as const;
        const { told } = await this.ask<RoomResponses['enter']>(enter);
        if ('since' in told) this.handle(told.since);
        else this.first = told.whole;
        return;
      } catch {
        // Who asked too often waits a second, even where the clock stands still for the others.
        clock += 1;
        await setImmediate();
      }
    }
  }

  private async connect(): Promise<void> {
    const socket = io(server.localAddress, {
      path: '/rooms/',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { 'x-forwarded-for': this.key },
    });
    hangUps.push(() => socket.disconnect());
    this.socket = socket;
    socket.on('news', (news: ServerEvent) => {
      if (news.tell === 'step') this.handle([news.step]);
      if (news.tell === 'behind') void this.enter();
    });
    await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed));
  }

  private handle(steps: readonly RedactedStep[]): void {
    for (const step of steps) {
      if (step.number > this.steps.length) void this.enter();
      if (step.number === this.steps.length) this.steps.push(step);
    }
  }
}

const rawSocket = (): Promise<WebSocket> => {
  const socket = new WebSocket(
    `${server.localAddress.replace('http', 'ws')}rooms/?EIO=4&transport=websocket`,
  );
  hangUps.push(() => socket.terminate());
  socket.on('error', () => {});
  return new Promise((open) => socket.once('open', () => open(socket)));
};

/** What no page of ours sends: noise, broken frames of the protocol, and questions that are none. */
function garbage(random: Random): string | Buffer {
  const noise = () => Buffer.from(Array.from({ length: 1 + random.below(60) }, () => random.below(256)));
  const made: readonly (() => string | Buffer)[] = [
    noise,
    () => noise().toString('latin1'),
    () => '42["ask",{"version":1,"do":"act"',
    () => '420["ask",{"__proto__":{"do":"start"}}]',
    () => `42${'['.repeat(2000)}`,
    () => '451-["ask",{"_placeholder":true,"num":0}]',
    () => '429999999999999999999["ask",null]',
    () => '40/elsewhere,{"key":1}',
    () => '6',
    () => '1',
  ];
  return random.pick(made)();
}

async function begun() {
  const { rooms } = world;
  const made = unwrap(
    await rooms.create({ version: PROTOCOL, do: 'create', game: GAME, players: 2, options: {} }),
  );
  const room = unwrap(await rooms.find(made.room));
  const seats: { readonly seat: string; readonly device: Device }[] = [];
  for (const { seat } of room.info.seats) {
    const key = deviceKey(seat);
    const joined = await rooms.join({
      version: PROTOCOL,
      do: 'join',
      room: made.room,
      seat,
      name: `Ann ${seat}`,
      key,
    });
    unwrap(joined);
    seats.push({ seat, device: new Device(made.room, key) });
  }
  const onlooker = new Device(made.room, made.keys.spectator);
  for (const device of [...seats.map((each) => each.device), onlooker]) await device.enter();
  unwrap(await room.change({ do: 'start' }));
  return { code: made.room, room, seats, onlooker };
}

describe('a room in chaos', () => {
  it.each([1, 2, 3])(
    'goes on, and everybody knows the same in the end (%i)',
    async (seed) => {
      const random = Random.fromSeed(seed);
      const { code, seats, onlooker } = await begun();
      const wanted = 60;
      // Nobody but the seats comes back while it goes on: whoever looks on may have been gone at the end.
      const ended = () => seats.some(({ device }) => device.position.pending.length === 0);
      while (seats.some(({ device }) => device.steps.length < wanted) && !ended()) {
        // The clock leaps forward by a day, stands still, or goes back.
        clock += random.pick([0.5, 0.5, 0.5, 86_400, 0, -3600]);
        if (random.below(4) === 0) {
          const socket = await rawSocket();
          for (let frame = 0; frame < 5; frame++) socket.send(garbage(random));
        }
        if (random.below(6) === 0) random.pick([...seats.map((each) => each.device), onlooker]).drop();
        for (const { seat, device } of seats) {
          if (!device.connected) await device.enter();
          const known = device.steps.length;
          if (device.position.pending.at(-1)?.seat !== seat) continue;
          const action = random.pick(rules.legal(device.position.view));
          const act = { do: 'act', match: 0, known, action } as const;
          // What was sent before comes again, what comes too early comes now, and the same comes twice.
          if (random.below(3) === 0) device.fling({ ...act, known: random.below(known + 1) });
          if (random.below(3) === 0) device.fling({ ...act, known: known + 1 });
          if (random.below(3) === 0) device.fling(act);
          if (random.below(8) === 0) {
            device.fling(act);
            device.drop();
            continue;
          }
          await device.ask(act).catch(() => {});
        }
        await setImmediate();
      }
      await world.rooms.settled();
      const devices = [...seats.map((each) => each.device), onlooker];
      for (const device of devices) await device.enter();
      const entries = await log.read(code);
      const acts = entries.flatMap((entry) => (entry.do === 'act' ? [JSON.stringify(entry.action)] : []));
      for (const { steps } of devices) {
        expect(steps).toHaveLength(acts.length);
        expect(steps.map(({ number }) => number)).toEqual(acts.map((_act, number) => number));
      }
      // The log is a match that the rules allow, of which everybody has seen the end.
      const again = Room.restore(code, SERVED_GAMES, entries);
      expect(onlooker.position.view).toEqual(
        JSON.parse(JSON.stringify(rules.view(again.match.position, 'spectator'))),
      );
      expect(world.faults).toEqual([]);
    },
    60_000,
  );

  it('keeps little for whoever listens slowly, and tells them later what they missed', async () => {
    const { code, room, onlooker, seats } = await begun();
    const slow = await rawSocket();
    const heard: string[] = [];
    slow.on('message', (data) => void heard.push(String(data)));
    await until(() => heard.some((text) => text.startsWith('0')));
    slow.send('40');
    await until(() => heard.some((text) => text.startsWith('40')));
    const enter = { do: 'enter', room: code, key: onlooker.key, match: 0, known: 0 };
    slow.send(`420${JSON.stringify(['ask', { version: PROTOCOL, ...enter }])}`);
    await until(() => heard.some((text) => text.startsWith('430')));
    heard.length = 0;
    slow.pause();
    // Far more than a network keeps on its way.
    const shout = 'x'.repeat(100_000) as Emote;
    const shouts = 250;
    for (let shouted = 0; shouted < shouts; shouted++) {
      room.emote(seats[0]!.seat, shout);
      await setImmediate();
    }
    slow.resume();
    await until(() => heard.some((text) => text.includes('"behind"')));
    expect(heard.filter((text) => text.includes('xxx')).length).toBeLessThan(shouts);
  });
});
