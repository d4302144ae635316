import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { type ZornTypes, zorn } from '#zorn/rules';
import { acted, facts, rolling, type Scene, scene, type Told, until } from '../../../helpers/zorn/scene';

type Position = ZornTypes['Position'];

const base = { 'N-sw1': 'PE', 'T-sw1': 'PE' };
/** The last House chit of the second day turn ends: what the night begins with. */
const dusk = (given: Partial<Scene>, values: readonly number[] = [], number = 2): Told =>
  rolling(
    scene({ ...given, units: { ...base, ...given.units }, turn: { number, space: 10, ...given.turn } }),
    { do: 'end' },
    values,
  );
/** The night from a step on, as the Steward A begins it. */
const night = (
  step: string,
  given: Partial<Scene> = {},
  queue: readonly string[] = ['A', 'B'],
  count = 0,
): Position =>
  unwrap(
    zorn.parse({
      ...scene({ ...given, units: { ...base, ...given.units } }),
      turn: { number: 3, phase: 'night', space: 0, fork: 'even', track: [], steward: 'A', ...given.turn },
      activation: null,
      night: { step, queue, count, marched: [] },
      ask: { seat: queue[0], why: step },
    }),
  );
const end = { do: 'end' } as const;

describe('the night', () => {
  it('N16.1 N19.2 collects a D6 for each town and 3 for each camp, in one sum; a 6 brings a gold', () => {
    const towns = { a3: 'A', e3: 'A' } as const;
    const told = dusk(
      { towns, works: { c4: { kind: 'camp', seat: 'A' } }, seats: { A: { gold: 0 } } },
      [6, 2],
    );
    expect(told.position.night).toMatchObject({ step: 'harvest', queue: ['A', 'B'], count: 11 });
    expect(told.position.seats.A?.gold).toBe(1);
    const { food, supplies } = told.position.seats.A!;
    const divided = acted(told.position, { do: 'harvest', food: 4 });
    expect(divided.position.seats.A).toMatchObject({ food: food + 4, supplies: supplies + 7 });
  });

  it('N16.1 passes a seat over that can do nothing, N21.5 and asks each how many it feeds', () => {
    const told = dusk({ seats: { A: { food: 1, gold: 1 } } });
    expect(told.position.ask).toEqual({ seat: 'A', why: 'feed' });
    // Two eat: the Swordstriker and the Magic User.
    expect(zorn.legal(told.position).map((each) => each.do === 'feed' && each.units)).toEqual([0, 1, 2]);
  });

  it('N21.5 unfed less a D6 go hungry, one where that is exactly 0, none below', () => {
    const units = { 'N-ar1': 'PD', 'N-ar2': 'PD', 'N-sw2': 'PD' };
    const start = night('feed', { units });
    const asked = rolling(start, { do: 'feed', units: 0 }, [2]);
    expect(asked.position.night).toMatchObject({ step: 'hungry', count: 3 });
    expect(rolling(start, { do: 'feed', units: 0 }, [5]).position.night).toMatchObject({
      step: 'hungry',
      count: 1,
    });
    expect(rolling(start, { do: 'feed', units: 0 }, [6]).position.ask).toMatchObject({
      seat: 'B',
      why: 'feed',
    });
    const named = acted(asked.position, { do: 'hungry', unit: 'N-ar1' });
    expect(named.position.units['N-ar1']?.hungry).toBe(true);
    expect(named.position.night?.count).toBe(2);
  });

  it('N19.1 a gold is paid for the food that is short', () => {
    const told = acted(night('feed', { seats: { A: { food: 1, gold: 2 } } }), { do: 'feed', units: 2 });
    expect(told.position.seats.A).toMatchObject({ food: 0, gold: 1 });
  });

  it('N23.6 a blessing conjures a food and a supplies where it is asked to feed', () => {
    const start = night('feed', { seats: { A: { food: 0, supplies: 0, blessings: 1 } } });
    const told = acted(start, { do: 'conjure' });
    expect(told.position.seats.A).toMatchObject({ food: 1, supplies: 1, blessings: 0 });
    expect(told.position.ask).toEqual({ seat: 'A', why: 'feed' });
  });

  it('N21.4 a poisoned unit takes 1 Hit, with a save, and stays poisoned', () => {
    const units = { 'N-sw2': { at: 'PD', hits: 0, poisoned: true } } as const;
    const start = night('feed', { units, seats: { A: { food: 9 }, B: { food: 9 } } });
    const told = acted(start, { do: 'feed', units: 3 }, { do: 'feed', units: 2 });
    expect(facts(told, 'hit')).toMatchObject([{ unit: 'N-sw2', hits: 1 }]);
    expect(told.position.units['N-sw2']?.poisoned).toBe(true);
  });

  it('N20.4 entrenches for 3, makes a camp of it for 3 or at once for 6, not in bogs or on bridges', () => {
    const units = { 'N-sw2': 'c4', 'N-sw3': 'c3', 'N-ar1': 'c5' };
    const start = night('entrench', { units, seats: { A: { supplies: 6, gold: 0 } } });
    expect(zorn.legal(start)).toEqual([
      { do: 'entrench', at: 'c4', kind: 'entrenchment' },
      { do: 'entrench', at: 'c4', kind: 'camp' },
      { do: 'entrench', at: 'PA', kind: 'entrenchment' },
      { do: 'entrench', at: 'PA', kind: 'camp' },
      { do: 'entrench', at: 'PE', kind: 'entrenchment' },
      { do: 'entrench', at: 'PE', kind: 'camp' },
      end,
    ]);
    const told = acted(
      start,
      { do: 'entrench', at: 'c4', kind: 'entrenchment' },
      { do: 'entrench', at: 'c4', kind: 'camp' },
    );
    expect(told.position.works.c4).toEqual({ kind: 'camp', seat: 'A' });
    expect(told.position.seats.A?.supplies).toBe(0);
  });

  it('N20.4 not where the unit is Stunned or Terrorized; with all 12 markers out an own one is taken up first', () => {
    const areas = ['a10', 'b10', 'c10', 'd10', 'e10', 'f10', 'g10', 'h10', 'i10', 'a9', 'b9', 'c9'];
    const works = Object.fromEntries(
      areas.map((at, place) => [
        at,
        { kind: 'camp' as const, seat: place > 0 ? ('B' as const) : ('A' as const) },
      ]),
    );
    const start = night('entrench', { works, seats: { A: { supplies: 3 } } });
    expect(zorn.legal(start)).toEqual([{ do: 'clear', at: 'a10' }, end]);
    const cleared = acted(start, { do: 'clear', at: 'a10' });
    expect(zorn.legal(cleared.position)).toContainEqual({ do: 'entrench', at: 'PA', kind: 'entrenchment' });
  });

  it('N20.4 a marker goes where Blight stands alone, an entrenchment too', () => {
    const works = { d6: { kind: 'entrenchment', seat: 'A' } } as const;
    const told = acted(
      scene({ units: { ...base, mh1: 'c7' }, works, cards: ['k10'], turn: { fork: 'odd' } }),
      end,
    );
    expect(told.position.units.mh1?.at).toBe('d5');
    expect(told.position.works.d6).toBeDefined();
    const stopped = acted(scene({ units: { ...base, mh1: 'c8' }, works, cards: ['k10'] }), end);
    expect(stopped.position.works.d6).toBeUndefined();
  });

  it('N21.7 all that are Stunned recover, then quakes end, then the Terrorized test', () => {
    const units = {
      'N-sw2': { at: 'PD', hits: 0, state: 'stunned' },
      mh1: { at: 'c8', hits: 0, state: 'terrorized' },
      'N-sw3': { at: 'PD', hits: 0, state: 'terrorized' },
    } as const;
    const marks = { quakes: [{ at: 'c4', seat: 'B', till: 'recovery' }] } as const;
    const start = night(
      'entrench',
      { units, marks: { quakes: [...marks.quakes] }, seats: { A: { supplies: 3 } } },
      ['A'],
    );
    const told = rolling(start, end, [5, 4]);
    expect(facts(told, 'state', 'mark', 'tested')).toMatchObject([
      { unit: 'N-sw2', state: null },
      { what: 'quake', on: false },
      { unit: 'N-sw3', for: 'night', passed: true },
      { unit: 'N-sw3', state: null },
      { unit: 'mh1', for: 'night', passed: false },
    ]);
  });

  it('N20.5 for 6 supplies a lost core counter comes back fresh, to a leader or a pass', () => {
    const start = night('return', {
      units: { namtull: 'c4' },
      lost: ['N-ir1'],
      seats: { A: { supplies: 5, gold: 1 } },
    });
    expect(zorn.legal(start).flatMap((each) => (each.do === 'return' ? [each.to] : []))).toEqual([
      'c4',
      'PA',
      'PB',
      'PC',
      'PD',
      'PE',
    ]);
    const told = acted(start, { do: 'return', unit: 'N-ir1', to: 'c4' });
    expect(told.position.units['N-ir1']).toEqual({ at: 'c4', hits: 0 });
    expect(told.position.lost).toEqual([]);
    expect(told.position.seats.A).toMatchObject({ supplies: 0, gold: 0 });
  });

  it('N16.3 each unit marches one area, whatever its move, but the hungry and the Hero', () => {
    const units = {
      'N-le1': { at: 'c4', hits: 2, state: 'terrorized' },
      'N-sw2': { at: 'c4', hits: 0, hungry: true },
      hero: 'c4',
      'N-ar1': 'W1',
    } as const;
    const start = night('march', { units });
    const marchers = new Set(zorn.legal(start).flatMap((each) => (each.do === 'march' ? [each.unit] : [])));
    expect(marchers).toEqual(new Set(['N-sw1', 'N-le1', 'morgan']));
    const told = acted(start, { do: 'march', unit: 'N-le1', to: 'c5' });
    expect(told.position.night?.marched).toEqual(['N-le1']);
  });

  it('N16.4 the Blight shoots upgraded, then Ambushers attack', () => {
    const units = { mh1: 'd4', 'N-sw2': 'c4', am1: 'f4', 'N-sw3': 'g4' };
    const told = until(acted(night('march', { units }, ['B']), end), 'first');
    expect(facts(told, 'rolled').find((each) => 'for' in each && each.for === 'shot')).toMatchObject({
      die: 'd8',
    });
    expect(facts(told, 'moved').find((each) => 'unit' in each && each.unit === 'am1')).toMatchObject({
      by: 'strike',
    });
    expect(facts(told, 'steward')).toMatchObject([{ seat: 'B' }]);
  });

  it('N16.5 in the last night the greater Blight advances with a D20 if it is whole, Ambushers do not attack', () => {
    const units = { tb1: { at: 'c8', hits: 1 }, fk1: 'g8', 'N-sw2': 'c7', 'N-sw3': 'f7', am1: 'PD' };
    const told = until(acted(night('march', { units, turn: { number: 12 } }, ['B']), end));
    const dice = facts(told, 'rolled').filter((each) => 'for' in each && each.for === 'melee');
    const of = (unit: string) => dice.find((each) => 'unit' in each && each.unit === unit);
    expect(of('fk1')).toMatchObject({ die: 'd20' });
    const beast = of('tb1');
    expect(beast === undefined ? 'd12+d6' : 'die' in beast && beast.die).toBe('d12+d6');
    expect(facts(told, 'moved').filter((each) => 'unit' in each && each.unit === 'am1')).toEqual([]);
    expect(told.position.outcome).not.toBeNull();
  });

  it('N16.2 by rules A Casualties drop by themselves, but next to an enemy', () => {
    const units = {
      'N-sw2': { at: 'PD', hits: 1 },
      'N-sw3': { at: 'c4', hits: 1 },
      mh1: { at: 'd4', hits: 1 },
      mh2: { at: 'c8', hits: 3 },
    };
    const told = dusk({ rules: 'A', units });
    expect(facts(told, 'healed')).toMatchObject([
      { unit: 'N-sw2', hits: 0 },
      { unit: 'mh2', hits: 2 },
    ]);
    expect(told.position.ask).toEqual({ seat: 'A', why: 'march' });
  });

  it('N24.12 when night begins who stands in the curse tests, or flees it and takes a Hit', () => {
    const told = dusk({ units: { 'N-sw2': 'b4' }, marks: { curse: { at: 'b4' } } }, [4]);
    expect(facts(told, 'tested')[0]).toMatchObject({ unit: 'N-sw2', for: 'curse', passed: false });
    const fled = until(told, 'feed');
    expect(['a4', 'c4', 'a5', 'a3', 'b3', 'b4']).not.toContain(fled.position.units['N-sw2']?.at);
    expect(fled.position.units['N-sw2']?.hits).toBe(1);
  });
});
