import { describe, expect, it } from 'vitest';
import type { BotId } from '#bots';
import { Match, unwrap } from '#core';
import { layoutBuffer, PieceIndex, REST_POSE, TimelineBuilder } from '#director';
import {
  arrangeSeats,
  installDriver,
  type KaijuDriver,
  LocalSource,
  localDecider,
  type Presentation,
  Session,
  type SessionSnapshot,
  onSnapshot as snapshots,
} from '#session';
import { autosave, MemoryStorage, restoreSaved, Saves } from '#storage';
import { SEATS, type Seat, simulator, type View, type ZorglTypes, zorgl } from '#zorgl/rules';
import { described } from '../helpers/problems';

const PIECES = new PieceIndex(['counter']);
const buffer = (count: number) => layoutBuffer(PIECES, new Map([['counter', { ...REST_POSE, x: count }]]));

/** Shows how many events there have been, a tenth of a second for each. */
const counting: Presentation<ZorglTypes, number> = {
  begin: () => 0,
  advance: (table, events) => table + events.length,
  pieces: () => PIECES,
  layout: (table) => new Map([['counter', { ...REST_POSE, x: table }]]),
  timeline: (table, events) =>
    new TimelineBuilder(PIECES, buffer(table))
      .tween('counter', 0, events.length / 10, { x: table + events.length })
      .build(),
};

interface Options {
  readonly bots: Partial<Record<Seat, BotId>>;
  readonly match?: Match<ZorglTypes>;
  readonly onSnapshot?: (snapshot: SessionSnapshot<ZorglTypes>) => void;
  readonly onView?: (view: View) => void;
}

function sessionOf(seed: number, { bots, match, onSnapshot, onView }: Options): Session<ZorglTypes, number> {
  const opening = unwrap(zorgl.setup({ places: ['A', 'C'], army: true, flight: 'english' }, seed));
  const seats = unwrap(arrangeSeats(zorgl.seats(opening), new Map(), new Map(Object.entries(bots))));
  const source = new LocalSource(match ?? new Match(zorgl, opening));
  if (onSnapshot !== undefined) snapshots(source, { seats, seed }, onSnapshot);
  const decide = localDecider({
    ...simulator,
    determinize(view, chance) {
      onView?.(view);
      return simulator.determinize(view, chance);
    },
  });
  return new Session({ source, presentation: counting, decide, seats, seed });
}

describe('a session of Zorgl-Zilla', () => {
  it('is played by bots to the end through the driver', async () => {
    const session = sessionOf(3, { bots: { A: 'greedy', C: 'greedy' } });
    const target: { kaiju?: KaijuDriver } = {};
    installDriver<ZorglTypes>(target, {
      session: () => session,
      position: () => session.store.getState().view,
      parseAction: zorgl.parseAction,
      describe: described,
      ready: () => Promise.resolve(),
      render: () => undefined,
      project: () => null,
      stats: () => {
        throw new Error('nothing is drawn here');
      },
    });
    await target.kaiju?.settle();
    expect(session.store.getState().over).toBe(true);
    expect(target.kaiju?.position()).toMatchObject({ pending: null });
    expect(target.kaiju?.legal()).toEqual([]);
  });

  it('shows bots the view of their seat only', async () => {
    const views: View[] = [];
    const session = sessionOf(5, { bots: { A: 'greedy', C: 'greedy' }, onView: (view) => views.push(view) });
    await session.pass(60);
    expect(views.length).toBeGreaterThan(10);
    for (const view of views) {
      expect(view).not.toHaveProperty('rng');
      expect(view.draw).toHaveProperty('count');
      for (const seat of SEATS) {
        const hand = view.players[seat]?.hand;
        if (hand !== undefined) expect(Array.isArray(hand)).toBe(seat === view.turn.player);
      }
    }
  });

  it('goes on after a reload exactly as it would have gone on', async () => {
    const bots = { A: 'greedy', C: 'random' } as const;
    const saves = new Saves(new MemoryStorage());
    const onSnapshot = autosave<ZorglTypes>(saves, { id: 'game', createdAt: 0 }, () => 1);
    const first = sessionOf(8, { bots, onSnapshot });
    await first.pass(25.5);
    unwrap(await saves.flush());
    const saved = unwrap(await saves.load('game'));
    const second = sessionOf(8, { bots, match: unwrap(restoreSaved(zorgl, saved)) });
    expect(second.store.getState().view).toEqual(first.store.getState().view);
    await first.pass(2000);
    await second.pass(2000);
    expect(first.store.getState().over).toBe(true);
    expect(second.store.getState().entries).toEqual(first.store.getState().entries);
  });
});
