import { NEXT, NOWHERE, TO_PASS } from './map';
import type { Why } from './position';
import { meleeOf, protectionOf } from './ratings';
import type { Ask, State } from './state';
import { HERO, isBlight, isCharacter, KIND_OF } from './units';

const HITS = 0;
const RETREATS = 1;
const CHOICES = 2;

const BY_CHOICES: ReadonlySet<Why> = new Set<Why>([
  'fight',
  'area',
  'attack',
  'target',
  'ambush',
  'raider',
  'bat',
  'screech',
  'surprise',
  'bite',
  'bash',
  'apes',
  'wizard',
  'forest',
  'town',
  'hills',
]);

/** The standing order that applies to a question (N4.9); −1 for none (N4.10). */
export function standingOrderOf(s: State, { why, of = [], unit = -1, seat }: Ask): number {
  if (BY_CHOICES.has(why)) return CHOICES;
  switch (why) {
    case 'hit':
      return isBlight(of[0]!) ? CHOICES : HITS;
    case 'swarm':
      return HITS;
    case 'storm':
      return of.every((each) => !isBlight(each) && each !== HERO && s.owner[each] === seat) ? HITS : CHOICES;
    case 'retreat':
      return isBlight(unit) || unit === HERO ? CHOICES : RETREATS;
    case 'pass':
      return unit === HERO ? CHOICES : -1;
    default:
      return -1;
  }
}

/** The first best answer. @param better negative if the first argument is better */
function best(of: readonly number[], better: (one: number, other: number) => number): number {
  let found = of[0]!;
  for (const each of of) if (better(each, found) < 0) found = each;
  return found;
}

/**
 * `hits: auto`: a unit that survives it; then a counter; then one that does not turn battleworn; then the
 * weakest.
 */
function takerOf(s: State, of: readonly number[]): number {
  const rank = (unit: number): number => {
    const hits = s.hits[unit]! + 1;
    const lost = hits >= KIND_OF[unit]!.life ? 1 : 0;
    const worn = isCharacter[unit] === 0 && hits === 2 ? 1 : 0;
    return ((lost * 2 + isCharacter[unit]!) * 2 + worn) * 16 + meleeOf(s, unit);
  };
  return best(of, (one, other) => rank(one) - rank(other));
}

const blightAround = (s: State, area: number): number =>
  NEXT[area]!.reduce((count, next) => count + Number(s.blightCount[next]! > 0), 0);

/** `retreats: auto`: where an own unit retreats to. */
const refugeOf = (s: State, of: readonly number[]): number =>
  best(
    of,
    (one, other) =>
      blightAround(s, one) - blightAround(s, other) ||
      s.houseCount[other]! - s.houseCount[one]! ||
      protectionOf(s, other) - protectionOf(s, one),
  );

const farness = (area: number): number => (TO_PASS[area] === NOWHERE ? NOWHERE : TO_PASS[area]!);

/** The answer of a standing order (N4.9). */
export function autoAnswer(s: State, ask: Ask): number {
  const of = ask.of!;
  if (standingOrderOf(s, ask) === HITS) return takerOf(s, of);
  if (ask.why !== 'retreat' || ask.unit === HERO) return of[0]!;
  if (!isBlight(ask.unit!)) return refugeOf(s, of);
  return best(of, (one, other) => farness(other) - farness(one));
}
