import { screen } from '@testing-library/react';
import { Random, unwrap } from '#core';
import type { RoomKeys, RoomResponses } from '#net';
import { SERVED_GAMES } from '../../src/server/games';
import { Room } from '../../src/server/rooms/room';
import { deviceKey } from '../helpers/deviceKey';
import { RoomServer } from '../helpers/roomServer';
import { ask } from '../server/rooms/world';
import { kaiju } from './KaijuPage';

/** The server of rooms in the test that runs. */
export let server: RoomServer;

/** For `beforeEach`: pages reach a new server without rooms. */
export function freshServer(): void {
  server = new RoomServer();
  kaiju.server = server;
}

const MEMORY = 'kaiju-tabletop.memory.';
/** What the device of the page remembers. */
export const keep = (name: string, value: unknown) =>
  localStorage.setItem(MEMORY + name, JSON.stringify(value));
export const kept = (name: string): unknown => JSON.parse(localStorage.getItem(MEMORY + name) ?? 'null');

export interface Made {
  readonly code: string;
  readonly keys: RoomKeys;
}

/** A room that somebody else has made. */
export async function roomMade(players = 2, game = 'zorgl'): Promise<Made> {
  const made = await server
    .device()
    .ask<RoomResponses['create']>({ do: 'create', game, players, options: {} });
  return { code: made.room, keys: made.keys };
}

/** The device that is the big screen of a room. */
export async function tableOf({ code, keys }: Made) {
  const table = server.device();
  await table.enter(code, keys.table);
  return table;
}

/** Somebody who has sat down elsewhere. */
export async function sitter({ code }: Made, seat: string, name: string) {
  const device = server.device();
  const key = deviceKey(name);
  await device.ask({ do: 'join', room: code, seat, name, key });
  await device.enter(code, key);
  return device;
}

/** Plays at a room for everybody, by chance, until something holds of its match; null for the end of the game. */
export async function playOn(
  { code }: Made,
  until: ((match: Room['match']) => boolean) | null = null,
): Promise<void> {
  const { log, rooms } = server.world;
  const room = Room.restore(code, SERVED_GAMES, await log.read(code, 0));
  const hosted = unwrap(await rooms.find(code));
  const random = Random.fromSeed(3);
  while (room.match.seat !== undefined && until?.(room.match) !== true) {
    const { seat, steps } = room.match;
    const action = random.pick(room.match.legal());
    unwrap(await hosted.act(seat, ask<'act'>({ do: 'act', match: 0, known: steps.length, action })));
    for (const entry of await log.read(code, room.length)) room.apply(entry);
  }
}

/** The page of a phone that sits at a room. */
export async function phoneAt(made: Made, name = 'Ann'): Promise<void> {
  await kaiju.open(`/join/${made.code}`);
  await kaiju.user.type(await screen.findByLabelText('Your name'), name);
  await kaiju.press('Sit down');
  await screen.findByRole('heading', { name: `You are in, ${name}!` });
}
