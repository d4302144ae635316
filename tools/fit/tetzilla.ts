import { Random, unwrap } from '#core';
import { FEATURES, type Judged, readJudged, type SetupOptions, simulator, tetzilla } from '#tetzilla/rules';
import { type Line, leastSquares, spread } from './leastSquares';

/** Positions of one phase: by how much seats differ in each feature, and in what was still to come for them. */
interface Phase {
  readonly lines: Line[];
  /** What was really to come, points that nobody knew among them, where the lines have averages. */
  readonly real: number[];
}

/** Where the weights are written. */
export const TETZILLA_DATA = 'src/games/tetzilla/rules/judgement.data.ts';
/** One position in so many. */
const SAMPLED = 4;
/** Of a hundred actions so many are by chance, so that all kinds of positions come up: in one game in three more. */
const STRAY = 4;
const ASTRAY = 12;
/** Keeps the weights of what seldom occurs small. */
const RIDGE = 3;
/** The steepness of the normal distribution's integral is about that of a logistic with so much of its spread. */
const LOGISTIC = 1.7;

const THOUSAND = 1000;

const optionsFor = (players: number): SetupOptions => unwrap(tetzilla.options.parse({}, players));

/** Plays a game in which each seat is greedy, and files what it could have known of the end. */
function play(number: number, players: number, seed: number, phases: Map<string, Phase>): void {
  const random = Random.fromSeed(seed);
  const simulation = simulator.from(unwrap(tetzilla.setup(optionsFor(players), random.uint32())));
  const next = simulation.clone();
  const list = simulator.newList();
  const moments: Judged[] = [];
  const stray = number % 3 === 0 ? ASTRAY : STRAY;
  for (let seat = simulation.decider; seat !== undefined; seat = simulation.decider) {
    if (random.below(SAMPLED) === 0) {
      const moment = readJudged(simulation.position());
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
  const end = readJudged(simulation.position())!;
  for (const moment of moments) file(moment, end, phases);
}

/** Each seat against the one after it: what is the same for both says nothing. */
function file(moment: Judged, end: Judged, phases: Map<string, Phase>): void {
  const phase = phases.get(moment.phase) ?? { lines: [], real: [] };
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

/** Fits what each seat is still to win or to lose, phase by phase. Returns the module that the rules read. */
export function fitTetzilla(games: number, seed: number, progress: (done: number) => void): string {
  const phases = new Map<string, Phase>();
  for (let number = 0; number < games; number++) {
    // Half of the games are for two.
    const players = number % 2 === 0 ? 2 : 3 + (((number - 1) / 2) % 3);
    play(number, players, seed * games + number, phases);
    progress(number);
  }
  const entries = [...phases].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    `/** What each feature weighs in a phase, then by how much one has to be ahead; written by \`npm run fit\`. */`,
    'export const FITTED: Readonly<Record<string, readonly number[]>> = {',
    ...entries.map(([name, { lines, real }]) => {
      const weights = leastSquares(lines, RIDGE);
      const predicted = lines.map(({ x }) => x.reduce((sum, value, each) => sum + value * weights[each]!, 0));
      const off = spread(real.map((value, index) => value - predicted[index]!));
      const known =
        1 -
        (spread(lines.map(({ y }, index) => y - predicted[index]!)) / spread(lines.map(({ y }) => y))) ** 2;
      console.log(
        `${name}: ${lines.length} pairs, ${(100 * known).toFixed(0)} % of what was to come foreseen`,
      );
      const numbers = [...weights, off / LOGISTIC].map((value) => Math.round(value * THOUSAND));
      return `'${name}': [${numbers.join(', ')}],`;
    }),
    '};',
    '',
  ].join('\n');
}
