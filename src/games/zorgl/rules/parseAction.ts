import * as v from 'valibot';
import { DIRECTIONS, parseShape, type Result } from '#core';
import type { Action } from './action';
import { BoxName, Card, Seats, Suits } from './shapes';

const card = { card: Card };
const suit = { suit: v.exactOptional(Suits) };
const flee = { flee: v.exactOptional(BoxName) };
const to = { to: BoxName };
const target = { target: Seats };
const unit = { unit: BoxName };
const dir = { dir: v.picklist(DIRECTIONS) };

/** Schema of an action. Whether it is legal is up to the rules. */
export const ActionShape = v.variant('do', [
  v.strictObject({ do: v.literal('move'), ...card, ...to, ...suit, ...flee }),
  v.strictObject({ do: v.literal('attack'), ...card, ...target, ...suit, ...flee }),
  v.strictObject({ do: v.literal('ignore'), ...card, ...suit }),
  v.strictObject({ do: v.literal('blitz'), ...card, ...to }),
  v.strictObject({ do: v.literal('burrow'), ...card, ...to }),
  v.strictObject({ do: v.literal('leap'), ...card, ...to }),
  v.strictObject({ do: v.literal('throw'), ...card, ...target, ...dir, ...flee }),
  v.strictObject({ do: v.literal('frenzy'), ...card, ...target, ...flee }),
  v.strictObject({ do: v.literal('shake'), ...card, ...target }),
  v.strictObject({ do: v.literal('army-move'), ...card, ...unit, ...to, ...suit }),
  v.strictObject({ do: v.literal('army-attack'), ...card, ...unit, ...target, ...suit, ...flee }),
  v.strictObject({ do: v.literal('blitz-on'), ...to, ...flee }),
  v.strictObject({ do: v.literal('frenzy-on'), ...target, ...flee }),
  v.strictObject({ do: v.literal('missile'), ...card, ...target }),
  v.strictObject({ do: v.literal('sweep'), ...card, ...target, ...flee }),
  v.strictObject({ do: v.literal('sweep-on'), ...target, ...flee }),
  v.strictObject({ do: v.literal('hover'), ...card }),
  v.strictObject({ do: v.literal('ink'), ...card }),
  v.strictObject({ do: v.literal('tail'), ...target, ...flee }),
  v.strictObject({
    do: v.literal('discard'),
    cards: v.pipe(v.array(Card), v.minLength(1), v.maxLength(3)),
  }),
  v.strictObject({ do: v.literal('land'), ...to }),
  v.strictObject({ do: v.literal('fall'), ...to }),
  v.strictObject({ do: v.literal('stop') }),
  v.strictObject({ do: v.literal('end') }),
]);

/** Validates the shape of an untrusted action. */
export function parseAction(input: unknown): Result<Action> {
  return parseShape(ActionShape, input);
}
