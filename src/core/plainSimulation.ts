import { fingerprintOfText } from './fingerprint';
import type { Game, GameTypes } from './game';
import type { Random } from './random';
import { unwrap } from './result';
import type { Seed } from './seed';
import { type CodeList, drawEvenly, type Simulation, type Simulator } from './simulation';
import { softmax } from './softmax';

/** What {@link simulatorOf} cannot derive from the rules of a game. */
export interface Guesses<T extends GameTypes> {
  determinize(view: T['View'], seed: Seed): T['Position'];
  score(position: T['Position'], seat: T['Seat']): number;
  /** Score difference that makes a seat e times as likely to win. Default: 1. */
  readonly scale?: number;
}

/** The numbers from 0 to length−1. */
class Numbers implements CodeList {
  length = 0;

  at(index: number): number {
    return index;
  }
}

/** A simulation on top of the rules; the code of an action is its index among the legal ones. */
class PlainSimulation<T extends GameTypes> implements Simulation<T> {
  private actions: readonly T['Action'][] | undefined;

  constructor(
    private readonly game: Game<T>,
    private readonly guesses: Guesses<T>,
    private now: T['Position'],
  ) {}

  private get legalNow(): readonly T['Action'][] {
    this.actions ??= this.game.legal(this.now);
    return this.actions;
  }

  get over(): boolean {
    return this.game.pending(this.now).length === 0;
  }

  get decider(): T['Seat'] | undefined {
    return this.game.pending(this.now).at(-1)?.seat;
  }

  get seats(): readonly T['Seat'][] {
    return this.game.seats(this.now);
  }

  legal(list: Numbers): void {
    list.length = this.legalNow.length;
  }

  draw(list: Numbers, random: Random): number {
    return drawEvenly(this, list, random);
  }

  play(code: number, onEvent?: (event: T['Event']) => void): void {
    const { position, events } = unwrap(this.game.apply(this.now, this.decode(code)));
    this.now = position;
    this.actions = undefined;
    if (onEvent !== undefined) for (const event of events) onEvent(event);
  }

  score(seat: T['Seat']): number {
    return this.guesses.score(this.now, seat);
  }

  chances(into: number[]): void {
    const { seats } = this;
    const teams = this.game.teams(this.now);
    const parts = this.over ? this.wonShares() : this.likelyShares(teams);
    for (let index = 0; index < seats.length; index++) {
      into[index] = parts[teams.findIndex((team) => team.includes(seats[index]!))]!;
    }
  }

  /** Chances of winning by team once the game is over: teams in first place share the win. */
  private wonShares(): readonly number[] {
    const ranking = this.game.ranking(this.now);
    const firsts = ranking.filter(({ rank }) => rank === 1);
    return this.game
      .teams(this.now)
      .map((team) => (firsts.some(({ seats }) => seats.includes(team[0]!)) ? 1 / firsts.length : 0));
  }

  /** Estimated chances of winning by team: the higher its best score, the likelier its win. */
  private likelyShares(teams: readonly (readonly T['Seat'][])[]): readonly number[] {
    const { scale = 1 } = this.guesses;
    const best = teams.map((team) => Math.max(...team.map((seat) => this.score(seat))) / scale);
    softmax(best, best.length);
    return best;
  }

  fingerprint(): number {
    return fingerprintOfText(JSON.stringify(this.now));
  }

  encode(action: T['Action']): number {
    const wanted = JSON.stringify(action);
    return this.legalNow.findIndex((each) => JSON.stringify(each) === wanted);
  }

  decode(code: number): T['Action'] {
    const action = this.legalNow[code];
    if (action === undefined) throw new RangeError(`no legal action has the number ${code}`);
    return action;
  }

  clone(): Simulation<T> {
    return new PlainSimulation(this.game, this.guesses, this.now);
  }

  copyFrom(other: PlainSimulation<T>): void {
    this.now = other.now;
    this.actions = other.actions;
  }

  position(): T['Position'] {
    return this.now;
  }
}

/** The simulator of a game that has no faster implementation than its rules. */
export function simulatorOf<T extends GameTypes>(game: Game<T>, guesses: Guesses<T>): Simulator<T> {
  return {
    scale: guesses.scale ?? 1,
    from: (position) => new PlainSimulation(game, guesses, position),
    newList: () => new Numbers(),
    determinize: guesses.determinize,
  };
}
