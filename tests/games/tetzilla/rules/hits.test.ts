import { describe, expect, it } from 'vitest';
import { type Ability, type Action, type Position, tetzilla } from '#tetzilla/rules';
import { floor, played, type Sketch, sketched, tokenAt } from '../../../helpers/tetzilla/sketch';

const FIRING = { number: 2, stage: 'fire' } as const;
const step = (to: string): Action => ({ do: 'step', to });

/** What a shot at B does when B has an ability. */
function shotAt(ability: Ability, guard: 'L' | 'M' | 'T', seat: Sketch['seats'] = {}) {
  const aim = { L: { target: 'B' }, M: {}, T: { dir: 'E' } } as const;
  const position = sketched({
    tiles: floor(4),
    put: { c1: guard, d1: 'B', h4: 'A', h3: 'C', c2: 'M', c3: 'M' },
    turn: FIRING,
    seats: { A: { ability: 'toughness' }, C: { ability: 'swiftness' }, B: { ability, ...seat.B } },
  });
  return played(position, { do: 'fire', guard: 'c1', ...aim[guard] });
}

const hit = (events: readonly object[]): object | undefined =>
  events.find((event) => 'type' in event && event.type === 'hit');

describe('abilities', () => {
  it.each([
    ['shining-skin', 'L', 'laser', 2],
    ['swiftness', 'M', 'missile', 1],
    ['tough-skin', 'T', 'tank', 2],
  ] as const)('%s ignores one hit of %s, by itself (T7.2)', (ability, guard, by, shot) => {
    const spared = shotAt(ability, guard);
    expect(hit(spared.events)).toEqual({
      type: 'hit',
      kaiju: 'B',
      by,
      hits: shot - 1,
      ignored: 1,
      total: shot - 1,
    });
    expect(spared.position.players.B).toMatchObject({ hits: shot - 1, spent: true });
    const spent = shotAt(ability, guard, { B: { spent: true } });
    expect(hit(spent.events)).toEqual({ type: 'hit', kaiju: 'B', by, hits: shot, ignored: 0, total: shot });
    for (const other of (['shining-skin', 'swiftness', 'tough-skin', 'toughness'] as const).filter(
      (each) => each !== ability,
    )) {
      expect(shotAt(other, guard).position.players.B).toMatchObject({ hits: shot, spent: false });
    }
  });

  it('toughness ignores a hit of a building, never one of a guard overrun (T7.2)', () => {
    const city = (put: Sketch['put'], ability: Ability) =>
      sketched({ tiles: floor(1), put: { c1: 'A', h1: 'BC', ...put }, seats: { A: { ability } } });
    const depot = played(city({ b1: 'f3' }, 'toughness'), step('b1'));
    expect(hit(depot.events)).toEqual({
      type: 'hit',
      kaiju: 'A',
      by: 'building',
      hits: 0,
      ignored: 1,
      total: 0,
    });
    expect(depot.position.players.A?.spent).toBe(true);
    for (const [token, ability] of [
      ['L', 'shining-skin'],
      ['L', 'toughness'],
      ['T', 'tough-skin'],
      ['T', 'toughness'],
    ] as const) {
      const guard = played(city({ b1: token }, ability), step('b1'));
      expect(hit(guard.events)).toEqual({
        type: 'hit',
        kaiju: 'A',
        by: 'guard',
        hits: 1,
        ignored: 0,
        total: 1,
      });
      expect(guard.position.players.A?.spent).toBe(false);
    }
  });

  it('ignores the first of two shots of a turn, whoever fires them, and not the second (T7.2)', () => {
    const position = sketched({
      tiles: floor(1),
      put: { b1: 'M', c1: 'B', d1: 'M', e1: 'M', h1: 'AC' },
      turn: FIRING,
      seats: { B: { ability: 'swiftness' } },
    });
    const { events } = played(position, { do: 'fire', guard: 'b1' }, { do: 'fire', guard: 'd1' });
    expect(events.filter(({ type }) => type === 'hit')).toEqual([
      { type: 'hit', kaiju: 'B', by: 'missile', hits: 0, ignored: 1, total: 0 },
      { type: 'hit', kaiju: 'B', by: 'missile', hits: 1, ignored: 0, total: 1 },
    ]);
  });

  it('works once a turn: the second depot hurts, and next turn the first does not (T7.2)', () => {
    const position = sketched({
      tiles: floor(1),
      put: { c1: 'A', b1: 'f3', a1: 'f4', h1: 'BC' },
      seats: { A: { ability: 'toughness' }, B: { tokens: 0 }, C: { tokens: 0 } },
    });
    const { events } = played(position, step('b1'), step('a1'));
    expect(events.filter(({ type }) => type === 'hit')).toEqual([
      { type: 'hit', kaiju: 'A', by: 'building', hits: 0, ignored: 1, total: 0 },
      { type: 'hit', kaiju: 'A', by: 'building', hits: 1, ignored: 0, total: 1 },
    ]);
    const end = sketched({
      tiles: floor(1),
      put: { c1: 'A', h1: 'BC' },
      seats: { A: { ability: 'toughness', spent: true } },
      turn: { number: 1, stage: 'slide', player: 'C' },
      tile: 'O6',
    });
    const next = played(end, { do: 'slide', tile: 'O6', spin: 0, column: 'e' }).position;
    expect(next.turn.number).toBe(2);
    expect(next.players.A?.spent).toBe(false);
  });
});

describe('death', () => {
  const dying = (hits: number): Position =>
    sketched({
      tiles: floor(1),
      put: { c1: 'A', b1: 'f4', h1: 'BC' },
      seats: { A: { hits, ability: 'swiftness' } },
    });

  it('comes with the tenth hit: the kaiju leaves the board at once, its tokens are lost (T8.1)', () => {
    const { position, events } = played(dying(9), step('b1'));
    expect(events.map(({ type }) => type)).toEqual(['stepped', 'overran', 'hit', 'died']);
    expect(events.at(-1)).toEqual({ type: 'died', kaiju: 'A', box: 'b1' });
    expect(position.players.A).toMatchObject({ hits: 10, tokens: 0 });
    expect(tokenAt(position, 'b1')).toBe('#');
    expect(played(dying(8), step('b1')).position.players.A).toMatchObject({ hits: 9, tokens: 3 });
  });

  it('what it overran in its last step is its player’s; hits beyond ten do not count (T8.2)', () => {
    expect(played(dying(9), step('b1')).position.players.A?.pile).toEqual(['f4']);
    const shot = sketched({
      tiles: floor(1),
      put: { c1: 'L', b1: 'B', h1: 'AC' },
      seats: { B: { hits: 9, ability: 'swiftness' } },
      turn: FIRING,
    });
    const { events } = played(shot, { do: 'fire', guard: 'c1', target: 'B' });
    expect(events.slice(1, 3)).toEqual([
      { type: 'hit', kaiju: 'B', by: 'laser', hits: 1, ignored: 0, total: 10 },
      { type: 'died', kaiju: 'B', box: 'b1' },
    ]);
  });

  it('an ability still saves from the tenth (T7.2, T8.1)', () => {
    const shot = sketched({
      tiles: floor(1),
      put: { c1: 'M', d1: 'M', b1: 'B', h1: 'AC' },
      seats: { B: { hits: 9, ability: 'swiftness' } },
      turn: FIRING,
    });
    expect(played(shot, { do: 'fire', guard: 'c1' }).position.players.B).toMatchObject({
      hits: 9,
      spent: true,
    });
  });

  it('its player goes on sliding and firing, makes no more steps, and keeps the pile (T8.3)', () => {
    const position = sketched({
      tiles: floor(1),
      put: { b1: 'B', c1: 'C' },
      seats: { A: { hits: 10, pile: ['s6'] }, B: { tokens: 0 }, C: { tokens: 1 } },
      turn: { player: 'C' },
    });
    const after = played(position, { do: 'pass' });
    expect(after.position.turn).toMatchObject({ stage: 'slide', player: 'A' });
    expect(after.position.players.A?.pile).toEqual(['s6']);
    expect(tetzilla.legal(after.position).length).toBeGreaterThan(0);
  });
});
