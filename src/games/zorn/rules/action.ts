import * as v from 'valibot';
import { parseShape, type Result } from '#core';
import { SPELLS } from './facts';
import { PLACES } from './map';
import { ORDER_NAMES, RESOURCES, SEATS, WHYS } from './position';
import { COUNTER_KINDS, MERCENARY_NAMES, UNITS } from './units';

const UnitName = v.picklist(UNITS);
const PlaceName = v.picklist(PLACES);
const SeatName = v.picklist(SEATS);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(500));
const plain = <Do extends string>(word: Do) => v.strictObject({ do: v.literal(word) });
const ofUnit = <Do extends string>(word: Do) => v.strictObject({ do: v.literal(word), unit: UnitName });
const toPlace = <Do extends string>(word: Do) =>
  v.strictObject({ do: v.literal(word), unit: UnitName, to: PlaceName });
const atTarget = <Do extends string>(word: Do) =>
  v.strictObject({ do: v.literal(word), unit: UnitName, target: UnitName });

/** Shape of an action; legality is checked separately. */
const ActionShape = v.variant('do', [
  v.strictObject({ do: v.literal('pick'), why: v.picklist(WHYS), answer: v.string() }),
  v.strictObject({
    do: v.literal('muster'),
    kinds: v.array(v.picklist(COUNTER_KINDS.map(({ name }) => name))),
  }),
  toPlace('deploy'),
  v.strictObject({ do: v.literal('vote'), for: v.nullable(SeatName) }),
  v.strictObject({ do: v.literal('order'), order: v.picklist(ORDER_NAMES), is: v.string() }),
  v.strictObject({
    do: v.literal('give'),
    to: SeatName,
    what: v.exactOptional(v.picklist(RESOURCES)),
    unit: v.exactOptional(UnitName),
  }),
  v.strictObject({ do: v.literal('hire'), kind: v.picklist(MERCENARY_NAMES), at: PlaceName }),
  v.strictObject({ do: v.literal('seize'), at: PlaceName }),
  plain('conjure'),
  v.strictObject({
    do: v.literal('rally'),
    unit: UnitName,
    target: UnitName,
    what: v.picklist(['stun', 'casualties']),
  }),
  ofUnit('tactician'),
  atTarget('lure'),
  toPlace('step'),
  v.strictObject({
    do: v.literal('cast'),
    unit: UnitName,
    spell: v.picklist(SPELLS),
    target: v.picklist([...UNITS, ...PLACES]),
  }),
  atTarget('shoot'),
  v.strictObject({ do: v.literal('scout'), unit: UnitName, at: PlaceName }),
  v.strictObject({
    do: v.literal('charge'),
    unit: UnitName,
    to: PlaceName,
    via: v.exactOptional(PlaceName),
  }),
  ofUnit('push'),
  atTarget('spearhead'),
  v.strictObject({ do: v.literal('fight'), area: PlaceName }),
  v.strictObject({
    do: v.literal('move'),
    unit: UnitName,
    to: PlaceName,
    force: v.exactOptional(v.literal(true)),
    push: v.exactOptional(v.literal(true)),
  }),
  toPlace('flank'),
  v.strictObject({
    do: v.literal('regroup'),
    unit: UnitName,
    what: v.picklist([
      'casualties',
      'poison',
      'stun',
      'terror',
      'potion',
      'food',
      'supplies',
      'cleanse',
      'resurrect',
      'mob',
    ]),
    levy: v.exactOptional(UnitName),
    to: v.exactOptional(PlaceName),
  }),
  plain('end'),
  v.strictObject({ do: v.literal('harvest'), food: Count }),
  v.strictObject({ do: v.literal('feed'), units: Count }),
  ofUnit('hungry'),
  v.strictObject({ do: v.literal('entrench'), at: PlaceName, kind: v.picklist(['entrenchment', 'camp']) }),
  v.strictObject({ do: v.literal('clear'), at: PlaceName }),
  toPlace('return'),
  toPlace('march'),
]);

/** One decision of a seat. */
export type Action = v.InferOutput<typeof ActionShape>;

/** Validates the shape of an untrusted action. */
export const parseAction = (input: unknown): Result<Action> => parseShape(ActionShape, input);
