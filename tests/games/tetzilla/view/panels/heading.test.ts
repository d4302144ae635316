import { expect, it } from 'vitest';
import { tetzilla } from '#tetzilla/rules';
import { decisionOf, headingText, tetMessages } from '#tetzilla/view';
import { sketchView } from './sketch';

it('a way of several steps is told with all that it costs, a single step and a box out of reach are not', () => {
  // A house costs 1 token more and no hit; one step leads to b2.
  const view = sketchView({
    rows: ['# # # . . . . .', 'A # h? . . . . .'],
    players: { A: { tokens: 4 } },
  });
  const decision = decisionOf(view, view.turn.player, tetzilla.legal(view), null)!;
  const told = (box: string) => headingText(decision, box, tetMessages('en'));
  expect(told('b1')).toBeNull();
  expect(told('b2')).toMatch(/^Head for b2: 2 steps, 2 tokens\.$/);
  expect(told('c2')).toMatch(/^Head for c2: 3 steps, 3 tokens\.$/);
  expect(told('h1')).toBeNull();
});
