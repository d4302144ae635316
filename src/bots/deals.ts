import { type GameTypes, Random, type Simulation, type Simulator } from '#core';

/** What a seat cannot see, dealt again and again: the first deal by the seed itself, the others by what follows from it. */
export class Deals<T extends GameTypes> {
  private readonly dealt: Simulation<T>[] = [];
  private readonly random: Random;

  constructor(
    private readonly simulator: Simulator<T>,
    private readonly view: T['View'],
    private readonly seed: number,
  ) {
    this.random = Random.fromSeed(seed);
  }

  /** The deal of a number, the same whenever it is asked for. It must not be played on. */
  at(number: number): Simulation<T> {
    const { simulator, view, dealt, random } = this;
    while (dealt.length <= number) {
      const seed = dealt.length === 0 ? this.seed : random.uint32();
      dealt.push(simulator.from(simulator.determinize(view, seed)));
    }
    return dealt[number]!;
  }
}
