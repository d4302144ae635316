import { BOTS } from '#bots';
import { type CodeList, Random, type Simulation, unwrap } from '#core';
import { type SetupOptions, simulator, type ZorglTypes, zorgl } from '#zorgl/rules';
import type { Wanted } from './bench';
import type { Contender } from './contender';

const FOUR: SetupOptions = { places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' };

/** As deep as the search of boardgame.io plays out. */
const DEPTH = 50;
const BATCH = 20;
const CURIOSITY = 1.4;

/** One that is played out by chance, and what came of it. */
interface Tried {
  readonly code: number;
  visits: number;
  total: number;
}

const question = (seed: number) => {
  const position = unwrap(zorgl.setup(FOUR, seed));
  const seat = zorgl.pending(position).at(-1)!.seat;
  const view = zorgl.view(position, seat);
  return { view, legal: zorgl.legal(view), seat, seed };
};

/** UCB1: what has done well, and what was seldom tried. */
function pick(tried: readonly Tried[], iteration: number): Tried {
  let best = tried[0]!;
  let most = Number.NEGATIVE_INFINITY;
  for (const each of tried) {
    if (each.visits === 0) return each;
    const bonus = CURIOSITY * Math.sqrt(Math.log(iteration) / each.visits);
    const liking = each.total / each.visits + bonus;
    if (liking <= most) continue;
    most = liking;
    best = each;
  }
  return best;
}

function playOut(deal: Simulation<ZorglTypes>, list: CodeList, random: Random): void {
  for (let depth = 0; depth < DEPTH && !deal.over; depth++) {
    deal.legal(list);
    deal.play(list.at(random.below(list.length)));
  }
}

/** Flat Monte Carlo: an action by what it has come to, then others by chance. Returns how many iterations it made. */
function flat(seed: number): number {
  const { view, seat } = question(seed);
  const random = Random.fromSeed(seed);
  const list = simulator.newList();
  const now = simulator.from(simulator.determinize(view, seed));
  const deal = now.clone();
  now.legal(list);
  const tried = Array.from(
    { length: list.length },
    (_, index): Tried => ({ code: list.at(index), visits: 0, total: 0 }),
  );
  const chances: number[] = [];
  const place = now.seats.indexOf(seat);
  const iterations = BATCH * BATCH;
  for (let iteration = 1; iteration <= iterations; iteration++) {
    const each = pick(tried, iteration);
    deal.copyFrom(now);
    deal.play(each.code);
    playOut(deal, list, random);
    deal.chances(chances);
    each.visits++;
    each.total += chances[place]!;
  }
  return iterations;
}

const merciless = BOTS.merciless(simulator);

/** The search of the strongest bot, four players. */
function treeSearch(seed: number): number {
  const thinker = merciless.think(question(seed));
  thinker.step(BATCH);
  return BATCH;
}

const FLAT = 'Zorgl-Zilla, flat Monte Carlo';
const TREE = 'Zorgl-Zilla, search';
/** What the other library brings to search with. */
export const PEER_SEARCH = 'boardgame.io, MCTS';

/** Iterations of the same kind, fifty actions by chance, are set beside one another. */
export const SEARCH_WANTED: readonly Wanted[] = [{ name: FLAT, against: PEER_SEARCH, target: 200 }];

/** How fast is searched at Zorgl-Zilla, four players. */
export function searchContenders(): readonly Contender[] {
  return [
    {
      name: FLAT,
      does: `iterations: an action, then ${DEPTH} by chance, judged`,
      counts: 'calls',
      play: flat,
    },
    {
      name: TREE,
      does: 'iterations of the bot `merciless`: a whole turn, the three answers to it planned, judged',
      counts: 'calls',
      play: treeSearch,
    },
  ];
}
