import type { GameTypes } from './game';
import type { BotLevel } from './levels';
import type { Random } from './random';
import type { Seed } from './seed';

/** The codes of legal actions, filled again and again by {@link Simulation.legal}. */
export interface CodeList {
  readonly length: number;
  /** @param index 0 … length−1 */
  at(index: number): number;
}

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
  /** How well a seat stands: larger is better, comparable between positions of the same game only. */
  score(seat: T['Seat']): number;
  /**
   * How likely each seat is to win, 0 … 1, in the order of {@link seats}: a guess while the game goes on, the result once
   * it is over. Teams share theirs; those of all teams make 1, or less where everybody can lose.
   * @param open goes by what nobody at the table knows, too: for who looks back at a game
   */
  chances(into: number[], open?: boolean): void;
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

/** Where an action belongs in a turn that goes in steps. */
export interface TurnStep {
  /** The place of its step: once begun, it closes all smaller ones. */
  readonly step: number;
  /** The number of the piece that acts, and can do nothing else in the turn. */
  readonly piece: number;
}

/**
 * How the bots of a game think, where that differs from most games. What is left out is as it is there: `score` and `chances` of
 * the simulation, whole turns as plans, no characters.
 */
export interface BotProfile<T extends GameTypes, S extends Simulation<T> = Simulation<T>> {
  /**
   * What a search plans: whole turns, up to where others decide; single actions, where a turn is one, so that it has to play
   * on past the next turn; or its own turn only, compared over many deals, where many seats of one side play one after the
   * other and their answers say little; values of that are scores, no chances of winning. Or nothing beyond an action, averaged
   * over many rolls, where dice decide the result of one.
   */
  readonly plans?: 'turns' | 'actions' | 'ownTurn' | 'rolls';
  /**
   * Over how many deals of what is hidden and rolls of the dice a bot averages the result of a single action, where chance
   * decides that; 1 if left out.
   */
  readonly rolls?: number;
  /**
   * How a bot that looks one action ahead weighs an action: by its average result over those rolls, or over one where
   * chance has no part in it; by how things stand before it, for one that only hands over to others; or never, for one that is no
   * move in the game. Where left out, all go by rolls.
   */
  weighs?(simulation: S, code: number): 'rolls' | 'outcome' | 'standing' | 'never';
  /**
   * Where a turn goes in steps that nobody can go back to: which step an action belongs to, and which piece it uses up. A bot
   * that looks one action ahead keeps each piece for what it does best, and does first what belongs to the earliest step.
   * Undefined for an action that is bound to no step.
   */
  stepOf?(simulation: S, code: number): TurnStep | undefined;
  /**
   * How well a seat stands as bots of a level see it: larger is better.
   * @param asker the seat of the bot that judges
   */
  score?(simulation: S, seat: T['Seat'], level: BotLevel, asker: T['Seat']): number;
  /** Whether a level that searches judges by chances of winning, as it does where this is left out, or by score. */
  judgesBy?(simulation: S, level: BotLevel): 'chances' | 'score';
  /** What the gentle bot wants instead of rivals that stand well: larger is better. */
  gentle?(simulation: S, seat: T['Seat']): number;
  /** How much of its chance of winning the character of a seat would give for standing so, beside winning; 0 for most. */
  character?(simulation: S, seat: T['Seat']): number;
}

/** How a game is simulated: what bots and bulk runs need beside its rules. */
export interface Simulator<T extends GameTypes> {
  from(position: T['Position']): Simulation<T>;
  newList(): CodeList;
  /** By how much a score must be better for its seat to be about e times as likely to win, more than 0. */
  readonly scale: number;
  /** How the game's bots think, where that differs from most games. */
  readonly profile?: BotProfile<T>;
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
