import { acts, MELEE, MISSILE, MOVE, REGROUP, SPELL, victimIn } from './activation';
import { deedOf, FORCED, PUSHED, partA, partB, partC, RALLIES, REGROUPS } from './code';
import { bring } from './losses';
import { fightFrame, revealFrame, shotFrame } from './makeFrames';
import { NOWHERE } from './map';
import { ORDER_NAMES, ORDER_VALUES } from './position';
import { MOB_COST, POISON_COST, WERGILD } from './prices';
import { learn } from './settle';
import {
  BLESSINGS,
  FOOD,
  GLORY,
  GOLD,
  HOLDINGS,
  HUNGRY,
  MAGIC,
  NEW,
  NOBODY,
  OPEN,
  ORDER_COUNT,
  STUNNED,
  type State,
  SUPPLIES,
} from './state';
import { HOLDING_NAMES, nameOf, placeName, seatName, type Table } from './table';
import { scoutToken } from './traps';
import { D3, GARRISONS, isBlight, KIND_OF, MERCENARY_UNITS } from './units';

/** Blessings for cleansing and resurrection. */
const CLEANSING = 2;
const RESURRECTION = 3;

/** Supplies to drop a unit's Casualties (N20.1). */
export const mendingCost = (unit: number): number => (KIND_OF[unit]!.machine ? 3 : 1);

/** Pays a wergild (N22.1): one gold to the victim, one to the bank. */
function payWergild(t: Table, victim: number): void {
  const { seat } = t.s.activation!;
  t.gain(seat, GOLD, -WERGILD);
  t.gain(victim, GOLD, 1);
}

/** Hires the first available mercenary of a kind (N19.4). */
function hire(t: Table, kind: number, area: number): void {
  const { s } = t;
  const { seat } = s.activation!;
  const unit = MERCENARY_UNITS[kind]!.find((each) => s.at[each] === NOWHERE && !s.gone.includes(each))!;
  t.gain(seat, GOLD, -KIND_OF[unit]!.cost);
  s.owner[unit] = seat;
  bring(t, unit, area);
  s.cond[unit]! |= NEW;
  t.tell?.({ type: 'arrived', unit: nameOf(unit), at: placeName(area), by: 'hire', seat: seatName(seat) });
}

/** Plays an action of an activation (N9) and pushes its consequences. */
export function act(t: Table, code: number): void {
  const { s } = t;
  const activation = s.activation!;
  const { seat } = activation;
  const a = partA(code);
  const b = partB(code);
  const c = partC(code);
  switch (deedOf(code)) {
    case 'order': {
      s.orders[seat * ORDER_COUNT + a] = b;
      const order = ORDER_NAMES[a]!;
      t.tell?.({ type: 'ordered', seat: seatName(seat), order, is: ORDER_VALUES[order][b]! });
      return;
    }
    case 'give-what':
      giveWhat(t, a, b);
      return;
    case 'give-unit':
      s.owner[b] = a;
      s.setRosters();
      t.tell?.({ type: 'given', seat: seatName(seat), to: seatName(a), unit: nameOf(b) });
      return;
    case 'hire':
      hire(t, a, b);
      return;
    case 'seize':
      payWergild(t, s.worksSeat[b]!);
      s.worksSeat[b] = seat;
      t.tell?.({ type: 'works', at: placeName(b), kind: 'camp', seat: seatName(seat) });
      return;
    case 'conjure':
      conjure(t, seat);
      return;
    case 'rally':
      activation.rally = true;
      if (RALLIES[c] === 'stun') t.clearState(b);
      else {
        if (KIND_OF[b]!.machine) t.pay(seat, SUPPLIES, mendingCost(b));
        t.heal(b);
      }
      return;
    case 'tactician':
      activation.acted.push(a);
      activation.free = followersOf(s, a);
      return;
    case 'lure':
      activation.lure = true;
      t.push({ do: 'lure', pc: 0, unit: a, target: b });
      return;
    case 'step':
      activation.free = activation.free.filter((unit) => unit !== a);
      walk(t, a, b, 'step');
      return;
    case 'cast':
      acts(s, a, SPELL);
      t.push({
        do: 'cast',
        pc: 0,
        unit: a,
        spell: c,
        target: b,
        first: 0,
        other: 0,
        effect: '',
        list: [],
        i: 0,
      });
      return;
    case 'shoot':
      acts(s, a, MISSILE);
      if (!isBlight(b)) payWergild(t, s.owner[b]!);
      t.push(shotFrame(a, b, s.at[b]!, isBlight(b) ? seat : NOBODY));
      return;
    case 'scout': {
      acts(s, a, MISSILE);
      const garrison = GARRISONS.find((unit) => s.at[unit] === b && (s.cond[unit]! & OPEN) === 0);
      if (garrison === undefined) scoutToken(t, a, b);
      else t.push(revealFrame(garrison));
      return;
    }
    case 'charge':
      charge(t, a, b, c - 1);
      return;
    case 'push':
      activation.pushed.push(a);
      t.push({ do: 'push', pc: 0, unit: a, area: s.at[a]!, target: -1 });
      return;
    case 'spearhead':
      activation.named.push(a);
      t.push({ do: 'spearhead', pc: 0, unit: a, area: s.at[a]!, target: b });
      return;
    case 'fight': {
      const victim = s.blightCount[b]! > 0 ? NOBODY : victimIn(s, b);
      activation.charges = activation.charges.filter(({ to }) => to !== b);
      activation.closed = true;
      activation.fighting = activation.charges.length > 0;
      t.push(fightFrame({ area: b, side: 'house', victim, seat: victim === NOBODY ? seat : NOBODY }));
      return;
    }
    case 'move':
      move(t, a, b, c);
      return;
    case 'flank':
      acts(s, a, MOVE);
      walk(t, a, b, 'flank');
      return;
    case 'regroup':
      acts(s, a, REGROUP);
      regroup(t, a, REGROUPS[b]!);
      return;
    case 'mob': {
      const leader = s.commander[seat]!;
      acts(s, leader, REGROUP);
      t.pay(seat, SUPPLIES, MOB_COST);
      s.lost = s.lost.filter((unit) => unit !== a);
      bring(t, a, b);
      t.tell?.({ type: 'arrived', unit: nameOf(a), at: placeName(b), by: 'mob' });
      return;
    }
    default:
      return;
  }
}

/** Spends a blessing on a food and a supplies (N23.6). */
export function conjure(t: Table, seat: number): void {
  t.gain(seat, BLESSINGS, -1);
  t.gain(seat, FOOD, 1);
  t.gain(seat, SUPPLIES, 1);
}

function giveWhat(t: Table, to: number, what: number): void {
  const { s } = t;
  const activation = s.activation!;
  const { seat, spoils } = activation;
  s.holdings[seat * HOLDINGS + what]!--;
  s.holdings[to * HOLDINGS + what]!++;
  t.tell?.({ type: 'given', seat: seatName(seat), to: seatName(to), what: HOLDING_NAMES[what]! });
  if (what === GLORY) return;
  const kind = what as 0 | 1 | 2;
  spoils[kind] = hasActed(s) ? spoils[kind] - 1 : Math.min(spoils[kind], s.holds(seat, what));
}

/** Whether an action of the activation has been taken; calling on the tactician is one (N19.6). */
export const hasActed = (s: State): boolean => s.activation!.step > 0 || s.activation!.acted.length > 0;

/** Units that may take the tactician's free step (N25.6). */
export const followersOf = (s: State, tactician: number): number[] => {
  const activation = s.activation!;
  return s.rosters[activation.seat]!.filter(
    (unit) =>
      unit !== tactician &&
      s.at[unit] === s.at[tactician] &&
      (s.cond[unit]! & (HUNGRY | NEW | STUNNED)) === 0 &&
      !s.isFrozen(unit) &&
      !activation.acted.includes(unit),
  );
};

function walk(t: Table, unit: number, to: number, by: string): void {
  const from = t.s.at[unit]!;
  t.s.put(unit, to);
  t.moved(unit, [from, to], by);
}

/** A unit charges (N12.1). @param via the area it passes through (N25.5); −1 for none */
function charge(t: Table, unit: number, to: number, via: number): void {
  const { s } = t;
  const activation = s.activation!;
  const again = activation.again.includes(unit);
  activation.again = activation.again.filter((each) => each !== unit);
  acts(s, unit, MELEE);
  if (again && KIND_OF[unit]!.abilities.has('assault')) activation.assaulted.push(unit);
  const victim = s.blightCount[to]! > 0 ? NOBODY : victimIn(s, to);
  if (victim !== NOBODY && !activation.charges.some((each) => each.to === to)) payWergild(t, victim);
  const start = s.at[unit]!;
  const from = via < 0 ? start : via;
  activation.charges = [...activation.charges, { unit, from, to }];
  s.put(unit, to);
  s.from[unit] = from;
  t.moved(unit, via < 0 ? [start, to] : [start, via, to], 'charge');
}

function move(t: Table, unit: number, to: number, how: number): void {
  const { s } = t;
  acts(s, unit, MOVE);
  if ((how & PUSHED) !== 0) t.gain(s.activation!.seat, BLESSINGS, -1);
  walk(t, unit, to, 'move');
  if ((how & FORCED) !== 0) t.push({ do: 'march', pc: 0, unit });
}

/** Carries out a unit's Regroup (N20, N23.3, N23.7, N25.34). */
function regroup(t: Table, unit: number, what: (typeof REGROUPS)[number]): void {
  const { s } = t;
  const activation = s.activation!;
  const { seat } = activation;
  switch (what) {
    case 'casualties':
      if (t.slice >= 1) t.pay(seat, SUPPLIES, mendingCost(unit));
      t.heal(unit);
      return;
    case 'poison':
      t.pay(seat, SUPPLIES, POISON_COST);
      t.poison(unit, false);
      return;
    case 'stun':
      t.clearState(unit);
      return;
    case 'terror':
      t.push({ do: 'calm', pc: 0, unit });
      return;
    case 'potion': {
      const level = s.holds(seat, MAGIC) + 1;
      activation.potion = true;
      for (const resource of [FOOD, SUPPLIES, GOLD]) t.gain(seat, resource, -level);
      learn(t, seat);
      return;
    }
    case 'food':
    case 'supplies':
      t.gain(seat, what === 'food' ? FOOD : SUPPLIES, t.roll('forage', D3, unit));
      return;
    case 'cleanse':
      t.gain(seat, BLESSINGS, -CLEANSING);
      t.poison(unit, false);
      return;
    case 'resurrect':
      t.gain(seat, BLESSINGS, -RESURRECTION);
      t.heal(unit);
      return;
  }
}
