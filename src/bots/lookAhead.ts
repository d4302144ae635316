import { type BotLevel, type GameTypes, Random, type Simulation, type Simulator } from '#core';
import type { Bot, BotQuestion } from './bot';
import { Deals } from './deals';
import { scoreOf } from './evaluator';
import { oneShotBot } from './oneShot';
import { type Candidate, inStep } from './steps';

/** Preferences of a one-action look-ahead bot. */
export interface Looking<T extends GameTypes> {
  readonly id: string;
  /** The score of a position; higher is better. */
  likes(simulation: Simulation<T>, seat: T['Seat']): number;
  /**
   * Tie-break: true prefers actions after which the seat decides again, false those after which another does.
   */
  readonly goesOn: boolean;
  /** Number of rolls to average over; defaults to the game's profile. */
  readonly rolls?: number;
  /** Score for the character of the seat's monster, on the same scale; none by default. */
  fond?(simulation: Simulation<T>, seat: T['Seat']): number;
}

/** An action under evaluation. */
interface Weighing extends Candidate {
  rolls: number;
  /** Whether it wins the tie-break. */
  readonly prefers: boolean;
}

/** Every action is first evaluated over this many rolls; only the best few then get all rolls. */
const FIRST_ROLLS = 2;
const LOOKED_AT_AGAIN = 8;

const byLiking = (one: Weighing, other: Weighing): number => other.liked - one.liked;

/**
 * Looks one action ahead in positions determinized from the view, and takes the action with the best average
 * score over the profile's number of rolls. The seed breaks the remaining ties.
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

/** Factor on the profile's number of rolls, by level. */
const TIMES: Readonly<Partial<Record<BotLevel, number>>> = { hunter: 2, merciless: 4 };

/**
 * For games of dice: the action after which its seat scores best, averaged over more rolls at higher levels.
 */
export const overRolls = <T extends GameTypes>(simulator: Simulator<T>, level: BotLevel): Bot<T> =>
  lookingAhead(simulator, {
    id: level,
    likes: (simulation, seat) => scoreOf(simulator, simulation, seat, level, seat),
    goesOn: true,
    rolls: (simulator.profile?.rolls ?? 1) * (TIMES[level] ?? 1),
  });
