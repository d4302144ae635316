import { describe, expect, it } from 'vitest';
import { zorn } from '#zorn/rules';
import { acted, doings, facts, rolling, scene } from '../../../helpers/zorn/scene';

const moves = (position: ReturnType<typeof scene>, unit: string) =>
  zorn.legal(position).flatMap((each) => (each.do === 'move' && each.unit === unit ? [each] : []));

describe('movement', () => {
  it('N10.1 goes as far as the unit may, N10.2 with one step along a road free, N10.3 and one more forced', () => {
    // A Rock Thrower has move 1. c4 has roads to d4 and b3.
    const start = scene({ units: { 'T-ro1': 'c4' }, activation: { seat: 'B' } });
    const to = (area: string) => moves(start, 'T-ro1').filter((each) => each.to === area);
    expect(to('d4')).toEqual([{ do: 'move', unit: 'T-ro1', to: 'd4' }]);
    // By road to d4, then one of its own: plain. f4 is four steps off.
    expect(to('e4')).toEqual([{ do: 'move', unit: 'T-ro1', to: 'e4' }]);
    expect(to('f4')).toEqual([{ do: 'move', unit: 'T-ro1', to: 'f4', force: true }]);
    expect(to('g4')).toEqual([]);
  });

  it('N10.1 not into Blight, N10.4 not where there is no room, but through it', () => {
    const start = scene({ units: { 'N-sw1': 'c6', 'N-ar1': 'c5', mh1: 'b6' } });
    const ends = moves(start, 'N-sw1').map(({ to }) => to);
    expect(ends).not.toContain('b6');
    expect(ends).not.toContain('c5');
    expect(ends).toContain('c4');
  });

  it('N10.3 a forced march is tested after it, failing 1 Hit', () => {
    const start = scene({ units: { 'N-sw1': 'c4' } });
    const far = moves(start, 'N-sw1').find((each) => each.force === true)!;
    const told = rolling(start, far, [4]);
    expect(facts(told, 'moved', 'tested', 'hit')).toMatchObject([
      { by: 'move' },
      { for: 'march', passed: false },
      { unit: 'N-sw1', hits: 1 },
    ]);
  });

  it('N23.6 a mana push carries two farther and costs a blessing', () => {
    const start = scene({ units: { 'N-sw1': 'c4' }, seats: { A: { blessings: 1 } } });
    const pushed = moves(start, 'N-sw1').find((each) => each.push === true && each.force === undefined)!;
    expect(acted(start, pushed).position.seats.A?.blessings).toBe(0);
  });

  it('N26.2 who is on a flank goes up by one, or enters', () => {
    const at = (place: string) =>
      zorn
        .legal(scene({ units: { 'N-sw1': place } }))
        .flatMap((each) => (each.do === 'flank' ? [each.to] : []));
    expect(at('W0')).toEqual(['a4', 'W1']);
    expect(at('W1')).toEqual(['a6', 'a4', 'W2']);
    expect(at('W3')).toEqual(['a8']);
  });
});

describe('steps', () => {
  it('N9.1 who begins a later step cannot go back, N9.2 and no unit acts twice', () => {
    const start = scene({ units: { 'N-sw1': 'c4', 'N-ar1': 'c4', mh1: 'c5' } });
    expect(doings(start, 'N-ar1')).toContain('shoot');
    const { position } = acted(start, { do: 'move', unit: 'N-sw1', to: 'd4' });
    expect(doings(position, 'N-ar1')).toEqual(['move']);
    expect(doings(position, 'N-sw1')).toEqual([]);
  });

  it('N9.2 a Stunned unit may only regroup, a hungry one does nothing, N9.5 and recovers at the end', () => {
    const start = scene({
      units: {
        'N-sw1': { at: 'c4', hits: 0, state: 'stunned' },
        'N-sw2': { at: 'c4', hits: 1, hungry: true },
      },
    });
    expect(doings(start, 'N-sw1')).toEqual(['regroup']);
    expect(doings(start, 'N-sw2')).toEqual([]);
    expect(facts(acted(start, { do: 'end' }), 'hungry')).toMatchObject([{ unit: 'N-sw2', on: false }]);
  });

  it('N20.1 Casualties cost a supplies to drop, N19.1 or a gold where there is none', () => {
    const start = scene({
      units: { 'N-sw1': { at: 'c4', hits: 3 } },
      seats: { A: { supplies: 0, gold: 1 } },
    });
    const told = acted(start, { do: 'regroup', unit: 'N-sw1', what: 'casualties' });
    expect(facts(told, 'gained', 'healed')).toMatchObject([
      { what: 'gold', by: -1 },
      { unit: 'N-sw1', hits: 2 },
    ]);
  });

  it('N4.9 a standing order is changed between actions', () => {
    const told = acted(scene({ units: {} }), { do: 'order', order: 'hits', is: 'auto' });
    expect(told.position.seats.A?.orders.hits).toBe('auto');
    expect(zorn.legal(told.position)).toContainEqual({ do: 'order', order: 'hits', is: 'ask' });
  });

  it('N19.4 hires for gold, N19.6 and gives before the first action only', () => {
    const start = scene({ units: { 'N-sw1': 'c4' }, seats: { A: { gold: 4 } } });
    const { position } = acted(start, { do: 'hire', kind: 'vagnar', at: 'c4' });
    expect(position.units.va1).toEqual({ at: 'c4', hits: 0, seat: 'A', new: true });
    expect(doings(position, 'va1')).toEqual(['give']);
    const later = acted(position, { do: 'move', unit: 'N-sw1', to: 'd4' }).position;
    expect(zorn.legal(later).filter((each) => each.do === 'give')).toEqual([]);
  });

  it('tells the clause that an illegal action breaks (N12.1)', () => {
    const refused = zorn.apply(scene({ units: { 'N-sw1': 'c4', mh1: 'd4' } }), {
      do: 'charge',
      unit: 'N-sw1',
      to: 'e4',
    });
    expect(refused).toMatchObject({ ok: false, error: { field: 'to', clause: 'N12.1' } });
  });
});

describe('shots', () => {
  const shoot = (unit: string, target: string) => ({ do: 'shoot', unit, target }) as const;
  /** Archers (D10) at a Horde in plains: MP 4. */
  const start = (target = 'mh1', extra = {}) => scene({ units: { 'N-ar1': 'c4', [target]: 'd4', ...extra } });

  it.each([
    ['below MP nothing', [3], 0],
    ['above it 1 Hit', [7], 1],
    ['twice MP 2 Hits', [8], 2],
    ['equal, a test that fails: 1 Hit', [4, 4], 1],
    ['equal, a test that passes: nothing', [4, 5], 0],
  ])('N11.3 %s', (_row, rolls, hits) => {
    const told = rolling(start(), shoot('N-ar1', 'mh1'), rolls);
    expect(told.position.units.mh1?.hits).toBe(hits);
  });

  it('N25.19 an exact 10 of Archers hits another as well, else the same again', () => {
    expect(rolling(start(), shoot('N-ar1', 'mh1'), [10]).position.units.mh1?.hits).toBe(3);
    const told = rolling(start('mh1', { mh2: 'd4' }), shoot('N-ar1', 'mh1'), [10]);
    expect(told.position.units).toMatchObject({ mh1: { hits: 2 }, mh2: { hits: 1 } });
  });

  it('N25.18 an exact 10 of Boomstickers gives one Hit more', () => {
    const bo = scene({ units: { 'N-bo1': 'c4', mh1: 'd4' } });
    expect(rolling(bo, shoot('N-bo1', 'mh1'), [10]).position.units.mh1?.hits).toBe(3);
  });

  it('N11.2 garrisons, entrenchments and camps are harder to hit', () => {
    const works = { d4: { kind: 'camp', seat: 'A' } } as const;
    const told = acted(scene({ units: { 'N-ar1': 'c4', mh1: 'd4' }, works }), shoot('N-ar1', 'mh1'));
    expect(facts(told, 'shot')).toMatchObject([{ mp: 7 }]);
    const shell = acted(
      scene({ units: { 'N-ar1': 'c4', ga1: { at: 'd4', hits: 0, open: true, star: false } } }),
      shoot('N-ar1', 'ga1'),
    );
    expect(facts(shell, 'shot')).toMatchObject([{ mp: 5 }]);
  });

  it('N13.2 a character saves: passed, the Hit is void', () => {
    const told = rolling(start('tor'), shoot('N-ar1', 'tor'), [7, 5]);
    expect(facts(told, 'tested')).toMatchObject([{ unit: 'tor', for: 'save', passed: true }]);
    expect(told.position.units.tor?.hits).toBe(0);
  });

  it('N25.11 who has D6 or less may not shoot at Vulkan; all others do so with a D6', () => {
    const told = acted(start('vulkan'), shoot('N-ar1', 'vulkan'));
    expect(facts(told, 'rolled')[0]).toMatchObject({ for: 'shot', die: 'd6' });
    const worn = scene({ units: { 'N-ha1': { at: 'c4', hits: 2 }, vulkan: 'd4' } });
    expect(doings(worn, 'N-ha1')).not.toContain('shoot');
  });
});

describe('magic', () => {
  const cast = { do: 'cast', unit: 'morgan', spell: 'twister', target: 'd4' } as const;
  const start = () => scene({ units: { morgan: 'c4', mh1: 'd4' }, orders: { choices: 'auto' } });

  it.each([
    ['a 6: full', [6, 2], 'full'],
    ['a 5, no 6: half', [5, 1], 'half'],
    ['neither, no 1: nothing', [2, 3], 'none'],
    ['one 1: Stunned', [1, 3], 'stunned'],
    ['two: Stunned and 1 Hit', [1, 1], 'hit'],
  ])('N23.4 %s', (_row, rolls, effect) => {
    const told = rolling(start(), cast, rolls);
    expect(facts(told, 'cast')).toMatchObject([{ spell: 'twister', target: 'd4', effect }]);
    expect(told.position.units.morgan?.state).toBe(
      effect === 'stunned' || effect === 'hit' ? 'stunned' : undefined,
    );
  });

  it('N23.5 each 6 is a blessing, N23.8 and the tornado fights with a D20, a D10 at half', () => {
    const full = rolling(start(), cast, [6, 6]);
    expect(full.events.findLast(({ type }) => type === 'gained')).toMatchObject({ what: 'blessings', by: 2 });
    expect(facts(full, 'rolled')[2]).toMatchObject({ for: 'tornado', die: 'd20' });
    expect(facts(rolling(start(), cast, [5, 2]), 'rolled')[2]).toMatchObject({ for: 'tornado', die: 'd10' });
  });

  it('N23.8 Fata Morgana leads over rivers', () => {
    const there = scene({ units: { morgan: 'b4', 'N-sw1': 'c4' } });
    const told = rolling(
      there,
      { do: 'cast', unit: 'morgan', spell: 'fata-morgana', target: 'N-sw1' },
      [5, 2],
    );
    // Half: its move of 2. b5 is river: from c4 over it to b6.
    expect(told.position.ask).toMatchObject({ seat: 'A', why: 'way', unit: 'N-sw1' });
    expect(told.position.ask?.of).toContain('b6');
    expect(told.position.ask?.of).toContain('c4');
  });

  it('N23.3 a potion needs food, supplies and gold of the next level each', () => {
    const rich = scene({ units: { morgan: 'c4' }, seats: { A: { food: 2, supplies: 2, gold: 2 } } });
    const told = acted(rich, { do: 'regroup', unit: 'morgan', what: 'potion' });
    expect(told.position.seats.A).toMatchObject({ food: 0, supplies: 0, gold: 0, magic: 2 });
  });
});
