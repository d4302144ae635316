import { type Able, isFree, isOpenToHouse } from './able';
import { actorsOf, victimIn } from './activation';
import { type ActionList, codeOf, withParts } from './code';
import { SPELL_AIMS, SPELLS } from './facts';
import { CAPACITY, distance, isArea, NEXT, NOWHERE, WITHIN } from './map';
import { WERGILD } from './prices';
import { hasRoomForHouse, missileOf, rowOf, VULKAN } from './ratings';
import { GOLD, HUNGRY, MAGIC, NOBODY, OPEN, STUNNED, type State } from './state';
import {
  D6,
  FIRST_BLIGHT,
  GARRISONS,
  HERO,
  having,
  isCharacter,
  isGarrison,
  KIND_OF,
  NO_DIE,
  UNIT_COUNT,
} from './units';

const scouts = having('scout');
const isSwift = having('swiftness');
const pushes = having('push-of-pikes');
const spearheads = having('spearhead');
const CAST = codeOf('cast');
const SHOOT = codeOf('shoot');
const CHARGE = codeOf('charge');

/** Legal targets of Banish (N23.8). */
const COMMON_BLIGHT = Array.from(
  { length: UNIT_COUNT - FIRST_BLIGHT },
  (_, index) => FIRST_BLIGHT + index,
).filter((unit) => isCharacter[unit] === 0 && isGarrison[unit] === 0);

/** Spells (N23) with all their targets. */
export function listSpells(s: State, list: ActionList, able: Able): void {
  const level = s.holds(s.activation!.seat, MAGIC);
  for (let index = 0; index < able.freeCount; index++) {
    const unit = able.free[index]!;
    const here = s.at[unit]!;
    for (const spell of KIND_OF[unit]!.spells) {
      const code = withParts(CAST, unit, 0, spell);
      const aim = SPELL_AIMS[spell]!;
      const addUnit = (target: number) => {
        const place = s.at[target]!;
        if (target !== unit && isArea(place) && distance(here, place) <= level)
          list.add(withParts(code, 0, target));
      };
      if (aim !== 'unit') {
        for (const area of WITHIN[here]![level]!) if (fits(s, aim, area)) list.add(withParts(code, 0, area));
      } else if (SPELLS[spell] === 'fata-morgana') {
        for (const roster of s.rosters) for (const target of roster) addUnit(target);
        addUnit(HERO);
      } else for (const target of COMMON_BLIGHT) addUnit(target);
    }
  }
}

/** Whether an area is a legal target of a spell. */
function fits(s: State, aim: (typeof SPELL_AIMS)[number], area: number): boolean {
  switch (aim) {
    case 'blight':
      return s.blightCount[area]! > 0;
    case 'houses':
      return s.houseCount[area]! > 0;
    case 'empty':
      return s.blightCount[area] === 0;
    default:
      return true;
  }
}

/** Whether a target is on the map within range, at least 1 away (N11.1). */
function reaches(s: State, here: number, target: number, range: number): boolean {
  const place = s.at[target]!;
  return isArea(place) && place !== here && distance(here, place) <= range;
}

/** Blight on the map in unit order, cached per closure. */
const blightThere: number[] = [];
let blightFor = 0;

function blightOnMap(s: State): readonly number[] {
  if (blightFor === s.closure) return blightThere;
  blightFor = s.closure;
  blightThere.length = 0;
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) if (s.onMap(unit)) blightThere.push(unit);
  return blightThere;
}

/** Shots (N11), at other Houses first (N22.1), and scouting (N25.35). */
export function listShots(s: State, list: ActionList, able: Able): void {
  const { seat } = s.activation!;
  const { slice } = s.config;
  const feuds = slice >= 1 && s.config.feud && s.holds(seat, GOLD) >= WERGILD;
  for (let index = 0; index < able.freeCount; index++) {
    const unit = able.free[index]!;
    const { missile, range } = rowOf(s, unit);
    if (missile === NO_DIE || s.isFrozen(unit)) continue;
    const here = s.at[unit]!;
    for (let other = 0; feuds && unit !== HERO && other < s.config.seats; other++) {
      if (other === seat) continue;
      for (const target of s.rosters[other]!) {
        if (reaches(s, here, target, range)) list.add(withParts(SHOOT, unit, target));
      }
    }
    const blind = slice >= 2 && missileOf(s, unit) <= D6;
    for (const target of blightOnMap(s)) {
      if (reaches(s, here, target, range) && !(blind && target === VULKAN))
        list.add(withParts(SHOOT, unit, target));
    }
  }
  for (let index = 0; slice >= 2 && index < able.freeCount; index++) {
    const unit = able.free[index]!;
    if (scouts[unit] === 0) continue;
    for (const area of NEXT[s.at[unit]!]!) if (canBeScouted(s, area)) list.add(codeOf('scout', unit, area));
  }
}

const canBeScouted = (s: State, area: number): boolean =>
  (s.tokens[area] !== NOWHERE && s.shown[area] === 0) ||
  (s.blightCount[area]! > 0 && GARRISONS.some((unit) => s.at[unit] === area && (s.cond[unit]! & OPEN) === 0));

/** Whether a unit may charge into an area (N12.1, N22.1). */
function takesCharge(s: State, unit: number, area: number): boolean {
  if (s.barredForHouse(area)) return false;
  if (s.blightCount[area]! > 0) return hasRoomForHouse(s, area);
  if (s.houseCount[area] === 0 || s.config.slice < 1 || !s.config.feud || unit === HERO) return false;
  const { seat, charges } = s.activation!;
  if (charges.length === 0 && s.holds(seat, GOLD) < WERGILD) return false;
  return s.at[HERO] !== area && victimIn(s, area) !== NOBODY && takesFeud(s, area);
}

/**
 * Whether units of another House may be charged in an area: exactly one House, none frozen, and only
 * attackers that have charged in (N22.1).
 */
function takesFeud(s: State, area: number): boolean {
  const { seat, charges } = s.activation!;
  let victims = NOBODY;
  let own = 0;
  for (const roster of s.rosters) {
    for (const each of roster) {
      if (s.at[each] !== area) continue;
      const owner = s.owner[each]!;
      if (owner === seat) {
        own++;
        if (!charges.some((charge) => charge.unit === each)) return false;
      } else if (victims !== NOBODY && victims !== owner) return false;
      else victims = owner;
      if (s.isFrozen(each)) return false;
    }
  }
  const paid = charges.some(({ to }) => to === area);
  return own < CAPACITY[area]! && (paid || s.holds(seat, GOLD) >= WERGILD);
}

/** Charges (N12.1): by units that can still act, and by those that may charge again. */
export function listCharges(s: State, list: ActionList, able: Able): void {
  const { again, closed } = s.activation!;
  if (again.length === 0) {
    for (let index = 0; !closed && index < able.freeCount; index++) listChargesOf(s, list, able.free[index]!);
    return;
  }
  for (const unit of actorsOf(s)) {
    const may = again.includes(unit)
      ? (s.cond[unit]! & (STUNNED | HUNGRY)) === 0
      : !closed && isFree(s, unit);
    if (may && s.onMap(unit)) listChargesOf(s, list, unit);
  }
}

function listChargesOf(s: State, list: ActionList, unit: number): void {
  if (s.isFrozen(unit)) return;
  const here = s.at[unit]!;
  const swift = s.config.slice >= 2 && isSwift[unit] === 1;
  const near = NEXT[here]!;
  for (const to of swift ? WITHIN[here]![2]! : near) {
    if (to === here || !takesCharge(s, unit, to)) continue;
    if (!swift || near.includes(to)) list.add(withParts(CHARGE, unit, to));
    if (!swift) continue;
    for (const via of near) {
      if (isOpenToHouse(s, via) && NEXT[via]!.includes(to) && via !== to) {
        list.add(withParts(CHARGE, unit, to, via + 1));
      }
    }
  }
}

/** Push of Pikes and Spearhead (N25.1, N25.2). */
export function listBeforeFights(s: State, list: ActionList): void {
  if (s.config.slice < 2) return;
  const { charges, pushed, named } = s.activation!;
  const charging = actorsOf(s).filter((unit) => charges.some((charge) => charge.unit === unit));
  for (const unit of charging) {
    if (pushes[unit] === 1 && !pushed.includes(unit) && s.blightCount[s.at[unit]!]! > 0) {
      list.add(codeOf('push', unit));
    }
  }
  for (const unit of charging) {
    if (spearheads[unit] === 0 || named.includes(unit)) continue;
    for (let target = FIRST_BLIGHT; target < UNIT_COUNT; target++) {
      if (s.at[target] === s.at[unit]) list.add(codeOf('spearhead', unit, target));
    }
  }
}
