import { BOTS, type Bot } from '#bots';
import { type GameTypes, ok, Random, type Result, runToEnd, type Seed, type Simulator } from '#core';
import { type Difficulty, type PuzzleBook, searchPuzzle } from '#learning';
import type { CliGame } from '../games';
import type { Setup } from '../setup';
import { holdsInDeals, type PuzzleTask, playLine, playTurn } from './turn';

/** A generated puzzle with its quality measures. */
export interface FoundPuzzle {
  readonly kind: string;
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly seat: string;
  readonly position: unknown;
  readonly line: readonly unknown[];
  /** Gain in the seat's win probability compared with a greedy turn, −1 … 1. */
  readonly swing: number;
}

/** Limits for the number of right first actions, absolute and as a fraction of all. */
const MAX_FIRST_MOVES = 2;
const MAX_SHARE = 1 / 3;
/** Search limit when generating puzzles. Smaller searches are faster, and so are the hints for the puzzle later. */
export const MAX_POSITIONS_TO_MAKE = 12_000;
/** This many greedy players must fail to solve it. */
const GREEDY = 3;

function chanceOf(simulator: Simulator<GameTypes>, position: GameTypes['Position'], seat: string): number {
  const simulation = simulator.from(position);
  const chances: number[] = [];
  simulation.chances(chances);
  return chances[simulation.seats.indexOf(seat)] ?? 0;
}

/**
 * Difficulty of a puzzle: by the length of its solution, the number of right first actions, and whether a player who
 * plans one turn fails.
 */
function difficultyOf(own: number, firsts: number, planned: boolean): Difficulty {
  const points = (own >= 4 ? 1 : 0) + (firsts === 1 ? 1 : 0) + (planned ? 0 : 1);
  if (points <= 1) return 1;
  return points === 2 ? 2 : 3;
}

/** A puzzle of a kind at the start of a turn; null if there is none, `vast` if the search exceeds its limit. */
function puzzleIn(
  task: PuzzleTask,
  kindId: string,
  players: Players,
  random: Random,
  most: number,
): FoundPuzzle | null | 'vast' {
  const { game, kind, count, seat, begun } = task;
  const { simulator } = game;
  const greedy = Array.from({ length: GREEDY }, () => playTurn(task, players.greedy, random));
  if (greedy.some(({ reached }) => reached)) return null;
  const found = runToEnd(searchPuzzle({ simulator, kind, count, seat, begun, now: begun, most }));
  if (found === null) return 'vast';
  if (found.line.length < 2) return null;
  const { line, firsts, moves } = found;
  if (firsts.length > MAX_FIRST_MOVES || firsts.length > moves * MAX_SHARE) return null;
  const after = playLine(task, begun, line);
  if (after === null || !holdsInDeals(task, line)) return null;
  const own = ownActions(task, line);
  const planned = playTurn(task, players.planner, random).reached;
  const swing = chanceOf(simulator, after, seat) - chanceOf(simulator, greedy[0]!.position, seat);
  const difficulty = difficultyOf(own, firsts.length, planned);
  return { kind: kindId, count, difficulty, seat, position: begun, line, swing };
}

function ownActions({ game, seat, begun }: PuzzleTask, line: readonly GameTypes['Action'][]): number {
  const simulation = game.simulator.from(begun);
  let own = 0;
  for (const action of line) {
    if (simulation.decider === seat) own++;
    simulation.play(simulation.encode(action));
  }
  return own;
}

interface Players {
  readonly greedy: Bot<GameTypes>;
  readonly planner: Bot<GameTypes>;
}

/**
 * Plays games between bots and looks for puzzles whenever the deciding seat changes. The same seed gives the same
 * puzzles. Fails if the game cannot be set up. @param most search limit for one puzzle, positions
 */
export function* makePuzzles(
  game: CliGame,
  book: PuzzleBook,
  setup: Setup,
  games: number,
  seed: Seed,
  most: number = MAX_POSITIONS_TO_MAKE,
): Generator<Result<FoundPuzzle>, void, void> {
  const { rules, simulator } = game;
  const random = Random.fromSeed(seed);
  const players: Players = { greedy: BOTS.greedy(simulator), planner: BOTS.planner(simulator) };
  for (let number = 0; number < games; number++) {
    let next = setup.open(random.uint32());
    let last: string | undefined;
    while (next.ok) {
      const position = next.value;
      const seat = rules.pending(position).at(-1)?.seat;
      if (seat === undefined) break;
      const best = seat === last ? null : bestIn(game, book, position, seat, players, random, most);
      if (best !== null) yield ok(best);
      last = seat;
      const view = rules.view(position, seat);
      const legal = rules.legal(view);
      const action = players.planner.choose({ view, legal, seat, seed: random.uint32() });
      const played = rules.apply(position, action);
      next = played.ok ? ok(played.value.position) : played;
    }
    if (!next.ok) yield next;
  }
}

/**
 * The best puzzle over all kinds, by swing; each kind is asked for its largest reachable goal only. If that search is
 * too large, a smaller goal would not make it any smaller.
 */
function bestIn(
  game: CliGame,
  book: PuzzleBook,
  begun: GameTypes['Position'],
  seat: string,
  players: Players,
  random: Random,
  most: number,
): FoundPuzzle | null {
  let best: FoundPuzzle | null = null;
  for (const [id, kind] of Object.entries(book.kinds)) {
    if (kind.state(begun, begun, seat, kind.counts[0]!) !== 'open') continue;
    for (const count of kind.counts) {
      const puzzle = puzzleIn({ game, kind, count, seat, begun }, id, players, random, most);
      if (puzzle === null) continue;
      if (puzzle === 'vast') break;
      if (best === null || puzzle.swing > best.swing) best = puzzle;
      break;
    }
  }
  return best;
}
