import { type GameTypes, Random, type Simulation, type Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { botOfOnce } from './once';

/** What a bot that looks one action ahead goes by. */
export interface Looking<T extends GameTypes> {
  readonly id: string;
  /** How it likes a position: more is better. */
  likes(simulation: Simulation<T>, seat: T['Seat']): number;
  /** Among equals it prefers those that leave the next decision to itself; false: to somebody else. */
  readonly goesOn: boolean;
  /** How it likes what the character of its seat makes of a position, on the same scale; not at all where left out. */
  fond?(simulation: Simulation<T>, seat: T['Seat']): number;
}

/**
 * Looks one action ahead, in a position determinized from its view: takes the action after which it likes the position
 * best. What is equal in all else the seed decides.
 */
export function lookingAhead<T extends GameTypes>(
  simulator: Simulator<T>,
  { id, likes, goesOn, fond = () => 0 }: Looking<T>,
): Bot<T> {
  const legal = simulator.newList();
  return botOfOnce(id, simulator, function* ({ view, seat, seed, ...asked }: BotQuestion<T>) {
    const now = simulator.from(simulator.determinize(view, seed));
    const next = now.clone();
    now.legal(legal);
    const best: number[] = [];
    let highest = Number.NEGATIVE_INFINITY;
    let preferred = false;
    for (let index = 0; index < legal.length; index++) {
      const code = legal.at(index);
      next.copyFrom(now);
      next.play(code);
      const liked = likes(next, seat) + (asked.inCharacter === true ? fond(next, seat) : 0);
      const prefers = (next.decider === seat) === goesOn;
      if (liked < highest || (liked === highest && preferred && !prefers)) continue;
      if (liked > highest || prefers !== preferred) best.length = 0;
      highest = liked;
      preferred = prefers;
      best.push(code);
      yield 0;
    }
    return [now.decode(Random.fromSeed(seed).pick(best))];
  });
}
