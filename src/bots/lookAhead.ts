import { type BotLevel, type GameTypes, Random, type Simulation, type Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { Deals } from './deals';
import { scoreOf } from './evaluator';
import { oneShotBot } from './oneShot';
import { type Candidate, inStep } from './steps';

/** What a bot that looks one action ahead goes by. */
export interface Looking<T extends GameTypes> {
  readonly id: string;
  /** How it likes a position: more is better. */
  likes(simulation: Simulation<T>, seat: T['Seat']): number;
  /** Among equals it prefers those that leave the next decision to itself; false: to somebody else. */
  readonly goesOn: boolean;
  /** Over how many rolls it averages; as many as the profile of the game says if left out. */
  readonly rolls?: number;
  /** How it likes what the character of its seat makes of a position, on the same scale; not at all if left out. */
  fond?(simulation: Simulation<T>, seat: T['Seat']): number;
}

/** An action as it is weighed. */
interface Weighing extends Candidate {
  rolls: number;
  /** Whether it leaves the next decision to whom one prefers. */
  readonly prefers: boolean;
}

/** Over so few rolls every action is looked at first; over all of them only so many of the best. */
const FIRST_ROLLS = 2;
const LOOKED_AT_AGAIN = 8;

const byLiking = (one: Weighing, other: Weighing): number => other.liked - one.liked;

/**
 * Looks one action ahead, in positions determinized from its view: takes the action after which it likes the position best, on
 * the average of as many rolls as the profile of the game asks for. What is equal in all else the seed decides.
 */
export function lookingAhead<T extends GameTypes>(
  simulator: Simulator<T>,
  { id, likes, goesOn, fond = () => 0, ...given }: Looking<T>,
): Bot<T> {
  const { weighs, stepOf } = simulator.profile ?? {};
  const { rolls = simulator.profile?.rolls ?? 1 } = given;
  const legal = simulator.newList();
  return oneShotBot(id, simulator, function* ({ view, seat, seed, ...asked }: BotQuestion<T>) {
    const random = Random.fromSeed(seed);
    let first = true;
    const deals = new Deals(simulator, view, () => {
      if (!first) return random.uint32();
      first = false;
      return seed;
    });
    const now = deals.at(0);
    const next = now.clone();
    const weigh = (weighing: Weighing): void => {
      next.copyFrom(deals.at(weighing.rolls++));
      if (weighing.by !== 'standing') next.play(weighing.code);
      const standing = (asked.inCharacter === true ? fond(next, seat) : 0) + likes(next, seat);
      weighing.liked += (standing - weighing.liked) / weighing.rolls;
    };
    now.legal(legal);
    const weighings: Weighing[] = [];
    for (let index = 0; index < legal.length; index++) {
      const code = legal.at(index);
      const by = weighs?.(now, code) ?? 'rolls';
      if (by === 'never') continue;
      const weighing = { code, liked: 0, rolls: 0, by, prefers: false };
      weigh(weighing);
      weighings.push({ ...weighing, prefers: by !== 'standing' && (next.decider === seat) === goesOn });
      yield 0;
    }
    const again = weighings.filter(({ by }) => by === 'rolls');
    for (const upTo of [Math.min(FIRST_ROLLS, rolls), rolls]) {
      for (const weighing of again) {
        while (weighing.rolls < upTo) weigh(weighing);
        yield 0;
      }
      again.sort(byLiking).splice(LOOKED_AT_AGAIN);
    }
    const open = stepOf === undefined ? weighings : inStep(weighings, (code) => stepOf(now, code));
    const highest = Math.max(...open.map(({ liked }) => liked));
    const best = open.filter(({ liked }) => liked === highest);
    const preferred = best.filter(({ prefers }) => prefers);
    const codes = (preferred.length > 0 ? preferred : best).map(({ code }) => code);
    return [now.decode(Random.fromSeed(seed).pick(codes))];
  });
}

/** How many times as many rolls as the profile says a level averages. */
const TIMES: Readonly<Partial<Record<BotLevel, number>>> = { hunter: 2, merciless: 4 };

/** Where dice decide the result of an action: the one after which its seat stands best, on the average of more rolls by level. */
export const overRolls = <T extends GameTypes>(simulator: Simulator<T>, level: BotLevel): Bot<T> =>
  lookingAhead(simulator, {
    id: level,
    likes: (simulation, seat) => scoreOf(simulator, simulation, seat, level, seat),
    goesOn: true,
    rolls: (simulator.profile?.rolls ?? 1) * (TIMES[level] ?? 1),
  });
