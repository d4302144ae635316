import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { BOTS, type BotId } from '#bots';
import { type BotLevel, Random, unwrap } from '#core';
import { simulator, type ZornTypes, zorn } from '#zorn/rules';
import { type Scene, scene } from '../../helpers/zorn/scene';

const THREE = unwrap(zorn.options.parse({ days: 2 }, 3));
const LEVELS: readonly (BotId & BotLevel)[] = ['gentle', 'greedy', 'planner', 'hunter'];

type Action = ZornTypes['Action'];
type Position = ZornTypes['Position'];

/** What one hand does at once: the same order for units that stand together counts once (N28.2). */
function gestureOf({ units }: Position, action: Action): string {
  if (!('unit' in action) || action.unit === undefined) return JSON.stringify(action);
  const { unit, ...order } = action;
  return JSON.stringify([order, units[unit]?.at]);
}

/** Up to so many decisions of one level for all seats, and the gestures of each activation by the seat that is active. */
function playedBy(level: BotId, seed: number, most: number) {
  const bot = BOTS[level](simulator);
  const random = Random.fromSeed(seed);
  const actions: Action[] = [];
  const gestures: Set<string>[] = [];
  let begins = true;
  const game = simulator.from(unwrap(zorn.setup(THREE, seed)));
  while (!game.over && actions.length < most) {
    const position = game.position();
    const legal = zorn.legal(position);
    const { seat } = position.ask!;
    const question = { view: zorn.view(position, seat), legal, seat, seed: random.uint32() };
    const action = legal.length === 1 ? legal[0]! : bot.choose(question);
    if (!legal.some((each) => isDeepStrictEqual(each, action))) expect(legal).toContainEqual(action);
    actions.push(action);
    if (position.activation?.seat === seat) {
      if (begins) gestures.push(new Set());
      begins = action.do === 'end';
      gestures.at(-1)!.add(gestureOf(position, action));
    }
    game.play(game.encode(action));
  }
  return { position: game.position(), actions, gestures };
}

describe.each(LEVELS)('the %s bot at The Struggle for Zorn', (level) => {
  it('does the same for the same seed, and leaves standing orders to people', () => {
    const { actions } = playedBy(level, 5, 60);
    expect(actions.filter((action) => action.do === 'order')).toEqual([]);
    expect(playedBy(level, 5, 60).actions).toEqual(actions);
  });
});

it('charges, and plays a game to its end, with at most thirty gestures in an activation (N28.1)', () => {
  const { position, actions, gestures } = playedBy('greedy', 5, 2000);
  expect(position.outcome).not.toBeNull();
  expect(actions.filter((action) => action.do === 'charge').length).toBeGreaterThan(0);
  expect(gestures.length).toBeGreaterThan(10);
  expect(Math.max(...gestures.map(({ size }) => size))).toBeLessThanOrEqual(30);
});

describe('the chances of the Houses', () => {
  it('sum to less than 1 while all can lose, less the more Terror there is, and to nothing once all have lost', () => {
    const start = unwrap(zorn.setup(THREE, 1));
    const sumAt = (terror: number) => {
      const chances: number[] = [];
      simulator.from({ ...start, terror }).chances(chances);
      return chances.reduce((sum, each) => sum + each, 0);
    };
    expect(sumAt(0)).toBeLessThan(1);
    expect(sumAt(8)).toBeLessThan(sumAt(0));
    const lost = { result: 'lost', reason: 'terror', glory: {} } as const;
    const chances: number[] = [];
    simulator.from({ ...start, ask: null, outcome: lost }).chances(chances);
    expect(chances).toEqual([0, 0, 0]);
  });
});

describe('how a seat stands', () => {
  it('is worse with more Terror, better with more Glory', () => {
    const position = playedBy('greedy', 5, 60).position;
    const scoreOf = (change: Partial<typeof position>) =>
      simulator.from({ ...position, ...change }).score('A');
    const now = scoreOf({});
    expect(scoreOf({ terror: position.terror + 2 })).toBeLessThan(now);
    const [own, sheet] = Object.entries(position.seats)[0]!;
    expect(
      scoreOf({ seats: { ...position.seats, [own]: { ...sheet, glory: sheet.glory + 3 } } }),
    ).toBeGreaterThan(now);
  });

  const standingWith = (units: Readonly<Record<string, string>>) =>
    simulator.from(scene({ units: { 'T-sw1': 'PA', ...units } })).score('A');

  it('is better together than apart where Blight is about to come: one side fights as a whole', () => {
    const at = (first: string, second: string, third: string) =>
      standingWith({ tb1: 'd4', mh1: 'd4', 'N-sw1': first, 'N-sw2': second, 'N-sw3': third });
    const together = at('d3', 'd3', 'd3');
    for (const apart of [at('d3', 'c4', 'e4'), at('d3', 'd2', 'd1'), at('d1', 'b1', 'f1')])
      expect(together).toBeGreaterThan(apart + 5);
  });

  it('is better where several ways of the Blight join than behind one of them', () => {
    const holding = (area: string) => standingWith({ mh1: 'b4', 'N-sw1': area, 'N-sw2': area });
    expect(holding('b1')).toBeGreaterThan(holding('PA') + 1);
  });
});

describe('what a level sees', () => {
  const rising = (worth: (level: BotLevel) => number) => {
    const worths = LEVELS.map(worth);
    expect(worths).toEqual(worths.toSorted((one, other) => one - other));
    expect(new Set(worths).size).toBe(LEVELS.length);
  };
  const scoreAs = (level: BotLevel, given: Scene) =>
    simulator.profile!.score!(simulator.from(scene(given)), 'A', level, 'A');

  it('is more of the danger to a unit that stands alone, the higher it is', () => {
    const at = (level: BotLevel, area: string) =>
      scoreAs(level, { units: { 'T-sw1': 'PE', tb1: 'b3', 'N-sw1': area, 'N-sw2': 'c4' } });
    rising((level) => at(level, 'c4') - at(level, 'b2'));
  });

  it('is more of what its stores will be at the end, the higher it is', () => {
    const units = { 'T-sw1': 'PE', 'N-sw1': 'PA' };
    const holding = (level: BotLevel, food: number) =>
      scoreAs(level, { units, turn: { number: 8 }, seats: { A: { food } } });
    rising((level) => holding(level, 30) - holding(level, 20));
  });

  it('is, for hunters, of Glory less the likelier it is that all lose', () => {
    const worthOfGlory = (level: BotLevel, terror: number) => {
      const holding = (glory: number) =>
        scoreAs(level, { units: { 'T-sw1': 'PE', 'N-sw1': 'PA' }, terror, seats: { A: { glory } } });
      return holding(10) - holding(0);
    };
    expect(worthOfGlory('hunter', 20)).toBeLessThan(worthOfGlory('hunter', 2) / 2);
    expect(worthOfGlory('planner', 20)).toBeCloseTo(worthOfGlory('planner', 2), 9);
  });

  it('is for hunters more of units that will not act for hunger, as long as anybody will', () => {
    const costOfHunger = (level: BotLevel, turn: Scene['turn'] = {}) => {
      const standing = (hungry: true | undefined) =>
        scoreAs(level, {
          turn,
          units: { 'T-sw1': 'PE', 'N-sw1': { at: 'PA', hits: 0, ...(hungry ? { hungry } : {}) } },
        });
      return standing(undefined) - standing(true);
    };
    expect(costOfHunger('hunter')).toBeGreaterThan(costOfHunger('planner') + 1);
    const last = { number: 11, space: 10 };
    expect(costOfHunger('hunter', last)).toBeCloseTo(costOfHunger('planner', last), 9);
  });
});
