import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random, redact, unwrap, type Viewer } from '#core';
import {
  type CardId,
  type Event,
  type PlayerState,
  type Position,
  type Seat,
  type SetupOptions,
  zorgl,
} from '#zorgl/rules';
import { expectEqual } from '../../../../helpers/expect-equal';
import { mixedPlay } from '../../../../helpers/mixed-play';
import { randomGame, type Transition } from '../../../../helpers/random-game';

/**
 * The same position as far as some seats can tell: the hands of all others and the draw pile are dealt again from the
 * same cards, and the generator, which nobody sees, is another one.
 */
function dealtAnew(position: Position, known: readonly Viewer<Seat>[], seed: number): Position {
  const random = Random.fromSeed(seed);
  const hidden: CardId[] = [...position.draw];
  for (const seat of position.order) {
    if (!known.includes(seat)) hidden.push(...position.players[seat]!.hand);
  }
  const order = hidden.map((_, index) => index);
  random.shuffle(order, order.length);
  const dealt = order.map((index) => hidden[index]!);
  const players: Partial<Record<Seat, PlayerState>> = { ...position.players };
  for (const seat of position.order) {
    const player = position.players[seat]!;
    if (!known.includes(seat)) players[seat] = { ...player, hand: dealt.splice(0, player.hand.length) };
  }
  return unwrap(zorgl.parse({ ...position, players, draw: dealt, rng: random.format() }));
}

const viewersOf = (position: Position): readonly Viewer<Seat>[] => [...position.order, 'spectator'];

/** The facts as a viewer gets them, but for which cards it draws itself: those are news to nobody else. */
function told(events: readonly Event[], viewer: Viewer<Seat>): readonly object[] {
  return redact(events, viewer).map((event) => {
    if (event.type !== 'draw' || event.secret === undefined) return event;
    expect(event.player).toBe(viewer);
    return { ...event, secret: { ...event.secret, cards: event.secret.cards.length } };
  });
}

/** A view without the cards that its seat has drawn since. */
function shown(position: Position, viewer: Viewer<Seat>, events: readonly Event[]): object {
  const view = zorgl.view(position, viewer);
  const drawn = new Set(
    events.flatMap((event) =>
      event.type === 'draw' && event.player === viewer ? (event.secret?.cards ?? []) : [],
    ),
  );
  const players = Object.fromEntries(
    Object.entries(view.players).map(([seat, player]) => [
      seat,
      'count' in player.hand
        ? player
        : { ...player, hand: player.hand.map((card) => (drawn.has(card) ? 'drawn' : card)) },
    ]),
  );
  return { ...view, players };
}

function check({ position, action, events, next }: Transition, seed: number): void {
  const decider = zorgl.pending(position).at(-1)!.seat;
  for (const viewer of viewersOf(position)) {
    const asSeen = dealtAnew(position, [viewer], seed);
    expectEqual(zorgl.view(asSeen, viewer), zorgl.view(position, viewer));
    // Who acts does so from the same hand; all else that the viewer cannot know is different.
    const other = dealtAnew(position, [viewer, decider], seed);
    const played = unwrap(zorgl.apply(other, action));
    expectEqual(told(played.events, viewer), told(events, viewer));
    expectEqual(shown(played.position, viewer, played.events), shown(next, viewer, events));
    expectEqual(zorgl.pending(played.position), zorgl.pending(next));
  }
}

const seeds = fc.integer({ min: 0, max: 0xffff_ffff });

const GAMES: readonly SetupOptions[] = [
  { places: ['A', 'C'], army: true, flight: 'english' },
  {
    places: ['A', 'B', 'C', 'D'],
    monsters: { A: 'krustazor', B: 'nogyab', C: 'xman', D: 'greatzilla' },
    army: true,
    flight: 'french',
  },
];

describe('hidden cards and the hidden generator change nothing that others see (Z2.6)', () => {
  it('neither in a view nor in the facts of an action, whatever monsters play', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        for (const transition of mixedPlay(seed, 8)) check(transition, seed + 3);
      }),
      { numRuns: 250 },
    );
  });

  it.each(GAMES)('over a whole game at $places', (options) => {
    let step = 0;
    for (const transition of randomGame(options, 17)) check(transition, step++);
  });

  it('the check sees draws, shuffles and discards for ink', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 250; seed++) {
      for (const { events } of mixedPlay(seed, 8)) for (const { type } of events) seen.add(type);
    }
    for (const type of [
      'draw',
      'reshuffle',
      'cards-discarded',
      'hand-discarded',
      'passed-over',
      'game-over',
    ]) {
      expect(seen).toContain(type);
    }
  });
});
