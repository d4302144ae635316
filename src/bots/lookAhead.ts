import { type BotLevel, type GameTypes, Random, type Simulation, type Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { Deals } from './deals';
import { scoreOf } from './judge';
import { botOfOnce } from './once';

/** What a bot that looks one action ahead goes by. */
export interface Looking<T extends GameTypes> {
  readonly id: string;
  /** How it likes a position: more is better. */
  likes(simulation: Simulation<T>, seat: T['Seat']): number;
  /** Among equals it prefers those that leave the next decision to itself; false: to somebody else. */
  readonly goesOn: boolean;
  /** Over how many rolls it averages; as many as the profile of the game says where left out. */
  readonly rolls?: number;
  /** How it likes what the character of its seat makes of a position, on the same scale; not at all where left out. */
  fond?(simulation: Simulation<T>, seat: T['Seat']): number;
}

/**
 * Looks one action ahead, in positions determinized from its view: takes the action after which it likes the position best, on
 * the average of as many rolls as the profile of the game asks for. What is equal in all else the seed decides.
 */
export function lookingAhead<T extends GameTypes>(
  simulator: Simulator<T>,
  { id, likes, goesOn, fond = () => 0, ...given }: Looking<T>,
): Bot<T> {
  const { weighs } = simulator.profile ?? {};
  const { rolls = simulator.profile?.rolls ?? 1 } = given;
  const legal = simulator.newList();
  return botOfOnce(id, simulator, function* ({ view, seat, seed, ...asked }: BotQuestion<T>) {
    const random = Random.fromSeed(seed);
    let first = true;
    const deals = new Deals(simulator, view, () => {
      if (!first) return random.uint32();
      first = false;
      return seed;
    });
    const now = deals.at(0);
    const next = now.clone();
    const standing = () => (asked.inCharacter === true ? fond(next, seat) : 0) + likes(next, seat);
    now.legal(legal);
    const best: number[] = [];
    let highest = Number.NEGATIVE_INFINITY;
    let preferred = false;
    for (let index = 0; index < legal.length; index++) {
      const code = legal.at(index);
      const weighed = weighs?.(now, code) ?? 'rolls';
      if (weighed === 'never') continue;
      let liked = 0;
      const count = weighed === 'rolls' ? rolls : 1;
      for (let roll = 0; roll < count; roll++) {
        next.copyFrom(deals.at(roll));
        if (weighed !== 'standing') next.play(code);
        liked += (standing() - liked) / (roll + 1);
      }
      const prefers = weighed !== 'standing' && (next.decider === seat) === goesOn;
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

/** How many times as many rolls as the profile says a level averages. */
const TIMES: Readonly<Partial<Record<BotLevel, number>>> = { hunter: 2, merciless: 4 };

/** Where dice decide what comes of an action: the one after which its seat stands best, on the average of more rolls by level. */
export const overRolls = <T extends GameTypes>(simulator: Simulator<T>, level: BotLevel): Bot<T> =>
  lookingAhead(simulator, {
    id: level,
    likes: (simulation, seat) => scoreOf(simulator, simulation, seat, level, seat),
    goesOn: true,
    rolls: (simulator.profile?.rolls ?? 1) * (TIMES[level] ?? 1),
  });
