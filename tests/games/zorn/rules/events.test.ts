import { describe, expect, it } from 'vitest';
import { zorn } from '#zorn/rules';
import { acted, chit, facts, type Scene, scene, type Told, until } from '../../../helpers/zorn/scene';

const here = { 'N-sw1': 'PE', 'T-sw1': 'PE' };
/** The event of a roll of the D20, with the rolls that follow it. */
const event = (roll: number, given: Partial<Scene> = {}, rolls: readonly number[] = []): Told =>
  chit({ cards: ['k24'], ...given, units: { ...here, ...given.units } }, [roll, ...rolls]);
const where = (done: Told, unit: string) => done.position.units[unit]?.at;
const ids = (list: readonly unknown[]) => list.map((each) => (each as { unit: string }).unit);

describe('the events', () => {
  it('N7.4 are rolled for with a D20', () => {
    const done = event(9);
    expect(done.events.filter(({ type }) => type === 'rolled' || type === 'event').slice(0, 2)).toMatchObject(
      [
        { for: 'event', die: 'd20', value: 9 },
        { event: 'royal-aid', roll: 9 },
      ],
    );
  });

  it('N24.1 Raiders: a D3 of each resource, an Ambusher in each town of the Blight, two that advance', () => {
    const seats = { A: { food: 1, supplies: 5, gold: 0 }, B: { food: 4, supplies: 4, gold: 4 } };
    const towns = { a3: 'A', e3: 'B', i3: 'A', b8: 'A', h8: 'B' } as const;
    const done = event(1, { seats, towns }, [2, 1]);
    expect(done.position.seats).toMatchObject({
      A: { food: 0, supplies: 3, gold: 0 },
      B: { food: 3, supplies: 3, gold: 3 },
    });
    expect(facts(done, 'arrived')).toMatchObject([{ unit: 'am1', at: 'e10', by: 'raiders' }]);
    expect(facts(done, 'spawned')).toMatchObject([
      { unit: 'am2', at: 'a9' },
      { unit: 'am3', at: 'i9' },
    ]);
    expect(ids(facts(done, 'moved'))).toEqual(['am2', 'am3']);
  });

  it('N24.1 Raiders: where a town is full, a neighbour along a road, which the chooser names', () => {
    const full = Object.fromEntries([1, 2, 3, 4, 5].map((number) => [`tb${number}`, 'e10']));
    const towns = { a3: 'A', e3: 'A', i3: 'A', b8: 'A', h8: 'A' } as const;
    const done = event(1, { units: full, towns });
    expect(done.position.ask).toMatchObject({ seat: 'A', why: 'raider', of: ['d10', 'f10'], unit: 'am1' });
  });

  it('N24.2 Flood: who is in a ford is lost, who is on a bridge retreats, and both are barred', () => {
    const done = event(2, { units: { mh1: 'a5', 'N-sw2': 'd5', mh2: 'c5' } });
    expect(facts(done, 'lost')).toMatchObject([{ unit: 'mh1' }, { unit: 'N-sw2' }]);
    expect(facts(done, 'glory')).toEqual([]);
    expect(done.position.terror).toBe(1);
    expect(done.position.ask).toMatchObject({ why: 'retreat', unit: 'mh2' });
    expect(done.position.marks.flood).toBe(true);
    expect(done.position.ask?.of).not.toContain('d5');
  });

  it('N24.3 Storm: one unit of each plains area takes a Hit without a save, passes too', () => {
    const done = event(3, { units: { namtull: 'c4', mh1: 'd4' } });
    const hurt = until(done, 'house');
    expect(new Set(ids(facts(hurt, 'hit')).slice(0, 2))).toEqual(new Set(['namtull', 'mh1']));
    expect(facts(hurt, 'rolled').filter((each) => 'for' in each && each.for === 'save')).toEqual([]);
    // Morgan and Stonehollow stand in a pass, of two Houses: the chooser names one.
    expect(done.position.ask).toMatchObject({ seat: 'A', why: 'storm', area: 'PA' });
  });

  it('N24.4 Frenzy: Beasts and the Blight beside them advance, their fights upgraded', () => {
    const units = { tb1: 'c8', mh1: 'c8', mh2: 'c7', 'N-sw2': 'd6' };
    // The Swordstriker passes the test of the Screech, so that there is a fight.
    const done = event(4, { units }, [5]);
    expect(ids(facts(done, 'moved')).slice(0, 2)).toEqual(['tb1', 'mh1']);
    expect(where(done, 'mh2')).toBe('c7');
    expect(facts(done, 'rolled')).toContainEqual(
      expect.objectContaining({ for: 'melee', die: 'd12+d6', unit: 'tb1' }),
    );
  });

  it('N24.5 N4.10 Allies: a mercenary by lot, a council names its House, that House a pass; it may act at once', () => {
    const done = event(5);
    expect(facts(done, 'lot')).toMatchObject([{ for: 'mercenary' }]);
    expect(done.position.ask).toMatchObject({ why: 'allies', answers: ['A', 'B'] });
    const voted = acted(done.position, { do: 'vote', for: 'B' }, { do: 'vote', for: 'B' });
    expect(voted.position.ask).toMatchObject({ seat: 'B', why: 'pass', of: ['PA', 'PB', 'PC', 'PD', 'PE'] });
    const come = acted(voted.position, { do: 'pick', why: 'pass', answer: 'PC' });
    const [arrived] = facts(come, 'arrived');
    expect(arrived).toMatchObject({ by: 'allies', at: 'PC' });
    expect(come.position.units[ids([arrived])[0]!]).toEqual({ at: 'PC', hits: 0, seat: 'B' });
  });

  it('N24.6 Treants: those of the fullest forest test, or flee the woods; a 1 poisons first', () => {
    const done = event(6, { units: { 'N-sw2': 'b4', mh1: 'a4' } }, [1]);
    expect(done.events.filter(({ type }) => type === 'tested' || type === 'poisoned')).toMatchObject([
      { for: 'treants', passed: false },
      { unit: 'N-sw2', on: true },
    ]);
    expect(done.position.ask).toMatchObject({ why: 'retreat', unit: 'N-sw2' });
  });

  it('N24.7 Mana surge: Magic Users rise, and champions shoot at the nearest of them', () => {
    const done = event(7, { units: { morgan: 'c4', 'N-le1': 'd3', vulkan: 'b7', meduzza: 'd4' } });
    expect(facts(done, 'magic')).toMatchObject([
      { seat: 'A', now: 2 },
      { seat: 'B', now: 2 },
    ]);
    expect(facts(done, 'shot')[0]).toMatchObject({ unit: 'meduzza', target: 'morgan' });
  });

  it('N24.8 Warlord: a champion, a Wave, all Blight missiles upgraded, then Terror', () => {
    const done = event(8, { units: { mh1: 'd4', 'N-sw2': 'd3' }, options: { menace: 0 } });
    const kinds = done.events.map(({ type }) => type);
    expect(facts(done, 'shot')[0]).toMatchObject({ unit: 'mh1' });
    expect(facts(done, 'rolled').find((each) => 'for' in each && each.for === 'shot')).toMatchObject({
      die: 'd8',
    });
    expect(kinds.indexOf('terror')).toBeGreaterThan(kinds.indexOf('shot'));
    expect(done.position.terror).toBeGreaterThan(0);
  });

  it('N24.9 Royal aid: each House D3 food, then D3 supplies', () => {
    const done = event(
      9,
      {},
      [1, 5, 3, 6].map((face) => Math.ceil(face / 2)),
    );
    expect(facts(done, 'gained').slice(0, 4)).toMatchObject([
      { seat: 'A', what: 'food', by: 1 },
      { seat: 'A', what: 'supplies', by: 3 },
      { seat: 'B', what: 'food', by: 2 },
      { seat: 'B', what: 'supplies', by: 3 },
    ]);
  });

  it('N24.10 the Hero comes to a pass that the chooser names, or leaves the valley', () => {
    expect(event(10).position.ask).toMatchObject({ seat: 'A', why: 'pass', unit: 'hero' });
    const gone = event(10, { units: { hero: { at: 'c4', hits: 1 } } });
    expect(facts(gone, 'left')).toMatchObject([{ unit: 'hero', by: 'hero' }]);
    expect(where(gone, 'hero')).toBeUndefined();
  });

  it('N24.11 N24.21 bog apes fight the slowest of each side in a bog, win ties and take nothing', () => {
    // A D20 of 5 against a D10 of 5: the House unit loses as by less than double.
    const done = event(11, { units: { 'N-sw2': 'c3', mh1: 'g3' } }, [5, 5]);
    expect(facts(done, 'fought')[0]).toMatchObject({
      attackers: 'apes',
      defenders: ['N-sw2'],
      loser: 'defenders',
      hits: 1,
    });
    expect(done.position.units['N-sw2']?.hits).toBe(1);
  });

  it('N24.21 a lower die does nothing', () => {
    const done = event(11, { units: { 'N-sw2': 'c3' } }, [2, 5]);
    expect(facts(done, 'fought')[0]).toMatchObject({ loser: null, hits: 0 });
    expect(done.position.units['N-sw2']).toEqual({ at: 'c3', hits: 0 });
  });

  it('N24.12 Cursed land: Terror, then steps down the arrows from an entry', () => {
    // D3 2, entry 3 is a9, three steps: b8, a7, and blue to a6.
    const done = event(12, {}, [2, 3, 3]);
    expect(done.position).toMatchObject({ terror: 2, marks: { curse: { at: 'a6' } } });
  });

  it('N24.12 Cursed land off the map: Terror again and no marker; rerolled when it comes again', () => {
    const off = event(12, {}, [1, 3, 20, 3]);
    expect(off.position).toMatchObject({ terror: 4, marks: { curse: { at: null } } });
    const again = event(12, { marks: { curse: { at: null } } }, [9]);
    expect(facts(again, 'event')).toMatchObject([{ event: 'royal-aid', roll: 9 }]);
  });

  it('N24.12 the curse degrades Houses there, costs one more to enter, and no step into it is free', () => {
    const marks = { curse: { at: 'b3' } };
    // From d4 (move 2) by the road to c4, which is cursed: two steps; b3 behind it would be four.
    const start = scene({ units: { 'N-sw2': 'd4' }, marks });
    const ends = zorn
      .legal(start)
      .flatMap((each) => (each.do === 'move' && each.unit === 'N-sw2' && !each.force ? [each.to] : []));
    expect(ends).toContain('c4');
    expect(ends).not.toContain('b3');
    const shot = scene({ units: { 'N-ar1': 'c4', mh1: 'd4' }, marks });
    const told = acted(shot, { do: 'shoot', unit: 'N-ar1', target: 'mh1' });
    expect(facts(told, 'rolled')[0]).toMatchObject({ die: 'd8' });
  });

  it('N24.13 N24.14 Council of war: the House it names activates at once, then the order goes on', () => {
    const done = event(13, { marks: { wedding: 5 } });
    expect(done.position.ask).toMatchObject({ why: 'war' });
    const voted = acted(done.position, { do: 'vote', for: 'B' }, { do: 'vote', for: 'B' });
    expect(voted.position.activation?.seat).toBe('B');
    const after = acted(voted.position, { do: 'end' });
    // The Blight chit goes on to its end; the activation was no House chit (N24.20).
    expect(facts(after, 'steward')).toHaveLength(1);
    expect(after.position.marks.wedding).toBe(4);
  });

  it('N24.15 Downpour: units in bogs are frozen, and their areas barred to the other side', () => {
    const done = event(15, { units: { 'N-sw2': 'c3', mh1: 'g3' } });
    expect(done.position.marks.frozen).toEqual(['N-sw2', 'mh1']);
  });

  it('N24.16 Rebels: a D20 against a town of the Blight, a tie is tested by all, then by the rebels with a D12', () => {
    // 8 against a garrison’s 4, the town’s 3 and the shell’s 1; then the tests of both.
    const done = event(16, { units: { ga4: 'a3' } }, [8, 4, 6, 7]);
    expect(facts(done, 'fought')[0]).toMatchObject({ attack: 8, defence: 8, loser: 'both' });
    expect(facts(done, 'rolled').slice(3, 5)).toMatchObject([
      { for: 'tie', unit: 'ga4' },
      { for: 'rebels-tie', die: 'd12' },
    ]);
    expect(done.position.units.ga4?.hits).toBe(1);
  });

  it('N24.17 Champions surge: they advance alone and fight with a D20', () => {
    const done = event(17, { units: { tor: 'c8', mh1: 'c8', 'N-sw2': 'c7' } });
    expect(ids(facts(done, 'moved'))[0]).toBe('tor');
    expect(facts(done, 'rolled').find((each) => 'unit' in each && each.unit === 'tor')).toMatchObject({
      for: 'melee',
      die: 'd20',
    });
    expect(where(done, 'mh1')).toBe('c8');
  });

  it('N24.18 Bat drop: out of dead zones to the neighbour with arrows of lowest MP, markers not counted', () => {
    const done = event(18, { units: { mh1: 'a2' } });
    expect(facts(done, 'moved')[0]).toMatchObject({ unit: 'mh1', way: ['a2', 'b2'], by: 'bat-drop' });
    const marked = event(18, { units: { mh1: 'a2' }, works: { b2: { kind: 'camp', seat: 'A' } } });
    expect(facts(marked, 'moved')[0]).toMatchObject({ way: ['a2', 'b2'] });
  });

  it('N24.19 Trolls: a D20 against Blight in hills that the chooser names', () => {
    const done = event(19, { units: { mh1: 'd9', mh2: 'b10' } });
    expect(done.position.ask).toMatchObject({ seat: 'A', why: 'hills', of: ['b10', 'd9'] });
    const fought = acted(done.position, { do: 'pick', why: 'hills', answer: 'd9' });
    expect(facts(fought, 'fought')[0]).toMatchObject({ attackers: 'trolls', defenders: ['mh1'] });
  });

  it('N24.20 Wedding: leaders leave till five House chits are over, and come home to their own', () => {
    const done = event(20, { units: { namtull: { at: 'c4', hits: 1, state: 'stunned' }, rammstein: 'W1' } });
    expect(ids(facts(done, 'left'))).toEqual(['namtull', 'morgan', 'rammstein', 'stonehollow']);
    expect(done.position.units.namtull).toEqual({ at: 'off', hits: 1, state: 'stunned' });
    const home = event(9, { units: { namtull: 'off', 'N-le1': 'c4' }, marks: { wedding: 2 } });
    expect(home.position.marks.wedding).toBe(1);
    const back = acted(home.position, { do: 'end' });
    expect(back.position.ask).toMatchObject({
      seat: 'A',
      why: 'home',
      of: ['c4', 'PA', 'PE'],
      unit: 'namtull',
    });
  });
});
