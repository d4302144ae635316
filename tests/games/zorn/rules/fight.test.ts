import { describe, expect, it } from 'vitest';
import { zorn } from '#zorn/rules';
import { acted, facts, rolling, scene } from '../../../helpers/zorn/scene';

const charge = (unit: string, to: string) => ({ do: 'charge', unit, to }) as const;

/** One Swordstriker (D10) charges from c4 a Horde (D8) in d4, plains: no protection. */
const duel = (extra = {}) =>
  acted(scene({ units: { 'N-sw1': 'c4', mh1: 'd4', ...extra } }), charge('N-sw1', 'd4')).position;
const fight = { do: 'fight', area: 'd4' } as const;

describe('a fight between one and one', () => {
  it.each([
    ['less than double: 1 Hit, one area', [5, 3], 1, 1],
    ['double: 2 Hits, one area', [6, 3], 2, 1],
    ['triple: 3 Hits, two areas', [9, 3], 3, 2],
  ])('N12.4 %s', (_row, dice, hits, far) => {
    const told = rolling(duel(), fight, dice);
    expect(facts(told, 'fought')).toMatchObject([
      { attack: dice[0], defence: dice[1], loser: 'defenders', hits },
    ]);
    expect(told.position.units.mh1?.hits ?? 0).toBe(hits);
    // It leaves d4 for the north or the sides, never towards c4, from where the attacker came (N14.2).
    expect(told.position.ask).toMatchObject({ why: 'retreat', unit: 'mh1' });
    expect(told.position.ask?.of?.length).toBeGreaterThan(far - 1);
    expect(told.position.ask?.of).not.toContain('c4');
  });

  it('N12.4 quadruple: 4 Hits, which cost a counter; N13.7 the Glory is the attacker’s', () => {
    const told = rolling(duel(), fight, [8, 2]);
    expect(facts(told, 'fought')).toMatchObject([{ loser: 'defenders', hits: 4 }]);
    expect(facts(told, 'lost', 'glory')).toMatchObject([
      { unit: 'mh1', seat: 'A' },
      { seat: 'A', by: 1, now: 1 },
    ]);
    expect(told.position.units.mh1).toBeUndefined();
  });

  it('N14.3 an attacker that loses goes back to where it came from', () => {
    const told = rolling(duel(), fight, [2, 3]);
    expect(told.position.units['N-sw1']).toMatchObject({ at: 'c4', hits: 1 });
    expect(told.position.units.mh1).toMatchObject({ at: 'd4', hits: 0 });
  });

  it('N12.5 a tie: 1 Hit each, tests of both, attackers first; who fails retreats', () => {
    // The Swordstriker passes with 5, the Horde fails with 4.
    const told = rolling(duel(), fight, [4, 4, 5, 4]);
    expect(facts(told, 'fought')).toMatchObject([{ loser: 'both' }]);
    expect(facts(told, 'tested')).toMatchObject([
      { unit: 'N-sw1', for: 'tie', passed: true },
      { unit: 'mh1', for: 'tie', passed: false },
    ]);
    expect(told.position.units['N-sw1']).toMatchObject({ at: 'd4', hits: 1 });
    expect(told.position.ask).toMatchObject({ why: 'retreat', unit: 'mh1' });
  });

  it('N12.5 if units of both passed, all retreat, attackers first', () => {
    const told = rolling(duel(), fight, [4, 4, 5, 5]);
    expect(facts(told, 'moved')).toMatchObject([{ unit: 'N-sw1', way: ['d4', 'c4'], by: 'retreat' }]);
    expect(told.position.ask).toMatchObject({ why: 'retreat', unit: 'mh1' });
  });

  it('N12.3 the defender adds AP, and N12.5 a garrison that is attacked bites twice in a tie', () => {
    const start = scene({ units: { 'N-sw1': 'b3', ga1: { at: 'a3', hits: 0, open: true, star: false } } });
    // A town has AP 3, the garrison's shell 1: 2 + 4 against 6.
    const told = rolling(acted(start, charge('N-sw1', 'a3')).position, { do: 'fight', area: 'a3' }, [6, 2]);
    expect(facts(told, 'fought')).toMatchObject([{ attack: 6, defence: 6, loser: 'both' }]);
    expect(facts(told, 'hit').filter((event) => 'unit' in event && event.unit === 'N-sw1')).toHaveLength(2);
  });
});

describe('charges', () => {
  it('N12.1 lead into areas with Blight that have room, N12.2 and nothing else is done before the fights', () => {
    const start = scene({ units: { 'N-sw1': 'c4', 'N-ir1': 'c4', mh1: 'd4', mh2: 'c5' } });
    const legal = zorn.legal(acted(start, charge('N-sw1', 'd4')).position);
    expect(new Set(legal.map((each) => each.do))).toEqual(new Set(['charge', 'fight']));
    expect(legal).toContainEqual(charge('N-ir1', 'c5'));
  });

  it('N12.2 charging is closed when the first fight has begun, but for N25.31 Assault', () => {
    const start = scene({ units: { 'N-sw1': 'c4', 'N-ir1': 'c4', mh1: 'd4', mh2: 'b3' } });
    const told = rolling(acted(start, charge('N-sw1', 'd4')).position, fight, [8, 2]);
    expect(told.position.activation).toMatchObject({ closed: true, again: ['N-sw1'] });
    const charges = zorn.legal(told.position).flatMap((each) => (each.do === 'charge' ? [each.unit] : []));
    expect(charges).not.toContain('N-ir1');
  });

  it('N25.9 Ironmen charge upgraded into plains: a D12 becomes D12+D6', () => {
    const start = scene({ units: { 'N-ir1': 'c4', mh1: 'd4' } });
    const told = acted(start, charge('N-ir1', 'd4'), fight);
    expect(facts(told, 'rolled')[0]).toMatchObject({ for: 'melee', die: 'd12+d6', unit: 'N-ir1' });
  });

  it('N25.22 Overkill: a Knight that inflicts 2 inflicts 3', () => {
    const start = scene({ units: { 'N-sw1': 'c4', fk1: 'd4' } });
    const told = rolling(acted(start, charge('N-sw1', 'd4')).position, fight, [2, 5]);
    expect(facts(told, 'fought')).toMatchObject([{ loser: 'attackers', hits: 3 }]);
  });

  it('N25.23 Bash: with Namtull double or more costs the most damaged of those left', () => {
    const start = scene({
      units: { namtull: 'c4', mh1: { at: 'd4', hits: 1 }, mh2: 'd4' },
      orders: { choices: 'auto' },
    });
    const told = rolling(acted(start, charge('namtull', 'd4')).position, fight, [12, 2, 3]);
    expect(facts(told, 'lost').length).toBeGreaterThan(0);
    expect(Object.keys(told.position.units).filter((id) => id.startsWith('mh'))).toHaveLength(1);
  });

  it('N25.29 Swarming: a Horde that defended unhurt and passes its test hits back', () => {
    const start = scene({ units: { 'N-sw1': 'c4', 'N-sw2': 'c4', mh1: 'd4', mh2: 'd4' } });
    const both = acted(start, charge('N-sw1', 'd4'), charge('N-sw2', 'd4')).position;
    // 7 + 6 against 5 + 4: one Hit on one Horde; the other passes with 5.
    const told = rolling(both, fight, [7, 6, 5, 4, 5]);
    expect(facts(told, 'tested')).toMatchObject([{ for: 'swarm', passed: true }]);
    expect(facts(told, 'hit')).toHaveLength(2);
  });

  it('N25.1 Push of Pikes sends a defender away, and N12.7 an area without enemies is not fought for', () => {
    const start = scene({ units: { 'T-pi1': 'c4', mh1: 'd4' }, activation: { seat: 'B' } });
    const charged = acted(start, charge('T-pi1', 'd4')).position;
    const told = rolling(charged, { do: 'push', unit: 'T-pi1' }, [5]);
    expect(told.position.ask).toMatchObject({ seat: 'B', why: 'push-to', unit: 'mh1' });
    const gone = acted(told.position, { do: 'pick', why: 'push-to', answer: 'd5' });
    expect(gone.position.units.mh1?.at).toBe('d5');
    expect(gone.position.activation).toMatchObject({ charges: [], closed: true, fighting: false });
  });

  it('N25.33 Fury: Berserkers with exactly one Hit fight on, upgraded', () => {
    const be1 = { at: 'c4', hits: 0, seat: 'A' } as const;
    const start = scene({ units: { be1, mh1: 'd4' } });
    const told = rolling(acted(start, charge('be1', 'd4')).position, fight, [4, 5]);
    expect(facts(told, 'fought').length).toBeGreaterThan(1);
    const dice = told.events.filter((event) => event.type === 'rolled' && event.for === 'melee');
    expect(dice[2]).toMatchObject({ die: 'd12+d6', unit: 'be1' });
  });

  it('N17.2 a fight reveals a garrison, and N17.3 one with a star brings an Ambusher to its side', () => {
    const ga1 = { at: 'c4', hits: 0, open: false, star: true } as const;
    const start = scene({ units: { 'N-sw1': 'd4', ga1 } });
    const told = acted(start, charge('N-sw1', 'c4'), { do: 'fight', area: 'c4' });
    expect(facts(told, 'revealed', 'arrived')).toMatchObject([
      { unit: 'ga1', star: true },
      { unit: 'am1', at: 'c4', by: 'ambush' },
    ]);
    expect(facts(told, 'fought')[0]).toMatchObject({ defenders: ['ga1', 'am1'] });
  });
});

describe('House against House', () => {
  const rivals = { 'N-sw1': 'c4', 'T-pi1': 'd4' };

  it('N22.1 costs two gold at once, one to the victim; who cannot pay cannot attack', () => {
    expect(zorn.legal(scene({ units: rivals })).some((each) => each.do === 'charge')).toBe(false);
    const told = acted(scene({ units: rivals, seats: { A: { gold: 2 } } }), charge('N-sw1', 'd4'));
    expect(told.position.seats).toMatchObject({ A: { gold: 0 }, B: { gold: 1 } });
  });

  it('N22.2 a core unit lost so is Terror, and no Glory', () => {
    const start = scene({ units: { ...rivals, 'T-pi1': { at: 'd4', hits: 3 } }, seats: { A: { gold: 2 } } });
    const told = rolling(acted(start, charge('N-sw1', 'd4')).position, fight, [6, 3]);
    expect(facts(told, 'terror')).toMatchObject([{ by: 1, now: 1 }]);
    expect(facts(told, 'glory')).toEqual([]);
    expect(told.position.lost).toEqual(['T-pi1']);
  });
});
