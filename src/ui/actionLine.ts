/** A point in the course of a game: the number of actions shown, and of steps of the next one. */
export interface ActionPlace {
  readonly action: number;
  readonly step: number;
}

/** The actions of a game in sequence; each is as many units long as it has steps. */
export class ActionLine {
  /** First unit of each action; the last entry is the end. */
  private readonly begins: readonly number[];

  /** @param steps number of steps of each action, 1 or more */
  constructor(steps: readonly number[]) {
    const begins = [0];
    for (const count of steps) begins.push(begins.at(-1)! + count);
    this.begins = begins;
  }

  /** Number of actions. */
  get actions(): number {
    return this.begins.length - 1;
  }

  /** Number of units. */
  get units(): number {
    return this.begins.at(-1)!;
  }

  /** @param action 0 … all; a fraction is a share of the action's units */
  unitOf(action: number, step = 0): number {
    const whole = Math.min(Math.floor(action), this.actions);
    const begin = this.begins[whole]!;
    const long = (this.begins[whole + 1] ?? begin) - begin;
    return begin + (action - whole) * long + Math.min(step, long);
  }

  /** @param unit a whole number, 0 … all */
  placeOf(unit: number): ActionPlace {
    const action = this.begins.findLastIndex((begin) => begin <= unit);
    return { action, step: unit - this.begins[action]! };
  }
}
