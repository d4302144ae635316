import { describe, expect, it } from 'vitest';
import { unwrap } from '#core';
import { type ZornTypes, zorn } from '#zorn/rules';
import { acted, facts, rolling, type Scene, scene } from '../../../helpers/zorn/scene';

type Position = ZornTypes['Position'];

const SEATS = { food: 0, supplies: 0, gold: 0 };
/** The last march of the last night: seat B decides, and then the game is over. */
function lastNight(given: Partial<Scene> = {}): Position {
  const base = scene({
    ...given,
    units: { 'N-sw1': 'PE', 'T-sw1': 'PE', ...given.units },
    seats: { A: { ...SEATS, ...given.seats?.A }, B: { ...SEATS, ...given.seats?.B } },
  });
  return unwrap(
    zorn.parse({
      ...base,
      turn: { number: 3 * base.options.days, phase: 'night', space: 0, fork: 'odd', track: [], steward: 'A' },
      activation: null,
      night: { step: 'march', queue: ['B'], count: 0, marched: [] },
      ask: { seat: 'B', why: 'march' },
    }),
  );
}
const END = { do: 'end' } as const;
const ended = (given: Partial<Scene> = {}) => acted(lastNight(given), END).position;

describe('the end', () => {
  it('N15.4 the Houses have won after the last night, and add their caches', () => {
    const end = ended({ seats: { A: { glory: 3, gold: 1, food: 2, supplies: 3 }, B: { glory: 5 } } });
    // A: two units that are whole, 3 for the gold, 4 for the food, 3 for the supplies.
    expect(end.outcome).toEqual({
      result: 'won',
      reason: 'night',
      winners: ['A'],
      glory: { A: 17, B: 9 },
      cache: { A: 14, B: 4 },
    });
    expect(end).toMatchObject({ ask: null, night: null, work: null, turn: { number: 12, phase: 'over' } });
    expect(zorn.legal(end)).toEqual([]);
  });

  it('N15.4 counts core units that are whole: wounded characters, the Poisoned and those on a flank, too', () => {
    const units = {
      'N-sw1': { at: 'PE', hits: 2 },
      'N-sw2': { at: 'PE', hits: 1 },
      'N-sw3': { at: 'PE', hits: 0, state: 'terrorized' },
      'N-ar1': { at: 'W1', hits: 0 },
      'N-ar2': { at: 'PE', hits: 0, poisoned: true, hungry: true },
      namtull: { at: 'off', hits: 2 },
      morgan: { at: 'PA', hits: 0, state: 'stunned' },
      va1: { at: 'PE', hits: 0, seat: 'A' },
      hero: { at: 'PD', hits: 0 },
    } as const;
    // Archers on the flank and poisoned ones, and Namtull; neither Morgan, who is Stunned, nor who is no core unit.
    expect(ended({ units, marks: { wedding: 2 } }).outcome).toMatchObject({ cache: { A: 6 } });
  });

  it('N15.4 by rules A the cache is of units alone', () => {
    expect(ended({ rules: 'A', seats: { A: { gold: 3 }, B: {} } }).outcome).toMatchObject({
      cache: { A: 4, B: 4 },
    });
  });

  it('N15.1 N5.8 a relic left costs 3 Terror, in shorter games less, and may lose the game', () => {
    const dens = {
      a3: { token: 'relic1', shown: false },
      e3: { token: 'relic2', shown: true },
      i3: { token: 'gold1', shown: false },
    };
    const told = acted(lastNight({ dens, terror: 10 }), END);
    expect(facts(told, 'terror')).toMatchObject([{ by: 6, now: 16 }]);
    expect(told.position.outcome?.result).toBe('won');
    const short = acted(lastNight({ dens, options: { days: 2, limit: 10 } }), END);
    expect(facts(short, 'terror')).toMatchObject([{ by: 4, now: 4 }]);
    const lost = acted(
      lastNight({ dens, terror: 16, seats: { A: { glory: 4 }, B: { glory: 1 } } }),
      END,
    ).position;
    expect(lost.outcome).toEqual({ result: 'lost', reason: 'terror', glory: { A: 4, B: 1 } });
    expect(lost.terror).toBe(22);
  });

  it('N15.5 a tie goes to the larger cache, then to more relics', () => {
    const seats = { A: { glory: 4 }, B: { glory: 2, gold: 0, supplies: 2 } };
    expect(ended({ seats }).outcome).toMatchObject({ glory: { A: 8, B: 8 }, winners: ['B'] });
    const relics = { A: { glory: 4, relics: 1 }, B: { glory: 4, relics: 2 } };
    expect(ended({ seats: relics }).outcome).toMatchObject({ winners: ['B'] });
  });

  it('N15.5 then to the higher D12; tied even then the next best House wins, and of two those share it', () => {
    expect(rolling(lastNight(), END, [3, 8]).position.outcome).toMatchObject({ winners: ['B'] });
    const told = rolling(lastNight(), END, [6, 6]);
    expect(facts(told, 'rolled')).toMatchObject([
      { for: 'crown', seat: 'A' },
      { for: 'crown', seat: 'B' },
    ]);
    expect(told.position.outcome).toMatchObject({ winners: ['A', 'B'] });
  });

  it('N15.6 N15.5 the ranking is by Glory, the winner first', () => {
    const end = ended({ seats: { A: { glory: 3 }, B: { glory: 5 } } });
    expect(zorn.ranking(end)?.map(({ seats, rank }) => [seats[0], rank])).toEqual([
      ['B', 1],
      ['A', 2],
    ]);
  });

  it('N15.3 all lose at once when Terror reaches the limit, N15.1 counted past it, and nothing follows', () => {
    const units = { 'N-sw1': 'PE', 'T-sw1': 'PE', tor: 'PA', mh1: 'PB' };
    const start = scene({ units: { ...units, morgan: 'c4', stonehollow: 'c4' }, cards: ['k20'], terror: 15 });
    const told = acted(start, END);
    expect(told.position).toMatchObject({ terror: 25, outcome: { result: 'lost', reason: 'terror' } });
    expect(told.position.units.mh1?.at).toBe('PB');
    expect(told.position.discard).toEqual(['k20']);
    expect(facts(told, 'steward')).toEqual([]);
  });

  it('N15.3 or when a House has no core unit left, but by Terror if both come at once', () => {
    const dens = { c4: { token: 'green-fire1', shown: false } };
    const start = (terror: number) => {
      const base = scene({ units: { 'N-sw1': { at: 'b3', hits: 3 }, 'T-sw1': 'PE' }, dens, terror });
      const { morgan: _gone, ...units } = base.units;
      return { ...base, units };
    };
    const told = acted(start(0), { do: 'move', unit: 'N-sw1', to: 'c4' });
    expect(told.position.outcome).toMatchObject({ result: 'lost', reason: 'house' });
    expect(told.position).toMatchObject({ terror: 1, lost: ['N-sw1'] });
    const both = acted(start(20), { do: 'move', unit: 'N-sw1', to: 'c4' });
    expect(both.position.outcome).toMatchObject({ reason: 'terror' });
  });
});
