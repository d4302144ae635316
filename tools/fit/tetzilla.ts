import { Random, unwrap } from '#core';
import {
  type EvaluationSample,
  FEATURES,
  readEvaluationSample,
  type SetupOptions,
  simulator,
  tetzilla,
} from '#tetzilla/rules';
import { type Line, leastSquares, spread } from './leastSquares';

/** Positions of one phase: differences between seats in each feature, and in the points still to come. */
interface Phase {
  readonly players: string;
  readonly turn: number;
  readonly stage: string;
  readonly lines: Line[];
  /** Actual points to come, including hidden ones, where the observations have averages. */
  readonly real: number[];
}

/** Output file of the weights. */
export const TETZILLA_DATA = 'src/games/tetzilla/rules/evaluation.data.ts';
/** One position in this many is sampled. */
const SAMPLED = 3;
/** Percentage of random actions, so that all kinds of positions occur; more in one game in three. */
const STRAY = 4;
const ASTRAY = 12;
/** Keeps the weights of rare features small. */
const RIDGE = 3;
/** Ratio of scales at which a logistic curve approximates the normal distribution function. */
const LOGISTIC = 1.7;

const THOUSAND = 1000;
/** Last turn of the game (T9.1). */
const LAST_TURN = 8;

const optionsFor = (players: number): SetupOptions => unwrap(tetzilla.options.parse({}, players));

/** Plays a game between greedy bots and records samples of what each seat could have known of the end. */
function play(number: number, players: number, seed: number, phases: Map<string, Phase>): void {
  const random = Random.fromSeed(seed);
  const simulation = simulator.from(unwrap(tetzilla.setup(optionsFor(players), random.uint32())));
  const next = simulation.clone();
  const list = simulator.newList();
  const moments: EvaluationSample[] = [];
  const stray = number % 3 === 0 ? ASTRAY : STRAY;
  for (let seat = simulation.decider; seat !== undefined; seat = simulation.decider) {
    if (random.below(SAMPLED) === 0) {
      const moment = readEvaluationSample(simulation.position());
      if (moment !== undefined) moments.push(moment);
    }
    simulation.legal(list);
    let best = list.at(random.below(list.length));
    if (random.below(100) >= stray) {
      let most = Number.NEGATIVE_INFINITY;
      for (let index = 0; index < list.length; index++) {
        next.copyFrom(simulation);
        next.play(list.at(index));
        const score = next.score(seat);
        if (score <= most) continue;
        most = score;
        best = list.at(index);
      }
    }
    simulation.play(best);
  }
  const end = readEvaluationSample(simulation.position())!;
  for (const moment of moments) file(moment, end, phases);
}

function phaseOf(name: string): Phase {
  const [players, turn, stage] = name.split('.') as [string, string, string];
  return { players, turn: Number(turn), stage, lines: [], real: [] };
}

/** Compares each seat with the next one: what is equal for both carries no information. */
function file(moment: EvaluationSample, end: EvaluationSample, phases: Map<string, Phase>): void {
  const phase = phases.get(moment.phase) ?? phaseOf(moment.phase);
  phases.set(moment.phase, phase);
  const seats = moment.standing.length;
  for (let one = 0; one < (seats === 2 ? 1 : seats); one++) {
    const other = (one + 1) % seats;
    const ahead = (values: readonly number[]): number => values[one]! - values[other]!;
    phase.lines.push({
      x: FEATURES.map((_, each) => moment.features[one]![each]! - moment.features[other]![each]!),
      y: ahead(end.standing) - ahead(moment.standing),
    });
    phase.real.push(ahead(end.score) - ahead(moment.standing));
  }
}

/** Centre and half range of the turns before the last one. */
const MIDDLE = 4;
const REACH = 3;

/** Basis of a turn's weights: a parabola over the turns, except for the last one, which is unlike the others. */
const basisOf = (turn: number): readonly number[] => {
  if (turn === LAST_TURN) return [1];
  const late = (turn - MIDDLE) / REACH;
  return [1, late, late ** 2];
};

/** Weights of related phases, fitted together so that each learns from the games of its neighbours. */
function weightsOf(phases: readonly Phase[]): ReadonlyMap<Phase, readonly number[]> {
  const lines = phases.flatMap(({ turn, lines: own }) => {
    const basis = basisOf(turn);
    return own.map(({ x, y }) => ({ x: x.flatMap((value) => basis.map((part) => value * part)), y }));
  });
  const fitted = leastSquares(lines, RIDGE);
  return new Map(
    phases.map((phase) => {
      const basis = basisOf(phase.turn);
      const weights = FEATURES.map((_, each) =>
        basis.reduce((sum, part, term) => sum + part * fitted[each * basis.length + term]!, 0),
      );
      return [phase, weights];
    }),
  );
}

/** Phases with the same players and stage; those of the last turn are separate. */
const familyOf = ({ players, turn, stage }: Phase): string => `${players} ${stage} ${turn === LAST_TURN}`;

/** Fits what each seat will still win or lose, by phase. Returns the source of the module that the rules import. */
export function fitTetzilla(games: number, seed: number, progress: (done: number) => void): string {
  const phases = new Map<string, Phase>();
  for (let number = 0; number < games; number++) {
    // Half of the games have two players.
    const players = number % 2 === 0 ? 2 : 3 + (((number - 1) / 2) % 3);
    play(number, players, seed * games + number, phases);
    progress(number);
  }
  const names = new Set([...phases.values()].map(familyOf));
  const families = [...names].map((name) => [...phases.values()].filter((phase) => familyOf(phase) === name));
  const weights = new Map(families.flatMap((family) => [...weightsOf(family)]));
  const entries = [...phases].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '/**',
    ' * Feature weights by phase, then the scale (the lead worth a factor of e). Generated by',
    ` * \`npm run fit -- --game tetzilla --games ${games} --seed ${seed}\`.`,
    ' */',
    'export const FEATURE_WEIGHTS: Readonly<Record<string, readonly number[]>> = {',
    ...entries.map(([name, phase]) => {
      const { lines, real } = phase;
      const own = weights.get(phase)!;
      const predicted = lines.map(({ x }) => x.reduce((sum, value, each) => sum + value * own[each]!, 0));
      const off = spread(real.map((value, index) => value - predicted[index]!));
      const known =
        1 -
        (spread(lines.map(({ y }, index) => y - predicted[index]!)) / spread(lines.map(({ y }) => y))) ** 2;
      console.log(
        `${name}: ${lines.length} pairs, ${(100 * known).toFixed(0)} % of what was to come foreseen`,
      );
      const numbers = [...own, off / LOGISTIC].map((value) => Math.round(value * THOUSAND));
      return `'${name}': [${numbers.join(', ')}],`;
    }),
    '};',
    '',
  ].join('\n');
}
