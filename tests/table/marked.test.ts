import { expect, it } from 'vitest';
import type { TurnControl } from '#module';
import { markedBy } from '../../src/table/marked';

const NONE = new Set<string>();

const target = (id: string): TurnControl['targets'][number] => ({
  id,
  kind: 'box',
  body: false,
  at: [0, 0, 0],
});

it('marks what could be done next where the table rests, what a coach lights first', () => {
  const targets = [target('c4'), target('d4')];
  expect(markedBy({ targets }, true, NONE, null)).toEqual({ targets, lit: targets, seen: targets });
  const { lit, seen } = markedBy({ targets, lit: [targets[1]!] }, true, NONE, [1, 0, 2]);
  expect(lit).toEqual([targets[1]]);
  expect(seen).toEqual([...targets, { at: [1, 0, 2], body: false }]);
});

it('marks nothing, and lets nothing be seen through, while an action is shown', () => {
  const targets = [target('c4')];
  const marked = markedBy({ targets, lit: targets }, false, NONE, [1, 0, 2]);
  expect(marked).toEqual({ targets: [], lit: [], seen: [] });
});

it('leaves out what the table does not show', () => {
  const targets = [target('c4'), target('d4')];
  const left = [targets[1]];
  expect(markedBy({ targets }, true, new Set(['c4']), null)).toEqual({
    targets: left,
    lit: left,
    seen: left,
  });
});
