import { MISSILE, SPELL } from './activation';
import { TOKEN_FACTS } from './facts';
import { diceOfCharge } from './fightDice';
import {
  AREA_COUNT,
  ARROWS,
  CAPACITY,
  DENS,
  distance,
  isArea,
  isPass,
  NOWHERE,
  TO_PASS,
  WITHIN,
} from './map';
import { fightOdds } from './odds';
import { meleeOf, protectionOf } from './ratings';
import { HUNGRY, MAGIC, NOBODY, STUNNED, type State, TERRORIZED, TURNS_A_DAY } from './state';
import {
  DIE_MOST,
  type Die,
  FIRST_BLIGHT,
  HERO,
  isCharacter,
  isGarrison,
  KIND_OF,
  NO_DIE,
  TOP_DIE,
  UNIT_COUNT,
} from './units';

export const MEAN: readonly number[] = DIE_MOST.map((most, die: Die) =>
  die === TOP_DIE ? 10 : (most + 1) / 2,
);

/** Areas sorted so that every area comes after those its arrows lead to. */
const DOWNSTREAM_FIRST: readonly number[] = (() => {
  const order: number[] = [];
  const seen = new Uint8Array(AREA_COUNT);
  const visit = (area: number): void => {
    if (seen[area] === 1) return;
    seen[area] = 1;
    for (const to of ARROWS[area]!.to) visit(to);
    order.push(area);
  };
  for (let area = 0; area < AREA_COUNT; area++) visit(area);
  return order;
})();

const CHITS_A_TURN = 5;
const SPACES_A_CHIT = 2;
/** Probability that a Blight card moves a unit of a kind. */
const MOVES_A_CHIT = 0.3;

/** Number of Blight chits still to come (N6.1). */
export function chitsLeft(s: State): number {
  const turns = TURNS_A_DAY * s.config.days;
  let chits = s.phase === 'day' ? CHITS_A_TURN - Math.ceil(s.space / SPACES_A_CHIT) : 0;
  for (let turn = s.number + 1; turn <= turns; turn++) if (turn % TURNS_A_DAY !== 0) chits += CHITS_A_TURN;
  return chits;
}

/** Strength of the House units in each area, protection included; set by {@link threatOf}. */
export const guard = new Float64Array(AREA_COUNT);
/** Lowest cost of the next Hit among the units of each area (N13.3); set by {@link threatOf}. */
export const leastHit = new Float64Array(AREA_COUNT);

function findGuards(s: State): void {
  guard.fill(0);
  leastHit.fill(Number.POSITIVE_INFINITY);
  for (let unit = 0; unit < FIRST_BLIGHT; unit++) {
    const area = s.at[unit]!;
    if (!isArea(area)) continue;
    if (guard[area] === 0) guard[area] = protectionOf(s, area);
    guard[area]! += MEAN[meleeOf(s, unit)]!;
    leastHit[area] = Math.min(leastHit[area]!, hitCost(s, unit));
  }
}

/** Steepness of the win probability in the ratio of strengths (N12.4). */
const STEEPNESS = 3.5;
/** Probability that a side beats another, by strengths with protection. */
export const chanceToBeat = (strength: number, other: number): number =>
  1 / (1 + Math.exp(STEEPNESS * (other / strength - 1)));

/** Attempts to break through: a unit thrown back tries again. */
const TRIES = 1.5;
/** Share of the other units' strength in its area that a unit brings along. */
const COMPANY = 0.5;
/** Upper bound of a group's strength; integer. */
const MAX_STRENGTH = 64;
/** Share of a unit that gets out through the passes from each area, by strength; filled on demand. */
const leaks: readonly Float64Array[] = Array.from(
  { length: MAX_STRENGTH },
  () => new Float64Array(AREA_COUNT + 1),
);
const leakFound = new Uint8Array(MAX_STRENGTH);

/** Targets of up to three arrows per area and their probabilities; a dummy place stands for missing ones. */
const NO_PLACE = AREA_COUNT;
const MAX_WAYS = 3;
const ONWARD = Uint8Array.from({ length: MAX_WAYS * AREA_COUNT }, (_, index) => {
  const to = ARROWS[Math.floor(index / MAX_WAYS)]!.to[index % MAX_WAYS];
  return to ?? NO_PLACE;
});
const SHARE = Float64Array.from(
  { length: AREA_COUNT },
  (_, area) => 1 / Math.max(1, ARROWS[area]!.to.length),
);

/** Share that gets on from an area along the arrows; all of it from a pass. */
const leakBelow = (leak: Float64Array, area: number): number =>
  isPass[area] === 1
    ? 1
    : SHARE[area]! *
      (leak[ONWARD[MAX_WAYS * area]!]! +
        leak[ONWARD[MAX_WAYS * area + 1]!]! +
        leak[ONWARD[MAX_WAYS * area + 2]!]!);

function leakOf(strength: number): Float64Array {
  const leak = leaks[strength]!;
  if (leakFound[strength] === 1) return leak;
  leakFound[strength] = 1;
  for (const area of DOWNSTREAM_FIRST) {
    const held = guard[area]!;
    leak[area] = leakBelow(leak, area) * (held === 0 ? 1 : Math.min(1, TRIES * chanceToBeat(strength, held)));
  }
  return leak;
}

/** Share of a unit's threat that does not depend on distance; the rest fades with the moves to its pass. */
const FAR = 0.35;
const FADES = 2;
/** Beasts and above attack in the last night (N3.6). */
const BEAST_POWER = 4;
/** Strength of the Blight in each area; set by {@link threatOf}. */
export const horde = new Float64Array(AREA_COUNT);

/** Mean roll of a Blight unit in the last night (N16.5). */
function strengthAtLast(s: State, unit: number): number {
  const { power } = KIND_OF[unit]!;
  if (power < BEAST_POWER) return MEAN[meleeOf(s, unit)]!;
  const unhurt = s.hits[unit] === 0 && (s.cond[unit]! & (STUNNED | TERRORIZED)) === 0;
  return MEAN[meleeOf(s, unit, { up: 1, twenty: unhurt })]!;
}

/**
 * Expected Terror from the Blight on the map leaving through the passes: nearer, faster and less opposed
 * units count more.
 */
export function threatOf(s: State): number {
  findGuards(s);
  leakFound.fill(0);
  horde.fill(0);
  const lastNight = s.number >= TURNS_A_DAY * s.config.days - 1;
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    if (isGarrison[unit] === 1 || !isArea(s.at[unit]!)) continue;
    horde[s.at[unit]!]! += lastNight ? strengthAtLast(s, unit) : MEAN[meleeOf(s, unit)]!;
  }
  const moves = MOVES_A_CHIT * chitsLeft(s);
  const spread = Math.max(0.7, Math.sqrt(moves));
  let sum = 0;
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    const area = s.at[unit]!;
    const { terror, fresh, life } = KIND_OF[unit]!;
    if (terror === 0 || !isArea(area) || TO_PASS[area] === NOWHERE) continue;
    const own = MEAN[meleeOf(s, unit)]!;
    const strength = Math.round(own + COMPANY * (horde[area]! - own));
    const passes = leakBelow(leakOf(Math.min(MAX_STRENGTH - 1, strength)), area);
    const steps = (TO_PASS[area]! + 1) / fresh.move;
    const leaves = 1 / (1 + Math.exp((steps - moves) / spread));
    const urgency = FAR + (1 - FAR) * Math.exp((1 - steps) / FADES);
    sum += terror * urgency * leaves * passes * (1 - s.hits[unit]! / (2 * life));
  }
  return sum;
}

const UNKNOWN_TOKEN = 5;
const RELIC = 10;
const TREASURE = 3;
const TRAP = -2;
/** Decay of a unit's value for a den, per step of distance. */
const STEP_DECAY = 0.72;
const DECAYS: readonly number[] = Array.from({ length: 40 }, (_, steps) => STEP_DECAY ** steps);
/** Ratio of strength to the defenders needed to take a den. */
const SURE = 1.5;

function tokenWorth(s: State, area: number): number {
  if (s.shown[area] === 0) return UNKNOWN_TOKEN;
  const { kind } = TOKEN_FACTS[s.tokens[area]!]!;
  return kind === 'relic' ? RELIC : kind === 'trap' ? TRAP : TREASURE;
}

/** Weights of the dens that a House is closest to taking, best first: it cannot be everywhere. */
const AIMS: readonly number[] = [0.8, 0.4, 0.2];

/**
 * How close a House is to the contents of the dens (N18.2). Strength near a den counts up to what is needed
 * to take it, from as many units as fit in.
 */
export function reachOfDens(s: State, seat: number): number {
  const aims = [0, 0, 0];
  for (const den of DENS) {
    if (s.tokens[den] === NOWHERE) continue;
    const worth = tokenWorth(s, den);
    if (worth <= 0) continue;
    let need = 1;
    if (s.blightCount[den]! > 0) {
      need += protectionOf(s, den);
      for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
        if (s.at[unit] === den) need += MEAN[meleeOf(s, unit)]! * (1 - s.hits[unit]! / 8);
      }
      need *= SURE;
    }
    const reach = worth * Math.min(1, strengthNear(s, seat, den) / need);
    if (reach > aims[0]!) aims.splice(0, 3, reach, aims[0]!, aims[1]!);
    else if (reach > aims[1]!) aims.splice(1, 2, reach, aims[1]!);
    else if (reach > aims[2]!) aims[2] = reach;
  }
  return AIMS.reduce((sum, weight, place) => sum + weight * aims[place]!, 0);
}

/** Strength of a House's three most useful units for an area. */
function strengthNear(s: State, seat: number, area: number): number {
  let first = 0;
  let second = 0;
  let third = 0;
  for (const unit of s.rosters[seat]!) {
    const place = s.at[unit]!;
    if (!isArea(place) || (s.cond[unit]! & (STUNNED | HUNGRY)) !== 0) continue;
    const strength = MEAN[meleeOf(s, unit)]! * DECAYS[distance(place, area)]!;
    if (strength > first) {
      third = second;
      second = first;
      first = strength;
    } else if (strength > second) {
      third = second;
      second = strength;
    } else if (strength > third) third = strength;
  }
  return first + second + third;
}

/**
 * Cost of the next Hit by those already taken: a counter's last one is its loss; a character's is worse, but
 * has a save.
 */
const COUNTER_HIT: readonly number[] = [1.5, 2.5, 3, 10];
const CHARACTER_HIT: readonly number[] = [2, 4.5, 14];
export const hitCost = (s: State, unit: number): number =>
  (isCharacter[unit] === 1 ? CHARACTER_HIT : COUNTER_HIT)[s.hits[unit]!] ?? 0;
/** Additional cost of losing a fight. */
const RETREAT_WORTH = 0.6;

/** Weight of units that have not charged yet. */
const TRUST = 0.5;

/** Expected value of the fights opened by charges (N12), partly counting units that can still join. */
export function fightsToCome(s: State): number {
  const { activation } = s;
  if (activation === null || activation.charges.length === 0) return 0;
  let sum = 0;
  for (const area of new Set(activation.charges.map(({ to }) => to))) {
    if (s.blightCount[area] === 0) continue;
    const now = fightWorth(s, area, []);
    const joining = activation.fighting ? [] : joiners(s, area);
    sum += joining.length === 0 ? now : TRUST * fightWorth(s, area, joining) + (1 - TRUST) * now;
  }
  return sum;
}

function fightWorth(s: State, area: number, joining: readonly Die[]): number {
  const { attack, defence, protection } = diceOfCharge(s, area, NOBODY);
  const { attackersLose, defendersLose, tie } = fightOdds([...attack, ...joining], defence, protection);
  const worth = worthOfBlight(s, area);
  const charging = s.activation!.charges.filter(({ to }) => to === area);
  const cost = charging.reduce((total, { unit }) => total + hitCost(s, unit), 0) / charging.length;
  let sum = -tie * cost;
  for (let hits = 1; hits <= 4; hits++) {
    sum += defendersLose[hits - 1]! * (worth * Math.min(1, hits / (3 * defence.length)) + RETREAT_WORTH);
    sum -= attackersLose[hits - 1]! * (hits * cost + RETREAT_WORTH);
  }
  if (s.tokens[area] === NOWHERE) return sum;
  const wins = defendersLose.reduce((one, other) => one + other, 0);
  return sum + (wins * Math.max(0, tokenWorth(s, area))) / 2;
}

/** Dice of the free units that can still charge into an area. */
function joiners(s: State, area: number): Die[] {
  const { acted, seat } = s.activation!;
  const dice: Die[] = [];
  for (const unit of [...s.rosters[seat]!, HERO]) {
    const place = s.at[unit]!;
    if (!isArea(place) || distance(place, area) !== 1) continue;
    if (
      (s.cond[unit]! & (STUNNED | HUNGRY)) !== 0 ||
      acted.includes(unit) ||
      s.houseCount[area]! + dice.length >= CAPACITY[area]!
    )
      continue;
    dice.push(meleeOf(s, unit));
  }
  return dice;
}

/** Value of removing the Blight from an area. */
function worthOfBlight(s: State, area: number): number {
  let sum = 0;
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    if (s.at[unit] === area) sum += KIND_OF[unit]!.glory + KIND_OF[unit]!.terror / 2 + 1;
  }
  return sum;
}

const STANDING_BLIGHT = 1;
/**
 * Value of the Blight on the map regardless of threat: what Hits on it are worth before they remove a unit.
 */
export function weightOfBlight(s: State): number {
  let sum = 0;
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    if (!isArea(s.at[unit]!)) continue;
    const { glory, terror, life } = KIND_OF[unit]!;
    sum += STANDING_BLIGHT * (glory + terror / 4) * (1 - s.hits[unit]! / life);
  }
  return sum;
}

const SHOT_LEFT = 0.12;
const SPELL_LEFT = 0.1;

const blightWithin = (s: State, area: number, range: number): boolean =>
  WITHIN[area]![Math.min(range, 5)]!.some((each) => s.blightCount[each]! > 0);

/** Value of the spells and shots that are still possible in this activation (N9.1). */
export function stepsLeft(s: State): number {
  const { activation } = s;
  if (activation === null || activation.step > MISSILE) return 0;
  let sum = 0;
  for (const unit of s.rosters[activation.seat]!) {
    const area = s.at[unit]!;
    if (!isArea(area) || (s.cond[unit]! & (STUNNED | HUNGRY)) !== 0 || activation.acted.includes(unit))
      continue;
    const { spells, fresh } = KIND_OF[unit]!;
    const casts = spells.length > 0 && s.config.slice >= 2 && activation.step <= SPELL;
    if (casts && blightWithin(s, area, s.holds(activation.seat, MAGIC))) sum += SPELL_LEFT;
    else if (fresh.missile !== NO_DIE && blightWithin(s, area, fresh.range)) sum += SHOT_LEFT;
  }
  return sum;
}

const IN_RANGE = 0.5;

/** Value of shooters and casters of a House having Blight in range (N11.1, N23.1). */
export function inRange(s: State, seat: number): number {
  let sum = 0;
  for (const unit of s.rosters[seat]!) {
    const area = s.at[unit]!;
    if (!isArea(area)) continue;
    const { spells, fresh } = KIND_OF[unit]!;
    const casts = spells.length > 0 && s.config.slice >= 2;
    const range = Math.max(casts ? s.holds(seat, MAGIC) : 0, fresh.missile === NO_DIE ? 0 : fresh.range);
    if (range > 0 && blightWithin(s, area, range)) sum += IN_RANGE;
  }
  return sum;
}
