import * as v from 'valibot';
import { parseShape, type Result } from '#core';
import { ACTION_CARDS, COLOURS, COMBAT_CARDS } from './cards';
import { HEROES, ZONES } from './island';
import { SIDES } from './position';

const CardName = v.picklist([...COMBAT_CARDS, ...ACTION_CARDS]);
const RowName = v.picklist(COLOURS);
const HeroName = v.picklist(HEROES);
const Column = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));
const plain = <Do extends string>(word: Do) => v.strictObject({ do: v.literal(word) });
const withCard = <Do extends string>(word: Do) => v.strictObject({ do: v.literal(word), card: CardName });
const withRow = <Do extends string>(word: Do) => v.strictObject({ do: v.literal(word), row: RowName });
const withPlate = <Do extends string>(word: Do) =>
  v.strictObject({ do: v.literal(word), row: RowName, col: Column });
const ofHero = <Do extends string>(word: Do) =>
  v.strictObject({ do: v.literal(word), hero: HeroName, card: CardName });
const inColour = <Do extends string>(word: Do) =>
  v.strictObject({ do: v.literal(word), card: CardName, colour: v.exactOptional(RowName) });

/** Shape of an action; legality is checked separately. */
export const ActionShape = v.variant('do', [
  withCard('discard'),
  plain('draw'),
  withPlate('replace'),
  plain('pass'),
  ofHero('offer'),
  ofHero('trade'),
  plain('take'),
  plain('leave'),
  withRow('place'),
  plain('keep'),
  withCard('smash'),
  ofHero('attack'),
  plain('gamble'),
  v.strictObject({ do: v.literal('end'), store: v.exactOptional(CardName) }),
  v.strictObject({
    do: v.literal('grey'),
    row: v.exactOptional(RowName),
    col: v.exactOptional(Column),
    card: CardName,
  }),
  inColour('answer'),
  withCard('advance'),
  plain('stay'),
  plain('accept'),
  plain('airstrip'),
  plain('give'),
  plain('redraw'),
  v.strictObject({ do: v.literal('move'), to: v.picklist(ZONES), card: CardName }),
  withPlate('peek'),
  plain('fight'),
  v.strictObject({ do: v.literal('cover'), row: RowName, card: CardName }),
  v.strictObject({ do: v.literal('shift'), to: RowName, card: CardName }),
  withRow('compare'),
  withRow('duel'),
  withPlate('token'),
  withCard('brick'),
  withCard('motorpool'),
  inColour('open'),
  plain('open-top'),
  v.strictObject({ do: v.literal('look'), deck: v.picklist(SIDES) }),
  plain('drop'),
]);

/** One decision of a seat. */
export type Action = v.InferOutput<typeof ActionShape>;

/** Validates the shape of an untrusted action. */
export const parseAction = (input: unknown): Result<Action> => parseShape(ActionShape, input);
