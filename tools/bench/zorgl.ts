import { playRandomly, Random, unwrap } from '#core';
import {
  ActionList,
  listLegal,
  type Position,
  playout,
  type SetupOptions,
  simulator,
  toState,
  zorgl,
} from '#zorgl/rules';
import type { Contender, Playout } from './contender';

const FOUR: SetupOptions = { places: ['A', 'B', 'C', 'D'], army: true, flight: 'english' };

const SPECIALS: SetupOptions = {
  ...FOUR,
  monsters: { A: 'xman', B: 'greatzilla', C: 'nogyab', D: 'krustazor' },
};

const randomGame = (options: SetupOptions, seed: number, onEvent?: () => void): number =>
  playout(unwrap(zorgl.setup(options, seed)), seed, onEvent).actions;

const simulated = simulator.newList();

/** The same random game as {@link randomGame}, using only what every game's simulator has. */
function gameThroughContract(options: SetupOptions, seed: number): number {
  const simulation = simulator.from(unwrap(zorgl.setup(options, seed)));
  return playRandomly(simulation, simulated, Random.fromSeed(seed));
}

/** A random game that counts its choices. */
export function sampleGame(seed: number): Playout {
  const simulation = simulator.from(unwrap(zorgl.setup(FOUR, seed)));
  const random = Random.fromSeed(seed);
  let actions = 0;
  let choices = 0;
  for (; !simulation.over; actions++) {
    simulation.legal(simulated);
    choices += simulated.length;
    simulation.play(simulated.at(random.below(simulated.length)));
  }
  return { actions, choices };
}

/** Positions from all stages of a game, for measuring single calls. */
function sample(seed: number): readonly Position[] {
  const positions: Position[] = [];
  let position = unwrap(zorgl.setup(FOUR, seed));
  for (let step = 0; position.outcome === null; step++) {
    positions.push(position);
    const legal = zorgl.legal(position);
    const action = legal[(step * 7 + seed) % legal.length]!;
    position = unwrap(zorgl.apply(position, action)).position;
  }
  return positions;
}

const SAMPLE_SEED = 1;

/** Random games of Zorgl-Zilla, and its `legal` and `clone` alone. */
export function zorglContenders(): readonly [Contender, Contender, ...Contender[]] {
  const states = sample(SAMPLE_SEED).map(toState);
  const list = new ActionList();
  let events = 0;
  return [
    {
      name: 'Zorgl-Zilla',
      does: 'all legal actions listed, one drawn and played; no events',
      counts: 'actions',
      play: (seed) => randomGame(FOUR, seed),
    },
    {
      name: 'Zorgl-Zilla, contract',
      does: 'the same, driven only by what every game has for search',
      counts: 'actions',
      play: (seed) => gameThroughContract(FOUR, seed),
    },
    {
      name: 'Zorgl-Zilla, events',
      does: 'as the first, and every event made',
      counts: 'actions',
      play: (seed) => randomGame(FOUR, seed, () => events++),
    },
    {
      name: 'Zorgl-Zilla, specials',
      does: 'without events, four special monsters',
      counts: 'actions',
      play: (seed) => randomGame(SPECIALS, seed),
    },
    {
      name: 'Zorgl-Zilla, legal',
      does: 'the legal actions of a position, alone',
      counts: 'calls',
      play: () => {
        let actions = 0;
        for (const state of states) {
          listLegal(state, list);
          actions += list.length;
        }
        // An engine may skip the work if it notices that the result is unused.
        if (actions === 0) throw new RangeError('no position has a legal action');
        return states.length;
      },
    },
    {
      name: 'Zorgl-Zilla, clone',
      does: 'a copy of a position, alone',
      counts: 'calls',
      play: () => {
        let players = 0;
        for (const state of states) players += state.clone().config.order.length;
        if (players === 0) throw new RangeError('no position has a player');
        return states.length;
      },
    },
  ];
}
