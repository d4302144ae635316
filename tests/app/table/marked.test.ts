import { expect, it } from 'vitest';
import type { TurnControl } from '#module';
import { markedBy } from '../../../src/app/table/marked';

const NONE = new Set<string>();

const target = (id: string): TurnControl['targets'][number] => ({
  id,
  kind: 'box',
  body: false,
  at: [0, 0, 0],
});

it('marks what could be done next where the table rests, what a coach lights first', () => {
  const targets = [target('c4'), target('d4')];
  expect(markedBy({ targets }, true, NONE)).toEqual({ targets, lit: targets });
  expect(markedBy({ targets, lit: [targets[1]!] }, true, NONE)).toEqual({ targets, lit: [targets[1]] });
});

it('marks nothing, and lets nothing be seen through, while an action is shown', () => {
  const targets = [target('c4')];
  expect(markedBy({ targets, lit: targets }, false, NONE)).toEqual({ targets: [], lit: [] });
});

it('leaves out what the table does not show', () => {
  const targets = [target('c4'), target('d4')];
  expect(markedBy({ targets }, true, new Set(['c4']))).toEqual({ targets: [targets[1]], lit: [targets[1]] });
});
