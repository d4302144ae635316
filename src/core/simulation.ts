import type { GameTypes } from './game';
import type { BotLevel } from './levels';
import type { Random } from './random';
import type { Seed } from './seed';

/** Reusable list of the codes of legal actions, filled by {@link Simulation.legal}. */
export interface CodeList {
  readonly length: number;
  /** @param index 0 … length−1 */
  at(index: number): number;
}

/**
 * A mutable game for search and bulk runs: actions are integers, and `legal` and `play` do not allocate. An action code is
 * valid for the position it was asked for; if plans are made in one deal of the hidden things and played in another, an
 * action has the same code in all of them. Nothing is validated: play only legal actions.
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
   * A random legal action, for playouts. Any can come up, but not with equal probability; lists only as many as the draw
   * needs. There must be at least one.
   * @param list scratch space, as for {@link legal}; its content afterwards is undefined
   */
  draw(list: CodeList, random: Random): number;
  /** @param onEvent receives the events as they happen; without it no events are created */
  play(code: number, onEvent?: (event: T['Event']) => void): void;
  /** How well a seat stands: higher is better. Comparable only between positions of the same game. */
  score(seat: T['Seat']): number;
  /**
   * Each seat's probability of winning, 0 … 1, in the order of {@link seats}: an estimate while the game is running, the
   * result once it is over. Teammates share theirs; the teams add up to 1, or less if everybody can lose.
   * @param open uses hidden information too, for reviewing a game
   */
  chances(into: number[], open?: boolean): void;
  /**
   * A safe integer, equal for positions that differ only in the order in which things were put away. Other collisions are
   * very unlikely.
   */
  fingerprint(): number;
  /** The code of a legal action. */
  encode(action: T['Action']): number;
  decode(code: number): T['Action'];
  /** An independent copy. */
  clone(): Simulation<T>;
  /** Copies the state of another simulation of the same game. */
  copyFrom(other: Simulation<T>): void;
  position(): T['Position'];
}

/** Where an action belongs in a turn with steps. */
export interface TurnStep {
  /** The number of the step. Once it has begun, all lower ones are closed. */
  readonly step: number;
  /** The number of the piece that acts; it can do nothing else this turn. */
  readonly piece: number;
}

/**
 * How the bots of a game think, if different from the defaults: `score` and `chances` of the simulation, plans of whole
 * turns, no characters.
 */
export interface BotProfile<T extends GameTypes, S extends Simulation<T> = Simulation<T>> {
  /**
   * What a search plans. `turns`: whole turns, until others decide. `actions`: single actions, if a turn is a single
   * action, so the search has to look beyond the next turn. `ownTurn`: only its own turn, compared over many deals, if many
   * seats of one side play in a row and their answers say little; its values are scores, not probabilities of winning.
   * `rolls`: a single action, averaged over many rolls, if dice decide its result.
   */
  readonly plans?: 'turns' | 'actions' | 'ownTurn' | 'rolls';
  /**
   * Number of deals of hidden things and dice rolls over which a bot averages the result of a single action, if it depends
   * on chance. Default: 1.
   */
  readonly rolls?: number;
  /**
   * How a bot that looks one action ahead evaluates an action. `rolls`: by its average result over {@link rolls}.
   * `outcome`: by a single result, if chance plays no part. `standing`: by the position before it, if it only hands over to
   * others. `never`: not at all, if it is not a move in the game. Default: `rolls`.
   */
  weighs?(simulation: S, code: number): 'rolls' | 'outcome' | 'standing' | 'never';
  /**
   * For turns with steps that nobody can go back to: which step an action belongs to, and which piece it uses up. A bot
   * that looks one action ahead saves each piece for its best use, and acts in the earliest step first. Undefined for
   * actions outside the steps.
   */
  stepOf?(simulation: S, code: number): TurnStep | undefined;
  /**
   * How well a seat stands in the eyes of bots of a level: higher is better.
   * @param asker the seat of the bot that evaluates
   */
  score?(simulation: S, seat: T['Seat'], level: BotLevel, asker: T['Seat']): number;
  /** Whether a searching level evaluates by chances of winning or by score. Default: `chances`. */
  judgesBy?(simulation: S, level: BotLevel): 'chances' | 'score';
  /** What the gentle bot wants instead of strong rivals: higher is better. */
  gentle?(simulation: S, seat: T['Seat']): number;
  /** How much of its chance of winning a seat's character would trade for this position; 0 for most. */
  character?(simulation: S, seat: T['Seat']): number;
}

/** How to simulate a game: what bots and bulk runs need in addition to its rules. */
export interface Simulator<T extends GameTypes> {
  from(position: T['Position']): Simulation<T>;
  newList(): CodeList;
  /** Score difference that makes a seat about e times as likely to win, more than 0. */
  readonly scale: number;
  /** How the game's bots think, if different from the defaults. */
  readonly profile?: BotProfile<T>;
  /** A position consistent with the view; the seed deals the hidden things. */
  determinize(view: T['View'], seed: Seed): T['Position'];
}

/** A uniformly random legal action: {@link Simulation.draw} for games without a faster way. */
export function drawEvenly<T extends GameTypes>(
  simulation: Simulation<T>,
  list: CodeList,
  random: Random,
): number {
  simulation.legal(list);
  return list.at(random.below(list.length));
}

/**
 * Plays random actions to the end of the game, or until there are none. Returns how many were played.
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
