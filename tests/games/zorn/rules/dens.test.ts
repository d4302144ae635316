import { describe, expect, it } from 'vitest';
import { zorn } from '#zorn/rules';
import { acted, facts, rolling, scene, until } from '../../../helpers/zorn/scene';

const token = (id: string, shown = false) => ({ token: id, shown });
const move = (unit: string, to: string) => ({ do: 'move', unit, to }) as const;
const closed = (at: string, star = false) => ({ at, hits: 0, open: false, star }) as const;

describe('garrisons', () => {
  it('N17.2 shots and Hits leave a garrison face down, N11.4 a test reveals it', () => {
    const start = scene({ units: { 'N-ar1': 'b3', ga14: closed('a3', true) } });
    const shoot = { do: 'shoot', unit: 'N-ar1', target: 'ga14' } as const;
    // The town’s 6 and the shell’s 1.
    const hit = rolling(start, shoot, [9]);
    expect(facts(hit, 'shot')).toMatchObject([{ mp: 7, hits: 1 }]);
    expect(hit.position.units.ga14).toMatchObject({ open: false, hits: 1 });
    const tested = rolling(start, shoot, [7, 5]);
    expect(facts(tested, 'revealed', 'arrived')).toMatchObject([
      { unit: 'ga14', star: true },
      { unit: 'am1', at: 'a3', by: 'ambush' },
    ]);
    expect(zorn.view(hit.position, 'A').units.ga14?.star).toBeNull();
  });

  it('N17.2 no Ambusher comes if a garrison is lost unrevealed, N13.1 with its second Hit; N15.2 and no Glory', () => {
    const start = scene({ units: { 'N-ar1': 'b3', ga14: { ...closed('a3', true), hits: 1 } } });
    const told = rolling(start, { do: 'shoot', unit: 'N-ar1', target: 'ga14' }, [9]);
    expect(facts(told, 'lost', 'arrived', 'glory')).toMatchObject([{ unit: 'ga14', seat: null }]);
  });

  it('N25.35 a scout reveals a garrison, then the token; N18.5 what is no trap lies open', () => {
    const dens = { a3: token('gold1') };
    const start = scene({ units: { 'N-ha1': 'b3', ga14: closed('a3') }, dens });
    const scout = { do: 'scout', unit: 'N-ha1', at: 'a3' } as const;
    const once = acted(start, scout).position;
    expect(once.units.ga14?.open).toBe(true);
    const twice = acted({ ...once, activation: { ...once.activation!, acted: [] } }, scout);
    expect(twice.position.dens.a3).toEqual({ token: 'gold1', shown: true });
  });

  it('N17.3 where its area is full, the Ambusher goes to the neighbour of highest MP and attacks alone, at once', () => {
    const full = Object.fromEntries([1, 2, 3, 4].map((number) => [`mh${number}`, 'a3']));
    const units = { ...full, 'N-ha1': 'b3', 'N-sw1': 'b4', ga14: closed('a3', true) };
    const told = acted(scene({ units }), { do: 'scout', unit: 'N-ha1', at: 'a3' });
    // Of a4, b4, b3, a2 and b2 the forest b4 has MP 5.
    expect(facts(told, 'arrived', 'fought')).toMatchObject([
      { unit: 'am1', at: 'b4' },
      { area: 'b4', attackers: ['am1'], defenders: ['N-sw1'] },
    ]);
  });

  it('N17.4 N17.5 a garrison retreats from its den as any unit', () => {
    const start = scene({ units: { 'N-ir1': 'b3', 'N-ir2': 'b3', ga14: 'a3' } });
    const charged = acted(
      start,
      { do: 'charge', unit: 'N-ir1', to: 'a3' },
      { do: 'charge', unit: 'N-ir2', to: 'a3' },
    );
    const told = rolling(charged.position, { do: 'fight', area: 'a3' }, [6, 5, 3]);
    expect(told.position.ask).toMatchObject({ why: 'retreat', unit: 'ga14' });
  });
});

describe('treasure', () => {
  it('N18.2 N18.3 N15.2 is captured where House units stand and no Blight: a relic is 2 Glory and a level', () => {
    const told = acted(
      scene({ units: { 'N-sw1': 'b3' }, dens: { c4: token('relic1') } }),
      move('N-sw1', 'c4'),
    );
    expect(facts(told, 'token', 'captured', 'glory', 'magic')).toMatchObject([
      { at: 'c4', token: 'relic1' },
      { seat: 'A' },
      { by: 2, now: 2 },
      { now: 2 },
    ]);
    expect(told.position.seats.A?.relics).toBe(1);
  });

  it('N18.3 N19.6 what a token brings may be given on until the activation ends', () => {
    const start = scene({
      units: { 'N-sw1': 'b3' },
      dens: { c4: token('merchants1') },
      seats: { A: { food: 1, gold: 0 } },
    });
    const { position } = acted(start, move('N-sw1', 'c4'));
    expect(position.seats.A).toMatchObject({ food: 5, gold: 3 });
    expect(position.activation?.spoils).toEqual({ food: 4, supplies: 0, gold: 3 });
    const gifts = zorn.legal(position).flatMap((each) => (each.do === 'give' ? [each.what] : []));
    expect(gifts).toEqual(['food', 'gold']);
    const given = acted(position, { do: 'give', to: 'B', what: 'gold' });
    expect(given.position.activation?.spoils.gold).toBe(2);
  });

  it('N18.3 a Vagnar Corps appears in the area and may act at once; with none left 2 gold', () => {
    const dens = { c4: token('vagnar1') };
    const told = acted(scene({ units: { 'N-sw1': 'b3' }, dens }), move('N-sw1', 'c4'));
    expect(told.position.units.va1).toEqual({ at: 'c4', hits: 0, seat: 'A' });
    expect(zorn.legal(told.position)).toContainEqual(move('va1', 'd4'));
    const all = {
      va1: { at: 'PB', hits: 0, seat: 'B' },
      va2: { at: 'PB', hits: 0, seat: 'B' },
      va3: { at: 'PB', hits: 0, seat: 'B' },
    } as const;
    const none = acted(
      scene({ units: { 'N-sw1': 'b3', ...all }, dens, seats: { A: { gold: 0 } } }),
      move('N-sw1', 'c4'),
    );
    expect(none.position.seats.A?.gold).toBe(2);
  });

  it('N18.4 Snare: all there are Terrorized, whatever House; Poison Darts: Poisoned', () => {
    const units = { 'N-sw1': 'b3', 'T-sw1': 'd3' };
    const snared = acted(scene({ units, dens: { c4: token('snare1') } }), move('N-sw1', 'c4'));
    expect(snared.position.units['N-sw1']?.state).toBe('terrorized');
    expect(snared.position.dens.c4).toBeUndefined();
    const darts = acted(scene({ units, dens: { c4: token('darts1') } }), move('N-sw1', 'c4'));
    expect(darts.position.units['N-sw1']?.poisoned).toBe(true);
  });

  it('N18.4 Green Fire: 2 Hits by N13.3, then all are Stunned', () => {
    const told = acted(
      scene({ units: { 'N-sw1': 'b3' }, dens: { c4: token('green-fire1') } }),
      move('N-sw1', 'c4'),
    );
    expect(told.position.units['N-sw1']).toEqual({ at: 'c4', hits: 2, state: 'stunned' });
  });

  it('N18.4 Blight Portal: a Knight comes and attacks at once, upgraded', () => {
    const told = acted(
      scene({ units: { 'N-sw1': 'b3' }, dens: { c4: token('portal1') } }),
      move('N-sw1', 'c4'),
    );
    expect(facts(told, 'arrived')).toMatchObject([{ unit: 'fk1', at: 'c4', by: 'portal' }]);
    expect(facts(told, 'rolled')[0]).toMatchObject({ for: 'melee', unit: 'fk1', die: 'd12+d6' });
  });

  it('N18.4 of a trap that a scout turns up only the scout suffers, and the Knight attacks nobody', () => {
    const scout = { do: 'scout', unit: 'N-ha1', at: 'a3' } as const;
    const units = { 'N-ha1': 'b3', 'N-sw1': 'b3' };
    const green = acted(scene({ units, dens: { a3: token('green-fire1') } }), scout);
    expect(green.position.units).toMatchObject({
      'N-ha1': { hits: 1, state: 'stunned' },
      'N-sw1': { hits: 0 },
    });
    const portal = acted(scene({ units, dens: { a3: token('portal1') } }), scout);
    expect(portal.position.units.fk1?.at).toBe('a3');
    expect(facts(portal, 'fought')).toEqual([]);
  });

  it('N19.3 a town is the first House’s to stop there, stays its own, and passes to another alone there', () => {
    const start = scene({ units: { 'N-sw1': 'b3', 'T-sw1': 'b3', mh1: 'a4' } });
    const mine = acted(start, move('N-sw1', 'a3'));
    expect(facts(mine, 'town')).toMatchObject([{ at: 'a3', seat: 'A' }]);
    const theirs = scene({ units: { 'N-sw1': 'b3' }, towns: { a3: 'B' } });
    expect(acted(theirs, move('N-sw1', 'a3')).position.towns.a3).toBe('A');
    const both = scene({ units: { 'N-sw1': 'b3', 'T-sw1': 'a3' }, towns: { a3: 'B' } });
    expect(acted(both, move('N-sw1', 'a3')).position.towns.a3).toBe('B');
  });

  it('N19.3 N19.4 the Hero counts for nobody; mercenaries are hired to own units or a pass, and do not act then', () => {
    const hero = acted(scene({ units: { 'N-sw1': 'PE', hero: 'b3' } }), move('hero', 'a3'));
    expect(hero.position.towns.a3).toBeNull();
    const start = scene({ units: { 'N-sw1': 'b3' }, seats: { A: { gold: 6 } } });
    const hires = zorn
      .legal(start)
      .flatMap((each) => (each.do === 'hire' ? [`${each.kind} ${each.at}`] : []));
    expect(hires).toContain('vagnar b3');
    expect(hires).toContain('berserkers PC');
    expect(hires.some((each) => each.startsWith('deathriders'))).toBe(false);
    const hired = acted(start, { do: 'hire', kind: 'vagnar', at: 'b3' });
    expect(hired.position.units.va1).toEqual({ at: 'b3', hits: 0, seat: 'A', new: true });
    expect(
      zorn.legal(hired.position).some((each) => 'unit' in each && each.unit === 'va1' && each.do === 'move'),
    ).toBe(false);
  });

  it('N22.3 an own unit in another’s camp without its owner seizes it for 2 gold', () => {
    const works = { c4: { kind: 'camp', seat: 'B' } } as const;
    const start = scene({ units: { 'N-sw1': 'c4' }, works, seats: { A: { gold: 2 }, B: { gold: 0 } } });
    const told = acted(start, { do: 'seize', at: 'c4' });
    expect(told.position.works.c4).toEqual({ kind: 'camp', seat: 'A' });
    expect(told.position.seats).toMatchObject({ A: { gold: 0 }, B: { gold: 1 } });
  });
});

describe('retreats and Hits', () => {
  it('N14.1 N14.2 N14.4 lead farther from the cause, not into enemies, and past full areas', () => {
    // A Horde struck in c5 (bridge) flees the fire of c4: north, where d6 and c6 lie.
    const units = { 'N-sw1': 'c4', mh1: 'd4', mh2: 'd5', 'T-sw1': 'd3' };
    const charged = acted(scene({ units }), { do: 'charge', unit: 'N-sw1', to: 'd4' });
    const told = rolling(charged.position, { do: 'fight', area: 'd4' }, [6, 5]);
    expect(told.position.ask).toMatchObject({ why: 'retreat', unit: 'mh1' });
    // d5 is full, c4 the way of the attacker, d3 holds House units; behind d5 lie d6 and e6.
    expect(told.position.ask?.of).toEqual(['c5', 'e4', 'c3']);
  });

  it('N14.5 who cannot step at all is lost, N13.7 and the Glory is the winner’s', () => {
    const round = { 'N-ar1': 'i6', 'T-sw1': 'i4' };
    const start = scene({ units: { 'N-sw1': 'i6', mh1: 'i5', ...round } });
    const charged = acted(start, { do: 'charge', unit: 'N-sw1', to: 'i5' });
    const told = rolling(charged.position, { do: 'fight', area: 'i5' }, [6, 5]);
    expect(facts(told, 'lost', 'glory')).toMatchObject([
      { unit: 'mh1', seat: 'A' },
      { seat: 'A', by: 1 },
    ]);
  });

  it('N13.3 several owners take Hits one by one, clockwise from the owner of most units', () => {
    const spread = scene({
      units: { 'N-sw1': 'b3', 'T-sw1': 'c4', 'T-sw2': { at: 'c4', hits: 1 }, ...{ 'N-le1': 'PE' } },
      dens: { c4: token('green-fire1') },
    });
    const asked = acted(spread, move('N-le1', 'PD'));
    expect(facts(asked, 'captured')).toMatchObject([{ seat: 'B' }]);
    expect(asked.position.ask).toMatchObject({ seat: 'B', why: 'hit', of: ['T-sw1', 'T-sw2'], area: 'c4' });
  });

  it('N13.2 a heavily wounded character has all dice degraded, and is lost with the third', () => {
    const start = scene({
      units: { 'N-sw1': 'PE', namtull: { at: 'c4', hits: 2 }, mh1: 'd4' },
    });
    const charged = acted(start, { do: 'charge', unit: 'namtull', to: 'd4' });
    const told = acted(charged.position, { do: 'fight', area: 'd4' });
    expect(facts(told, 'rolled')[0]).toMatchObject({ unit: 'namtull', die: 'd10' });
  });

  it('N13.5 a lost champion rests until the pool holds none', () => {
    const start = scene({
      units: { 'N-ar1': 'c4', tor: { at: 'd4', hits: 2 }, vulkan: 'b7', xaeries: 'g7' },
    });
    const told = rolling(start, { do: 'shoot', unit: 'N-ar1', target: 'tor' }, [7, 4]);
    expect(facts(told, 'lost', 'glory')).toMatchObject([{ unit: 'tor', seat: 'A' }, { by: 5 }]);
    expect(told.position.resting).toEqual(['tor']);
    const last = scene({
      units: { 'N-ar1': 'c4', tor: { at: 'd4', hits: 2 }, vulkan: 'b7', xaeries: 'g7', meduzza: 'g9' },
    });
    expect(rolling(last, { do: 'shoot', unit: 'N-ar1', target: 'tor' }, [7, 4]).position.resting).toEqual([]);
  });

  it('N19.5 N4.9 liquid courage is asked at saves, paid in food, and upgrades the test', () => {
    const start = scene({ units: { morgan: 'c4', mh1: 'd4' }, cards: ['k16'], seats: { A: { food: 1 } } });
    const asked = rolling(start, { do: 'end' }, [5]);
    expect(asked.position.ask).toMatchObject({
      seat: 'A',
      why: 'courage',
      of: ['yes', 'no'],
      unit: 'morgan',
      for: 'save',
    });
    const told = acted(asked.position, { do: 'pick', why: 'courage', answer: 'yes' });
    expect(facts(told, 'gained')[0]).toMatchObject({ what: 'food', by: -1 });
    expect(facts(told, 'rolled')[0]).toMatchObject({ for: 'save', die: 'd8' });
  });
});

describe('the abilities of slice C alone', () => {
  it('N25.14 N25.15 N25.27 Fear, Charisma and Wall of Iron count by rules C, not by B', () => {
    const dr1 = { at: 'd4', hits: 0, seat: 'A' } as const;
    for (const rules of ['B', 'C'] as const) {
      const told = rolling(
        scene({ rules, units: { 'N-sw1': 'PE', dr1, tor: 'e4', mh1: 'c4' }, cards: ['k16'] }),
        { do: 'end' },
        [5],
      );
      const tests = facts(until(told, 'house'), 'tested').filter(
        (each) => 'for' in each && each.for === 'iron',
      );
      expect(tests).toHaveLength(rules === 'C' ? 1 : 0);
    }
    const march = (rules: 'B' | 'C') => {
      const start = scene({ rules, units: { 'N-ir1': 'e3', tor: 'd4' } });
      const far = zorn.legal(start).find((each) => each.do === 'move' && each.unit === 'N-ir1' && each.force);
      return facts(acted(start, far!), 'rolled')[0];
    };
    expect(march('B')).toMatchObject({ for: 'march', die: 'd12' });
  });
});
