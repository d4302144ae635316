/** A place in the course of a game: so many actions have been shown, and so many steps of the next one. */
export interface ActionPlace {
  readonly action: number;
  readonly step: number;
}

/** The actions of a game one after the other, each as many units long as it is told in steps. */
export class ActionLine {
  /** The unit at which each action begins, and last the end. */
  private readonly begins: readonly number[];

  /** @param steps of each action, 1 or more */
  constructor(steps: readonly number[]) {
    const begins = [0];
    for (const count of steps) begins.push(begins.at(-1)! + count);
    this.begins = begins;
  }

  /** How many actions there are. */
  get actions(): number {
    return this.begins.length - 1;
  }

  /** How many units there are. */
  get units(): number {
    return this.begins.at(-1)!;
  }

  /** @param action 0 … all; a fraction is a share of the units of an action */
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
