import { describe, expect, it } from 'vitest';
import { acted, chit, facts, type Scene, type Told } from '../../../helpers/zorn/scene';

const HORDES = ['k10'];
const quiet = { menace: 0, vanguard: 0 };
const here = { 'N-sw1': 'PE', 'T-sw1': 'PE' };
const told = (given: Partial<Scene>, rolls: readonly number[] = []): Told =>
  chit({ ...given, options: { ...quiet, ...given.options }, units: { ...here, ...given.units } }, rolls);
const ways = (done: Told) =>
  facts(done, 'moved').flatMap((event) => (event.type === 'moved' ? [event.way.join(' ')] : []));
const spawned = (done: Told) =>
  facts(done, 'spawned').flatMap((event) => (event.type === 'spawned' ? [`${event.unit} ${event.at}`] : []));

describe('the Blight’s moves', () => {
  it('N8.1 N7.2 go from arrow to arrow as far as the move reaches', () => {
    expect(ways(told({ units: { mh1: 'c8' }, cards: HORDES }))).toEqual(['c8 c7 d6']);
  });

  it('N8.1 N6.3 take the blue arrow of a fork if the marker is even, the yellow one if it is odd', () => {
    expect(ways(told({ units: { mh1: 'b9' }, cards: HORDES }))).toEqual(['b9 b8 a7']);
    expect(ways(told({ units: { mh1: 'b9' }, cards: HORDES, turn: { fork: 'odd' } }))).toEqual(['b9 c8 c7']);
  });

  it('N6.3 with forks `unit` roll for each unit that leaves a fork', () => {
    const done = told(
      { units: { mh1: 'b9' }, cards: HORDES, options: { forks: 'unit' }, turn: { fork: null } },
      [3],
    );
    expect(facts(done, 'rolled')[0]).toMatchObject({ for: 'fork', unit: 'mh1', value: 3 });
    expect(ways(done)).toEqual(['b9 c8 c7']);
  });

  it('N8.1 roll a D6 in Trollburg Gap for each unit', () => {
    const done = told({ units: { mh1: 'e10' }, cards: HORDES }, [4]);
    expect(facts(done, 'rolled')[0]).toMatchObject({ for: 'gap', unit: 'mh1', value: 4 });
    expect(ways(done)).toEqual(['e10 e9 e8']);
  });

  it('N8.2 stop on entering an area with House units, and fight when all have moved', () => {
    const done = told({ units: { mh1: 'c8', 'N-sw2': 'c7', mh2: 'g8' }, cards: HORDES });
    const kinds = done.events.map(({ type }) => type);
    expect(ways(done).slice(0, 2)).toEqual(['c8 c7', 'g8 f7 f6']);
    expect(kinds.lastIndexOf('fought')).toBeGreaterThan(kinds.indexOf('moved') + 1);
  });

  it('N8.3 N15.1 leave the map from a pass: Terror, and the unit is back in the pool unhurt', () => {
    const done = told({ units: { mh1: { at: 'd1', hits: 1 } }, cards: HORDES });
    expect(facts(done, 'moved', 'exited', 'terror')).toMatchObject([
      { way: ['d1', 'PB'] },
      { unit: 'mh1', at: 'PB' },
      { by: 4, now: 4 },
    ]);
    expect(done.position.units.mh1).toBeUndefined();
  });

  it('N8.4 stay in a dead zone', () => {
    expect(ways(told({ units: { mh1: 'b7' }, cards: HORDES }))).toEqual([]);
  });

  it('N8.5 pass through full areas, and go back along their way where they would stop in one', () => {
    // Miller’s Ford holds one.
    expect(ways(told({ units: { mh1: 'c7', am1: 'd5' }, cards: HORDES }))).toEqual(['c7 d6']);
    expect(ways(told({ units: { mh1: 'd6', am1: 'd5' }, cards: HORDES }))).toEqual(['d6 d5 d4']);
  });

  it('N8.6 N21.2 are one less where a unit is Stunned or Terrorized', () => {
    expect(ways(told({ units: { mh1: { at: 'c8', hits: 0, state: 'stunned' } }, cards: HORDES }))).toEqual([
      'c8 c7',
    ]);
  });

  it('N3.7 N7.2 come in Blight order: power, then nearness to a pass, then number', () => {
    const units = { tb2: 'c8', am1: 'd2', tb1: 'c7', am2: 'd3' };
    const order = facts(told({ units, cards: ['k12'] }), 'moved').map(
      (event) => 'unit' in event && event.unit,
    );
    expect(order).toEqual(['tb1', 'tb2', 'am1', 'am2']);
  });

  it('N2.7 halt before a barred area', () => {
    const marks = { flood: true };
    expect(ways(told({ units: { mh1: 'c7' }, cards: HORDES, marks }))).toEqual(['c7 d6']);
  });
});

describe('the cards of the Blight', () => {
  it('N7.1 are shuffled, all 27, when the last has been carried out', () => {
    const done = told({ cards: ['k10'] });
    expect(done.position.discard).toEqual(['k10']);
    const last = acted(
      {
        ...done.position,
        deck: ['k11'],
        discard: [...done.position.deck.filter((card) => card !== 'k11'), 'k10'],
      },
      { do: 'end' },
    );
    expect(facts(last, 'shuffled')).toMatchObject([{ what: 'deck', count: 27 }]);
  });

  it('N7.3 Crazed: two more, the second when the first has been carried out', () => {
    const done = told({ cards: ['k27', 'k10', 'k14'], units: { mh1: 'c8', fk1: 'c7' } });
    expect(done.events.filter(({ type }) => type === 'card' || type === 'moved')).toMatchObject([
      { card: 'k27' },
      { card: 'k10' },
      { unit: 'mh1' },
      { card: 'k14' },
      { unit: 'fk1' },
    ]);
  });

  it('N7.1 N7.3 a Crazed without cards shuffles those that were not turned up in this chit', () => {
    const before = told({ cards: ['k10'] }).position;
    const rest = [...before.deck, 'k10'].filter((card) => card !== 'k27');
    const done = acted({ ...before, deck: ['k27'], discard: rest }, { do: 'end' });
    expect(facts(done, 'shuffled')[0]).toMatchObject({ what: 'deck', count: 26 });
  });

  it('N7.4 by rules B an event is a raid: Ambushers come at entries 3 and 11, and advance', () => {
    const done = told({ rules: 'B', cards: ['k24'] });
    expect(spawned(done)).toEqual(['am1 a9', 'am2 i9']);
    expect(ways(done)).toEqual(['a9 b8 a7 a6', 'i9 i8 h7 h6']);
  });

  it('N7.5 Spawn: two D6 name the entry, N5.9 and the menace comes after', () => {
    const done = told({ cards: ['k6'], options: { menace: 1 } }, [9, 4]);
    expect(spawned(done)).toEqual(['tb1 g10', 'mh1 b10']);
  });

  it('N7.5 N3.6 what is used up is replaced by the next higher power', () => {
    const beasts = Object.fromEntries([1, 2, 3, 4, 5, 6].map((number) => [`tb${number}`, 'g9']));
    expect(spawned(told({ cards: ['k6'], units: beasts }, [9]))).toEqual(['fk1 g10']);
  });

  it('N7.5 a champion is drawn by lot before its entry is rolled, N13.5 not one that rests', () => {
    const done = told({ cards: ['k20'], units: { vulkan: 'b7' } }, [9]);
    const chance = done.events.filter(({ type }) => type === 'lot' || type === 'rolled');
    expect(chance.slice(0, 2)).toMatchObject([
      { type: 'lot', for: 'champion', of: ['tor', 'xaeries', 'meduzza'] },
      { type: 'rolled', for: 'entry' },
    ]);
  });

  it('N7.6 where the entry is full the unit goes down the arrows', () => {
    // The forest a9 holds two; its arrow leads to b8.
    expect(spawned(told({ cards: ['k6'], units: { am1: 'a9', am2: 'a9' } }, [3]))).toEqual(['tb1 b8']);
  });

  it('N7.6 attacks where House units stand, when the order has been carried out', () => {
    const done = told({ cards: ['k6'], units: { 'N-sw2': 'd10' } }, [6]);
    expect(spawned(done)).toEqual(['tb1 d10']);
    expect(facts(done, 'fought').length + facts(done, 'tested').length).toBeGreaterThan(0);
  });

  it('N7.7 Lead: a champion comes, and all Blight in an area with one advances', () => {
    const done = told({ cards: ['k20'], units: { tor: 'c8', mh1: 'c8', mh2: 'c7' } }, [12]);
    expect(ways(done)).toContain('c8 c7 d6');
    expect(done.position.units.mh1?.at).toBe('d6');
    expect(done.position.units.mh2?.at).toBe('c7');
  });

  it('N7.8 N7.11 Strike: shoots, or attacks, or advances; a garrison stays in its den', () => {
    const units = {
      mh1: 'd4',
      'N-sw2': 'c4',
      mh2: { at: 'g4', hits: 2 },
      'N-sw3': 'f4',
      mh3: 'c8',
      ga1: 'c2',
      'N-le1': 'b2',
    };
    const done = told({ cards: ['k16'], units });
    expect(facts(done, 'shot')).toMatchObject([{ unit: 'mh1', target: 'N-sw2', mp: 4 }]);
    expect(facts(done, 'moved').slice(0, 2)).toMatchObject([
      { unit: 'mh2', way: ['g4', 'f4'], by: 'strike' },
      { unit: 'mh3', way: ['c8', 'c7', 'd6'], by: 'advance' },
    ]);
  });

  it('N7.8 shoots only if its die can reach the MP with markers, equal is enough', () => {
    const camp = (kind: 'camp' | 'entrenchment') =>
      facts(
        told({ cards: ['k16'], units: { mh1: 'd4', 'N-sw2': 'c4' }, works: { c4: { kind, seat: 'A' } } }),
        'shot',
        'moved',
      );
    expect(camp('entrenchment')[0]).toMatchObject({ type: 'shot', mp: 6 });
    expect(camp('camp')[0]).toMatchObject({ type: 'moved', by: 'strike' });
  });

  it('N7.8 N7.10 attacks the area of lowest AP, and the chooser names one of several', () => {
    const beast = { cards: ['k18'], units: { tb1: 'd4', 'N-sw2': 'c4', 'N-le1': 'e4' } };
    expect(facts(told(beast), 'moved')[0]).toMatchObject({ way: ['d4', 'c4'] });
    const tied = told({ cards: ['k18'], units: { tb1: 'd4', 'N-sw2': 'c4', 'N-le1': 'd3' } });
    expect(tied.position.ask).toMatchObject({ seat: 'A', why: 'attack', of: ['c4', 'd3'], unit: 'tb1' });
  });

  it('N11.6 hits the unit of lowest move, then bravery, then melee', () => {
    const units = { mh1: 'd4', 'N-ir1': 'c4', 'N-le1': 'c4', 'N-ar1': 'c4' };
    expect(facts(told({ cards: ['k16'], units }), 'shot')[0]).toMatchObject({ target: 'N-le1' });
  });

  it('N7.9 Wave: all move, and halt before House units', () => {
    const done = told({ cards: ['k22'], units: { mh1: 'c8', 'N-sw2': 'd6', am1: 'b9' } });
    expect(ways(done)).toEqual(['c8 c7', 'b9 b8 a7 a6']);
    expect(facts(done, 'fought')).toEqual([]);
  });

  it('N7.12 who stands among House units does nothing else', () => {
    const done = told({ cards: ['k20'], units: { 'N-sw2': 'd10' } }, [6]);
    expect(ways(done).filter((way) => way.startsWith('d10 c9') || way.startsWith('d10 d9'))).toEqual([]);
  });
});
