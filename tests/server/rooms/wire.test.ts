import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type RedactedStep, unwrap } from '#core';
import { PROTOCOL } from '#net';
import type { RunningServer } from '#server';
import { SERVED_GAMES } from '../../../src/server/games';
import type { RoomEntry } from '../../../src/server/rooms/entry';
import { Room } from '../../../src/server/rooms/room';
import { endsMatch } from '../../helpers/knownPosition';
import { hiddenIn, leaks, shownBy } from './hidden';
import { pageFolder, serve } from './live';
import { GAMES_WITH_SECRETS } from './secretGames';
import { chanceOnceHeard, roomOf, type TestRooms, testRooms } from './world';

/** Games by chance end sooner, or have shown by then whatever they show. */
const FAR = 400;
/** What seats of a side say to each other now and then, where the game has sides. */
const SAID = { place: 'R2/4', sign: 'strike' } as const;

let site: ReturnType<typeof pageFolder>;
let server: RunningServer;
let world: TestRooms;
/** How many steps each listener has heard of. */
let heard: (() => number)[];
const sockets: WebSocket[] = [];

beforeEach(async () => {
  site = pageFolder();
  heard = [];
  world = testRooms({ decide: chanceOnceHeard(() => Math.min(...heard.map((steps) => steps()))) });
  server = await serve(site.folder, { rooms: world.rooms });
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate();
  await server.close();
  site.remove();
});

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 2));
}

/** Somebody who enters a room with a key, and all that comes over the wire, as it came. */
async function listener(room: string, key: string): Promise<readonly string[]> {
  const address = `${server.localAddress.replace('http', 'ws')}rooms/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address);
  sockets.push(socket);
  const frames: string[] = [];
  let steps = 0;
  heard.push(() => steps);
  socket.on('message', (data) => {
    const text = String(data);
    frames.push(text);
    if (stepIn(text) !== null) steps++;
    if (text === '2') socket.send('3');
  });
  const reply = (start: string) => until(() => frames.some((text) => text.startsWith(start)));
  await reply('0');
  socket.send('40');
  await reply('40');
  const enter = { version: PROTOCOL, do: 'enter', room, key, match: 0, known: 0 };
  socket.send(`420${JSON.stringify(['ask', enter])}`);
  await reply('430');
  return frames;
}

interface Step {
  readonly tell: 'step';
  readonly step: RedactedStep;
}

const newsIn = (frame: string): unknown =>
  frame.startsWith('42') ? (JSON.parse(frame.slice(2)) as readonly unknown[])[1] : null;
const stepIn = (frame: string): Step['step'] | null => {
  const news = newsIn(frame) as Partial<Step> | null;
  return news?.tell === 'step' ? (news.step ?? null) : null;
};

/** A match as its log tells it: what is hidden after each step, and not shown by it. */
function hiddenAfter(code: string, log: readonly RoomEntry[]): readonly ReadonlySet<string>[] {
  const match = log.findIndex(({ do: what }) => what === 'act');
  const room = Room.restore(code, SERVED_GAMES, log.slice(0, match));
  let before = hiddenIn(room);
  const all = [before];
  for (const [step, entry] of log.slice(match).entries()) {
    room.apply(entry);
    const now = hiddenIn(room);
    const shown = shownBy(room, step);
    all.push(new Set([...now].filter((word) => before.has(word) && !shown.has(word))));
    before = now;
  }
  return all;
}

/** Hands and piles are told as their counts, and how chance goes on is not told at all. */
const isSecret = (name: string, value: unknown): boolean =>
  ['rng', 'seed', 'secret'].includes(name) ||
  (['hand', 'draw', 'deck', 'buildings', 'combat', 'action'].includes(name) && Array.isArray(value));

/** In the piles of TetZilla only whoever has won a building knows its points (T10.2). */
const tellsPoints = (name: string, value: unknown): boolean =>
  name === 'pile' && Array.isArray(value) && value.some((each) => /\d/.test(String(each)));

/** Everything in what is told that should only be counted: cards in hands and piles, plates that lie face down. */
function openSecrets(told: unknown): readonly string[] {
  if (typeof told !== 'object' || told === null) return [];
  if (Array.isArray(told)) return told.flatMap(openSecrets);
  const fields = Object.entries(told);
  const plate = told as { readonly up?: unknown; readonly card?: unknown };
  const faceDown = plate.up === false && typeof plate.card === 'string' ? [`plate ${plate.card}`] : [];
  const lists = fields.flatMap(([name, value]) =>
    isSecret(name, value) || tellsPoints(name, value) ? [`${name} ${JSON.stringify(value)}`] : [],
  );
  return [...faceDown, ...lists, ...fields.flatMap(([, value]) => openSecrets(value))];
}

describe.each(GAMES_WITH_SECRETS)('over the wire of %s', (game) => {
  /** A game of bots to its end, or far on, with all that came to somebody who looks on, and to the table. */
  async function recorded() {
    const { code, room, keys } = await roomOf(world, game);
    const [spectator, table] = [await listener(code, keys.spectator), await listener(code, keys.table)];
    const seats = room.info.seats.map(({ seat }) => seat);
    unwrap(await room.change({ do: 'start' }));
    const steps = (frames: readonly string[]) => frames.flatMap((frame) => stepIn(frame) ?? []);
    let said = 0;
    await until(() => {
      if (room.talk(seats.at(-1)!, SAID).ok) said++;
      const last = steps(spectator.slice(-1)).at(-1) ?? steps(spectator.slice(-20)).at(-1);
      return last !== undefined && (endsMatch(last) || last.number >= FAR);
    });
    return { code, spectator, table, said, log: await world.log.read(code) };
  }

  it('nothing hidden comes to those who look on, nor to the table, in a whole game', async () => {
    const { code, spectator, table, said, log } = await recorded();
    const seed = log.flatMap((entry) => (entry.do === 'create' ? [String(entry.seed)] : []));
    const keys = log.flatMap((entry) => (entry.do === 'create' ? Object.values(entry.keys) : []));
    const hidden = hiddenAfter(code, log);
    expect(Math.max(...hidden.map(({ size }) => size))).toBeGreaterThan(0);
    for (const frames of [spectator, table]) {
      const all = frames.join('\n');
      for (const secret of [...seed, ...keys, '"secret"', SAID.place]) expect(all).not.toContain(secret);
      let steps = 0;
      for (const frame of frames) {
        const news = frame.startsWith('43') ? JSON.parse(frame.slice(frame.indexOf('['))) : newsIn(frame);
        const step = stepIn(frame);
        // What is over may be told whole.
        if (step !== null && endsMatch(step)) continue;
        expect(openSecrets(news)).toEqual([]);
        if (step === null) continue;
        steps++;
        expect(leaks(step, hidden[step.number + 1]!)).toEqual([]);
      }
      expect(steps).toBeGreaterThan(30);
    }
    expect(said > 0).toBe(SERVED_GAMES.get(game)!.secretsGroup !== undefined);
  }, 60_000);

  it('a leak would be found', async () => {
    const found = SERVED_GAMES.get(game)!;
    const room = unwrap(
      Room.create('AAAAAA', SERVED_GAMES, {
        do: 'create',
        game,
        players: 2,
        options: {},
        seed: 'f'.repeat(32),
        keys: { table: 'a', spectator: 'b', caster: 'c' },
      }),
    );
    const { position } = room.match;
    expect(openSecrets(found.rules.view(position, 'spectator'))).toEqual([]);
    expect(openSecrets(position).length).toBeGreaterThan(1);
    expect(leaks(position, hiddenIn(room)).length).toBeGreaterThan(0);
  });
});
