import { describe, expect, it } from 'vitest';
import { type GameTypes, Random, redactEntry, unwrap } from '#core';
import { SERVED_GAMES } from '../../../src/server/games';
import type { RoomEntry } from '../../../src/server/rooms/entry';
import { matchFor, stepsFor } from '../../../src/server/rooms/redaction';
import { Room } from '../../../src/server/rooms/room';
import { hiddenIn, leaks, shownBy } from './hidden';
import { GAMES_WITH_SECRETS } from './secretGames';

const GAMES_PLAYED = 200;
/** So many of them to their end, or far on, each step; of the others a stretch somewhere, since whole games by chance take long. */
const LONG_GAMES = 8;
const FAR = 400;
/** Stretches begin at steps up to this one. */
const MAX_STEPS = 120;
const STRETCH = 20;
/** Of how many games the hidden things are dealt again, at each step: that is slow. */
const GAMES_DEALT_ANEW = 20;

const seedOf = (number: number) => number.toString(16).padStart(32, '5');

function roomOf(game: string, number: number): Room {
  const { min, max } = SERVED_GAMES.get(game)!.rules.players;
  const players = min + (number % (max - min + 1));
  const keys = { table: 'a', spectator: 'b', caster: 'c' };
  const create = { do: 'create', game, players, options: {}, seed: seedOf(number), keys } as const;
  const room = unwrap(Room.create('AAAAAA', SERVED_GAMES, create satisfies RoomEntry));
  room.apply({ do: 'start' });
  return room;
}

/** Plays a game by chance. @param each is called after every action */
function playThrough(room: Room, number: number, most: number, each: (known: number) => void): void {
  const random = Random.fromSeed(number);
  for (let known = 0; known < most && room.match.seat !== undefined; known++) {
    const action = random.pick(room.match.legal());
    room.apply({ do: 'act', seat: room.match.seat, action });
    each(known);
  }
}

/**
 * Plays a game by chance while a spectator listens. Returns what they were told and should not know, and how many things
 * were hidden, over all steps.
 */
function overheard(
  room: Room,
  number: number,
): { readonly told: readonly string[]; readonly hidden: number } {
  const deal = new Set([seedOf(number)]);
  const from = number < LONG_GAMES ? 0 : (number * 37) % MAX_STEPS;
  const most = number < LONG_GAMES ? FAR : from + STRETCH;
  let before = hiddenIn(room);
  let hidden = before.size;
  const told = [...leaks(matchFor(room, 'spectator'), new Set([...before, ...deal]))];
  playThrough(room, number, most, (known) => {
    if (known < from - 1) return;
    const now = hiddenIn(room);
    const shown = shownBy(room, known);
    const kept = [...now].filter((word) => before.has(word) && !shown.has(word));
    told.push(...leaks(stepsFor(room, 'spectator', known), new Set([...kept, ...deal])));
    before = now;
    hidden += kept.length;
  });
  return { told, hidden };
}

/** The same text for the same value, in whatever order its fields were set. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/** Legal actions of whoever decides, in any order, as texts. */
const legalIn = ({ rules }: Pick<Room, 'rules'>, position: unknown): readonly string[] => {
  const seat = rules.pending(position).at(-1)?.seat;
  return seat === undefined
    ? []
    : rules.legal(rules.view(position, seat)).map((each) => JSON.stringify(each));
};

/** What a spectator is told of an action; undefined for one that shows what was hidden. */
function toldOf({ rules }: Pick<Room, 'rules'>, position: unknown, action: string): string | undefined {
  const { seat } = rules.pending(position).at(-1)!;
  const done = JSON.parse(action) as GameTypes['Action'];
  const { events, position: after } = unwrap(rules.apply(position, done));
  if (rules.reveals(events)) return undefined;
  const entry = redactEntry(rules, { seat, action: done, events }, 'spectator');
  return ordered([entry, rules.view(after, 'spectator'), rules.pending(after)]);
}

describe.each(GAMES_WITH_SECRETS)('a spectator of %s', (game) => {
  it(`is told nothing hidden in ${GAMES_PLAYED} games`, () => {
    for (let number = 0; number < GAMES_PLAYED; number++) {
      const { told, hidden } = overheard(roomOf(game, number), number);
      expect(told).toEqual([]);
      expect(hidden).toBeGreaterThan(20);
    }
  });

  it('is told the same, byte for byte, whatever is hidden', () => {
    const { rules, simulator } = SERVED_GAMES.get(game)!;
    let differed = 0;
    let compared = 0;
    for (let number = 0; number < GAMES_DEALT_ANEW; number++) {
      const room = roomOf(game, number);
      playThrough(room, number, STRETCH, (known) => {
        const truth = room.match.position;
        const view = rules.view(truth, 'spectator');
        const [one, other] = [1, 2].map((deal) => simulator.determinize(view, number + known + deal));
        if (JSON.stringify(one) !== JSON.stringify(other)) differed++;
        const seen = JSON.stringify(rules.view(one, 'spectator'));
        if (JSON.stringify(rules.view(other, 'spectator')) !== seen) expect.unreachable('hidden things show');
        if (ordered(JSON.parse(seen)) !== ordered(view)) expect.unreachable('the truth shows');
        const legal = legalIn(room, other);
        const both = legalIn(room, one).filter((action) => legal.includes(action));
        if (both.length === 0) return;
        const action = Random.fromSeed(number + known).pick(both);
        const steps = [one, other].map((position) => toldOf(room, position, action));
        if (steps.includes(undefined)) return;
        compared++;
        if (steps[0] !== steps[1]) expect.unreachable('a step tells what is hidden');
      });
    }
    expect(differed).toBeGreaterThan(100);
    expect(compared).toBeGreaterThan(50);
  });

  it('would be caught with a planted leak', () => {
    const room = roomOf(game, 3);
    const { rules } = room;
    const leaky: Room = Object.create(room, {
      rules: { value: { ...rules, view: (position: unknown) => position } },
    });
    const hidden = hiddenIn(room);
    expect(leaks(matchFor(room, 'spectator'), hidden)).toEqual([]);
    expect(leaks(matchFor(leaky, 'spectator'), hidden).length).toBe(hidden.size);
  });
});
