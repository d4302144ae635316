import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { AskedBot } from '#bots';
import { type GameTypes, Random, unwrap } from '#core';
import { PROTOCOL, type RoomKeys, type RoomRequest, type RoomRequestBody, type ServerEvent } from '#net';
import { SERVED_GAMES } from '../../../src/server/games';
import type { Client } from '../../../src/server/rooms/audience';
import type { HostedRoom } from '../../../src/server/rooms/hosted';
import { hashOf, type RandomBytes } from '../../../src/server/rooms/keys';
import { MemoryLog, type RoomLog } from '../../../src/server/rooms/log';
import { RoomRegistry, type RoomsOptions } from '../../../src/server/rooms/rooms';

/** Bytes as a seed gives them. */
export function bytesOf(seed: number): RandomBytes {
  let drawn = 0;
  return (count) => createHash('sha512').update(`${seed}:${drawn++}`).digest().subarray(0, count);
}

/** Bots that choose by chance, at once. */
export async function chance({ legal, seed }: AskedBot<GameTypes>): Promise<unknown> {
  return Random.fromSeed(seed).pick(legal);
}

/**
 * Bots that choose by chance, each after every listener has heard of all earlier choices: one that falls behind is
 * spared the rest. @param heard how many choices the slowest listener has heard of
 */
export function chanceOnceHeard(heard: () => number): typeof chance {
  let choices = 0;
  return async (asked) => {
    const earlier = choices++;
    while (heard() < earlier) await setTimeout(2);
    return chance(asked);
  };
}

export const never = () => new Promise<never>(() => {});

export interface TestRooms {
  readonly rooms: RoomRegistry;
  readonly log: RoomLog;
  readonly faults: string[];
}

export function testRooms(change: Partial<RoomsOptions> = {}, seed = 1): TestRooms {
  const faults: string[] = [];
  const log = change.log ?? new MemoryLog(() => 0);
  const rooms = new RoomRegistry({
    games: SERVED_GAMES,
    log,
    random: bytesOf(seed),
    botSeed: () => seed,
    decide: chance,
    pause: async () => {},
    later: () => () => {},
    fault: (detail) => void faults.push(detail),
    now: () => 0,
    tend: async () => [],
    most: 1000,
    ...change,
  });
  return { rooms, log, faults };
}

type With<Do extends RoomRequest['do']> = Extract<RoomRequest, { readonly do: Do }>;
export const ask = <Do extends RoomRequest['do']>(
  asked: Extract<RoomRequestBody, { readonly do: Do }>,
): With<Do> => ({ version: PROTOCOL, ...asked }) as With<Do>;

/** A device that keeps all that it is told. */
export class Ear implements Client {
  readonly heard: ServerEvent[] = [];
  constructor(readonly member: Client['member']) {}
  readonly send = (news: ServerEvent): void =>
    void this.heard.push(JSON.parse(JSON.stringify(news)) as ServerEvent);
}

/** Somebody at a room, let in by a key. */
export async function enter(room: HostedRoom, key: string, match = 0, known = 0) {
  const member = await room.memberOf(hashOf(key));
  if (member === undefined) throw new Error('the key opens nothing');
  const ear = new Ear(member);
  return { ear, entered: await room.enter(ear, match, known) };
}

/** A new room of a game with all its seats free. */
export async function roomOf(
  { rooms }: TestRooms,
  game: string,
  players = 2,
): Promise<{
  readonly code: string;
  readonly watch: string;
  readonly room: HostedRoom;
  readonly keys: RoomKeys;
}> {
  const made = unwrap(await rooms.create(ask<'create'>({ do: 'create', game, players, options: {} })));
  return { code: made.room, watch: made.watch, keys: made.keys, room: unwrap(await rooms.find(made.room)) };
}

/** A clock that moves when it is told to. */
export class FakeClock {
  seconds = 0;
  private timers: { at: number; run: () => void }[] = [];
  readonly now = () => this.seconds;
  readonly later = (seconds: number, run: () => void) => {
    const timer = { at: this.seconds + seconds, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((each) => each !== timer);
    };
  };
  pass(seconds: number): void {
    this.seconds += seconds;
    const due = this.timers.filter(({ at }) => at <= this.seconds);
    this.timers = this.timers.filter(({ at }) => at > this.seconds);
    for (const { run } of due) run();
  }
}
