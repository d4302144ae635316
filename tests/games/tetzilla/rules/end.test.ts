import { describe, expect, it } from 'vitest';
import { type Action, type Outcome, type Position, tetzilla } from '#tetzilla/rules';
import { floor, played, refusal, type Sketch, sketched } from '../../../helpers/tetzilla/sketch';

/** The last player slides the last tile of a turn; no guard is near. */
const ending = (number: number, more: Partial<Sketch> = {}): Position =>
  sketched({
    tiles: floor(1),
    put: { a1: 'AB', b1: 'C' },
    turn: { number, stage: 'slide', start: 'B', player: 'A' },
    tile: 'O6',
    ...more,
  });

const SLIDE: Action = { do: 'slide', tile: 'O6', spin: 0, column: 'e' };

const outcome = (position: Position): Outcome => played(position, SLIDE).position.outcome!;

describe('the end', () => {
  it('comes after turn 8; before it the next player clockwise starts (T9.1)', () => {
    const seventh = played(ending(7), SLIDE);
    expect(seventh.events.at(-2)).toEqual({ type: 'turn-began', number: 8, start: 'C' });
    const eighth = played(ending(8), SLIDE);
    expect(eighth.events.at(-1)).toEqual({
      type: 'game-over',
      winners: ['A', 'B', 'C'],
      scores: { A: 0, B: 0, C: 0 },
      reason: 'turns',
      piles: { A: [], B: [], C: [] },
    });
    expect(eighth.position).toMatchObject({
      turn: { number: 8, stage: 'over', round: 1, start: 'B', player: 'B' },
      tile: null,
      fired: [],
    });
    expect(tetzilla.legal(eighth.position)).toEqual([]);
    expect(tetzilla.pending(eighth.position)).toEqual([]);
    expect(refusal(eighth.position, SLIDE)).toBe('do: the game is over (T9.1)');
  });

  it('the next start player may be a dead one’s (T9.1)', () => {
    const { position } = played(ending(3, { put: { a1: 'AB' }, seats: { C: { hits: 10 } } }), SLIDE);
    expect(position.turn).toEqual({ number: 4, stage: 'move', round: 1, start: 'C', player: 'A' });
  });

  it('comes after a turn in which, or before which, a tile was put aside (T9.2)', () => {
    expect(outcome(ending(1, { aside: ['T1'] })).reason).toBe('full');
    expect(outcome(ending(8, { aside: ['T1'] })).reason).toBe('turns');
    const over = played(ending(1, { aside: ['T1'] }), SLIDE).position;
    expect(refusal(over, { do: 'pass' })).toBe('do: the game is over (T9.2)');
  });

  it('that turn is played to its end, the firing included (T9.2)', () => {
    const position = ending(2, { aside: ['T1'], put: { a1: 'AB', b1: 'C', c1: 'M' } });
    const { position: next } = played(position, SLIDE);
    expect(next.turn).toMatchObject({ number: 2, stage: 'fire', player: 'B' });
    expect(played(next, { do: 'fire', guard: 'c1' }).position.outcome?.reason).toBe('full');
  });

  it.each([2, 8])('comes at once when no kaiju is left, in turn %i too (T9.3)', (number) => {
    const position = sketched({
      tiles: floor(1),
      put: { c1: 'A', b1: 'f4' },
      seats: { A: { hits: 9, ability: 'swiftness' }, B: { hits: 10 }, C: { hits: 10, pile: ['h2'] } },
      turn: { number, start: 'C' },
    });
    const { position: next, events } = played(position, { do: 'step', to: 'b1' });
    expect(events.map(({ type }) => type)).toEqual(['stepped', 'overran', 'hit', 'died', 'game-over']);
    expect(next.outcome).toEqual({ winners: ['A'], scores: { A: -6, B: -10, C: -8 }, reason: 'ruin' });
    expect(next.turn).toEqual({ number, stage: 'over', round: 1, start: 'C', player: 'C' });
    expect(refusal(next, { do: 'pass' })).toBe('do: the game is over (T9.3)');
  });

  it('comes at once when a shot kills the last two (T9.3)', () => {
    const position = sketched({
      tiles: floor(1),
      put: { c1: 'M', b1: 'AB', d1: 'M' },
      seats: { A: { hits: 9, ability: 'toughness' }, B: { hits: 9, ability: 'toughness' }, C: { hits: 10 } },
      turn: { number: 4, stage: 'fire', player: 'C' },
    });
    const { position: next, events } = played(position, { do: 'fire', guard: 'c1' });
    expect(events.map(({ type }) => type)).toEqual(['fired', 'hit', 'died', 'hit', 'died', 'game-over']);
    expect(next).toMatchObject({ fired: [], outcome: { reason: 'ruin' } });
  });

  it('scores points, guards and hits; a score may be negative (T9.4)', () => {
    const seats: Sketch['seats'] = {
      A: { pile: ['h2', 's6'], guards: ['L', 'M'], hits: 3 },
      B: { pile: ['b4'], hits: 7 },
      C: { guards: ['T'] },
    };
    expect(outcome(ending(8, { seats })).scores).toEqual({ A: 2 + 6 + 2 - 3, B: 4 - 7, C: 1 });
    const none = ending(8, { seats, options: { guardPoints: 0 } });
    expect(outcome(none).scores).toEqual({ A: 2 + 6 - 3, B: 4 - 7, C: 0 });
  });

  it('the highest score wins, among equals fewer hits, and if these are equal too they share (T9.5)', () => {
    const winners = (seats: Sketch['seats'] & object) => outcome(ending(8, { seats })).winners;
    expect(winners({ A: { pile: ['h1'] }, B: { pile: ['b3'] }, C: { pile: ['h2'] } })).toEqual(['B']);
    expect(winners({ A: { pile: ['b3'], hits: 1 }, C: { pile: ['h2'] } })).toEqual(['C']);
    expect(
      winners({ A: { pile: ['b3'], hits: 1 }, C: { pile: ['b3'], hits: 1 }, B: { pile: ['h1'] } }),
    ).toEqual(['A', 'C']);
  });

  it('ranks everybody by it (T9.5)', () => {
    const seats: Sketch['seats'] = { A: { pile: ['b3'], hits: 1 }, B: { pile: ['h2'] }, C: { pile: ['s6'] } };
    const over = played(ending(8, { seats }), SLIDE).position;
    expect(tetzilla.ranking(over)).toEqual([
      { seats: ['C'], rank: 1, score: 6 },
      { seats: ['B'], rank: 2, score: 2 },
      { seats: ['A'], rank: 3, score: 2 },
    ]);
  });
});
