import { actorsOf, MELEE, MOVE, victimIn } from './activation';
import { followersOf, hasActed, mendingCost } from './acts';
import { type ActionList, codeOf, FORCED, PUSHED, REGROUPS, withParts } from './code';
import { SPELL_AIMS, SPELLS } from './facts';
import {
  AREA_COUNT,
  CAPACITY,
  distance,
  FLANK_STEPS,
  flankArea,
  isArea,
  isFlank,
  isPass,
  NEXT,
  NOWHERE,
  WEST,
  WITHIN,
} from './map';
import { reachFrom } from './paths';
import { ORDER_NAMES, ORDER_VALUES } from './position';
import { hasRoomForHouse, missileOf, moveOf, rowOf, VULKAN } from './ratings';
import { standsIn } from './sides';
import {
  BLESSINGS,
  FOOD,
  GLORY,
  GOLD,
  HUNGRY,
  MAGIC,
  NEW,
  NOBODY,
  OPEN,
  POISONED,
  STUNNED,
  type State,
  SUPPLIES,
  TERRORIZED,
} from './state';
import {
  D6,
  FIRST_BLIGHT,
  GARRISONS,
  HERO,
  having,
  isCharacter,
  isGarrison,
  KIND_OF,
  MERCENARY_UNITS,
  NO_DIE,
  UNIT_COUNT,
} from './units';

const lures = having('lure');
const isTactician = having('tactician');
const rallies = having('rally');
const scouts = having('scout');
const forages = having('forage');
const isSwift = having('swiftness');
const pushes = having('push-of-pikes');
const spearheads = having('spearhead');
const mobs = having('mob');
/** Standing orders of each slice. */
const ORDERS_OF_SLICE = [3, 4, 5];
const SPELL_STEP = 1;
const MISSILE_STEP = 2;
const WERGILD = 2;
const MOST_MAGIC = 5;
const POISON_COST = 2;
const MOB_COST = 3;

/** True if a House unit may act at all now (N9.2). */
function mayAct(s: State, unit: number): boolean {
  const { acted } = s.activation!;
  return (s.cond[unit]! & (HUNGRY | NEW)) === 0 && !acted.includes(unit);
}
const isFree = (s: State, unit: number): boolean => mayAct(s, unit) && (s.cond[unit]! & STUNNED) === 0;
const canPay = (s: State, seat: number, what: number, count: number): boolean =>
  s.holds(seat, what) + s.holds(seat, GOLD) >= count;
const isOpenToHouse = (s: State, area: number): boolean =>
  s.blightCount[area] === 0 && !s.barredForHouse(area);
const takesHouse = (s: State, area: number): boolean => isOpenToHouse(s, area) && hasRoomForHouse(s, area);

/** All actions of the seat whose House is active, in the order of the notation. */
export function listHouse(s: State, list: ActionList): void {
  const activation = s.activation!;
  const { step, charges, fighting } = activation;
  if (charges.length > 0) {
    if (!fighting) listCharges(s, list);
    listBeforeFights(s, list);
    for (let area = 0; area < AREA_COUNT; area++) {
      if (charges.some(({ to }) => to === area)) list.add(codeOf('fight', 0, area));
    }
    return;
  }
  listBetween(s, list);
  if (s.config.slice >= 2 && step <= SPELL_STEP) listSpells(s, list);
  if (step <= MISSILE_STEP) listShots(s, list);
  if (step <= MELEE) listCharges(s, list);
  if (step <= MOVE) listMoves(s, list);
  listRegroups(s, list);
  list.add(codeOf('end'));
}

/** What may be done between actions (N9.4). */
function listBetween(s: State, list: ActionList): void {
  const { seat } = s.activation!;
  const { slice } = s.config;
  for (let order = 0; order < ORDERS_OF_SLICE[slice]!; order++) {
    const values = ORDER_VALUES[ORDER_NAMES[order]!];
    const now = s.order(seat, order);
    for (let value = 0; value < values.length; value++) {
      if (value !== now) list.add(codeOf('order', order, value));
    }
  }
  if (slice === 0) return;
  listGifts(s, list);
  listHires(s, list);
  if (s.config.feud && s.holds(seat, GOLD) >= WERGILD) {
    for (let area = 0; area < AREA_COUNT; area++) {
      const owner = s.worksSeat[area]!;
      if (s.works[area] !== 2 || owner === seat || s.blightCount[area]! > 0) continue;
      if (standsIn(s, seat, area) && !standsIn(s, owner, area)) list.add(codeOf('seize', 0, area));
    }
  }
  if (slice < 2) return;
  if (s.holds(seat, BLESSINGS) > 0) list.add(codeOf('conjure'));
  listLeaders(s, list);
}

function listGifts(s: State, list: ActionList): void {
  const { seat, spoils } = s.activation!;
  const late = hasActed(s);
  for (let to = 0; to < s.config.seats; to++) {
    if (to === seat) continue;
    for (const what of [FOOD, SUPPLIES, GOLD, GLORY]) {
      const most = late ? (what === GLORY ? 0 : spoils[what as 0 | 1 | 2]) : 1;
      if (most > 0 && s.holds(seat, what) > 0) list.add(codeOf('give-what', to, what));
    }
  }
  if (late) return;
  for (let to = 0; to < s.config.seats; to++) {
    if (to === seat) continue;
    for (const unit of s.rosters[seat]!) {
      if (KIND_OF[unit]!.sort === 'mercenary' && s.lives(unit)) list.add(codeOf('give-unit', to, unit));
    }
  }
}

function listHires(s: State, list: ActionList): void {
  const { seat } = s.activation!;
  for (const [kind, units] of MERCENARY_UNITS.entries()) {
    if (s.holds(seat, GOLD) < KIND_OF[units[0]!]!.cost) continue;
    if (!units.some((unit) => s.at[unit] === NOWHERE && !s.gone.includes(unit))) continue;
    for (let area = 0; area < AREA_COUNT; area++) {
      if (!takesHouse(s, area)) continue;
      if (isPass[area] === 1 || (s.houseCount[area]! > 0 && standsIn(s, seat, area))) {
        list.add(codeOf('hire', kind, area));
      }
    }
  }
}

/** Rally, the tactician, Lure and the free steps (N25.4, N25.6, N25.7). */
function listLeaders(s: State, list: ActionList): void {
  const activation = s.activation!;
  const { seat } = activation;
  const roster = s.rosters[seat]!;
  for (const unit of roster) {
    if (rallies[unit] === 0 || activation.rally || !s.onMap(unit)) continue;
    if ((s.cond[unit]! & HUNGRY) !== 0 || activation.acted.includes(unit)) continue;
    for (const other of s.rosters) for (const target of other) listRally(s, list, unit, target);
    listRally(s, list, unit, HERO);
  }
  for (const unit of roster) {
    if (isTactician[unit] === 0 || !s.onMap(unit) || hasActed(s) || !isFree(s, unit)) continue;
    if (followersOf(s, unit).length > 0) list.add(codeOf('tactician', unit));
  }
  for (const unit of roster) {
    if (lures[unit] === 0 || activation.lure || !s.onMap(unit)) continue;
    if ((s.cond[unit]! & (HUNGRY | STUNNED)) !== 0) continue;
    for (let target = FIRST_BLIGHT; target < UNIT_COUNT; target++) {
      if (s.onMap(target) && distance(s.at[unit]!, s.at[target]!) === 1)
        list.add(codeOf('lure', unit, target));
    }
  }
  for (const unit of activation.free) {
    if ((s.cond[unit]! & STUNNED) !== 0) continue;
    for (const to of NEXT[s.at[unit]!]!) if (takesHouse(s, to)) list.add(codeOf('step', unit, to));
  }
}

/** What a Commander may rally a unit of his area from. */
function listRally(s: State, list: ActionList, unit: number, target: number): void {
  if (target === unit || s.at[target] !== s.at[unit]) return;
  const { seat } = s.activation!;
  if ((s.cond[target]! & STUNNED) !== 0) list.add(codeOf('rally', unit, target, 0));
  if (!hasCasualties(s, target)) return;
  if (!KIND_OF[target]!.machine || canPay(s, seat, SUPPLIES, mendingCost(target))) {
    list.add(codeOf('rally', unit, target, 1));
  }
}

const hasCasualties = (s: State, unit: number): boolean =>
  (s.hits[unit]! & 1) === 1 && isCharacter[unit] === 0 && isGarrison[unit] === 0;

function listSpells(s: State, list: ActionList): void {
  const { seat } = s.activation!;
  for (const unit of s.rosters[seat]!) {
    const { spells } = KIND_OF[unit]!;
    if (spells.length === 0 || !s.onMap(unit) || !isFree(s, unit)) continue;
    const here = s.at[unit]!;
    const near = WITHIN[here]![s.holds(seat, MAGIC)]!;
    const within = (place: number) => isArea(place) && distance(here, place) <= s.holds(seat, MAGIC);
    for (const spell of spells) {
      const aim = SPELL_AIMS[spell]!;
      if (aim === 'unit') {
        for (const target of unitTargets(s, unit, SPELLS[spell]!)) {
          if (within(s.at[target]!)) list.add(codeOf('cast', unit, target, spell));
        }
        continue;
      }
      for (const area of near) {
        const fits =
          aim === 'area' ||
          (aim === 'blight' && s.blightCount[area]! > 0) ||
          (aim === 'houses' && s.houseCount[area]! > 0) ||
          (aim === 'empty' && s.blightCount[area] === 0);
        if (fits) list.add(codeOf('cast', unit, area, spell));
      }
    }
  }
}

/** Units that a spell may be aimed at: Fata Morgana at another of the House side, Banish at common Blight. */
function unitTargets(s: State, caster: number, spell: string): number[] {
  if (spell === 'fata-morgana') return [...s.rosters.flat(), HERO].filter((unit) => unit !== caster);
  const list: number[] = [];
  for (let unit = FIRST_BLIGHT; unit < UNIT_COUNT; unit++) {
    if (isCharacter[unit] === 0 && isGarrison[unit] === 0) list.push(unit);
  }
  return list;
}

/** True if a target is on the map at a distance of 1 to the range (N11.1). */
function reaches(s: State, here: number, target: number, range: number): boolean {
  const place = s.at[target]!;
  return isArea(place) && place !== here && distance(here, place) <= range;
}

function listShots(s: State, list: ActionList): void {
  const actors = actorsOf(s);
  const { seat } = s.activation!;
  const { slice } = s.config;
  const feuds = slice >= 1 && s.config.feud && s.holds(seat, GOLD) >= WERGILD;
  for (const unit of actors) {
    if (!s.onMap(unit) || rowOf(s, unit).missile === NO_DIE || !isFree(s, unit) || s.isFrozen(unit)) continue;
    const here = s.at[unit]!;
    const { range } = rowOf(s, unit);
    if (feuds && unit !== HERO) {
      for (let other = 0; other < s.config.seats; other++) {
        if (other === seat) continue;
        for (const target of s.rosters[other]!) {
          if (reaches(s, here, target, range)) list.add(codeOf('shoot', unit, target));
        }
      }
    }
    const blind = slice >= 2 && missileOf(s, unit) <= D6;
    for (let target = FIRST_BLIGHT; target < UNIT_COUNT; target++) {
      if (s.at[target] === NOWHERE || !reaches(s, here, target, range) || (blind && target === VULKAN))
        continue;
      list.add(codeOf('shoot', unit, target));
    }
  }
  if (slice < 2) return;
  for (const unit of actors) {
    if (scouts[unit] === 0 || !s.onMap(unit) || !isFree(s, unit)) continue;
    for (const area of NEXT[s.at[unit]!]!) if (canBeScouted(s, area)) list.add(codeOf('scout', unit, area));
  }
}

const canBeScouted = (s: State, area: number): boolean =>
  (s.tokens[area] !== NOWHERE && s.shown[area] === 0) ||
  (s.blightCount[area]! > 0 && GARRISONS.some((unit) => s.at[unit] === area && (s.cond[unit]! & OPEN) === 0));

/** True if a unit may charge into an area (N12.1, N22.1). */
function takesCharge(s: State, unit: number, area: number): boolean {
  if (s.barredForHouse(area)) return false;
  if (s.blightCount[area]! > 0) return hasRoomForHouse(s, area);
  if (s.houseCount[area] === 0 || s.config.slice < 1 || !s.config.feud || unit === HERO) return false;
  const { seat, charges } = s.activation!;
  if (charges.length === 0 && s.holds(seat, GOLD) < WERGILD) return false;
  if (s.at[HERO] === area || victimIn(s, area) === NOBODY) return false;
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

function listCharges(s: State, list: ActionList): void {
  const { again, closed } = s.activation!;
  for (const unit of actorsOf(s)) {
    if (!s.onMap(unit) || s.isFrozen(unit)) continue;
    const may = again.includes(unit)
      ? (s.cond[unit]! & (STUNNED | HUNGRY)) === 0
      : !closed && isFree(s, unit);
    if (!may) continue;
    const here = s.at[unit]!;
    const swift = s.config.slice >= 2 && isSwift[unit] === 1;
    const near = NEXT[here]!;
    for (const to of swift ? WITHIN[here]![2]! : near) {
      if (to === here || !takesCharge(s, unit, to)) continue;
      if (near.includes(to)) list.add(codeOf('charge', unit, to));
      if (!swift) continue;
      for (const via of near) {
        if (isOpenToHouse(s, via) && NEXT[via]!.includes(to) && via !== to) {
          list.add(codeOf('charge', unit, to, via + 1));
        }
      }
    }
  }
}

/** Push of Pikes and Spearhead (N25.1, N25.2). */
function listBeforeFights(s: State, list: ActionList): void {
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

const MOVE_CODE = codeOf('move');

function listMoves(s: State, list: ActionList): void {
  const { seat } = s.activation!;
  const blessed = s.config.slice >= 2 && s.holds(seat, BLESSINGS) > 0;
  const actors = actorsOf(s);
  for (const unit of actors) {
    if (!s.onMap(unit) || !isFree(s, unit) || s.isFrozen(unit)) continue;
    const legs = moveOf(s, unit);
    const pushable = blessed && unit !== HERO;
    const { areas, costs, count } = reachFrom(s, s.at[unit]!, legs + 1 + (pushable ? 2 : 0));
    for (let place = 0; place < count; place++) {
      const to = areas[place]!;
      const cost = costs[place]! - legs;
      if (s.houseCount[to]! >= CAPACITY[to]!) continue;
      if (cost <= 0) list.add(withParts(MOVE_CODE, unit, to));
      else {
        if (cost === 1) list.add(withParts(MOVE_CODE, unit, to, FORCED));
        if (pushable && cost <= 2) list.add(withParts(MOVE_CODE, unit, to, PUSHED));
        if (pushable && cost === 3) list.add(withParts(MOVE_CODE, unit, to, FORCED | PUSHED));
      }
    }
  }
  for (const unit of actors) {
    const place = s.at[unit]!;
    if (!isFlank(place) || !isFree(s, unit)) continue;
    listFlank(s, list, unit, place);
  }
}

/** The areas that each flank place leads to, its own and the next one's (N26.2). */
const FLANK_AREAS: readonly (readonly number[])[] = Array.from({ length: 2 * FLANK_STEPS }, (_, index) => {
  const last = index % FLANK_STEPS === FLANK_STEPS - 1;
  const places = last ? [WEST + index] : [WEST + index, WEST + index + 1];
  return places.flatMap((place) => flankArea(place) ?? []).sort((one, other) => one - other);
});

/** Into an area, or up by one. */
function listFlank(s: State, list: ActionList, unit: number, place: number): void {
  for (const area of FLANK_AREAS[place - WEST]!) {
    if (takesHouse(s, area)) list.add(codeOf('flank', unit, area));
  }
  const last = (place - WEST) % FLANK_STEPS === FLANK_STEPS - 1;
  if (!last) list.add(codeOf('flank', unit, place + 1));
}

function listRegroups(s: State, list: ActionList): void {
  const { seat } = s.activation!;
  for (const unit of actorsOf(s)) {
    if (!s.onMap(unit) || !mayAct(s, unit)) continue;
    const plain = s.hits[unit] === 0 && s.cond[unit] === 0 && forages[unit] === 0;
    const idle = plain && KIND_OF[unit]!.sort !== 'magic-user';
    for (let what = 0; !idle && what < REGROUPS.length; what++) {
      if (regroups(s, seat, unit, what)) list.add(codeOf('regroup', unit, what));
    }
    if (s.config.slice >= 2 && unit === s.commander[seat]) listMobs(s, list, seat, unit);
  }
}

/** True if a unit may do something in a Regroup (N20, N23.7). */
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
      if (slice < 2 || upset || !wizard || level > MOST_MAGIC || s.activation!.potion) return false;
      return [FOOD, SUPPLIES, GOLD].every((resource) => s.holds(seat, resource) >= level);
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
