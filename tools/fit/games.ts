import type { Game, GameTypes, Simulator } from '#core';
import * as tetzilla from '#tetzilla/rules';
import * as zorgl from '#zorgl/rules';

/** A game whose chances can be learned. */
export interface Learned<T extends GameTypes = GameTypes> {
  readonly rules: Game<T>;
  readonly simulator: Simulator<T>;
  /** What its chances are judged by. */
  readonly features: readonly string[];
  /** Their values at a position, by seat in the order of the simulation's seats. */
  read(position: T['Position']): readonly Float64Array[];
  /** The options of the n-th game: all kinds of them, one after the other. */
  options(game: number): T['Options'];
  /** Where the weights are written. */
  readonly data: string;
}

const SPECIALS = ['xman', 'greatzilla', 'nogyab', 'krustazor'];
const COMPANIES = [
  ['A', 'C'],
  ['B', 'D'],
  ['A', 'B', 'C'],
  ['A', 'B', 'C', 'D'],
] as const;

/** Half of the games are for two; every third has special monsters, every fourth no army. */
const zorglOptions = (game: number): zorgl.SetupOptions => {
  const places = game % 2 === 0 ? COMPANIES[(game / 2) % 2]! : COMPANIES[game % COMPANIES.length]!;
  const cast = places.map((seat, index) => [
    seat,
    SPECIALS[(index + Math.floor(game / 3)) % SPECIALS.length]!,
  ]);
  return {
    places,
    army: game % 4 !== 3,
    flight: 'english',
    ...(game % 3 === 0 ? { monsters: Object.fromEntries(cast) } : {}),
  };
};

const tetzillaOptions = (game: number): tetzilla.SetupOptions => {
  const parsed = tetzilla.tetzilla.options.parse({}, 2 + (game % 4));
  if (!parsed.ok) throw new RangeError('the usual options fit any number of players');
  return parsed.value;
};

export const LEARNED: Readonly<Record<string, Learned>> = {
  zorgl: {
    rules: zorgl.zorgl,
    simulator: zorgl.simulator,
    features: zorgl.FEATURES,
    read: zorgl.readFeatures,
    options: zorglOptions,
    data: 'src/games/zorgl/rules/judgement.data.ts',
  } satisfies Learned<zorgl.ZorglTypes> as Learned,
  tetzilla: {
    rules: tetzilla.tetzilla,
    simulator: tetzilla.simulator,
    features: tetzilla.FEATURES,
    read: tetzilla.readFeatures,
    options: tetzillaOptions,
    data: 'src/games/tetzilla/rules/judgement.data.ts',
  } satisfies Learned<tetzilla.TetzillaTypes> as Learned,
};
