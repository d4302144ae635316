import { describe, expect, it } from 'vitest';
import { zorn } from '#zorn/rules';
import { acted, chit, facts, rolling, type Scene, scene, type Told } from '../../../helpers/zorn/scene';

const here = { 'N-sw1': 'PE', 'T-sw1': 'PE' };
const HALF = [5, 3];
const rolls = (told: Told, what: string) =>
  told.events.filter((event) => event.type === 'rolled' && event.for === what);

/** House Thorn's Magic User in c4 casts at half, and the seat names one. */
function halved(
  caster: string,
  spell: string,
  units: Scene['units'],
  one: string,
  then: readonly number[] = [],
) {
  const base = scene({ units: { ...units, stonehollow: 'c4' }, activation: { seat: 'B' } });
  const { stonehollow, ...rest } = base.units;
  const start = {
    ...base,
    units: { ...rest, [caster]: stonehollow! },
    seats: { ...base.seats, B: { ...base.seats.B!, magicUser: caster } },
  };
  const asked = rolling(start, { do: 'cast', unit: caster, spell, target: 'd4' }, HALF);
  return rolling(asked.position, { do: 'pick', why: 'one', answer: one }, then);
}

describe('a spell at half (N23.8) works on the one that is named', () => {
  const blight = { mh1: 'd4', tb1: 'd4' };

  it('Stone Fist: it alone tests', () => {
    const told = halved('stonehollow', 'stone-fist', blight, 'tb1', [4]);
    expect(facts(told, 'tested', 'hit')).toMatchObject([
      { unit: 'tb1', passed: false },
      { unit: 'tb1', hits: 1 },
    ]);
  });

  it('Torrent: it alone tests', () => {
    const told = halved('tidewell', 'torrent', blight, 'tb1', [4]);
    expect(facts(told, 'tested', 'state')).toMatchObject([
      { unit: 'tb1', passed: false },
      { unit: 'tb1', state: 'stunned' },
    ]);
  });

  it('Healing Rain and Courage: it alone is well again', () => {
    const hurt = { 'N-sw2': { at: 'd4', hits: 1 }, 'T-sw2': { at: 'd4', hits: 1 } };
    const healed = halved('tidewell', 'healing-rain', hurt, 'T-sw2');
    expect(healed.position.units).toMatchObject({ 'N-sw2': { hits: 1 }, 'T-sw2': { hits: 0 } });
    const afraid = { at: 'd4', hits: 0, state: 'terrorized' } as const;
    const bold = halved('wake', 'courage', { 'N-sw2': afraid, 'T-sw2': afraid }, 'T-sw2');
    expect(bold.position.units['N-sw2']?.state).toBe('terrorized');
    expect(bold.position.units['T-sw2']?.state).toBeUndefined();
    expect(bold.position.marks.bold).toEqual([{ unit: 'T-sw2', seat: 'B' }]);
  });
});

describe('a Strike (N7.8)', () => {
  it('shoots at once, attacks as each comes to its turn, and fights after all have acted', () => {
    const units = { mh1: 'd4', mh2: 'd4', am1: 'd4', 'N-sw2': 'd3', ...here };
    const told = chit({ units, cards: ['k16'] }, [3, 3]);
    const order = told.events.flatMap((event) =>
      event.type === 'shot' || event.type === 'moved' || event.type === 'fought' ? [event.type] : [],
    );
    expect(order.slice(0, 4)).toEqual(['shot', 'shot', 'moved', 'fought']);
  });

  it('finds nobody to shoot at where the shot before has killed the last one: it goes on to c', () => {
    const units = { mh1: 'd4', mh2: 'd4', 'N-sw2': { at: 'd3', hits: 3 }, ...here };
    const told = chit({ units, cards: ['k16'] }, [6]);
    expect(facts(told, 'shot')).toHaveLength(1);
    expect(facts(told, 'moved')[0]).toMatchObject({ unit: 'mh2', by: 'advance' });
  });
});

describe('Glory for the Blight that dies in a defence (N13.7)', () => {
  it('goes to the House of most units in the fight, then to that of the highest dice', () => {
    const horde = { at: 'd4', hits: 3 };
    const most = { mh1: horde, 'N-sw2': 'd3', 'T-sw2': 'd3', 'T-pi1': 'd3' };
    const won = chit({ units: { ...here, ...most }, cards: ['k10'] }, [5, 2, 2, 2]);
    expect(facts(won, 'glory')).toMatchObject([{ seat: 'B', by: 1 }]);
    const even = { mh1: horde, 'N-sw2': 'd3', 'T-sw2': 'd3' };
    const highest = chit({ units: { ...here, ...even }, cards: ['k10'] }, [5, 6, 3]);
    expect(facts(highest, 'glory')).toMatchObject([{ seat: 'A', by: 1 }]);
  });
});

describe('abilities', () => {
  it('N25.13 Crossbows roll once more what is not above MP, and no bolt is offered', () => {
    const start = scene({
      units: { va1: { at: 'c4', hits: 0, seat: 'A' }, mh1: 'd4' },
      seats: { A: { blessings: 2 } },
    });
    const told = rolling(start, { do: 'shoot', unit: 'va1', target: 'mh1' }, [4, 3]);
    expect(rolls(told, 'shot')).toHaveLength(2);
    expect(facts(told, 'shot')).toMatchObject([{ value: 3, hits: 0 }]);
    expect(told.position.ask).toMatchObject({ why: 'house' });
  });

  it('N25.15 Fear: who has a printed D6 fails beside Tor without a roll, all others test with a D6', () => {
    const told = rolling(
      scene({ units: { 'N-le1': { at: 'd3', hits: 0, state: 'terrorized' }, tor: 'd4' } }),
      { do: 'regroup', unit: 'N-le1', what: 'terror' },
      [],
    );
    expect(rolls(told, 'terror')).toEqual([]);
    expect(facts(told, 'tested')).toMatchObject([{ unit: 'N-le1', for: 'terror', passed: false }]);
    const brave = acted(
      scene({ units: { 'N-sw2': { at: 'd3', hits: 0, state: 'terrorized' }, tor: 'd4' } }),
      {
        do: 'regroup',
        unit: 'N-sw2',
        what: 'terror',
      },
    );
    // A D6, and degraded by Terror to a D3.
    expect(rolls(brave, 'terror')).toMatchObject([{ die: 'd3' }]);
  });

  it.each([
    [5, []],
    [4, [{ unit: 'dr1', hits: 1 }]],
  ])('N25.27 Wall of Iron: a test of %i for a Hit', (value, hits) => {
    const units = { ...here, dr1: { at: 'd3', hits: 0, seat: 'A' }, mh1: 'd4' } as const;
    const told = chit({ units, cards: ['k16'] }, [6, value]);
    expect(facts(told, 'hit')).toMatchObject(hits);
  });

  it('N25.32 Wave Attack: Namtull may charge on from a fight that he has not lost, unhurt', () => {
    const start = scene({ units: { namtull: 'c4', mh1: { at: 'd4', hits: 3 }, mh2: 'd5' } });
    const charged = acted(start, { do: 'charge', unit: 'namtull', to: 'd4' }).position;
    const won = rolling(charged, { do: 'fight', area: 'd4' }, [10, 4]);
    expect(won.position.activation).toMatchObject({ closed: true, again: ['namtull'] });
    expect(zorn.legal(won.position)).toContainEqual({ do: 'charge', unit: 'namtull', to: 'd5' });
    const asked = rolling(charged, { do: 'fight', area: 'd4' }, [2, 3]);
    const lost = rolling(asked.position, { do: 'pick', why: 'courage', answer: 'no' }, [5]);
    expect(lost.position.units.namtull).toMatchObject({ at: 'c4', hits: 0 });
    expect(lost.position.activation?.again ?? []).toEqual([]);
  });
});
