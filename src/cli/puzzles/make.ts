import { BOTS, type Bot } from '#bots';
import { type GameTypes, ok, Random, type Result, runToEnd, type Seed, type Simulator } from '#core';
import { type Difficulty, type PuzzleBook, searchPuzzle } from '#learning';
import type { CliGame } from '../games';
import type { Setup } from '../setup';
import { holdsInDeals, type PuzzleTask, playLine, playTurn } from './turn';

/** A puzzle that was found, with what speaks for it. */
export interface FoundPuzzle {
  readonly kind: string;
  readonly count: number;
  readonly difficulty: Difficulty;
  readonly seat: string;
  readonly position: unknown;
  readonly line: readonly unknown[];
  /** By how much the seat's chances of winning are better after it than after a greedy turn, −1 … 1. */
  readonly swing: number;
}

/** More right first actions than this make no puzzle, nor does a larger share of all. */
const MAX_FIRST_MOVES = 2;
const MAX_SHARE = 1 / 3;
/** A puzzle that is looked through with fewer positions is found sooner, and hints for it are at hand at once. */
export const MAX_POSITIONS_TO_MAKE = 12_000;
/** So many greedy players must miss it. */
const GREEDY = 3;

function chanceOf(simulator: Simulator<GameTypes>, position: GameTypes['Position'], seat: string): number {
  const simulation = simulator.from(position);
  const chances: number[] = [];
  simulation.chances(chances);
  return chances[simulation.seats.indexOf(seat)] ?? 0;
}

/** How hard it is: how long the way, how few the right beginnings, and whether one who plans a turn misses it. */
function difficultyOf(own: number, firsts: number, planned: boolean): Difficulty {
  const points = (own >= 4 ? 1 : 0) + (firsts === 1 ? 1 : 0) + (planned ? 0 : 1);
  if (points <= 1) return 1;
  return points === 2 ? 2 : 3;
}

/**
 * What a kind asks for as a puzzle, where a turn begins; null if it is none, `vast` where too much would have to be
 * looked at to tell.
 */
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
 * Lets bots play games and looks for puzzles wherever somebody else decides than before. The same comes of the same
 * seed. Fails if the game cannot be set up. @param most how many positions are looked at for one of them
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
 * Of all kinds the one that turns the game most; of each kind only the most that can be reached is asked for. Where it
 * is too much to look for the most, less of it would be as much to look for.
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
