import { AP, CAPACITY, distance, isArea, isDen, isPlains, MP, NEXT } from './map';
import { HUNGRY, STUNNED, type State, TERRORIZED } from './state';
import {
  D6,
  D12,
  D20,
  type Die,
  FIRST_BLIGHT,
  having,
  isBlight,
  isCharacter,
  isGarrison,
  KIND_OF,
  NO_DIE,
  named,
  type Row,
  TOP_DIE,
} from './units';

const RAMMSTEIN = named('rammstein');
const TOR = named('tor');
export const VULKAN = named('vulkan');
const hasHealthyRowOnly = isCharacter;
const isMounted = having('mounted-charge');
const hitsFromAbove = having('death-from-above');

/** The row in force (N3.3): battleworn from two Hits on. */
export function rowOf(s: State, unit: number): Row {
  const kind = KIND_OF[unit]!;
  return s.hits[unit]! >= 2 && hasHealthyRowOnly[unit] === 0 ? kind.worn : kind.fresh;
}

/** Whether a counter has Casualties: an odd number of Hits; never a garrison (N13.1). */
export const hasCasualties = (s: State, unit: number): boolean =>
  (s.hits[unit]! & 1) === 1 && isCharacter[unit] === 0 && isGarrison[unit] === 0;

const clamped = (die: number): Die => Math.max(0, Math.min(TOP_DIE, die));

/** Steps by which all dice of a unit are degraded (N13.2, N21). */
function weakness(s: State, unit: number): number {
  const cond = s.cond[unit]!;
  if (cond === 0 && s.hits[unit]! < 2) return 0;
  let steps = 0;
  if ((cond & (STUNNED | TERRORIZED)) !== 0) steps++;
  if ((cond & HUNGRY) !== 0) steps++;
  if (s.hits[unit]! >= 2 && isCharacter[unit] === 1) steps++;
  return steps;
}

/** Modifiers of a melee or missile die. */
export interface Boost {
  /** Steps up; negative for down. */
  readonly up: number;
  /** Replaced by a D20, which never changes (N3.2). */
  readonly twenty: boolean;
}
const NO_BOOST: Boost = { up: 0, twenty: false };

const curseOn = (s: State, unit: number): number =>
  s.curse >= 0 && unit < FIRST_BLIGHT && isArea(s.at[unit]!) && s.isCursed(s.at[unit]!) ? 1 : 0;

/** Current melee die of a unit (N3.9). */
export function meleeOf(s: State, unit: number, boost: Boost = NO_BOOST): Die {
  if (boost.twenty) return D20;
  return clamped(rowOf(s, unit).melee + boost.up - weakness(s, unit) - curseOn(s, unit));
}

/** Current missile die of a unit. @param haze it shoots at Vulkan, which sets missiles to D6 (N25.11) */
export function missileOf(s: State, unit: number, up = 0, haze = false): Die {
  const { missile } = rowOf(s, unit);
  if (missile === NO_DIE) return NO_DIE;
  return clamped((haze ? D6 : missile) + up - weakness(s, unit) - curseOn(s, unit));
}

/** Whether Fear sets the bravery of a House unit (N25.15). */
const isAfraid = (s: State, unit: number): boolean =>
  s.config.slice >= 2 && isArea(s.at[TOR]!) && isArea(s.at[unit]!) && distance(s.at[TOR]!, s.at[unit]!) <= 1;

/** Whether a unit fails every test without a roll (N25.15). */
export const despairs = (s: State, unit: number): boolean =>
  !isBlight(unit) && rowOf(s, unit).bravery === D6 && isAfraid(s, unit);

/** Current bravery die of a unit. @param extra steps up for one test */
export function braveryOf(s: State, unit: number, extra = 0): Die {
  let die = rowOf(s, unit).bravery;
  let up = extra - weakness(s, unit);
  if (!isBlight(unit)) {
    if (isAfraid(s, unit)) die = D6;
    else if (s.config.slice >= 2 && isArea(s.at[unit]!) && s.at[unit] === s.at[RAMMSTEIN]) die = D12;
    if (s.bold.length > 0 && s.bold.some((each) => each.unit === unit)) up++;
  }
  return clamped(die + up);
}

/** Movement of a unit, areas (N7.11, N8.6, N21.2). */
export function moveOf(s: State, unit: number): number {
  const cond = s.cond[unit]!;
  let move = rowOf(s, unit).move;
  if (isGarrison[unit] === 1) move = isDen[s.at[unit]!] === 1 ? 0 : 1;
  const slows = isBlight(unit) ? STUNNED | TERRORIZED : TERRORIZED;
  return (cond & slows) !== 0 && move > 0 ? move - 1 : move;
}

/** Protection by entrenchment, camp and earthquake in an area (N11.2, N12.3). */
function markersOf(s: State, area: number): number {
  const works = s.works[area]!;
  const quake = s.quakes.length > 0 && s.quakes.some(({ at }) => at === area) ? 2 : 0;
  return (works === 0 ? 0 : works + 1) + quake;
}
/** Missile protection of an area, markers included. */
export const coverOf = (s: State, area: number): number => MP[area]! + markersOf(s, area);
/** Melee protection of an area, markers included. */
export const protectionOf = (s: State, area: number): number => AP[area]! + markersOf(s, area);

/** Protection of a target against a shot (N11.2, N11.3, N25.10). */
export function missileProtection(s: State, shooter: number, target: number): number {
  const area = s.at[target]!;
  const shell = isGarrison[target] === 1 ? 1 : 0;
  const above = s.config.slice >= 2 ? hitsFromAbove[shooter]! : 0;
  return Math.max(1, coverOf(s, area) + shell - above);
}

/** Mounted Charge (N25.9): one step up in plains, one down in a bog. */
export function chargeBoost(unit: number, area: number, bog: boolean): number {
  if (isMounted[unit] === 0) return 0;
  return isPlains(area) ? 1 : bog ? -1 : 0;
}

export const hasRoomForHouse = (s: State, area: number): boolean => s.houseCount[area]! < CAPACITY[area]!;

/** Whether Blight is next to an area. */
export const besideBlight = (s: State, area: number): boolean =>
  NEXT[area]!.some((next) => s.blightCount[next]! > 0);
export const besideHouse = (s: State, area: number): boolean =>
  NEXT[area]!.some((next) => s.houseCount[next]! > 0);
