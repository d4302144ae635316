import { expect, it } from 'vitest';
import { type GameTypes, MAX_COMBINED, MAX_LEGAL, unwrap } from '#core';
import { expectEqual } from '../expect-equal';
import type { Plays, Subject } from './subject';

/** Of so many transitions one, where what is looked at takes long. */
const NOW_AND_THEN = 7;

/** True for an action that makes several choices together. */
const combines = (action: unknown): boolean =>
  Object.values(action as object).some((value) => typeof value === 'object' && value !== null);

const copied = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

/** The laws of positions and actions. */
export function testRules<T extends GameTypes>({ rules }: Subject<T>, plays: Plays<T>): void {
  it('lists no more legal actions than a game may, all different; some until the game is over', () => {
    plays.each(({ legal, next }) => {
      expect(legal.length).toBeLessThanOrEqual(legal.some(combines) ? MAX_COMBINED : MAX_LEGAL);
      expect(new Set(legal.map((action) => JSON.stringify(action))).size).toBe(legal.length);
      const over = rules.outcome(next) !== null;
      expect(rules.pending(next).length === 0).toBe(over);
      if (over) expectEqual(rules.legal(next), []);
    });
  });

  it('can apply every legal action, each of a valid shape', () => {
    plays.each(({ position, legal }) => {
      expect(legal.length).toBeGreaterThan(0);
      for (const action of legal) {
        expectEqual(unwrap(rules.parseAction(copied(action))), action);
        if (!rules.apply(position, action).ok) expect.unreachable(JSON.stringify(action));
      }
    }, NOW_AND_THEN);
  });

  it('has plain JSON for positions, which parse as themselves', () => {
    plays.each(({ next }) => expectEqual(unwrap(rules.parse(copied(next))), next));
  });

  it('has equal futures for equal positions, and leaves the one it was given alone', () => {
    plays.each(({ position, action, events, next }) => {
      const copy = copied(position);
      expectEqual(unwrap(rules.apply(copy, copied(action))), { position: next, events });
      expectEqual(copy, position);
    });
  });
}
