import { describe, expect, it } from 'vitest';
import { zorn } from '#zorn/rules';
import { acted, facts, rolling, scene } from '../../../helpers/zorn/scene';

const here = { 'N-sw1': 'PE', 'T-sw1': 'PE' };
const charge = (unit: string, to: string) => ({ do: 'charge', unit, to }) as const;
const issue = (changes: object) => {
  const read = zorn.parse({ ...scene({ units: here }), ...changes });
  return read.ok ? undefined : read.error;
};

describe('the map', () => {
  it('N1.1 N3.1 N3.6 N5.5 the Houses begin in the south, and the Blight spawns in the north', () => {
    const told = acted(scene({ units: here, cards: ['k8'], options: { menace: 0 } }), { do: 'end' });
    const [come] = facts(told, 'spawned');
    const entries = ['a10', 'a9', 'b10', 'c10', 'd10', 'e10', 'f10', 'g10', 'h10', 'i9', 'i10'];
    expect(come).toMatchObject({ unit: 'fk1', at: expect.stringMatching(entries.join('|')) });
  });

  it('N2.1 N12.1 a charge goes to a neighbour alone, not over a river', () => {
    // b4 and b6 lie on both sides of the river b5.
    const start = scene({ units: { ...here, 'N-sw2': 'b4', mh1: 'b6', mh2: 'a4' } });
    const to = zorn.legal(start).flatMap((each) => (each.do === 'charge' ? [each.to] : []));
    expect(to).toEqual(['a4']);
  });

  it('N2.2 N11.1 a shot reaches as many areas as its range, past units and terrain', () => {
    const units = { ...here, 'N-ar1': 'd3', mh1: 'd4', mh2: 'd5', mh3: 'd6' };
    const targets = zorn
      .legal(scene({ units }))
      .flatMap((each) => (each.do === 'shoot' ? [each.target] : []));
    expect(targets).toEqual(['mh1', 'mh2']);
  });

  it.each([
    ['PA', 10],
    ['d4', 6],
    ['a3', 5],
    ['c2', 3],
    ['b4', 2],
    ['c3', 1],
  ])('N2.3 N2.4 %s holds %i units of a side', (area, room) => {
    const many = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`am${index + 1}`, { at: area, hits: 0 }]),
      );
    const base = scene({ units: here }).units;
    const { morgan, stonehollow, ...rest } = base;
    const away = { ...rest, morgan: { ...morgan!, at: 'PD' }, stonehollow: { ...stonehollow!, at: 'PD' } };
    expect(issue({ units: { ...away, ...many(room) } })).toBeUndefined();
    expect(issue({ units: { ...away, ...many(room + 1) } })).toMatchObject({ code: 'zorn.capacity' });
  });

  it('N2.5 both sides stand in one area only where a fight is to come', () => {
    expect(issue({ units: { ...scene({ units: here }).units, mh1: { at: 'PE', hits: 0 } } })).toMatchObject({
      code: 'zorn.both',
    });
  });

  it('N2.6 N18.1 dens are in twenty areas', () => {
    expect(issue({ dens: { d4: { token: 'relic1', shown: false } } })).toBeDefined();
    expect(issue({ dens: { c4: { token: 'relic1', shown: false } } })).toBeUndefined();
  });

  it('N10.6 N10.5 nobody moves off the map or to where he stands, and the way is no decision', () => {
    const moves = zorn
      .legal(scene({ units: here }))
      .flatMap((each) => (each.do === 'move' && each.unit === 'N-sw1' ? [each.to] : []));
    expect(moves).not.toContain('PE');
    expect(new Set(moves).size).toBe(moves.length);
  });
});

describe('what is asked', () => {
  it('N28.1 fits the phase, the track and who is active', () => {
    const { turn, activation } = scene({ units: here });
    const first = { seat: 'A', why: 'first', answers: ['A', 'B'], votes: {} };
    const early = { ...turn, space: 0, track: [] };
    expect(issue({ ask: first, activation: null, turn: early })).toBeUndefined();
    expect(issue({ ask: first, activation, turn: early })).toMatchObject({ field: 'ask.why' });
    expect(issue({ ask: first, activation: null })).toMatchObject({ field: 'ask.why' });
    expect(issue({ turn: { ...turn, track: [] } })).toMatchObject({ field: 'ask.why' });
    expect(issue({ ask: { seat: 'B', why: 'house' } })).toMatchObject({ field: 'ask.why' });
    expect(issue({ ask: { seat: 'A', why: 'hit', of: ['N-sw1'], area: 'PE' } })).toMatchObject({
      field: 'ask.why',
    });
  });
});

describe('units and dice', () => {
  it.each([
    [{ hits: 0 }, 'd6'],
    [{ hits: 2 }, 'd3'],
    [{ hits: 2, poisoned: true }, 'd3'],
  ] as const)('N3.2 N3.3 N3.9 Terrorized Archers with %j test with a %s', (marks, die) => {
    // Fresh they have a D8, battleworn a D6; below a D3 there is nothing.
    const archers = { at: 'd4', state: 'terrorized', ...marks } as const;
    const start = scene({ units: { ...here, 'N-ar1': archers } });
    const told = acted(start, { do: 'regroup', unit: 'N-ar1', what: 'terror' });
    expect(facts(told, 'rolled')[0]).toMatchObject({ for: 'terror', die });
  });

  it('N3.4 five or more passes a test', () => {
    const start = scene({ units: { ...here, 'N-sw2': { at: 'c4', hits: 0, state: 'terrorized' } } });
    for (const [value, passed] of [
      [4, false],
      [5, true],
    ] as const) {
      const told = rolling(start, { do: 'regroup', unit: 'N-sw2', what: 'terror' }, [value]);
      expect(facts(told, 'tested')).toMatchObject([{ passed }]);
    }
  });

  it('N3.8 units are listed seat by seat, counters by kind, leaders, mercenaries, the Hero, the Blight', () => {
    const va1 = { at: 'PD', hits: 0, seat: 'A' } as const;
    const units = {
      mh1: 'a4',
      hero: 'PD',
      va1,
      'T-pi1': 'PD',
      namtull: 'PD',
      'N-ar1': 'PD',
      'N-ir2': 'PD',
      tor: 'a4',
    };
    const told = acted(scene({ units: { ...here, ...units } }), { do: 'move', unit: 'N-sw1', to: 'PD' });
    expect(Object.keys(told.position.units)).toEqual([
      'N-ir2',
      'N-ar1',
      'N-sw1',
      'namtull',
      'morgan',
      'va1',
      'T-sw1',
      'T-pi1',
      'stonehollow',
      'hero',
      'mh1',
      'tor',
    ]);
  });

  it('N3.5 N13.6 a lost core unit is Terror, a lost mercenary is gone for good', () => {
    const dens = { c4: { token: 'green-fire1', shown: false } };
    const va1 = { at: 'b3', hits: 3, seat: 'A' } as const;
    const told = acted(scene({ units: { ...here, va1 }, dens }), { do: 'move', unit: 'va1', to: 'c4' });
    expect(told.position).toMatchObject({ terror: 0, gone: ['va1'], lost: [] });
  });
});

describe('who decides', () => {
  it('N4.2 in an activation the active seat, N4.8 N4.1 else the Steward; N4.3 N14.6 its own units are each seat’s', () => {
    const units = { ...here, 'T-pi1': 'c4', mh1: 'd4' };
    const start = scene({ units, activation: { seat: 'B' } });
    const won = rolling(acted(start, charge('T-pi1', 'd4')).position, { do: 'fight', area: 'd4' }, [6, 5]);
    expect(won.position.ask).toMatchObject({ seat: 'B', why: 'retreat', unit: 'mh1' });
    const blight = scene({ units: { ...here, 'T-pi1': 'c4', tb1: 'd4' }, cards: ['k18'] });
    const lost = rolling(blight, { do: 'end' }, [5, 9, 8]);
    expect(lost.position.ask).toMatchObject({ seat: 'B', why: 'retreat', unit: 'T-pi1' });
  });

  it('N4.4 equals are not asked: of units alike only the first is offered', () => {
    const units = { ...here, morgan: 'c4', mh1: 'd4', mh2: 'd4', mh3: { at: 'd4', hits: 1 } };
    const told = rolling(
      scene({ units }),
      { do: 'cast', unit: 'morgan', spell: 'twister', target: 'd4' },
      [6, 2, 20, 5, 5, 5],
    );
    expect(told.position.ask).toMatchObject({ why: 'hit', of: ['mh1', 'mh3'] });
  });

  it('N4.9 a standing order answers what it names', () => {
    const units = { ...here, 'N-sw2': 'c4', mh1: 'd4' };
    const fight = { do: 'fight', area: 'd4' } as const;
    const start = scene({ units, orders: { choices: 'auto' } });
    const told = rolling(acted(start, charge('N-sw2', 'd4')).position, fight, [6, 5]);
    // Farthest from a pass along the arrows: the dead zone c3.
    expect(told.position.units.mh1?.at).toBe('c3');
  });

  it('N12.6 N13.4 dice of attackers come first, in unit order, and a saved Hit is spent', () => {
    const units = { ...here, 'N-ir1': 'c4', namtull: 'c4', mh1: 'd4' };
    const both = acted(scene({ units }), charge('namtull', 'd4'), charge('N-ir1', 'd4'));
    const told = rolling(both.position, { do: 'fight', area: 'd4' }, [9, 5, 2]);
    expect(facts(told, 'rolled').slice(0, 3)).toMatchObject([
      { unit: 'N-ir1' },
      { unit: 'namtull' },
      { unit: 'mh1' },
    ]);
    const save = scene({ units: { ...here, namtull: 'c4', mh1: 'd4' }, orders: { courage: 'never' } });
    const saved = rolling(
      acted(save, charge('namtull', 'd4')).position,
      { do: 'fight', area: 'd4' },
      [3, 4, 5],
    );
    expect(facts(saved, 'hit')).toEqual([]);
  });

  it('N11.5 N1.2 units of another House are targets only by a feud', () => {
    const units = { ...here, 'N-ar1': 'c4', 'T-pi1': 'd4' };
    const aims = (options: object, gold: number) =>
      zorn.legal(scene({ units, options, seats: { A: { gold } } })).filter((each) => each.do === 'shoot')
        .length;
    expect(aims({}, 2)).toBe(1);
    expect(aims({}, 1)).toBe(0);
    expect(aims({ feud: false }, 2)).toBe(0);
  });
});
