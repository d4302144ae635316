import type { BotLevel } from '#core';
import { RELICS } from './facts';
import { isFlank, NOWHERE, OFF, TOWNS } from './map';
import { STARVE } from './nightSteps';
import {
  chitsLeft,
  fightsToCome,
  inRange,
  reachOfDens,
  stepsLeft,
  threatOf,
  weightOfBlight,
} from './outlook';
import { exposure, shotRisk } from './perils';
import { cacheOf } from './scoring';
import {
  BLESSINGS,
  FOOD,
  GLORY,
  HUNGRY,
  MAGIC,
  POISONED,
  RELICS_TAKEN,
  STUNNED,
  type State,
  TERRORIZED,
} from './state';
import { isCharacter, KIND_OF } from './units';

/** Score difference for odds of e : 1. */
export const SCORE_SCALE = 8;
const RELIC_TERROR = 3;
const TERROR_WORTH = 2.2;
const THREAT_WORTH = 0.8;
/** Value of not losing. */
const SURVIVAL = 60;
/** Width of the transition around the Terror limit, in Terror. */
const EDGE = 2.5;
const SOUND = 3;
const COUNTER_LOSS: readonly number[] = [0, 0.8, 1.9, 2.5];
const WOUND = 1.2;
/** Cost of a unit that is not on the map yet. */
const AWAY = 0.8;
const STUN = 0.7;
const TERROR_STATE = 1;
const POISON = 1.2;
const HUNGER = 1.5;
const MEAL = 1.2;
/** Mean number of unfed units spared by the D6 (N21.5). */
const SPARED = 3;
const TOWN = 1.5;
const MAGIC_LEVEL = 1.2;
const BLESSING = 0.8;
/** Weight of what belongs to other Houses. */
const OTHERS = 0.35;
/** Blight chits of a four-day game; the weight of a cache rises as they are used up. */
const ALL_CHITS = 40;

/** Evaluation settings of a level. */
interface Outlook {
  /** Initial weight of the cache, 0 … 1, and the exponent with which it grows to 1. */
  readonly thrift: number;
  readonly patience: number;
  /** Weight of its own Glory, current and expected, relative to what all Houses share. */
  readonly ambition: number;
  /** Weight of threats to its units and of its shooters' positions, 0 … 1. */
  readonly caution: number;
  /** How much its Glory is discounted by the risk that everybody loses, 0 … 1. */
  readonly fellowship: number;
  /** Additional cost of a hungry unit's missed activation (N21.6). */
  readonly idleness: number;
}
const OUTLOOKS: Readonly<Record<BotLevel, Outlook>> = {
  gentle: { thrift: 0, patience: 24, ambition: 0.4, caution: 0, fellowship: 0, idleness: 0 },
  greedy: { thrift: 0, patience: 8, ambition: 0.8, caution: 0.02, fellowship: 0, idleness: 0 },
  planner: { thrift: 0.1, patience: 4, ambition: 1.1, caution: 0.2, fellowship: 0, idleness: 0 },
  hunter: { thrift: 0.2, patience: 3, ambition: 1.5, caution: 0.3, fellowship: 1, idleness: 1.5 },
  merciless: { thrift: 0.2, patience: 3, ambition: 1.5, caution: 0.3, fellowship: 1, idleness: 1.5 },
};

/**
 * Value of what is a House's own: Glory, expected cache, units, stores, towns, magic.
 * @param saved probability that not everybody loses, 0 … 1
 */
function ownOf(s: State, seat: number, outlook: Outlook, saved: number): number {
  const { thrift, patience, ambition, fellowship, idleness } = outlook;
  const late = 1 - chitsLeft(s) / ALL_CHITS;
  // Nobody acts after the last night.
  const hunger = late < 1 ? HUNGER + idleness : HUNGER;
  const hope = 1 - fellowship * (1 - saved);
  let own =
    ambition * hope * (s.holds(seat, GLORY) + (thrift + (1 - thrift) * late ** patience) * cacheOf(s, seat));
  let eaters = 0;
  for (const unit of s.rosters[seat]!) {
    const place = s.at[unit]!;
    if (place === NOWHERE || place > OFF) continue;
    if (place < OFF) eaters++;
    if (isFlank(place)) own -= AWAY;
    const { sort, life } = KIND_OF[unit]!;
    own += sort === 'mercenary' ? SOUND / 2 : SOUND;
    own -=
      isCharacter[unit] === 1
        ? WOUND * s.hits[unit]!
        : life === 4
          ? COUNTER_LOSS[s.hits[unit]!]!
          : s.hits[unit]!;
    const cond = s.cond[unit]!;
    if (cond === 0) continue;
    if ((cond & STUNNED) !== 0) own -= STUN;
    if ((cond & TERRORIZED) !== 0) own -= TERROR_STATE;
    if ((cond & POISONED) !== 0) own -= POISON;
    if ((cond & HUNGRY) !== 0) own -= hunger;
  }
  if (s.config.slice === 0) return own;
  if (s.night?.step === STARVE && s.night.queue[0] === seat) own -= hunger * s.night.count;
  own += MEAL * (1 - late) * Math.min(eaters - SPARED, s.holds(seat, FOOD));
  for (const town of TOWNS) if (s.towns[town] === seat) own += TOWN * (1 - late);
  if (s.config.slice < 2) return own;
  return own + MAGIC_LEVEL * s.holds(seat, MAGIC) + BLESSING * s.holds(seat, BLESSINGS);
}

/** Expected Terror at the end of the game. */
function terrorToCome(s: State): number {
  let relics = RELICS;
  for (let seat = 0; seat < s.config.seats; seat++) relics -= s.holds(seat, RELICS_TAKEN);
  return (
    s.terror +
    THREAT_WORTH * threatOf(s) +
    RELIC_TERROR * relics * Math.min(1, 0.3 + 0.7 * (1 - chitsLeft(s) / ALL_CHITS))
  );
}

/** Probability that not everybody loses (N15.3), by expected Terror. */
const chanceOf = (s: State, terror: number): number => 1 / (1 + Math.exp((terror - s.config.limit) / EDGE));

/** Value of a finished game to a seat. */
function worthOfEnd({ outcome }: State, seat: number): number {
  if (outcome!.result !== 'won') return -1000;
  return (outcome!.winners as readonly string[]).includes('ABCDE'[seat]!) ? 1000 : 500;
}

/** Value of what all Houses share: Terror and the means against it. */
function commonOf(s: State, seat: number, outlook: Outlook): number {
  const terror = terrorToCome(s);
  const saved = chanceOf(s, terror);
  let score = reachOfDens(s, seat) - weightOfBlight(s) - TERROR_WORTH * terror + SURVIVAL * saved;
  for (let other = 0; other < s.config.seats; other++) {
    score += (other === seat ? 1 : OTHERS) * ownOf(s, other, outlook, saved);
  }
  return score + fightsToCome(s) + stepsLeft(s);
}

/**
 * Score of a seat at a bot level: shared and own value, a little of the others', and what may happen next.
 */
export function prospectsOf(s: State, seat: number, level: BotLevel): number {
  if (s.outcome !== null) return worthOfEnd(s, seat);
  const outlook = OUTLOOKS[level];
  const standing = commonOf(s, seat, outlook);
  return outlook.caution === 0
    ? standing
    : standing + outlook.caution * (inRange(s, seat) - exposure(s) - shotRisk(s));
}

/** Win probability of each seat: that the Houses survive, divided by the value of what is each one's own. */
export function likelyWins(s: State, into: number[]): void {
  const { seats } = s.config;
  const { outcome } = s;
  into.length = seats;
  if (outcome !== null) {
    const winners: readonly string[] = outcome.result === 'won' ? outcome.winners : [];
    for (let seat = 0; seat < seats; seat++) {
      into[seat] = winners.includes('ABCDE'[seat]!) ? 1 / winners.length : 0;
    }
    return;
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++)
    sum += into[seat] = Math.exp(ownOf(s, seat, OUTLOOKS.hunter, 1) / SCORE_SCALE);
  const saved = chanceOf(s, terrorToCome(s));
  for (let seat = 0; seat < seats; seat++) into[seat]! *= saved / sum;
}
