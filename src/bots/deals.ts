import type { GameTypes, Simulation, Simulator } from '#core';

/** Random deals of what a seat cannot see. */
export class Deals<T extends GameTypes> {
  private readonly dealt: Simulation<T>[] = [];

  /** @param seeds called for the seed of each new deal */
  constructor(
    private readonly simulator: Simulator<T>,
    private readonly view: T['View'],
    private readonly seeds: () => number,
  ) {}

  /** A deal by number, cached. Do not modify it. */
  at(number: number): Simulation<T> {
    const { simulator, view, dealt, seeds } = this;
    while (dealt.length <= number) dealt.push(simulator.from(simulator.determinize(view, seeds())));
    return dealt[number]!;
  }
}
