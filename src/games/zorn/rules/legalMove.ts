import { type Able, canPay, isFree, takesHouse } from './able';
import { actorsOf } from './activation';
import { mendingCost } from './acts';
import { type ActionList, codeOf, FORCED, PUSHED, REGROUPS, withParts } from './code';
import { CAPACITY, FLANK_STEPS, flankArea, isFlank, WEST, WITHIN } from './map';
import { reachFrom } from './paths';
import { MAX_MAGIC, MOB_COST, POISON_COST } from './prices';
import { hasCasualties, moveOf } from './ratings';
import { BLESSINGS, FOOD, GOLD, MAGIC, POISONED, STUNNED, type State, SUPPLIES, TERRORIZED } from './state';
import { HERO, having, isCharacter, KIND_OF } from './units';

const forages = having('forage');
const mobs = having('mob');
const REGROUP = codeOf('regroup');

const MOVE_CODE = codeOf('move');

/** Moves (N10), including forced marches and mana pushes, then flank moves (N26.2). */
export function listMoves(s: State, list: ActionList, able: Able): void {
  const { seat } = s.activation!;
  const blessed = s.config.slice >= 2 && s.holds(seat, BLESSINGS) > 0;
  for (let index = 0; index < able.freeCount; index++) {
    const unit = able.free[index]!;
    if (s.isFrozen(unit)) continue;
    const legs = moveOf(s, unit);
    const code = withParts(MOVE_CODE, unit, 0);
    const pushable = blessed && unit !== HERO;
    const { areas, costs, count } = reachFrom(s, s.at[unit]!, legs + 1 + (pushable ? 2 : 0));
    for (let place = 0; place < count; place++) {
      const to = areas[place]!;
      const cost = costs[place]! - legs;
      if (s.houseCount[to]! >= CAPACITY[to]!) continue;
      if (cost <= 0) list.add(withParts(code, 0, to));
      else {
        if (cost === 1) list.add(withParts(code, 0, to, FORCED));
        if (pushable && cost <= 2) list.add(withParts(code, 0, to, PUSHED));
        if (pushable && cost === 3) list.add(withParts(code, 0, to, FORCED | PUSHED));
      }
    }
  }
  for (const unit of actorsOf(s)) {
    if (isFlank(s.at[unit]!) && isFree(s, unit)) listFlank(s, list, unit, s.at[unit]!);
  }
}

/** Areas reachable from each flank place: its own and the next one's (N26.2). */
const FLANK_AREAS: readonly (readonly number[])[] = Array.from({ length: 2 * FLANK_STEPS }, (_, index) => {
  const last = index % FLANK_STEPS === FLANK_STEPS - 1;
  const places = last ? [WEST + index] : [WEST + index, WEST + index + 1];
  return places.flatMap((place) => flankArea(place) ?? []).sort((one, other) => one - other);
});

/** Entering an area, or moving up by one. */
function listFlank(s: State, list: ActionList, unit: number, place: number): void {
  for (const area of FLANK_AREAS[place - WEST]!) {
    if (takesHouse(s, area)) list.add(codeOf('flank', unit, area));
  }
  const last = (place - WEST) % FLANK_STEPS === FLANK_STEPS - 1;
  if (!last) list.add(codeOf('flank', unit, place + 1));
}

/** Available Regroups (N20, N23.7). */
export function listRegroups(s: State, list: ActionList, able: Able): void {
  const { seat } = s.activation!;
  for (let index = 0; index < able.readyCount; index++) {
    const unit = able.ready[index]!;
    const plain = s.hits[unit] === 0 && s.cond[unit] === 0 && forages[unit] === 0;
    const idle = plain && KIND_OF[unit]!.sort !== 'magic-user';
    for (let what = 0; !idle && what < REGROUPS.length; what++) {
      if (regroups(s, seat, unit, what)) list.add(withParts(REGROUP, unit, what));
    }
    if (s.config.slice >= 2 && unit === s.commander[seat]) listMobs(s, list, seat, unit);
  }
}

/** Whether a unit may do a kind of Regroup (N20, N23.7). */
function regroups(s: State, seat: number, unit: number, what: number): boolean {
  const cond = s.cond[unit]!;
  const { slice } = s.config;
  const upset = (cond & (STUNNED | TERRORIZED)) !== 0;
  switch (REGROUPS[what]!) {
    case 'casualties':
      return (
        !upset && hasCasualties(s, unit) && (slice === 0 || canPay(s, seat, SUPPLIES, mendingCost(unit)))
      );
    case 'poison':
      return !upset && (cond & POISONED) !== 0 && canPay(s, seat, SUPPLIES, POISON_COST);
    case 'stun':
      return (cond & STUNNED) !== 0;
    case 'terror':
      return (cond & TERRORIZED) !== 0;
    case 'potion': {
      const level = s.holds(seat, MAGIC) + 1;
      const wizard = KIND_OF[unit]!.sort === 'magic-user';
      if (slice < 2 || upset || !wizard || level > MAX_MAGIC || s.activation!.potion) return false;
      return s.holds(seat, FOOD) >= level && s.holds(seat, SUPPLIES) >= level && s.holds(seat, GOLD) >= level;
    }
    case 'food':
    case 'supplies':
      return slice >= 2 && !upset && forages[unit] === 1;
    case 'cleanse':
      return slice >= 2 && (cond & POISONED) !== 0 && s.holds(seat, BLESSINGS) >= 2;
    case 'resurrect':
      return slice >= 2 && isCharacter[unit] === 1 && s.hits[unit]! > 0 && s.holds(seat, BLESSINGS) >= 3;
  }
}

function listMobs(s: State, list: ActionList, seat: number, leader: number): void {
  if ((s.cond[leader]! & (STUNNED | TERRORIZED)) !== 0 || !canPay(s, seat, SUPPLIES, MOB_COST)) return;
  const here = s.at[leader]!;
  for (const unit of s.rosters[seat]!) {
    if (mobs[unit] === 0 || !s.lost.includes(unit)) continue;
    for (const to of WITHIN[here]![1]!) if (takesHouse(s, to)) list.add(codeOf('mob', unit, to));
  }
}
