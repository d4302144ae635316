import { describe, expect, it } from 'vitest';
import { zorn } from '#zorn/rules';
import { acted, facts, rolling, type Scene, scene, type Told } from '../../../helpers/zorn/scene';

/** House Thorn with a Magic User in c4 casts a spell with two dice. */
function cast(
  caster: string,
  spell: string,
  target: string,
  dice: readonly number[],
  given: Partial<Scene> = {},
): Told {
  const position = scene({
    ...given,
    units: { stonehollow: 'PA', [caster]: 'c4', ...given.units },
    activation: { seat: 'B' },
    seats: { ...given.seats, B: { magicUser: caster, ...given.seats?.B } },
  });
  return rolling(position, { do: 'cast', unit: caster, spell, target }, dice);
}
const withCaster = (
  caster: string,
  spell: string,
  target: string,
  dice: readonly number[],
  given: Partial<Scene>,
) => {
  const { stonehollow: _gone, ...units } = { stonehollow: '', ...given.units };
  const base = scene({ ...given, units, activation: { seat: 'B' } });
  const { stonehollow, ...rest } = base.units;
  const position = {
    ...base,
    units: { ...rest, [caster]: { ...stonehollow!, at: 'c4' } },
    seats: { ...base.seats, B: { ...base.seats.B!, magicUser: caster } },
  };
  return rolling(position, { do: 'cast', unit: caster, spell, target }, dice);
};
const FULL = [6, 3];
const HALF = [5, 3];
const hurt = (told: Told) => facts(told, 'hit').map((event) => 'unit' in event && event.unit);

describe('the spells', () => {
  it.each([
    [[6, 1], 'full'],
    [[5, 1], 'half'],
    [[4, 2], 'none'],
    [[1, 3], 'stunned'],
    [[1, 1], 'hit'],
  ])('N23.4 N23.2 %j: %s', (dice, effect) => {
    const told = cast('stonehollow', 'earthquake', 'c4', dice);
    expect(facts(told, 'cast')).toMatchObject([{ effect }]);
    expect(facts(told, 'rolled').slice(0, 2)).toMatchObject([{ die: 'd6' }, { die: 'd6' }]);
    expect(told.position.units.stonehollow?.state).toBe(
      effect === 'stunned' || effect === 'hit' ? 'stunned' : undefined,
    );
  });

  it.each([
    [3, 'd8'],
    [5, 'd10'],
  ])('N23.2 at level %i the better die is a %s', (magic, die) => {
    const told = cast('stonehollow', 'earthquake', 'c4', [4, 4], { seats: { B: { magic } } });
    expect(facts(told, 'rolled')[1]).toMatchObject({ for: 'spell', die });
  });

  it('N23.5 each die of 6 or more is a mana blessing', () => {
    expect(cast('stonehollow', 'earthquake', 'c4', [6, 6]).position.seats.B?.blessings).toBe(2);
  });

  it('N23.1 the target is within the level’s distance of the caster', () => {
    const start = scene({ units: { stonehollow: 'c4' }, activation: { seat: 'B' } });
    const targets = zorn
      .legal(start)
      .flatMap((each) => (each.do === 'cast' && each.spell === 'earthquake' ? [each.target] : []));
    expect(targets).toEqual(['c5', 'b4', 'c4', 'd4', 'b3', 'c3']);
  });

  it('N23.8 Earthquake: a marker till the next recovery, at half till the House activates again', () => {
    expect(cast('stonehollow', 'earthquake', 'd4', FULL).position.marks.quakes).toEqual([
      { at: 'd4', seat: 'B', till: 'recovery' },
    ]);
    const half = cast('stonehollow', 'earthquake', 'd4', HALF);
    expect(half.position.marks.quakes).toEqual([{ at: 'd4', seat: 'B', till: 'activation' }]);
  });

  it('N23.8 Stone Fist: each Blight unit tests or takes a Hit, at half one', () => {
    const units = { mh1: 'd4', tb1: 'd4' };
    expect(hurt(cast('stonehollow', 'stone-fist', 'd4', [...FULL, 4, 4], { units }))).toEqual(['mh1', 'tb1']);
    const half = cast('stonehollow', 'stone-fist', 'd4', HALF, { units });
    expect(half.position.ask).toMatchObject({
      seat: 'B',
      why: 'one',
      of: ['mh1', 'tb1'],
      spell: 'stone-fist',
    });
  });

  it('N23.8 Torrent: each Blight unit tests or is Stunned, at half one', () => {
    const units = { mh1: 'd4', tb1: 'd4' };
    const full = withCaster('tidewell', 'torrent', 'd4', [...FULL, 4, 5], { units });
    expect(facts(full, 'state')).toMatchObject([{ unit: 'mh1', state: 'stunned' }]);
    expect(withCaster('tidewell', 'torrent', 'd4', HALF, { units }).position.ask).toMatchObject({
      why: 'one',
    });
  });

  it('N23.8 Healing Rain: all drop Casualties and poison, at half one of those that have any', () => {
    const units = {
      'N-sw1': { at: 'd4', hits: 1 },
      'T-sw1': { at: 'd4', hits: 3, poisoned: true },
      'T-sw2': 'd4',
    } as const;
    const full = withCaster('tidewell', 'healing-rain', 'd4', FULL, { units });
    expect(full.position.units).toMatchObject({ 'N-sw1': { hits: 0 }, 'T-sw1': { at: 'd4', hits: 2 } });
    expect(full.position.units['T-sw1']?.poisoned).toBeUndefined();
    const half = withCaster('tidewell', 'healing-rain', 'd4', HALF, { units });
    expect(half.position.ask).toMatchObject({ why: 'one', of: ['N-sw1', 'T-sw1'] });
  });

  it('N23.8 Fire Wall: barred for the Blight till the House activates again, at half till a Blight chit is over', () => {
    const full = withCaster('ashgrove', 'fire-wall', 'd4', FULL, { units: {} });
    expect(full.position.marks.walls).toEqual([{ at: 'd4', seat: 'B', till: 'activation' }]);
    const half = withCaster('ashgrove', 'fire-wall', 'd4', HALF, { units: { mh1: 'd6' }, cards: ['k10'] });
    expect(half.position.marks.walls).toEqual([{ at: 'd4', seat: 'B', till: 'blight' }]);
    const after = acted(half.position, { do: 'end' });
    // d6 leads to d5 and on to d4, which is barred: the Horde halts before it.
    expect(facts(after, 'moved')).toMatchObject([{ way: ['d6', 'd5'] }]);
    expect(after.position.marks.walls).toEqual([]);
  });

  it('N23.8 Fire Storm: 2 Hits by N13.3, at half 1; the Glory is the caster’s', () => {
    const units = { mh1: { at: 'd4', hits: 3 }, tb1: 'd4' };
    const full = withCaster('ashgrove', 'fire-storm', 'd4', FULL, { units });
    expect(hurt(full)).toEqual(['mh1', 'tb1']);
    expect(facts(full, 'glory')).toMatchObject([{ seat: 'B', by: 1 }]);
    expect(hurt(withCaster('ashgrove', 'fire-storm', 'd4', HALF, { units }))).toEqual(['mh1']);
  });

  it('N23.8 Courage: all drop Stunned and Terrorized and are bolder, at half one', () => {
    const units = { 'N-sw1': { at: 'd4', hits: 0, state: 'terrorized' }, 'T-sw1': 'd4' } as const;
    const full = withCaster('wake', 'courage', 'd4', FULL, { units });
    expect(full.position.units['N-sw1']?.state).toBeUndefined();
    expect(full.position.marks.bold).toEqual([
      { unit: 'N-sw1', seat: 'B' },
      { unit: 'T-sw1', seat: 'B' },
    ]);
    expect(withCaster('wake', 'courage', 'd4', HALF, { units }).position.ask).toMatchObject({ why: 'one' });
  });

  it('N23.8 Banish: retreats two and is Stunned, at half one; never a champion or a garrison', () => {
    const units = { mh1: 'd4', tor: 'd4', ga1: 'd4' };
    const full = withCaster('wake', 'banish', 'mh1', FULL, { units });
    expect(full.position.ask).toMatchObject({ why: 'retreat', unit: 'mh1' });
    const [end] = full.position.ask!.of!;
    const gone = acted(full.position, { do: 'pick', why: 'retreat', answer: end! });
    expect(gone.position.units.mh1).toMatchObject({ at: end, state: 'stunned' });
    const half = withCaster('wake', 'banish', 'mh1', HALF, { units });
    const near = acted(half.position, { do: 'pick', why: 'retreat', answer: half.position.ask!.of![0]! });
    expect(near.position.units.mh1?.state).toBeUndefined();
    const { position } = withCaster('wake', 'courage', 'c4', [4, 2], { units });
    const fresh = { ...position, activation: { ...position.activation!, acted: [], step: 'none' as const } };
    const aims = zorn
      .legal(fresh)
      .flatMap((each) => (each.do === 'cast' && each.spell === 'banish' ? [each.target] : []));
    expect(aims).toEqual(['mh1']);
  });

  it('N23.8 Fata Morgana: up to twice its move over rivers and mountains, at half its move; it may still act', () => {
    const start = scene({ units: { morgan: 'a4', 'N-le1': 'a4' } });
    const full = rolling(start, { do: 'cast', unit: 'morgan', spell: 'fata-morgana', target: 'N-le1' }, FULL);
    expect(full.position.ask).toMatchObject({ seat: 'A', why: 'way', unit: 'N-le1' });
    // From a4 over the river b5 into b6 and c6, which no road leads to.
    expect(full.position.ask?.of).toContain('c6');
    const half = rolling(start, { do: 'cast', unit: 'morgan', spell: 'fata-morgana', target: 'N-le1' }, HALF);
    expect(half.position.ask!.of!.length).toBeLessThan(full.position.ask!.of!.length);
    const gone = acted(full.position, { do: 'pick', why: 'way', answer: 'c6' });
    expect(facts(gone, 'moved')).toMatchObject([{ by: 'fata-morgana', way: ['a4', 'c6'] }]);
    expect(gone.position.activation?.acted).toEqual(['morgan']);
  });

  it('N23.8 Twister: a tie costs the Blight a Hit and no test, and the tornado nothing', () => {
    const start = scene({ units: { morgan: 'c4', mh1: 'd4' } });
    const told = rolling(start, { do: 'cast', unit: 'morgan', spell: 'twister', target: 'd4' }, [
      ...FULL,
      4,
      4,
    ]);
    expect(hurt(told)).toEqual(['mh1']);
    expect(facts(told, 'tested', 'moved')).toEqual([]);
  });

  it('N23.8 Twister: a D20 at full, a D10 at half', () => {
    const start = scene({ units: { morgan: 'c4', mh1: 'd4' } });
    const tornado = (dice: readonly number[]) => {
      const told = rolling(start, { do: 'cast', unit: 'morgan', spell: 'twister', target: 'd4' }, dice);
      return { dice: facts(told, 'rolled').slice(2), hurt: hurt(told) };
    };
    expect(tornado([...FULL, 20, 8])).toMatchObject({
      dice: [
        { for: 'tornado', die: 'd20' },
        { for: 'melee', unit: 'mh1' },
      ],
      hurt: ['mh1', 'mh1'],
    });
    expect(tornado([...HALF, 10, 6])).toMatchObject({
      dice: [
        { for: 'tornado', die: 'd10' },
        { for: 'melee', unit: 'mh1' },
      ],
      hurt: ['mh1'],
    });
  });

  it('N23.6 a bolt is offered where a spell is not full: either die is rolled again', () => {
    const start = scene({
      units: { stonehollow: 'c4' },
      activation: { seat: 'B' },
      seats: { B: { blessings: 1 } },
    });
    const asked = rolling(
      start,
      { do: 'cast', unit: 'stonehollow', spell: 'earthquake', target: 'c4' },
      [4, 1],
    );
    expect(asked.position.ask).toMatchObject({ why: 'bolt', of: ['no', 'first', 'second'], for: 'spell' });
    const told = rolling(asked.position, { do: 'pick', why: 'bolt', answer: 'second' }, [6]);
    expect(facts(told, 'cast')).toMatchObject([{ effect: 'full' }]);
    // The bolt is paid, and the new 6 is a blessing.
    expect(told.position.seats.B?.blessings).toBe(1);
  });

  it('N23.3 N23.7 potion, cleansing and resurrection are Regroups', () => {
    const seats = { B: { food: 2, supplies: 2, gold: 2, blessings: 5 } };
    const units = { stonehollow: 'c4', rammstein: { at: 'c4', hits: 1, poisoned: true } } as const;
    const start = scene({ units, activation: { seat: 'B' }, seats });
    const potion = acted(start, { do: 'regroup', unit: 'stonehollow', what: 'potion' });
    expect(potion.position.seats.B).toMatchObject({ food: 0, supplies: 0, gold: 0, magic: 2 });
    const clean = acted(start, { do: 'regroup', unit: 'rammstein', what: 'cleanse' });
    expect(clean.position.units.rammstein).toEqual({ at: 'c4', hits: 1 });
    expect(clean.position.seats.B?.blessings).toBe(3);
    const healed = acted(start, { do: 'regroup', unit: 'rammstein', what: 'resurrect' });
    expect(healed.position.units.rammstein?.hits).toBe(0);
    expect(healed.position.seats.B?.blessings).toBe(2);
  });
});
