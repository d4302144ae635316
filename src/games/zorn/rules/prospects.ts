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

/** By how much a score must be better for its seat to be about e times as likely to win. */
export const SCORE_SCALE = 8;
const RELIC_TERROR = 3;
const TERROR_WORTH = 2.2;
const THREAT_WORTH = 0.8;
/** What it is worth not to lose. */
const SURVIVAL = 60;
/** How sharply the danger of losing grows around the limit, in Terror. */
const EDGE = 2.5;
const SOUND = 3;
const COUNTER_LOSS: readonly number[] = [0, 0.8, 1.9, 2.5];
const WOUND = 1.2;
/** What it costs not to be on the map yet. */
const AWAY = 0.8;
const STUN = 0.7;
const TERROR_STATE = 1;
const POISON = 1.2;
const HUNGER = 1.5;
const MEAL = 1.2;
/** So many need no meal: a D6 of the unfed goes without one unharmed (N21.5). */
const SPARED = 3;
const TOWN = 1.5;
const MAGIC_LEVEL = 1.2;
const BLESSING = 0.8;
/** How much a House cares for what is others' own. */
const OTHERS = 0.35;
/** What so many chits before the end make of a cache. */
const ALL_CHITS = 40;

/** How a level looks at a game. */
interface Outlook {
  /** What a cache counts from the start, 0 … 1, and with which power of the time it comes to count all. */
  readonly thrift: number;
  readonly patience: number;
  /** What its own Glory, and what will come to be some, counts for it beside what all have in common. */
  readonly ambition: number;
  /** How much it heeds what may come at its units, and what its shooters are placed for, 0 … 1. */
  readonly caution: number;
  /** How far its Glory counts for less the likelier it is that all lose, 0 … 1. */
  readonly fellowship: number;
  /** What it costs besides that a hungry unit does not act in the next activation of its House (N21.6). */
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
 * What is a House's own: Glory, what its cache is likely to be, the state of its units, its stores, towns, and magic.
 * @param saved how likely it is that not all lose, 0 … 1
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

/** The Terror that a game is likely to end with. */
function terrorToCome(s: State): number {
  let relics = RELICS;
  for (let seat = 0; seat < s.config.seats; seat++) relics -= s.holds(seat, RELICS_TAKEN);
  return (
    s.terror +
    THREAT_WORTH * threatOf(s) +
    RELIC_TERROR * relics * Math.min(1, 0.3 + 0.7 * (1 - chitsLeft(s) / ALL_CHITS))
  );
}

/** How likely it is that not all lose (N15.3), with so much Terror at the end. */
const chanceOf = (s: State, terror: number): number => 1 / (1 + Math.exp((terror - s.config.limit) / EDGE));

/** What a game that is over is worth to a seat. */
function worthOfEnd({ outcome }: State, seat: number): number {
  if (outcome!.result !== 'won') return -1000;
  return (outcome!.winners as readonly string[]).includes('ABCDE'[seat]!) ? 1000 : 500;
}

/** What all Houses have in common: Terror, and what may still be done about it; and what each has of its own. */
function commonOf(s: State, seat: number, outlook: Outlook): number {
  const terror = terrorToCome(s);
  const saved = chanceOf(s, terror);
  let score = reachOfDens(s, seat) - weightOfBlight(s) - TERROR_WORTH * terror + SURVIVAL * saved;
  for (let other = 0; other < s.config.seats; other++) {
    score += (other === seat ? 1 : OTHERS) * ownOf(s, other, outlook, saved);
  }
  return score + fightsToCome(s) + stepsLeft(s);
}

/** How well a seat stands as a level sees it: what all have in common, its own, a little of others', and what may come next. */
export function prospectsOf(s: State, seat: number, level: BotLevel): number {
  if (s.outcome !== null) return worthOfEnd(s, seat);
  const outlook = OUTLOOKS[level];
  const standing = commonOf(s, seat, outlook);
  return outlook.caution === 0
    ? standing
    : standing + outlook.caution * (inRange(s, seat) - exposure(s) - shotRisk(s));
}

/** How likely each seat is to win: how likely the Houses are not to lose together, shared by what is each one's own. */
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
