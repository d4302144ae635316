import { ableOf, canPay, isFree, takesHouse } from './able';
import { MELEE, MISSILE, MOVE, SPELL } from './activation';
import { followersOf, hasActed, mendingCost } from './acts';
import { type ActionList, codeOf, withParts } from './code';
import { listBeforeFights, listCharges, listShots, listSpells } from './legalFight';
import { listMoves, listRegroups } from './legalMove';
import { AREA_COUNT, distance, isPass, NEXT, NOWHERE } from './map';
import { ORDER_NAMES, ORDER_VALUES } from './position';
import { WERGILD } from './prices';
import { hasCasualties } from './ratings';
import { standsIn } from './sides';
import { BLESSINGS, FOOD, GLORY, GOLD, HUNGRY, STUNNED, type State, SUPPLIES } from './state';
import { FIRST_BLIGHT, HERO, having, KIND_OF, MERCENARY_UNITS, UNIT_COUNT } from './units';

const lures = having('lure');
const isTactician = having('tactician');
const rallies = having('rally');
const ORDER = codeOf('order');
/** Codes of each standing order's values; later orders belong to later slices. */
const ORDER_CODES = ORDER_NAMES.map((name, order) =>
  ORDER_VALUES[name].map((_, value) => withParts(ORDER, order, value)),
);
const ORDERS_OF_SLICE = [3, 4, 5].map((count) => ORDER_CODES.slice(0, count));
const GIVE = codeOf('give-what');
const HIRE = codeOf('hire');
const END = codeOf('end');
/** Resources that can be given (N19.6). */
const GIFTS = [FOOD, SUPPLIES, GOLD, GLORY];

/**
 * All actions of the active House's seat, in notation order. No other decision has as many, and this one has
 * fewer than 6,600 in any position. Up to 24 units can act: twelve counters, two characters, nine mercenaries,
 * the Hero.
 *
 * - Moves: 86 other areas, at most two ways each (forced or pushed, if one step too far): 24 × 172 = 4,128.
 * - Charges: 24 × 6 neighbours, plus 42 for the one unit with Swiftness (N25): 186.
 * - Shots: ten units of a House can shoot, at all 118 units of others: 1,180.
 * - Regroups: 24 × 9 = 216. Hires: 3 kinds × 87 areas = 261. Spells: 2 × 87 areas = 174. Free steps: 23 × 6 = 138.
 * - Everything else (gifts, orders, flanks, Lure, Rally, mobs, seizures): fewer than 300.
 *
 * On a map without Blight there are about 1,800.
 */
export function listHouse(s: State, list: ActionList): void {
  const activation = s.activation!;
  const { step, charges, fighting } = activation;
  const able = ableOf(s);
  if (charges.length > 0) {
    if (!fighting) listCharges(s, list, able);
    listBeforeFights(s, list);
    const areas = new Set(charges.map(({ to }) => to));
    for (const area of [...areas].sort((one, other) => one - other)) list.add(codeOf('fight', 0, area));
    return;
  }
  listBetween(s, list);
  if (s.config.slice >= 2 && step <= SPELL) listSpells(s, list, able);
  if (step <= MISSILE) listShots(s, list, able);
  if (step <= MELEE) listCharges(s, list, able);
  if (step <= MOVE) listMoves(s, list, able);
  listRegroups(s, list, able);
  list.add(END);
}

/** Actions between unit actions (N9.4). */
function listBetween(s: State, list: ActionList): void {
  const { seat } = s.activation!;
  const { slice } = s.config;
  const orders = ORDERS_OF_SLICE[slice]!;
  for (let order = 0; order < orders.length; order++) {
    const codes = orders[order]!;
    const now = s.order(seat, order);
    for (let value = 0; value < codes.length; value++) if (value !== now) list.add(codes[value]!);
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
    for (const what of GIFTS) {
      const most = late ? (what === GLORY ? 0 : spoils[what as 0 | 1 | 2]) : 1;
      if (most > 0 && s.holds(seat, what) > 0) list.add(withParts(GIVE, to, what));
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

/** Whether any of these mercenaries can still be hired. */
const hasLeft = (s: State, units: readonly number[]): boolean =>
  units.some((unit) => s.at[unit] === NOWHERE && !s.gone.includes(unit));

function listHires(s: State, list: ActionList): void {
  const { seat } = s.activation!;
  const gold = s.holds(seat, GOLD);
  for (let kind = 0; kind < MERCENARY_UNITS.length; kind++) {
    const units = MERCENARY_UNITS[kind]!;
    if (gold < KIND_OF[units[0]!]!.cost || !hasLeft(s, units)) continue;
    for (let area = 0; area < AREA_COUNT; area++) {
      const theirs = isPass[area] === 1 || (s.houseCount[area]! > 0 && standsIn(s, seat, area));
      if (theirs && takesHouse(s, area)) list.add(withParts(HIRE, kind, area));
    }
  }
}

/** Rally, the tactician, Lure and the free steps (N25.4, N25.6, N25.7). */
function listLeaders(s: State, list: ActionList): void {
  const activation = s.activation!;
  const { seat } = activation;
  // All three are abilities of Commanders.
  const unit = s.commander[seat]!;
  if (s.onMap(unit)) {
    const upright = (s.cond[unit]! & HUNGRY) === 0;
    const alone = s.houseCount[s.at[unit]!] === 1;
    if (rallies[unit] === 1 && !alone && !activation.rally && upright && !activation.acted.includes(unit)) {
      for (const other of s.rosters) for (const target of other) listRally(s, list, unit, target);
      listRally(s, list, unit, HERO);
    }
    if (isTactician[unit] === 1 && !alone && !hasActed(s) && isFree(s, unit)) {
      if (followersOf(s, unit).length > 0) list.add(codeOf('tactician', unit));
    }
    if (lures[unit] === 1 && !activation.lure && upright && (s.cond[unit]! & STUNNED) === 0) {
      for (let target = FIRST_BLIGHT; target < UNIT_COUNT; target++) {
        if (s.onMap(target) && distance(s.at[unit]!, s.at[target]!) === 1)
          list.add(codeOf('lure', unit, target));
      }
    }
  }
  for (const unit of activation.free) {
    if ((s.cond[unit]! & STUNNED) !== 0) continue;
    for (const to of NEXT[s.at[unit]!]!) if (takesHouse(s, to)) list.add(codeOf('step', unit, to));
  }
}

/** States that a Commander can rally a unit from. */
function listRally(s: State, list: ActionList, unit: number, target: number): void {
  if (target === unit || s.at[target] !== s.at[unit]) return;
  const { seat } = s.activation!;
  if ((s.cond[target]! & STUNNED) !== 0) list.add(codeOf('rally', unit, target, 0));
  if (!hasCasualties(s, target)) return;
  if (!KIND_OF[target]!.machine || canPay(s, seat, SUPPLIES, mendingCost(target))) {
    list.add(codeOf('rally', unit, target, 1));
  }
}
