import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { gameFileShape } from '#core';
import { ActionShape, PositionShape, SEATS, type View } from '#king-of-monsters/rules';
import { LESSON_SHAPES, lessonFileShape } from '#learning';
import { convert, named, type Overrides } from './convert';

const { king, heroes, chart, decks, stack, rng: _hidden, ...shared } = PositionShape.entries;
const HeroShape = heroes.entries.artemis.wrapped;
const ZoneShape = shared.zones.entries.lines;
const RowShape = chart.entries.R;
const PlateShape = RowShape.entries.plates.item;
const DeckShape = decks.entries.king;
const [discard, replace, trade, ...decisions] = stack.item.options;

/** More than all cards of a side. */
const MAX_HIDDEN = 200;
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_HIDDEN));
const Hidden = v.strictObject({ count });
const hiddenPile = <Pile extends v.GenericSchema<unknown, string[]>>(pile: Pile) =>
  v.union([pile, v.strictObject({ count, top: v.exactOptional(DeckShape.entries.action.item) })]);

const ViewHero = v.strictObject({
  ...HeroShape.entries,
  hand: v.union([HeroShape.entries.hand, Hidden]),
  stored: v.union([HeroShape.entries.stored, v.literal(true)]),
});
const ViewRow = v.strictObject({
  ...RowShape.entries,
  plates: v.pipe(
    v.array(v.strictObject({ ...PlateShape.entries, card: v.nullable(PlateShape.entries.card) })),
    v.maxLength(5),
  ),
});
const ViewDeck = v.strictObject({
  ...DeckShape.entries,
  combat: hiddenPile(DeckShape.entries.combat),
  action: hiddenPile(DeckShape.entries.action),
});
const seenHero = v.exactOptional(ViewHero);
const offer = v.strictObject({
  ...trade.entries.offer.wrapped.entries,
  card: v.nullable(trade.entries.offer.wrapped.entries.card),
});

/** A position, redacted for one viewer. */
const ViewShape = v.strictObject({
  ...shared,
  king: v.strictObject({ ...king.entries, hand: v.union([king.entries.hand, Hidden]) }),
  heroes: v.strictObject({
    artemis: seenHero,
    dynamo: seenHero,
    brick: seenHero,
    grey: seenHero,
    anvil: seenHero,
    ibis: seenHero,
    bamf: seenHero,
    ninja: seenHero,
  }),
  chart: v.strictObject({ R: ViewRow, G: ViewRow, Y: ViewRow, B: ViewRow }),
  decks: v.strictObject({ king: ViewDeck, league: ViewDeck }),
  stack: v.array(
    v.variant('kind', [
      discard,
      replace,
      v.strictObject({ ...trade.entries, offer: v.nullable(offer) }),
      ...decisions,
    ]),
  ),
});

type Assert<Truth extends true> = Truth;
/** Asserts that the schema's views are views of the program. */
export type KingViewsAgree = Assert<v.InferOutput<typeof ViewShape> extends View ? true : false>;

const GameFileShape = gameFileShape('king-of-monsters', SEATS);

const OVERRIDES: Overrides = new Map<unknown, JsonSchema>([
  [GameFileShape.entries.initial, { $ref: '#/$defs/position' }],
  [GameFileShape.entries.actions.item, { $ref: '#/$defs/action' }],
  [LESSON_SHAPES.position, { $ref: '#/$defs/position' }],
  [LESSON_SHAPES.action, { $ref: '#/$defs/action' }],
]);

const CARDS = { combatCard: DeckShape.entries.combat.item, actionCard: DeckShape.entries.action.item };
/** Any card, as named in actions. */
const ACTED = ActionShape.options[0].entries.card;
const PARTS = { ...CARDS, hero: HeroShape, zone: ZoneShape, row: RowShape, deck: DeckShape };

/** Schemas of King of Monsters' exchange formats, by file name. */
export const KING_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  'king-of-monsters-position.schema.json': named(
    'Position of King of Monsters',
    'A whole position. Valid ones keep more rules than a schema can say: all cards of each side are there, and the open decisions agree with the table.',
    convert(PositionShape, OVERRIDES, PARTS),
  ),
  'king-of-monsters-view.schema.json': named(
    'View of King of Monsters',
    'A position as one viewer knows it: hidden hands and piles are counts, hidden plates and offers have no card.',
    convert(ViewShape, OVERRIDES, {
      ...CARDS,
      zone: ZoneShape,
      hidden: Hidden,
      hero: ViewHero,
      row: ViewRow,
      deck: ViewDeck,
    }),
  ),
  'king-of-monsters-action.schema.json': named(
    'Action of King of Monsters',
    'One complete decision of a seat. Whether it is legal depends on the position.',
    convert(ActionShape, OVERRIDES, { card: ACTED }),
  ),
  'king-of-monsters-game.schema.json': named(
    'Game file of King of Monsters',
    'A game from its first position: what links and files hold.',
    convert(GameFileShape, OVERRIDES, {
      ...PARTS,
      position: PositionShape,
      action: ActionShape,
      card: ACTED,
    }),
  ),
  'king-of-monsters-lesson.schema.json': named(
    'Lesson of King of Monsters',
    'An example that the rules play: what is said, marked, asked and done step by step, and what must come out.',
    convert(lessonFileShape('king-of-monsters'), OVERRIDES, {
      ...PARTS,
      text: LESSON_SHAPES.text,
      mark: LESSON_SHAPES.mark,
      position: PositionShape,
      action: ActionShape,
      card: ACTED,
    }),
  ),
};
