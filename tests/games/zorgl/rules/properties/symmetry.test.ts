import fc from 'fast-check';
import { describe, it } from 'vitest';
import { unwrap } from '#core';
import { type Action, type Event, type Position, zorgl } from '#zorgl/rules';
import { BOARD_SYMMETRIES, transformed } from '../../../../helpers/board-symmetry';
import { expectEqual } from '../../../../helpers/expect-equal';
import { mixedPlay } from '../../../../helpers/mixed-play';
import { randomGame, type Transition } from '../../../../helpers/random-game';

const text = (value: unknown): string => JSON.stringify(value);

const sorted = (actions: readonly Action[]): readonly string[] => actions.map(text).sort();

/** Facts that one cause brings about in several boxes at once: which of them is told first means nothing. */
const AT_ONCE: ReadonlySet<string> = new Set(['floors', 'destroyed']);

/**
 * The facts as texts in which the order of those that happen at once, and the bends of a burrow, of which the rules
 * name only the end, do not count.
 */
function essence(events: readonly Event[]): readonly string[] {
  const lines: string[] = [];
  let together: string[] = [];
  for (const event of events) {
    if (AT_ONCE.has(event.type)) {
      together.push(text(event));
      continue;
    }
    lines.push(...together.sort());
    together = [];
    const burrows = event.type === 'move' && event.manner === 'burrow';
    lines.push(text(burrows ? { ...event, path: event.path.length } : event));
  }
  return [...lines, ...together.sort()];
}

describe.each(BOARD_SYMMETRIES)('the rules do not know $name from the board as it lies', (symmetry) => {
  const turn = <Value extends Position | Action | Event>(value: Value): Value => transformed(symmetry, value);

  function check({ position, legal, action, events, next }: Transition): void {
    const elsewhere = unwrap(zorgl.parse(turn(position)));
    expectEqual(sorted(zorgl.legal(elsewhere)), sorted(legal.map(turn)));
    const played = unwrap(zorgl.apply(elsewhere, turn(action)));
    expectEqual(played.position, turn(next));
    expectEqual(essence(played.events), essence(events.map(turn)));
  }

  it('over random plays of every mix of monsters', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        for (const transition of mixedPlay(seed, 8)) check(transition);
      }),
      { numRuns: 40 },
    );
  });

  it('over a whole game', () => {
    const places = ['A', 'B', 'C', 'D'] as const;
    for (const transition of randomGame({ places, army: true, flight: 'french' }, 11)) check(transition);
  });
});
