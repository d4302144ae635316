import type { CodeList, GameTypes, Simulation, Simulator, Task } from '#core';
import type { PuzzleKind } from './puzzle';

/** Input of a search: a goal and a position. */
export interface PuzzleQuest<T extends GameTypes> {
  readonly simulator: Simulator<T>;
  readonly kind: PuzzleKind<T>;
  readonly count: number;
  readonly seat: T['Seat'];
  /** The position at the start of the turn. */
  readonly begun: T['Position'];
  /** The current position. */
  readonly now: T['Position'];
  /** Maximum number of positions to visit. */
  readonly most: number;
}

/** The result of a search. */
export interface PuzzleFound<T extends GameTypes> {
  /**
   * A solution that works whatever others do, shown with one of their possible replies. Empty if there is
   * none.
   */
  readonly line: readonly T['Action'][];
  /** The first actions that solve it; one of each set with the same result. */
  readonly firsts: readonly T['Action'][];
  /** Number of distinct first actions. */
  readonly moves: number;
  /** Number of positions visited. */
  readonly looked: number;
}

/** Number of positions between two pauses. */
const PAUSE = 128;

/**
 * Exhaustive AND/OR search for the goal: some own action, and every reply of others, must lead to it. Returns null if
 * it would visit too many positions.
 */
export function* searchPuzzle<T extends GameTypes>(quest: PuzzleQuest<T>): Task<PuzzleFound<T> | null> {
  const { simulator, seat, now, most } = quest;
  const search = new PuzzleSearch(quest);
  const start = simulator.from(now);
  const next = start.clone();
  const seen = new Set<number>();
  const firsts: T['Action'][] = [];
  let line: readonly T['Action'][] = [];
  if (start.over || start.decider !== seat) return { line, firsts, moves: 0, looked: 0 };
  const codes = codesOf(start, simulator.newList());
  for (const code of codes) {
    next.copyFrom(start);
    next.play(code);
    const print = next.fingerprint();
    if (seen.has(print)) continue;
    seen.add(print);
    const rest = yield* search.wayFrom(next, 1);
    if (search.looked > most) return null;
    if (rest === null) continue;
    const action = start.decode(code);
    firsts.push(action);
    if (line.length === 0 || rest.length + 1 < line.length) line = [action, ...rest];
  }
  return { line, firsts, moves: seen.size, looked: search.looked };
}

function codesOf<T extends GameTypes>(simulation: Simulation<T>, list: CodeList): readonly number[] {
  simulation.legal(list);
  return Array.from({ length: list.length }, (_, index) => list.at(index));
}

/** Memory of one search. */
class PuzzleSearch<T extends GameTypes> {
  looked = 0;
  private readonly list: CodeList;
  private readonly known = new Map<number, readonly T['Action'][] | null>();
  /** Scratch simulations by depth. */
  private readonly works: Simulation<T>[] = [];

  constructor(private readonly quest: PuzzleQuest<T>) {
    this.list = quest.simulator.newList();
  }

  /** A solution from a position; null if there is none, or if the limit was exceeded. */
  *wayFrom(here: Simulation<T>, depth: number): Task<readonly T['Action'][] | null> {
    const { kind, begun, seat, count, most } = this.quest;
    const print = here.fingerprint();
    const before = this.known.get(print);
    if (before !== undefined) return before;
    this.looked++;
    if (this.looked > most) return null;
    if (this.looked % PAUSE === 0) yield this.looked / most;
    const state = kind.state(begun, here.position(), seat, count);
    let way: readonly T['Action'][] | null = null;
    if (state === 'reached') way = [];
    else if (state === 'open' && !here.over) way = yield* this.wayOn(here, depth);
    if (this.looked <= most) this.known.set(print, way);
    return way;
  }

  private *wayOn(here: Simulation<T>, depth: number): Task<readonly T['Action'][] | null> {
    const own = here.decider === this.quest.seat;
    this.works[depth] ??= here.clone();
    const work = this.works[depth]!;
    let longest: readonly T['Action'][] | null = null;
    for (const code of codesOf(here, this.list)) {
      work.copyFrom(here);
      work.play(code);
      const rest = yield* this.wayFrom(work, depth + 1);
      if (own && rest !== null) return [here.decode(code), ...rest];
      if (!own && rest === null) return null;
      if (rest !== null && (longest === null || rest.length >= longest.length)) {
        longest = [here.decode(code), ...rest];
      }
    }
    return longest;
  }
}
