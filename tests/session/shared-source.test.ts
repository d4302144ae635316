import { describe, expect, it } from 'vitest';
import { type GameTypes, ok, Random, unwrap } from '#core';
import type { GameModule } from '#module';
import { arrangeSeats, RemoteSource, Session, SharedSource } from '#session';
import { tetzillaModule } from '#tetzilla';
import { zorglModule } from '#zorgl';
import { matchFor, stepsFor } from '../../src/server/rooms/redaction';
import { Room } from '../../src/server/rooms/room';

const MODULES = [zorglModule, tetzillaModule] as unknown as readonly GameModule[];
const KEYS = { table: 'a', spectator: 'b', caster: 'c' };

/** A room with a screen that all see, at which one seat is played. */
function screenOf(module: GameModule, seed: number) {
  const { id } = module.rules;
  const games = new Map([[id, { rules: module.rules, simulator: module.simulator }]]);
  const room = unwrap(
    Room.create('AAAAAA', games, { do: 'create', game: id, players: 2, options: {}, seed, keys: KEYS }),
  );
  room.apply({ do: 'start' });
  const own = room.match.seat!;
  const nothing = { act: async () => ok(undefined), undo: async () => ok(undefined) };
  const hand = new RemoteSource<GameTypes>(module, own, matchFor(room, own), {
    ...nothing,
    act: async (action) => {
      room.apply({ do: 'act', seat: own, action });
      return ok(undefined);
    },
  });
  const open = new SharedSource<GameTypes>(module, 'spectator', matchFor(room, 'spectator'), nothing);
  open.share([hand]);
  return {
    room,
    own,
    hand,
    open,
    tellHand: () => stepsFor(room, own, hand.steps).every((step) => hand.receive(step)),
    tellTable: (from = open.steps) => stepsFor(room, 'spectator', from).every((step) => open.receive(step)),
  };
}

function sessionOn(module: GameModule, { open, own }: ReturnType<typeof screenOf>) {
  const seats = unwrap(arrangeSeats(module.rules.seats(open.viewAt(0, 'spectator')), new Map(), new Map()));
  return new Session<GameTypes>({
    source: open,
    presentation: module.presentation,
    game: module,
    seats,
    elsewhere: new Set(seats.flatMap(({ seat }) => (seat === own ? [] : [seat]))),
    watched: true,
    secretsOptional: module.secretsOptional ?? false,
    decide: () => Promise.reject(new Error('nobody thinks here')),
    seed: 1,
  });
}

describe.each(MODULES.map((module) => [module.rules.id, module] as const))(
  'a match of %s on a screen that all see',
  (_id, module) => {
    it('counts a step once the table and the seat that is played there have been told of it, in whatever order', () => {
      for (const first of ['tellHand', 'tellTable'] as const) {
        const screen = screenOf(module, 3);
        const told: number[] = [];
        screen.open.subscribe(({ number }) => void told.push(number));
        const random = Random.fromSeed(5);
        for (let step = 0; step < 30 && screen.room.match.seat !== undefined; step++) {
          const { seat, position } = screen.room.match;
          screen.room.apply({ do: 'act', seat: seat!, action: random.pick(screen.room.match.legal()) });
          expect(position).toBeDefined();
          expect(screen[first]()).toBe(true);
          expect(screen.open.steps).toBe(step);
          expect(screen[first === 'tellHand' ? 'tellTable' : 'tellHand']()).toBe(true);
          expect(screen.open.steps).toBe(step + 1);
          const { open, own, hand, room } = screen;
          expect(open.viewAt(open.length, own)).toEqual(module.rules.view(room.match.position, own));
          expect(open.viewAt(open.length, 'spectator')).toEqual(
            module.rules.view(room.match.position, 'spectator'),
          );
          expect(open.legal(own)).toEqual(hand.legal(own));
        }
        expect(told).toEqual(told.map((_number, index) => index));
      }
    });

    it('asks for all that is missing, and takes what is known already for nothing new', () => {
      const screen = screenOf(module, 4);
      const { room } = screen;
      for (let step = 0; step < 2; step++)
        room.apply({ do: 'act', seat: room.match.seat!, action: room.match.legal()[0] });
      expect(screen.tellTable(1)).toBe(false);
      expect(screen.tellTable()).toBe(true);
      expect(screen.tellTable()).toBe(true);
      screen.tellHand();
      expect(screen.open.steps).toBe(2);
    });

    it('opens no hand until whoever plays it has come, and closes it when others are to decide', async () => {
      const screen = screenOf(module, 6);
      const { room, own } = screen;
      const session = sessionOn(module, screen);
      const { secretsOptional = false } = module;
      expect(session.store.getState().passTo).toBe(secretsOptional ? null : own);
      expect(session.store.getState().view).toEqual(module.rules.view(room.match.position, 'spectator'));
      session.reveal();
      for (let step = 0; step < 60 && room.match.seat === own; step++) {
        const acting = session.act(session.legal().at(-1));
        screen.tellTable();
        screen.tellHand();
        expect(await acting).toEqual(ok(undefined));
        session.skip();
      }
      expect(room.match.seat).not.toBe(own);
      for (let second = 0; second < 60; second++) session.tick(1);
      expect(session.store.getState().holder).toBeNull();
      expect(session.store.getState().view).toEqual(module.rules.view(room.match.position, 'spectator'));
    });

    it('takes nothing for a seat that is played elsewhere', async () => {
      const { open, own } = screenOf(module, 7);
      const other = module.rules.seats(open.viewAt(0, 'spectator')).find((seat) => seat !== own)!;
      expect((await open.send(other, {}, 0)).ok).toBe(false);
      expect(open.legal(other)).toEqual([]);
    });
  },
);
