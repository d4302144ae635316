import { expect, it } from 'vitest';
import { type GameEvent, type GameTypes, redact, unwrap } from '#core';
import { expectEqual } from '../expect-equal';
import { deciderOf, type Plays, type Subject, viewersOf } from './subject';

/** Bytes of a view as JSON: every step is told with one. */
const MAX_VIEW_SIZE = 12_000;

/** The laws of what somebody may know. */
export function testViews<T extends GameTypes>(subject: Subject<T>, plays: Plays<T>): void {
  const { rules, simulator, actsInTheOpen = false } = subject;

  it('gives the same answers for a view as for its position, and to its seat all its actions', () => {
    plays.each(({ position, legal }) => {
      expectEqual(rules.legal(rules.view(position, deciderOf(rules, position))), legal);
      for (const viewer of viewersOf(rules, position)) {
        const view = rules.view(position, viewer);
        for (const ask of [rules.seats, rules.teams, rules.pending, rules.outcome])
          expectEqual(ask(view), ask(position));
      }
    });
  });

  it('narrows the view of a seat to what everybody knows, and to that of the seat itself', () => {
    plays.each(({ next }) => {
      const open = rules.view(next, 'spectator');
      for (const viewer of viewersOf(rules, next)) {
        const view = rules.view(next, viewer);
        const before = JSON.stringify(view);
        expectEqual(rules.view(view, 'spectator'), open, String(viewer));
        expectEqual(rules.view(view, viewer), view, String(viewer));
        if (JSON.stringify(view) !== before) expect(JSON.stringify(view)).toBe(before);
      }
    });
  });

  it(`has views of at most ${MAX_VIEW_SIZE} bytes, without the generator`, () => {
    plays.each(({ next }) => {
      for (const viewer of viewersOf(rules, next)) {
        const view = rules.view(next, viewer);
        expectEqual(Object.hasOwn(view as object, 'rng'), false);
        const size = JSON.stringify(view).length;
        if (size > MAX_VIEW_SIZE) expect(size, String(viewer)).toBeLessThanOrEqual(MAX_VIEW_SIZE);
      }
    });
  });

  it('tells secret facts only to those whom they are for', () => {
    plays.each(({ position, events }) => {
      for (const viewer of viewersOf(rules, position)) {
        for (const { secret } of redact<GameEvent>(events, viewer)) {
          if (secret !== undefined) expect(secret.to).toContain(viewer);
        }
      }
    });
  });

  it('deals what is hidden anew so that nobody who cannot see it notices', () => {
    plays.each(({ position, action, events, next }, seed) => {
      const decider = deciderOf(rules, position);
      const seats = rules.seats(position);
      for (const viewer of new Set([decider, seats[seed % seats.length]!, 'spectator' as const])) {
        const view = rules.view(position, viewer);
        const other = unwrap(rules.parse(simulator.determinize(view, seed)));
        expectEqual(rules.view(other, viewer), view);
        if (viewer !== decider && !actsInTheOpen) continue;
        const elsewhere = unwrap(rules.apply(other, action));
        // What comes to light is news, and may be other news there.
        if (rules.reveals(events)) continue;
        expectEqual(redact<GameEvent>(elsewhere.events, viewer), redact<GameEvent>(events, viewer));
        expectEqual(rules.view(elsewhere.position, viewer), rules.view(next, viewer));
      }
    });
  });

  it('leads by facts alone from the view of everybody to the next, to the letter', () => {
    plays.each(({ position, events, next }) => {
      for (const viewer of viewersOf(rules, position)) {
        const before = rules.view(position, viewer);
        const copy = JSON.stringify(before);
        const seen = rules.advance(before, redact<GameEvent>(events, viewer) as readonly T['Event'][]);
        const known = rules.view(next, viewer);
        // To the letter is more than equal: the fields come in the same order, too.
        if (JSON.stringify(seen) !== JSON.stringify(known)) {
          expectEqual(seen, known, String(viewer));
          expect(JSON.stringify(seen)).toBe(JSON.stringify(known));
        }
        if (JSON.stringify(before) !== copy) expect(JSON.stringify(before)).toBe(copy);
      }
    });
  });
}
