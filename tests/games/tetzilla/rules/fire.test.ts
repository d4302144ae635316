import { describe, expect, it } from 'vitest';
import type { Direction } from '#core';
import { type Action, type FireAction, type Position, type Seat, tetzilla } from '#tetzilla/rules';
import { floor, played, refusal, type Sketch, sketched, tokenAt } from '../../../helpers/tetzilla/sketch';

const FIRING = { number: 2, stage: 'fire' } as const;

/** Rows 1 to 4 of eight columns, with these things in them. Nobody's ability helps against shots here. */
const city = (put: Sketch['put'], more: Partial<Sketch> = {}): Position =>
  sketched({
    tiles: floor(4),
    put: put!,
    turn: FIRING,
    ...more,
    seats: Object.fromEntries(
      (['A', 'B', 'C'] as const).map((seat) => [seat, { ability: abilityOf(seat), ...more.seats?.[seat] }]),
    ),
  });

const abilityOf = (seat: Seat) => (seat === 'C' ? 'tough-skin' : 'toughness');

const shots = (position: Position, guard: string): readonly object[] =>
  tetzilla
    .legal(position)
    .filter((action): action is FireAction => action.do === 'fire' && action.guard === guard)
    .map(({ do: _do, guard: _guard, ...aim }) => aim);

const fire = (guard: string, aim: Omit<FireAction, 'do' | 'guard'> = {}): Action => ({
  do: 'fire',
  guard,
  ...aim,
});

const hitsOf = (position: Position): readonly number[] =>
  Object.values(position.players).map(({ hits }) => hits);

describe('the guards fire', () => {
  it('everybody in order picks one that has not fired, even the players of the dead, even one that hits nobody (T6.1)', () => {
    const position = city(
      { a1: 'A', b1: 'B', a2: 'M', b2: 'M', h4: 'M' },
      { seats: { C: { hits: 10 } }, turn: { ...FIRING, start: 'C', player: 'C' } },
    );
    expect(tetzilla.legal(position)).toEqual([fire('a2'), fire('b2'), fire('h4')]);
    expect(refusal(position, { do: 'pass' })).toBe('do: in the stage fire the action must be fire (T6.1)');
    const first = played(position, fire('h4'));
    expect(first.events).toEqual([{ type: 'fired', player: 'C', guard: 'h4', kind: 'M' }]);
    expect(first.position).toMatchObject({ fired: ['h4'], turn: { player: 'A' } });
    expect(refusal(first.position, fire('h4'))).toBe(
      'guard: the guard on h4 has already fired this turn (T6.1)',
    );
    expect(refusal(first.position, fire('c3'))).toBe('guard: no guard stands on c3 (T6.1)');
    expect(tokenAt(first.position, 'h4')).toBe('M');
  });

  it('each player fires once; then the next turn begins (T6.1)', () => {
    const position = city({ a1: 'A', b1: 'B', c1: 'C', a2: 'M', b2: 'M', c2: 'M', d1: 'M' });
    const after = played(position, fire('a2'), fire('b2'), fire('c2'));
    expect(after.events.slice(-2)).toEqual([
      { type: 'turn-began', number: 3, start: 'B' },
      { type: 'stage-began', stage: 'move' },
    ]);
    expect(after.position.fired).toEqual([]);
  });

  it('ends as soon as no guard that is left could hit anybody (T6.2)', () => {
    const position = city({ a1: 'AB', b1: 'C', a2: 'M', h4: 'M', h3: 'L' });
    const { events } = played(position, fire('a2'));
    expect(events.map(({ type }) => type)).toEqual([
      'fired',
      'hit',
      'hit',
      'hit',
      'turn-began',
      'stage-began',
    ]);
    // And where none could from the first, nobody is asked.
    const slide = sketched({
      tiles: floor(2),
      put: { a1: 'AB', b1: 'C', h2: 'L' },
      turn: { number: 2, stage: 'slide', player: 'C' },
      tile: 'O6',
    });
    expect(
      played(slide, { do: 'slide', tile: 'O6', spin: 0, column: 'e' })
        .events.slice(-3)
        .map(({ type }) => type),
    ).toEqual(['stage-began', 'turn-began', 'stage-began']);
  });

  it('hits kaiju only, the own one too; nothing blocks it, and the guard stays (T6.3)', () => {
    const position = city({ a1: 'A', b1: 's6', c1: 'L', h4: 'B', h3: 'C', b2: 'h1' });
    const { position: next } = played(position, fire('c1', { target: 'A' }));
    expect(hitsOf(next)).toEqual([2, 0, 0]);
    expect(['b1', 'c1', 'b2'].map((box) => tokenAt(next, box))).toEqual(['s6', 'L', 'h1']);
  });

  it('a laser hits one kaiju within three, the choice is the player’s, two hits (T6.4)', () => {
    const position = city({ d1: 'L', a1: 'A', b2: 'B', g2: 'C' });
    // A is 3 away, B 3, C 4.
    expect(shots(position, 'd1')).toEqual([{ target: 'A' }, { target: 'B' }]);
    expect(refusal(position, fire('d1'))).toBe('target: must name a kaiju in range (T6.4)');
    expect(refusal(position, fire('d1', { target: 'C' }))).toBe('target: C is not in range (T6.4)');
    expect(refusal(position, fire('d1', { target: 'D' }))).toBe('target: D is not in this game (T6.4)');
    expect(refusal(position, fire('d1', { dir: 'W' }))).toBe('dir: is for tanks only (T6.4)');
    const { events } = played(position, fire('d1', { target: 'B' }));
    expect(events.slice(0, 2)).toEqual([
      { type: 'fired', player: 'A', guard: 'd1', kind: 'L', target: 'B' },
      { type: 'hit', kaiju: 'B', by: 'laser', hits: 2, ignored: 0, total: 2 },
    ]);
    // With nobody in range it fires at nobody.
    const idle = city({ h4: 'L', a1: 'A', b1: 'BC', a2: 'M' });
    expect(shots(idle, 'h4')).toEqual([{}]);
    expect(refusal(idle, fire('h4', { target: 'A' }))).toBe('target: nobody is in range (T6.4)');
  });

  it('a laser may mean either of two in a box (T6.4)', () => {
    const position = city({ d1: 'L', c1: 'BC', a4: 'A' });
    expect(shots(position, 'd1')).toEqual([{ target: 'B' }, { target: 'C' }]);
    expect(hitsOf(played(position, fire('d1', { target: 'C' })).position)).toEqual([0, 0, 2]);
  });

  it('a missile hits every kaiju within two, by letter, one hit each (T6.5)', () => {
    const position = city({ c2: 'M', c4: 'C', b1: 'A', f2: 'B' });
    expect(shots(position, 'c2')).toEqual([{}]);
    const { events } = played(position, fire('c2'));
    expect(events.filter(({ type }) => type === 'hit')).toEqual([
      { type: 'hit', kaiju: 'A', by: 'missile', hits: 1, ignored: 0, total: 1 },
      { type: 'hit', kaiju: 'C', by: 'missile', hits: 1, ignored: 0, total: 1 },
    ]);
    expect(refusal(position, fire('c2', { target: 'A' }))).toBe('target: is for lasers only (T6.5)');
    expect(refusal(position, fire('c2', { dir: 'N' }))).toBe('dir: is for tanks only (T6.5)');
    expect(refusal(position, fire('c2', { first: 'A' }))).toMatch(/^first: .*\(T6\.5\)$/);
  });

  it.each([
    ['N', 'd4'],
    ['NE', 'f3'],
    ['E', 'h1'],
    ['SE', 'g2'],
    ['S', 'd2'],
    ['SW', 'b2'],
    ['W', 'a1'],
    ['NW', 'a4'],
  ] as const)('a tank reaches %s to %s (T6.6)', (dir: Direction, box) => {
    const guard = dir === 'S' || dir === 'SE' || dir === 'SW' ? 'd4' : 'd1';
    const at = dir === 'SE' ? 'f2' : box;
    const line = city({ [guard]: 'T', [at]: 'B', ...away(dir) });
    expect(shots(line, guard)).toEqual([{ dir }, {}]);
    expect(hitsOf(played(line, fire(guard, { dir })).position)).toEqual([0, 2, 0]);
  });

  it('a tank’s line has four boxes (T6.6)', () => {
    const position = city({ b1: 'T', f1: 'A', g1: 'B', c3: 'C', a1: 'M' });
    expect(shots(position, 'b1')).toEqual([{ dir: 'E' }, {}]);
    const { events } = played(position, fire('b1', { dir: 'E' }));
    expect(events.filter(({ type }) => type === 'hit')).toEqual([
      { type: 'hit', kaiju: 'A', by: 'tank', hits: 2, ignored: 0, total: 2 },
    ]);
  });

  it('a tank hits the first on the line twice, every other once, in the order of the line (T6.6)', () => {
    const position = city({ a1: 'T', c1: 'B', d1: 'AC' }, { seats: { C: { ability: 'swiftness' } } });
    const { events } = played(position, fire('a1', { dir: 'E' }));
    expect(events.filter(({ type }) => type === 'hit')).toEqual([
      { type: 'hit', kaiju: 'B', by: 'tank', hits: 2, ignored: 0, total: 2 },
      { type: 'hit', kaiju: 'A', by: 'tank', hits: 1, ignored: 0, total: 1 },
      { type: 'hit', kaiju: 'C', by: 'tank', hits: 1, ignored: 0, total: 1 },
    ]);
    expect(refusal(position, fire('a1', { dir: 'E', first: 'B' }))).toMatch(/^first: .*\(T6\.6\)$/);
    expect(refusal(position, fire('a1', { dir: 'N' }))).toMatch(/^dir: nobody is in direction N.*\(T6\.6\)$/);
    expect(refusal(position, fire('a1', { target: 'B' }))).toBe('target: is for lasers only (T6.6)');
  });

  it('of two in the first box the player says who is first (T6.6)', () => {
    const position = city({ a1: 'T', c1: 'BC', d1: 'A' }, { seats: { C: { ability: 'swiftness' } } });
    expect(shots(position, 'a1')).toEqual([{ dir: 'E', first: 'B' }, { dir: 'E', first: 'C' }, {}]);
    const { events } = played(position, fire('a1', { dir: 'E', first: 'C' }));
    expect(
      events.slice(0, 4).map((event) => (event.type === 'hit' ? [event.kaiju, event.hits] : event)),
    ).toEqual([
      { type: 'fired', player: 'A', guard: 'a1', kind: 'T', dir: 'E', first: 'C' },
      ['C', 2],
      ['B', 1],
      ['A', 1],
    ]);
    expect(refusal(position, fire('a1', { dir: 'E' }))).toBe('first: must be one of B, C (T6.6)');
    expect(refusal(position, fire('a1', { dir: 'E', first: 'A' }))).toBe('first: must be one of B, C (T6.6)');
  });

  it('a tank may always shoot at nobody (T6.6)', () => {
    const position = city({ a1: 'T', c1: 'BC', d1: 'A' });
    const { events } = played(position, fire('a1'));
    expect(events[0]).toEqual({ type: 'fired', player: 'A', guard: 'a1', kind: 'T' });
    expect(events.some(({ type }) => type === 'hit')).toBe(false);
  });

  it('a shot is carried out before the next player picks: who died is hit no more (T6.7)', () => {
    const position = city({ a1: 'A', b1: 'L', c1: 'L', h4: 'B', h3: 'C' }, { seats: { A: { hits: 9 } } });
    const { position: next, events } = played(position, fire('b1', { target: 'A' }));
    expect(events.map(({ type }) => type)).toEqual(['fired', 'hit', 'died', 'turn-began', 'stage-began']);
    expect(tokenAt(next, 'a1')).toBe('#');
  });
});

/** Where those stand whom the tank must not reach. */
function away(dir: Direction): Readonly<Record<string, string>> {
  return dir.includes('S') ? { g3: 'A', h2: 'C' } : { c3: 'A', h3: 'C' };
}
