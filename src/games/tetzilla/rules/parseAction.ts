import * as v from 'valibot';
import { DIRECTIONS, parseShape, type Result } from '#core';
import type { Action } from './action';
import { ABILITIES } from './markers';
import { BoxName, ColumnName, numberFrom, SeatName, TileName } from './shapes';

const MAX_SPINS = 4;

/** Schema of an action. Whether it is legal is up to the rules. */
export const ActionShape = v.variant('do', [
  v.strictObject({ do: v.literal('choose'), ability: v.picklist(ABILITIES) }),
  v.strictObject({
    do: v.literal('slide'),
    tile: TileName,
    spin: numberFrom(0, MAX_SPINS - 1),
    column: ColumnName,
  }),
  v.strictObject({ do: v.literal('enter'), box: BoxName }),
  v.strictObject({ do: v.literal('step'), to: BoxName }),
  v.strictObject({ do: v.literal('pass') }),
  v.strictObject({
    do: v.literal('fire'),
    guard: BoxName,
    target: v.exactOptional(SeatName),
    dir: v.exactOptional(v.picklist(DIRECTIONS)),
    first: v.exactOptional(SeatName),
  }),
]);

/** Validates the shape of an untrusted action. */
export function parseAction(input: unknown): Result<Action> {
  return parseShape(ActionShape, input);
}
