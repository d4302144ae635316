import { describe, expect, it } from 'vitest';
import { type ZornTypes, zorn } from '#zorn/rules';
import { opening } from '../../../helpers/zorn/random-game';
import { acted, facts, until } from '../../../helpers/zorn/scene';

type Position = ZornTypes['Position'];
const legal = (position: Position) => zorn.legal(position);
const begun = (players: number, options = {}, seed = 1) =>
  until({ position: opening(players, options, seed), events: [] }, 'first');

describe('the set-up', () => {
  it.each([
    [1, 2, 14, 10, 6],
    [2, 2, 14, 10, 6],
    [3, 3, 11, 8, 5],
    [4, 4, 9, 6, 4],
    [5, 5, 7, 5, 3],
  ])(
    'N5.1 N1.1 N1.3 for %i players: %i Houses of %i units, %i food, %i supplies',
    (players, houses, units, food, supplies) => {
      const { position } = begun(players);
      expect(Object.keys(position.seats)).toHaveLength(houses);
      const own = Object.keys(position.units).filter((id) => /^[NTDZF]-/.test(id));
      expect(own.length + 2 * houses).toBe(units * houses);
      expect(position.seats.B).toMatchObject({ food, supplies, gold: 0, glory: 0, magic: 1 });
    },
  );

  it('N5.2 drafts Commanders in seat order, Magic Users in reverse, to the last one', () => {
    let position = opening(5, { characters: 'draft' }, 3);
    const asked: string[] = [];
    while (position.ask?.why === 'take') {
      asked.push(`${position.ask.seat}${position.ask.of?.length}`);
      ({ position } = acted(position, legal(position)[0]!));
    }
    expect(asked).toEqual(['A5', 'B4', 'C3', 'D2', 'E1', 'E5', 'D4', 'C3', 'B2', 'A1']);
  });

  it('N5.1 N5.2 gives each House its own characters by default, and Houses as they are named', () => {
    const { seats } = opening(2, { houses: ['zaius', 'fagen'] }, 9);
    expect(seats.A).toMatchObject({ house: 'zaius', commander: 'zenoj', magicUser: 'wake' });
    expect(seats.B).toMatchObject({ house: 'fagen', commander: 'oznam', magicUser: 'tidewell' });
  });

  it('N5.3 musters every choice of kinds once, kinds in order, and numbers begin with 1', () => {
    const start = opening(5, { houses: ['mahn', 'thorn', 'duggan', 'zaius', 'fagen'] }, 1);
    const choices = legal(start).flatMap((each) => (each.do === 'muster' ? [each.kinds.join()] : []));
    expect(choices[0]).toBe('ironmen,ironmen,archers,archers,archers');
    expect(choices.at(-1)).toBe('swordstrikers,boomstickers,boomstickers,harassers,levy');
    expect(new Set(choices).size).toBe(choices.length);
    const kinds = ['ironmen', 'archers', 'swordstrikers', 'swordstrikers', 'levy'];
    const { position } = acted(start, { do: 'muster', kinds });
    const own = Object.keys(position.units).filter((id) => id.startsWith('N-'));
    expect(own).toEqual(['N-ir1', 'N-ar1', 'N-sw1', 'N-sw2', 'N-le1']);
  });

  it('N5.4 shuffles 27 cards, N17.1 lays 20 garrisons face down, seven with a star, N18.1 and 20 tokens', () => {
    const position = opening(2, {}, 4);
    expect([...position.deck].sort()).toHaveLength(27);
    const garrisons = Object.entries(position.units).filter(([id]) => id.startsWith('ga'));
    expect(garrisons).toHaveLength(20);
    expect(garrisons.filter(([, { open }]) => open === false)).toHaveLength(20);
    expect(garrisons.filter(([, { star }]) => star === true)).toHaveLength(7);
    expect(new Set(Object.values(position.dens).map(({ token }) => token)).size).toBe(20);
  });

  it('N18.1 lays half of each kind on each side of the river, or the relics in the towns', () => {
    const north = ['c10', 'e10', 'h10', 'b9', 'h9', 'b8', 'h8', 'a7', 'e7', 'h7'];
    const relicsIn = ({ dens }: Position, areas: readonly string[]) =>
      areas.filter((area) => dens[area]?.token?.startsWith('relic')).length;
    expect(relicsIn(opening(2, {}, 4), north)).toBe(3);
    const towns = ['e10', 'b8', 'h8', 'a3', 'e3', 'i3'];
    expect(relicsIn(opening(2, { treasure: 'relics' }, 4), towns)).toBe(6);
  });

  it('N5.5 deploys to one pass or two neighbouring ones, or to a flank', () => {
    const start = opening(2, { houses: ['mahn', 'thorn'] }, 1);
    const places = (position: Position) => [
      ...new Set(legal(position).flatMap((each) => (each.do === 'deploy' ? [each.to] : []))),
    ];
    expect(places(start)).toEqual(['PA', 'PB', 'PC', 'PD', 'PE', 'W0', 'E0']);
    const one = acted(start, { do: 'deploy', unit: 'N-ir1', to: 'PC' }).position;
    expect(places(one)).toEqual(['PB', 'PC', 'PD', 'W0', 'E0']);
    const two = acted(one, { do: 'deploy', unit: 'N-ar2', to: 'PD' }).position;
    expect(places(two)).toEqual(['PC', 'PD', 'W0', 'E0']);
    const far = acted(two, { do: 'deploy', unit: 'morgan', to: 'W0' }).position;
    expect(far.units.morgan).toEqual({ at: 'W0', hits: 0 });
    expect(legal(far).some((each) => each.do === 'deploy' && each.unit === 'morgan')).toBe(false);
  });

  it('N5.5 N10.4 nobody deploys to a pass that is full', () => {
    let position = opening(2, { houses: ['mahn', 'thorn'] }, 1);
    for (let step = 0; step < 10; step++) {
      const action = legal(position).find((each) => each.do === 'deploy' && each.to === 'PA');
      ({ position } = acted(position, action!));
    }
    expect(legal(position).some((each) => each.do === 'deploy' && each.to === 'PA')).toBe(false);
  });

  it('N5.6 brings four Hordes, N5.9 the vanguard, then a champion by lot; N5.7 all begins with nothing', () => {
    const told = begun(2);
    const come = facts(told, 'spawned').flatMap((event) => (event.type === 'spawned' ? [event.unit] : []));
    expect(come.slice(0, 5)).toEqual(['mh1', 'mh2', 'mh3', 'mh4', 'mh5']);
    expect(['vulkan', 'tor', 'xaeries', 'meduzza']).toContain(come[5]);
    expect(facts(told, 'lot')).toMatchObject([
      { for: 'champion', of: ['vulkan', 'tor', 'xaeries', 'meduzza'] },
    ]);
    expect(told.position).toMatchObject({
      terror: 0,
      turn: { number: 1, phase: 'day', space: 0, fork: null },
    });
  });

  it.each([
    [{}, 21, 1, 2],
    [{ days: 2 }, 10, 1, 2],
    [{ days: 3, 'terror-limit': 30 }, 22, 1, 2],
    [{ menace: 'mild' }, 21, 0, 0],
    [{ menace: 'grim' }, 21, 1, 3],
  ])(
    'N5.8 N5.9 with %o the limit is %i, the vanguard %i, the menace %i',
    (options, limit, vanguard, menace) => {
      expect(opening(2, options, 1).options).toMatchObject({ limit, vanguard, menace });
    },
  );

  it('N17.4 N18.2 by rules A the towns hold open garrisons and relics, and there is no food', () => {
    const position = opening(2, { rules: 'A' }, 1);
    expect(position.units.ga1).toEqual({ at: 'e10', hits: 0, open: true, star: false });
    expect(position.dens.e10).toEqual({ token: 'relic1', shown: true });
    expect(position.seats.A).toMatchObject({ food: 0, supplies: 0 });
  });
});
