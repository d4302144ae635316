import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '#core';
import { GAMES } from '../../../src/server/games';
import type { RoomEntry } from '../../../src/server/rooms/entry';
import { Room } from '../../../src/server/rooms/room';
import { matchFor, stepsFor } from '../../../src/server/rooms/seen';

const GAMES_PLAYED = 200;
/** So many of them to their end, or far on; of the others a beginning, since whole games by chance take long. */
const LONG_GAMES = 8;
const FAR = 400;
/** Games that have hardly a card only once: few of their hidden things can be told from open ones by name. */
const FEW_SINGLE: ReadonlySet<string> = new Set(['king-of-monsters']);
const BEGINNING = 20;
/** Events that show to all what is hidden again when they are over (T4.9). */
const SHOWN: ReadonlySet<string> = new Set(['tile-aside']);
/** Of how many games the hidden things are dealt anew, at each step: that is slow. */
const GAMES_DEALT_ANEW = 20;

const seedOf = (number: number) => number.toString(16).padStart(32, '5');

function roomOf(game: string, number: number): Room {
  const { min, max } = GAMES.get(game)!.rules.players;
  const players = min + (number % (max - min + 1));
  const keys = { table: 'a', spectator: 'b', caster: 'c' };
  const create = { do: 'create', game, players, options: {}, seed: seedOf(number), keys } as const;
  const room = unwrap(Room.create('AAAAAA', GAMES, create satisfies RoomEntry));
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

const TEXT = /"([^"\\]*)"/g;
const BOX = /^[a-z]\d+$/;
/** Texts but for letters and names of boxes, which are open and may be those of hidden things as well. */
const wordsOf = (value: unknown): readonly string[] =>
  Array.from(JSON.stringify(value).matchAll(TEXT), ([, word]) => word!).filter(
    (word) => word.length > 1 && !BOX.test(word),
  );

/** The names of single things that a position holds and a spectator does not know: hidden cards, and the generator. */
function hiddenIn({ match, rules }: Room): ReadonlySet<string> {
  const open = new Set(wordsOf(rules.view(match.position, 'spectator')));
  const counts = new Map<string, number>();
  for (const word of wordsOf(match.position)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Set([...counts].flatMap(([word, count]) => (count === 1 && !open.has(word) ? [word] : [])));
}

/** What of hidden things a message tells. */
const leaks = (message: unknown, hidden: ReadonlySet<string>): readonly string[] =>
  wordsOf(message).filter((word) => hidden.has(word));

/**
 * Plays a game by chance while a spectator listens. Returns what they were told and should not know, and how many things
 * were hidden, over all steps.
 */
function overheard(
  room: Room,
  number: number,
): { readonly told: readonly string[]; readonly hidden: number } {
  const deal = new Set([seedOf(number)]);
  let before = hiddenIn(room);
  let hidden = before.size;
  const told = [...leaks(matchFor(room, 'spectator'), new Set([...before, ...deal]))];
  const most = number < LONG_GAMES ? FAR : BEGINNING;
  playThrough(room, number, most, (known) => {
    const now = hiddenIn(room);
    // What somebody plays is seen by all, even where it is shuffled away at once.
    const { action, events } = room.match.entry(known);
    const played = new Set(wordsOf([action, events.filter(({ type }) => SHOWN.has(type))]));
    const kept = [...now].filter((word) => before.has(word) && !played.has(word));
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

describe.each([...GAMES.keys()])('a spectator of %s', (game) => {
  it(`is told nothing hidden in ${GAMES_PLAYED} games`, () => {
    for (let number = 0; number < GAMES_PLAYED; number++) {
      const { told, hidden } = overheard(roomOf(game, number), number);
      expect(told).toEqual([]);
      expect(hidden).toBeGreaterThan(FEW_SINGLE.has(game) ? 20 : 100);
    }
  });

  it('is told the same, byte for byte, whatever is hidden', () => {
    const { rules, simulator } = GAMES.get(game)!;
    let differed = 0;
    for (let number = 0; number < GAMES_DEALT_ANEW; number++) {
      const room = roomOf(game, number);
      playThrough(room, number, BEGINNING, (known) => {
        const truth = room.match.position;
        const view = rules.view(truth, 'spectator');
        const [one, other] = [1, 2].map((deal) => simulator.determinize(view, number + known + deal));
        if (JSON.stringify(one) !== JSON.stringify(other)) differed++;
        const seen = JSON.stringify(rules.view(one, 'spectator'));
        if (JSON.stringify(rules.view(other, 'spectator')) !== seen) expect.unreachable('hidden things show');
        if (ordered(JSON.parse(seen)) !== ordered(view)) expect.unreachable('the truth shows');
      });
    }
    expect(differed).toBeGreaterThan(100);
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
