import type { GameTypes, Simulation, Simulator } from '#core';

/** What a seat cannot see, dealt again and again. */
export class Deals<T extends GameTypes> {
  private readonly dealt: Simulation<T>[] = [];

  /** @param seeds the seed of each deal, one after the other */
  constructor(
    private readonly simulator: Simulator<T>,
    private readonly view: T['View'],
    private readonly seeds: () => number,
  ) {}

  /** The deal of a number, the same whenever it is asked for. It must not be played on. */
  at(number: number): Simulation<T> {
    const { simulator, view, dealt, seeds } = this;
    while (dealt.length <= number) dealt.push(simulator.from(simulator.determinize(view, seeds())));
    return dealt[number]!;
  }
}
