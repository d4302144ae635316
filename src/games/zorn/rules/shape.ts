import * as v from 'valibot';
import { CARDS, HOUSE_NAMES, SPELLS, TOKENS } from './facts';
import { AREAS, DENS, PLACES, TOWNS } from './map';
import {
  FORKS,
  NIGHT_STEPS,
  ORDER_NAMES,
  ORDER_VALUES,
  PHASES,
  SEATS,
  SLICES,
  STATES,
  STEPS,
  WHYS,
} from './position';
import { ALL_COMMANDERS, ALL_MAGIC_USERS, UNITS } from './units';

const Flag = v.boolean();
const from = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const Many = from(0, 30_000);
const UnitName = v.picklist(UNITS);
const AreaName = v.picklist(AREAS);
const PlaceName = v.picklist(PLACES);
const SeatName = v.picklist(SEATS);
const UnitNames = v.array(UnitName);
const MAX_DAYS = 4;

const all = <Name extends string, Shape>(names: readonly Name[], shape: Shape) =>
  Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>;
const optional = <Name extends string, Shape extends v.GenericSchema>(names: readonly Name[], shape: Shape) =>
  v.strictObject(all(names, v.exactOptional(shape)));

const Orders = v.strictObject(
  Object.fromEntries(ORDER_NAMES.map((order) => [order, v.picklist(ORDER_VALUES[order])])) as Record<
    (typeof ORDER_NAMES)[number],
    v.PicklistSchema<readonly string[], undefined>
  >,
);
const Seat = v.strictObject({
  house: v.picklist(HOUSE_NAMES),
  commander: v.nullable(v.picklist(ALL_COMMANDERS.map((unit) => UNITS[unit]!))),
  magicUser: v.nullable(v.picklist(ALL_MAGIC_USERS.map((unit) => UNITS[unit]!))),
  glory: Many,
  food: Many,
  supplies: Many,
  gold: Many,
  magic: from(0, 5),
  blessings: Many,
  relics: from(0, 6),
  orders: Orders,
});
const Unit = v.strictObject({
  at: v.nullable(PlaceName),
  hits: from(0, 3),
  state: v.exactOptional(v.picklist(STATES)),
  poisoned: v.exactOptional(v.literal(true)),
  hungry: v.exactOptional(v.literal(true)),
  seat: v.exactOptional(SeatName),
  new: v.exactOptional(v.literal(true)),
  open: v.exactOptional(Flag),
  star: v.exactOptional(Flag),
});
const Marks = v.array(v.strictObject({ at: AreaName, seat: SeatName, till: v.string() }));
const Activation = v.strictObject({
  seat: SeatName,
  step: v.picklist(STEPS),
  acted: UnitNames,
  charges: v.array(v.strictObject({ unit: UnitName, from: AreaName, to: AreaName })),
  fighting: Flag,
  closed: Flag,
  again: UnitNames,
  assaulted: UnitNames,
  free: UnitNames,
  pushed: UnitNames,
  named: UnitNames,
  rally: Flag,
  lure: Flag,
  potion: Flag,
  spoils: v.strictObject({ food: Many, supplies: Many, gold: Many }),
});
const Ask = v.strictObject({
  seat: SeatName,
  why: v.picklist(WHYS),
  of: v.exactOptional(v.pipe(v.array(v.string()), v.nonEmpty())),
  unit: v.exactOptional(UnitName),
  area: v.exactOptional(v.nullable(AreaName)),
  for: v.exactOptional(v.string()),
  spell: v.exactOptional(v.picklist(SPELLS)),
  answers: v.exactOptional(v.pipe(v.array(SeatName), v.nonEmpty())),
  votes: v.exactOptional(optional(SEATS, v.nullable(SeatName))),
});
const Counts = optional(SEATS, v.pipe(v.number(), v.integer()));

/** Shape of a position; consistency is checked afterwards. */
export const PositionShape = v.strictObject({
  game: v.literal('zorn'),
  version: v.literal(1),
  options: v.strictObject({
    rules: v.picklist(SLICES),
    players: from(1, 5),
    days: from(2, MAX_DAYS),
    limit: from(1, 40),
    forks: v.picklist(['turn', 'unit']),
    duel: Flag,
    feud: Flag,
    vanguard: from(0, 14),
    menace: from(0, 6),
  }),
  turn: v.strictObject({
    number: from(1, 3 * MAX_DAYS),
    phase: v.picklist(PHASES),
    space: from(0, 10),
    fork: v.nullable(v.picklist(FORKS)),
    track: v.pipe(v.array(v.picklist([...SEATS, 'W'])), v.maxLength(5)),
    steward: SeatName,
  }),
  terror: Many,
  seats: optional(SEATS, Seat),
  units: v.record(UnitName, Unit),
  lost: UnitNames,
  gone: UnitNames,
  resting: UnitNames,
  dens: optional(
    DENS.map((area) => AREAS[area]!),
    v.strictObject({ token: v.picklist(TOKENS), shown: Flag }),
  ),
  towns: v.strictObject(
    all(
      TOWNS.map((area) => AREAS[area]!),
      v.nullable(SeatName),
    ),
  ),
  works: v.record(AreaName, v.strictObject({ kind: v.picklist(['entrenchment', 'camp']), seat: SeatName })),
  marks: v.strictObject({
    flood: Flag,
    frozen: UnitNames,
    quakes: Marks,
    walls: Marks,
    bold: v.array(v.strictObject({ unit: UnitName, seat: SeatName })),
    curse: v.nullable(v.strictObject({ at: v.nullable(AreaName) })),
    wedding: from(0, 5),
  }),
  deck: v.array(v.picklist(CARDS)),
  discard: v.array(v.picklist(CARDS)),
  activation: v.nullable(Activation),
  night: v.nullable(
    v.strictObject({
      step: v.picklist(NIGHT_STEPS),
      queue: v.array(SeatName),
      count: Many,
      marched: UnitNames,
    }),
  ),
  ask: v.nullable(Ask),
  work: v.nullable(
    v.strictObject({
      stack: v.pipe(v.array(v.record(v.string(), v.unknown())), v.nonEmpty()),
      from: v.record(UnitName, v.nullable(AreaName)),
    }),
  ),
  rng: v.optional(v.string()),
  outcome: v.nullable(
    v.variant('result', [
      v.strictObject({
        result: v.literal('lost'),
        reason: v.picklist(['terror', 'house']),
        glory: Counts,
      }),
      v.strictObject({
        result: v.literal('won'),
        reason: v.literal('night'),
        winners: v.pipe(v.array(SeatName), v.nonEmpty()),
        glory: Counts,
        cache: Counts,
      }),
    ]),
  ),
});
