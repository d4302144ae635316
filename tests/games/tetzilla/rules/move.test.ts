import { describe, expect, it } from 'vitest';
import { type Action, tetzilla } from '#tetzilla/rules';
import { floor, played, refusal, type Sketch, sketched, tokenAt } from '../../../helpers/tetzilla/sketch';

const PASS: Action = { do: 'pass' };
const step = (to: string): Action => ({ do: 'step', to });

/** A city of two rows with A on c1, B and C far in the east. */
const city = (put: Sketch['put'] = {}, more: Partial<Sketch> = {}) =>
  sketched({ tiles: floor(2), put: { c1: 'A', h1: 'B', g1: 'C', ...put }, ...more });

const steps = (position: ReturnType<typeof city>) =>
  tetzilla.legal(position).map((action) => (action.do === 'step' ? action.to : action.do));

describe('movement', () => {
  it('gives five tokens to each living kaiju at the start of a turn; the dead have none (T5.1)', () => {
    const last = sketched({
      tiles: floor(1),
      put: { a1: 'AB' },
      seats: { C: { hits: 10 } },
      turn: { number: 2, stage: 'slide', player: 'C' },
      tile: 'O6',
    });
    const { position, events } = played(last, { do: 'slide', tile: 'O6', spin: 0, column: 'e' });
    expect(events.slice(-3)).toEqual([
      { type: 'stage-began', stage: 'fire' },
      { type: 'turn-began', number: 3, start: 'B' },
      { type: 'stage-began', stage: 'move' },
    ]);
    expect(Object.values(position.players).map(({ tokens }) => tokens)).toEqual([5, 5, 0]);
  });

  it('goes round after round, one decision each, as long as somebody has tokens (T5.2, T5.3)', () => {
    let position = city({}, { seats: { B: { tokens: 1 }, C: { tokens: 2 } } });
    const order: string[] = [];
    while (position.turn.stage === 'move') {
      order.push(position.turn.player);
      position = played(position, PASS).position;
    }
    expect(order.join('')).toBe('ABCACAAA');
    expect(position.turn).toMatchObject({ stage: 'slide', player: 'A' });
    expect(Object.values(position.players).map(({ tokens }) => tokens)).toEqual([0, 0, 0]);
  });

  it('a step is one decision, whatever it costs (T5.2, T5.6)', () => {
    const position = city({ b1: 's5' });
    const { position: next, events } = played(position, step('b1'));
    expect(events[0]).toEqual({ type: 'stepped', player: 'A', from: 'c1', to: 'b1', cost: 3 });
    expect(next.players.A?.tokens).toBe(2);
    expect(next.turn.player).toBe('B');
  });

  it('a pass costs a token (T5.3)', () => {
    const { position, events } = played(city(), PASS);
    expect(events).toEqual([{ type: 'passed', player: 'A' }]);
    expect(position.players.A?.tokens).toBe(4);
  });

  it('goes west, north or east, never down and never diagonally (T5.4)', () => {
    expect(steps(city())).toEqual(['b1', 'c2', 'd1', 'pass']);
    const up = city({ c1: '#', c2: 'A' });
    expect(steps(up)).toEqual(['b2', 'd2', 'pass']);
    for (const to of ['c1', 'b1', 'a2', 'c2']) {
      expect(refusal(up, step(to))).toBe(`to: ${to} is not the next box west, north or east (T5.4)`);
    }
    expect(refusal(up, step('i2'))).toBe('to: i2 is not on this board (T1.1)');
    // From the edge nobody walks round the board.
    expect(steps(city({ c1: '#', a2: 'A' }))).toEqual(['b2', 'pass']);
  });

  it('enters only built boxes with at most one kaiju (T1.2, T5.5)', () => {
    expect(refusal(city({ c1: '#', c2: 'A' }), step('c3'))).toBe('to: c3 is not built (T5.5)');
    const beside = city({ h1: '#', d1: 'B' });
    expect(tokenAt(played(beside, step('d1')).position, 'd1')).toBe('AB');
    const full = city({ g1: '#', h1: '#', d1: 'BC' });
    expect(steps(full)).toEqual(['b1', 'c2', 'pass']);
    expect(refusal(full, step('d1'))).toBe('to: d1 holds two kaiju already (T5.5)');
  });

  it.each([
    ['#', 1],
    ['h1', 1],
    ['b3', 2],
    ['s6', 3],
    ['f4', 2],
    ['L', 1],
    ['M', 2],
    ['T', 2],
  ])('a step onto %s costs %i; who cannot pay cannot make it (T5.6)', (token, cost) => {
    const rich = city({ b1: token }, { seats: { A: { tokens: cost } } });
    expect(played(rich, step('b1')).position.players.A?.tokens).toBe(0);
    if (cost === 1) return;
    const poor = city({ b1: token }, { seats: { A: { tokens: cost - 1 } } });
    expect(steps(poor)).not.toContain('b1');
    expect(refusal(poor, step('b1'))).toBe(
      `to: the step costs ${cost} tokens and you have ${cost - 1} (T5.6)`,
    );
  });

  it('overruns a building, whose points the player alone gets to know (T5.7)', () => {
    const { position, events } = played(city({ c2: 'b4' }, { seats: { A: { pile: ['h1'] } } }), step('c2'));
    expect(events.slice(1)).toEqual([
      { type: 'overran', player: 'A', box: 'c2', marker: 'b?', secret: { to: ['A'], marker: 'b4' } },
    ]);
    expect(position.players.A?.pile).toEqual(['h1', 'b4']);
    expect(tokenAt(position, 'c2')).toBe('A');
    expect(tokenAt(position, 'c1')).toBe('#');
    expect(tetzilla.view(position, 'A').players.A?.pile).toEqual(['h1', 'b4']);
    expect(tetzilla.view(position, 'B').players.A?.pile).toEqual(['h?', 'b?']);
  });

  it('overruns a guard, which lies open beside the pile (T5.7)', () => {
    const { position, events } = played(city({ c2: 'M' }, { seats: { A: { guards: ['T'] } } }), step('c2'));
    expect(events.slice(1)).toEqual([{ type: 'overran', player: 'A', box: 'c2', marker: 'M' }]);
    expect(position.players.A?.guards).toEqual(['T', 'M']);
    expect(tetzilla.view(position, 'spectator').players.A?.guards).toEqual(['T', 'M']);
  });

  it.each([
    ['f4', 'building'],
    ['L', 'guard'],
    ['T', 'guard'],
  ])('then takes the hit of %s (T5.8, T7.1)', (token, by) => {
    const { position, events } = played(city({ c2: token }), step('c2'));
    expect(events.map(({ type }) => type)).toEqual(['stepped', 'overran', 'hit']);
    expect(events[2]).toEqual({ type: 'hit', kaiju: 'A', by, hits: 1, ignored: 0, total: 1 });
    expect(position.players.A?.hits).toBe(1);
  });

  it('loses what tokens are left with the stage: none remain (T5.1)', () => {
    const position = city({}, { seats: { A: { tokens: 1 }, B: { tokens: 0 }, C: { tokens: 0 } } });
    const { position: next } = played(position, PASS);
    expect(next.turn.stage).toBe('slide');
    expect(Object.values(next.players).every(({ tokens }) => tokens === 0)).toBe(true);
  });
});
