import type { CodeList, GameTypes, Simulation, Simulator, Task } from '#core';
import type { PuzzleKind } from './puzzle';

/** The problem of a search: a goal from a position on. */
export interface PuzzleQuest<T extends GameTypes> {
  readonly simulator: Simulator<T>;
  readonly kind: PuzzleKind<T>;
  readonly count: number;
  readonly seat: T['Seat'];
  /** Where the turn was taken up. */
  readonly begun: T['Position'];
  /** Where it is now. */
  readonly now: T['Position'];
  /** How many positions are looked at, at most. */
  readonly most: number;
}

/** The result of a search. */
export interface PuzzleFound<T extends GameTypes> {
  /** A way to the goal, whatever others do; what they do in it is one of the things they may do. Empty if there is none. */
  readonly line: readonly T['Action'][];
  /** The first actions that lead to it; of those that come to the same only one. */
  readonly firsts: readonly T['Action'][];
  /** How many different first actions there are. */
  readonly moves: number;
  /** Positions that were looked at. */
  readonly looked: number;
}

/** Positions between two pauses. */
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

/** What is known of the positions of one search. */
class PuzzleSearch<T extends GameTypes> {
  looked = 0;
  private readonly list: CodeList;
  private readonly known = new Map<number, readonly T['Action'][] | null>();
  /** One that is worked on for each action of a way. */
  private readonly works: Simulation<T>[] = [];

  constructor(private readonly quest: PuzzleQuest<T>) {
    this.list = quest.simulator.newList();
  }

  /** A way to the goal from a position; null for none, and where too many were looked at. */
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
