import { BOTS, TurnPlanner } from '#bots';
import { Random, type Simulation, unwrap } from '#core';
import { type SetupOptions, simulator, type ZorglTypes, zorgl } from '#zorgl/rules';
import { PlainSearch } from './plainSearch';

const TWO: SetupOptions = { places: ['A', 'C'], army: true, flight: 'english' };
/** Number of positions, and of search iterations in each. */
const POSITIONS = 16;
const MAX_BUDGET = 8192;
/** Wide enough to find every existing win. */
const WIDTH = 60;
/** A position in which most actions win proves nothing. */
const RARE = 1 / 4;

type Game = Simulation<ZorglTypes>;

/** A turn that can be won, and the codes of the actions that keep the win possible. */
interface Chance {
  readonly now: Game;
  readonly good: ReadonlySet<number>;
}

const planner = new TurnPlanner(simulator, WIDTH);
const list = simulator.newList();

/** Actions after which the seat can still win in the same turn. */
function winning(now: Game): ReadonlySet<number> {
  const seat = now.decider!;
  const good = new Set<number>();
  now.legal(list);
  const codes = Array.from({ length: list.length }, (_, index) => list.at(index));
  for (const code of codes) {
    const next = now.clone();
    next.play(code);
    const mine = next.decider === seat && planner.find(next, 1)[0]!.worth === 1;
    const chances: number[] = [];
    next.chances(chances);
    if (mine || (next.over && chances[next.seats.indexOf(seat)] === 1)) good.add(code);
  }
  return codes.length * RARE < good.size ? new Set() : good;
}

/** Turns with a findable win, from games between planning bots. */
function chancesToWin(): readonly Chance[] {
  const found: Chance[] = [];
  for (let seed = 1; found.length < POSITIONS; seed++) {
    const random = Random.fromSeed(seed);
    const game = simulator.from(unwrap(zorgl.setup(TWO, seed)));
    while (!game.over) {
      const plans = planner.find(game, 4);
      if (plans[0]!.worth === 1) {
        const good = winning(game);
        if (good.size > 0) found.push({ now: game.clone(), good });
        break;
      }
      for (const code of random.pick(plans).codes) game.play(code);
    }
  }
  return found;
}

/** After how many iterations, in powers of two, a search settles on a good action; infinity if it does not. */
function until({ good }: Chance, after: (iterations: number) => number): number {
  let since = Number.POSITIVE_INFINITY;
  for (let iterations = 1; iterations <= MAX_BUDGET; iterations *= 2) {
    if (!good.has(after(iterations))) since = Number.POSITIVE_INFINITY;
    else since = Math.min(since, iterations);
  }
  return since;
}

function plain(chance: Chance, levels?: number): number {
  const { now } = chance;
  const search = new PlainSearch(simulator, now, now.decider!, 1, levels);
  let done = 0;
  return until(chance, (iterations) => {
    for (; done < iterations; done++) search.iterate();
    return search.favourite;
  });
}

/** The strongest bot, limited to its seat's knowledge and its own small number of iterations. */
function ours(chance: Chance): number {
  const { now } = chance;
  const seat = now.decider!;
  const view = zorgl.view(now.position(), seat);
  const thinker = BOTS.merciless(simulator).think({ view, legal: zorgl.legal(view), seat, seed: 1 });
  return until(chance, (iterations) => {
    const wanted = Math.min(iterations, thinker.budget);
    if (thinker.iterations < wanted) thinker.step(wanted - thinker.iterations);
    return now.encode(thinker.thought().best);
  });
}

function told(name: string, all: readonly number[]): string {
  const sorted = all.toSorted((one, other) => one - other);
  const median = sorted[Math.floor((sorted.length - 1) / 2)]!;
  const found = all.filter(Number.isFinite).length;
  const middle = Number.isFinite(median) ? `${median}` : `more than ${MAX_BUDGET}`;
  return `${name}: ${middle} iterations (median), found in ${found} of ${all.length}`;
}

/** How many iterations it takes to find the first action of a winning turn, as human-readable lines. */
export function goodMoves(): readonly string[] {
  const chances = chancesToWin();
  return [
    'To the first action of a turn that wins the game, where at most one in four does (Zorgl-Zilla, two players):',
    told(
      'flat Monte Carlo',
      chances.map((chance) => plain(chance, 1)),
    ),
    told(
      'a tree of single actions',
      chances.map((chance) => plain(chance)),
    ),
    told('the bot `merciless`', chances.map(ours)),
  ];
}
