import { describe, expect, it } from 'vitest';
import { type ZornTypes, zorn } from '#zorn/rules';
import {
  acted,
  chit,
  doings,
  facts,
  rolling,
  type Scene,
  scene,
  type Told,
  until,
} from '../../../helpers/zorn/scene';

type Position = ZornTypes['Position'];
type Seat = ZornTypes['Seat'];

const charge = (unit: string, to: string) => ({ do: 'charge', unit, to }) as const;
const fight = { do: 'fight', area: 'd4' } as const;
const here = { 'N-sw1': 'PE', 'T-sw1': 'PE' };
/** A scene in which a seat has another Commander or Magic User in place of its own. */
function led(seat: Seat, leader: string, at: string, given: Partial<Scene> = {}): Position {
  const base = scene({
    ...given,
    units: { ...here, ...given.units },
    activation: { seat, ...given.activation },
  });
  const units = Object.entries(base.units);
  const first = units.findIndex(([id]) => !id.includes('-') || id > 'T');
  units.splice(first, 0, [leader, { at, hits: 0 }]);
  const sheet = { ...base.seats[seat]!, commander: leader };
  return { ...base, seats: { ...base.seats, [seat]: sheet }, units: Object.fromEntries(units) };
}
/** The Blight’s Beasts in d4 strike c4. */
const strike = (given: Partial<Scene>, rolls: readonly number[] = []): Told =>
  chit({ cards: ['k18'], ...given, units: { ...here, ...given.units } }, rolls);

describe('abilities of the Houses', () => {
  it('N25.2 Spearhead: a defender that fails its test takes 1 Hit and retreats one, not to where chargers came from', () => {
    const start = scene({ units: { rammstein: 'c4', mh1: 'd4' }, activation: { seat: 'B' } });
    const charged = acted(start, charge('rammstein', 'd4')).position;
    const told = rolling(charged, { do: 'spearhead', unit: 'rammstein', target: 'mh1' }, [4]);
    expect(facts(told, 'tested', 'hit')).toMatchObject([
      { unit: 'mh1', for: 'spearhead', passed: false },
      { unit: 'mh1', hits: 1 },
    ]);
    expect(told.position.ask).toMatchObject({ seat: 'B', why: 'retreat', unit: 'mh1' });
    expect(told.position.ask?.of).not.toContain('c4');
    expect(told.position.activation?.named).toEqual(['rammstein']);
  });

  it('N25.4 Lure: who fails its test goes where the seat says; once in an activation, acted or not', () => {
    const start = led('A', 'oznam', 'c4', { units: { mh1: 'd4' } });
    const told = rolling(start, { do: 'lure', unit: 'oznam', target: 'mh1' }, [4]);
    expect(told.position.ask).toMatchObject({ seat: 'A', why: 'lure-to', unit: 'mh1' });
    expect(told.position.ask?.of).not.toContain('c4');
    const gone = acted(told.position, { do: 'pick', why: 'lure-to', answer: 'd5' });
    expect(facts(gone, 'moved')).toMatchObject([{ by: 'lure', way: ['d4', 'd5'] }]);
    expect(doings(gone.position, 'oznam')).not.toContain('lure');
  });

  it('N25.5 Swiftness: one area before the charge, through a full one too; it counts as where she came from', () => {
    const start = led('A', 'nayr', 'b4', { units: { mh1: 'd4' } });
    const vias = zorn
      .legal(start)
      .flatMap((each) => (each.do === 'charge' && each.unit === 'nayr' ? [each] : []));
    expect(vias).toEqual([{ do: 'charge', unit: 'nayr', to: 'd4', via: 'c4' }]);
    const told = acted(start, vias[0]!);
    expect(told.position.activation?.charges).toEqual([{ unit: 'nayr', from: 'c4', to: 'd4' }]);
    expect(facts(told, 'moved')).toMatchObject([{ way: ['b4', 'c4', 'd4'], by: 'charge' }]);
  });

  it('N25.6 N9.4 Tactician: before the first action, the others in his area go one area free', () => {
    const start = led('A', 'nayr', 'c4', {
      units: { 'N-sw2': 'c4', 'N-ar1': { at: 'c4', hits: 0, state: 'stunned' } },
    });
    const called = acted(start, { do: 'tactician', unit: 'nayr' });
    expect(called.position.activation).toMatchObject({ acted: ['nayr'], step: 'none', free: ['N-sw2'] });
    const stepped = acted(called.position, { do: 'step', unit: 'N-sw2', to: 'd4' });
    expect(stepped.position.activation).toMatchObject({ acted: ['nayr'], free: [] });
    expect(doings(stepped.position, 'N-sw2')).toContain('move');
  });

  it('N25.7 Rally: one unit in the area, of any House, drops Stunned or Casualties; a machine for 3 supplies', () => {
    const units = {
      namtull: 'c4',
      'T-ro1': { at: 'c4', hits: 1 },
      'N-sw2': { at: 'c4', hits: 1, state: 'stunned' },
    } as const;
    const start = scene({ units, seats: { A: { supplies: 3 } } });
    const rallies = zorn.legal(start).filter((each) => each.do === 'rally');
    expect(
      rallies.map((each) => 'target' in each && `${each.target} ${'what' in each && each.what}`),
    ).toEqual(['N-sw2 stun', 'N-sw2 casualties', 'T-ro1 casualties']);
    const told = acted(start, { do: 'rally', unit: 'namtull', target: 'T-ro1', what: 'casualties' });
    expect(told.position.seats.A?.supplies).toBe(0);
    expect(told.position.activation).toMatchObject({ rally: true, acted: [] });
  });

  it('N25.10 Death from Above: MP is one less', () => {
    const start = scene({ units: { 'T-ro1': 'c4', mh1: 'd4' }, activation: { seat: 'B' } });
    const told = acted(start, { do: 'shoot', unit: 'T-ro1', target: 'mh1' });
    expect(facts(told, 'shot')).toMatchObject([{ mp: 3 }]);
  });

  it('N25.12 Assassin: against a character a roll not above MP is rolled again; N25.11 N25.21 Sniper hits others twice', () => {
    const aims = led('A', 'zenoj', 'c4', { units: { tor: 'd4', mh1: 'd4' } });
    const again = rolling(aims, { do: 'shoot', unit: 'zenoj', target: 'tor' }, [3, 9]);
    expect(facts(again, 'shot')).toMatchObject([{ value: 9, hits: 2 }]);
    // Tor saves with a D12 degraded.
    expect(facts(again, 'rolled')[2]).toMatchObject({ for: 'save', die: 'd10' });
    const sniped = rolling(aims, { do: 'shoot', unit: 'zenoj', target: 'mh1' }, [6]);
    expect(facts(sniped, 'hit')).toMatchObject([
      { unit: 'mh1', hits: 1 },
      { unit: 'mh1', hits: 2 },
    ]);
    expect(sniped.position.ask).toMatchObject({ why: 'retreat', unit: 'mh1' });
  });

  it('N25.34 Forage: D3 food or supplies; N25.36 Mob: for 3 supplies a lost Levy is back beside the Commander', () => {
    const units = { 'N-ha1': 'c4', namtull: 'c4' };
    const start = scene({ units, lost: ['N-le1'], seats: { A: { food: 0, supplies: 3 } } });
    const told = rolling(start, { do: 'regroup', unit: 'N-ha1', what: 'food' }, [2]);
    expect(told.position.seats.A?.food).toBe(2);
    const mob = acted(start, { do: 'regroup', unit: 'namtull', what: 'mob', levy: 'N-le1', to: 'd4' });
    expect(mob.position.units['N-le1']).toEqual({ at: 'd4', hits: 0 });
    expect(mob.position).toMatchObject({ lost: [], seats: { A: { supplies: 0 } } });
  });

  it('N25.16 N25.17 N3.1 the Hero rolls a failed test again, and is never Stunned or Terrorized', () => {
    const dens = { c4: { token: 'snare1', shown: false } };
    const start = scene({ units: { ...here, hero: 'b3' }, dens });
    const snared = acted(start, { do: 'move', unit: 'hero', to: 'c4' });
    expect(snared.position.units.hero).toEqual({ at: 'c4', hits: 0 });
    const far = zorn
      .legal(start)
      .find((each) => each.do === 'move' && each.unit === 'hero' && each.force === true);
    const told = rolling(start, far!, [2, 7]);
    expect(facts(told, 'tested')).toMatchObject([{ unit: 'hero', passed: true }]);
  });

  it('N9.3 N19.6 the Hero acts with every House; mercenaries with theirs, and may be given before the first action', () => {
    const units = { ...here, hero: 'b3', va1: { at: 'c4', hits: 0, seat: 'A' } } as const;
    const start = scene({ units });
    expect(doings(start, 'hero')).toContain('move');
    expect(zorn.legal(start)).toContainEqual({ do: 'give', to: 'B', unit: 'va1' });
    const given = acted(start, { do: 'give', to: 'B', unit: 'va1' });
    expect(given.position.units.va1?.seat).toBe('B');
    expect(doings(given.position, 'va1')).toEqual([]);
  });
});

describe('abilities of the Blight', () => {
  it('N25.3 Screech: the House unit of lowest bravery fails, retreats and is Terrorized; one that was is lost', () => {
    const told = strike({ units: { tb1: 'd4', 'N-sw2': 'c4' }, orders: { retreats: 'auto' } }, [4]);
    expect(facts(told, 'tested')).toMatchObject([{ unit: 'N-sw2', for: 'screech', passed: false }]);
    expect(facts(told, 'state')).toMatchObject([{ unit: 'N-sw2', state: 'terrorized' }]);
    expect(facts(told, 'fought')).toEqual([]);
    expect(told.position.units.tb1?.at).toBe('c4');
    const lost = strike({ units: { tb1: 'd4', 'N-sw2': { at: 'c4', hits: 0, state: 'terrorized' } } }, [4]);
    expect(facts(lost, 'lost')).toMatchObject([{ unit: 'N-sw2' }]);
  });

  it('N25.8 Healer: before the card the Blight beside it drops Casualties', () => {
    const healed = chit({ units: { ...here, tor: 'c8', mh1: { at: 'c8', hits: 3 } }, cards: ['k14'] });
    expect(
      facts(healed, 'chit', 'healed', 'card')
        .map(({ type }) => type)
        .slice(0, 3),
    ).toEqual(['chit', 'healed', 'card']);
  });

  it('N25.20 Fire Ball: one roll against every House unit of the area', () => {
    const night = { turn: { number: 2, space: 10 }, seats: { A: { food: 9 }, B: { food: 9 } } };
    const shot = until(
      chit({ units: { ...here, vulkan: 'd4', 'N-sw2': 'c4', 'T-sw2': 'c4' }, ...night }),
      'first',
    );
    expect(facts(shot, 'shot').find((each) => 'unit' in each && each.unit === 'vulkan')).toMatchObject({
      target: null,
    });
  });

  it('N25.22 N25.25 Bite: one of those that took a Hit, of lowest bravery, is Poisoned', () => {
    const told = strike({ units: { tb1: 'd4', 'N-sw2': 'c4' }, orders: { retreats: 'auto' } }, [5, 8, 5]);
    expect(facts(told, 'poisoned')).toMatchObject([{ unit: 'N-sw2', on: true }]);
  });

  it('N25.24 Horrific Wounds: 2 Hits poison all that took one; N25.28 Tentacles: who flees her takes one more', () => {
    const units = { meduzza: 'd4', 'N-sw2': 'c4' };
    const charged = acted(scene({ units: { ...here, ...units } }), charge('N-sw2', 'd4'));
    const told = rolling(charged.position, fight, [3, 7]);
    expect(facts(told, 'poisoned')).toMatchObject([{ unit: 'N-sw2' }]);
    expect(told.position.units['N-sw2']).toMatchObject({ at: 'c4', hits: 3 });
  });

  it('N25.30 Surprise: an Ambusher alone meets the slowest, and goes back even if it wins', () => {
    const units = { am1: 'd4', 'N-ir1': 'c4', 'N-sw2': 'c4' };
    const told = rolling(scene({ units: { ...here, ...units }, cards: ['k16'] }), { do: 'end' }, [8, 4]);
    expect(facts(told, 'fought')).toMatchObject([{ attackers: ['am1'], defenders: ['N-sw2'], hits: 2 }]);
    const after = until(told, 'house');
    expect(after.position.units.am1?.at).toBe('d4');
  });

  it('N25.32 Wave Attack of Xaeries: having cleared an area she attacks the next along her arrow', () => {
    const units = { xaeries: 'c8', 'N-le1': { at: 'c7', hits: 3 }, 'N-sw2': 'd6' };
    const told = rolling(
      scene({ units: { ...here, ...units }, cards: ['k24'], options: { menace: 0 } }),
      { do: 'end' },
      [17, 20, 3],
    );
    expect(facts(told, 'fought')).toMatchObject([
      { area: 'c7', loser: 'defenders' },
      { area: 'd6', attackers: ['xaeries'] },
    ]);
    // The event’s D20 is for the first fight alone.
    const dice = facts(told, 'rolled').filter((each) => 'unit' in each && each.unit === 'xaeries');
    expect(dice).toMatchObject([{ die: 'd20' }, { die: 'd12' }]);
  });

  it('N25.26 N11.2 Hard Shell: a garrison’s MP is one more', () => {
    const start = scene({ units: { ...here, 'N-ar1': 'b3', ga14: 'a3' } });
    expect(facts(acted(start, { do: 'shoot', unit: 'N-ar1', target: 'ga14' }), 'shot')).toMatchObject([
      { mp: 7 },
    ]);
  });
});

describe('states', () => {
  it('N21.1 N9.2 N20.2 the Stunned only Regroup; N20.6 N20.3 and then only against that', () => {
    const unit = { at: 'c4', hits: 1, state: 'stunned', poisoned: true } as const;
    const start = scene({
      units: { ...here, 'N-ar1': unit, mh1: 'd4' },
      seats: { A: { supplies: 9, blessings: 2 } },
    });
    const can = zorn.legal(start).filter((each) => 'unit' in each && each.unit === 'N-ar1');
    expect(can.map((each) => 'what' in each && each.what)).toEqual(['stun', 'cleanse']);
  });

  it('N20.1 N20.2 Casualties cost a supplies, poison two; N21.2 a passed test ends Terrorized', () => {
    const units = {
      'N-ar1': { at: 'c4', hits: 1, poisoned: true },
      'N-sw2': { at: 'c4', hits: 0, state: 'terrorized' },
    } as const;
    const start = scene({ units: { ...here, ...units }, seats: { A: { supplies: 3 } } });
    expect(
      acted(start, { do: 'regroup', unit: 'N-ar1', what: 'casualties' }).position.seats.A?.supplies,
    ).toBe(2);
    expect(acted(start, { do: 'regroup', unit: 'N-ar1', what: 'poison' }).position.seats.A?.supplies).toBe(1);
    const calm = rolling(start, { do: 'regroup', unit: 'N-sw2', what: 'terror' }, [5]);
    expect(calm.position.units['N-sw2']?.state).toBeUndefined();
  });

  it('N21.3 N3.3 degradings add up; N21.6 N9.5 the hungry do not act, and recover at the end of the activation', () => {
    const unit = { at: 'c4', hits: 0, state: 'terrorized', hungry: true } as const;
    const start = scene({ units: { ...here, 'N-ar1': unit, mh1: 'd4' } });
    expect(doings(start, 'N-ar1')).toEqual([]);
    const ended = acted(start, { do: 'end' });
    expect(facts(ended, 'hungry')).toMatchObject([{ unit: 'N-ar1', on: false }]);
    // A D8 of bravery, degraded twice, is a D3: the Beast’s screech cannot be withstood.
    const told = strike({
      units: { tb1: 'd4', 'N-ar1': { ...unit, state: 'stunned' } },
      activation: { seat: 'B' },
    });
    expect(facts(told, 'rolled')[0]).toMatchObject({ for: 'screech', die: 'd3' });
  });

  it('N26.1 N26.3 on a flank units do nothing but go up or enter', () => {
    const start = scene({ units: { ...here, 'N-ar1': { at: 'W1', hits: 0 }, mh1: 'a4' } });
    expect(doings(start, 'N-ar1')).toEqual(['flank']);
    const ends = zorn.legal(start).flatMap((each) => (each.do === 'flank' ? [each.to] : []));
    expect(ends).toEqual(['a6', 'W2']);
  });
});
