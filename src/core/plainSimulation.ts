import type { Game, GameTypes } from './game';
import { unwrap } from './result';
import type { Seed } from './seed';
import type { CodeList, Simulation, Simulator } from './simulation';

/** What {@link simulatorOf} cannot know of a game. */
export interface Guesses<T extends GameTypes> {
  determinize(view: T['View'], seed: Seed): T['Position'];
  score(position: T['Position'], seat: T['Seat']): number;
}

/** A list of the numbers from 0 on. */
class Numbers implements CodeList {
  length = 0;

  at(index: number): number {
    return index;
  }
}

/** A simulation by the rules themselves; the code of an action is its index among the legal ones. */
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

  play(code: number, onEvent?: (event: T['Event']) => void): void {
    const { position, events } = unwrap(this.game.apply(this.now, this.decode(code)));
    this.now = position;
    this.actions = undefined;
    if (onEvent !== undefined) for (const event of events) onEvent(event);
  }

  score(seat: T['Seat']): number {
    return this.guesses.score(this.now, seat);
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

/** The simulator of a game that has no faster form of itself than its rules. */
export function simulatorOf<T extends GameTypes>(game: Game<T>, guesses: Guesses<T>): Simulator<T> {
  return {
    from: (position) => new PlainSimulation(game, guesses, position),
    newList: () => new Numbers(),
    determinize: guesses.determinize,
  };
}
