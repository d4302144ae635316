import { expect, it } from 'vitest';
import type { Game, GameTypes, Viewer } from '#core';
import { expectEqual } from '../expect-equal';
import { everyTransition, type Subject } from './subject';

const viewersOf = <T extends GameTypes>(
  rules: Game<T>,
  position: T['Position'],
): readonly Viewer<T['Seat']>[] => [...rules.seats(position), 'spectator'];

/** What somebody may know: the laws of views. */
export function testViews<T extends GameTypes>(subject: Subject<T>, seeds: number): void {
  const { rules } = subject;

  it('narrows the view of a seat to what everybody knows, and to that of the seat itself', () => {
    everyTransition(subject, seeds, ({ next }) => {
      const open = rules.view(next, 'spectator');
      for (const viewer of viewersOf(rules, next)) {
        const view = rules.view(next, viewer);
        const before = JSON.stringify(view);
        expectEqual(rules.view(view, 'spectator'), open, String(viewer));
        expectEqual(rules.view(view, viewer), view, String(viewer));
        expect(JSON.stringify(view)).toBe(before);
      }
    });
  });
}
