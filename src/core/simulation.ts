import type { GameTypes } from './game';
import type { Random } from './random';
import type { Seed } from './seed';

/** The codes of legal actions, filled again and again by {@link Simulation.legal}. */
export interface CodeList {
  readonly length: number;
  /** @param index 0 … length−1 */
  at(index: number): number;
}

/**
 * How far one sees who judges a position, where a game tells that apart: what lies there and how many cards are held; how many
 * may be kept; what each is good for; what open decisions promise, too; what is sure to come; and what can still be done with
 * the cards that are seen. Each takes in those before it.
 */
export const SIGHTS = ['counts', 'limits', 'table', 'open', 'ahead', 'hands'] as const;
export type Sight = (typeof SIGHTS)[number];
/** Whether one sees at least so far. */
export const reaches = (sight: Sight, least: Sight): boolean =>
  SIGHTS.indexOf(sight) >= SIGHTS.indexOf(least);

/**
 * A game that is played in place, for search and bulk runs: actions are whole numbers, and `legal` and `play` make no
 * garbage. The code of an action holds for the position in which it was asked for; where plans are to be made in one deal
 * of what is hidden and played in another, an action has the same code in all of them. Nothing is checked: play only what is
 * legal.
 */
export interface Simulation<T extends GameTypes> {
  readonly over: boolean;
  /** The seat that decides now; undefined once the game is over. */
  readonly decider: T['Seat'] | undefined;
  /** Every seat of the game. */
  readonly seats: readonly T['Seat'][];
  /** Fills a list, made by {@link Simulator.newList} of the same game, with the codes of all legal actions. */
  legal(list: CodeList): void;
  /**
   * A legal action by chance, for playing games out: each can come up, but not all equally often, and no more is listed
   * than the draw needs. There is at least one.
   * @param list to work with, as for {@link legal}; what it holds afterwards means nothing
   */
  draw(list: CodeList, random: Random): number;
  /** @param onEvent takes the events as they happen; without it none is made */
  play(code: number, onEvent?: (event: T['Event']) => void): void;
  /**
   * How well a seat stands: larger is better, comparable between positions of the same game and by the same sight only.
   * @param sight `open` where left out
   */
  score(seat: T['Seat'], sight?: Sight): number;
  /**
   * How a seat likes a position that plays beside its rivals and not against them: larger is better. A game that leaves
   * it out says as much by the {@link score} of the rivals.
   */
  peaceful?(seat: T['Seat']): number;
  /**
   * How likely each seat is to win, 0 … 1, in the order of {@link seats}: a guess while the game goes on, the result once
   * it is over. Teams share theirs; those of all teams make 1.
   * @param open goes by what nobody at the table knows, too: for who looks back at a game
   */
  chances(into: number[], open?: boolean): void;
  /**
   * What the character of a seat makes of it: how much of its chance of winning it would give for standing so, beside
   * winning; 0 for one that wants to win and nothing else.
   */
  leaning(seat: T['Seat']): number;
  /**
   * A safe integer that is equal for positions that are equal but for the order in which things were put away; others
   * hardly ever share it.
   */
  fingerprint(): number;
  /** The code of a legal action. */
  encode(action: T['Action']): number;
  decode(code: number): T['Action'];
  /** A copy that goes its own way. */
  clone(): Simulation<T>;
  /** Becomes a copy of another simulation of the same game. */
  copyFrom(other: Simulation<T>): void;
  position(): T['Position'];
}

/** How a game is simulated: what bots and bulk runs need beside its rules. */
export interface Simulator<T extends GameTypes> {
  from(position: T['Position']): Simulation<T>;
  newList(): CodeList;
  /** By how much a score must be better for its seat to be about e times as likely to win, more than 0. */
  readonly scale: number;
  /** A turn is a single action, so that search has to play on past the next turn to show what one is good for. */
  readonly shortTurns?: true;
  /** Two sides, of which one or both have many seats that take their turns one after the other: few of them are looked at. */
  readonly sides?: true;
  /** The seat that is one of them by itself. */
  readonly lone?: T['Seat'];
  /** A position that agrees with the view, hidden things dealt by the seed. */
  determinize(view: T['View'], seed: Seed): T['Position'];
}

/** Any legal action, all equally likely: a {@link Simulation.draw} for a game that has no shorter way. */
export function drawEvenly<T extends GameTypes>(
  simulation: Simulation<T>,
  list: CodeList,
  random: Random,
): number {
  simulation.legal(list);
  return list.at(random.below(list.length));
}

/**
 * Plays a simulation on by actions picked at random, to the end of the game or until nothing can be done.
 * Returns how many were played.
 * @param list made by the simulator of the same game
 */
export function playRandomly<T extends GameTypes>(
  simulation: Simulation<T>,
  list: CodeList,
  random: Random,
  onEvent?: (event: T['Event']) => void,
): number {
  let actions = 0;
  while (!simulation.over) {
    simulation.legal(list);
    if (list.length === 0) break;
    simulation.play(list.at(random.below(list.length)), onEvent);
    actions++;
  }
  return actions;
}
