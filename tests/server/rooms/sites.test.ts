import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pass } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { Random, type RedactedStep } from '#core';
import {
  type MatchSnapshot,
  PROTOCOL,
  type Reply,
  type RoomRequestBody,
  type RoomResponses,
  type ServerEvent,
} from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import type { RoomEntry } from '../../../src/server/rooms/entry';
import { RedisLog } from '../../../src/server/rooms/redisLog';
import { deviceKey } from '../../helpers/deviceKey';
import { type KnownPosition, knownPosition } from '../../helpers/knownPosition';
import { TestRedis } from '../../helpers/redis';

const GAME = 'tetzilla';
const { rules } = SERVED_GAMES.get(GAME)!;

let folder: string;
let redis: TestRedis;
let order: readonly [Node, Node];
const sockets: Socket[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kaiju-site-'));
  writeFileSync(join(folder, 'index.html'), '<p>page</p>');
  redis = await TestRedis.start();
  order = await Promise.all([Node.start(), Node.start()]);
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

afterAll(async () => {
  await Promise.all(order.map((node) => node.kill()));
  await redis.end();
  rmSync(folder, { recursive: true, force: true });
});

/** A node of the site: a program of its own. */
class Node {
  private constructor(
    readonly port: string,
    private readonly program: ChildProcess,
  ) {}

  static async start(): Promise<Node> {
    const file = resolve(import.meta.dirname, 'oneNode.ts');
    const program = spawn(process.execPath, ['--import', 'tsx', file, redis.url, folder], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const [port] = (await Promise.race([
      once(createInterface(program.stdout!), 'line'),
      once(program, 'exit').then(() => Promise.reject(new Error('the node ended before it said its port'))),
    ])) as [string];
    return new Node(port, program);
  }

  async kill(): Promise<void> {
    if (this.program.signalCode !== null) return;
    this.program.kill('SIGKILL');
    await once(this.program, 'exit');
  }
}

/** A device that stays at its room whatever becomes of nodes: it turns to the next one, and asks for what it missed. */
class Device {
  readonly steps: RedactedStep[] = [];
  /** The match when it came. */
  private first: MatchSnapshot | null = null;
  private socket: Socket | null = null;

  constructor(
    /** The node that it turns to first. */
    private turn: number,
  ) {}

  get position(): KnownPosition {
    return knownPosition(rules, this.first!, this.steps);
  }

  get connected(): boolean {
    return this.socket?.connected === true;
  }

  async connect(): Promise<void> {
    const { port } = order[this.turn % order.length]!;
    const socket = io(`http://localhost:${port}`, {
      path: '/rooms/',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    sockets.push(socket);
    this.socket = socket;
    socket.on('news', (news: ServerEvent) => {
      if (news.tell === 'step') this.handle([news.step]);
    });
    await new Promise<void>((done, failed) => socket.once('connect', done).once('connect_error', failed));
  }

  async ask<Value>(asked: RoomRequestBody): Promise<Value> {
    const reply: Reply = await this.socket!.timeout(3000).emitWithAck('ask', { version: PROTOCOL, ...asked });
    if (!reply.ok) {
      this.handle(reply.error.since ?? []);
      throw new Error(reply.error.code);
    }
    return reply.value as Value;
  }

  /** Comes to a room, as often as it takes. */
  async enter(room: string, key: string): Promise<void> {
    for (;;) {
      try {
        if (!this.connected) await this.connect();
        const known = this.steps.length;
        const { told } = await this.ask<RoomResponses['enter']>({ do: 'enter', room, key, match: 0, known });
        if ('since' in told) this.handle(told.since);
        else this.first = told.whole;
        return;
      } catch {
        this.turn++;
        await pass(20);
      }
    }
  }

  private handle(steps: readonly RedactedStep[]): void {
    for (const step of steps) if (step.number === this.steps.length) this.steps.push(step);
  }
}

/** A game of two people at a site of two nodes, one at each. */
async function begun() {
  const table = new Device(1);
  await table.connect();
  const { room, keys } = await table.ask<RoomResponses['create']>({
    do: 'create',
    game: GAME,
    players: 2,
    options: {},
  });
  const seats = await Promise.all(
    ['A', 'B'].map(async (seat, index) => {
      const device = new Device(index);
      await device.connect();
      const key = deviceKey(`${room} ${seat}`);
      await device.ask({ do: 'join', room, seat, name: seat, key });
      await device.enter(room, key);
      return { seat, key, device };
    }),
  );
  await table.enter(room, keys.table);
  await table.ask({ do: 'start' });
  return { room, keys, seats, taken: [] as string[], random: Random.fromSeed(3) };
}

type Site = Awaited<ReturnType<typeof begun>>;

/** Plays on until there are so many steps; keeps each action that a node said it took. */
async function playTo(site: Site, steps: number): Promise<void> {
  const { seats, room, taken, random } = site;
  while (seats.some(({ device }) => device.steps.length < steps)) {
    for (const { seat, key, device } of seats) {
      if (!device.connected) await device.enter(room, key);
      const known = device.steps.length;
      if (device.position.pending.at(-1)?.seat !== seat || known >= steps) continue;
      const action = random.pick(rules.legal(device.position.view));
      try {
        await device.ask({ do: 'act', match: 0, known, action });
        taken.push(JSON.stringify(action));
      } catch {
        await device.enter(room, key);
      }
    }
    await pass(2);
  }
}

/** The actions in the log, read by somebody who was not there. */
async function logged(room: string): Promise<readonly string[]> {
  const log = await RedisLog.open(
    redis.url,
    () => 0,
    () => {},
  );
  const entries: readonly RoomEntry[] = await log.read(room);
  await log.close();
  return entries.flatMap((entry) => (entry.do === 'act' ? [JSON.stringify(entry.action)] : []));
}

function expectNothingLost({ seats, taken }: Site, log: readonly string[], steps: number): void {
  let from = 0;
  for (const action of taken) {
    const at = log.indexOf(action, from);
    expect(at).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
  for (const { device } of seats) {
    expect(device.steps.slice(0, steps).map(({ number }) => number)).toEqual(
      Array.from({ length: steps }, (_, number) => number),
    );
  }
  expect(log.length).toBeGreaterThanOrEqual(steps);
}

it('a Redis that is killed and comes back loses nothing, and the game goes on', async () => {
  const site = await begun();
  await playTo(site, 8);
  await redis.kill();
  const { seats } = site;
  const deciding = seats.find(({ seat, device }) => device.position.pending.at(-1)?.seat === seat)!.device;
  const [action] = rules.legal(deciding.position.view);
  const known = deciding.steps.length;
  await expect(deciding.ask({ do: 'act', match: 0, known, action })).rejects.toThrow('room.failed');
  await redis.again();
  await playTo(site, 20);
  expectNothingLost(site, await logged(site.room), 20);
});

it('a node that is killed in the midst of a game loses nothing, and its guests go on at the other', async () => {
  const site = await begun();
  await playTo(site, 12);
  const killed = order[0].kill();
  await playTo(site, 30);
  await killed;
  const late = new Device(0);
  await late.enter(site.room, site.keys.spectator);
  expect(late.position.pending).toEqual(site.seats[1]!.device.position.pending);
  expectNothingLost(site, await logged(site.room), 30);
});
