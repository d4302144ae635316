import { describe, expect, it } from 'vitest';
import { tetzilla } from '#tetzilla/rules';
import { decisionOf, type Refused, refusedText, tetMessages, withGun } from '#tetzilla/view';
import { type Sketch, sketchView } from './sketch';

const words = tetMessages('en');

const told = (sketch: Sketch, refused: Refused, guard?: string) => {
  const view = sketchView(sketch);
  const decision = decisionOf(view, view.turn.player, tetzilla.legal(view), null)!;
  const now = decision.kind === 'fire' && guard !== undefined ? withGun(decision, guard) : decision;
  return refusedText(now, refused, words)?.text ?? null;
};

describe('what cannot be done is told why', () => {
  const move: Sketch = {
    rows: ['. . # . . . . .', 'A b? s? f? . . . .', '# M . . h? BC # #'],
    players: { A: { tokens: 2 } },
  };

  it.each([
    ['the edge', { arrow: 'left' }, 'Step left: the edge of the city'],
    ['a box without a tile', { arrow: 'up' }, 'Climb up: nothing to stand on'],
    ['the same by a click', { box: 'a3' }, 'Climb up: nothing to stand on'],
    ['a box below', { box: 'b1' }, 'Kaiju never go down.'],
    ['a box that the tokens do not reach', { box: 'c2' }, 'c2 is out of reach this turn.'],
  ] as const)('for a step: %s', (_name, refused, text) => {
    expect(told(move, refused)).toBe(text);
  });

  it('for a step that is too dear', () => {
    expect(told({ ...move, players: { A: { tokens: 1 } } }, { arrow: 'right' })).toBe(
      'Step right: costs 2 tokens: too expensive',
    );
  });

  it('for a step that can be made there is nothing to tell', () => {
    expect(told(move, { arrow: 'right' })).toBeNull();
  });

  it('for a shot, before and after a guard is chosen', () => {
    const fire: Sketch = { rows: ['A L # B C . . .'], turn: { stage: 'fire' } };
    expect(told(fire, { box: 'c1' })).toBe('No guard at c1 may fire.');
    expect(told(fire, { box: 'c1' }, 'b1')).toBe('This guard hits nobody at c1.');
  });

  it.each([
    ['L', 'T6.4'],
    ['M', 'T6.5'],
    ['T', 'T6.6'],
  ])('for a shot that hits nobody, by the clause of its guard: %s', (guard, clause) => {
    const view = sketchView({ rows: [`A ${guard} # B C . . .`], turn: { stage: 'fire' } });
    const decision = decisionOf(view, view.turn.player, tetzilla.legal(view), null)!;
    const aimed = decision.kind === 'fire' ? withGun(decision, 'b1') : decision;
    expect(refusedText(aimed, { box: 'c1' }, words)?.clause).toBe(clause);
  });

  it('for a way in', () => {
    const enter: Sketch = {
      rows: ['# # . . . . . .'],
      turn: { number: 0, stage: 'enter' },
    };
    expect(told(enter, { box: 'c1' })).toBe('c1 is closed: enter at a marked box.');
  });
});
