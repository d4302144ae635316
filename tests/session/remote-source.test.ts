import { describe, expect, it } from 'vitest';
import { type GameTypes, Match, ok, Random, type Result, unwrap } from '#core';
import type { GameModule } from '#module';
import type { Refused } from '#net';
import { arrangeSeats, LocalSource, RemoteSource, Session, type SessionSetup } from '#session';
import { tetzillaModule } from '#tetzilla';
import { zorglModule } from '#zorgl';
import type { RoomEntry } from '../../src/server/rooms/entry';
import { matchFor, stepsFor } from '../../src/server/rooms/redaction';
import { Room } from '../../src/server/rooms/room';
import { expectEqual } from '../helpers/expect-equal';

const MODULES = [zorglModule, tetzillaModule] as unknown as readonly GameModule[];
const KEYS = { table: 'a', spectator: 'b', caster: 'c' };

function roomOf(module: GameModule, seed: number): Room {
  const { id } = module.rules;
  const games = new Map([[id, { rules: module.rules, simulator: module.simulator }]]);
  const create = { do: 'create', game: id, players: 3, options: {}, seed, keys: KEYS } as const;
  const room = unwrap(Room.create('AAAAAA', games, create satisfies RoomEntry));
  room.apply({ do: 'start' });
  return room;
}

/** A device at a room: what is done elsewhere is told by {@link hear}. */
function deviceOf(module: GameModule, room: Room, viewer: string) {
  const answers: Result<unknown, Refused>[] = [];
  const sent: unknown[] = [];
  const answer = (what: unknown) => {
    sent.push(what);
    return Promise.resolve(answers.shift() ?? ok(undefined));
  };
  const source = new RemoteSource<GameTypes>(module, viewer, matchFor(room, viewer), {
    act: (action, known) => answer({ action, known }),
    undo: (known) => answer({ known }),
  });
  const hear = () => stepsFor(room, viewer, source.steps).every((step) => source.receive(step));
  return { source, sent, answers, hear };
}

function sessionOn(module: GameModule, source: SessionSetup<GameTypes, unknown>['source']) {
  const seats = unwrap(arrangeSeats(module.rules.seats(source.viewAt(0, 'spectator')), new Map(), new Map()));
  const elsewhere = new Set(seats.flatMap(({ seat }) => (seat === source.viewer ? [] : [seat])));
  const { presentation } = module;
  const decide = () => Promise.reject(new Error('nobody thinks here'));
  return new Session({ source, presentation, game: module, seats, elsewhere, decide, seed: 1 });
}

/** Plays by chance, and takes back what may be taken back now and then. @param each is called after every step */
function playThrough(room: Room, seed: number, most: number, each: () => void): void {
  const random = Random.fromSeed(seed);
  for (let step = 0; step < most && room.match.seat !== undefined; step++) {
    const latest = room.match.entries.at(-1)?.seat;
    const back = latest !== undefined && random.below(4) === 0 && room.match.undoBlock(latest) === null;
    if (back) room.apply({ do: 'undo', seat: latest });
    else room.apply({ do: 'act', seat: room.match.seat, action: random.pick(room.match.legal()) });
    each();
  }
}

describe.each(MODULES.map((module) => [module.rules.id, module] as const))(
  'a match of %s on a server',
  (_id, module) => {
    it('is on another device what a match on this one would be', () => {
      for (const seed of [1, 2]) {
        const room = roomOf(module, seed);
        for (const viewer of [...room.seats.slice(0, 2), 'spectator']) {
          const device = deviceOf(module, room, viewer);
          const local = new LocalSource(room.match, viewer);
          playThrough(room, seed, 40, () => {
            expect(device.hear()).toBe(true);
            const { source } = device;
            expect([source.length, source.steps, source.seat]).toEqual([
              local.length,
              local.steps,
              local.seat,
            ]);
            for (const whose of [viewer, 'spectator'])
              expectEqual(source.viewAt(source.length, whose), module.rules.view(room.match.position, whose));
            expectEqual(source.legal(viewer), viewer === room.match.seat ? room.match.legal() : []);
            for (const seat of room.seats) expect(source.undoBlock(seat)).toEqual(room.match.undoBlock(seat));
          });
          const { entries } = new LocalSource(room.match, viewer);
          expect(device.source.entries).toEqual(entries);
        }
      }
    });

    it('is played on a table that ends up like the one of a match that is kept here', () => {
      const room = roomOf(module, 4);
      const viewer = room.seats[0]!;
      const device = deviceOf(module, room, viewer);
      const session = sessionOn(module, device.source);
      playThrough(room, 4, 80, () => void device.hear());
      session.live();
      const match = unwrap(Match.restore(module.rules, room.match.record()));
      const here = sessionOn(module, new LocalSource(match, viewer));
      expect(session.store.getState().faults).toEqual([]);
      expect(module.presentation.layout(session.table)).toEqual(module.presentation.layout(here.table));
      expect(session.store.getState().view).toEqual(here.store.getState().view);
    });

    it('is asked for again where something is missing, and hears nothing twice', () => {
      const room = roomOf(module, 5);
      const viewer = room.seats[1]!;
      const device = deviceOf(module, room, viewer);
      playThrough(room, 5, 6, () => {});
      const steps = stepsFor(room, viewer, 0);
      expect(device.source.receive(steps[1]!)).toBe(false);
      expect(steps.every((step) => device.source.receive(step))).toBe(true);
      expect(device.source.receive(steps[0]!)).toBe(true);
      expect(device.source.steps).toBe(steps.length);
    });

    it('sends what its own seat does, and learns from a refusal what it did not know', async () => {
      const room = roomOf(module, 6);
      const viewer = room.match.seat!;
      const device = deviceOf(module, room, viewer);
      const [action] = device.source.legal(viewer);
      const other = room.seats.find((seat) => seat !== viewer)!;
      expect(await device.source.send(other, action, 0)).toMatchObject({ ok: false });
      expect(device.sent).toEqual([]);
      room.apply({ do: 'act', seat: viewer, action: room.match.legal()[0] });
      const since = stepsFor(room, viewer, 0);
      device.answers.push({ ok: false, error: { field: 'known', code: 'steps.stale', since } });
      const refused = await device.source.send(viewer, action, 0);
      expect(refused).toMatchObject({ ok: false, error: { code: 'steps.stale', since: [{ number: 0 }] } });
      expect(device.sent).toEqual([{ action, known: 0 }]);
      expect(device.source.steps).toBe(1);
    });
  },
);
